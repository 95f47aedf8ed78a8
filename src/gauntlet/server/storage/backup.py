"""Backups: all stored data in one file, from which either kind of database can be restored.

Of SQLite it is a copy of the database, made while it is in use. Of PostgreSQL it is `gauntlet-backup/2`: lines of JSON,
first {"format", "schema"}, then {"table", "row"} for each row, at last {"rows", "sha256"}: how many rows there are, and
the digest of all lines before. A copy of SQLite has the same in a table of its own, `backup_seal`. So a backup that was
cut off or changed is not restored. Older ones (`gauntlet-backup/1`) have no seal.

A backup of an older version is restored into a database of that version, which is then migrated like any other. So the
tables are reflected from the database here, and not taken from schema.py.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any, Final

import orjson
from sqlalchemy import JSON, Boolean, Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.types import TypeEngine

from gauntlet.rules.errors import GauntletError
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.migrate import HEAD, bring_to, steps, version_of

FORMAT: Final = "gauntlet-backup/2"
UNSEALED: Final = "gauntlet-backup/1"
SEAL: Final = "backup_seal"
AT_ONCE: Final = 500
SKIPPED: Final = frozenset({"alembic_version", "processes", SEAL})
"""Of no use in another database: its version, and the processes that run now."""

Progress = Callable[[int], None]
"""Called with the number of rows that were written."""


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
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it has secrets
        rows = await write(url, partial, progress)
        partial.rename(file)
    finally:
        partial.unlink(missing_ok=True)
    return rows


async def _copy_sqlite(url: str, file: Path, progress: Progress) -> int:
    """By SQLite's own backup: consistent, and no game waits for it."""
    source = Path(make_url(url).database or "")
    if not source.is_file():
        raise BackupError(f"{source}: there is no such database")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            rows, digest = _digest_of_sqlite(new)
            new.execute(f"CREATE TABLE {SEAL} (rows INTEGER NOT NULL, sha256 TEXT NOT NULL)")
            new.execute(f"INSERT INTO {SEAL} VALUES (?, ?)", (rows, digest))  # noqa: S608
            new.commit()
    except sqlite3.Error as error:
        raise BackupError(f"{source}: cannot be copied to {file}: {error}") from error
    progress(rows)
    return int(rows)


def _digest_of_sqlite(connection: sqlite3.Connection) -> tuple[int, str]:
    """How many rows there are, and the digest of all of them."""
    digest, rows = hashlib.sha256(), 0
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
    for name in (name for (name, *_) in names if name not in SKIPPED):
        for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):  # noqa: S608
            digest.update(repr((name, tuple(row))).encode(errors="surrogatepass"))
            rows += 1
    return rows, digest.hexdigest()


async def _dump(url: str, file: Path, progress: Progress) -> int:
    database = Database(url)
    written = 0
    try:
        with file.open("wb") as stream:
            async with database.engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")  # one moment for all tables
                version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
                digest = hashlib.sha256()
                _write(stream, digest, {"format": FORMAT, "schema": version})
                for table in await connection.run_sync(_tables):
                    async for row in await connection.stream(select(table)):
                        line = {
                            "table": str(table.name),
                            "row": {str(key): value for key, value in row._mapping.items()},
                        }
                        _write(stream, digest, line)
                        written += 1
                        if written % AT_ONCE == 0:
                            progress(AT_ONCE)
            stream.write(orjson.dumps({"rows": written, "sha256": digest.hexdigest()}) + b"\n")
            stream.flush()
            os.fsync(stream.fileno())
    finally:
        await database.engine.dispose()
    progress(written % AT_ONCE)
    return written


def _write(stream: IO[bytes], digest: Any, line: dict[str, Any]) -> None:
    data = orjson.dumps(line) + b"\n"
    digest.update(data)
    stream.write(data)


