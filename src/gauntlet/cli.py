"""The command `gauntlet`: puts the rooms together. Imports what a command needs only when it runs."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer
from typer.exceptions import TyperException

from gauntlet import __version__
from gauntlet.rules.errors import GauntletError

if TYPE_CHECKING:
    from gauntlet.rules.record import Record

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
    from gauntlet.rules.kernel.warm import is_compiled, warm_up

    if is_compiled():
        return
    from rich.console import Console

    console, notice = Console(stderr=True), "Compiling the rules for this machine (once, about 15 seconds)"
    if not console.is_terminal:
        typer.echo(notice, err=True)
    with console.status(notice):
        warm_up()


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


Players = Annotated[int, typer.Option(min=2, max=4, help="How many players.")]
EpicBattles = Annotated[bool, typer.Option("--epic-battles", help="With the Epic Battles expansion.")]
Ending = Annotated[EndingName | None, typer.Option(help="How the game ends; sixteen only with Epic Battles.")]
Payment = Annotated[PaymentName, typer.Option(help="Whether players choose what they pay with.")]
MaxRounds = Annotated[int | None, typer.Option(min=1, help="The round after which the game is over.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same cards and the same bots.")]


@app.command()
def play(
    players: Players = 2,
    epic_battles: EpicBattles = False,
    ending: Ending = None,
    payment: Payment = PaymentName.choice,
    max_rounds: MaxRounds = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "random",
    seat: Annotated[int, typer.Option(min=1, max=4, help="Your seat; seat 1 begins.")] = 1,
    name: Annotated[str, typer.Option(help="Your name.")] = "Player",
    seed: Seed = None,
) -> None:
    """Play against bots in the terminal.

    \b
    gauntlet play
    gauntlet play --players 3 --epic-battles --seat 2
    """
    if seat > players:
        raise UserError(f"there is no seat {seat} with {players} players")
    load_rules()
    from gauntlet.bots import make_bot
    from gauntlet.rules.game import Game
    from gauntlet.terminal.play import Session

    me = seat - 1
    names = [name if other == me else f"{bot} {other + 1}" for other in range(players)]
    game = Game.new(players, epic_battles, ending, payment, max_rounds, seed, names)
    bots = {
        other: make_bot(bot, None if seed is None else seed + other).decide for other in range(players) if other != me
    }
    try:
        Session(game, me, bots).run()
    except KeyboardInterrupt:
        typer.echo("\nYou left the game.")


@app.command()
def replay(
    records: Annotated[list[Path], typer.Argument(help="Records of games; - for standard input.")],
    trace: Annotated[bool, typer.Option("--trace", help="Write traces (JSON lines) instead of words.")] = False,
    out: Annotated[Path | None, typer.Option(help="A folder for a NAME.trace.jsonl of each record.")] = None,
) -> None:
    """Tell recorded games in words, or write their traces.

    \b
    gauntlet replay game.json
    gauntlet replay --trace game.json > game.trace.jsonl
    gauntlet replay --trace --out traces games/*.json
    """
    if out and not trace:
        raise UserError("--out is the folder for traces: add --trace")
    if out and len({record.stem for record in records}) < len(records):
        raise UserError("two of the records have the same name, so their traces would have it, too")
    load_rules()
    from gauntlet.rules.trace import trace_text
    from gauntlet.terminal.words import story

    if out:
        make_folder(out)
    mistakes = []
    for file in progress(records, "Replaying") if out else records:
        try:
            record = read_record(file)
        except GauntletError as error:
            mistakes.append(str(error))
            continue
        if out:
            write(out / f"{file.stem}.trace.jsonl", trace_text(record))
        else:
            for line in trace_text(record) if trace else story(record):
                typer.echo(line)
    if mistakes:
        fail(*mistakes)


@app.command()
def selfplay(
    out: Annotated[Path, typer.Option(help="The folder for the records.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    players: Players = 2,
    epic_battles: EpicBattles = False,
    ending: Ending = None,
    payment: Payment = PaymentName.choice,
    max_rounds: MaxRounds = None,
    bots: Annotated[str, typer.Option(help="Bots by name, with commas; they sit down in turn.")] = "random",
    seed: Seed = None,
) -> None:
    """Let bots play each other, and keep the records.

    \b
    gauntlet selfplay --out games
    gauntlet selfplay --players 3 --games 100 --epic-battles --seed 7 --out games
    """
    load_rules()
    from gauntlet.bots import make_bot, play_out
    from gauntlet.rules.game import Game

    sitting = [bots.split(",")[seat % len(bots.split(","))] for seat in range(players)]
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(sitting)]
    width = len(str(games))
    make_folder(out)
    for number in progress(range(1, games + 1), "Playing"):
        chance = random.Random() if seed is None else random.Random(f"{seed}/{number}")
        deal = None if seed is None else chance.getrandbits(64)
        game = Game.new(players, epic_battles, ending, payment, max_rounds, deal, names)
        play_out(game, [make_bot(bot, chance.getrandbits(64)) for bot in sitting])
        write(out / f"game-{number:0{width}}.json", [str(game.record())], mode="x")
    typer.echo(f"{games} records are in {out}")


class Kind(StrEnum):
    cards = "cards"
    locations = "locations"
    battles = "battles"


class SortKey(StrEnum):
    level = "level"
    name = "name"
    points = "points"
    cost = "cost"
    bonus = "bonus"
    tags = "tags"


class Stone(StrEnum):
    mind = "mind"
    space = "space"
    soul = "soul"
    power = "power"
    reality = "reality"


@app.command()
def cards(
    kind: Annotated[Kind, typer.Argument(help="What to list.")] = Kind.cards,
    level: Annotated[int | None, typer.Option(min=1, max=3, help="Only cards of this level.")] = None,
    bonus: Annotated[Stone | None, typer.Option(help="Only cards with this bonus.")] = None,
    min_points: Annotated[int, typer.Option(min=0, max=5, help="Only cards with at least so many points.")] = 0,
    tagged: Annotated[bool, typer.Option("--tagged", help="Only cards with an Avengers tag.")] = False,
    named: Annotated[str, typer.Option(help="Only cards with this in their name.")] = "",
    sort: Annotated[SortKey, typer.Option(help="By what to sort.")] = SortKey.level,
) -> None:
    """List cards, locations and battles.

    \b
    gauntlet cards --level 3 --sort points
    gauntlet cards --bonus mind --tagged
    gauntlet cards locations
    """
    from gauntlet.terminal.catalogue import battle_lines, card_lines, location_lines

    if kind is Kind.locations:
        lines = location_lines()
    elif kind is Kind.battles:
        lines = battle_lines()
    else:
        lines = card_lines(level, bonus, min_points, tagged, named, sort)
    for line in lines:
        typer.echo(line)
