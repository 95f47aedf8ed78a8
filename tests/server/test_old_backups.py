"""Old games stay readable: a backup of an older version is restored and brought up to date; one of a newer is refused.

The next version is made up here: one more step after the real ones, which makes a table anew, as SQLite must, and
fills a new column from what is there.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from gauntlet.match import commands
from gauntlet.match.proof import Proof
from gauntlet.server.storage import migrate
from gauntlet.server.storage.backup import BackupError, back_up, restore
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.export import finished, records
from testkit.server.fixtures import serving
from testkit.server.postgres import Postgres
from testkit.server.real_server import replays

KEPT = sorted((Path(__file__).parents[1] / "vectors").glob("server-*.backup"))
"""Made by `gauntlet backup` of each schema there was, and never changed. In each of them: an account, two games that
bots have finished, one that was given up after all that can happen at a table, its rematch, a game that runs."""

NEXT = f'''
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{migrate.HEAD}"


def upgrade() -> None:
    with op.batch_alter_table("players", recreate="auto") as players:
        players.add_column(sa.Column("motto", sa.String(40), nullable=True))
        players.alter_column("name", existing_type=sa.String(24), type_=sa.String(30), existing_nullable=False)
    op.execute("UPDATE players SET motto = 'I am ' || name")
'''  # noqa: S608
Step = Callable[[], Any]


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Step:
    """While it is entered, the program is the next version."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "next.py").write_text(NEXT)

    @contextmanager
    def entered() -> Iterator[None]:
        with monkeypatch.context() as patch:
            patch.setattr(migrate, "MIGRATIONS", folder)
            patch.setattr(migrate, "HEAD", "next")
            yield

    return entered


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it at all."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.db"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.make(f"empty-{time.time_ns()}")


async def _a_game(url: str, folder: Path) -> str:
    async with serving(url, folder) as server:
        return await server.bot_table(await server.guest("Ana"))


async def _version(url: str) -> str | None:
    database = Database(url)
    try:
        return await migrate.version_of(database)
    finally:
        await database.engine.dispose()


async def _state(url: str, statement: str = "SELECT 1") -> tuple[list[Any], dict[str, str]]:
    """What a query finds in a database, and all finished games."""
    database = Database(url)
    try:
        games = {table: str(record) async for table, record in records(database, await finished(database))}
        return [tuple(row) for row in await database.rows(text(statement))], games
    finally:
        await database.engine.dispose()


def _restore(file: Path, url: str) -> None:
    asyncio.run(restore(file, url, lambda _: None))


def test_an_older_backup_is_brought_up_to_date(url: str, empty: str, tmp_path: Path, next_version: Step) -> None:
    table = asyncio.run(_a_game(url, tmp_path))
    _, games = asyncio.run(_state(url))
    assert set(games) == {table}
    file = tmp_path / "old.backup"
    with next_version():
        asyncio.run(back_up(url, file, lambda _: None))  # before the newer version has ever served it
        _restore(file, empty)
        assert asyncio.run(_version(empty)) == "next"
        assert asyncio.run(_state(empty, "SELECT name, motto FROM players")) == ([("Ana", "I am Ana")], games)
        with pytest.raises(BackupError, match="not empty"):
            _restore(file, empty)


def test_a_newer_backup_is_told_and_changes_nothing(url: str, empty: str, tmp_path: Path, next_version: Step) -> None:
    file = tmp_path / "new.backup"
    with next_version():
        asyncio.run(_a_game(url, tmp_path))
        asyncio.run(back_up(url, file, lambda _: None))
    with pytest.raises(BackupError, match=rf"new\.backup: .* newer version .*schema next, this one: {migrate.HEAD}"):
        _restore(file, empty)
    assert asyncio.run(_version(empty)) is None


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_backup_that_breaks_off_leaves_nothing_behind(url: str, empty: str, tmp_path: Path) -> None:
    """And the whole one can be restored afterwards."""
    asyncio.run(_a_game(url, tmp_path))
    whole, broken = tmp_path / "whole.backup", tmp_path / "broken.backup"
    asyncio.run(back_up(url, whole, lambda _: None))
    broken.write_bytes(whole.read_bytes()[:-20])
    with pytest.raises(BackupError, match=r"broken\.backup: is not whole"):
        _restore(broken, empty)
    _restore(whole, empty)
    assert asyncio.run(_state(empty, "SELECT name FROM players"))[0] == [("Ana",)]


