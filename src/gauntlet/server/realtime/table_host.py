"""A table in this process: executes commands, runs bots and clocks, and broadcasts to everyone who is connected.

Store, then acknowledge, then broadcast. The store's unique (table, number) decides between processes: whoever comes
second reads what the first has written, and tries again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from gauntlet.match import commands
from gauntlet.match import events as e
from gauntlet.match.commitment import Secret
from gauntlet.match.events import EVENTS, AnyEvent
from gauntlet.match.history import Entry
from gauntlet.match.match import Match
from gauntlet.match.refused import Refused
from gauntlet.rules.game import Game
from gauntlet.server.realtime.bot_interface import Bots
from gauntlet.server.realtime.broadcast import Broadcast, Subscriber
from gauntlet.server.realtime.clock import Clock
from gauntlet.server.realtime.fair_queue import Work
from gauntlet.server.realtime.messages import Advice
from gauntlet.server.refusals import refusal
from gauntlet.server.storage.database import Conflict, TooBusy

logger = logging.getLogger(__name__)

RETRY_SECONDS: Final = 0.5
PAGE: Final = 300
"""How many events a message has at most: so that none is larger than a reader's queue, however much was said."""
UNAVAILABLE: Final = (TooBusy, SQLAlchemyError, OSError)
"""The database cannot be written to now; it will be again."""


class Command(Protocol):
    """One of `match.commands` with all its arguments but the match and the time."""

    def __call__(self, match: Match, *, now: int) -> list[AnyEvent] | tuple[list[AnyEvent], Secret]: ...


class Store(Protocol):
    """What a table needs of the event store."""

    @property
    def shared(self) -> bool: ...
    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[AnyEvent]: ...
    async def secret(self, table: str) -> Secret | None: ...
    async def append(self, match: Match, events: Sequence[AnyEvent], secret: Secret | None) -> None: ...


@dataclass(frozen=True)
class Services:
    """What the tables of a process share."""

    store: Store
    bots: Bots
    clock: Clock
    spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    on_ended: Callable[[Match], Awaitable[None]]
    """Called when a match has ended; its outcome is on disk when it returns."""
    bot_pause: float
    tables_per_player: int
    exhibitions_per_address: int
    work: Work
    """Who may use the bots next."""


