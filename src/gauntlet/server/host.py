"""A table in this process: it carries commands out, moves bots and clocks, and tells everyone who watches.

Persist, then acknowledge, then broadcast. The log's unique (table, number) decides between processes: whoever comes
second reads what the first has written, and tries again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import orjson
from sqlalchemy.exc import SQLAlchemyError

from gauntlet.rules.deeds import deeds
from gauntlet.rules.view import known_hand
from gauntlet.server.database import Conflict, TooBusy
from gauntlet.server.log import rows_of
from gauntlet.server.messages import PROTOCOL
from gauntlet.server.watcher import Watcher
from gauntlet.tables import commands
from gauntlet.tables import events as e
from gauntlet.tables.commands import Refused
from gauntlet.tables.events import AnyEvent
from gauntlet.tables.match import Match
from gauntlet.tables.screen import Board, screen, seen
from gauntlet.tables.shuffle import Deal
from gauntlet.tables.telling import tell

if TYPE_CHECKING:
    from gauntlet.server.hub import Hub

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 0.5
AWAY: Final = (TooBusy, SQLAlchemyError, OSError)
"""The database cannot be written to now; it will be again."""


class Command(Protocol):
    """One of `tables.commands` with all its arguments but the match and the time."""

    def __call__(self, match: Match, *, now: int) -> list[AnyEvent] | tuple[list[AnyEvent], Deal]: ...


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Host:
    def __init__(self, hub: Hub, match: Match) -> None:
        self.hub = hub
        self.match = match
        self.watchers: set[Watcher] = set()
        self.owned = False
        """Whether this process moves the table's bots and its clock."""
        self.sockets = 0
        """Those that have come in, whether or not they have said hello."""
        self._lock = asyncio.Lock()
        self._seen: dict[str, Any] | None = None
        """The position as onlookers know it, while someone watches."""
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self.idle_since = time.monotonic()

    # Commands

    async def carry_out(self, command: Command, ref: str = "", acknowledge: Callable[[int], None] | None = None) -> int:
        """Does what a command says; the number of the event that came of it. A message that came before (`ref`) does
        nothing again. Raises Refused, and has done nothing."""
        async with self._lock:
            events = await self._persisted(command, ref)
            number = events[-1].number if events else self.match.ids.get(ref, self.match.number)
            if acknowledge:
                acknowledge(number)
            self._happened(events)
            await self._go_on()
            return number

    async def _persisted(self, command: Command, ref: str = "") -> list[AnyEvent]:
        """The events of a command, on disk; they are not applied yet. None, if it came before: here, or to the process
        that was faster."""
        while True:
            if ref in self.match.ids:
                return []
            try:
                answer = command(self.match, now=max(now_ms(), self.match.active))  # a clock may be set back
            except Refused:
                if await self._was_behind():
                    continue
                raise
            events, deal = answer if isinstance(answer, tuple) else (answer, None)
            events = commands.signed(events, ref)
            try:
                await self._write(events, deal)
            except Conflict:
                await self._catch_up()
            else:
                self.match.deal = self.match.deal or deal
                return events

    async def _was_behind(self) -> bool:
        """Whether another process has written what was not heard of here yet: then things may be otherwise."""
        before = self.match.number
        if self.hub.bus.others:
            await self._catch_up()
        return self.match.number > before

    async def _write(self, events: Sequence[AnyEvent], deal: Deal | None) -> None:
        if events:
            statements = self.hub.statements(self.match, events, deal)
            await self.hub.write(self.match.table, events[-1].number, rows_of(self.match.table, events), statements)

    async def _follow(self) -> None:
        """What comes by itself: the end, a time-out; then the next bot's thought, or the next alarm."""
        while events := await self._persisted(commands.due):
            self._happened(events)
        if self.match.status == "over":
            await self.hub.ended(self.match)
        self._attend()

    async def _go_on(self) -> None:
        """What follows; if it cannot be written now, a little later."""
        try:
            await self._follow()
        except AWAY as error:
            log.warning("cannot go on yet", extra={"table": self.match.table, "error": type(error).__name__})
            if self._alarm:
                self._alarm.cancel()
            self._alarm = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._ring)

    async def catch_up(self) -> None:
        """Another process has written something; it may have died before it wrote what follows."""
        async with self._lock:
            await self._catch_up()
            if self.owned:
                await self._go_on()

    async def _catch_up(self) -> None:
        events = await self.hub.log.read(self.match.table, self.match.number)
        if self.match.deal is None and any(isinstance(event, e.Started) for event in events):
            self.match.deal = await self.hub.log.deal(self.match.table)
        self._happened(events)

    # Bots and clocks

    async def own(self, woken: bool = False) -> None:
        """This process moves the table from now on; after a stop, whoever is asked has the whole turn again."""
        self.owned = True
        async with self._lock:
            if woken and self.match.deadline is not None:
                self._happened(await self._persisted(commands.wake))
            await self._go_on()

    def _attend(self) -> None:
        """Sees to it that whoever is asked answers: a bot thinks, a person's clock runs."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not self.owned:
            return
        if self.match.bot_asked:
            if self._thinking is None:
                self._thinking = self.hub.spawn(self._think())
        elif self.match.deadline is not None:
            wait = max(0, self.match.deadline - now_ms()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.hub.spawn(self._time_is_out())

    async def _time_is_out(self) -> None:
        async with self._lock:
            await self._go_on()

    async def _think(self) -> None:
        try:
            while (bot := self.match.bot_asked) and self.match.game and self.owned:
                question = self.match.question
                decision = await self._decision_of(bot)
                try:
                    await self.carry_out(partial(commands.decide_for_bot, question=question, decision=decision))
                except Refused as refused:
                    log.info("bot too late", extra={"table": self.match.table, "code": refused.code})
                except AWAY as error:
                    log.warning("bot waits", extra={"table": self.match.table, "error": type(error).__name__})
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking = None

    async def _decision_of(self, bot: str) -> str:
        """A bot that fails must not stop the game: then the first legal decision is its own."""
        game = self.match.game
        assert game is not None  # noqa: S101
        view = game.view(game.seat)
        began = time.monotonic()
        try:
            decision = await self.hub.bots.decide(bot, view)
        except Exception:
            log.exception("bot failed", extra={"table": self.match.table, "bot": bot})
            decision = view.legal[0]
        if decision not in view.legal:
            log.error("bot decided against the rules", extra={"table": self.match.table, "bot": bot})
            decision = view.legal[0]
        if self.watchers:  # people want to see what it does
            await asyncio.sleep(max(0.0, self.hub.bot_pause - (time.monotonic() - began)))
        return decision

    # Telling

    def _happened(self, events: Sequence[AnyEvent]) -> None:
        """The events are on disk: apply them, and tell everyone."""
        if not events:
            return
        told: list[dict[str, Any]] = []
        drawn: dict[int, str] = {}
        for event in events:
            before = self._seen
            self.match.apply(event)
            if self.match.game and self.watchers:
                self._seen = seen(self.match.game, None)
            fact: dict[str, Any] = {"event": event.model_dump(mode="json")}
            if isinstance(event, e.Decided) and before and self._seen:
                fact["deeds"] = deeds(before, self._seen, event.seat, event.decision)
                if self.match.game and any(_is_unseen(deed, event.seat) for deed in fact["deeds"]):
                    drawn[event.number] = known_hand(self.match.game, event.seat, event.seat)[-1]
            told.append(fact)
        self._tell(told, drawn)

    def _tell(self, told: list[dict[str, Any]], drawn: dict[int, str]) -> None:
        """`drawn`: for each event by which a card was drawn unseen, which one; that is for its owner."""
        now = now_ms()
        messages: dict[tuple[str | None, bool], bytes] = {}
        for watcher in self.watchers:
            eyes = watcher.player if self.knows(watcher.player) else None
            key = eyes, watcher.wants_view
            if key not in messages:
                sight = screen(self.match, eyes, now, self._seen)
                news = {"type": "news", "now": now, "told": _as_known(told, drawn, sight["board"]), "screen": sight}
                if watcher.wants_view and self.match.game:
                    news["view"] = self.view_json(eyes)
                messages[key] = orjson.dumps(news)
            watcher.send(messages[key])
        for watcher in [one for one in self.watchers if one.close_code is not None]:
            self.leave(watcher)

    def knows(self, player: str | None) -> bool:
        """Whether the table looks different to this player than to any onlooker."""
        return player is not None and (player == self.match.maker or bool(self.match.seats_of(player)))

    def view_json(self, player: str | None) -> dict[str, Any] | None:
        """The rules' own view, for bots."""
        seat = self.match.eyes_of(player) if player else None
        return self.match.game.view(seat).as_json() if self.match.game else None

    async def welcome(self, watcher: Watcher, last: int) -> None:
        """Tells what happened since the watcher was here, and how things stand; from now on it hears what happens."""
        async with self._lock:
            if last > self.match.number:  # this process has not heard of it yet
                await self._catch_up()
            match = self.match
            log = await self.hub.log.read(match.table) if last < match.number else []
            eyes = watcher.player if self.knows(watcher.player) else None
            seat = match.eyes_of(eyes) if eyes else None
            told = tell(match.table, log, match.deal, seat, last) if log else ()
            now = now_ms()
            message = {
                "type": "welcome",
                "protocol": PROTOCOL,
                "table": match.table,
                "options": match.options.model_dump(mode="json"),
                "now": now,
                "told": [fact | {"event": fact["event"].model_dump(mode="json")} for fact in told],
                "screen": screen(match, eyes, now),
            }
            if watcher.wants_view and match.game:
                message["view"] = self.view_json(eyes)
            watcher.send(message)
            self.watchers.add(watcher)
            if match.game and self._seen is None:
                self._seen = seen(match.game, None)

    @contextmanager
    def visited(self) -> Iterator[None]:
        """While a socket is here the table stays in memory, even before it has said hello."""
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1
            self.idle_since = time.monotonic()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self._seen = None
            self.idle_since = time.monotonic()

    @property
    def is_idle(self) -> bool:
        """Whether it can be forgotten until someone asks for it again."""
        return not (self.sockets or self.watchers or self._alarm or self._thinking or self._lock.locked())


def _as_known(told: list[dict[str, Any]], drawn: dict[int, str], board: Board | None) -> list[dict[str, Any]]:
    """What onlookers are told, and for the owner of a card that was drawn unseen, which one it is."""
    if not drawn or board is None or board["seat"] is None:
        return told
    return [_fact_as_known(fact, drawn, board["seat"]) for fact in told]


def _fact_as_known(fact: dict[str, Any], drawn: dict[int, str], seat: int) -> dict[str, Any]:
    card = drawn.get(fact["event"]["number"])
    if card is None:
        return fact
    return fact | {"deeds": [deed | {"card": card} if _is_unseen(deed, seat) else deed for deed in fact["deeds"]]}


def _is_unseen(deed: dict[str, Any], seat: int) -> bool:
    return deed["deed"] == "reserve" and deed["card"] is None and deed["seat"] == seat