@pytest.mark.parametrize(
    "row",
    [
        b'{"table":"players","row":{"id":"x"}}',  # columns are missing
        b'{"table":"players","row":{"id":"x","name":null,"login":null,"password":null,"created":1}}',
        b'{"table":"players","row":{"id":"x","name":{},"login":null,"password":null,"created":1}}',
        b'{"table":"seats","row":{"table":"nowhere","seat":0,"player":null,"bot":null,"name":"x","won":null}}',
    ],
)
def test_rows_that_do_not_fit_are_refused_and_leave_nothing_behind(row: bytes, empty: str, tmp_path: Path) -> None:
    """Found by fuzzing: each was a traceback."""
    file = tmp_path / "odd.backup"
    file.write_bytes(b'{"format":"gauntlet-backup/1","schema":"%s"}\n%s\n' % (migrate.HEAD.encode(), row))
    with pytest.raises(BackupError, match=r"odd\.backup: is a broken backup"):
        _restore(file, empty)
    assert asyncio.run(_state(empty, "SELECT name FROM players"))[0] == []


def test_a_database_of_another_version_is_left_alone(url: str, tmp_path: Path, next_version: Step) -> None:
    file = tmp_path / "old.backup"
    asyncio.run(back_up(url, file, lambda _: None))
    with next_version():
        asyncio.run(_a_game(url, tmp_path))
        with pytest.raises(BackupError, match="restore into a new one"):
            _restore(file, url)
        assert asyncio.run(_state(url, "SELECT name FROM players"))[0] == [("Ana",)]


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_whatever_an_older_version_has_kept_is_read_and_played_on(file: Path, empty: str, tmp_path: Path) -> None:
    _restore(file, empty)
    asyncio.run(_read_all(empty, tmp_path))


def test_there_is_a_backup_of_every_schema() -> None:
    assert {file.stem.removeprefix("server-") for file in KEPT} == migrate.steps()


async def _read_all(url: str, folder: Path) -> None:
    async with serving(url, folder) as server:
        ana = await server.browser()
        login = {"name": "Ana Łęcka", "password": "correct horse battery"}
        assert (await ana.post("/api/login", json=login)).status_code == 200
        rows = await server.runtime.database.rows(text("SELECT id, status FROM tables"))
        matches = {row.id: await server.runtime.tables.match(row.id) for row in rows}
        assert {table: match.status for table, match in matches.items()} == {row.id: row.status for row in rows}
        assert sorted(row.status for row in rows) == ["over"] * 3 + ["playing"] * 2 + ["waiting"]
        ends = set()
        for table, match in matches.items():
            if match.status == "over":
                proof = Proof.read((await ana.get(f"/api/tables/{table}/proof")).text)
                assert proof.is_fair
                frames = (await ana.get(f"/api/tables/{table}/replay")).json()["frames"]
                assert match.ended
                assert [area["points"] for area in frames[-1]["board"]["players"]] == match.ended.points
                ends.add(match.ended.end)
            if match.game:
                replays(match)
        assert ends == {"gauntlet", "sixteen", "forfeit"}
        running = next(table for table, match in matches.items() if match.status == "playing" and match.options.public)
        host = await server.runtime.tables.host(running)
        asked = host.match.asked
        assert asked is not None
        assert host.match.game
        player, decision = host.match.seats[asked].player or "", host.match.game.legal_decisions[0]
        question, number = host.match.question, host.match.number
        command = partial(commands.decide, player=player, question=question, decision=decision)
        assert await host.execute(command) > number
