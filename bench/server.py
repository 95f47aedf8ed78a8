"""What a server holds: python -m bench.server prints a table. Keep the machine idle meanwhile; it takes ten minutes.

A real server process on SQLite, and all its clients in this process: people who sit two at a table and play real games,
and onlookers. Decisions come at a fixed rate, whether or not the server keeps up. `--short` is a quick look.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
from pathlib import Path

from rich.console import Console
from rich.status import Status

from bench.server_load import Crowd, Measured
from bench.speed import row
from testkit.server.real_server import Process

TABLES, SOCKETS = 1000, 2500
STEADY, PEAK, TOO_MUCH = 500, 1000, 3000
"""Decisions a second."""


def megabytes(server: Process) -> float:
    """The memory that it has in use now."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def summary(measured: Measured, seconds: float) -> str:
    latency = " / ".join(f"{1000 * measured.percentile(share):.0f}" for share in (0.5, 0.99, 1.0))
    errors = dict(measured.refused + measured.closed) or "none"
    carried = f"{len(measured.latencies) / seconds:,.0f}/s, p50/p99/max {latency} ms"
    return f"{carried}, errors: {errors}, clients {100 * measured.busy:.0f} % of a core"


async def measure(server: Process, short: bool) -> None:
    tables, sockets = (TABLES // 10, SOCKETS // 10) if short else (TABLES, SOCKETS)
    row("start to ready, new database", f"{server.start():.2f} s", "under 2 s")
    crowd = Crowd(server.address)
    with waiting(f"{2 * tables:,} tables without anyone"):
        await crowd.open_idle(tables)  # what the first ones take is the program's own
        few = megabytes(server)
        await crowd.open_idle(tables)
    each = (megabytes(server) - few) * 1024 / tables
    row(f"memory of each of {tables:,} tables without a socket", f"{each:.0f} KB", "under 60 KB")
    with waiting(f"{tables:,} tables, {sockets:,} sockets"):
        await crowd.gather(tables)
        await crowd.watch(sockets)
    seconds = 10 if short else 300
    await play(crowd, STEADY, seconds, "p99 at most 100 ms, no error")
    row(f"memory with {tables:,} tables and {sockets:,} sockets", f"{megabytes(server):.0f} MB", "under 400 MB")
    seconds = 10 if short else 30
    await play(crowd, PEAK, seconds, "p99 at most 250 ms")
    await play(crowd, TOO_MUCH, seconds, "sheds load")
    await asyncio.sleep(5)
    await play(crowd, STEADY, 10, "5 s later: p99 at most 100 ms, no error")
    server.kill()
    row("start to ready, after SIGKILL", f"{server.start():.2f} s", "under 2 s")
    with waiting(f"{sockets:,} sockets come back"):
        seconds_back = await crowd.return_all()
    row(f"{sockets:,} sockets back", f"{seconds_back:.1f} s", "within 15 s")
    await crowd.close()


async def play(crowd: Crowd, rate: int, seconds: int, target: str) -> None:
    what = f"{rate:,} decisions/s for {seconds} s"
    with waiting(what):
        measured = await crowd.play(rate, seconds)
    row(what, summary(measured, seconds), target)


def waiting(what: str) -> Status:
    """Something that moves, meanwhile."""
    return Console(stderr=True).status(what)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a tenth of the tables, and seconds instead of minutes")
    arguments = parser.parse_args()
    gc.disable()  # a pause of the clients would look like one of the server
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            asyncio.run(measure(server, arguments.short))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
