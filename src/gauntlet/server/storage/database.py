"""Access to the database: reads as they come, writes batched into as few commits as the disk needs (group commit).

SQLite and PostgreSQL are used alike. A writer waits until its commit is on disk; meanwhile the writes of others are
collected for the next one. So a slow disk makes commits larger, not the queue longer.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

import orjson
from sqlalchemy import Executable, Row, event, func, insert, select, text
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gauntlet.match.events import Event
from gauntlet.server.ops import metrics
from gauntlet.server.storage.bus import CHANNEL
from gauntlet.server.storage.schema import events

logger = logging.getLogger(__name__)

MAX_WAITING: Final = 512
"""Writes that may wait for the next commit. Any more are refused at once, so that nobody waits for much longer than
half a second."""


CONNECT_SECONDS: Final = 10
"""A PostgreSQL that does not answer is away."""
ANSWER_SECONDS: Final = 10.0
"""A PostgreSQL that has not answered by then is behind a connection that is dead without anyone having said so: a
firewall has forgotten it, a machine is gone. SQLite has no such thing, and a slow disk is waited for."""


RETRY_SECONDS: Final = 0.5


class Conflict(Exception):
    """A unique key is taken: someone else was first. Nothing was written."""


class TooBusy(Exception):
    """Too many writes are waiting, or none can be written now. Nothing was written."""


@dataclass
class Write:
    """A transaction: all of it is written, or nothing."""

    events: Sequence[dict[str, Any]]
    """Rows of the event log."""
    statements: Sequence[Executable]
    notices: Sequence[str]
    """What PostgreSQL tells all processes once it is committed (bus.py)."""
    done: asyncio.Future[None]


class Database:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = _engine(url)
        self.is_sqlite: bool = self.engine.dialect.name == "sqlite"
        self._patience = None if self.is_sqlite else ANSWER_SECONDS
        self._connections: WeakSet[Any] = WeakSet()
        """Those of PostgreSQL."""
        if not self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", self._connected)
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._file = _DatabaseFile(make_url(url).database) if self.is_sqlite else None
        self.changes = 0
        """Grows with every commit by this process of more than events of the log."""
        self._readings: set[asyncio.Task[Sequence[Row[Any]]]] = set()

    async def open(self) -> None:
        if self._file:
            self._file.remember()
        self._writer = asyncio.create_task(self._write_forever(), name="database writer")

    def _connected(self, connection: Any, _: object) -> None:
        self._connections.add(connection.driver_connection)

    async def close(self) -> None:
        """Pending writes are completed first."""
        if self._writer:
            self._closing = True
            self._wake.set()
            while not (await asyncio.wait([self._writer], timeout=self._patience))[0]:
                self._drop_connections()
        await asyncio.gather(*self._readings, return_exceptions=True)
        try:
            async with asyncio.timeout(self._patience):
                await self.engine.dispose()
        except TimeoutError:
            self._drop_connections()

    @property
    def file_is_there(self) -> bool:
        """Of SQLite: whether what is written would be found again."""
        return self._file is None or self._file.is_there

    # Reading

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        """A caller may be cancelled; the query is completed all the same, or its connection would stay half open."""
        task = asyncio.create_task(self._rows(query))
        self._readings.add(task)
        task.add_done_callback(self._read)
        return await asyncio.shield(task)

    async def row(self, query: Executable) -> Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def _rows(self, query: Executable) -> Sequence[Row[Any]]:
        try:
            async with asyncio.timeout(self._patience), self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except TimeoutError:
            self._drop_connections()
            raise

    def _drop_connections(self) -> None:
        """The others may be as dead as the one that did not answer. Nothing is said to them: nobody would hear it."""
        for connection in list(self._connections):
            connection.terminate()

    def _read(self, task: asyncio.Task[Sequence[Row[Any]]]) -> None:
        self._readings.discard(task)
        if not task.cancelled():
            task.exception()  # marked as retrieved: the caller may be gone

    @asynccontextmanager
    async def one_at_a_time(self, what: str) -> AsyncIterator[None]:
        """Among all processes; SQLite has only one."""
        if self.is_sqlite:
            yield
            return
        async with self.engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(what))))
            yield

    # Writing

    _closing = False

    async def write(
        self, *statements: Executable, log: Sequence[dict[str, Any]] = (), notices: Sequence[str] = ()
    ) -> None:
        """Returns once it is on disk. Raises a Conflict, and has written nothing, if a key is taken."""
        if len(self._waiting) >= MAX_WAITING:
            raise TooBusy
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(log, statements, notices, done))
        self._wake.set()
        await asyncio.shield(done)

    async def _write_forever(self) -> None:
        connection = await self._connection()
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                batch, self._waiting = self._waiting, []
                if batch:
                    await self._commit(connection, batch)
                elif self._closing:
                    return
                if self._waiting or self._closing:
                    self._wake.set()
        finally:
            await connection.close()

    async def _connection(self) -> AsyncConnection:
        """The writer's own; as long as there is none, writes wait."""
        while True:
            try:
                async with asyncio.timeout(self._patience):
                    return await self.engine.connect()
            except (TimeoutError, OSError, DBAPIError):
                if self._closing:
                    raise
                await asyncio.sleep(RETRY_SECONDS)

    async def _commit(self, connection: AsyncConnection, batch: list[Write]) -> None:
        began = time.perf_counter()
        try:
            if not self.file_is_there:
                raise TooBusy  # what is written to a file that was deleted is lost
            async with asyncio.timeout(self._patience):
                await self._execute(connection, batch)
            metrics.commit(time.perf_counter() - began)
            self.changes += any(write.statements for write in batch)
            error: Exception | None = None
        except DBAPIError as failure:
            await self._roll_back(connection)
            if len(batch) > 1:  # one of them failed, or met another process: each by itself
                for write in batch:
                    await self._commit(connection, [write])
                return
            error = _meaning(failure)
        except Exception as failure:  # the callers get it, whatever it is
            if isinstance(failure, TimeoutError):
                self._drop_connections()
                await connection.invalidate()
            await self._roll_back(connection)
            error = failure
        for write in batch:
            if not write.done.done():
                write.done.set_exception(error) if error else write.done.set_result(None)

    async def _execute(self, connection: AsyncConnection, batch: list[Write]) -> None:
        if not self.is_sqlite:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            if driver.is_closed():  # dropped while nobody wrote: nothing is in doubt, and the next use connects anew
                await connection.invalidate()
        for write in batch:
            for statement in write.statements:
                await connection.execute(statement)
        rows = [row for write in batch for row in write.events]
        notices = [notice for write in batch for notice in write.notices]
        if not connection.in_transaction():
            await (_append(connection, rows) if self.is_sqlite else _append_and_notify(connection, rows, notices))
            return
        if rows:
            await connection.execute(insert(events), rows)
        if notices:
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "notices": notices})
        await connection.commit()

    async def _roll_back(self, connection: AsyncConnection) -> None:
        """However it goes, the next batch gets a connection that works: without the writer nobody can play."""
        try:
            async with asyncio.timeout(self._patience):
                await connection.rollback()
        except Exception:
            self._drop_connections()
            await connection.invalidate()
            await connection.rollback()


