"""What a second worker carries: python -m bench.server_workers prints a table. It takes three minutes.

A real PostgreSQL, and servers with one worker and with two. More is asked than they can do, and what they acknowledge
is counted. On a machine with few cores the workers would have to share them with the database and with all clients, so
each gets a fixed share of a core (a control group, for which one must be root): what is compared is one share with two.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.server import summary, waiting
from bench.server_load import Crowd, Measured
from bench.speed import row
from testkit.server.postgres import Postgres
from testkit.server.real_server import Process

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds, in each of which a worker gets its share."""


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def workers_of(server: Process, count: int) -> list[int]:
    """The processes that serve: the server itself, or those that it has started (and not what watches over them)."""
    if count == 1:
        return [server.pid]
    found = [pid for pid in children(server.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    if len(found) != count:
        raise SystemExit(f"{len(found)} workers were found instead of {count}")
    return found


@contextlib.contextmanager
def limited(pids: list[int], share: float) -> Iterator[None]:
    """Each of them gets so much of a core."""
    made = []
    try:
        for pid in pids:
            group = (GROUPS / "cpu" if (GROUPS / "cpu").is_dir() else GROUPS) / f"gauntlet-bench-{pid}"
            group.mkdir()
            made.append(group)
            if (group / "cpu.max").exists():
                (group / "cpu.max").write_text(f"{int(share * PERIOD)} {PERIOD}")
            else:
                (group / "cpu.cfs_period_us").write_text(str(PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(int(share * PERIOD)))
            (group / "cgroup.procs").write_text(str(pid))
        yield
    finally:
        for group in made:
            for process in (group / "cgroup.procs").read_text().split():
                (group.parent / "cgroup.procs").write_text(process)
            group.rmdir()


async def measure(server: Process, workers: int, asked: argparse.Namespace) -> Measured:
    crowd = Crowd(server.address)
    with waiting(f"{asked.tables} tables"):
        await crowd.gather(asked.tables)
    what = f"{workers} with {100 * asked.share:.0f} % of a core each, {asked.rate:,} decisions/s asked"
    with waiting(what), limited(workers_of(server, workers), asked.share):
        await crowd.play(asked.rate, 5)  # until the queues are full
        measured = await crowd.play(asked.rate, asked.seconds)
    await crowd.close()
    row(what, summary(measured, asked.seconds), "")
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=0.25, help="of a core, for each worker")
    parser.add_argument("--rate", type=int, default=3000, help="decisions a second that are asked for: too many")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=2, help="how often each number of workers is measured")
    asked = parser.parse_args()
    if os.geteuid():
        raise SystemExit("bench.server_workers gives each worker a share of a core, for which one must be root.")
    gc.disable()  # a pause of the clients would look like one of the server
    carried = {1: 0, 2: 0}
    postgres = Postgres(durable=True)
    try:
        for number in range(asked.rounds):
            for workers in carried:
                url = postgres.make(f"bench-{number}-{workers}")
                with (
                    tempfile.TemporaryDirectory() as folder,
                    Process(Path(folder), url, workers=str(workers)) as server,
                ):
                    carried[workers] += len(asyncio.run(measure(server, workers, asked)).latencies)
    finally:
        postgres.stop()
    row("two workers against one", f"{carried[2] / carried[1]:.2f} x", "at least 1.5 x")


if __name__ == "__main__":
    main()
