"""Every byte that the server sends while a game runs: none of them tells a card that the receiver may not know.

Whole random matches go through the real code that tells sockets and answers requests; the same check finds leaks that
are planted there.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Coroutine, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from fastapi import WebSocket

from gauntlet.match import events as e
from gauntlet.match import history, screen
from gauntlet.match.commitment import Deal
from gauntlet.match.events import AnyEvent
from gauntlet.match.match import Match
from gauntlet.rules.errors import IllegalDecision
from gauntlet.rules.game import Game
from gauntlet.server.accounts.players import Player
from gauntlet.server.http import table_routes as games
from gauntlet.server.realtime import socket
from gauntlet.server.realtime.connection import Connection
from gauntlet.server.realtime.fair_queue import Work
from gauntlet.server.realtime.table_host import Services, TableHost
from gauntlet.server.storage import export
from testkit.match.hidden import Knowledge, Viewer, assert_names_no_unknown_card
from testkit.match.leaks import (
    Leak,
    leak_cost_of_next_refill,
    leak_hidden_reserve,
    leak_last_card_by_name,
    leak_next_refill,
)
from testkit.match.matches import GAMES, PEOPLE, any_decision, name, whole_match
from testkit.server.fixtures import Server
from testkit.server.sockets import Room, Socket, room

pytestmark = pytest.mark.anyio

TABLE = "T" * 22
ANSWERS = ("", "/record", "/proof", "/replay", "/review")
EVERY = 60
"""One event in so many, someone comes back for all that has happened, and asks for all that HTTP and exports have."""


class Ear(Connection):
    """Keeps every byte that is sent to it."""

    def __init__(self, player: str | None, position: bool) -> None:
        known = Player(player, player, None, player, "browser") if player else None
        super().__init__(cast(WebSocket, None))
        self.identify(known)
        self.wants_view = position
        self.frames: list[bytes] = []
        self.work: list[Coroutine[Any, Any, None]] = []

    def send(self, message: bytes) -> None:
        self.frames.append(message)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.work.append(work)

    def taken(self) -> list[bytes]:
        frames, self.frames = self.frames, []
        return frames


class HandedIn:
    """An event store with as much of a match as has happened, and the deal behind it."""

    shared = False

    def __init__(self, opened: AnyEvent, deal: Deal | None) -> None:
        self.events, self._deal = [opened], deal

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[AnyEvent]:
        assert table == TABLE
        return self.events[after:][:most]

    async def secret(self, table: str) -> Deal | None:
        assert table == TABLE
        return self._deal

    async def append(self, *_: object) -> None:
        raise AssertionError("nothing is decided here")


class Stage:
    """A table of the server at which a match that was played elsewhere happens, event by event."""

    def __init__(self, server: Server, browser: httpx.AsyncClient, deal: Deal | None, opened: AnyEvent) -> None:
        assert isinstance(opened, e.Opened)
        self.server, self.browser, self.deal = server, browser, deal
        self.now = opened.at
        self.log = HandedIn(opened, deal)
        runtime = server.runtime
        services = Services(self.log, runtime.bots, self, runtime.tasks.spawn, never, 0.0, 50, 8, Work())
        self.host = TableHost(services, Match(TABLE, opened))

    def now_ms(self) -> int:
        return self.now

    def monotonic(self) -> float:
        return self.now / 1000

    async def apply(self, event: AnyEvent) -> None:
        self.now = event.at
        self.log.events.append(event)
        await self.host.catch_up()

    async def come(self, player: str | None, position: bool, last: int) -> Ear:
        ear = Ear(player, position)
        await self.host.subscribe(ear, last)
        return ear

    async def hint(self, ear: Ear) -> None:
        await socket._handle(self.server.runtime, self.host, ear, '{"type":"hint","id":"h"}')
        await ear.work.pop()
        await socket._handle(self.server.runtime, self.host, ear, '{"type":"position","id":"p"}')

    async def asked_for(self) -> list[bytes]:
        """All that can be had of a table by HTTP and by `gauntlet export`; it is refused while the game runs, or tells
        what all may know."""
        answers = [(await self.browser.get(f"/api/tables/{TABLE}{end}")).content for end in ANSWERS]
        exported = [str(record).encode() async for _, record in export.records(self.server.runtime.database, [TABLE])]
        return answers + exported

    def viewer_of(self, player: str | None) -> Viewer:
        """A seat; before the game, and for those who have none, those of an onlooker."""
        seats = [seat.player for seat in self.host.match.seats]
        return seats.index(player) if self.host.match.game and player in seats else None


async def never(_: Match) -> None:
    raise AssertionError("a match that is not owned here is not ended here")


@pytest.fixture
async def stage(light: Server, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Stage]:
    anyone = await light.browser()

    def make(deal: Deal | None, opened: AnyEvent) -> Stage:
        made = Stage(light, anyone, deal, opened)

        async def host(_: str) -> TableHost:
            return made.host

        monkeypatch.setattr(light.runtime.tables, "host", host)
        monkeypatch.setattr(export, "EventStore", lambda _: made.log)
        return made

    return make


Make = Callable[..., Stage]


@cache
def played(number: int) -> tuple[list[AnyEvent], Deal]:
    """A whole random match of a kind: its log, and its deal."""
    *_, live = whole_match(GAMES[number], 7)
    assert live.match.deal is not None
    return live.log, live.match.deal


async def check_names(make: Make, game: dict[str, Any]) -> int:
    """Searches all that is sent to each seat and to an onlooker; how many bytes that were."""
    log, deal = played(GAMES.index(game))
    stage, known, count = make(deal, log[0]), Knowledge(deal), 0
    known.hear(log[0])
    receivers: list[str | None] = [*PEOPLE[: game["players"]], None]
    bots = {player: await stage.come(player, True, 0) for player in receivers}
    someone = PEOPLE[GAMES.index(game) % game["players"]]  # of each kind of table another one, since it takes long
    people = {someone: await stage.come(someone, False, 0), None: await stage.come("a guest", False, 0)}
    for event in log[1:]:
        await stage.apply(event)
        known.hear(event)
        seldom = stage.host.match.game is not None and event.number % EVERY == 0
        for player, bot in bots.items():
            sent = bot.taken()
            if player in people:
                assert [_without_view(frame) for frame in sent] == people[player].taken()
            if seldom:
                sent += await _all_again(stage, player, bot)
            for frame in sent:
                count += len(frame)
                assert_names_no_unknown_card(frame, known.unknown(stage.viewer_of(player)))
        if seldom and not known.ended:
            for answer in await stage.asked_for():
                count += len(answer)
                assert_names_no_unknown_card(answer, known.unknown(None))
    return count


def _without_view(frame: bytes) -> bytes:
    """What a person gets is what a bot gets, but for the rules' own view, which comes last."""
    plain, view, _ = frame.partition(b',"view":{')
    return plain + b"}" if view else frame


