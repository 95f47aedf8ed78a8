"""Server commands: serve, backup, restore, export; and verify, for players."""

from __future__ import annotations

import gc
import inspect
import json
import os
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, get_origin

import typer

from gauntlet.cli.common import GC_THRESHOLDS, UserError, app, make_folder, write
from gauntlet.cli.compiling import BotCompiler, Compilation, RulesCompiler, load_match, load_rules
from gauntlet.cli.preflight import check_machine, run_on_database
from gauntlet.rules.errors import GauntletError
from gauntlet.server.ops.settings import DESCRIBED, Described, Settings
from gauntlet.worker_process import follow_parent

if TYPE_CHECKING:
    from fastapi import FastAPI

    from gauntlet.match.proof import Proof

F = TypeVar("F", bound=Callable[..., None])

HANDED_ON = "GAUNTLET_HANDED_ON"
"""The settings as JSON, for worker processes: flags do not reach them otherwise."""

SWITCH_SECONDS = 0.001
"""The interpreter's switch interval: how long a database thread may wait for the GIL, a few times per request."""


Config = Annotated[Path | None, typer.Option(help="A TOML file with settings.")]


def setting_flags(*names: str) -> Callable[[F], F]:
    """A flag for each of these settings: they take the place of the command's `**flags`."""

    def decorate(command: F) -> F:
        signature = inspect.signature(command, eval_str=True)
        own = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
        flags = [
            inspect.Parameter(
                name,
                inspect.Parameter.KEYWORD_ONLY,
                default=None,
                annotation=Annotated[_type_of_flag(DESCRIBED[name]) | None, typer.Option(help=DESCRIBED[name].text)],
            )
            for name in names
        ]
        command.__signature__ = signature.replace(parameters=[*own, *flags])  # type: ignore[attr-defined]
        return command

    return decorate


def _type_of_flag(setting: Described) -> Any:
    """Lists are one string with commas; the settings check what is one of a few words."""
    return str if get_origin(setting.type) in (tuple, Literal) else setting.type


@app.command()
@setting_flags(*DESCRIBED)
def serve(config: Config = None, **flags: Any) -> None:
    """Run a server for your friends. See docs/hosting.md.

    \b
    gauntlet serve
    gauntlet serve --host 0.0.0.0 --port 8080
    gauntlet serve --workers 4 --database postgresql://gauntlet@localhost/gauntlet
    """
    settings = Settings.load(config, **flags)
    check_machine(settings)
    compiler = BotCompiler()
    load_match()
    run(settings, compiler)


def run(settings: Settings, compiler: BotCompiler, rules: RulesCompiler | None = None) -> None:
    """Serves until it is stopped; then pending writes are completed. Bots may still be compiling at the start, and so
    may the rules, where one is handed in that compiles them."""
    import uvicorn

    from gauntlet.server.ops.file_limit import raise_file_limit
    from gauntlet.server.ops.logging_setup import set_up_logging
    from gauntlet.server.refusals import MAX_MESSAGE_BYTES
    from gauntlet.server.storage.folder_lock import locked
    from gauntlet.server.storage.migrate import check_usable

    set_up_logging(settings.log_level)
    raise_file_limit()
    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": "gauntlet.server.transport:BoundedHttp",
        "ws": "gauntlet.server.transport:BoundedWebSocket",
        "ws_max_size": MAX_MESSAGE_BYTES,
        "ws_per_message_deflate": False,
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": 5,
    }
    with locked(settings.database_url):
        try:
            run_on_database(check_usable(settings.database_url))
        except GauntletError:
            Compilation(rules, compiler).stop()
            raise
        if settings.workers == 1:
            uvicorn.run(_application(settings, compiler, rules), **options)
            return
        compiler.finish()
        with tempfile.TemporaryDirectory(prefix="gauntlet-workers-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            os.environ[HANDED_ON] = json.dumps(asdict(settings), default=str)
            uvicorn.run("gauntlet.cli.serve:worker", factory=True, workers=settings.workers, **options)


def worker() -> FastAPI:
    """The application of a worker process."""
    from gauntlet.server.ops.logging_setup import set_up_logging

    settings = Settings.load(**json.loads(os.environ[HANDED_ON]))
    set_up_logging(settings.log_level)
    follow_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))  # or the port stays taken
    return _application(settings, BotCompiler(), workers=Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))


def _application(
    settings: Settings, compiler: BotCompiler, rules: RulesCompiler | None = None, workers: Path | None = None
) -> FastAPI:
    from gauntlet.cli.bot_pool import BotPool
    from gauntlet.server.app import create_app

    made = create_app(settings, BotPool(compiler), compilation=Compilation(rules, compiler), workers=workers)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # what exists now stays, and need not be scanned again
    gc.set_threshold(*GC_THRESHOLDS)
    return made


@app.command()
@setting_flags("database", "data")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    config: Config = None,
    **flags: Any,
) -> None:
    """Back up the server's data to one file. The server may be running.

    \b
    gauntlet backup gauntlet-2026-11-16.backup
    gauntlet backup --database postgresql://gauntlet@localhost/gauntlet all.backup
    """
    from gauntlet.server.storage.backup import back_up

    settings = Settings.load(config, **flags, workers=1)
    rows = _counted("Saving", lambda progress: back_up(settings.database_url, file, progress))
    typer.echo(f"{rows} rows are in {file}")