def _meaning(failure: DBAPIError) -> Exception:
    """Of a commit that failed."""
    if isinstance(failure, IntegrityError):
        return Conflict()
    code = getattr(failure.orig, "sqlite_errorcode", None)
    state = getattr(failure.orig, "sqlstate", None)
    if (code is not None and code & 0xFF in _CANNOT_WRITE) or state in _CANNOT_WRITE_STATES:
        logger.error("the database cannot be written", extra={"error": str(failure.orig)})
        return TooBusy()
    return failure


_CANNOT_WRITE: Final = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,
}
"""Of SQLite: the disk is full, a quota is used up, the folder is read-only, or another program is writing."""
_CANNOT_WRITE_STATES: Final = {"53100", "25006"}
"""Of PostgreSQL: the disk is full; the database is read-only."""


class _DatabaseFile:
    """The file of SQLite: as long as it is open, writing to it works even after it was deleted or replaced."""

    def __init__(self, path: str | None) -> None:
        self._path = Path(path) if path and path != ":memory:" else None
        self._known: tuple[int, int] | None = None
        self._complained = False

    def remember(self) -> None:
        self._known = self._identity()

    @property
    def is_there(self) -> bool:
        if self._known is None or self._identity() == self._known:
            return True
        if not self._complained:
            self._complained = True
            logger.critical(
                "the database file was deleted or replaced while it was in use: stop the server, restore it"
            )
        return False

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat() if self._path else None
        except OSError:
            return None
        return (found.st_dev, found.st_ino) if found else None


