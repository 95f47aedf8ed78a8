"""Whether a server's memory stays where it is: python -m bench.soak --minutes 30 prints a line a minute, then a table.

A real server on SQLite. People play real games at a fixed rate, rematch after rematch, with onlookers who come and go
and a line of chat now and then. A busy machine does not disturb it: what is measured is memory.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from bench.server import megabytes, summary
from bench.server_load import Client, Crowd
from bench.speed import row
from testkit.server.real_server import Process

FIRST = 5
"""Minutes in which caches and pools fill up."""


async def come_and_go(crowd: Crowd, over: asyncio.Event) -> None:
    """Onlookers look at a table for some seconds; people say something."""
    while not over.is_set():
        players = list(crowd.clients)
        onlooker = Client(crowd, "", follows=False)
        await onlooker.come(random.choice(players).table)
        talker = random.choice(players)
        await talker.send({"type": "chat", "id": f"{random.getrandbits(60):x}", "text": "Well played"})
        await asyncio.sleep(1)
        await onlooker.leave()


async def measure(server: Process, minutes: int, tables: int, rate: int) -> None:
    crowd = Crowd(server.address)
    await crowd.gather(tables)
    over = asyncio.Event()
    visitors = [asyncio.create_task(come_and_go(crowd, over)) for _ in range(5)]
    memory: list[float] = []
    for minute in range(1, minutes + 1):
        began = time.perf_counter()
        measured = await crowd.play(rate, 58)
        memory.append(megabytes(server))
        row(f"minute {minute}", summary(measured, time.perf_counter() - began), f"{memory[-1]:.1f} MB")
    over.set()
    await asyncio.gather(*visitors, return_exceptions=True)
    await crowd.close()
    if minutes > FIRST:
        first, last = memory[FIRST - 1], memory[-1]
        row(f"growth after the first {FIRST} minutes", f"{100 * (last / first - 1):+.1f} %", "under 3 %")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=int, default=100, help="decisions a second")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Process(Path(folder)) as server:
        asyncio.run(measure(server, asked.minutes, asked.tables, asked.rate))


if __name__ == "__main__":
    main()
