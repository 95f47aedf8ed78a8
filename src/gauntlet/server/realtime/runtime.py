"""Puts the parts of a server process together, starts and stops them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import select

from gauntlet.match.match import Match
from gauntlet.server.accounts import player_ratings
from gauntlet.server.accounts.players import DELETED
from gauntlet.server.ops.settings import Settings
from gauntlet.server.realtime.bot_interface import Bots
from gauntlet.server.realtime.clock import Clock, SystemClock
from gauntlet.server.realtime.fair_queue import Work
from gauntlet.server.realtime.ownership import HEARTBEAT_SECONDS, Ownership
from gauntlet.server.realtime.registry import IDLE_SECONDS, PRESENCE_SECONDS, TableRegistry
from gauntlet.server.realtime.sessions import Sessions
from gauntlet.server.realtime.table_host import Services
from gauntlet.server.realtime.tasks import Tasks
from gauntlet.server.storage.bus import Bus, LoggedOut, Notice, PlayerDeleted
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.event_store import EventStore
from gauntlet.server.storage.schema import seats, tables


class Runtime:
    def __init__(
        self, database: Database, bots: Bots, bus: Bus, settings: Settings, clock: Clock | None = None
    ) -> None:
        self.database, self.bots, self.bus, self.settings = database, bots, bus, settings
        self.clock: Clock = clock or SystemClock()
        self.tasks = Tasks()
        self.store = EventStore(database, bus)
        self.ownership = Ownership(database, self.clock)
        self.sessions = Sessions(database, bus, self.tasks)
        self.work = Work()
        services = Services(
            self.store,
            bots,
            self.clock,
            self.tasks.spawn,
            self._ended,
            settings.bot_pause,
            settings.tables_per_player,
            settings.exhibitions_per_address,
            self.work,
        )
        self.tables = TableRegistry(services, self.store, self.ownership)
        self.on_forgotten: Callable[[], None] = lambda: None
        """Called when a name is no longer to be shown."""
        self.pairing = asyncio.Lock()
        """Held while people who look for a game are paired, so that two do not each open a table."""

    async def start(self) -> None:
        await self.ownership.renew()
        await self.bus.start(self.on_notice, self.on_missed)
        self.tasks.repeat(HEARTBEAT_SECONDS, self.ownership.renew)
        self.tasks.repeat(HEARTBEAT_SECONDS, self.tables.take_over)
        self.tasks.repeat(IDLE_SECONDS / 4, self.tables.evict)
        self.tasks.repeat(PRESENCE_SECONDS, self.tables.tend_waiting)
        self.tasks.spawn(self._record_missing_outcomes())

    async def stop(self) -> None:
        await self.tasks.stop()
        await self.tables.stop()
        await self.tasks.stop()  # a table's timer may have begun something meanwhile
        await self.ownership.release()
        await self.bus.stop()

    async def on_notice(self, notice: Notice) -> None:
        """From the bus."""
        if isinstance(notice, LoggedOut):
            self.sessions.close(notice.session)
        elif isinstance(notice, PlayerDeleted):
            self.forget(notice.player)
        else:
            await self.tables.changed(notice)

    async def on_missed(self) -> None:
        """Notices may have been missed: all that they tell is asked of the database."""
        await self.sessions.close_ended()
        await self.tables.catch_up()
        await self.tables.refresh_names()
        self.on_forgotten()

    def forget(self, player: str) -> None:
        """Nobody in this process is shown their name any more."""
        self.tables.rename(player, DELETED)
        self.on_forgotten()

    def player_deleted(self, player: str) -> None:
        self.forget(player)
        self.sessions.publish(PlayerDeleted(player))

    async def _ended(self, match: Match) -> None:
        await player_ratings.record(self.database, match)

    async def _record_missing_outcomes(self) -> None:
        """Of games that ended in the last moment of a process that died."""
        missing = select(tables.c.id).join_from(tables, seats, seats.c.table == tables.c.id)
        query = missing.where(tables.c.status == "over", seats.c.seat == 0, seats.c.won.is_(None))
        for row in await self.database.rows(query):
            await player_ratings.record(self.database, await self.tables.match(row.id))
