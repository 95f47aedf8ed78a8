"""All tables of this process: loaded when someone needs them, evicted when nobody does."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from gauntlet.match import commands
from gauntlet.match.commands import Refused
from gauntlet.match.events import AnyEvent
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions
from gauntlet.server.realtime.ownership import Ownership
from gauntlet.server.realtime.table_host import Services, TableHost
from gauntlet.server.storage.event_store import EventStore

IDLE_SECONDS: Final = 60


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
        self._rematch = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[TableHost]] = {}
        self._evicted: set[str] = set()
        """Tables of ours that have left the memory: what other processes append may be for our bots to answer."""

    def __len__(self) -> int:
        return len(self._hosts)

    def __contains__(self, table: str) -> bool:
        """Whether it is in memory."""
        return table in self._hosts

    # Tables

    async def open(self, options: MatchOptions, maker: str, seats: Sequence[Seating] = (), start: bool = False) -> str:
        """Makes a table, and seats people and bots."""
        table = secrets.token_urlsafe(16)
        opened = commands.opened(options, maker, self._services.clock.now_ms())
        await self._store.create(table, opened, self._ownership.process)
        host = self._hosts[table] = TableHost(self._services, Match(table, opened))
        await host.own()
        for seat, (player, name, bot, entropy) in enumerate(seats):
            if bot:
                await host.execute(partial(commands.seat_bot, player=maker, bot=bot, name=name, seat=seat))
            elif player:
                await host.execute(partial(commands.sit, player=player, name=name, seat=seat, entropy=entropy))
        if start:
            await host.execute(partial(commands.start, player=maker, first=0))
        return table

    async def rematch(self, table: str, player: str, acknowledge: Callable[[int], None] | None = None) -> None:
        """Opens the table of the rematch, once: the same people and options, the seats rotated."""
        host = await self.host(table)
        async with self._rematch:
            match = host.match
            commands.rematch(match, player, "", self._services.clock.now_ms())
            new = match.rematch or ""
            if not new:
                options = match.options.model_copy(update={"begins": "chosen"})
                maker = match.maker if match.seats_of(match.maker) else player
                new = await self.open(options, maker, [Seating(*seat) for seat in commands.rotated_seats(match)], True)

            def once(match: Match, *, now: int) -> list[AnyEvent]:
                """Another process may have been faster."""
                return [] if match.rematch else commands.rematch(match, player, new, now)

            await host.execute(once, acknowledge=acknowledge)

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

    async def changed(self, table: str, number: int) -> None:
        """Another process has appended events."""
        if table in self._loading:  # what it has read may be older
            await asyncio.wait([self._loading[table]])
        if table in self._evicted:
            await self.host(table)
        elif table in self._hosts and self._hosts[table].match.number < number:
            await self._hosts[table].catch_up()

    async def catch_up(self) -> None:
        """Notices may have been missed: every table may have changed."""
        for table in list(self._evicted):
            await self.host(table)
        for host in list(self._hosts.values()):
            await host.catch_up()

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

    async def stop(self) -> None:
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for host in self._hosts.values():
            host.owned = False
