"""Commands for bots: arena, ladder, bot."""

from __future__ import annotations

import secrets
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gauntlet.cli.common import Ending, EpicBattles, MaxRounds, Payment, PaymentName, Seed, UserError, app
from gauntlet.cli.compiling import load_bots

if TYPE_CHECKING:
    from gauntlet.arena import Outcome, Plan, Store
    from gauntlet.arena.runners import Runner

Bots = Annotated[list[str], typer.Argument(help="Bots by name: random, search:1000, cmd:./mybot …")]
Workers = Annotated[int | None, typer.Option(min=1, help="Number of processes; default: one per core.")]
RayAddress = Annotated[str | None, typer.Option("--ray", help="Play on the Ray cluster at this address, or auto.")]
Out = Annotated[Path | None, typer.Option(help="The folder of the run; default: runs/ and the settings.")]

MOST_ROUNDS = 200
"""Games between bots must end: two of them can take and return stones for ever. Real games take 20 to 60 rounds."""


@app.command()
def arena(
    bots: Bots,
    games: Annotated[int, typer.Option(min=1, help="Number of games; rounded up to whole deals.")] = 400,
    players: Annotated[int | None, typer.Option(min=2, max=4, help="Number of players; default: that of bots.")] = None,
    epic_battles: EpicBattles = False,
    ending: Ending = None,
    payment: Payment = PaymentName.choice,
    max_rounds: MaxRounds = MOST_ROUNDS,
    seed: Seed = None,
    workers: Workers = None,
    ray: RayAddress = None,
    out: Out = None,
) -> None:
    """Play bots against each other, each deal once in every seating. The same command resumes an interrupted run.

    \b
    gauntlet arena greedy random --games 400
    gauntlet arena search:1000 greedy greedy greedy --epic-battles --out runs/four
    gauntlet arena random "cmd:./mybot --fast"
    """
    if len(bots) < 2:
        raise UserError(f"an arena needs at least 2 bots, not {len(bots)}: gauntlet arena random greedy")
    if players is None and len(bots) > 4:
        raise UserError(f"{len(bots)} bots are more than a table has seats: gauntlet ladder plays all pairs")
    sitting = players or len(bots)
    table = (sitting, epic_battles, ending or "", payment, max_rounds)
    _run("arena", bots, table, games, seed, workers, ray, out)


@app.command()
def ladder(
    bots: Bots,
    games: Annotated[int, typer.Option(min=1, help="Number of games of each pair; rounded up to whole deals.")] = 100,
    epic_battles: EpicBattles = False,
    ending: Ending = None,
    payment: Payment = PaymentName.choice,
    max_rounds: MaxRounds = MOST_ROUNDS,
    seed: Seed = None,
    workers: Workers = None,
    ray: RayAddress = None,
    out: Out = None,
) -> None:
    """Rate many bots: all pairs play each other.

    \b
    gauntlet ladder random greedy search:200 search:1000 --games 200
    """
    if len(bots) < 2:
        raise UserError(f"a ladder needs at least 2 bots, not {len(bots)}: gauntlet ladder random greedy search:1000")
    table = (2, epic_battles, ending or "", payment, max_rounds)
    _run("ladder", bots, table, games, seed, workers, ray, out)


@app.command()
def bot(name: Annotated[str, typer.Argument(help="A bot by name.")]) -> None:
    """Run a bot for another program. It reads and writes JSON lines: see docs/bots.md.

    \b
    gauntlet bot random
    """
    load_bots()
    import os

    from gauntlet.bots.line_server import serve

    # Duplicated descriptors: a daemon thread that reads sys.stdin itself would break the interpreter's shutdown.
    # Standard output is for messages only, so whatever a bot prints goes to standard error.
    with open(os.dup(0), "rb") as source, open(os.dup(1), "wb") as sink, redirect_stdout(sys.stderr):  # noqa: PTH123
        serve(name, source, sink)


