"""A real server is killed at random moments under load, again and again: what it has acknowledged is never lost.

200 kills: python -m bench.crash --kills 200 --database sqlite|postgresql
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit.server.crash_trial import Crash, Trial
from testkit.server.postgres import Postgres, is_there
from testkit.server.real_server import Person, Process, logs_of, new_person, new_table, people_go, replays

KILLS = 4


def check(found: Crash, kills: int) -> None:
    assert found.kills == kills
    assert found.acked > 3 * kills


def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        trial = Trial(process, f"sqlite:///{tmp_path}/gauntlet.db", seed=1)
        check(asyncio.run(trial.run(KILLS)), KILLS)
        assert process.errors() == []
    finally:
        process.kill()


@pytest.fixture(scope="module")
def durable() -> Iterator[Postgres]:
    """Unlike in other tests, what it has committed is on disk."""
    if not is_there():
        pytest.skip("PostgreSQL is not installed (initdb, pg_ctl, psql): nothing is tested on it")
    cluster = Postgres(durable=True)
    yield cluster
    cluster.stop()


def test_nothing_is_lost_on_postgresql(tmp_path: Path, durable: Postgres) -> None:
    url = durable.make("crash")
    process = Process(tmp_path, url)
    try:
        check(asyncio.run(Trial(process, url, seed=3).run(KILLS)), KILLS)
        assert process.errors() == []
    finally:
        process.kill()


def test_a_graceful_stop_finishes_what_is_under_way(tmp_path: Path) -> None:
    """And the next process need not wait for the lease: the bot moves at once."""

    async def play(process: Process) -> None:
        ana = await new_person(process)
        async with people_go(ana):
            table = await new_table([ana], bots=1)
            await ana.until(lambda: ana.choices)
            await ana.decide()
            await ana.until(lambda: ana.acked and not ana.pending)
            code = await asyncio.to_thread(process.kill, signal.SIGTERM)
            assert code in (0, -signal.SIGTERM)
            await asyncio.to_thread(process.start)
            await ana.come()
            await ana.until(lambda: ana.choices)
            assert sorted(ana.events) == list(range(1, ana.last + 1))
        ((_, match),) = (await logs_of(f"sqlite:///{tmp_path}/gauntlet.db", [table])).values()
        replays(match)
        assert _decisions(ana) >= 2

    with Process(tmp_path) as process:
        asyncio.run(play(process))
        assert process.errors() == []


def _decisions(person: Person) -> int:
    return sum(fact["event"]["kind"] == "decided" for fact in person.events.values())
