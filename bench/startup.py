"""What the first start on a machine costs: python -m bench.startup prints a table. Keep the machine idle meanwhile.

Everything is compiled anew, into a Numba cache that is empty. Seconds are those of the clock and, in brackets, of the
processor, which say more on a machine that is not idle.
"""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from bench.speed import row
from testkit.server.real_server import Process, new_person, new_table, people_go

PROCESSES = {
    "rules and tables": "from gauntlet.match import warm; from gauntlet.rules import warm as rules\n"
    "rules.warm_up(); warm.warm_up()",
    "bots": "from gauntlet.bots import warm\nwarm.main(); warm.warm_up()",
}
"""What a first start compiles at the same time (`gauntlet.cli.compiling`), one after the other; bots in up to three
processes."""
PATIENCE = 300.0


def seconds_to_compile(code: str, cache: Path) -> tuple[float, float]:
    """By the clock and of the processor, without what it takes to start Python and to load what is compiled."""
    first, again = _run(code, cache), _run(code, cache)
    return first[0] - again[0], first[1] - again[1]


def seconds_of_first_start(cache: Path) -> tuple[float, float]:
    """From nothing until everything is compiled, with the processes that a server starts for it."""
    return _run(
        "from gauntlet.cli.compiling import BotCompiler, RulesCompiler; BotCompiler(after=RulesCompiler()).finish()",
        cache,
    )


def _run(code: str, cache: Path) -> tuple[float, float]:
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=os.environ | {"NUMBA_CACHE_DIR": str(cache)}, check=True)
    after, seconds = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter() - begin
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class Start:
    """A server that starts, and how long it takes until something is so."""

    def __init__(self, folder: Path) -> None:
        self.process = Process(folder)
        self._begin = time.perf_counter()
        self.process.begin()

    def until_answered(self, path: str) -> tuple[float, float]:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError), urllib.request.urlopen(self.process.address + path, timeout=5):  # noqa: S310
                return self.so_far()
            time.sleep(0.05)
        raise SystemExit(self.process.log.read_text())

    async def until_bot_decides(self) -> tuple[float, float]:
        ana = await new_person(self.process)
        async with people_go(ana):
            await new_table([ana], bots=1)
            await ana.until(lambda: ana.choices)
            while ana.choices:  # a decision may be followed by another of the same turn
                ref = await ana.decide()
                await ana.until(lambda ref=ref: ref in ana.answers)  # type: ignore[misc]
                await ana.until(lambda: ana.last >= ana.answers[ref]["number"])  # noqa: B023
            await ana.until(lambda: ana.choices, PATIENCE)
        return self.so_far()

    def so_far(self) -> tuple[float, float]:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return time.perf_counter() - self._begin, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def shown(seconds: tuple[float, float]) -> str:
    return f"{seconds[0]:.1f} s ({seconds[1]:.1f} s)"


def main() -> None:
    row("what", "measured", "target")
    with tempfile.TemporaryDirectory() as folder:
        measured = []
        for what, code in PROCESSES.items():
            measured.append(seconds_to_compile(code, Path(folder)))
            row(f"compile of {what}", shown(measured[-1]), "")
        by_clock, of_processor = (sum(seconds) for seconds in zip(*measured, strict=True))
        row("compile of all of them, one after the other", shown((by_clock, of_processor)), "")
    with tempfile.TemporaryDirectory() as folder:
        row(
            "compile of all of them, as a first start does", shown(seconds_of_first_start(Path(folder))), "at most 20 s"
        )
    with tempfile.TemporaryDirectory() as folder:
        os.environ["NUMBA_CACHE_DIR"] = f"{folder}/cache"
        start = Start(Path(folder))
        try:
            row("first start until the server answers at all", shown(start.until_answered("/api/health")), "")
            row("first start until the server is ready", shown(start.until_answered("/api/ready")), "at most 20 s")
            row("first start until a bot has decided", shown(asyncio.run(start.until_bot_decides())), "")
        finally:
            start.process.kill()


if __name__ == "__main__":
    main()
