"""The first start on a machine: what compiles in the background, how far it is, and that it ends with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from gauntlet.cli.compiling import BotCompiler, Compilation, RulesCompiler
from gauntlet.server.app import create_app
from gauntlet.server.ops.settings import Settings
from testkit.server.fixtures import FakeBots
from testkit.server.real_server import PATIENCE, free_port

COMPILING = 400.0
"""Seconds: from nothing, on a busy machine."""


class Slow:
    """A compilation that takes as long as the test likes."""

    running, progress, stopped = True, 0.25, False

    def stop(self) -> None:
        self.stopped = True


@pytest.mark.anyio
async def test_while_the_rules_are_compiled_only_what_needs_them_waits(tmp_path: Path) -> None:
    compilation = Slow()
    app = create_app(Settings.load(data=tmp_path), FakeBots(), compilation=compilation)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as browser,
    ):
        assert (await browser.get("/api/health")).status_code == 200
        assert (await browser.post("/api/session", json={"name": "Ana"})).status_code == 201
        assert (await browser.get("/api/lobby")).status_code == 200
        answer = await browser.get("/api/ready")
        assert (answer.status_code, answer.json()) == (503, {"ready": False, "compiled": 0.25})
        game = asyncio.create_task(browser.post("/api/bot-game", json={"bot": "mason"}))
        done, _ = await asyncio.wait({game}, timeout=0.5)
        assert not done
        compilation.running = False
        assert (await game).status_code == 201
        assert (await browser.get("/api/ready")).json() == {"ready": True, "compiled": 1.0}
    assert compilation.stopped


def test_what_is_compiled_starts_no_process() -> None:
    rules = RulesCompiler()
    together = Compilation(rules, BotCompiler(after=rules))
    assert not together.running
    rules.wait()
    together.stop()
    assert Compilation(None, BotCompiler()).progress == 1.0


@pytest.mark.parametrize("kind", [RulesCompiler, BotCompiler])
def test_what_has_compiled_leaves_no_pipe_open(
    kind: type[RulesCompiler | BotCompiler], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gauntlet.rules.warm.is_compiled", lambda _: False)
    monkeypatch.setattr(sys, "executable", "true")
    before = len([*Path("/proc/self/fd").iterdir()])
    compiler = kind()
    compiler.wait()
    _until(lambda: len([*Path("/proc/self/fd").iterdir()]) == before)


@pytest.mark.parametrize(
    ("how", "late"), [(signal.SIGINT, False), (signal.SIGTERM, True)], ids=["at once", "when several compile"]
)
def test_a_server_that_is_stopped_leaves_no_compiler_behind(how: signal.Signals, late: bool, tmp_path: Path) -> None:
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "gauntlet", "play", "--no-browser", "--port", str(free_port())]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Gauntlet is ready: http://localhost:")
    children = _children(process.pid)
    assert len(children) == len(("gauntlet.match.warm", "gauntlet.bots.warm"))
    if late:
        _until(lambda: any(map(_children, children)), COMPILING)  # several processes go on once the bots have a base
    children += [grandchild for child in children for grandchild in _children(child)]
    process.send_signal(how)
    process.wait(PATIENCE)
    _until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
    process.stdout.close()


def _until(so: Callable[[], bool], patience: float = PATIENCE) -> None:
    until = time.monotonic() + patience
    while not so():
        assert time.monotonic() < until
        time.sleep(0.05)


def _children(pid: int) -> list[int]:
    """None, if it has come to its end meanwhile."""
    found: list[int] = []
    with suppress(FileNotFoundError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (task / "children").read_text().split())
    return found
