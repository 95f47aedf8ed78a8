"""The command `review`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gauntlet.cli.common import LanguageName, app, read_record, texts_in, write
from gauntlet.cli.compiling import load_review

if TYPE_CHECKING:
    from gauntlet.review import Review
    from gauntlet.rules.record import Record


@app.command()
def review(
    record: Annotated[Path, typer.Argument(help="The record of a game; - for standard input.")],
    simulations: Annotated[int, typer.Option(min=1, max=1_000_000, help="Simulations per decision.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="Number of threads; default: all cores.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the review as JSON to this file.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write the review as HTML to this file.")] = None,
    language: Annotated[LanguageName, typer.Option(help="The language of the review.")] = LanguageName.en,
) -> None:
    """Review a game: win probabilities, turning points and mistakes. Each mistake is shown with what it lost, and why.

    \b
    gauntlet review game.json
    gauntlet review game.json --simulations 10000 --html game.html
    gauntlet review game.json --language pl
    """
    load_review()
    game = read_record(record)
    for file in filter(None, (json_file, html_file)):
        if file.is_dir() or not file.parent.is_dir():
            write(file, [])  # fails: that is reported before the work, not after it
    from gauntlet.review.html_page import page
    from gauntlet.review.text import lines

    try:
        found = _watched(game, simulations, seed, workers)
    except KeyboardInterrupt:
        typer.echo("Stopped before the review was done.", err=True)
        raise typer.Exit(130) from None
    texts = texts_in(language)
    if json_file:
        write(json_file, [json.dumps(found.as_json(texts), indent=1, ensure_ascii=False)])
    if html_file:
        write(html_file, [page(found, texts)])
    for line in lines(found, texts):
        typer.echo(line)


def _watched(record: Record, simulations: int, seed: int, workers: int | None) -> Review:
    """The review, with a progress bar if standard error is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gauntlet.bots.protocol import MOST_MS, Budget
    from gauntlet.review import review

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Reviewing", total=len(record.decisions) + 1)
        return review(
            record,
            Budget(MOST_MS, simulations),  # no time limit: the review must not depend on the machine
            seed,
            workers,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
