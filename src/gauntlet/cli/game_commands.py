"""Commands for games: text, replay, selfplay, levels, cards."""

from __future__ import annotations

import random
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from gauntlet.cli.common import (
    Ending,
    EpicBattles,
    Language,
    MaxRounds,
    Payment,
    PaymentName,
    Players,
    Seed,
    UserError,
    app,
    fail,
    make_folder,
    progress,
    read_record,
    texts_in,
    write,
)
from gauntlet.cli.compiling import load_bots, load_review, load_rules
from gauntlet.rules.errors import GauntletError

if TYPE_CHECKING:
    from gauntlet.rules.view import View
    from gauntlet.texts import Texts


@app.command()
def text(
    players: Players = 2,
    epic_battles: EpicBattles = False,
    ending: Ending = None,
    payment: Payment = PaymentName.choice,
    max_rounds: MaxRounds = None,
    bot: Annotated[str, typer.Option(help="The bot in the other seats; gauntlet levels lists them.")] = "mason",
    seat: Annotated[int, typer.Option(min=1, max=4, help="Your seat; seat 1 starts.")] = 1,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seed: Seed = None,
    language: Language = None,
) -> None:
    """Play against bots in the terminal.

    \b
    gauntlet text
    gauntlet text --players 3 --epic-battles --seat 2
    gauntlet text --language fr
    """
    if seat > players:
        raise UserError(f"there is no seat {seat} with {players} players")
    load_bots()
    from gauntlet.bots import make_bot
    from gauntlet.rules.game import Game
    from gauntlet.terminal.session import Session

    me, texts = seat - 1, texts_in(language)
    mine = name or texts.text("word-player")
    names = [mine if other == me else f"{bot.capitalize()} {other + 1}" for other in range(players)]
    game = Game.new(players, epic_battles, ending, payment, max_rounds, seed, names)
    bots = {
        other: make_bot(bot, None if seed is None else seed + other).decide for other in range(players) if other != me
    }
    try:
        Session(game, me, bots, lambda view: _advice(view, texts), texts).run()
    except KeyboardInterrupt:
        typer.echo(f"\n{texts.text('terminal-left')}")


def _advice(view: View, texts: Texts) -> list[str]:
    """The best decisions after a second of search, with reasons."""
    from gauntlet.bots.protocol import Budget
    from gauntlet.review import analyse, hint_reasons
    from gauntlet.texts import decision_phrase, reason_text

    if len(view.legal) == 1:
        return [texts.text("reason-only-choice")]
    load_review()
    found = analyse(view, Budget(ms=1000))
    lines = []
    for option, reasons in zip(found.options, hint_reasons(view, found), strict=False):
        what = decision_phrase(texts, option.decision)
        win = texts.text("review-percent", value=round(100 * option.value))
        why = " ".join(reason_text(texts, reason, view.names) for reason in reasons)
        lines += wrap(f"{what[:1].upper()}{what[1:]} ({win}). {why}", 79, subsequent_indent="  ")
    return lines


@app.command()
def replay(
    records: Annotated[list[Path], typer.Argument(help="Records of games; - for standard input.")],
    trace: Annotated[bool, typer.Option("--trace", help="Write traces (JSON lines) instead of words.")] = False,
    out: Annotated[Path | None, typer.Option(help="A folder for a NAME.trace.jsonl of each record.")] = None,
    language: Language = None,
) -> None:
    """Show recorded games in words, or write their traces.

    \b
    gauntlet replay game.json
    gauntlet replay --language es game.json
    gauntlet replay --trace game.json > game.trace.jsonl
    gauntlet replay --trace --out traces games/*.json
    """
    if out and not trace:
        raise UserError("--out is only for traces: add --trace")
    if out and len({record.stem for record in records}) < len(records):
        raise UserError("two records have the same name, so their traces would overwrite each other")
    if len(records) == 1:
        from gauntlet.rules.kernel.jit import run_plain

        run_plain()
    load_rules()
    from gauntlet.rules.trace import trace_text
    from gauntlet.terminal.narration import narration

    if out:
        make_folder(out)
    texts = texts_in(language)
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
            for line in trace_text(record) if trace else narration(record, texts):
                typer.echo(line)
    if mistakes:
        fail(*mistakes)


