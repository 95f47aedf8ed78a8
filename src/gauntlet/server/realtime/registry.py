"""All tables of this process: loaded when someone needs them, evicted when nobody does."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from typing import Final, NamedTuple, cast

from gauntlet.match import commands
from gauntlet.match.events import AnyEvent
from gauntlet.match.handover import handed_over, options_of
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions
from gauntlet.match.refused import Refused
from gauntlet.rules.record import Record
from gauntlet.server.realtime.ownership import Ownership
from gauntlet.server.realtime.table_host import Services, TableHost
from gauntlet.server.refusals import refusal
from gauntlet.server.storage.bus import TableChanged
from gauntlet.server.storage.database import Conflict
from gauntlet.server.storage.event_store import EventStore, TableLimits

IDLE_SECONDS: Final = 60
PRESENCE_SECONDS: Final = 30
"""So often it is noted who is there at tables that wait for players."""
AWAY_MS: Final = 120_000
"""A table whose maker has been away for so long is no longer listed, nor does anyone join it by quick match."""
EXPIRY_MS: Final = 24 * 3600 * 1000
"""A table that waits is closed when neither its maker nor anyone who sits there has been there for so long."""
CLOSED_AT_ONCE: Final = 200
NAMED_AT_ONCE: Final = 500
LISTED_PER_PLAYER: Final = 3
"""Tables of one person in the lobby."""


def _rematch_id(table: str) -> str:
    return _derived_id(f"rematch of {table}")


def _derived_id(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:16]).decode().rstrip("=")


class Seating(NamedTuple):
    """Who gets a seat of a new table: a person, a bot, or (neither) nobody yet."""

    player: str | None
    name: str
    bot: str | None = None
    entropy: bool = False


class TableRegistry:
    def __init__(self, services: Services, store: EventStore, ownership: Ownership) -> None:
        self._services, self._store, self._ownership = services, store, ownership
        self._hosts: dict[str, TableHost] = {}
        self._loading: dict[str, asyncio.Task[TableHost]] = {}
        self._evicted: set[str] = set()
        """Tables of ours that have left the memory: what other processes append may be for our bots to answer."""
        self._noting_since = services.clock.monotonic()
        """Since when all who are there could come, and could be noted."""
        self._beginning: set[tuple[str, str]] = set()
        """Games between bots alone that are about to begin: client and table."""

    def __len__(self) -> int:
        return len(self._hosts)

    def __contains__(self, table: str) -> bool:
        """Whether it is in memory."""
        return table in self._hosts

    # Tables

    async def open(
        self, options: MatchOptions, maker: str, seats: Sequence[Seating] = (), start: bool = False, client: str = ""
    ) -> str:
        """Makes a table, and seats people and bots. `client`: where the maker comes from."""
        new = self._prepared(secrets.token_urlsafe(16), options, maker, seats, start)
        listed_since = self._services.clock.now_ms() - AWAY_MS
        limits = TableLimits(self._services.tables_per_player, LISTED_PER_PLAYER, listed_since)
        with self.beginning(client or maker, new[0]) if start else nullcontext():
            try:
                await self._store.create(*new, self._ownership.process, limits)
            except Conflict:
                raise refusal("too-many", "Too many unfinished tables, or too many that wait in the lobby") from None
            await self._add(new[0], client)
        return new[0].table

    @contextmanager
    def beginning(self, client: str, match: Match) -> Iterator[None]:
        """While a game is started: a client has only so many between bots alone."""
        if match.people:
            yield
            return
        running = {table for table, host in self._hosts.items() if host.client == client and host.is_exhibition}
        running |= {table for one, table in self._beginning if one == client}
        if len(running) >= self._services.exhibitions_per_address:
            raise refusal("too-many", "Too many games between bots alone: wait until one is over")
        self._beginning.add((client, match.table))
        try:
            yield
        finally:
            self._beginning.discard((client, match.table))

    def _prepared(
        self, table: str, options: MatchOptions, maker: str, seats: Sequence[Seating], start: bool
    ) -> tuple[Match, list[AnyEvent]]:
        """A new match and its first events, which are not stored yet."""
        now = self._services.clock.now_ms()
        opened = commands.opened(options, maker, now)
        match, events = Match(table, opened), [cast(AnyEvent, opened)]

        def apply(new: Sequence[AnyEvent]) -> None:
            for event in new:
                match.apply(event)
            events.extend(new)

        for seat, (player, name, bot, entropy) in enumerate(seats):
            if bot:
                apply(commands.seat_bot(match, maker, bot, name, seat, now))
            elif player:
                apply(commands.sit(match, player, name, seat, now, entropy))
        if start:
            started, match.secret = commands.start(match, maker, 0, now)
            apply(started)
        return match, events

    async def _add(self, match: Match, client: str = "") -> None:
        """A table that is stored, and that this process owns."""
        host = self._hosts[match.table] = TableHost(self._services, match, client)
        await host.own()

    async def rematch(self, table: str, player: str, acknowledge: Callable[[int], None] | None = None) -> None:
        """Opens the table of the rematch, once: the same people and options, the seats rotated.

        Its id follows from that of the table, and it is written in one transaction with the event that announces it:
        of two processes one succeeds, and nothing is left of the other's attempt.
        """
        host = await self.host(table)
        opened: list[Match] = []

        async def store(match: Match, events: Sequence[AnyEvent]) -> None:
            options = match.options.model_copy(update={"begins": "chosen"})
            maker = match.maker if match.seats_of(match.maker) else player
            seats = [Seating(*seat) for seat in commands.rotated_seats(match)]
            new = self._prepared(_rematch_id(table), options, maker, seats, True)
            await self._store.create(*new, self._ownership.process, announced=(match, events))
            opened.append(new[0])

        def once(match: Match, *, now: int) -> list[AnyEvent]:
            """Someone else may have been faster."""
            announced = commands.rematch(match, player, _rematch_id(table), now)
            return [] if match.rematch else announced

        await host.execute(once, acknowledge=acknowledge, store=store)
        for match in opened:
            await self._add(match)

    async def hand_over(self, record: Record, player: str, seats: Sequence[Seating]) -> str:
        """Keeps a finished game that was played elsewhere. The table's id follows from the player and the record: what
        is handed over again is there already."""
        table = _derived_id(f"record of {player}: {record}")
        match, events = self._prepared(table, options_of(record), player, seats, start=False)
        played, match.secret = handed_over(match, record, match.active)
        for event in played:
            match.apply(event)
        with suppress(Conflict):
            await self._store.create(match, [*events, *played], owner=None)
        await self._services.on_ended(match)
        return table

    async def match(self, table: str) -> Match:
        return (await self.host(table)).match

    async def host(self, table: str) -> TableHost:
        """The table, loaded if need be; refuses `not-found`."""
        if table in self._hosts:
            return self._hosts[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> TableHost:
        self._evicted.discard(table)
        events = await self._store.read(table)
        if not events:
            raise Refused("not-found", "There is no such table")
        match = Match.of(table, events, await self._store.secret(table))
        host = self._hosts[table] = TableHost(self._services, match)
        owner = await self._ownership.owner(table) if match.status != "over" else None
        if owner == self._ownership.process:
            await host.own()
        elif owner is not None:
            await self._claim(host, owner)
        return host

    async def _claim(self, host: TableHost, owner: str) -> None:
        if await self._ownership.claim(host.match.table, owner) and not host.owned:
            await host.own(restarted=True)

    # Other processes

    async def owner_elsewhere(self, table: str) -> str | None:
        """The other process that runs a table, if one does that is known to live."""
        host = self._hosts.get(table)
        return None if host and host.owned else await self._ownership.owner_elsewhere(table)

    async def changed(self, notice: TableChanged) -> None:
        """Another process has appended events, or this one has."""
        table = notice.table
        if table in self._loading:  # what it has read may be older
            await asyncio.wait([self._loading[table]])
        if table in self._evicted:
            await self.host(table)
        elif table in self._hosts and self._hosts[table].match.number < notice.number:
            await self._hosts[table].catch_up(notice.number, notice.events)

    async def catch_up(self) -> None:
        """Notices may have been missed: every table may have changed."""
        for table in list(self._evicted):
            await self.host(table)
        for host in list(self._hosts.values()):
            await host.catch_up()

    async def refresh_names(self) -> None:
        """It may have been missed that a name is no longer to be shown."""
        ids = list(self._hosts)
        for first in range(0, len(ids), NAMED_AT_ONCE):
            for table, seated in (await self._store.seated(ids[first : first + NAMED_AT_ONCE])).items():
                if host := self._hosts.get(table):
                    host.match.refresh_names(seated)

    def rename(self, player: str, name: str) -> None:
        """At all tables in memory."""
        for host in self._hosts.values():
            host.match.rename(player, name)

    async def take_over(self) -> None:
        """Adopts the tables of processes that have died."""
        for table, owner in await self._ownership.orphans():
            host = await self.host(table)
            if not host.owned:
                await self._claim(host, owner)

    async def evict(self) -> None:
        """Tables to which nobody is connected and where nothing is due leave the memory."""
        before = self._services.clock.monotonic() - IDLE_SECONDS
        for table, host in list(self._hosts.items()):
            if host.is_idle and (host.idle_since < before or host.match.status == "over"):
                del self._hosts[table]
                if host.owned and host.match.status != "over":
                    self._evicted.add(table)

    # Tables that wait for players

    async def tend_waiting(self) -> None:
        """Notes who is there, and closes the tables where nobody is any more: not just after a start, nor after a time
        in which nothing could be noted."""
        try:
            await self.note_presence()
        except Exception:
            self._noting_since = self._services.clock.monotonic()
            raise
        if self._services.clock.monotonic() - self._noting_since >= AWAY_MS / 1000:
            await self._close_abandoned()

    async def note_presence(self) -> None:
        """Tables whose makers wait at them stay in the lobby; where others wait who sit there, they stay open."""
        waiting = {table: host for table, host in self._hosts.items() if host.match.status == "waiting"}
        listed = [table for table, host in waiting.items() if host.is_there(host.match.maker)]
        kept = [table for table, host in waiting.items() if host.is_attended]
        now = self._services.clock.now_ms()
        if listed:
            await self._store.still_waiting(listed, now)
        if kept:
            await self._store.still_waiting(kept, now - AWAY_MS)

    async def _close_abandoned(self) -> None:
        since = self._services.clock.now_ms() - EXPIRY_MS
        for table in await self._store.abandoned(since, CLOSED_AT_ONCE):
            host = await self.host(table)
            if not host.is_attended:
                with suppress(Refused):  # another process was faster
                    await host.execute(commands.close)

    async def stop(self) -> None:
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for host in self._hosts.values():
            host.stop()
