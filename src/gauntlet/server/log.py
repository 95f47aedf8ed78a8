"""The event log in the database: appended to, read, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from gauntlet.server import schema
from gauntlet.server.database import Database
from gauntlet.tables.events import EVENT, AnyEvent
from gauntlet.tables.shuffle import Deal


def rows_of(table: str, events: Sequence[AnyEvent]) -> list[dict[str, Any]]:
    return [
        {"table": table, "number": event.number, "at": event.at, "event": event.model_dump(mode="json")}
        for event in events
    ]


class Log:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table: str, after: int = 0) -> list[AnyEvent]:
        """The events after a number, in order."""
        query = (
            select(schema.events.c.event)
            .where(schema.events.c.table == table, schema.events.c.number > after)
            .order_by(schema.events.c.number)
        )
        return [EVENT.validate_python(row.event) for row in await self._database.rows(query)]

    async def deal(self, table: str) -> Deal | None:
        row = await self._database.row(select(schema.deals.c.deal).where(schema.deals.c.table == table))
        return Deal.from_json(row.deal) if row else None
