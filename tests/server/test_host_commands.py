"""The commands of a host, as real processes: serve, backup, restore, export, verify."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.mmap_dict import MmapedDict
from sqlalchemy import select
from websockets.sync.client import connect

from gauntlet.match import commands
from gauntlet.rules.record import Record
from gauntlet.server.storage.backup import SKIPPED, BackupError, restore
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.schema import metadata
from testkit.cli import gauntlet
from testkit.server.fixtures import serving
from testkit.server.postgres import Postgres
from testkit.server.real_server import PATIENCE

GAME = Path(__file__).parents[1] / "vectors" / "2p-gauntlet-greedy.json"


async def _some_games(url: str, folder: Path) -> list[str]:
    """An account, two finished games, one that was given up, and one that runs; those that are over."""
    async with serving(url, folder) as server:
        ana = await server.guest("Ana <b>")
        await ana.post("/api/accounts", json={"name": "Ana", "password": "correct horse"})
        tables = [
            await server.bot_table(ana, epic_battles=True),
            await server.bot_table(ana, 3, rated=True, hints=False),
        ]
        await ana.post("/api/bot-game", json={"bot": "mason"})
        given_up = (await ana.post("/api/bot-game", json={"bot": "mason"})).json()["table"]
        me = (await ana.get("/api/me")).json()["id"]
        await (await server.runtime.tables.host(given_up)).execute(partial(commands.resign, player=me))
        await server.over(given_up)
        return [*tables, given_up]


async def _contents(url: str) -> dict[str, list[Any]]:
    database = Database(url)
    found = {}
    for table in (table for table in metadata.sorted_tables if table.name not in SKIPPED):
        rows = await database.rows(select(table).order_by(*table.primary_key.columns))
        found[table.name] = [dict(row._mapping) for row in rows]
    await database.engine.dispose()
    return found


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_has_everything_and_fits_either_database(
    url: str, tmp_path: Path, target: str, postgres: Postgres
) -> None:
    tables = asyncio.run(_some_games(url, tmp_path))
    file = tmp_path / "all.backup"
    saved = gauntlet("backup", file, "--database", url)
    assert saved.returncode == 0, saved.stderr
    assert f"are in {file}" in saved.stdout
    again = gauntlet("backup", file, "--database", url)
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    copy = f"sqlite:///{tmp_path}/copy.db" if target == "sqlite" else postgres.make(f"copy-{time.time_ns()}")
    restored = gauntlet("restore", file, "--database", copy)
    assert restored.returncode == 0, restored.stderr
    before, after = asyncio.run(_contents(url)), asyncio.run(_contents(copy))
    assert before == after
    assert len(before["events"]) > 50
    full = gauntlet("restore", file, "--database", copy)
    assert (full.returncode, "not empty" in full.stderr) == (2, True)
    folder = tmp_path / "games"
    exported = gauntlet("export", folder, "--database", copy)
    assert (exported.returncode, exported.stdout) == (0, f"3 records are in {folder}\n"), exported.stderr
    assert {file.stem for file in folder.iterdir()} == set(tables)
    results = {game.stem: Record.read(game.read_text()).result for game in folder.iterdir()}
    assert [bool(results[table]) for table in tables] == [True, True, False]


@pytest.mark.parametrize(
    "content", [b"", b"hello", b'{"format": "other"}\n', b"SQLite format 3\x00 and nothing", b"\xff"]
)
def test_what_is_no_backup_is_reported(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "some.file"
    file.write_bytes(content)
    with pytest.raises(BackupError, match=r"some\.file"):
        asyncio.run(restore(file, f"sqlite:///{tmp_path}/new.db", lambda _: None))


def test_what_cannot_be_saved_is_reported(tmp_path: Path) -> None:
    run = gauntlet("backup", tmp_path / "x", "--database", f"sqlite:///{tmp_path}/nowhere.db")
    assert (run.returncode, "no such database" in run.stderr) == (2, True)
    run = gauntlet("backup", tmp_path / "nowhere" / "x", "--database", f"sqlite:///{tmp_path}/nowhere.db")
    assert (run.returncode, "no such folder" in run.stderr) == (2, True)
    run = gauntlet("restore", tmp_path / "x", "--database", f"sqlite:///{tmp_path}/new.db")
    assert (run.returncode, "no such file" in run.stderr) == (2, True)


@pytest.mark.parametrize(
    ("command", "database"),
    [
        ("export", "sqlite:///{}/new.db"),
        ("backup", "postgresql://nobody@127.0.0.1:1/nothing"),
        ("export", "postgresql://nobody@127.0.0.1:1/nothing"),
    ],
)
def test_a_database_that_cannot_be_used_is_reported_in_one_sentence(
    tmp_path: Path, command: str, database: str
) -> None:
    run = gauntlet(command, tmp_path / "x", "--database", database.format(tmp_path))
    assert (run.returncode, run.stderr.count("\n")) == (2, 1), run.stderr
    assert "the database cannot be" in run.stderr


async def _proof(url: str, folder: Path) -> dict[str, Any]:
    async with serving(url, folder) as server:
        ana = await server.guest()
        table = await server.bot_table(ana)
        found: dict[str, Any] = (await ana.get(f"/api/tables/{table}/proof")).json()
        return found


def test_verify(sqlite_url: str, tmp_path: Path) -> None:
    proof = asyncio.run(_proof(sqlite_url, tmp_path))
    file, record = tmp_path / "proof.json", tmp_path / "record.json"
    file.write_text(json.dumps(proof))
    record.write_text(json.dumps(proof["record"]))
    promised = ("--commitment", proof["commitment"])
    fair = gauntlet("verify", file)
    assert (fair.returncode, fair.stdout.startswith("Fair")) == (0, True), fair.stderr
    assert gauntlet("verify", file, *promised).returncode == 0
    assert gauntlet("verify", "-", stdin=file.read_text()).returncode == 0
    assert gauntlet("verify", record, *promised, "--nonce", proof["nonce"]).returncode == 0
    other = gauntlet("verify", file, "--commitment", "0" * 64)
    assert (other.returncode, other.stdout.startswith("NOT fair")) == (1, True)
    assert gauntlet("verify", record, *promised, "--nonce", "0" * 64).returncode == 1
    deck = proof["record"]["setup"]["decks"][0]
    deck[-1], deck[-2] = deck[-2], deck[-1]  # cards that were never dealt: the game is the same, the promise is not
    file.write_text(json.dumps(proof))
    assert gauntlet("verify", file).returncode == 1


@pytest.mark.parametrize(
    ("content", "message"),
    [("{}", "the key"), ("[", "not JSON"), ('{"format": "gauntlet-proof/1"}', "commitment")],
)
def test_verify_names_what_is_wrong(tmp_path: Path, content: str, message: str) -> None:
    file = tmp_path / "proof.json"
    file.write_text(content)
    run = gauntlet("verify", file)
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert message in run.stderr


def test_a_record_alone_proves_nothing() -> None:
    run = gauntlet("verify", GAME)
    assert (run.returncode, "--commitment" in run.stderr) == (2, True)


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "export", "verify"])
def test_help_shows_examples(command: str) -> None:
    run = gauntlet(command, "--help")
    assert run.returncode == 0
    assert f"\n  gauntlet {command}" in run.stdout


@contextmanager
def running(*flags: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A real server process on a free port, ready."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "gauntlet", "serve", "--port", str(port), *flags]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True)
    address = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + PATIENCE
        while not _is_ready(address):
            assert process.poll() is None, process.stderr and process.stderr.read()
            assert time.monotonic() < until, "not ready"
            time.sleep(0.1)
        yield address, process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stderr:
            process.stderr.close()


def _is_ready(address: str) -> bool:
    try:
        return httpx.get(f"{address}/api/ready").status_code == 200
    except httpx.TransportError:
        return False


def test_serve_starts_and_stops(tmp_path: Path) -> None:
    with running("--data", str(tmp_path / "new" / "folder")) as (address, process):
        browser = httpx.Client(base_url=address)
        assert browser.post("/api/session", json={"name": "Ana"}).status_code == 201
        assert browser.post("/api/bot-game", json={"bot": "pebble"}).status_code == 201
        assert "gauntlet_requests_total" in browser.get("/metrics").text
        browser.close()
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)
        assert process.stderr
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]
        assert any(line.get("route") == "/api/bot-game" for line in lines)
    assert (tmp_path / "new" / "folder" / "gauntlet.db").is_file()


def test_serve_with_two_workers(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.make(f"workers-{time.time_ns()}")
    with running("--data", str(tmp_path), "--database", url, "--workers", "2") as (address, process):
        guest = httpx.post(f"{address}/api/session", json={"name": "Ana"})
        cookies = {"gauntlet": guest.cookies["gauntlet"]}
        for _ in range(20):  # each on a new connection, so either process answers
            me = httpx.get(f"{address}/api/me", cookies=cookies)
            assert me.json()["name"] == "Ana"
        table = httpx.post(f"{address}/api/tables", json={"options": {}}, cookies=cookies).json()["table"]
        with ExitStack() as stack:
            socket_of = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            for _ in range(5):
                stack.enter_context(connect(socket_of))
            _until_counted(address, 5)
            sockets = _sockets_by_worker(process)
            assert (len(sockets), sum(sockets.values())) == (2, 5)
            os.kill(max(sockets, key=lambda worker: sockets[worker]), signal.SIGKILL)
            _until_counted(address, 5, fewer=True)
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def _until_counted(address: str, number: int, fewer: bool = False) -> None:
    """Each process tells its numbers regularly."""
    until = time.monotonic() + 60
    while True:
        with suppress(httpx.TransportError):  # the connection may have been one to the process that was killed
            text = httpx.get(f"{address}/metrics").text
            assert "gauntlet_requests_total" in text
            sockets = next(float(line.split()[1]) for line in text.splitlines() if line.startswith("gauntlet_sockets "))
            if sockets < number if fewer else sockets == number:
                return
        assert time.monotonic() < until
        time.sleep(0.1)


def _sockets_by_worker(process: subprocess.Popen[bytes]) -> dict[int, float]:
    environment = Path(f"/proc/{_child(process.pid)}/environ").read_bytes().split(b"\0")
    folder = next(entry for entry in environment if entry.startswith(b"PROMETHEUS_MULTIPROC_DIR="))
    found = {}
    for file in Path(folder.partition(b"=")[2].decode()).glob("gauge_livesum_*.db"):
        for key, value, *_ in MmapedDict.read_all_values_from_file(str(file)):  # type: ignore[no-untyped-call]
            if '"gauntlet_sockets"' in key:
                found[int(file.stem.rpartition("_")[2])] = value
    return found


def _child(process: int) -> int:
    return int(Path(f"/proc/{process}/task/{process}/children").read_text().split()[-1])


def test_serve_refuses_sqlite_with_two_workers(tmp_path: Path) -> None:
    run = gauntlet("serve", "--workers", "2", "--data", tmp_path)
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert "several workers need PostgreSQL" in run.stderr
