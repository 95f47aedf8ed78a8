"""What tables cost at which nobody looks: python -m bench.idle prints a line for each step. It takes some minutes.

A real server on SQLite. Games of two people at one device are started, thousands of them, and their memory is measured.
A busy machine does not disturb it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
from pathlib import Path

from bench.server import megabytes, waiting
from bench.server_load import Crowd
from bench.speed import row
from testkit.server.real_server import Process

STEPS = 10


async def measure(server: Process, tables: int) -> None:
    crowd = Crowd(server.address)
    step, costs = tables // STEPS, list[float]()
    await crowd.open_idle(step)  # what the first ones take is the program's own
    for number in range(1, STEPS):
        before = megabytes(server)
        with waiting(f"{(number + 1) * step:,} tables"):
            await crowd.open_idle(step)
        costs.append((megabytes(server) - before) * 1024 / step)
        row(f"up to {(number + 1) * step:,} tables", f"{costs[-1]:.1f} KB each", "")
    half = len(costs) // 2
    first, last = sum(costs[:half]) / half, sum(costs[-half:]) / half
    row("the later half against the earlier", f"{last / first:.2f} x", "1, or less")
    row("memory of the server", f"{megabytes(server):.0f} MB", "")
    await crowd.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    gc.disable()
    with tempfile.TemporaryDirectory() as folder, Process(Path(folder)) as server:
        asyncio.run(measure(server, parser.parse_args().tables))


if __name__ == "__main__":
    main()
