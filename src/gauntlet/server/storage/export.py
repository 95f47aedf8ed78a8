"""Exports finished games as records, in the format of docs/record.md."""

from __future__ import annotations

from collections.abc import AsyncIterator

from sqlalchemy import select

from gauntlet.match.match import Match
from gauntlet.rules.record import Record
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.event_store import EventStore
from gauntlet.server.storage.schema import tables


async def finished(database: Database) -> list[str]:
    """The tables that are over, in the order in which they ended."""
    query = select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.changed, tables.c.id)
    return [row.id for row in await database.rows(query)]


async def records(database: Database, ids: list[str]) -> AsyncIterator[tuple[str, Record]]:
    """The records of these tables; one that is not over has none."""
    store = EventStore(database)
    for table in ids:
        match = Match.of(table, await store.read(table), await store.secret(table))
        if match.status == "over" and match.game is not None:
            yield table, match.game.record()