async def _all_again(stage: Stage, player: str | None, ear: Ear) -> list[bytes]:
    """What comes to someone who asks for a hint, and who comes back and has nothing."""
    await stage.hint(ear)
    back = await stage.come(player, True, 0)
    stage.host.unsubscribe(back)
    return ear.taken() + back.taken()


async def shown(make: Make, log: Sequence[AnyEvent], deal: Deal, player: str | None, since: int) -> list[bytes]:
    """Every byte that someone gets who comes when `since` events have happened, and stays."""
    stage = make(deal, log[0])
    for event in log[1:since]:
        await stage.apply(event)
    ears = [await stage.come(player, position, max(0, since - 20)) for position in (False, True)]
    for event in log[since:]:
        await stage.apply(event)
    await stage.hint(ears[0])
    return [*ears[0].frames, *ears[1].frames, *await stage.asked_for()]


async def check_twins(make: Make, game: dict[str, Any], seed: int, moments: int) -> None:
    """With other cards where this viewer do not look, the very same bytes."""
    log, deal = played(GAMES.index(game))
    chance = random.Random(seed)
    running = [n for n, event in enumerate(log) if isinstance(event, e.Decided)]
    for until in chance.sample(running, min(moments, len(running))):
        part = log[: until + 1]
        known = Knowledge.after(part, deal)
        seats = [seat.player for seat in Match.of(TABLE, part, deal).seats]
        for player in (*seats, None):
            viewer = seats.index(player) if player else None
            since = max(3, until - 8)
            real = await shown(make, part, deal, player, since)
            for _attempt in range(100):
                try:
                    other = await shown(make, part, known.twin(viewer, chance), player, since)
                except IllegalDecision as error:
                    if str(error).startswith("'pass'"):
                        continue  # T9: it reveals that no card in hand could be paid
                    raise
                assert other == real, f"differs with what is hidden from seat {viewer}"
                break
            else:
                raise AssertionError("no other deal fits what was seen")


@pytest.mark.clause("H1", "H2", "H3")
@pytest.mark.parametrize("game", GAMES, ids=name)
async def test_no_byte_names_a_card_that_its_receiver_may_not_know(stage: Make, game: dict[str, Any]) -> None:
    assert await check_names(stage, game) > 100_000


@pytest.mark.clause("H1", "H2", "H3")
@pytest.mark.parametrize("game", GAMES, ids=name)
async def test_other_hidden_cards_give_the_same_bytes(stage: Make, game: dict[str, Any]) -> None:
    await check_twins(stage, game, 8, 1)


# By real sockets, from the empty table to the end, with bots at the table


async def _finds(answer: httpx.Response, unknown: frozenset[str]) -> None:
    assert_names_no_unknown_card(answer.content, unknown)
    assert_names_no_unknown_card(str(answer.headers), unknown)


