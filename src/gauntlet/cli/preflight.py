"""What a server needs of its machine: a port, a folder to write to, a database. What is missing is one sentence."""

from __future__ import annotations

import errno
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from gauntlet.cli.common import UserError, make_folder

if TYPE_CHECKING:
    from gauntlet.server.ops.settings import Settings

T = TypeVar("T")

ROOM = 1 << 20
"""Bytes that must fit into a folder that is written to."""


def check_machine(settings: Settings, *, has_flags: bool = True) -> None:
    """Before anything is compiled or opened: whoever has to change something should learn it at once. A command
    without a flag for each setting has them from the environment."""
    from gauntlet.rules.kernel.cache import cache_folder

    check_port(settings.host, settings.port)
    if settings.web and not (settings.web / "index.html").is_file():
        raise UserError(f"{settings.web}: has no page (index.html): name the folder of a built one with --web")
    check_folder(cache_folder(), "name another one with NUMBA_CACHE_DIR")
    if settings.is_sqlite:
        check_folder(database_folder(settings), f"name another one with {database_setting(settings, has_flags)}")


def check_port(host: str, port: int) -> None:
    import socket

    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.create_server((host, port), family=family):
            pass
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise UserError(f"port {port} is in use: choose another one with --port, or stop what uses it") from None
        if error.errno == errno.EACCES:
            raise UserError(f"port {port} is not for ordinary users: choose one above 1023 with --port") from None
        raise UserError(f"{host} is no address of this machine: choose another one with --host") from None


def check_folder(folder: Path, instead: str) -> None:
    """It can be written to, and there is room."""
    import tempfile

    make_folder(folder)
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(ROOM))
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        raise UserError(f"{folder}: cannot be written: {error.strerror}; {instead}") from error


def database_folder(settings: Settings) -> Path:
    """Of an SQLite file."""
    from sqlalchemy.engine import make_url

    return Path(make_url(settings.database_url).database or "").absolute().parent


def database_setting(settings: Settings, as_flag: bool = True) -> str:
    """What moves an SQLite file elsewhere."""
    name = "database" if settings.database else "data"
    return f"--{name}" if as_flag else f"GAUNTLET_{name.upper()}"


def run_on_database(work: Coroutine[Any, Any, T]) -> T:
    """A database that cannot be used is an error in one sentence."""
    import asyncio

    from sqlalchemy.exc import DBAPIError

    try:
        return asyncio.run(work)
    except DBAPIError as error:
        raise UserError(f"the database cannot be used: {error.orig}") from error
    except OSError as error:
        raise UserError(
            f"the database cannot be reached, or the file cannot be written: {str(error) or 'no answer'}"
        ) from error
