"""What goes on at a table by itself: bots, clocks, and what a lost database or a crash must not end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import select

from gauntlet.match import events as e
from gauntlet.match.commitment import Deal
from gauntlet.match.events import AnyEvent
from gauntlet.match.match import Match
from gauntlet.server.accounts import player_ratings
from gauntlet.server.realtime import table_host as hosts
from gauntlet.server.realtime.registry import IDLE_SECONDS
from gauntlet.server.storage import database, schema
from testkit.server.fixtures import serving
from testkit.server.sockets import Room, room

pytestmark = pytest.mark.anyio


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
    assert [fact["event"]["number"] for fact in socket.events()] == list(range(1, len(await here.log(table)) + 1))
    assert socket.screen["status"] == "over"


async def test_when_time_is_out_a_bot_plays_on(here: Room) -> None:
    table, (ana, ben) = await here.duel(clock={"kind": "turn", "seconds": 10})
    host = await here.server.runtime.tables.host(table)
    assert ana.screen["seats"][0]["clock"] <= 10_000
    here.server.clock.ahead_ms += 9_000
    await host.on_timeout()
    assert host.match.seats[0].is_person
    here.server.clock.ahead_ms += 900
    await ana.done("chat", phrase="hello")  # the timer is set anew
    await ben.until(lambda: ben.choices)  # it has rung, and the bot has moved for Ana
    stood_in = [event for event in await here.log(table) if isinstance(event, e.StoodIn)]
    assert [(event.seat, event.why) for event in stood_in] == [(0, "time")]
    await ana.done("return")


async def test_a_decision_that_comes_too_late_is_refused(here: Room) -> None:
    table, (ana, ben) = await here.duel(clock={"kind": "turn", "seconds": 10}, absent="forfeit")
    here.server.clock.ahead_ms += 60_000
    await (await here.server.runtime.tables.host(table)).on_timeout()
    await ben.until(lambda: ben.screen["outcome"])
    assert ben.screen["outcome"]["winners"] == [1]
    assert (await ana.ask("decide", question=ana.screen["question"], decision="pass"))["code"] == "over"


async def test_nobody_loses_time_while_the_server_is_down(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path) as server, room(server) as here:
        table, _ = await here.duel(clock={"kind": "turn", "seconds": 10})
    async with serving(sqlite_url, tmp_path, ahead_ms=3_600_000) as server, room(server) as here:
        async with asyncio.timeout(30):
            while not isinstance((await here.log(table))[-1], e.Restarted):
                await asyncio.sleep(0.01)
        onlooker = await here.come(table)
        assert onlooker.screen["seats"][0]["clock"] > 5_000
        assert not onlooker.screen["seats"][0]["stood_in"]


class Away:
    """A database that refuses to write some events until it is back; `thrice` is set at the third attempt."""

    def __init__(self, here: Room, monkeypatch: pytest.MonkeyPatch, refuses: Callable[[AnyEvent], bool]) -> None:
        monkeypatch.setattr(hosts, "RETRY_SECONDS", 0.01)
        self.back = False
        self.thrice = asyncio.Event()
        attempts = 0
        append = here.server.runtime.store.append

        async def appending(match: Match, events: Sequence[AnyEvent], deal: Deal | None) -> None:
            nonlocal attempts
            if not self.back and refuses(events[-1]):
                attempts += 1
                if attempts == 3:
                    self.thrice.set()
                raise database.TooBusy
            await append(match, events, deal)

        monkeypatch.setattr(here.server.runtime.store, "append", appending)


async def test_games_continue_when_the_database_is_back(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot has thought, and what it decided cannot be written."""
    ana = await here.server.guest()
    table = str((await ana.post("/api/bot-game", json={"bot": "mason"})).json()["table"])
    socket = await here.come(table, ana)
    await socket.until(lambda: socket.choices)
    away = Away(here, monkeypatch, lambda event: event.kind == "decided" and not event.id)
    number = await socket.turn()
    async with asyncio.timeout(60):
        await away.thrice.wait()
    assert socket.screen["number"] == number
    away.back = True
    await socket.until(lambda: socket.choices and socket.screen["number"] > number)


async def test_the_end_is_written_when_the_database_is_back(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (ana, ben) = await here.duel()
    away = Away(here, monkeypatch, lambda event: event.kind == "ended")
    await ben.done("resign")
    async with asyncio.timeout(60):
        await away.thrice.wait()
    assert [message["type"] for message in ben.heard].count("refused") == 0
    assert not ana.screen["outcome"]
    away.back = True
    await ana.until(lambda: ana.screen["outcome"])


async def test_an_outcome_that_a_crash_has_cut_off_is_written_at_the_next_start(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        pass

    with monkeypatch.context() as patch:
        patch.setattr(player_ratings, "record", never)
        async with serving(sqlite_url, tmp_path) as server, room(server) as here:
            _, (ana, ben) = await here.duel()
            await ben.done("resign")
            await ana.until(lambda: ana.screen["outcome"])
            ids = [(await browser.get("/api/me")).json()["id"] for browser in here.people]
    async with serving(sqlite_url, tmp_path) as server:
        async with asyncio.timeout(30):
            while True:
                rows = await server.runtime.database.rows(select(schema.seats))
                if all(row.won is not None for row in rows):
                    break
                await asyncio.sleep(0.01)
        assert {row.player: row.won for row in rows} == {ids[0]: 1.0, ids[1]: 0.0}


async def test_a_table_stays_in_memory_while_anyone_is_at_the_door(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    for socket in (ana, ben):
        await socket.closed()
    silent = here.socket(table, here.people[0])
    await silent.until(lambda: silent.open)
    here.server.clock.ahead_ms += 1000 * IDLE_SECONDS + 1000
    await here.server.runtime.tables.evict()
    ben = await here.come(table, here.people[1])
    await silent.hello()
    await silent.decide()
    await ben.until(lambda: ben.choices)
    for socket in (silent, ben):
        await socket.closed()
    here.server.clock.ahead_ms += 1000 * IDLE_SECONDS + 1000
    await here.server.runtime.tables.evict()
    assert table not in here.server.runtime.tables
    again = await here.come(table, here.people[1])
    assert again.choices
