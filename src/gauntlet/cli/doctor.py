"""The command `doctor`: looks at the machine as a server would use it, and says what to do."""

from __future__ import annotations

import json
import platform
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import typer

from gauntlet.cli.common import UserError, app
from gauntlet.cli.preflight import check_folder, check_port, database_folder, database_setting, run_on_database
from gauntlet.cli.serve import Config, setting_flags
from gauntlet.rules.errors import GauntletError
from gauntlet.server.ops.settings import Settings

LITTLE_ROOM = 200 << 20
"""Bytes: with less than this a disk is soon full."""
FEW_FILES = 4096
"""Open files: every socket is one."""


class Mark(Enum):
    FINE = "✓"
    NOTE = "!"
    BAD = "✗"


class Finding(NamedTuple):
    mark: Mark
    text: str


@app.command()
@setting_flags("host", "port", "data", "database", "redis", "web")
def doctor(config: Config = None, **flags: Any) -> None:
    """Check the page, compiler cache, folders, database and port. Exit code 1: something must be changed first.

    \b
    gauntlet doctor
    gauntlet doctor --config /etc/gauntlet.toml
    """
    settings = Settings.load(config, **flags)
    found = {name: _looked(check, settings) for name, check in CHECKS.items()}
    for name, (mark, text) in found.items():
        typer.echo(f"{mark.value} {name:<10} {text}")
    if any(mark is Mark.BAD for mark, _ in found.values()):
        raise typer.Exit(1)


def _looked(check: Callable[[Settings], Finding], settings: Settings) -> Finding:
    try:
        return check(settings)
    except GauntletError as error:
        return Finding(Mark.BAD, str(error))


def _python(_: Settings) -> Finding:
    text = f"{platform.python_version()} on {platform.system()} {platform.machine()}"
    if sys.platform not in ("linux", "darwin"):
        return Finding(Mark.NOTE, f"{text}: Gauntlet is for Linux and macOS")
    return Finding(Mark.FINE, text)


def _page(settings: Settings) -> Finding:
    from gauntlet.server.http.static_site import folder

    found = folder(settings.web)
    if not found:
        return Finding(Mark.BAD, "is not built: make play builds it, the package has it inside, or name it with --web")
    return Finding(Mark.FINE, str(found))


def _compiled(_: Settings) -> Finding:
    from gauntlet.rules.kernel.cache import cache_folder
    from gauntlet.rules.warm import is_compiled

    folder = cache_folder().parent
    check_folder(folder, "name another one with NUMBA_CACHE_DIR")
    missing = [package for package in ("rules", "match", "bots", "review") if not is_compiled(package)]
    if missing:
        return Finding(Mark.NOTE, f"{folder}: the first start compiles {', '.join(missing)}, which takes some seconds")
    return Finding(Mark.FINE, str(folder))


def _folder(settings: Settings) -> Finding:
    folder, setting = settings.data, "--data"
    if settings.is_sqlite:
        folder, setting = database_folder(settings), database_setting(settings)
    check_folder(folder, f"name another one with {setting}")
    free = shutil.disk_usage(folder).free
    if free < LITTLE_ROOM:
        return Finding(Mark.NOTE, f"{folder}: only {free >> 20} MB are free: make room, or name another with {setting}")
    return Finding(Mark.FINE, f"{folder}, {free >> 20} MB free")


def _database(settings: Settings) -> Finding:
    from sqlalchemy.engine import make_url

    from gauntlet.server.storage.migrate import HEAD, steps

    shown = make_url(settings.database_url).render_as_string(hide_password=True)
    if settings.is_sqlite and not Path(make_url(settings.database_url).database or "").exists():
        return Finding(Mark.FINE, f"{shown}: the first start makes it")
    version = run_on_database(_version(settings.database_url))
    if version is None:
        return Finding(Mark.FINE, f"{shown}: empty, the first start fills it")
    if version not in steps():
        raise UserError(f"{shown}: was made by a newer version of Gauntlet: update, or restore a backup elsewhere")
    if version != HEAD:
        return Finding(Mark.NOTE, f"{shown}: the next start migrates it from {version} to {HEAD}: make a backup first")
    return Finding(Mark.FINE, shown)


async def _version(url: str) -> str | None:
    from gauntlet.server.storage.database import Database
    from gauntlet.server.storage.migrate import version_of

    database = Database(url)
    try:
        return await version_of(database)
    finally:
        await database.engine.dispose()


def _redis(settings: Settings) -> Finding:
    if not settings.redis:
        return Finding(Mark.FINE, "not used")
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        with Redis.from_url(settings.redis, socket_timeout=2, socket_connect_timeout=2) as redis:
            redis.ping()
    except (RedisError, ValueError) as error:
        return Finding(Mark.BAD, f"cannot be reached: {error}: start it, or change --redis")
    return Finding(Mark.FINE, "answers")


def _port(settings: Settings) -> Finding:
    import urllib.request

    try:
        check_port(settings.host, settings.port)
    except UserError:
        with suppress(OSError, ValueError, KeyError):
            address = f"http://{settings.host}:{settings.port}/api/health"
            with urllib.request.urlopen(address, timeout=2) as answer:
                version = json.load(answer)["version"]
            return Finding(Mark.NOTE, f"{settings.port}: Gauntlet {version} answers there already")
        raise
    return Finding(Mark.FINE, f"{settings.host}:{settings.port} is free")


def _files(_: Settings) -> Finding:
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if most < FEW_FILES:
        return Finding(Mark.NOTE, f"at most {most}, and every player needs one: ulimit -n 65536 for a busy server")
    return Finding(Mark.FINE, f"at most {most}")


CHECKS: dict[str, Callable[[Settings], Finding]] = {
    "Python": _python,
    "page": _page,
    "cache": _compiled,
    "data": _folder,
    "database": _database,
    "Redis": _redis,
    "port": _port,
    "open files": _files,
}