class TableHost:
    def __init__(self, services: Services, match: Match, client: str = "") -> None:
        """`client`: where the maker of the table came from, if that is known."""
        self.client = client or match.maker
        self._services, self._store, self._clock = services, services.store, services.clock
        self.match = match
        self._broadcast = Broadcast(match)
        self.subscribers = self._broadcast.subscribers
        self.owned = False
        """Whether this process runs the table's bots and its clock."""
        self._sockets = 0
        """Those that are open, whether or not they have sent hello."""
        self._lock = asyncio.Lock()
        self._hinted: set[int] = set()
        """Seats that wait for a hint."""
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.idle_since = self._applied = self._clock.monotonic()
        """`_applied`: when the last event was applied here."""

    # Commands

    async def execute(
        self,
        command: Command,
        ref: str = "",
        acknowledge: Callable[[int], None] | None = None,
        store: Callable[[Match, Sequence[AnyEvent]], Awaitable[None]] | None = None,
    ) -> int:
        """Executes a command; the number of its event. A message that was executed before (`ref`) is only acknowledged.
        Raises Refused, and has changed nothing. `store`: stores the events together with something else."""
        async with self._lock:
            before = self.match.number
            try:
                events = await self._stored(command, ref, store)
            except (Refused, *UNAVAILABLE):
                if self.owned and self.match.number > before:  # what others did may be for its bots to answer
                    await self._advance()
                raise
            known = self.match.ids.get(e.message_and_digest(ref)[0])
            number = events[-1].number if events else known.number if known else self.match.number
            if acknowledge:
                acknowledge(number)
            self._apply(events)
            await self._advance()
            return number

    async def _stored(
        self,
        command: Command,
        ref: str = "",
        store: Callable[[Match, Sequence[AnyEvent]], Awaitable[None]] | None = None,
    ) -> list[AnyEvent]:
        """The events of a command, on disk but not applied yet. None, if it was executed before: here, or by the
        process that was faster."""
        while True:
            message, digest = e.message_and_digest(ref)
            if known := self.match.ids.get(message):
                if known.digest and known.digest != digest:
                    raise Refused("bad-message", "id: was used for another message")
                return []
            try:
                answer = command(self.match, now=self._now())
            except Refused:
                if await self._was_behind():
                    continue
                raise
            events, secret = answer if isinstance(answer, tuple) else (answer, None)
            events = commands.signed(events, ref)
            try:
                if events:
                    await (store(self.match, events) if store else self._store.append(self.match, events, secret))
            except Conflict:
                await self._catch_up()
            else:
                self.match.secret = self.match.secret or secret
                return events

    async def _was_behind(self) -> bool:
        """Whether another process has appended events that were not known here: then a command may be legal after
        all."""
        before = self.match.number
        if self._store.shared:
            await self._catch_up()
        return self.match.number > before

    async def _advance(self) -> None:
        """What follows without a command: the end, a time-out; then the next bot's move, or the next timer. If it
        cannot be stored now, a little later."""
        try:
            while events := await self._stored(commands.due):
                self._apply(events)
            if self.match.ended and self.match.number == self.match.ended.number:
                await self._services.on_ended(self.match)
            self._schedule()
        except UNAVAILABLE as error:
            logger.warning("cannot advance yet", extra={"table": self.match.table, "error": type(error).__name__})
            self._set_timer(RETRY_SECONDS)

    async def catch_up(self, number: int | None = None, latest: str = "") -> None:
        """Another process has appended events; it may have died before it stored what follows. `number`: of the last
        one, `latest`: some of them as JSON, if they are known."""
        async with self._lock:
            if number is not None and number <= self.match.number:  # meanwhile they were applied
                return
            await self._catch_up(EVENTS.validate_json(latest) if latest else ())
            if self.owned:
                await self._advance()

    async def _catch_up(self, latest: Sequence[AnyEvent] = ()) -> None:
        """`latest`: the last events of the log, which need not be read then, unless others came before them."""
        events = [event for event in latest if event.number > self.match.number]
        if not events or events[0].number != self.match.number + 1:
            events = await self._store.read(self.match.table, self.match.number)
        if self.match.secret is None and any(isinstance(event, e.Drawing | e.Started) for event in events):
            self.match.secret = await self._store.secret(self.match.table)
        self._apply(events)

    # Bots and clocks

    async def own(self, restarted: bool = False) -> None:
        """This process runs the table from now on; after a restart the turn's clock starts over."""
        self.owned = True
        async with self._lock:
            if restarted and self.match.deadline is not None:
                self._apply(await self._stored(commands.restart))
            await self._advance()

    def stop(self) -> None:
        """Nothing is due here any more."""
        self.owned = False
        self._set_timer(None)

    def _schedule(self) -> None:
        """Sees to it that whoever is to decide does: a bot thinks, a person's clock runs."""
        self._set_timer(None)
        if not self.owned:
            return
        if self.match.bot_asked:
            if self._thinking is None:
                self._thinking = self._services.spawn(self._think())
        elif self.match.deadline is not None:
            self._set_timer(max(0, self.match.deadline - self._now()) / 1000)

    def _now(self) -> int:
        """The table's time: it goes on from the last event, even if that was written by a clock that is ahead."""
        passed = int(1000 * (self._clock.monotonic() - self._applied))
        return max(self._clock.now_ms(), self.match.active + passed)

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._services.spawn(self.on_timeout())

    async def on_timeout(self) -> None:
        """Looks what is due now."""
        async with self._lock:
            await self._advance()

    async def _think(self) -> None:
        try:
            while (bot := self.match.bot_asked) and self.match.game and self.owned:
                began = self._clock.monotonic()
                queue = self._services.work.exhibitions if self.is_exhibition else self._services.work.bots
                async with queue.turn(self.client):
                    if self.match.bot_asked != bot:  # meanwhile it was undone, paused, or answered elsewhere
                        continue
                    question = self.match.question
                    decision = await self._decision_of(bot)
                if self.subscribers:  # people want to see what it does
                    await asyncio.sleep(max(0.0, self._services.bot_pause - (self._clock.monotonic() - began)))
                try:
                    await self.execute(partial(commands.decide_for_bot, question=question, decision=decision))
                except Refused as refused:
                    logger.info("bot too late", extra={"table": self.match.table, "code": refused.code})
                except UNAVAILABLE as error:
                    logger.warning("bot waits", extra={"table": self.match.table, "error": type(error).__name__})
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking = None

    async def _decision_of(self, bot: str) -> str:
        """A bot that fails must not stop the game: then it plays the first legal decision."""
        game = self.match.game
        assert game is not None  # noqa: S101
        view = game.view(game.seat)
        try:
            decision = await self._services.bots.decide(bot, view)
        except Exception:
            logger.exception("bot failed", extra={"table": self.match.table, "bot": bot})
            decision = view.legal[0]
        if decision not in view.legal:
            logger.error("illegal decision of a bot", extra={"table": self.match.table, "bot": bot})
            decision = view.legal[0]
        return decision

    async def hint(self, player: str, client: str) -> tuple[int, list[Advice]]:
        """The best decisions for a player who is asked, and the question that they answer. One at a time for a seat."""
        match, question = self.match, self.match.question
        seat, game = self._advised(player)
        if seat in self._hinted:
            raise refusal("too-many", "One hint at a time")
        self._hinted.add(seat)
        try:
            async with self._services.work.hints.turn(client):
                if match.question != question:
                    raise Refused("stale")
                return question, await self._services.bots.hint(game.view(seat))
        finally:
            self._hinted.discard(seat)

    def seen_position(self, player: str) -> dict[str, Any]:
        """What a hint would be computed from, where one is allowed: nothing but what the seat may know."""
        seat, game = self._advised(player)
        return {"question": self.match.question, "seat": seat, "position": game.view(seat).position}

    def _advised(self, player: str) -> tuple[int, Game]:
        """The seat for which a player may have a hint now."""
        match = self.match
        if not match.options.hints or match.options.rated:
            raise refusal("no-hints")
        seat = match.asked
        if match.game is None or seat is None or seat not in match.seats_of(player):
            raise Refused("not-your-turn")
        return seat, match.game

    # Subscribers: what they are sent is in broadcast.py

    def _apply(self, events: Sequence[AnyEvent]) -> None:
        """The events are on disk: apply them, and broadcast them."""
        if not events:
            return
        for event in events:
            self.match.apply(event)
        self._applied = self._clock.monotonic()
        watched = bool(self.subscribers)
        self._broadcast.update(events, self._now())
        if watched:
            self._note_if_idle()

    async def subscribe(self, subscriber: Subscriber, last: int) -> None:
        """Sends the events after `last`, or the latest of them, and the current state; from now on the subscriber gets
        updates."""
        async with self._lock:
            if last > self.match.number:  # this process has not heard of it yet
                await self._catch_up()
                if self.owned:
                    await self._advance()
            match = self.match
            after = max(last, match.number - PAGE)
            most = match.number - after  # other processes may have written more: an update follows
            events = await self._store.read(match.table, after, most) if most > 0 else []
            self._broadcast.welcome(subscriber, after, events, self._now())

    async def page(self, subscriber: Subscriber, before: int) -> list[Entry]:
        """The latest events before a number, as the subscriber may know them."""
        before = min(before, self.match.number + 1)
        after = max(0, before - 1 - PAGE)
        events = await self._store.read(self.match.table, after, before - 1 - after)
        return self._broadcast.history(subscriber, events)

    def is_there(self, player: str | None) -> bool:
        return player is not None and any(one.player == player for one in self.subscribers)

    @property
    def is_attended(self) -> bool:
        """Whether the maker is there, or anyone who sits at the table."""
        return any(map(self.is_there, (self.match.maker, *(seat.player for seat in self.match.seats))))

    @property
    def is_exhibition(self) -> bool:
        """Whether bots play among themselves."""
        return self.match.status == "playing" and not self.match.people

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self._broadcast.remove(subscriber)
        self._note_if_idle()

    def _note_if_idle(self) -> None:
        if not self.subscribers:
            self.idle_since = self._clock.monotonic()

    @contextmanager
    def visited(self) -> Iterator[None]:
        """While a socket is open the table stays in memory, even before hello."""
        self._sockets += 1
        try:
            yield
        finally:
            self._sockets -= 1
            self.idle_since = self._clock.monotonic()

    @property
    def is_idle(self) -> bool:
        """Whether it can leave the memory until someone needs it again."""
        return not (self._sockets or self.subscribers or self._timer or self._thinking or self._lock.locked())
