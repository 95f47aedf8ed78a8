"""gauntlet dataset."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gauntlet.cli.common import Ending, EpicBattles, Players, app
from gauntlet.cli.compiling import load_bots


class Searcher(StrEnum):
    search = "search"
    mind = "mind"


@app.command()
def dataset(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder.")],
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    searcher: Annotated[Searcher, typer.Option("--bot", help="Who plays.")] = Searcher.mind,
    simulations: Annotated[int, typer.Option(min=1, help="Simulations for each decision.")] = 400,
    players: Players = 2,
    epic_battles: EpicBattles = False,
    ending: Ending = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same data.")] = 0,
) -> None:
    """Write games and searched positions as Parquet files. A data card describes them.

    \b
    gauntlet dataset data --games 1000 --simulations 800
    gauntlet dataset data --players 4 --epic-battles --bot search
    """
    from rich.console import Console
    from rich.progress import Progress

    from gauntlet.rules.options import Options

    options = Options(players, epic_battles, ending or "", max_rounds=200)
    load_bots()
    from gauntlet.bots.mind import mind_search
    from gauntlet.bots.search import Search
    from gauntlet.training.dataset import Plan, write_dataset

    plan = Plan(searcher, simulations, options, games, seed)
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=games)
        make = mind_search if searcher == Searcher.mind else Search
        write_dataset(folder, plan, make, lambda done: progress.update(task, completed=done))
    typer.echo(f"Saved in {folder}: games.parquet, positions.parquet, README.md")
