"""What goes on at a table by itself: bots, clocks, and what a lost database or a crash must not end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gauntlet.server import database, hub, schema
from gauntlet.server import host as hosts
from gauntlet.tables import events as e
from tests.server.conftest import serving
from tests.server.sockets import Json, Room, room

pytestmark = pytest.mark.anyio


class Clock:
    """The server's time, which can be moved on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = hosts.now_ms
        for module in (hosts, hub):
            monkeypatch.setattr(module, "now_ms", lambda: real() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def test_bots_play_on_for_whoever_leaves(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    await ben.done("leave")
    await ana.decide()
    await ana.until(lambda: len(ana.choices) and ana.screen["board"]["asked"] == 0)
    decided = [event for event in await here.log(table) if isinstance(event, e.Decided)]
    assert {event.seat for event in decided} == {0, 1}
    assert (await ben.ask("decide", question=ben.screen["question"], decision="pass"))["type"] == "refused"
    await ben.done("return")
    await ana.done("resign")
    await ben.until(lambda: ben.screen["outcome"])
    assert ben.screen["outcome"]["winners"] == [1]


async def test_a_whole_game_against_bots(here: Room) -> None:
    ana = await here.server.guest()
    table = str((await ana.post("/api/bot-game", json={"bot": "mason", "players": 3})).json()["table"])
    socket = await here.come(table, ana)
    while await socket.until(lambda: socket.choices or socket.screen["outcome"]) == socket.choices:
        question = socket.screen["question"]
        cards = [choice for choice in socket.choices if choice.startswith("recruit")]
        await socket.ask("decide", question=question, decision=(cards or socket.choices)[0])
        await socket.until(lambda question=question: socket.screen["question"] != question)  # type: ignore[misc]
    assert [fact["event"]["number"] for fact in socket.told()] == list(range(1, len(await here.log(table)) + 1))
    assert socket.screen["status"] == "over"


async def test_when_time_is_out_a_bot_plays_on(here: Room, clock: Clock) -> None:
    table, (ana, ben) = await here.duel(clock={"kind": "turn", "seconds": 10})
    host = await here.server.hub.host(table)
    assert host._alarm is not None
    assert 0 < host._alarm.when() - asyncio.get_running_loop().time() <= 10
    assert ana.screen["places"][0]["clock"] <= 10_000
    clock.ahead += 9_000
    await host._time_is_out()
    assert host.match.seats[0].is_person
    clock.ahead += 1_500
    await host._time_is_out()
    await ben.until(lambda: ben.choices)  # the bot has moved for Ana
    stood_in = [event for event in await here.log(table) if isinstance(event, e.StoodIn)]
    assert [(event.seat, event.why) for event in stood_in] == [(0, "time")]
    await ana.done("return")


async def test_a_decision_that_comes_too_late_is_refused(here: Room, clock: Clock) -> None:
    table, (ana, ben) = await here.duel(clock={"kind": "turn", "seconds": 10}, absent="forfeit")
    clock.ahead += 60_000
    host = await here.server.hub.host(table)
    host._ring()
    await ben.until(lambda: ben.screen["outcome"])
    assert ben.screen["outcome"]["winners"] == [1]
    assert (await ana.ask("decide", question=ana.screen["question"], decision="pass"))["code"] == "over"


async def test_nobody_loses_time_while_the_server_is_down(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with serving(sqlite_url, tmp_path) as server, room(server) as here:
        table, _ = await here.duel(clock={"kind": "turn", "seconds": 10})
    clock.ahead += 3_600_000
    async with serving(sqlite_url, tmp_path) as server, room(server) as here:
        async with asyncio.timeout(30):
            while not isinstance((await here.log(table))[-1], e.Woken):
                await asyncio.sleep(0.01)
        onlooker = await here.come(table)
        assert onlooker.screen["places"][0]["clock"] > 5_000
        assert not onlooker.screen["places"][0]["stood_in"]


async def test_games_go_on_when_the_database_is_back(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "RETRY_SECONDS", 0.01)
    ana = await here.server.guest()
    table = str((await ana.post("/api/bot-game", json={"bot": "mason"})).json()["table"])
    socket = await here.come(table, ana)
    await socket.until(lambda: socket.choices)
    bots = here.server.bots
    decide = bots.decide
    asked = asyncio.Event()

    async def deciding(name: str, view: Any) -> str:
        if not asked.is_set():  # the bot thinks, and then nothing can be written
            monkeypatch.setattr(database, "MOST_WAITING", 0)
            asked.set()
        return await decide(name, view)

    monkeypatch.setattr(bots, "decide", deciding)
    choices = [choice for choice in socket.choices if choice.startswith(("take", "reserve"))]
    await socket.ask("decide", question=socket.screen["question"], decision=choices[0])
    while not asked.is_set():
        await socket.until(lambda: socket.choices or asked.is_set())
        if not asked.is_set():
            await socket.decide()
    for _ in range(20):
        await asyncio.sleep(0.005)
    monkeypatch.setattr(database, "MOST_WAITING", 4096)
    number = socket.screen["number"]
    await socket.until(lambda: socket.choices and socket.screen["number"] > number)


async def test_the_end_is_written_when_the_database_is_back(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "RETRY_SECONDS", 0.01)
    _, (ana, ben) = await here.duel()
    write = type(here.server.hub).write
    away = [True]

    async def writing(self: Any, table: str, number: int, rows: list[Json], statements: Any) -> None:
        if away[0] and rows[-1]["event"]["kind"] == "ended":
            raise database.TooBusy
        await write(self, table, number, rows, statements)

    monkeypatch.setattr(type(here.server.hub), "write", writing)
    await ben.done("resign")
    assert [message["type"] for message in ben.heard].count("refused") == 0
    assert not ana.screen["outcome"]
    away[0] = False
    await ana.until(lambda: ana.screen["outcome"])


async def test_an_outcome_that_a_crash_has_cut_off_is_written_at_the_next_start(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        pass

    with monkeypatch.context() as patch:
        patch.setattr(hub.Hub, "ended", never)
        async with serving(sqlite_url, tmp_path) as server, room(server) as here:
            _, (ana, ben) = await here.duel()
            await ben.done("resign")
            await ana.until(lambda: ana.screen["outcome"])
            ids = [(await browser.get("/api/me")).json()["id"] for browser in here.people]
    async with serving(sqlite_url, tmp_path) as server:
        async with asyncio.timeout(30):
            while True:
                rows = await server.hub.database.rows(select(schema.seats))
                if all(row.won is not None for row in rows):
                    break
                await asyncio.sleep(0.01)
        assert {row.player: row.won for row in rows} == {ids[0]: 1.0, ids[1]: 0.0}


async def test_a_table_stays_in_memory_while_anyone_is_at_the_door(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ana, ben) = await here.duel()
    for socket in (ana, ben):
        await socket.closed()
    silent = here.socket(table, here.people[0])
    await silent.until(lambda: silent.open)
    monkeypatch.setattr(hub, "IDLE_SECONDS", -1)
    await here.server.hub._forget()
    ben = await here.come(table, here.people[1])
    await silent.hello()
    await silent.decide()
    await ben.until(lambda: ben.choices)
    for socket in (silent, ben):
        await socket.closed()
    await here.server.hub._forget()
    assert table not in here.server.hub.hosts
    again = await here.come(table, here.people[1])
    assert again.choices