@app.command()
def selfplay(
    out: Annotated[Path, typer.Option(help="The folder for the records.")],
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 10,
    players: Players = 2,
    epic_battles: EpicBattles = False,
    ending: Ending = None,
    payment: Payment = PaymentName.choice,
    max_rounds: MaxRounds = None,
    bots: Annotated[str, typer.Option(help="Bots by name, separated by commas; seats are filled in turn.")] = "greedy",
    seed: Seed = None,
) -> None:
    """Play bots against each other, and save the records.

    \b
    gauntlet selfplay --out games
    gauntlet selfplay --players 3 --games 100 --epic-battles --seed 7 --out games
    """
    from gauntlet.bots import make_bot, play_out
    from gauntlet.rules.options import Options

    Options(players, epic_battles, ending or "", payment, max_rounds)
    seated = [bots.split(",")[seat % len(bots.split(","))] for seat in range(players)]
    for bot in seated:
        make_bot(bot)
    make_folder(out)
    load_bots()  # may compile: only after all arguments are checked
    from gauntlet.rules.game import Game

    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(seated)]
    width = len(str(games))
    for number in progress(range(1, games + 1), "Playing"):
        chance = random.Random() if seed is None else random.Random(f"{seed}/{number}")
        deal = None if seed is None else chance.getrandbits(64)
        game = Game.new(players, epic_battles, ending, payment, max_rounds, deal, names)
        play_out(game, [make_bot(bot, chance.getrandbits(64)) for bot in seated])
        write(out / f"game-{number:0{width}}.json", [str(game.record())], mode="x")
    typer.echo(f"{games} records are in {out}")


@app.command()
def levels(language: Language = None) -> None:
    """List the bots to play against, from easy to expert.

    \b
    gauntlet levels
    gauntlet text --bot tinker
    """
    from gauntlet.bots.levels import LEVELS

    texts = texts_in(language)
    for level in LEVELS:
        typer.echo(f"{level.name:10} {texts.text(f'bot-{level.name}-style')}")


Kind = Literal["cards", "locations", "battles"]
SortKey = Literal["level", "name", "points", "cost", "bonus", "tags"]
Stone = Literal["mind", "space", "soul", "power", "reality"]


@app.command()
def cards(
    kind: Annotated[Kind, typer.Argument(help="What to list.")] = "cards",
    level: Annotated[int | None, typer.Option(min=1, max=3, help="Only cards of this level.")] = None,
    bonus: Annotated[Stone | None, typer.Option(help="Only cards with this bonus.")] = None,
    min_points: Annotated[int, typer.Option(min=0, max=5, help="Only cards with at least this many points.")] = 0,
    tagged: Annotated[bool, typer.Option("--tagged", help="Only cards with an Avengers tag.")] = False,
    named: Annotated[str, typer.Option(help="Only cards whose name contains this.")] = "",
    sort: Annotated[SortKey, typer.Option(help="The sort order.")] = "level",
    language: Language = None,
) -> None:
    """List cards, locations and battles.

    \b
    gauntlet cards --level 3 --sort points
    gauntlet cards --bonus mind --tagged
    gauntlet cards locations
    """
    from gauntlet.rules.kernel.jit import run_plain

    run_plain()  # nothing is played
    from gauntlet.terminal.cards import battle_lines, card_lines, location_lines

    texts = texts_in(language)
    if kind == "locations":
        lines = location_lines(texts)
    elif kind == "battles":
        lines = battle_lines(texts)
    else:
        lines = card_lines(texts, level, bonus, min_points, tagged, named, sort)
    for line in lines:
        typer.echo(line)
