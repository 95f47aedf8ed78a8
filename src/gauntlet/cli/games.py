"""Commands around single games: play, replay, selfplay, cards."""

from __future__ import annotations

import random
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gauntlet.cli.app import (
    Ending,
    EpicBattles,
    MaxRounds,
    Payment,
    PaymentName,
    Players,
    Seed,
    UserError,
    app,
    fail,
    load_bots,
    load_rules,
    make_folder,
    progress,
    read_record,
    write,
)
from gauntlet.rules.errors import GauntletError

if TYPE_CHECKING:
    from gauntlet.rules.view import View


@app.command()
def play(
    players: Players = 2,
    epic_battles: EpicBattles = False,
    ending: Ending = None,
    payment: Payment = PaymentName.choice,
    max_rounds: MaxRounds = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats; gauntlet levels tells who there is.")] = "mason",
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
    load_bots()
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
        Session(game, me, bots, _advice).run()
    except KeyboardInterrupt:
        typer.echo("\nYou left the game.")


def _advice(view: View) -> list[str]:
    """The three best decisions that a second of thought finds, for whoever plays in the terminal."""
    from gauntlet.bots.protocol import Budget
    from gauntlet.bots.search import Search

    if view.seat is None or len(view.legal) == 1:
        return ["There is only one thing to do."]
    best = Search().run(view, Budget(ms=1000)).candidates[:3]
    return [f"{one.decision}: wins {one.wins[view.seat]:.0%}" for one in best]


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
    bots: Annotated[str, typer.Option(help="Bots by name, with commas; they sit down in turn.")] = "greedy",
    seed: Seed = None,
) -> None:
    """Let bots play each other, and keep the records.

    \b
    gauntlet selfplay --out games
    gauntlet selfplay --players 3 --games 100 --epic-battles --seed 7 --out games
    """
    from gauntlet.bots import make_bot, play_out
    from gauntlet.rules.table import Table

    Table(players, epic_battles, ending or "", payment, max_rounds)
    sitting = [bots.split(",")[seat % len(bots.split(","))] for seat in range(players)]
    for bot in sitting:
        make_bot(bot)
    make_folder(out)
    load_bots()  # after all that can be wrong
    from gauntlet.rules.game import Game

    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(sitting)]
    width = len(str(games))
    for number in progress(range(1, games + 1), "Playing"):
        chance = random.Random() if seed is None else random.Random(f"{seed}/{number}")
        deal = None if seed is None else chance.getrandbits(64)
        game = Game.new(players, epic_battles, ending, payment, max_rounds, deal, names)
        play_out(game, [make_bot(bot, chance.getrandbits(64)) for bot in sitting])
        write(out / f"game-{number:0{width}}.json", [str(game.record())], mode="x")
    typer.echo(f"{games} records are in {out}")


@app.command()
def levels() -> None:
    """Tell who there is to play against, from gentle to expert.

    \b
    gauntlet levels
    gauntlet play --bot tinker
    """
    from gauntlet.bots.levels import LEVELS

    for level in LEVELS:
        typer.echo(f"{level.name:10} {level.style}")


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
