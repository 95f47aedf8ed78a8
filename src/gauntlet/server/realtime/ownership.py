"""Which process runs a table's bots and clock: a lease in the database, renewed by heartbeats.

Every process serves every table; only its owner moves it. The tables of a process whose heart stops are taken over.
A heartbeat is a number that grows. Whether it has grown lately is judged by each process's own steady clock: clocks
that differ, or that are set, make nobody seem alive or dead.
"""

from __future__ import annotations

import asyncio
import secrets
from math import inf
from typing import Final

from sqlalchemy import Executable, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from gauntlet.server.realtime.clock import Clock
from gauntlet.server.storage.database import Database, TooBusy
from gauntlet.server.storage.schema import processes, tables

LEASE_SECONDS: Final = 4.0
HEARTBEAT_SECONDS: Final = 1.0
ORPHANS_AT_ONCE: Final = 200
DEAD: Final = -1
"""The heartbeat of a process that has stopped."""


class Ownership:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock
        self.process = secrets.token_urlsafe(16)
        """The id of this process."""
        self._beats = 0
        self._written = -inf
        """When the last heartbeat was on disk."""
        self._heard: dict[str, tuple[int, float]] = {}
        """The last heartbeat of each other process, and when it was first seen here."""
        self._renewing: asyncio.Task[None] | None = None

    async def renew(self) -> None:
        """A heartbeat; several callers share one."""
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew())
            self._renewing.add_done_callback(self._renewed)
        await asyncio.shield(self._renewing)

    async def _renew(self) -> None:
        self._beats += 1
        known = select(processes.c.id).where(processes.c.id == self.process)
        if await self._database.row(known):
            statement: Executable = update(processes).where(processes.c.id == self.process).values(beats=self._beats)
        else:
            statement = insert(processes).values(id=self.process, beats=self._beats)
        await self._database.write(statement)
        self._written = self._clock.monotonic()

    def _renewed(self, task: asyncio.Task[None]) -> None:
        self._renewing = None
        if not task.cancelled():
            task.exception()  # whoever waited has got it

    async def proves_a_write(self, seconds: float) -> bool:
        """Whether a heartbeat was written just now, or can be within so many seconds."""
        if self._clock.monotonic() - self._written < HEARTBEAT_SECONDS and self._database.file_is_there:
            return True
        try:
            async with asyncio.timeout(seconds):
                await self.renew()
        except (TimeoutError, TooBusy, SQLAlchemyError, OSError):
            return False
        return True

    async def release(self) -> None:
        """Other processes need not wait until the lease expires."""
        await self._database.write(update(processes).where(processes.c.id == self.process).values(beats=DEAD))

    async def _alive(self) -> set[str]:
        """The processes whose heartbeat has grown lately. SQLite has one process: this one."""
        if self._database.is_sqlite:
            return {self.process}
        now = self._clock.monotonic()
        found = {row.id: row.beats for row in await self._database.rows(select(processes.c.id, processes.c.beats))}
        heard = self._heard
        self._heard = {
            one: heard[one] if one in heard and heard[one][0] == beats else (beats, now)
            for one, beats in found.items()
            if beats != DEAD
        }
        return {self.process} | self._heard_lately

    @property
    def _heard_lately(self) -> set[str]:
        now = self._clock.monotonic()
        return {one for one, (_, since) in self._heard.items() if now - since < LEASE_SECONDS}

    async def owner_elsewhere(self, table: str) -> str | None:
        """The other process that owns a table, as far as anyone else is known to live."""
        others = self._heard_lately - {self.process}
        owner = await self.owner(table) if others else None
        return owner if owner in others else None

    async def owner(self, table: str) -> str | None:
        row = await self._database.row(select(tables.c.owner).where(tables.c.id == table))
        return row.owner if row else None

    async def orphans(self) -> list[tuple[str, str]]:
        """Tables that are played and whose owner's lease has expired, with that owner."""
        alive = await self._alive()
        query = select(tables.c.id, tables.c.owner).where(tables.c.status == "playing", tables.c.owner.not_in(alive))
        return [(row.id, row.owner) for row in await self._database.rows(query.limit(ORPHANS_AT_ONCE))]

    async def claim(self, table: str, owner: str) -> bool:
        """Takes a table over if its owner's lease has expired; of several claimants one wins."""
        if owner != self.process and owner in await self._alive():
            return False
        await self._database.write(
            update(tables).where(tables.c.id == table, tables.c.owner == owner).values(owner=self.process)
        )
        return await self.owner(table) == self.process