@pytest.mark.clause("H1", "H2", "H3")
@pytest.mark.parametrize(("players", "bots", "epic"), [(2, 1, True), (3, 1, False), (4, 2, True)])
async def test_whole_games_by_socket_and_http(light: Server, players: int, bots: int, epic: bool) -> None:
    async with room(light) as here:
        people = [await light.guest(who) for who in ("Ana", "Ben")[: players - bots]]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *[{"kind": "bot", "bot": "mason"}] * bots]
        table = await here.table(people[0], tuple(seats), players=players, epic_battles=epic, public=True)
        seated = [await here.come(table, browser) for browser in people]
        for sits in seated[1:]:
            await sits.done("sit")
        ears: list[tuple[Viewer, Socket]] = [(None, await here.come(table)), *enumerate(seated)]
        for seat, browser in enumerate(people):
            bot = here.socket(table, browser)
            await bot.hello(position=True)
            ears.append((seat, bot))
        await seated[0].done("start", first=0)
        await _played(here, seated)
        for _, ear in ears:
            await ear.seen(seated[0].screen["number"])
        sent = [(viewer, list(zip(ear.frames, ear.heard, strict=True))) for viewer, ear in ears]
        log, deal = await here.log(table), await light.runtime.store.secret(table)  # bots may play on meanwhile
        assert isinstance(deal, Deal)
        known = Knowledge(deal)
        unknown: dict[int, list[frozenset[str]]] = {}
        for event in log:
            known.hear(event)
            unknown[event.number] = [known.unknown(viewer) for viewer in (*range(players), None)]
        for viewer, frames in sent:
            for frame, message in frames:
                if "screen" in message:
                    number = message["screen"]["number"]
                    assert_names_no_unknown_card(frame, unknown[number][-1 if viewer is None else viewer])


async def _played(here: Room, people: list[Socket]) -> None:
    """The game, to its end or for 60 decisions of theirs; meanwhile HTTP is asked for what it must not tell."""
    chance = random.Random(5)
    table = people[0].heard[0]["table"]
    browser = await here.server.browser()
    for turn in range(60):
        for person in people:
            await person.until(lambda person=person: person.choices or _waits(person) or person.screen["outcome"])  # type: ignore[misc]
        asked = [person for person in people if person.choices]
        if any(person.screen["outcome"] for person in people):
            return
        if not asked:
            continue
        match = await here.server.runtime.tables.match(table)
        assert match.game is not None
        if turn % 10 == 0:
            await asked[0].ask("hint")
            await asked[0].ask("position")
            known = Knowledge.after(await here.log(table), match.deal)
            for path in ("/api/lobby", *(f"/api/tables/{table}{end}" for end in ANSWERS)):
                await _finds(await browser.get(path), known.unknown(None))
                await _finds(await browser.get(path, headers={"Cookie": "gauntlet=x"}), known.unknown(None))
        number = await asked[0].done(
            "decide", question=asked[0].screen["question"], decision=any_decision(match.game, chance)
        )
        for person in people:
            await person.seen(number)
    await people[-1].done("resign")


def _waits(person: Socket) -> bool:
    """Whether another person is asked."""
    board, seats = person.screen["board"], person.screen["seats"]
    return board is not None and board["asked"] is not None and seats[board["asked"]]["bot"] is None


# The check itself is checked: each of these leaks is found


def _plant(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    honest = screen.board

    def board(game: Game, viewer: Viewer) -> dict[str, Any]:
        found: dict[str, Any] = copy.deepcopy(dict(honest(game, viewer)))  # boards share parts
        leak(game, viewer, found)
        return found

    monkeypatch.setattr(screen, "board", board)


@pytest.mark.parametrize("leak", [leak_next_refill, leak_hidden_reserve, leak_last_card_by_name])
async def test_a_planted_name_is_caught(stage: Make, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    _plant(monkeypatch, leak)
    with pytest.raises(AssertionError, match="names cards that the receiver may not know"):
        await check_names(stage, GAMES[0])


@pytest.mark.parametrize("leak", [leak_next_refill, leak_cost_of_next_refill])
async def test_a_planted_difference_is_caught(stage: Make, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    _plant(monkeypatch, leak)
    with pytest.raises(AssertionError, match="differs with what is hidden"):
        await check_twins(stage, GAMES[0], 8, 2)


async def test_a_drawn_card_that_is_shown_to_all_is_caught(stage: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "masked", lambda effects, *_: effects)
    with pytest.raises(AssertionError, match="names cards that the receiver may not know"):
        await check_names(stage, GAMES[0])


async def test_a_view_through_the_wrong_eyes_is_caught(stage: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.view
    monkeypatch.setattr(Game, "view", lambda game, _: honest(game, game.seat or 0))
    with pytest.raises(AssertionError, match="names cards that the receiver may not know"):
        await check_names(stage, GAMES[0])


async def test_a_record_that_is_open_too_early_is_caught(stage: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_over", lambda match: match.game.record())
    with pytest.raises(AssertionError, match="names cards that the receiver may not know"):
        await check_names(stage, GAMES[0])


async def test_an_export_of_a_game_that_runs_is_caught(stage: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    def over(*args: Any) -> Match:
        match = Match.of(*args)
        match.status = "over"
        return match

    monkeypatch.setattr(export, "Match", SimpleNamespace(of=over))
    with pytest.raises(AssertionError, match="names cards that the receiver may not know"):
        await check_names(stage, GAMES[0])
