"""Backups: everything that is kept, in one file that either kind of database can be filled from.

Of SQLite it is a copy of the database, made while it is in use. Of PostgreSQL it is `gauntlet-backup/1`: lines of JSON,
first {"format", "schema"}, then {"table", "row"} for each row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import orjson
from sqlalchemy import JSON, Boolean, Table, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.types import TypeEngine

from gauntlet.rules.errors import GauntletError
from gauntlet.server.database import Database
from gauntlet.server.migrate import HEAD, up_to_date
from gauntlet.server.schema import metadata, processes

FORMAT: Final = "gauntlet-backup/1"
AT_ONCE: Final = 500
TABLES: Final = tuple(table for table in metadata.sorted_tables if table is not processes)
"""What is kept: all but which processes run just now. A table comes after those that it refers to."""

Progress = Callable[[int], None]
"""Is told how many rows were written."""


class BackupError(GauntletError):
    """A backup that cannot be made or read; the text says why."""


async def back_up(url: str, file: Path, progress: Progress) -> int:
    """Writes a backup, whole or not at all; the number of rows in it."""
    if file.exists():
        raise BackupError(f"{file}: exists already; choose another name or move it away")
    if not file.absolute().parent.is_dir():
        raise BackupError(f"{file}: there is no such folder")
    partial = file.with_name(file.name + ".partial")
    write = _copy_sqlite if make_url(url).get_backend_name() == "sqlite" else _dump
    try:
        rows = await write(url, partial, progress)
        partial.rename(file)
    finally:
        partial.unlink(missing_ok=True)
    return rows


async def _copy_sqlite(url: str, file: Path, progress: Progress) -> int:
    """By SQLite's own backup: consistent, and nobody who plays waits for it."""
    source = Path(make_url(url).database or "")
    if not source.is_file():
        raise BackupError(f"{source}: there is no such database")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            rows = sum(new.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()[0] for table in TABLES)  # noqa: S608
    except sqlite3.Error as error:
        raise BackupError(f"{source}: cannot be copied to {file}: {error}") from error
    progress(rows)
    return int(rows)


async def _dump(url: str, file: Path, progress: Progress) -> int:
    database = Database(url)
    written = 0
    try:
        with file.open("wb") as stream:
            async with database.engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")  # one moment for all tables
                version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
                stream.write(orjson.dumps({"format": FORMAT, "schema": version}) + b"\n")
                for table in TABLES:
                    async for row in await connection.stream(select(table)):
                        line = {
                            "table": str(table.name),
                            "row": {str(key): value for key, value in row._mapping.items()},
                        }
                        stream.write(orjson.dumps(line) + b"\n")
                        written += 1
                        if written % AT_ONCE == 0:
                            progress(AT_ONCE)
    finally:
        await database.engine.dispose()
    progress(written % AT_ONCE)
    return written


async def restore(file: Path, url: str, progress: Progress) -> int:
    """Fills an empty database from a backup, of SQLite or of PostgreSQL; the number of rows."""
    database = Database(url)
    written = 0
    try:
        await up_to_date(database)
        await _check_empty(database)
        async with database.engine.begin() as connection:
            for table, rows in _batches(file):
                await connection.execute(insert(table), rows)
                written += len(rows)
                progress(len(rows))
    finally:
        await database.engine.dispose()
    return written


async def _check_empty(database: Database) -> None:
    for table in TABLES:
        row = await database.row(select(func.count().label("number")).select_from(table))
        if row and row.number:
            raise BackupError("the database is not empty: restore into a new one")


def _batches(file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a backup, many of one table at a time."""
    table: Table | None = None
    rows: list[dict[str, Any]] = []
    for of, row in _rows(file):
        if rows and (of is not table or len(rows) >= AT_ONCE):
            assert table is not None  # noqa: S101
            yield table, rows
            rows = []
        table = of
        rows.append(row)
    if rows and table is not None:
        yield table, rows


def _rows(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    try:
        with file.open("rb") as stream:
            is_sqlite = stream.read(16) == b"SQLite format 3\x00"
    except OSError as error:
        raise BackupError(f"{file}: cannot be read: {error.strerror}") from error
    yield from _rows_of_sqlite(file) if is_sqlite else _rows_of_dump(file)


def _rows_of_dump(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    with file.open("rb") as stream:
        try:
            head = orjson.loads(stream.readline())
            if head["format"] != FORMAT:
                raise BackupError(f"{file}: is no backup of this program")
            _check_schema(file, head["schema"])
            for line in stream:
                value = orjson.loads(line)
                yield metadata.tables[value["table"]], value["row"]
        except (ValueError, KeyError, TypeError) as error:
            if isinstance(error, BackupError):
                raise
            raise BackupError(f"{file}: is no backup of this program, or a broken one") from error


def _rows_of_sqlite(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Read without the server's settings for a database in use, which would change the file."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as old:
        old.row_factory = sqlite3.Row
        try:
            version = old.execute("SELECT version_num FROM alembic_version").fetchone()
            _check_schema(file, version[0] if version else None)
            for table in TABLES:
                for row in old.execute(f'SELECT * FROM "{table.name}"'):  # noqa: S608
                    yield table, {column.name: _value(column.type, row[column.name]) for column in table.columns}
        except sqlite3.Error as error:
            raise BackupError(f"{file}: is no backup of this program, or a broken one: {error}") from error


def _value(kind: TypeEngine[Any], stored: Any) -> Any:
    """What SQLite keeps as texts and numbers only."""
    if isinstance(kind, JSON):
        return orjson.loads(stored)
    return bool(stored) if isinstance(kind, Boolean) else stored


def _check_schema(file: Path, version: str | None) -> None:
    if version != HEAD:
        raise BackupError(f"{file}: was made by another version of this program (schema {version}, this one: {HEAD})")