@app.command("bot-check")
def bot_check(name: Annotated[str, typer.Argument(help='The program, as in an arena: "cmd:./mybot --fast".')]) -> None:
    """Test a bot program against the protocol. Exit code 1 if a check fails.

    \b
    gauntlet bot-check cmd:examples/plain_bot.py
    gauntlet bot-check "cmd:500ms:python3 mybot.py"
    """
    load_bots()
    from gauntlet.bots.conformance import check_program, shown

    findings = []
    for finding in check_program(name):
        findings.append(finding)
        typer.echo(f"{'passed' if finding.passed else 'FAILED'}  {finding.check}: {finding.text}")
    typer.echo(shown(name, findings))
    if not all(finding.passed for finding in findings):
        raise typer.Exit(1)


def _run(
    kind: str,
    bots: list[str],
    table: tuple[int, bool, str, str, int | None],
    games: int,
    seed: int | None,
    workers: int | None,
    ray: str | None,
    out: Path | None,
) -> None:
    if workers and ray is not None:
        raise UserError("--workers is for this machine and --ray for a cluster: use one of them")
    from gauntlet.rules.options import Options

    options = Options(*table)
    load_bots()
    from gauntlet.arena import Plan, Store, report, runner
    from gauntlet.bots import make_bot

    plan = Plan(kind, tuple(bots), options, games, secrets.randbits(32) if seed is None else seed)
    for name in bots:
        make_bot(name, 0)  # an unknown name is an error before the first game
    folder = out or Path("runs") / (plan if seed is not None else plan.with_seed(-1)).slug
    with Store(folder, plan, any_seed=seed is None) as store:
        typer.echo(_headline(store.plan))
        before, whole = len(store.outcomes), len(store.plan.pairings)
        if before:
            typer.echo(f"{before} of {whole} games are already played, in {folder}")
        finished = _watch(store, runner(workers, ray)) if before < whole else True
        if not store.outcomes:
            raise UserError("stopped before the first game was over")
        typer.echo("")
        for line in report(store).lines():
            typer.echo(line)
        typer.echo(f"\nSaved in {folder}: games/, results.jsonl, summary.json, matrix.svg, ratings.svg")
        if not finished:
            typer.echo(f"Stopped after {len(store.outcomes)} of {whole} games; the same command resumes.", err=True)
            raise typer.Exit(130)


def _headline(plan: Plan) -> str:
    options = plan.options
    expansion = f"Epic Battles (ending {options.ending})" if options.epic_battles else "the base game"
    pairs = f" for each of {len(plan.groups)} pairs" if plan.kind == "ladder" else ""
    deals = f"{plan.deals} deal{'s' if plan.deals > 1 else ''}"
    return (
        f"{expansion}, {options.players} players: {len(plan.pairings)} games, {deals}, each in"
        f" {options.players} seatings{pairs}, seed {plan.seed}"
    )


def _watch(store: Store, runner: Runner) -> bool:
    """Plays the rest with a progress bar and the running score; False if Ctrl-C stopped it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gauntlet.arena import play_rest

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    score = [0.0] * len(store.plan.bots)
    seated = [0] * len(store.plan.bots)
    for outcome in store.outcomes.values():
        _count(outcome, score, seated)
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
            task = progress.add_task("Playing", total=len(store.plan.pairings), completed=len(store.outcomes))
            for outcome in play_rest(store, runner):
                _count(outcome, score, seated)
                rates = (
                    f"{label[-16:]} {100 * won / max(1, games):.1f} %"
                    for label, won, games in zip(store.plan.labels, score, seated, strict=True)
                )
                progress.update(task, advance=1, description="  ".join(list(rates)[:4]))
    except KeyboardInterrupt:
        return False
    return True


def _count(outcome: Outcome, score: list[float], seated: list[int]) -> None:
    for entrant, share in outcome.shares().items():
        score[entrant] += share
        seated[entrant] += 1
