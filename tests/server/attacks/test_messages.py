"""Someone sends messages that cost the server far more than their sender."""

from __future__ import annotations

from pathlib import Path

import pytest

from gauntlet.server.realtime import socket as sockets
from testkit.server.fixtures import serving
from testkit.server.sockets import Room, room

pytestmark = pytest.mark.anyio


async def test_hello_is_said_a_few_times_and_then_slowly(here: Room) -> None:
    table, _ = await here.duel()
    wild = await here.come(table)
    for _ in range(19):
        wild.send(type="hello", last=0)
    await wild.until(lambda: len(wild.of("welcome")) + len(wild.of("refused")) == 20)
    assert len(wild.of("welcome")) <= 6
    assert {message["code"] for message in wild.of("refused")} == {"too-many"}
    calm = await here.come(table)
    assert (await calm.hello())["type"] == "welcome"


async def test_sockets_are_opened_at_a_limited_rate(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, requests_per_minute=8) as server, room(server) as here:
        ana = await server.guest()
        table = await here.table(ana)
        status = []
        for _ in range(10):
            one = here.socket(table, address="10.0.0.1")
            await one.until(lambda one=one: one.open or one.status)  # type: ignore[misc]
            status.append(one.status)
        assert status == [None] * 8 + [429] * 2
        await here.come(table, address="10.0.0.2")


async def test_the_sockets_of_an_address_share_a_limit(sqlite_url: str, tmp_path: Path) -> None:
    """Ten times as many messages as one of them: 20 sockets, each within its own limit, are too many together."""
    async with serving(sqlite_url, tmp_path, messages_per_second=2) as server, room(server) as here:
        table = await here.table(await server.guest())
        crowd = [await here.come(table, address="10.0.0.1") for _ in range(20)]
        for wild in crowd:
            for n in range(5):
                wild.send(type="ping", id=f"p{n}")
        for wild in crowd:
            await wild.until(lambda wild=wild: len(wild.of("pong")) + len(wild.of("refused")) == 5)  # type: ignore[misc]
        assert sum(len(wild.of("pong")) for wild in crowd) < 60
        calm = await here.come(table, address="10.0.0.2")
        assert (await calm.ask("ping"))["type"] == "pong"


async def test_the_sockets_of_an_address_share_what_they_may_read(sqlite_url: str, tmp_path: Path) -> None:
    """Each may say hello twice at the same time; those that come anew do not begin anew."""
    async with serving(sqlite_url, tmp_path, connections_per_address=4) as server, room(server) as here:
        table = await here.table(await server.guest())
        for _ in range(2):
            crowd = [here.socket(table, address="10.0.0.1") for _ in range(2)]
            for wild in crowd:
                for _ in range(4):
                    wild.send(type="hello", last=0)
                await wild.until(lambda wild=wild: len(wild.of("welcome")) + len(wild.of("refused")) == 4)  # type: ignore[misc]
            for wild in crowd:
                await wild.closed()
        assert sum(len(one.of("welcome")) for one in here.sockets) < 16
        calm = await here.come(table, address="10.0.0.2")
        assert calm.of("refused") == []


async def test_whoever_does_not_say_hello_is_let_go(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "CHECK_SECONDS", 0.05)
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.1)
    table, (ana, _) = await here.duel()
    silent = here.socket(table)
    await silent.until(lambda: silent.code)
    assert ana.code is None
