"""An account that is deleted at one process is forgotten by the others: by NOTIFY and by Redis, even if they were cut
off at that moment."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from redis.asyncio import Redis
from sqlalchemy import text

from gauntlet.server.accounts.players import DELETED
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.realtime.sessions import LOGGED_OUT
from gauntlet.server.storage.bus import Notice
from gauntlet.server.storage.event_store import ERASED
from testkit.server.fixtures import Server, serving
from testkit.server.postgres import Postgres
from testkit.server.real_server import PATIENCE, redis
from testkit.server.sockets import room

pytestmark = pytest.mark.anyio
PERSONAL = re.compile(r"\bAna\b|Elm Street")


@pytest.fixture(params=["notify", "redis"])
def settings(request: pytest.FixtureRequest, postgres: Postgres) -> Iterator[dict[str, str]]:
    """A database of its own, and the bus between two processes."""
    name = secrets.token_hex(8)
    with ExitStack() as stack:
        bus = {"redis": stack.enter_context(redis()).url} if request.param == "redis" else {}
        yield {"url": postgres.make(name, "template")} | bus
    postgres.drop(name)


async def _shown(server: Server, table: str) -> str:
    """All that anyone is shown of a table that is over."""
    anyone = await server.browser()
    pages = ("", "/record", "/proof", "/replay", "/review")
    texts = [(await anyone.get(f"/api/tables/{table}{page}")).text for page in pages]
    async with room(server) as here:
        late = await here.come(table)
        texts += [frame.decode() for frame in late.frames]
        texts.append(json.dumps(await late.ask("history", before=10**6)))
    return "\n".join(texts)


async def test_a_deletion_reaches_the_other_process(settings: dict[str, str], tmp_path: Path) -> None:
    async with (
        serving(folder=tmp_path, **settings) as one,
        serving(folder=tmp_path, **settings) as two,
        room(one) as first,
        room(two) as second,
    ):
        table, (ana, ben) = await first.duel()
        elsewhere = await second.come(table, first.people[0])
        watching = await second.come(table)
        await ana.done("chat", text="I live in Elm Street")
        await ben.done("resign")
        await watching.until(lambda: watching.screen["outcome"])
        assert PERSONAL.search(await _shown(two, table))  # it is in the memory there, and in the cache
        assert (await first.people[0].request("DELETE", "/api/me", json={})).status_code == 204
        await elsewhere.until(lambda: elsewhere.code == LOGGED_OUT)
        async with asyncio.timeout(PATIENCE):
            while PERSONAL.search(found := await _shown(two, table)):
                await asyncio.sleep(0.05)
        assert DELETED in found
        assert ERASED in found
        assert "Ben" in found


async def _cut(settings: dict[str, str], server: Server) -> None:
    """Breaks the connections to the bus; they are made anew."""
    if "redis" in settings:
        async with Redis.from_url(settings["redis"]) as client:
            await client.client_kill_filter(_type="pubsub")
        return
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    await server.runtime.database.rows(text(f"{others} AND pid <> pg_backend_pid()"))


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
async def test_a_process_that_was_cut_off_forgets_when_it_is_back(
    settings: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: str
) -> None:
    deaf: list[Runtime] = []
    on_notice = Runtime.on_notice

    async def hearing(self: Runtime, notice: Notice) -> None:
        if self not in deaf:
            await on_notice(self, notice)

    monkeypatch.setattr(Runtime, "on_notice", hearing)
    async with (
        serving(folder=tmp_path, **settings) as one,
        serving(folder=tmp_path, **settings) as two,
        room(one) as first,
        room(two) as second,
    ):
        table, (_, ben) = await first.duel(start=status != "waiting")
        if status == "over":
            await ben.done("resign")
        watching = await second.come(table)
        await watching.until(lambda: watching.screen["status"] == status)
        elsewhere = await second.come(table, first.people[0])
        shown = await _shown(two, table)
        assert PERSONAL.search(shown)
        deaf.append(two.runtime)
        assert (await first.people[0].request("DELETE", "/api/me", json={})).status_code == 204
        host = await two.runtime.tables.host(table)
        assert "Ana" in {seat.name for seat in host.match.seats}
        await _cut(settings, one)
        await elsewhere.until(lambda: elsewhere.code == LOGGED_OUT)
        async with asyncio.timeout(PATIENCE):
            while PERSONAL.search(found := await _shown(two, table)):
                await asyncio.sleep(0.05)
        assert DELETED in found
        assert "Ben" in found
