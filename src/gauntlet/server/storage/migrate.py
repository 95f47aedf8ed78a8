"""Brings the database to the schema of this version. Alembic is loaded only where there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, column, delete, select, table, text
from sqlalchemy.exc import DBAPIError

from gauntlet.rules.errors import GauntletError
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.schema import processes

MIGRATIONS: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0003"
"""The latest revision in migrations/versions; a test compares them."""
_LOCK: Final = 7_260_001
"""Of several processes that start at once, one migrates and the others wait."""


class WrongDatabase(GauntletError):
    """A database that this version cannot use."""


async def version_of(database: Database) -> str | None:
    """The revision of a database; None for a new one."""
    version = table("alembic_version", column("version_num"))
    try:
        row = await database.row(select(version.c.version_num))
    except DBAPIError as error:
        if not _is_missing(error):
            raise
        return None
    return row.version_num if row else None


def _is_missing(error: DBAPIError) -> bool:
    message = str(error.orig).lower()
    return "no such table" in message or "does not exist" in message


async def up_to_date(database: Database) -> None:
    if await version_of(database) != HEAD:
        await bring_to(database, "head")


async def check_usable(url: str) -> None:
    """Brings a database up to date, and writes to it, before a server starts: whatever is wrong with it is raised."""
    database = Database(url)
    try:
        await up_to_date(database)
        async with database.engine.begin() as connection:
            await connection.execute(delete(processes).where(processes.c.beats < 0))
    finally:
        await database.engine.dispose()


async def bring_to(database: Database, step: str) -> None:
    """Migrates up to this revision."""
    async with database.engine.connect() as connection:
        if database.is_sqlite:
            await connection.execute(text("PRAGMA foreign_keys=OFF"))  # a table that is changed is made anew
        else:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        try:
            await connection.run_sync(_upgrade, step)
            await connection.commit()
        finally:
            await connection.invalidate()  # nobody else may get a connection without foreign keys


def _upgrade(connection: Connection, step: str) -> None:
    from alembic import command
    from alembic.util.exc import CommandError

    config = alembic_config(connection)
    try:
        command.upgrade(config, step)
    except CommandError as error:
        raise WrongDatabase(
            f"the database was made by another version of this program, probably a newer one ({error})"
        ) from error


def steps() -> frozenset[str]:
    """All revisions that this version knows."""
    from alembic.script import ScriptDirectory

    return frozenset(script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions())


def alembic_config(connection: Connection | None = None) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
