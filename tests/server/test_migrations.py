"""A migrated database is what schema.py says, on both kinds; a start with nothing to do loads no Alembic."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from gauntlet.server.storage.database import Database
from gauntlet.server.storage.migrate import HEAD, WrongDatabase, alembic_config, up_to_date, version_of
from gauntlet.server.storage.schema import metadata
from testkit.server.postgres import Postgres

pytestmark = pytest.mark.anyio


def _differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def test_the_migrated_database_is_the_schema(url: str) -> None:
    database = Database(url)
    async with database.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    assert await version_of(database) == HEAD
    await database.engine.dispose()


async def test_a_difference_would_be_seen(url: str) -> None:
    database = Database(url)
    async with database.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE players ADD COLUMN shoe_size INTEGER"))
    async with database.engine.connect() as connection:
        assert await connection.run_sync(_differences)
    await database.engine.dispose()


def test_the_constant_names_the_latest_step() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == HEAD


async def test_again_changes_nothing(url: str) -> None:
    database = Database(url)
    await up_to_date(database)
    await up_to_date(database)
    assert await version_of(database) == HEAD
    await database.engine.dispose()


async def test_several_processes_may_start_at_once(postgres: Postgres) -> None:
    postgres.drop("fresh")
    databases = [Database(postgres.make("fresh")) if n == 0 else Database(postgres.url("fresh")) for n in range(4)]
    await asyncio.gather(*(up_to_date(database) for database in databases))
    assert await version_of(databases[0]) == HEAD
    for database in databases:
        await database.engine.dispose()


async def test_a_newer_database_is_refused_in_one_sentence(url: str) -> None:
    database = Database(url)
    async with database.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(WrongDatabase, match="newer"):
        await up_to_date(database)
    await database.engine.dispose()


def test_a_start_with_nothing_to_do_loads_no_alembic(sqlite_url: str, tmp_path: Path) -> None:
    code = f"""
import asyncio, sys
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.migrate import up_to_date

async def start():
    database = Database({sqlite_url!r})
    await up_to_date(database)
    await database.engine.dispose()

asyncio.run(start())
sys.exit('alembic' in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd=tmp_path).returncode == 0
