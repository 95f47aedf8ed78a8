"""The wheel, built and installed into an empty environment without Node: it has the page, and a game can be played."""

from __future__ import annotations

import http.client
import json
import shlex
import shutil
import subprocess
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest
from platformdirs import user_cache_path
from playwright.sync_api import Browser, Page, expect

from testkit.browser.playing import decide_by_mouse, send_button, t
from testkit.browser.real_browser import WEB
from testkit.documents import blocks
from testkit.once import once
from testkit.package import ROOT, build, empty_environment, install
from testkit.server.real_server import free_port

MAX_BYTES = 3_000_000
PATIENCE = 600.0
"""Seconds: a first start without bytecode, on a busy machine."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (WEB / "index.html").exists():
        pytest.skip("the page is not built: make web/dist/index.html")
    (made,) = once(tmp_path_factory, "wheel", partial(build, "wheel")).glob("*.whl")
    return made


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return once(tmp_path_factory, "installed", lambda folder: install(wheel, folder, "[envs]")) / "bin"


@pytest.fixture
def port(programs: Path, tmp_path: Path) -> Iterator[int]:
    """Of `gauntlet play`, on a machine that has never seen it."""
    free = free_port()
    command = [f"{programs}/gauntlet", "play", "--no-browser", "--port", str(free)]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, env=empty_environment(programs, tmp_path), stdout=log, stderr=log)
    try:
        until = time.monotonic() + PATIENCE
        while not _answer(free, "/api/health"):
            assert process.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < until
            time.sleep(0.05)
        yield free
    finally:
        process.terminate()
        process.wait()


def _answer(port: int, path: str) -> tuple[int, bytes] | None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with closing(connection), suppress(OSError, http.client.HTTPException):
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    return None


def test_the_wheel_has_the_page_and_is_small(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {"gauntlet/web/index.html", "gauntlet/web/sw.js", "gauntlet/py.typed"} <= set(names)
    modules = {Path(name).name.partition("-")[0] for name in names if name.endswith(".wasm")}
    assert modules == {"kernel", "review", "mind"}
    assert {Path(name).parts[0] for name in names} == {"gauntlet", "gauntlet_game-0.1.0.dist-info"}
    assert wheel.stat().st_size <= MAX_BYTES


def test_the_same_sources_give_the_same_bytes_and_the_sdist_gives_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    for name in ("once", "again"):
        build("sdist", tmp_path / name)
    first, second = sorted(tmp_path.glob("*/*.tar.gz"))
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert not (source / "web" / "node_modules").exists()
    assert build("wheel", tmp_path / "from-sdist", source).read_bytes() == wheel.read_bytes()


def test_a_wheel_without_the_page_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for folder in ("tools", "src"):
        shutil.copytree(ROOT / folder, source / folder)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    with pytest.raises(subprocess.CalledProcessError) as failure:
        build("wheel", tmp_path / "dist", source)
    assert b"The page is not built" in failure.value.stderr


@pytest.mark.timeout(2400)
def test_a_game_is_played_on_a_machine_that_has_never_seen_it(port: int, programs: Path, chromium: Browser) -> None:
    """The page comes before the rules are compiled, and says how far that is; a game that is asked for starts then."""
    status, body = _answer(port, "/api/ready") or (0, b"")
    assert (status, json.loads(body)["ready"]) == (503, False)
    assert not (programs / "node").exists()
    page = chromium.new_page(base_url=f"http://localhost:{port}", locale="en", reduced_motion="reduce")
    try:
        page.goto("/")
        expect(page.get_by_text(t("preparing-title"))).to_be_visible()
        page.get_by_role("button", name=t("start-bot-go"), exact=True).click()
        expect(page.get_by_text(t("preparing-title"))).to_have_count(0, timeout=1000 * PATIENCE)
        _play_a_move(page)
    finally:
        page.close()
    assert (_answer(port, "/api/ready") or (0, b""))[0] == 200


def _play_a_move(page: Page) -> None:
    mine = t("table-title-yours")
    expect(page).to_have_title(mine, timeout=1000 * PATIENCE)  # the bot, which may begin, is compiled last
    decide_by_mouse(page)
    send_button(page).click()
    expect(page).not_to_have_title(mine)
    expect(page).to_have_title(mine, timeout=1000 * PATIENCE)


def test_extras_are_asked_for_in_one_sentence(programs: Path, tmp_path: Path) -> None:
    environment = empty_environment(programs, tmp_path)
    for flags, what in ((["--database", "postgresql://h/d"], "PostgreSQL"), (["--redis", "redis://h"], "Redis")):
        command = [f"{programs}/gauntlet", "serve", *flags]
        run = subprocess.run(command, env=environment, capture_output=True, text=True)
        sentence = f"gauntlet: {what} needs an extra of the package: pip install 'gauntlet-game[server]'\n"
        assert (run.returncode, run.stderr) == (2, sentence)


@pytest.mark.timeout(2400)
@pytest.mark.parametrize("name", ["play", "host", "train"])
def test_a_tutorial_works_word_by_word(name: str, wheel: Path, programs: Path, tmp_path: Path) -> None:
    """Every command in order, and every file. Only the port is another one, and no window opens.

    What the test above has compiled from nothing is not compiled again: the cache is the one of this machine.
    """
    home = tmp_path / "home"
    home.mkdir()
    environment = empty_environment(programs, home) | {"XDG_CACHE_HOME": str(user_cache_path())}
    environment["PATH"] += ":/usr/bin:/bin"  # for curl
    free, servers = free_port(), list[subprocess.Popen[bytes]]()
    try:
        for block in blocks(ROOT / "docs" / f"{name}.md"):
            if block.title:
                (tmp_path / block.title).write_text(block.code)
            for line in block.code.splitlines() if block.language == "console" else ():
                command = line.removeprefix("$ ").replace("8000", str(free))
                if command.startswith("pip install"):
                    assert wheel.name in command
                elif command.startswith(("gauntlet play", "gauntlet serve")):
                    flags = f" --no-browser --port {free}" if "play" in command else ""
                    servers.append(subprocess.Popen(shlex.split(f"{programs}/{command}{flags}"), env=environment))
                    _until_ready(free, servers[-1])
                else:
                    shell = ["/bin/bash", "-c", command]
                    run = subprocess.run(shell, env=environment, cwd=tmp_path, capture_output=True)
                    assert run.returncode == 0, f"{command}: {run.stderr.decode()}"
    finally:
        for server in servers:
            server.terminate()
            server.wait()


def _until_ready(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while (_answer(port, "/api/ready") or (0, b""))[0] != 200:
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.1)
