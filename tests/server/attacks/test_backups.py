"""A backup that is not what was written is refused, and nothing of it is restored."""

from __future__ import annotations

import asyncio
import random
import stat
from pathlib import Path

import orjson
import pytest
from sqlalchemy import func, select

from gauntlet.server.storage import schema
from gauntlet.server.storage.backup import BackupError, back_up, restore
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.migrate import up_to_date
from testkit.server.fixtures import serving


async def _backup(url: str, folder: Path) -> Path:
    async with serving(url, folder) as server:
        ana = await server.guest("Ana")
        await server.bot_table(ana)
    file = folder / "all.backup"
    await back_up(url, file, lambda _: None)
    return file


async def _players(url: str) -> int:
    database = Database(url)
    try:
        await up_to_date(database)
        row = await database.row(select(func.count()).select_from(schema.players))
        assert row
        return int(row[0])
    finally:
        await database.engine.dispose()


def _broken(data: bytes, lines: bool) -> dict[str, bytes]:
    """By what happened to it."""
    chance = random.Random(1)
    cuts = {f"cut at {share}": data[: int(len(data) * share)] for share in (0.999, 0.9, 0.5, 0.1)}
    flipped = {}
    for n in range(20):
        at = chance.randrange(len(data) // 10, len(data))
        flipped[f"flipped {n}"] = data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :]
    if not lines:
        return cuts
    rows = data.splitlines(keepends=True)
    several = {
        "cut at a line": b"".join(rows[:-5]),
        "without its last line": b"".join(rows[:-1]),
        "without a row": b"".join(rows[:3] + rows[4:]),
        "a row twice": b"".join(rows[:4] + rows[3:]),
        "two rows were swapped": b"".join([*rows[:3], rows[4], rows[3], *rows[5:]]),
        "another seal": b"".join(rows[:-1]) + orjson.dumps({"rows": len(rows) - 2, "sha256": "0" * 64}) + b"\n",
        "no object": b"".join(rows[:-1]) + b"17\n",
        "more behind it": data + rows[3],
    }
    return cuts | flipped | several


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_broken_backup_is_taken(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    if kind == "sqlite":
        url = request.getfixturevalue("sqlite_url")
    else:
        cluster = request.getfixturevalue("postgres")
        url = cluster.make("broken", "template")
    file = asyncio.run(_backup(url, tmp_path))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    empty = f"sqlite:///{tmp_path}/empty.db"
    for what, data in _broken(file.read_bytes(), kind == "postgresql").items():
        broken = tmp_path / "broken.backup"
        broken.write_bytes(data)
        with pytest.raises(BackupError, match=r"broken\.backup: "):
            asyncio.run(restore(broken, empty, lambda _: None))
        assert asyncio.run(_players(empty)) == 0, what
    asyncio.run(restore(file, empty, lambda _: None))
    assert asyncio.run(_players(empty)) == 1


def test_a_changed_row_of_sqlite_is_noticed(sqlite_url: str, tmp_path: Path) -> None:
    file = asyncio.run(_backup(sqlite_url, tmp_path))
    data = file.read_bytes()
    assert data.count(b"Ana") >= 1
    file.write_bytes(data.replace(b"Ana", b"Eve"))
    with pytest.raises(BackupError, match="not whole"):
        asyncio.run(restore(file, f"sqlite:///{tmp_path}/empty.db", lambda _: None))


@pytest.mark.parametrize(
    "row",
    [
        {"table": "players", "row": {"id": 7}},
        {"table": "players", "row": {"id": "x" * 22, "name": None, "created": "soon"}},
        {"table": "players", "row": []},
        {"table": "players"},
        {"table": "events", "row": {"table": "nowhere", "number": 1, "at": 1, "event": {}}},
        ["players"],
    ],
)
def test_rows_that_do_not_fit_are_reported(tmp_path: Path, row: object) -> None:
    """Of an older backup, which has no seal."""
    file = tmp_path / "old.backup"
    file.write_bytes(
        orjson.dumps({"format": "gauntlet-backup/1", "schema": "0001"}) + b"\n" + orjson.dumps(row) + b"\n"
    )
    with pytest.raises(BackupError, match=r"old\.backup: is a broken backup"):
        asyncio.run(restore(file, f"sqlite:///{tmp_path}/empty.db", lambda _: None))
