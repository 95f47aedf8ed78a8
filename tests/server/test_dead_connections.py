"""Connections to PostgreSQL that are dead without anyone having said so: noticed, dropped, and made anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest
from sqlalchemy import insert, select

from gauntlet.server.storage import bus as buses
from gauntlet.server.storage import database as databases
from gauntlet.server.storage.bus import Notice, PostgresBus, TableChanged
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.schema import processes
from testkit.nemesis.proxy import Proxy
from testkit.server.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
async def proxy(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Proxy]:
    monkeypatch.setattr(databases, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(buses, "SILENCE_SECONDS", 0.5)
    async with Proxy(postgres.folder / ".s.PGSQL.5432") as running:
        yield running


@pytest.fixture
def url(postgres: Postgres, proxy: Proxy, request: pytest.FixtureRequest) -> str:
    name = f"dead_{abs(hash(request.node.name))}"
    postgres.make(name, "template")
    return f"postgresql://gauntlet@127.0.0.1:{proxy.port}/{name}"


async def test_reads_and_writes_go_on(proxy: Proxy, url: str) -> None:
    database = Database(url)
    await database.open()
    try:
        for number in range(3):
            await database.write(insert(processes).values(id=f"before {number}", beats=0))
            await asyncio.gather(*(database.rows(select(processes)) for _ in range(6)))  # fills the pool
            proxy.swallow()
            writing = database.write(insert(processes).values(id=f"lost {number}", beats=0))
            answers = await asyncio.gather(writing, database.rows(select(processes)), return_exceptions=True)
            assert [type(answer) for answer in answers] == [TimeoutError, TimeoutError]
            async with asyncio.timeout(20):
                await database.write(insert(processes).values(id=f"after {number}", beats=0))
                rows = await database.rows(select(processes.c.id))
            assert {f"before {number}", f"after {number}"} <= {row.id for row in rows}
    finally:
        await database.close()


async def test_a_write_is_spared_when_a_read_has_dropped_all_connections(proxy: Proxy, url: str) -> None:
    """Nothing was under way over the writer's, so nothing is in doubt: it connects anew."""
    database = Database(url)
    await database.open()
    try:
        await database.write(insert(processes).values(id="before", beats=0))
        await database.rows(select(processes))  # leaves a connection in the pool
        proxy.swallow()
        with pytest.raises(TimeoutError):
            await database.rows(select(processes))
        await database.write(insert(processes).values(id="after", beats=0))
    finally:
        await database.close()


async def test_a_deaf_bus_hears_again(proxy: Proxy, url: str) -> None:
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    bus = PostgresBus(url)
    database = Database(url)

    async def missed() -> None:
        heard.put_nowait(None)

    await database.open()
    await bus.start(heard.put, missed)
    try:
        async with asyncio.timeout(30):
            assert await heard.get() is None
            proxy.swallow()
            assert await heard.get() is None, "it has not subscribed again"
            notice = TableChanged("table", 5)
            while True:
                try:
                    await database.write(notices=bus.in_commit(notice))
                    break
                except TimeoutError:
                    continue
            assert await heard.get() == notice
    finally:
        await bus.stop()
        await database.close()


class Notifying:
    """A connection to PostgreSQL on which a notice comes when a test says so."""

    def add_termination_listener(self, listener: Callable[..., None]) -> None:
        pass

    async def add_listener(self, _: str, listener: Callable[..., None]) -> None:
        self.notify = listener

    def terminate(self) -> None:
        pass


async def test_a_notice_in_the_moment_of_the_stop_does_not_keep_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server's last commit notifies itself, too: it once waited for ever for a task that had missed its end."""
    connection = Notifying()

    async def connect(_: str) -> Notifying:
        return connection

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(asyncpg, "connect", connect)
    for steps in range(5):
        bus = PostgresBus("postgresql://")
        await bus.start(nothing, nothing)
        await asyncio.sleep(0)  # it listens
        connection.notify("table t 1")
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await bus.stop()
