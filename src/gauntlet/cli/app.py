"""The command `gauntlet` itself, and what all its commands share: errors, progress, files, options."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer
from typer.exceptions import TyperException

from gauntlet import __version__
from gauntlet.rules.errors import GauntletError

if TYPE_CHECKING:
    from gauntlet.rules.record import Record
    from gauntlet.texts import Texts

T = TypeVar("T")

app = typer.Typer(
    name="gauntlet",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Plays Splendor: Marvel and its Epic Battles expansion. An unofficial, non-commercial fan project.",
    epilog="Each command shows examples: gauntlet replay --help",
)


class UserError(GauntletError):
    """A mistake on the command line itself: a file that is not there, a name that is taken."""


def main() -> None:
    """A user's mistake is one sentence on standard error and exit code 2, never a traceback."""
    try:
        sys.exit(app(prog_name="gauntlet", standalone_mode=False))
    except GauntletError as error:
        fail(str(error))
    except TyperException as error:
        fail(f"{error.format_message().rstrip('.')} (gauntlet --help shows what there is)")
    except BrokenPipeError:  # `gauntlet replay … | head`: the reader has had enough
        sys.stderr.close()
        sys.exit(0)


def fail(*sentences: str) -> NoReturn:
    for sentence in sentences:
        typer.echo(f"gauntlet: {sentence}", err=True)
    sys.exit(2)


def load_rules() -> None:
    """Loads the kernel; on a machine where it is new this compiles it, and says so."""
    from gauntlet.rules.warm import is_compiled, warm_up

    if not is_compiled("rules"):
        with _notice("Compiling the rules for this machine (once, about 15 seconds)"):
            warm_up()


def load_bots() -> None:
    """The same for the rules and the bots."""
    from gauntlet.bots.warm import warm_up
    from gauntlet.rules.warm import is_compiled

    load_rules()
    if not is_compiled("bots"):
        with _notice("Compiling the bots for this machine (once, about half a minute)"):
            warm_up()


def load_tables() -> None:
    """The same for all that a server needs."""
    from gauntlet.rules.warm import is_compiled
    from gauntlet.tables.warm import warm_up

    load_bots()
    if not is_compiled("tables"):
        with _notice("Compiling the tables for this machine (once, about 10 seconds)"):
            warm_up()


def _notice(text: str) -> AbstractContextManager[object]:
    """A spinner for a person who waits; one line where nobody watches."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        typer.echo(text, err=True)
    return console.status(text)


def progress(items: Sequence[T], what: str) -> Iterable[T]:
    """The items, with a bar on standard error where a person is watching."""
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
        raise UserError(f"{file}: is not a text in UTF-8") from error
    except GauntletError as error:
        raise UserError(f"{file}: {error}") from error


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"{folder}: cannot be made a folder: {error.strerror}") from error


def write(file: Path, lines: Iterable[str], mode: str = "w") -> None:
    """Writes lines; with mode 'x' never over a file that is there."""
    try:
        with file.open(mode, encoding="utf-8") as stream:
            stream.writelines(f"{line}\n" for line in lines)
    except FileExistsError as error:
        raise UserError(f"{file}: exists already; choose another folder or move it away") from error
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
Ending = Annotated[EndingName | None, typer.Option(help="How the game ends; sixteen only with Epic Battles.")]
Payment = Annotated[PaymentName, typer.Option(help="Whether players choose what they pay with.")]
MaxRounds = Annotated[int | None, typer.Option(min=1, help="The round after which the game is over.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same cards and the same bots.")]
Language = Annotated[LanguageName | None, typer.Option(help="The language; that of the environment if none is given.")]


def texts_in(language: str | None) -> Texts:
    """The words of a language, or of that which the environment asks for (LC_ALL, LC_MESSAGES, LANG; else English)."""
    from gauntlet.texts import Texts, choose

    wishes = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wish = next(filter(None, wishes), "").split(".")[0].split("@")[0]  # pl_PL.UTF-8@euro
    return Texts(language or choose([wish]))
