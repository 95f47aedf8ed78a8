"""Commands of a host: serve, backup, restore, export; and verify, for everyone who has played."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gauntlet.cli.app import UserError, app, load_rules, load_tables, make_folder, write

if TYPE_CHECKING:
    from fastapi import FastAPI

    from gauntlet.rules.record import Record
    from gauntlet.server.settings import Settings

HANDED_ON = "GAUNTLET_HANDED_ON"
"""The settings of the process that starts the others, as JSON: flags do not reach them otherwise."""

GARBAGE = (20_000, 50, 100)
"""When to look for garbage among new, older and all objects. Thousands of sockets are many, and a look at all of them
holds everyone up for half a second; there is hardly any garbage but among the newest."""
SWITCH_SECONDS = 0.001
"""How long a thread that has read or written may have to wait for its turn; there are a few for every request."""

Config = Annotated[Path | None, typer.Option(help="A TOML file with settings.")]
Database = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…")]
Data = Annotated[Path | None, typer.Option(help="The folder for all that is kept.")]


@app.command()
def serve(
    config: Config = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 8000.")] = None,
    data: Data = None,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(help="redis://…: between processes, news and limits.")] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes; more than one needs PostgreSQL.")] = None,
    public_url: Annotated[str | None, typer.Option(help="The address that players open.")] = None,
    origins: Annotated[str | None, typer.Option(help="Pages of other addresses that may use it, with commas.")] = None,
    secure_cookies: Annotated[bool | None, typer.Option(help="Cookies only by https.")] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="Proxies whose X-Forwarded-… are believed.")] = None,
    web: Annotated[Path | None, typer.Option(help="The folder of the browser client.")] = None,
    bot_pause: Annotated[float | None, typer.Option(help="The least seconds of a bot's move.")] = None,
    connections_per_address: Annotated[int | None, typer.Option(help="Sockets of one address.")] = None,
    messages_per_second: Annotated[int | None, typer.Option(help="Messages of one socket.")] = None,
    requests_per_minute: Annotated[int | None, typer.Option(help="Requests of one address or session.")] = None,
    logins_per_minute: Annotated[int | None, typer.Option(help="Passwords tried by one address.")] = None,
    guests_per_minute: Annotated[int | None, typer.Option(help="New guests of one address.")] = None,
    tables_per_player: Annotated[int | None, typer.Option(help="Unfinished tables of one player.")] = None,
    metrics_from: Annotated[str | None, typer.Option(help="Who may read /metrics, with commas.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
) -> None:
    """Serve games to a circle of friends. docs/hosting.md tells all about it.

    \b
    gauntlet serve
    gauntlet serve --host 0.0.0.0 --port 8080
    gauntlet serve --workers 4 --database postgresql://gauntlet@localhost/gauntlet
    """
    flags = {name: value for name, value in locals().items() if name != "config"}
    from gauntlet.server.settings import Settings

    settings = Settings.load(config, **flags)
    load_tables()
    make_folder(settings.data)
    run(settings)


def run(settings: Settings) -> None:
    """Serves until it is told to stop; then what is under way is finished, and on disk."""
    import uvicorn

    from gauntlet.server.logs import set_up
    from gauntlet.server.messages import LONGEST_FRAME

    set_up(settings.log_level)
    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": LONGEST_FRAME,
        "ws_per_message_deflate": False,
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": 5,
    }
    if settings.workers == 1:
        uvicorn.run(_application(settings), **options)
        return
    with tempfile.TemporaryDirectory(prefix="gauntlet-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        os.environ[HANDED_ON] = settings.model_dump_json()
        uvicorn.run("gauntlet.cli.serve:worker", factory=True, workers=settings.workers, **options)


def worker() -> FastAPI:
    """The application of one of several processes."""
    from gauntlet.server.logs import set_up
    from gauntlet.server.settings import Settings

    settings = Settings(**json.loads(os.environ[HANDED_ON]))
    set_up(settings.log_level)
    return _application(settings)


def _application(settings: Settings) -> FastAPI:
    from gauntlet.cli.minds import Minds
    from gauntlet.server.app import create_app

    made = create_app(settings, Minds())
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # what is there now stays, and need not be looked at again
    gc.set_threshold(*GARBAGE)
    return made


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to make.")],
    config: Config = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """Copy everything that the server keeps into one file, while it runs.

    \b
    gauntlet backup gauntlet-2026-11-16.backup
    gauntlet backup --database postgresql://gauntlet@localhost/gauntlet all.backup
    """
    from gauntlet.server.backup import back_up

    settings = _settings(config, database, data)
    rows = _counted("Saving", lambda progress: back_up(settings.database_url, file, progress))
    typer.echo(f"{rows} rows are in {file}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `gauntlet backup` has made.")],
    config: Config = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """Fill an empty database from a backup, of whichever kind.

    \b
    gauntlet restore gauntlet-2026-11-16.backup
    gauntlet restore --database postgresql://gauntlet@localhost/gauntlet gauntlet-2026-11-16.backup
    """
    from gauntlet.server import backup as backups

    settings = _settings(config, database, data)
    if not file.is_file():
        raise UserError(f"{file}: there is no such file")
    if settings.is_sqlite:
        make_folder(settings.data)
    rows = _counted("Restoring", lambda progress: backups.restore(file, settings.database_url, progress))
    typer.echo(f"{rows} rows are restored")


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(help="The folder for the records.")],
    config: Config = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """Write all finished games as records, a file each.

    \b
    gauntlet export games
    gauntlet export --database postgresql://gauntlet@localhost/gauntlet games
    """
    settings = _settings(config, database, data)
    make_folder(folder)
    load_rules()
    number = _run(_exported(settings.database_url, folder))
    typer.echo(f"{number} records are in {folder}")


async def _exported(url: str, folder: Path) -> int:
    from gauntlet.server.database import Database as Storage
    from gauntlet.server.export import finished, records

    storage = Storage(url)
    number = 0
    try:
        ids = await finished(storage)
        with _bar("Exporting", len(ids)) as advance:
            async for table, record in records(storage, ids):
                write(folder / f"{table}.json", [str(record)])
                number += 1
                advance(1)
    finally:
        await storage.engine.dispose()
    return number


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A proof, or a record; - for standard input.")],
    commitment: Annotated[str | None, typer.Option(help="What the table showed when the game started.")] = None,
    nonce: Annotated[str | None, typer.Option(help="What was revealed when it ended; a proof has it.")] = None,
) -> None:
    """Check that the cards of a game were not changed after it started. Exit code 1: they were.

    \b
    gauntlet verify game.proof.json
    gauntlet verify game.proof.json --commitment 5f2c…
    gauntlet verify game.json --commitment 5f2c… --nonce 91ab…
    """
    load_rules()
    proof = _proof(file, commitment, nonce)
    if not proof.is_fair:
        typer.echo("NOT fair: these cards are not the ones that were promised when the game started.")
        raise typer.Exit(1)
    typer.echo(f"Fair: the cards are those that were promised by {proof.commitment}")
    if commitment is None:
        typer.echo("Compare this number with the one that the table showed when the game started.")


def _proof(file: Path, commitment: str | None, nonce: str | None) -> Any:
    from gauntlet.rules.errors import GauntletError
    from gauntlet.server.proof import FORMAT, Proof

    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"{file}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{file}: is not a text in UTF-8") from error
    try:
        if FORMAT in text[:200]:
            found = Proof.read(text)
            return Proof(found.record, commitment or found.commitment, nonce or found.nonce, found.table)
        record = _record(text)
    except GauntletError as error:
        raise UserError(f"{file}: {error}") from error
    if commitment is None or nonce is None:
        raise UserError("a record alone proves nothing: give --commitment and --nonce, or a proof")
    return Proof(record, commitment, nonce)


def _record(text: str) -> Record:
    from gauntlet.rules.record import Record

    return Record.read(text)


def _settings(config: Path | None, database: str | None, data: Path | None) -> Settings:
    from gauntlet.server.settings import Settings

    return Settings.load(config, database=database, data=data, workers=1)


def _counted(what: str, work: Callable[[Callable[[int], None]], Awaitable[int]]) -> int:
    """Runs it, with the rows counted where a person is watching."""

    async def working() -> int:
        with _bar(what, None) as advance:
            return await work(advance)

    return _run(working())


def _run(work: Coroutine[Any, Any, int]) -> int:
    """A database that is away, or is none of ours, is told in one sentence."""
    from sqlalchemy.exc import DBAPIError

    try:
        return asyncio.run(work)
    except DBAPIError as error:
        raise UserError(f"the database cannot be used: {error.orig}") from error
    except OSError as error:
        raise UserError(f"the database cannot be reached, or the file cannot be written: {error}") from error


class _bar:  # noqa: N801
    """A bar on standard error, where a person is watching."""

    def __init__(self, what: str, total: int | None) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self._progress = Progress(*columns, console=console, disable=not console.is_terminal)
        self._task = self._progress.add_task(what, total=total)

    def __enter__(self) -> Callable[[int], None]:
        self._progress.start()
        return lambda number: self._progress.advance(self._task, number)

    def __exit__(self, *_: object) -> None:
        self._progress.stop()
