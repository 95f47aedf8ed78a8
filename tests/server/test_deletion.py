"""An account that is deleted at one process is forgotten by the others: by NOTIFY and by Redis."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from gauntlet.server.accounts.players import DELETED
from gauntlet.server.realtime.sessions import LOGGED_OUT
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
