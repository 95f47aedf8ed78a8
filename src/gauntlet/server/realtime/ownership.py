"""Which process runs a table's bots and clock: a lease in the database, renewed by heartbeats.

Every process serves every table; only its owner moves it. The tables of a process that stops renewing are taken over.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import insert, select, update

from gauntlet.server.realtime.clock import Clock
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.schema import processes, tables

LEASE_MS: Final = 4000
HEARTBEAT_SECONDS: Final = 1.0
ORPHANS_AT_ONCE: Final = 200


class Ownership:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock
        self.process = secrets.token_urlsafe(16)
        """The id of this process."""

    async def renew(self) -> None:
        until = self._clock.now_ms() + LEASE_MS
        known = select(processes.c.id).where(processes.c.id == self.process)
        if await self._database.row(known):
            await self._database.write(
                update(processes).where(processes.c.id == self.process).values(alive_until=until)
            )
        else:
            await self._database.write(insert(processes).values(id=self.process, alive_until=until))

    async def release(self) -> None:
        """Other processes need not wait until the lease expires."""
        await self._database.write(update(processes).where(processes.c.id == self.process).values(alive_until=0))

    async def owner(self, table: str) -> str | None:
        row = await self._database.row(select(tables.c.owner).where(tables.c.id == table))
        return row.owner if row else None

    async def orphans(self) -> list[tuple[str, str]]:
        """Tables that are played and whose owner's lease has expired, with that owner."""
        alive = select(processes.c.id).where(processes.c.alive_until > self._clock.now_ms())
        query = select(tables.c.id, tables.c.owner).where(tables.c.status == "playing", tables.c.owner.not_in(alive))
        return [(row.id, row.owner) for row in await self._database.rows(query.limit(ORPHANS_AT_ONCE))]

    async def claim(self, table: str, owner: str) -> bool:
        """Takes a table over if its owner's lease has expired; of several claimants one wins."""
        alive = select(processes.c.id).where(processes.c.id == owner, processes.c.alive_until > self._clock.now_ms())
        if owner != self.process and await self._database.row(alive):
            return False
        await self._database.write(
            update(tables).where(tables.c.id == table, tables.c.owner == owner).values(owner=self.process)
        )
        return await self.owner(table) == self.process
