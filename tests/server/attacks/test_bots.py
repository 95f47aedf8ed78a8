"""Someone asks so much of the bots that others would wait for theirs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from gauntlet.match.refused import Refused
from gauntlet.rules.view import View
from gauntlet.server.realtime.fair_queue import MAX_WAITING, FairQueue
from gauntlet.server.realtime.messages import Advice
from testkit.server.fixtures import FakeBots, Server, serving
from testkit.server.sockets import Room, Socket, room

pytestmark = pytest.mark.anyio
BOTS = ({"kind": "bot", "bot": "mason"},) * 2


async def test_the_queue_serves_those_who_ask_for_little() -> None:
    queue = FairQueue("bots", 2)
    served: list[str] = []

    async def work(client: str) -> None:
        async with queue.turn(client):
            served.append(client)
            await asyncio.sleep(0.001)

    greedy = [asyncio.create_task(work("greedy")) for _ in range(50)]
    await asyncio.sleep(0)
    await asyncio.gather(*(work(client) for client in ("ana", "ben", "cleo")))
    assert served.index("cleo") <= 8
    await asyncio.gather(*greedy)
    assert len(served) == 53


async def test_a_place_is_never_lost() -> None:
    queue = FairQueue("bots", 1)
    entered = asyncio.Event()

    async def work(client: str, forever: bool = False) -> None:
        async with queue.turn(client):
            entered.set()
            await (asyncio.Event().wait() if forever else asyncio.sleep(0))

    first = asyncio.create_task(work("ana", forever=True))
    await entered.wait()
    waiting = [asyncio.create_task(work(client)) for client in ("ben", "ben", "cleo")]
    await asyncio.sleep(0)
    waiting[0].cancel()  # while it waits
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    waiting[1].cancel()  # just when the slot is its own
    await asyncio.gather(first, *waiting, return_exceptions=True)
    async with asyncio.timeout(5), queue.turn("dan"):
        pass


async def test_hints_and_reviews_wait_in_a_bounded_queue() -> None:
    queue = FairQueue("hints", 1, 3)
    stop = asyncio.Event()

    async def work() -> str:
        try:
            async with queue.turn("ana"):
                await stop.wait()
        except Refused as refused:
            return refused.code
        return "done"

    tasks = [asyncio.create_task(work()) for _ in range(6)]
    await asyncio.sleep(0.01)
    stop.set()
    assert sorted(await asyncio.gather(*tasks)) == ["busy", "busy", "done", "done", "done", "done"]


async def test_one_client_does_not_use_up_all_places_to_wait() -> None:
    """Whoever asks for most is refused; those who wait behind no work of their own are not."""
    queue = FairQueue("hints", 1, 3)
    stop = asyncio.Event()
    served: list[str] = []

    async def work(client: str) -> str:
        try:
            async with queue.turn(client):
                served.append(client)
                await stop.wait()
        except Refused as refused:
            return f"{client} {refused.code}"
        return f"{client} done"

    tasks: list[asyncio.Task[str]] = []
    for client in ("zoe", "zoe", "zoe", "zoe", "zoe", "ana", "ben", "ana"):
        tasks.append(asyncio.create_task(work(client)))
        await asyncio.sleep(0)
    stop.set()
    answers = await asyncio.gather(*tasks)
    assert answers == ["zoe done"] * 2 + ["zoe busy"] * 3 + ["ana done", "ben done", "ana busy"]
    assert served[1] == "ana"


class SlowBots(FakeBots):
    """Hints, and bots among themselves, come to no end before the test does."""

    def __init__(self) -> None:
        super().__init__()
        self.end = asyncio.Event()

    async def hint(self, view: View) -> list[Advice]:
        await self.end.wait()
        return await super().hint(view)

    async def decide(self, name: str, view: View) -> str:
        if "Ana" not in view.names:
            await self.end.wait()
        return await super().decide(name, view)


@pytest.fixture
async def slow(here: Room, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    bots = SlowBots()
    for name in ("hint", "decide"):
        monkeypatch.setattr(here.server.bots, name, getattr(bots, name))
    yield here
    bots.end.set()


async def _against_a_bot(here: Room, browser: httpx.AsyncClient, **how: Any) -> Socket:
    seats = ({"kind": "me"}, {"kind": "bot", "bot": "mason"})
    table = await here.table(browser, seats)
    socket = await here.come(table, browser, **how)
    await socket.done("start", first=0)
    return socket


async def test_hints_do_not_hold_up_bots(slow: Room) -> None:
    """190 sockets of one client, each with a table of its own."""
    zoe = await slow.server.guest("Zoe")
    slow.server.app.state.settings.__dict__["tables_per_player"] = 1000
    for _ in range(40):
        wild = await _against_a_bot(slow, zoe, address="10.0.0.1")
        wild.send(type="hint")
    ana = await _against_a_bot(slow, await slow.server.guest("Ana"))
    for _ in range(3):
        await ana.turn()  # and the bot answers
    refused = [one for socket in slow.sockets for one in socket.of("refused")]
    assert len(refused) == 40 - 1 - MAX_WAITING
    assert {one["code"] for one in refused} == {"busy"}


async def test_a_seat_has_one_hint_at_a_time(slow: Room) -> None:
    browser = await slow.server.guest("Ana")
    ana = await _against_a_bot(slow, browser)
    table = str(ana.of("welcome")[0]["table"])
    twin = await slow.come(table, browser)
    ana.send(type="hint")
    await asyncio.sleep(0)
    assert (await twin.ask("hint"))["code"] == "too-many"


async def test_whoever_waits_for_a_hint_can_go_on_and_play(slow: Room) -> None:
    """Nor is anything left of it when they have gone."""
    browser = await slow.server.guest("Ana")
    ana = await _against_a_bot(slow, browser)
    ana.send(type="hint")
    await ana.turn()
    await ana.closed()
    again = await slow.come(str(ana.of("welcome")[0]["table"]), browser)
    again.send(type="hint")  # the seat waits for no other
    assert (await again.ask("ping"))["type"] == "pong"
    assert again.of("refused") == []


async def test_bots_among_themselves_hold_up_nobody(slow: Room) -> None:
    """48 tables of four."""
    for number in range(6):
        zoe = await slow.server.guest("Zoe", address=f"10.0.0.{number}")
        for _ in range(8):
            await slow.table(zoe, BOTS * 2, players=4, begins="drawn")
    ana = await _against_a_bot(slow, await slow.server.guest("Ana"))
    for _ in range(3):
        await ana.turn()


async def test_a_client_has_few_games_between_bots_alone(slow: Room) -> None:
    """However they are started; and others have theirs."""
    zoe, ben = await slow.server.guest("Zoe"), await slow.server.guest("Ben", address="10.0.0.2")
    most = slow.server.app.state.settings.exhibitions_per_address
    body = {"options": {}, "seats": BOTS}
    answers = await asyncio.gather(*(zoe.post("/api/tables", json=body) for _ in range(most + 3)))
    assert sorted(answer.status_code for answer in answers) == [201] * most + [429] * 3
    waits = await slow.come(await slow.table(zoe, BOTS), zoe)
    assert (await waits.ask("start", first=0))["code"] == "too-many"
    assert waits.screen["status"] == "waiting"
    assert (await ben.post("/api/tables", json=body)).status_code == 201
    assert (await zoe.post("/api/bot-game", json={"bot": "mason"})).status_code == 201  # she plays herself


async def test_when_one_is_over_the_next_may_begin(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, exhibitions_per_address=1) as server:
        zoe = await server.guest("Zoe")
        for _ in range(3):
            await server.bot_table(zoe)


async def test_a_started_game_between_bots_is_acknowledged_again(sqlite_url: str, tmp_path: Path) -> None:
    """The message was repeated: the game that it has started does not count against it."""
    async with serving(sqlite_url, tmp_path, exhibitions_per_address=1) as server, room(server) as here:
        zoe = await server.guest("Zoe")
        socket = await here.come(await here.table(zoe, BOTS), zoe)
        first = await socket.ask("start", first=0, id="begin")
        assert first["type"] == "ack"
        assert await socket.ask("start", first=0, id="begin") == first


async def test_bots_among_themselves_leave_half_of_the_time_to_others() -> None:
    """A slot rests at least as long as it was used."""
    queue = FairQueue("exhibitions", 1, rest=1.0)
    spans: list[tuple[float, float]] = []
    for _ in range(3):
        async with queue.turn("zoe"):
            began = time.perf_counter()
            await asyncio.sleep(0.02)
            spans.append((began, time.perf_counter()))
    for (began, ended), (begins, _) in pairwise(spans):
        assert begins - ended >= 0.9 * (ended - began)  # the loop's clock is a little coarser


async def _metrics(browser: httpx.AsyncClient) -> dict[str, float]:
    text = (await browser.get("/metrics")).text
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}


async def test_the_time_of_bots_is_in_the_metrics(light: Server) -> None:
    zoe = await light.guest("Zoe")
    key = 'gauntlet_work_seconds_total{kind="exhibitions"}'
    before = (await _metrics(zoe)).get(key, 0.0)
    await light.bot_table(zoe)
    assert (await _metrics(zoe))[key] > before


async def test_the_load_is_in_the_metrics(slow: Room) -> None:
    zoe = await slow.server.guest("Zoe")
    for _ in range(3):
        await slow.table(zoe, BOTS, begins="drawn")
    await asyncio.sleep(0.05)
    lines = await _metrics(zoe)
    assert lines['gauntlet_work{kind="exhibitions",state="running"}'] >= 1
    assert lines['gauntlet_work{kind="exhibitions",state="waiting"}'] >= 2
