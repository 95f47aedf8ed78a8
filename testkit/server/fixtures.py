"""A server for each test, on SQLite and on PostgreSQL: the real application, without a network."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from fastapi import FastAPI

from gauntlet.bots import make_bot
from gauntlet.rules.record import Record
from gauntlet.rules.view import View
from gauntlet.server.app import create_app
from gauntlet.server.ops.settings import Settings
from gauntlet.server.realtime.clock import SystemClock
from gauntlet.server.realtime.messages import Advice
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.migrate import up_to_date
from testkit.once import once
from testkit.server.postgres import Postgres, is_there

if TYPE_CHECKING:
    from testkit.server.sockets import Room

ORIGIN = "http://gauntlet.test"


class FakeClock(SystemClock):
    """The server's time, which a test can move on."""

    ahead_ms = 0

    def now_ms(self) -> int:
        return super().now_ms() + self.ahead_ms

    def monotonic(self) -> float:
        return super().monotonic() + self.ahead_ms / 1000


class FakeBots:
    """Greedy under two names; its reviews are quick and say how often they were asked for."""

    def __init__(self) -> None:
        self.reviews = 0

    def names(self) -> dict[str, str]:
        return {"pebble": "Hoards.", "mason": "Builds."}

    async def decide(self, name: str, view: View) -> str:
        await asyncio.sleep(0)
        assert name in self.names()
        return make_bot("greedy", len(view.decisions)).decide(view)

    async def hint(self, view: View) -> list[Advice]:
        return [{"decision": view.legal[0], "win": 0.5, "reasons": []}]

    async def review(self, record: Record, progress: Callable[[float], None]) -> dict[str, Any]:
        self.reviews += 1
        for share in (0.5, 1.0):
            progress(share)
            await asyncio.sleep(0.01)
        return {"decisions": len(record.decisions)}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if not is_there():
        pytest.skip("PostgreSQL is not installed (initdb, pg_ctl, psql): nothing is tested on it")
    cluster = Postgres()
    cluster.make("template")
    asyncio.run(_migrated(cluster.url("template")))
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return once(tmp_path_factory, "template", _migrate_sqlite) / "gauntlet.db"


def _migrate_sqlite(folder: Path) -> None:
    file = folder / "gauntlet.db"
    asyncio.run(_migrated(f"sqlite:///{file}"))
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


async def _migrated(url: str) -> None:
    database = Database(url)
    await up_to_date(database)
    await database.engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of its own, migrated."""
    yield from _database(request, tmp_path, request.param)


@pytest.fixture
def sqlite_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """For what has nothing to do with the database."""
    yield from _database(request, tmp_path, "sqlite")


def _database(request: pytest.FixtureRequest, folder: Path, kind: str) -> Iterator[str]:
    if kind == "sqlite":
        file = folder / "gauntlet.db"
        shutil.copyfile(request.getfixturevalue("sqlite_template"), file)
        yield f"sqlite:///{file}"
        return
    cluster: Postgres = request.getfixturevalue("postgres")
    name = secrets.token_hex(8)
    yield cluster.make(name, "template")
    cluster.drop(name)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Server:
    """A running application, and as many browsers as a test wants."""

    def __init__(self, app: FastAPI, bots: FakeBots, clock: FakeClock, stack: AsyncExitStack) -> None:
        self.app, self.bots, self.clock, self._stack = app, bots, clock, stack

    @property
    def runtime(self) -> Runtime:
        runtime: Runtime = self.app.state.runtime
        return runtime

    async def browser(self, address: str = "127.0.0.1", base: str = ORIGIN, **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 1234))
        headers = {"Origin": base} | headers
        return await self._stack.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url=base, headers=headers)
        )

    async def guest(self, name: str = "Ana", **options: Any) -> httpx.AsyncClient:
        browser = await self.browser(**options)
        answer = await browser.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        return browser

    async def bot_table(self, browser: httpx.AsyncClient, players: int = 2, **options: Any) -> str:
        """A table at which only bots sit; it plays by itself to the end."""
        body = {"options": {"players": players} | options, "seats": [{"kind": "bot", "bot": "mason"}] * players}
        answer = await browser.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        await self.over(table)
        return table

    async def over(self, table: str) -> None:
        async with asyncio.timeout(60):
            while (await self.runtime.tables.match(table)).status != "over":
                await asyncio.sleep(0.01)
            host = await self.runtime.tables.host(table)
            async with host._lock:  # the outcome is written before it is free
                pass


Serve = Callable[..., Any]


@asynccontextmanager
async def serving(url: str, folder: Path, **settings: Any) -> AsyncIterator[Server]:
    many = {"requests_per_minute": 100_000, "logins_per_minute": 100_000, "guests_per_minute": 100_000}
    many |= {"chat_per_minute": 100_000}
    bots, clock = FakeBots(), FakeClock()
    clock.ahead_ms = settings.pop("ahead_ms", 0)
    chosen = Settings.load(
        **(many | {"database": url, "data": folder, "bot_pause": 0.0, "host": "gauntlet.test"} | settings)
    )
    app = create_app(chosen, bots, clock)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.router.lifespan_context(app))
        yield Server(app, bots, clock, stack)


@pytest.fixture
async def server(url: str, tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(url, tmp_path) as running:
        yield running


@pytest.fixture
async def light(sqlite_url: str, tmp_path: Path) -> AsyncIterator[Server]:
    """The same on SQLite alone."""
    async with serving(sqlite_url, tmp_path) as running:
        yield running


@pytest.fixture
async def here(sqlite_url: str, tmp_path: Path) -> AsyncIterator[Room]:
    """A server to whose tables a test opens sockets."""
    from testkit.server.sockets import room  # which builds upon this file

    async with serving(sqlite_url, tmp_path, messages_per_second=500) as server, room(server) as made:
        yield made