async def _append(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    """Appends to the log of SQLite alone, which is most of what is ever written. SQLAlchemy would take three times as
    long, in the thread that serves everyone."""
    driver: Any = connection.sync_connection and connection.sync_connection.connection.driver_connection
    values = [(row["table"], row["number"], row["at"], _json(row["event"])) for row in rows]
    try:
        await driver._execute(_append_now, driver._conn, values)  # one errand for its thread, not two
    except sqlite3.Error as error:
        kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
        raise kind(_APPEND, None, error) from error


def _append_now(driver: sqlite3.Connection, values: Sequence[tuple[Any, ...]]) -> None:
    try:
        driver.executemany(_APPEND, values)
        driver.commit()
    except sqlite3.Error:
        driver.rollback()
        raise


async def _append_and_notify(
    connection: AsyncConnection, rows: Sequence[dict[str, Any]], notices: Sequence[str]
) -> None:
    """The same for PostgreSQL: a single statement, which is a transaction, and so a single round trip."""
    import asyncpg  # only where it is used: a start should be quick

    driver: Any = (await connection.get_raw_connection()).driver_connection
    columns = [[row[column.name] for row in rows] for column in _COLUMNS[:-1]]
    try:
        await driver.execute(_APPEND_AND_NOTIFY, *columns, [_json(row["event"]) for row in rows], CHANNEL, notices)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        if driver.is_closed():
            await connection.invalidate()
        conflict = isinstance(error, asyncpg.IntegrityConstraintViolationError)
        raise (IntegrityError if conflict else DBAPIError)(_APPEND_AND_NOTIFY, None, error) from error


def _json(value: Any) -> str:
    return value.as_json if isinstance(value, Event) else orjson.dumps(value).decode()


_COLUMNS: Final = [events.c.table, events.c.number, events.c.at, events.c.event]
_NOTIFY: Final = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
_APPEND_AND_NOTIFY: Final = """
    WITH appended AS (
        INSERT INTO events ("table", number, at, event)
        SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::json[])
    )
    SELECT pg_notify($5, notice) FROM unnest($6::text[]) AS notice
"""
_APPEND: Final = str(insert(events).values(dict.fromkeys(_COLUMNS)).compile(dialect=sqlite_dialect()))


def _engine(url: str) -> AsyncEngine:
    address = make_url(url)
    options: dict[str, Any] = {
        "json_serializer": _json,
        "json_deserializer": orjson.loads,
        "hide_parameters": True,  # an error must not contain data
    }
    if address.get_backend_name() == "sqlite":
        engine = create_async_engine(address.set(drivername="sqlite+aiosqlite"), pool_size=4, max_overflow=0, **options)
        event.listen(engine.sync_engine, "do_connect", _check_opens)
        event.listen(engine.sync_engine, "connect", _pragmas)
        return engine
    return create_async_engine(
        address.set(drivername="postgresql+asyncpg"),
        pool_size=8,
        pool_pre_ping=True,
        connect_args={"timeout": CONNECT_SECONDS},
        **options,
    )


def _check_opens(_dialect: object, _record: object, arguments: Sequence[Any], options: dict[str, Any]) -> None:
    """A file that cannot be opened is an error before aiosqlite starts a thread for it: nobody waits for that thread,
    and it prints a traceback when it answers an event loop that is closed by then."""
    sqlite3.connect(*arguments, **options).close()


def _pragmas(connection: Any, _: object) -> None:
    """A committed move survives a power cut (FULL), and readers never wait for the writer (WAL). The system has pages
    of the file in memory anyway: without a limit each connection copies 2 MB of them, as they are read by and by."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cache_size=-256"):
        connection.execute(f"PRAGMA {pragma}")
