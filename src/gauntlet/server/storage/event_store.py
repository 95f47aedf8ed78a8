"""The event store: the events of every table, append-only, and what is written in the same commit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Executable, func, insert, literal, select, update

from gauntlet.match import events as e
from gauntlet.match.commitment import Secret, secret_from_json
from gauntlet.match.events import EVENT, AnyEvent
from gauntlet.match.match import Match, Seat
from gauntlet.server.storage import schema
from gauntlet.server.storage.bus import Bus, TableChanged
from gauntlet.server.storage.database import Database

ERASED: Final = "…"
"""Stands for what someone wrote who has deleted their account."""


class TableLimits(NamedTuple):
    """How many tables one person may have made."""

    unfinished: int
    listed: int
    """Of those that wait for players in the lobby."""
    listed_since: int
    """When someone must have been there, for a table to be listed still: in milliseconds since 1970."""


class EventStore:
    def __init__(self, database: Database, bus: Bus | None = None) -> None:
        self._database = database
        self._bus = bus or Bus()

    @property
    def shared(self) -> bool:
        """Whether other processes may append, too."""
        return self._bus.shared

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[AnyEvent]:
        """The events after a number, in order; `most`: only the first ones."""
        query = (
            select(schema.events.c.event)
            .where(schema.events.c.table == table, schema.events.c.number > after)
            .order_by(schema.events.c.number)
            .limit(most)
        )
        return [EVENT.validate_python(row.event) for row in await self._database.rows(query)]

    async def secret(self, table: str) -> Secret | None:
        row = await self._database.row(select(schema.deals.c.deal).where(schema.deals.c.table == table))
        return secret_from_json(row.deal) if row else None

    async def create(
        self,
        match: Match,
        events: Sequence[AnyEvent],
        owner: str | None,
        limits: TableLimits | None = None,
        announced: tuple[Match, Sequence[AnyEvent]] | None = None,
    ) -> None:
        """A new table, with its first events, all of them or none. `announced`: the events of another table by which it
        is announced. Raises a Conflict if its id is taken, if the other table has got other events meanwhile, or if its
        maker has too many tables. `owner`: None for a game that was played elsewhere, which no process ever moves."""
        statements = [*self._within(match, limits, owner)]
        if match.secret:
            statements.append(insert(schema.deals).values(table=match.table, deal=match.secret.as_json()))
        if match.status != "waiting":
            statements.append(_seated(match.table, match.seats))
        log = _rows(match.table, events)
        notice = None
        if announced:
            other, its_events = announced
            notice = _changed(other.table, its_events)
            log += _rows(other.table, its_events)
        notices = self._bus.in_commit(notice) if notice else []
        await self._database.write(*statements, log=log, notices=notices)
        if notice:
            await self._bus.publish(notice)

    def _within(self, match: Match, limits: TableLimits | None, owner: str | None) -> Iterator[Executable]:
        """The row of a table. If its maker has too many, it is not inserted, and then its events cannot be, either."""
        row = {
            "id": match.table,
            "options": match.options.model_dump(mode="json"),
            "maker": match.maker,
            "public": match.options.public,
            "status": "playing" if match.draw else match.status,  # whoever draws needs an owner
            "created": match.active,
            "changed": match.active,
            "owner": owner,
            "joinable": _joinable(match, ()),
        }
        if limits is None:
            yield insert(schema.tables).values(row)
            return
        if not self._database.is_sqlite:  # whose only writer is this process
            yield select(func.pg_advisory_xact_lock(func.hashtext(match.maker)))
        t = schema.tables.c
        own = select(func.count()).where(t.maker == match.maker, t.status.in_(["waiting", "playing"]))
        conditions = [own.scalar_subquery() < limits.unfinished]
        if match.options.public and match.status == "waiting":
            listed = own.where(t.status == "waiting", t.public, t.changed > limits.listed_since)
            conditions.append(listed.scalar_subquery() < limits.listed)
        values = [literal(row[column.name], column.type) for column in schema.tables.columns]
        yield insert(schema.tables).from_select(list(schema.tables.columns), select(*values).where(*conditions))

    async def still_waiting(self, ids: Sequence[str], at: int) -> None:
        """Someone was there then."""
        t = schema.tables.c
        await self._database.write(
            update(schema.tables).where(t.id.in_(ids), t.status == "waiting", t.changed < at).values(changed=at)
        )

    async def abandoned(self, since: int, most: int) -> list[str]:
        """Tables that wait for players, at which nobody has been since then."""
        t = schema.tables.c
        query = select(t.id).where(t.status == "waiting", t.changed < since).order_by(t.changed).limit(most)
        return [row.id for row in await self._database.rows(query)]

    async def seated(self, tables: Sequence[str]) -> dict[str, list[e.Seated]]:
        """Who has sat down at these tables, in order."""
        events = schema.events.c
        query = select(events.table, events.event).where(
            events.table.in_(tables), events.event["kind"].as_string() == "seated"
        )
        found: dict[str, list[e.Seated]] = {table: [] for table in tables}
        for row in await self._database.rows(query.order_by(events.number)):
            found[row.table].append(e.Seated.model_validate(row.event))
        return found

    async def append(self, match: Match, events: Sequence[AnyEvent], secret: Secret | None) -> None:
        """Returns once they are on disk. Raises a Conflict if another process has appended first."""
        statements = _statements(match, events, secret)
        if not self.shared:
            await self._database.write(*statements, log=_rows(match.table, events))
            return
        notice = _changed(match.table, events)
        notices = self._bus.in_commit(notice)
        await self._database.write(*statements, log=_rows(match.table, events), notices=notices)
        await self._bus.publish(notice)


async def erasure(database: Database, player: str, name: str) -> list[Executable]:
    """What erases a player from the log: another name at every seat, and nothing of what they wrote. It is the only
    thing that is ever changed there, and it changes no game."""
    events = schema.events
    query = select(events).where(events.c.event["player"].as_string() == player)
    found: list[Executable] = []
    for row in await database.rows(query):
        words = {"text": ERASED} if row.event.get("text") is not None else {}
        same = events.c.table == row.table, events.c.number == row.number
        found.append(update(events).where(*same).values(event=row.event | {"name": name} | words))
    return found


def _changed(table: str, events: Sequence[AnyEvent]) -> TableChanged:
    as_json = ",".join(event.as_json for event in events)
    return TableChanged(table, events[-1].number, f"[{as_json}]")


def _rows(table: str, events: Sequence[AnyEvent]) -> list[dict[str, Any]]:
    return [{"table": table, "number": event.number, "at": event.at, "event": event} for event in events]


def _statements(match: Match, events: Sequence[AnyEvent], secret: Secret | None) -> list[Executable]:
    """What else is written with events."""
    found: list[Executable] = []
    if secret:
        found.append(insert(schema.deals).values(table=match.table, deal=secret.as_json()))
    if any(isinstance(event, e.Seated | e.Vacated) for event in events):
        found.append(update(schema.tables).where(_is(match.table)).values(joinable=_joinable(match, events)))
    for event in events:
        if isinstance(event, e.Drawing):  # from now on it needs an owner
            found.append(_status(match.table, "playing", event.at))
        elif isinstance(event, e.Started):
            found.append(_seated(match.table, [match.seats[seat] for seat in event.order]))
            found.append(_status(match.table, "playing", event.at))
        elif isinstance(event, e.Ended | e.Closed):
            found.append(_status(match.table, "over", event.at))
    return found


def _joinable(match: Match, events: Sequence[AnyEvent]) -> bool:
    """After these events: whoever joins it finds someone there."""
    taken = {number for number, seat in enumerate(match.seats) if not seat.free}
    for event in events:
        if isinstance(event, e.Seated):
            taken.add(event.seat)
        elif isinstance(event, e.Vacated):
            taken.discard(event.seat)
    return 0 < len(taken) < len(match.seats)


def _seated(table: str, seats: Sequence[Seat]) -> Executable:
    rows = [
        {"table": table, "seat": n, "player": seat.player, "bot": seat.bot, "name": seat.name}
        for n, seat in enumerate(seats)
    ]
    return insert(schema.seats).values(rows)


def _status(table: str, status: str, at: int) -> Executable:
    return update(schema.tables).where(_is(table)).values(status=status, changed=at)


def _is(table: str) -> ColumnElement[bool]:
    return schema.tables.c.id == table
