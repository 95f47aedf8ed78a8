"""Someone talks so much that others could no longer play, or come in."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from gauntlet.match import screen, talk
from gauntlet.match.match import Match
from gauntlet.match.refused import Refused
from gauntlet.match.screen import Board
from gauntlet.server.realtime import broadcast
from gauntlet.server.realtime.connection import MAX_QUEUED_BYTES
from gauntlet.server.realtime.table_host import PAGE
from testkit.match.matches import Live, seated
from testkit.server.fixtures import serving
from testkit.server.sockets import Room, Socket, room

LONG = "😀" * 200
pytestmark = pytest.mark.anyio


async def _talked(here: Room, lines: int) -> tuple[str, list[Socket]]:
    """A game at which a player has written many lines of the greatest length."""
    table, (ana, ben) = await here.duel()
    for _ in range(lines):
        ana.send(type="chat", text=LONG)
    await ana.until(lambda: len(ana.of("ack")) > lines)
    return table, [ana, ben]


async def test_whoever_comes_later_is_welcomed_however_much_was_said(here: Room) -> None:
    table, (ana, _) = await _talked(here, 1302)
    late = await here.come(table, here.people[1])
    assert late.code is None
    assert max(map(len, late.frames)) < MAX_QUEUED_BYTES
    (welcome,) = late.of("welcome")
    number = welcome["screen"]["number"]
    assert [entry["event"]["number"] for entry in welcome["events"]] == list(range(number - PAGE + 1, number + 1))
    assert welcome["after"] == number - PAGE
    assert ana.code is None


async def test_what_a_welcome_left_out_comes_on_demand(here: Room) -> None:
    table, (ana, _) = await _talked(here, 2 * PAGE)
    late = await here.come(table, here.people[1])
    entries = late.events()
    while entries[0]["event"]["number"] > 1:
        page = await late.ask("history", before=entries[0]["event"]["number"])
        assert 0 < len(page["events"]) <= PAGE
        entries = page["events"] + entries
    assert entries == ana.events()
    assert (await late.ask("history", before=1))["events"] == []
    assert len((await late.ask("history", before=10**6))["events"]) == PAGE


async def test_talk_computes_no_board_anew(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is most of what a message costs, and nothing of it changes."""
    table, (ana, ben) = await here.duel()
    host = await here.server.runtime.tables.host(table)
    computed: list[int | None] = []

    def board_at(match: Match, seat: int | None) -> Board | None:
        computed.append(seat)
        return screen.board_at(match, seat)

    monkeypatch.setattr(broadcast, "board_at", board_at)
    for _ in range(3):
        await ana.done("chat", phrase="hello")
    await here.come(table, here.people[1])
    assert computed == []
    await ana.decide()
    await ben.until(lambda: ben.choices)
    assert len(computed) == 2
    assert set(computed) == {0, 1}
    for socket in (ana, ben):
        assert socket.screen["board"] == screen.board_at(host.match, socket.screen["you"][0])


async def test_older_events_are_masked_like_all_others(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    await ana.decide("reserve deck 2")
    for watcher, hidden in ((ana, False), (ben, True), (await here.come(table), True)):
        page = await watcher.ask("history", before=10**6)
        (effects,) = [entry["effects"] for entry in page["events"] if entry["event"]["kind"] == "decided"]
        assert (effects[0] == "reserve deck 2") is hidden


async def test_chat_is_limited_by_player_and_for_all_onlookers_together(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, chat_per_minute=3) as server, room(server) as here:
        table, (ana, ben) = await here.duel()
        assert [(await ana.ask("chat", phrase="hello"))["type"] for _ in range(4)] == ["ack"] * 3 + ["refused"]
        codes = []
        for n in range(4):  # many guests, each within their own limit
            zoe = await here.come(table, await server.guest(f"Zoe {n}"), address=f"10.0.0.{n}")
            codes += [(await zoe.ask("chat", phrase="hello")).get("code", "ack") for _ in range(2)]
        assert codes == ["ack"] * 6 + ["too-many"] * 2
        assert (await ben.ask("chat", phrase="hello"))["type"] == "ack"
        server.clock.ahead_ms += 61_000
        assert (await ana.ask("chat", phrase="hello"))["type"] == "ack"


async def test_onlookers_of_an_address_share_a_limit_at_all_tables(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, chat_per_minute=4) as server, room(server) as here:
        codes = []
        for n in range(6):
            table = await here.table(await server.guest("Ana"))
            zoe = await here.come(table, await server.guest(f"Zoe {n}"), address="10.0.0.1")
            codes.append((await zoe.ask("chat", phrase="hello")).get("code", "ack"))
        assert codes == ["ack"] * 4 + ["too-many"] * 2
        ben = await here.come(table, await server.guest("Ben"), address="10.0.0.2")
        await ben.done("chat", phrase="hello")


async def test_a_player_mutes_all_onlookers(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    zoe = await here.come(table, await here.server.guest("Zoe"))
    assert (await zoe.ask("mute", onlookers=True))["code"] == "not-allowed"
    await zoe.done("chat", phrase="hello")
    number = await ben.done("mute", onlookers=True)
    await zoe.seen(number)
    assert zoe.screen["onlookers_muted"]
    assert (await zoe.ask("chat", phrase="hello"))["code"] == "not-allowed"
    await ana.done("chat", phrase="hello")
    assert await ana.done("mute", onlookers=True) == ana.screen["number"]  # they are already
    await ana.done("mute", onlookers=False)
    await zoe.done("chat", phrase="hello")
    again = Match.of(table, await here.log(table), (await here.server.runtime.tables.match(table)).deal)
    assert not again.onlookers_muted


def _lines(live: Live, count: int) -> int:
    """How many lines onlookers could write, at a speed that is never too high."""
    written = 0
    for n in range(count):
        live.wait(10)
        with suppress(Refused):
            live.do(talk.chat, f"zoe {n % 7}", "Zoe", "hi", None)
            written += 1
    return written


def test_onlookers_fill_no_log() -> None:
    live = seated("ana", "ben")
    assert _lines(live, 600) == talk.MOST_ONLOOKER_LINES
    live.do(talk.chat, "ana", "Ana", "I can still talk", None)