@app.command()
@setting_flags("database", "data")
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `gauntlet backup` wrote.")],
    config: Config = None,
    **flags: Any,
) -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL.

    \b
    gauntlet restore gauntlet-2026-11-16.backup
    gauntlet restore --database postgresql://gauntlet@localhost/gauntlet gauntlet-2026-11-16.backup
    """
    from gauntlet.server.storage import backup as backups
    from gauntlet.server.storage.folder_lock import locked

    settings = Settings.load(config, **flags, workers=1)
    if not file.is_file():
        raise UserError(f"{file}: there is no such file")
    if settings.is_sqlite:
        make_folder(settings.data)
    with locked(settings.database_url):
        rows = _counted("Restoring", lambda progress: backups.restore(file, settings.database_url, progress))
    typer.echo(f"{rows} rows are restored")


@app.command()
@setting_flags("database", "data")
def export(
    folder: Annotated[Path, typer.Argument(help="The folder for the records.")],
    config: Config = None,
    **flags: Any,
) -> None:
    """Export all finished games as records, one file each.

    \b
    gauntlet export games
    gauntlet export --database postgresql://gauntlet@localhost/gauntlet games
    """
    settings = Settings.load(config, **flags, workers=1)
    make_folder(folder)
    load_rules()
    number = run_on_database(_exported(settings.database_url, folder))
    typer.echo(f"{number} records are in {folder}")


async def _exported(url: str, folder: Path) -> int:
    from gauntlet.server.storage.database import Database as Storage
    from gauntlet.server.storage.export import finished, records

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
    commitment: Annotated[
        str | None, typer.Option(help="A commitment that the table showed: at the start, or before the draw.")
    ] = None,
    nonce: Annotated[str | None, typer.Option(help="The nonce that was revealed at the end; a proof has it.")] = None,
    share: Annotated[
        str | None, typer.Option(help="Your client's own share of the draw: it must be in the deal.")
    ] = None,
) -> None:
    """Verify that the shuffle of a game was fair. The proof must show that the cards were neither chosen
    before it started nor changed later. Exit code 1: it does not.

    \b
    gauntlet verify game.proof.json
    gauntlet verify game.proof.json --commitment 5f2c… --share 07d1…
    gauntlet verify game.json --commitment 5f2c… --nonce 91ab…
    """
    load_rules()
    proof = _proof(file, commitment, nonce)
    verdict: str = proof.verdict
    if verdict == "fair" and share is not None and not proof.includes(share):
        verdict = "left-out"
    if verdict != "fair":
        typer.echo(f"NOT fair: {UNFAIR[verdict]}.")
        raise typer.Exit(1)
    typer.echo(f"Fair: the cards match the commitment {proof.commitment}")
    if proof.shares:
        typer.echo(
            f"They follow from the server's share and those of {proof.shares} of the players: nobody chose them."
        )
    elif share is None:
        typer.echo("No player's client took part in the draw: that the server shuffled well is not proved.")
    for seat in proof.late:
        typer.echo(
            f"Seat {seat} did not reveal its share in time; with its help the host could choose between two deals."
        )
    if commitment is None:
        typer.echo("Compare it with the commitment that the table showed when the game started.")


UNFAIR = {
    "changed": "these cards are not those that were committed to when the game started",
    "nonce": "the server's share of the draw is not the one that it had committed to",
    "share": "a player's share of the draw is not the one that was committed to",
    "chosen": "these cards, or who begins, do not follow from the shares of the draw",
    "left-out": "your share is not among those of the draw",
}


def _proof(file: Path, commitment: str | None, nonce: str | None) -> Proof:
    from dataclasses import replace

    from gauntlet.match.proof import FORMAT, FORMAT_OF_DRAW, Proof
    from gauntlet.rules.record import Record

    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"{file}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{file}: is not UTF-8 text") from error
    try:
        if FORMAT in text[:200] or FORMAT_OF_DRAW in text[:200]:
            found = Proof.read(text)
            if commitment and found.draw and commitment.lower() == found.draw.commitment.lower():
                commitment = None  # which the proof must fit in any case
            return replace(found, commitment=commitment or found.commitment, nonce=nonce or found.nonce)
        record = Record.read(text)
    except GauntletError as error:
        raise UserError(f"{file}: {error}") from error
    if commitment is None or nonce is None:
        raise UserError("a record alone proves nothing: give --commitment and --nonce, or a proof")
    return Proof(record, commitment, nonce)


def _counted(what: str, work: Callable[[Callable[[int], None]], Awaitable[int]]) -> int:
    """Runs it, with a row counter if standard error is a terminal."""

    async def working() -> int:
        with _bar(what, None) as advance:
            return await work(advance)

    return run_on_database(working())


class _bar:  # noqa: N801
    """A progress bar, if standard error is a terminal."""

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