def _tables(connection: Connection) -> list[Table]:
    """The tables to back up, as they are in this database; each comes after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in SKIPPED]


async def restore(file: Path, url: str, progress: Progress) -> int:
    """Fills an empty database from a backup, of SQLite or of PostgreSQL, of this version or an older one; the number of
    rows."""
    version = _version(file)
    _check_seal(file)
    if version not in steps():
        raise BackupError(f"{file}: was made by a newer version of this program (schema {version}, this one: {HEAD})")
    database = Database(url)
    try:
        if await version_of(database) not in (None, version):
            raise BackupError(f"the database is not empty, and no longer of schema {version}: restore into a new one")
        await bring_to(database, version)
        written = await _fill(database, file, progress)
        await bring_to(database, "head")
    finally:
        await database.engine.dispose()
    return written


async def _fill(database: Database, file: Path, progress: Progress) -> int:
    """All or nothing."""
    written = 0
    async with database.engine.begin() as connection:
        tables = await connection.run_sync(_tables)
        for table in tables:
            if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                raise BackupError("the database is not empty: restore into a new one")
        for table, rows in _batches(file, tables):
            try:
                await connection.execute(insert(table), rows)
            except (SQLAlchemyError, ValueError, TypeError, OverflowError) as error:
                raise BackupError(
                    f"{file}: is a broken backup: its rows of {table.name} do not fit the schema"
                ) from error
            written += len(rows)
            progress(len(rows))
    return written


def _batches(file: Path, tables: list[Table]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a backup, many of one table at a time."""
    source = (_rows_of_sqlite if _is_sqlite(file) else _rows_of_dump)(file, tables)
    for table, group in groupby(source, key=itemgetter(0)):
        rows = (row for _, row in group)
        while batch := list(islice(rows, AT_ONCE)):
            yield table, batch


def _is_sqlite(file: Path) -> bool:
    try:
        with file.open("rb") as stream:
            return stream.read(16) == b"SQLite format 3\x00"
    except OSError as error:
        raise BackupError(f"{file}: cannot be read: {error.strerror}") from error


def _version(file: Path) -> str:
    """The schema that a backup is of."""
    try:
        if _is_sqlite(file):
            with _opened(file) as old:
                return str(old.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        with file.open("rb") as stream:
            head = orjson.loads(stream.readline())
        if head["format"] in (FORMAT, UNSEALED):
            return str(head["schema"])
    except (sqlite3.Error, ValueError, KeyError, TypeError, IndexError) as error:
        raise BackupError(f"{file}: is no backup of this program, or a broken one") from error
    raise BackupError(f"{file}: is no backup of this program")


def _check_seal(file: Path) -> None:
    """Raises a BackupError for a backup that is not as it was written; one of an older version cannot be checked."""
    broken = BackupError(f"{file}: is not whole: it was cut off or changed after it was made")
    if _is_sqlite(file):
        with _opened(file) as old:
            try:
                if old.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                    raise broken
                if not old.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", (SEAL,)).fetchone():
                    return
                seal = old.execute(f"SELECT rows, sha256 FROM {SEAL}").fetchone()  # noqa: S608
                if seal is None or tuple(seal) != _digest_of_sqlite(old):
                    raise broken
            except sqlite3.Error as error:
                raise broken from error
        return
    digest, rows, last = hashlib.sha256(), -2, b""
    with file.open("rb") as stream:
        head = stream.readline()
        stream.seek(0)
        for line in stream:
            digest.update(last)
            last, rows = line, rows + 1
    if orjson.loads(head)["format"] == UNSEALED:
        return
    with suppress(ValueError):
        if orjson.loads(last) == {"rows": rows, "sha256": digest.hexdigest()}:
            return
    raise broken


def _rows_of_dump(file: Path, tables: list[Table]) -> Iterator[tuple[Table, dict[str, Any]]]:
    by_name = {table.name: table for table in tables}
    try:
        with file.open("rb") as stream:
            stream.readline()
            for line in stream:
                value = orjson.loads(line)
                if "sha256" in value:
                    continue
                yield by_name[value["table"]], value["row"]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BackupError(f"{file}: is a broken backup") from error


def _rows_of_sqlite(file: Path, tables: list[Table]) -> Iterator[tuple[Table, dict[str, Any]]]:
    try:
        with _opened(file) as old:
            for table in tables:
                for row in old.execute(f'SELECT * FROM "{table.name}"'):  # noqa: S608
                    yield table, {column.name: _value(column.type, row[column.name]) for column in table.columns}
    except (sqlite3.Error, IndexError, ValueError, TypeError) as error:
        raise BackupError(f"{file}: is a broken backup: {error}") from error


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """Without the pragmas of a database in use, which would change the file."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as old:
        old.row_factory = sqlite3.Row
        yield old


def _value(kind: TypeEngine[Any], stored: Any) -> Any:
    """SQLite stores these as texts and numbers."""
    if isinstance(kind, JSON):
        return orjson.loads(stored)
    return bool(stored) if isinstance(kind, Boolean) else stored
