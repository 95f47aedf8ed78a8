"""The event store: the events of every table, append-only, and what is written in the same commit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, insert, select, update

from gauntlet.match import events as e
from gauntlet.match.commitment import Secret, secret_from_json
from gauntlet.match.events import EVENT, AnyEvent
from gauntlet.match.match import Match
from gauntlet.server.storage import schema
from gauntlet.server.storage.bus import Bus, TableChanged
from gauntlet.server.storage.database import Database


class EventStore:
    def __init__(self, database: Database, bus: Bus | None = None) -> None:
        self._database = database
        self._bus = bus or Bus()

    @property
    def shared(self) -> bool:
        """Whether other processes may append, too."""
        return self._bus.shared

    async def read(self, table: str, after: int = 0) -> list[AnyEvent]:
        """The events after a number, in order."""
        query = (
            select(schema.events.c.event)
            .where(schema.events.c.table == table, schema.events.c.number > after)
            .order_by(schema.events.c.number)
        )
        return [EVENT.validate_python(row.event) for row in await self._database.rows(query)]

    async def secret(self, table: str) -> Secret | None:
        row = await self._database.row(select(schema.deals.c.deal).where(schema.deals.c.table == table))
        return secret_from_json(row.deal) if row else None

    async def create(self, table: str, opened: e.Opened, owner: str) -> None:
        """A new table, with its first event."""
        row = {
            "id": table,
            "options": opened.options.model_dump(mode="json"),
            "maker": opened.maker,
            "public": opened.options.public,
            "status": "waiting",
            "created": opened.at,
            "changed": opened.at,
            "owner": owner,
        }
        await self._database.write(insert(schema.tables).values(row), log=_rows(table, [opened]))

    async def append(self, match: Match, events: Sequence[AnyEvent], secret: Secret | None) -> None:
        """Returns once they are on disk. Raises a Conflict if another process has appended first."""
        notice = TableChanged(match.table, events[-1].number)
        statement = self._bus.statement(notice)
        statements = [*_statements(match, events, secret), *([statement] if statement is not None else [])]
        await self._database.write(*statements, log=_rows(match.table, events))
        await self._bus.publish(notice)


def _rows(table: str, events: Sequence[AnyEvent]) -> list[dict[str, Any]]:
    return [
        {"table": table, "number": event.number, "at": event.at, "event": event.model_dump(mode="json")}
        for event in events
    ]


def _statements(match: Match, events: Sequence[AnyEvent], secret: Secret | None) -> list[Executable]:
    """What else is written with events."""
    found: list[Executable] = []
    if secret:
        found.append(insert(schema.deals).values(table=match.table, deal=secret.as_json()))
    for event in events:
        if isinstance(event, e.Drawing):  # from now on it needs an owner
            found.append(_status(match.table, "playing", event.at))
        elif isinstance(event, e.Started):
            seats = [match.seats[seat] for seat in event.order]
            rows = [
                {"table": match.table, "seat": n, "player": seat.player, "bot": seat.bot, "name": seat.name}
                for n, seat in enumerate(seats)
            ]
            found += [insert(schema.seats).values(rows), _status(match.table, "playing", event.at)]
        elif isinstance(event, e.Ended):
            found.append(_status(match.table, "over", event.at))
    return found


def _status(table: str, status: str, at: int) -> Executable:
    return update(schema.tables).where(schema.tables.c.id == table).values(status=status, changed=at)
