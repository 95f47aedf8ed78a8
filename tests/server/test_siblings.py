"""Two workers of one server, in one process: a socket that lands at one is served by the one that owns its table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn

from gauntlet.server.app import create_app
from gauntlet.server.ops.settings import Settings
from gauntlet.server.realtime.ownership import LEASE_SECONDS
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.transport import BoundedHttp, BoundedWebSocket
from testkit.server.fixtures import FakeBots, FakeClock
from testkit.server.postgres import Postgres
from testkit.server.real_server import Person, Process, free_port, new_person, new_table, people_go, redis

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(postgres: Postgres) -> Iterator[str]:
    name = secrets.token_hex(8)
    yield postgres.make(name, "template")
    postgres.drop(name)


class Worker:
    """`address` is one of its own, so that a test chooses where a connection lands."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.clock = FakeClock()
        self._app = create_app(settings, FakeBots(), self.clock, workers=folder)
        options: dict[str, Any] = {"http": BoundedHttp, "ws": BoundedWebSocket, "ws_per_message_deflate": False}
        config = uvicorn.Config(self._app, port=free_port(), log_config=None, lifespan="on", **options)
        config.load()
        self._server = uvicorn.Server(config)
        self._server.lifespan = config.lifespan_class(config)
        self.address = f"http://127.0.0.1:{config.port}"

    @property
    def runtime(self) -> Runtime:
        return cast(Runtime, self._app.state.runtime)

    @property
    def sockets(self) -> int:
        return int(self._app.state.connections.count)

    async def start(self) -> None:
        await self._server.startup()

    async def stop(self) -> None:
        await self._server.shutdown()

    def begin_to_stop(self) -> None:
        """What uvicorn does first, while the application still runs."""
        for connection in list(self._server.server_state.connections):
            connection.shutdown()

    async def person(self) -> Person:
        return await new_person(cast(Process, self))


@asynccontextmanager
async def workers(address: str, folder: Path, **settings: Any) -> AsyncIterator[tuple[Worker, Worker]]:
    """Both know of each other, as they do after a second."""
    chosen = Settings.load(database=address, data=folder, host="127.0.0.1", **settings)
    one, two = Worker(chosen, folder), Worker(chosen, folder)
    try:
        for worker in (one, two):
            await worker.start()
            await worker.person()  # its first connection
        for worker in (one, two):
            await worker.runtime.ownership.orphans()
        yield one, two
    finally:
        for worker in (one, two):
            await worker.stop()


async def _take_turns(*people: Person) -> None:
    for _ in range(3):
        for person in people:
            await person.until(lambda person=person: person.choices)  # type: ignore[misc]
            while person.choices:
                ref = await person.decide()
                answer = await person.until(lambda person=person, ref=ref: person.answers.get(ref))  # type: ignore[misc]
                assert answer["type"] == "ack", answer
                for other in people:
                    await other.until(lambda other=other, answer=answer: other.last >= answer["number"])  # type: ignore[misc]
    for person in people:
        assert sorted(person.events) == list(range(1, person.last + 1))
        assert not person.twice


async def test_all_who_look_at_a_table_are_served_by_its_owner(address: str, tmp_path: Path) -> None:
    async with workers(address, tmp_path) as (one, two):
        ana, ben, zoe = await one.person(), await two.person(), await two.person()
        async with people_go(ana, ben, zoe):
            table = await new_table([ana, ben])
            await zoe.come(table)
            assert (one.sockets, two.sockets, len(two.runtime.tables)) == (3, 0, 0)
            await _take_turns(ana, ben)
            await zoe.until(lambda: zoe.last == ana.last)
            assert sorted(zoe.events) == sorted(ana.events)
            await ana.come(process=cast(Process, two))  # nothing was lost by the way
            await _take_turns(*((ana, ben) if ana.choices else (ben, ana)))
            assert (one.sockets, two.sockets) == (3, 0)
        async with asyncio.timeout(10):
            while one.sockets:  # they end as all others
                await asyncio.sleep(0.01)


async def test_a_worker_that_stops_is_handed_nothing(address: str, tmp_path: Path) -> None:
    async with workers(address, tmp_path) as (one, two):
        ana, ben = await one.person(), await two.person()
        async with people_go(ana, ben):
            await new_table([ana, ben])
            one.begin_to_stop()
            for person in (ana, ben):
                await person.come(process=cast(Process, two))
            assert two.sockets == 2
            await _take_turns(*((ana, ben) if ana.choices else (ben, ana)))


async def test_a_worker_that_is_not_heard_is_handed_nothing(address: str, tmp_path: Path) -> None:
    async with workers(address, tmp_path) as (one, two):
        ana, ben = await one.person(), await two.person()
        async with people_go(ana, ben):
            await two.runtime.tasks.stop()  # so that it hears of nobody
            two.clock.ahead_ms += int(1000 * LEASE_SECONDS) + 1
            await new_table([ana, ben])
            assert (one.sockets, two.sockets) == (1, 1)
            await _take_turns(*((ana, ben) if ana.choices else (ben, ana)))


async def test_a_socket_that_is_handed_over_counts_once(address: str, tmp_path: Path) -> None:
    """The limits that workers share."""
    with redis() as bus:
        async with workers(address, tmp_path, redis=bus.url, requests_per_minute=12) as (one, two):
            ana, ben = await one.person(), await two.person()
            async with people_go(ana, ben):
                table = await new_table([ana, ben])
                for _ in range(10):
                    async with asyncio.timeout(5):
                        await ben.come(table)
                assert (one.sockets, two.sockets) == (2, 0)
