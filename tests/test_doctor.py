"""What stands in the way of playing or serving is one sentence each, and `gauntlet doctor` finds it beforehand."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gauntlet import __version__
from testkit.cli import gauntlet
from testkit.server.real_server import Process, redis

UNSHARE = ("unshare", "--user", "--map-root-user", "--mount")
"""A namespace in which anyone may mount."""
CACHE = str(Path.home() / ".cache")
"""Of what is compiled, where it is anyway."""
START = {"play": ["play", "--no-browser"], "serve": ["serve"]}


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def mounted(
    folder: Path, options: str, *arguments: str, home: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The command in a namespace of its own, where the folder is another file system."""
    may = shutil.which("unshare") and subprocess.run([*UNSHARE, "true"], capture_output=True).returncode == 0
    if not may:
        pytest.skip("nobody may mount here (unshare): full disks and read-only folders are not tested")
    folder.mkdir(exist_ok=True)
    script = f'mount -t tmpfs -o {options} none "$0" && exec "$@"'
    command = [*UNSHARE, "sh", "-c", script, str(folder), sys.executable, "-m", "gauntlet", *arguments]
    return subprocess.run(command, env=os.environ | {"HOME": str(home)} | environment, capture_output=True, text=True)


@pytest.mark.parametrize("command", START)
def test_a_taken_port_is_one_sentence(command: str, taken: int, tmp_path: Path) -> None:
    run = gauntlet(*START[command], "--port", str(taken), environment={"GAUNTLET_DATA": str(tmp_path)})
    sentence = f"gauntlet: port {taken} is in use: choose another one with --port, or stop what uses it\n"
    assert (run.returncode, run.stderr) == (2, sentence)


def test_a_foreign_address_is_one_sentence(tmp_path: Path) -> None:
    for host in ("192.0.2.1", "no-such-host.invalid"):
        run = gauntlet("serve", "--host", host, "--data", tmp_path)
        sentence = f"gauntlet: {host} is no address of this machine: choose another one with --host\n"
        assert (run.returncode, run.stderr) == (2, sentence)


@pytest.mark.parametrize("command", START)
@pytest.mark.parametrize(
    ("options", "why"), [("size=64k", "No space left on device"), ("ro", "Read-only file system")], ids=["full", "ro"]
)
def test_a_folder_that_cannot_be_written_is_one_sentence(command: str, options: str, why: str, tmp_path: Path) -> None:
    """The user's data folder, as the platform has it."""
    data = tmp_path / "share" / "gauntlet"
    data.mkdir(parents=True)
    flags = [*START[command], "--port", "0" if command == "serve" else "8019"]
    run = mounted(data, options, *flags, home=tmp_path, XDG_DATA_HOME=str(tmp_path / "share"), XDG_CACHE_HOME=CACHE)
    setting = {"play": "GAUNTLET_DATA", "serve": "--data"}[command]  # play has no such flag
    sentence = f"gauntlet: {data}: cannot be written: {why}; name another one with {setting}\n"
    assert (run.returncode, run.stderr) == (2, sentence)


@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_a_database_file_is_moved_by_its_own_setting(command: str, tmp_path: Path) -> None:
    """Another data folder would not help whoever has named the file."""
    folder = tmp_path / "database"
    flags = ["--database", f"sqlite:///{folder}/g.db", "--data", str(tmp_path), "--port", "0"]
    run = mounted(folder, "ro", command, *flags, home=tmp_path, XDG_CACHE_HOME=CACHE)
    sentence = f"{folder}: cannot be written: Read-only file system; name another one with --database\n"
    assert sentence in run.stdout + run.stderr


def test_a_full_cache_is_one_sentence(tmp_path: Path) -> None:
    """Any command that compiles, on a disk that has hardly any room."""
    home = tmp_path / "home"
    run = mounted(home, "size=64k", "selfplay", "--out", str(tmp_path / "games"), home=home)
    assert run.returncode == 2
    last = run.stderr.splitlines()[-1]
    assert last.startswith("gauntlet: ")
    assert last.endswith("cannot be written: No space left on device")
    assert "Traceback" not in run.stderr


def test_a_database_that_is_away_is_one_sentence(tmp_path: Path) -> None:
    url = f"postgresql://gauntlet@/x?host={tmp_path}"
    run = gauntlet("serve", "--database", url, "--port", "0")
    assert run.returncode == 2
    assert run.stderr.startswith("gauntlet: the database cannot be reached")
    assert len(run.stderr.splitlines()) == 1


def looked(*flags: str | Path) -> tuple[int, dict[str, str]]:
    """The exit code, and each line by what it is about."""
    run = gauntlet("doctor", *flags)
    assert run.stderr == ""
    return run.returncode, {line[2:12].strip(): line[0] + " " + line[13:] for line in run.stdout.splitlines()}


def test_a_healthy_machine_is_fine(tmp_path: Path) -> None:
    code, found = looked("--data", tmp_path, "--port", "0")
    assert code == 0
    assert found["database"] == f"✓ sqlite:///{tmp_path}/gauntlet.db: the first start makes it"
    assert found["data"].startswith(f"✓ {tmp_path}, ")
    assert found["cache"].startswith("✓")
    assert found["Redis"] == "✓ not used"
    assert found["port"] == "✓ 127.0.0.1:0 is free"
    assert {line[0] for name, line in found.items() if name != "page"} <= {"✓", "!"}


def test_a_running_server_is_found(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        code, found = looked("--data", tmp_path, "--port", str(process.port), "--web", tmp_path)
    assert found["port"] == f"! {process.port}: Gauntlet {__version__} answers there already"
    assert found["database"] == f"✓ sqlite:///{tmp_path}/gauntlet.db"
    assert found["page"].startswith("✗ is not built")
    assert code == 1


def test_a_taken_port_a_newer_database_and_no_redis_are_found(taken: int, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "gauntlet.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    code, found = looked("--data", tmp_path, "--port", str(taken), "--redis", f"redis://127.0.0.1:{taken + 1}")
    assert code == 1
    assert found["port"] == f"✗ port {taken} is in use: choose another one with --port, or stop what uses it"
    assert "was made by a newer version of Gauntlet" in found["database"]
    assert found["Redis"].startswith("✗ cannot be reached: ")


def test_redis_answers(tmp_path: Path) -> None:
    with redis() as running:
        _, found = looked("--data", tmp_path, "--port", "0", "--redis", running.url)
    assert found["Redis"] == "✓ answers"


def test_a_new_cache_is_noted(tmp_path: Path) -> None:
    run = gauntlet("doctor", "--data", tmp_path, "--port", "0", environment={"NUMBA_CACHE_DIR": str(tmp_path)})
    assert f"! cache      {tmp_path}/gauntlet: the first start compiles rules, match, bots, review" in run.stdout


def test_an_old_database_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from gauntlet.cli import app
    from gauntlet.server.storage import migrate

    with sqlite3.connect(tmp_path / "gauntlet.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0001')")
    database.close()
    monkeypatch.setattr(migrate, "HEAD", "0002")
    shown = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path), "--port", "0"]).output
    assert "the next start migrates it from 0001 to 0002: make a backup first" in shown
