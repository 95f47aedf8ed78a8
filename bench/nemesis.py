"""A nemesis against two processes on PostgreSQL: python -m bench.nemesis [--minutes N] [--seed N]. Half an hour.

Kills, stops, severed, delayed, held and swallowed connections, database restarts and clocks that are set, while clients
of several kinds play. After each round of a minute the checker proves from the clients' histories that no promise was
broken. The first violation ends it, with the seed of its round.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.speed import row
from testkit.nemesis.checker import Verdict
from testkit.nemesis.nemesis_trial import Trial
from testkit.server.postgres import Postgres

ROUND_SECONDS = 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    verdict, faults, games, rounds = Verdict(), Counter[str](), 0, 0
    began = time.monotonic()
    cluster = Postgres(durable=True)
    try:
        with Progress(console=Console(stderr=True)) as progress:
            task = progress.add_task("Nemesis", total=60 * arguments.minutes)
            while (left := began + 60 * arguments.minutes - time.monotonic()) > 0:
                seed = arguments.seed + rounds

                def report(fault: str, seed: int = seed) -> None:
                    done = time.monotonic() - began
                    progress.update(task, completed=done, description=f"Round {seed}: {fault}")

                with tempfile.TemporaryDirectory() as folder:
                    trial = Trial(Path(folder), cluster, seed)
                    verdict += asyncio.run(trial.run(min(ROUND_SECONDS, left), report))
                faults += trial.faults
                games += trial.games
                rounds += 1
    finally:
        cluster.stop()
    row("minutes, rounds", f"{(time.monotonic() - began) / 60:.0f}, {rounds}", "")
    for fault, count in sorted(faults.items()):
        row(f"fault: {fault}", f"{count}", "")
    row("games finished", f"{games}", "")
    row("acknowledged commands, each executed once", f"{verdict.acknowledged:,}", "")
    row("connections, each with contiguous events", f"{verdict.connections:,}", "")
    row("events received, as stored", f"{verdict.events:,}", "")
    row("screens, each a function of the log", f"{verdict.screens:,}", "")
    row("promises broken", "0", "0")


if __name__ == "__main__":
    main()
