"""The database, its file and the clock are not what a server has reason to expect."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from unittest.mock import Mock

import aiosqlite
import pytest
from sqlalchemy.exc import OperationalError

from gauntlet.match import events as e
from gauntlet.server.realtime.clock import SystemClock
from gauntlet.server.storage.migrate import check_usable
from testkit.server.fixtures import Server, serving
from testkit.server.real_server import PATIENCE, Process, free_port, new_person, new_table, people_go
from testkit.server.sockets import Room, room

pytestmark = pytest.mark.anyio


def serve(*arguments: object) -> subprocess.CompletedProcess[str]:
    """A server that is expected not to start."""
    command = [sys.executable, "-m", "gauntlet", "serve", "--port", str(free_port()), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def says(run: subprocess.CompletedProcess[str], words: str) -> None:
    assert run.returncode == 2
    assert words in run.stderr
    assert "Traceback" not in run.stderr


def test_a_second_server_on_the_same_file_does_not_start(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        says(serve("--data", tmp_path), "another server is using it")
        assert first.is_ready()
        first.kill()
        first.start()  # the lock has ended with its process


def test_a_second_server_does_not_start_by_another_path_either(tmp_path: Path) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    data.mkdir()
    elsewhere.mkdir()
    with Process(data):
        (tmp_path / "link").symlink_to(data)
        (elsewhere / "gauntlet.db").symlink_to(data / "gauntlet.db")
        for lock in data.glob("*.lock"):
            lock.unlink()
        says(serve("--data", tmp_path / "link"), "another server is using it")
        says(serve("--data", elsewhere), "another server is using it")
        (elsewhere / "gauntlet.db").unlink()
        (elsewhere / "gauntlet.db").hardlink_to(data / "gauntlet.db")
        says(serve("--data", elsewhere), "it has a second name (a hard link)")
        says(serve("--data", data), "it has a second name (a hard link)")
        (elsewhere / "gauntlet.db").unlink()
        says(serve("--data", data), "another server is using it")


async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would answer an event loop that is closed by then, and print a traceback."""
    connect = Mock()
    monkeypatch.setattr(aiosqlite, "connect", connect)
    with pytest.raises(OperationalError, match="unable to open"):
        await check_usable(f"sqlite:///{tmp_path}")
    connect.assert_not_called()


def test_what_is_wrong_with_a_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"SQLite format 3\x00" + b"x" * 5000)
    says(serve("--data", tmp_path, "--database", f"sqlite:///{garbage}"), "the database cannot be used")
    says(serve("--data", tmp_path, "--database", f"sqlite:///{garbage}/where.db"), "garbage.db")
    says(serve("--data", tmp_path, "--database", "postgresql://nobody@127.0.0.1:1/nothing"), "the database cannot be")
    (tmp_path / "folder").mkdir()
    says(serve("--data", tmp_path, "--database", f"sqlite:///{tmp_path}/folder"), "the database cannot be")
    says(serve("--data", tmp_path, "--web", tmp_path / "nowhere"), "has no page")
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    says(serve("--data", tmp_path, "--database", f"sqlite:///{newer}"), "another version of this program")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a file that even its owner cannot change")
def test_a_database_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    with Process(tmp_path):
        pass
    file = tmp_path / "gauntlet.db"
    if subprocess.run(["chattr", "+i", file], check=False, capture_output=True).returncode:  # noqa: S607
        pytest.skip("this file system cannot protect a file from root")
    try:
        says(serve("--data", tmp_path), "the database cannot be used")
    finally:
        subprocess.run(["chattr", "-i", file], check=True)  # noqa: S607


