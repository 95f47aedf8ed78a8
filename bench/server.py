"""What a server holds: python -m bench.server prints a table. Keep the machine idle meanwhile; it takes ten minutes.

A real server process on SQLite, and all its clients in this process: people who sit two at a table and play real games,
and onlookers. Decisions come at a fixed rate, whether or not the server keeps up. `--short` is a quick look.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.server.real import Process

from bench.server_load import Crowd, Measured
from bench.speed import row

TABLES, SOCKETS = 1000, 2500
STEADY, PEAK, TOO_MUCH = 500, 1000, 3000
"""Decisions a second."""


def megabytes(server: Process) -> float:
    """The memory that it has in use now."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def told(measured: Measured, seconds: float) -> str:
    latency = " / ".join(f"{1000 * measured.percentile(share):.0f}" for share in (0.5, 0.99, 1.0))
    errors = dict(measured.refused) | ({"broken": measured.broken} if measured.broken else {})
    return f"{len(measured.latencies) / seconds:,.0f}/s, p50/p99/max {latency} ms, errors: {errors or 'none'}"


async def measure(server: Process, short: bool) -> None:
    tables, sockets = (TABLES // 10, SOCKETS // 10) if short else (TABLES, SOCKETS)
    row("start to ready, new database", f"{server.start():.2f} s", "at most 2 s")
    empty = megabytes(server)
    crowd = Crowd(server.address)
    await crowd.gather(tables)
    each = (megabytes(server) - empty) * 1024 / tables
    row(f"memory of each of {tables:,} tables with two sockets", f"{each:.0f} KB", "a table alone: at most 60 KB")
    await crowd.watch(sockets)
    seconds = 10 if short else 300
    row(f"{STEADY} decisions/s for {seconds} s", told(await crowd.play(STEADY, seconds), seconds), "p99 at most 100 ms")
    row(f"memory with {tables:,} tables and {sockets:,} sockets", f"{megabytes(server):.0f} MB", "at most 400 MB")
    seconds = 10 if short else 30
    row(f"{PEAK} decisions/s for {seconds} s", told(await crowd.play(PEAK, seconds), seconds), "p99 at most 250 ms")
    row(f"{TOO_MUCH} decisions/s for {seconds} s", told(await crowd.play(TOO_MUCH, seconds), seconds), "sheds load")
    await asyncio.sleep(5)
    row("5 s later, 500/s for 10 s", told(await crowd.play(STEADY, 10), 10), "p99 at most 100 ms")
    server.kill()
    row("start to ready, after SIGKILL", f"{server.start():.2f} s", "at most 2 s")
    row(f"{sockets:,} sockets back", f"{await crowd.return_all():.1f} s", "at most 15 s")
    await crowd.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a tenth of the tables, and seconds instead of minutes")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            asyncio.run(measure(server, arguments.short))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
