"""Kills a real server under load, again and again: python -m bench.crash --kills 200 --database sqlite|postgresql

Nothing that it has acknowledged may be lost or doubled, and every game must replay; else it ends with the reason.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.speed import row
from testkit.server.crash_trial import Trial
from testkit.server.postgres import Postgres
from testkit.server.real_server import Process


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and of the decisions")
    arguments = parser.parse_args()
    cluster = Postgres(durable=True) if arguments.database == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        url = cluster.make("crash") if cluster else f"sqlite:///{folder}/gauntlet.db"
        process = Process(Path(folder), url)
        task = progress.add_task("Killing", total=arguments.kills)
        try:
            trial = Trial(process, url, arguments.seed)
            found = asyncio.run(trial.run(arguments.kills, lambda: progress.advance(task)))
            errors = process.errors()
        finally:
            process.kill()
            if cluster:
                cluster.stop()
    ready = sorted(found.ready)
    row(f"kills on {arguments.database}", f"{found.kills}", "no acknowledged decision lost, none doubled")
    row("acknowledged messages, all found on disk", f"{found.acked:,}", "")
    row("sent again after a kill; of these on disk before", f"{found.resent:,}; {found.written:,}", "")
    row("games finished meanwhile", f"{found.finished}", "")
    row("start to ready, median and longest", f"{ready[len(ready) // 2]:.2f} s, {ready[-1]:.2f} s", "at most 3 s")
    row("errors in the server's log", f"{len(errors)}", "0")


if __name__ == "__main__":
    main()