def test_a_postgresql_that_never_answers_is_away(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://nobody@127.0.0.1:{silent.getsockname()[1]}/nothing"
        says(serve("--data", tmp_path, "--database", url), "the database cannot be")


@pytest.mark.parametrize("kind", ["nobody listens", "nobody answers"])
async def test_a_redis_that_is_away_at_the_start_stops_nobody(tmp_path: Path, kind: str) -> None:
    """The server starts, people play, and it ends when it is told to."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        if kind == "nobody listens":
            silent.close()
        with Process(tmp_path, redis=f"redis://127.0.0.1:{port}/0") as server:
            ana, ben = await new_person(server), await new_person(server, "Ben")
            async with people_go(ana, ben):
                await new_table([ana, ben])
            assert server.kill(signal.SIGTERM) in (0, -signal.SIGTERM)


async def test_a_database_file_that_is_deleted_is_noticed(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ana, ben = await new_person(server), await new_person(server, "Ben")
        async with people_go(ana, ben):
            await new_table([ana, ben])
            shutil.move(tmp_path / "gauntlet.db", tmp_path / "elsewhere.db")
            assert not server.is_ready()
            answer = await ana.ask(type="chat", phrase="hello")
            assert (answer["type"], answer["code"]) == ("refused", "busy")
            shutil.move(tmp_path / "elsewhere.db", tmp_path / "gauntlet.db")
            assert server.is_ready()
            assert (await ana.ask(type="chat", phrase="hello"))["type"] == "ack"
        assert "deleted or replaced" in server.log.read_text()


async def test_ready_proves_a_write(light: Server) -> None:
    """A database that can only be read, as on a full disk, is not ready."""
    anyone = await light.browser()
    assert (await anyone.get("/api/ready")).json() == {"ready": True, "compiled": 1.0}
    database = light.runtime.database
    async with database.engine.connect() as other:
        await other.exec_driver_sql("BEGIN IMMEDIATE")  # nobody else can write
        light.clock.ahead_ms += 1_500
        assert (await anyone.get("/api/ready")).status_code == 503
        await other.rollback()
    async with asyncio.timeout(PATIENCE):
        while (await anyone.get("/api/ready")).status_code != 200:
            await asyncio.sleep(0.1)


async def test_bots_move_after_a_restart_with_the_clock_an_hour_back(url: str, tmp_path: Path) -> None:
    async with serving(url, tmp_path, ahead_ms=3_600_000) as server, room(server) as here:
        ana = await server.guest("Ana")
        table = await here.table(ana, ({"kind": "me"}, {"kind": "bot", "bot": "mason"}))
        socket = await here.come(table, ana)
        await socket.done("start", first=0)
        cookie = str(ana.cookies["gauntlet"])
        server.runtime.ownership.release = _nothing  # type: ignore[method-assign]  # it is killed
    async with serving(url, tmp_path) as server, room(server) as here:
        socket = await here.come(table, cookie=cookie)
        for _ in range(3):
            await socket.turn()


async def _nothing() -> None:
    pass


async def test_a_turn_ends_after_a_restart_with_the_clock_an_hour_back(url: str, tmp_path: Path) -> None:
    """It has ten seconds, and not an hour and ten seconds."""
    clock = {"kind": "turn", "seconds": 10}
    async with serving(url, tmp_path, ahead_ms=3_600_000) as server, room(server) as here:
        table, _ = await here.duel(clock=clock)
    async with serving(url, tmp_path) as server, room(server) as here:
        host = await server.runtime.tables.host(table)
        async with asyncio.timeout(PATIENCE):
            while host._timer is None:
                await asyncio.sleep(0.05)
        assert host._timer.when() - asyncio.get_running_loop().time() <= 10
        server.clock.ahead_ms += 10_000
        await host.on_timeout()
        assert any(isinstance(event, e.StoodIn) for event in await here.log(table))


async def test_a_turn_ends_although_the_clock_is_set_back(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ana, _) = await here.duel(clock={"kind": "turn", "seconds": 10})
    before = here.server.clock.now_ms()
    monkeypatch.setattr(time, "time", lambda: before / 1000 - 3600)
    monkeypatch.setattr(time, "time_ns", lambda: (before - 3_600_000) * 1_000_000)
    assert here.server.clock.now_ms() >= before
    here.server.clock.ahead_ms += 10_001
    await (await here.server.runtime.tables.host(table)).on_timeout()
    await ana.until(lambda: ana.screen["seats"][0]["stood_in"])


def test_time_never_runs_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    assert abs(clock.now_ms() - time.time() * 1000) < 1000
    monkeypatch.setattr(time, "time", lambda: 0.0)
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    times = [clock.now_ms() for _ in range(3)]
    assert times == sorted(times)
    assert times[0] > 1_700_000_000_000
