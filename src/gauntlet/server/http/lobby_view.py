"""What the lobby shows: read and encoded once for all who look at it."""

from __future__ import annotations

import asyncio
import gzip
import time
from typing import Any, Final, Literal

from pydantic import BaseModel
from sqlalchemy import Select, func, select

from gauntlet.match.match_options import MatchOptions
from gauntlet.server.realtime.registry import AWAY_MS
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.storage.schema import seats, tables

SHOWN: Final = 50
PAUSE: Final = 0.2
"""Seconds between two readings, however much is written meanwhile."""
LASTS: Final = 1.0
"""Seconds after which it is read again although nothing was written here: other processes may have written."""
COMPRESSION: Final = 5


class Sitter(BaseModel):
    """Who has a seat; clients translate the names of bots."""

    name: str
    bot: str | None


class OpenTable(BaseModel):
    """A public table that waits for players."""

    id: str
    options: MatchOptions
    seats: list[Sitter | None]
    """By seat; null for a free one."""
    since: int


class RunningTable(BaseModel):
    """A public table that can be watched."""

    id: str
    options: MatchOptions
    seats: list[Sitter]
    since: int


class Lobby(BaseModel):
    open: list[OpenTable]
    running: list[RunningTable]
    tables: dict[Literal["waiting", "playing", "over"], int]
    """How many there are, public or not."""


class LobbyView:
    """The lobby as JSON. Whoever asks is shown all that was written here before."""

    def __init__(self) -> None:
        self._plain = self._compressed = b""
        self._seen, self._at = -1, 0.0
        """Of the latest reading: its version, and when it was."""
        self._forgotten = 0
        self._reading: asyncio.Task[None] | None = None

    def forget(self) -> None:
        """Something else than the database has changed."""
        self._forgotten += 1

    async def latest(self, runtime: Runtime) -> tuple[bytes, bytes]:
        """As it is, and compressed with gzip."""
        if time.monotonic() > self._at + LASTS:
            self.forget()
        wanted = self._version(runtime)
        while self._seen < wanted:
            if self._reading is None or self._reading.done():
                self._reading = asyncio.create_task(self._read(runtime))
            await asyncio.shield(self._reading)
        return self._plain, self._compressed

    async def _read(self, runtime: Runtime) -> None:
        await asyncio.sleep(self._at + PAUSE - time.monotonic())
        version, self._at = self._version(runtime), time.monotonic()
        found = Lobby(open=await _open(runtime), running=await _running(runtime), tables=await _counts(runtime))
        self._plain = found.model_dump_json().encode()
        self._compressed = gzip.compress(self._plain, COMPRESSION, mtime=0)
        self._seen = version

    def _version(self, runtime: Runtime) -> int:
        return runtime.database.changes + self._forgotten


def listed(runtime: Runtime) -> Select[Any]:
    """Public tables that wait for players, and whose makers wait there. All is asked of the database: what was left
    out afterwards could take the places of others."""
    here = tables.c.changed > runtime.clock.now_ms() - AWAY_MS
    waiting = tables.c.status == "waiting", tables.c.public, tables.c.joinable
    return select(tables.c.id, tables.c.created).where(*waiting, here)


async def _open(runtime: Runtime) -> list[OpenTable]:
    found = []
    for row in await runtime.database.rows(listed(runtime).order_by(tables.c.created.desc()).limit(SHOWN)):
        match = await runtime.tables.match(row.id)
        sitters = [None if seat.free else Sitter(name=seat.name, bot=seat.bot) for seat in match.seats]
        if match.status == "waiting" and any(sitters):
            found.append(OpenTable(id=row.id, options=match.options, seats=sitters, since=row.created))
    return found


async def _running(runtime: Runtime) -> list[RunningTable]:
    query = select(tables).where(tables.c.status == "playing", tables.c.public)
    rows = await runtime.database.rows(query.order_by(tables.c.changed.desc()).limit(SHOWN))
    sitting = select(seats.c.table, seats.c.name, seats.c.bot).where(seats.c.table.in_([row.id for row in rows]))
    at: dict[str, list[Sitter]] = {row.id: [] for row in rows}
    for seat in await runtime.database.rows(sitting.order_by(seats.c.table, seats.c.seat)):
        at[seat.table].append(Sitter(name=seat.name, bot=seat.bot))
    return [
        RunningTable(id=row.id, options=MatchOptions(**row.options), seats=at[row.id], since=row.changed)
        for row in rows
    ]


async def _counts(runtime: Runtime) -> dict[Literal["waiting", "playing", "over"], int]:
    rows = await runtime.database.rows(select(tables.c.status, func.count().label("number")).group_by(tables.c.status))
    found: dict[Literal["waiting", "playing", "over"], int] = {"waiting": 0, "playing": 0, "over": 0}
    return found | {row.status: row.number for row in rows}
