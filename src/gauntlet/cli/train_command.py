"""gauntlet train."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from gauntlet.cli.common import UserError, app
from gauntlet.cli.compiling import load_bots


@app.command()
def train(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the run.")],
    generations: Annotated[int, typer.Option(min=1, help="How many the run shall have in the end.")] = 20,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes that play; default: one per core.")] = None,
    ray: Annotated[str | None, typer.Option("--ray", help="Play on the Ray cluster at this address, or auto.")] = None,
    start: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="Weights that a new run begins with.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Of a new run; the same seed learns the same.  [default: 0]")] = None,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Of a new run: games, deep, steps, … as in its run.json."),
    ] = None,
) -> None:
    """Train the mind by self-play: see docs/training.md. The same command goes on with a run that was stopped.

    \b
    gauntlet train runs/mind
    gauntlet train runs/more --start runs/mind/mind.weights --set games=8000 --set deep=400
    gauntlet train runs/mind --ray auto --generations 50
    gauntlet arena mind:400@runs/mind/mind.weights search:400
    """
    if workers and ray is not None:
        raise UserError("--workers is for this machine and --ray for a cluster: use one of them")
    asked = dict(_setting(change) for change in changes or ())
    if seed is not None:
        asked["seed"] = str(seed)
    load_bots()
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gauntlet.training.training_run import Run, settings_for
    from gauntlet.training.workers import workers as made

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
            task = bar.add_task("")

            def progress(what: str, done: int, whole: int) -> None:
                bar.update(task, description=what, completed=done, total=whole)

            players = made(workers or len(os.sched_getaffinity(0)), ray)
            run = Run(folder, settings_for(folder, asked), players, typer.echo, progress)
            if start:
                run.begin_with(start)
            run.go(generations)
    except KeyboardInterrupt:
        typer.echo(f"Stopped; gauntlet train {folder} goes on.", err=True)
        raise typer.Exit(130) from None


def _setting(change: str) -> tuple[str, str]:
    name, equals, value = change.partition("=")
    if not equals:
        raise UserError(f"--set {change}: write NAME=VALUE, such as games=8000")
    return name, value
