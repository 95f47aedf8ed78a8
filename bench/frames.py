"""A million mutated frames: python -m bench.frames [--count N]. Fails if one leaves a traceback or changes a table.

They are read as from a socket, by an onlooker and by someone who has a session but no seat, at a table that is played.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.speed import row
from gauntlet.match import events as e
from testkit.server.fixtures import serving
from testkit.server.frames import STRANGER, Errors, Listener, feed, table

STEP = 10_000


async def run(count: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Sending", total=count)
        began = time.perf_counter()
        async with serving(f"sqlite:///{folder}/gauntlet.db", Path(folder)) as server:
            name = await table(server.runtime)
            host = await server.runtime.tables.host(name)
            before = await server.runtime.store.read(name)
            watchers = [Listener(None), Listener(STRANGER)]
            with Errors() as errors:
                for step in range(0, count, STEP):
                    watcher = watchers[step // STEP % 2]
                    await feed(server.runtime, host, watcher, random.Random(seed + step), min(STEP, count - step))
                    host.unsubscribe(watcher)
                    progress.advance(task, min(STEP, count - step))
            new = (await server.runtime.store.read(name))[len(before) :]
    seconds = time.perf_counter() - began
    answers = watchers[0].answers + watchers[1].answers
    row("mutated frames", f"{count:,}", f"{count / seconds:,.0f} a second")
    row("refused", f"{answers['refused']:,}", "")
    row("lines of chat of the one with a session", f"{sum(isinstance(event, e.ChatLine) for event in new):,}", "")
    row("other changes", f"{sum(not isinstance(event, e.ChatLine) for event in new)}", "0")
    row("tracebacks", f"{len(errors.records)}", "0")
    if errors.records or any(not isinstance(event, e.ChatLine) for event in new):
        raise SystemExit(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    asyncio.run(run(arguments.count, arguments.seed))


if __name__ == "__main__":
    main()
