"""The command `gauntlet`, and what its subcommands share: errors, progress, files, options."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn, TypeVar

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from gauntlet import __version__
from gauntlet.rules.errors import GauntletError

if TYPE_CHECKING:
    from gauntlet.rules.record import Record
    from gauntlet.texts import Texts

T = TypeVar("T")

COMMANDS: Final = (
    *("play", "text", "levels", "cards", "replay", "review"),
    *("serve", "backup", "restore", "export", "verify", "site", "doctor", "compile"),
    *("selfplay", "arena", "ladder", "bot", "bot-check", "dataset", "train"),
)
"""As `gauntlet --help` lists them: for players, for hosts, for those who write or train bots."""


class Commands(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return sorted(super().list_commands(ctx), key=COMMANDS.index)


app = typer.Typer(
    name="gauntlet",
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Plays Splendor: Marvel and its Epic Battles expansion. An unofficial, non-commercial fan project.",
    epilog="Each command shows examples: gauntlet replay --help",
)


GC_THRESHOLDS = (20_000, 50, 100)
"""Thresholds of the garbage collector's generations: what starting loads stays, and scanning it for garbage again and
again takes a tenth of the time. With thousands of sockets, a full collection pauses a server for half a second."""


class UserError(GauntletError):
    """A usage error: a missing file, an existing file that would be overwritten."""


def main() -> None:
    """A usage error is one sentence on standard error and exit code 2, never a traceback."""
    gc.set_threshold(*GC_THRESHOLDS)
    try:
        sys.exit(app(prog_name="gauntlet", standalone_mode=False))
    except GauntletError as error:
        fail(str(error))
    except TyperException as error:
        fail(f"{error.format_message().rstrip('.')} (see gauntlet --help)")
    except BrokenPipeError:  # `gauntlet replay … | head`
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EROFS):
            raise
        fail(f"{error.filename or 'a file'}: cannot be written: {error.strerror}")


def fail(*sentences: str) -> NoReturn:
    for sentence in sentences:
        typer.echo(f"gauntlet: {sentence}", err=True)
    sys.exit(2)


def progress(items: Sequence[T], what: str) -> Iterable[T]:
    """The items, with a progress bar if standard error is a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return track(items, what, console=console, disable=not console.is_terminal)


def read_record(file: Path) -> Record:
    from gauntlet.rules.record import Record

    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
        return Record.read(text)
    except OSError as error:
        raise UserError(f"{file}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{file}: is not UTF-8 text") from error
    except GauntletError as error:
        raise UserError(f"{file}: {error}") from error


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"{folder}: the folder cannot be created: {error.strerror}") from error


def write(file: Path, lines: Iterable[str], mode: str = "w") -> None:
    """Writes lines; mode 'x' never overwrites a file."""
    try:
        with file.open(mode, encoding="utf-8") as stream:
            stream.writelines(f"{line}\n" for line in lines)
    except FileExistsError as error:
        raise UserError(f"{file}: the file exists; choose another folder or move it away") from error
    except OSError as error:
        raise UserError(f"{file}: cannot be written: {error.strerror}") from error


@app.callback(invoke_without_command=True)
def common(version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> None:
    if version:
        typer.echo(f"gauntlet {__version__}")
        raise typer.Exit


class EndingName(StrEnum):
    gauntlet = "gauntlet"
    sixteen = "sixteen"


class PaymentName(StrEnum):
    choice = "choice"
    default = "default"


class LanguageName(StrEnum):
    en = "en"
    es = "es"
    pl = "pl"
    fr = "fr"


Players = Annotated[int, typer.Option(min=2, max=4, help="How many players.")]
EpicBattles = Annotated[bool, typer.Option("--epic-battles", help="With the Epic Battles expansion.")]
Ending = Annotated[EndingName | None, typer.Option(help="The end condition; sixteen only with Epic Battles.")]
Payment = Annotated[PaymentName, typer.Option(help="Whether players choose how to pay.")]
MaxRounds = Annotated[int | None, typer.Option(min=1, help="End the game after this round.")]
Seed = Annotated[int | None, typer.Option(help="Seed of the cards and of the bots; the same seed gives the same game.")]
Language = Annotated[LanguageName | None, typer.Option(help="The language; default: that of the environment.")]


def texts_in(language: str | None) -> Texts:
    """The texts of a language; by default that of the environment (LC_ALL, LC_MESSAGES, LANG), else English."""
    from gauntlet.texts import Texts, choose

    locales = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, locales), "").split(".")[0].split("@")[0]  # pl_PL.UTF-8@euro
    return Texts(language or choose([locale]))
