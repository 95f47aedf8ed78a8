"""All finished games as records: a file each, in the format of docs/record.md."""

from __future__ import annotations

from collections.abc import AsyncIterator

from sqlalchemy import select

from gauntlet.rules.record import Record
from gauntlet.server.database import Database
from gauntlet.server.log import Log
from gauntlet.server.schema import tables
from gauntlet.tables.match import Match


async def finished(database: Database) -> list[str]:
    """The tables that are over, in the order in which they ended."""
    query = select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.changed, tables.c.id)
    return [row.id for row in await database.rows(query)]


async def records(database: Database, ids: list[str]) -> AsyncIterator[tuple[str, Record]]:
    """Of a table that is not over nothing can be told."""
    log = Log(database)
    for table in ids:
        match = Match.of(table, await log.read(table), await log.deal(table))
        if match.status == "over" and match.game is not None:
            yield table, match.game.record()
