"""The mind against the rollouts at equal time: python -m bench.equal_time mind rollouts --ms 25 --games 1000

Each deal is played in all seatings. Time is that of the processor, so that a busy machine is as fair as an idle one.
With more than two players one of the first sits among the second (`--players 4`: one against three). Tuned sides:

    python -m bench.equal_time rollouts,exploration=1.0 rollouts --ms 5      # a sweep of the exploration constant
    python -m bench.equal_time mind,weights=run/mind.weights mind --simulations 400

Each deal is kept below `runs/match` once it is played: an interrupted match goes on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from gauntlet.arena.win_rate import win_rate
from gauntlet.bots.mind import TUNED, NetworkSimulator
from gauntlet.bots.prior import Priors
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search
from gauntlet.bots.tree import ROLLOUTS, Tree, Tuning, run_simulations
from gauntlet.bots.weights import SHIPPED, load_weights
from gauntlet.intervals import Interval
from gauntlet.rules.kernel.chance import Chance
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.layout import States
from gauntlet.rules.options import Options
from gauntlet.training.duel import play_deal
from gauntlet.worker_process import follow_parent


@door
def simulate_tuned(
    tree: Tree,
    used: int,
    root: States,
    scratch: States,
    chance: Chance,
    simulations: int,
    priors: Priors,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
    tuned: Tuning,
) -> int:
    """Rollouts with other numbers than `ROLLOUTS`, which are compiled in."""
    return run_simulations(tree, used, root, scratch, chance, simulations, priors, marks, path, tuned, None, None)


RUNS = Path("runs/match")


@dataclass(frozen=True)
class Match:
    """One of the first side among the others, in all seatings of each deal."""

    sides: tuple[str, str]
    ms: int | None = None
    """Of the processor, for each decision."""
    simulations: int | None = None
    players: int = 2
    epic: str = ""
    """With Epic Battles, and this ending."""
    games: int = 1000
    """Rounded up to whole deals."""
    seed: int = 2026

    @property
    def options(self) -> Options:
        return Options(self.players, bool(self.epic), self.epic, max_rounds=200)

    @property
    def budget(self) -> Budget:
        return Budget(self.ms) if self.ms else Budget.parse(str(self.simulations))

    @property
    def file(self) -> Path:
        """Where its deals are kept: another one if anything but the number of games is different."""
        what = asdict(self) | {"games": None, "weights": [_digest(side) for side in self.sides]}
        digest = hashlib.sha256(json.dumps(what).encode()).hexdigest()[:8]
        return RUNS / f"{'-'.join(side.split(',')[0] for side in self.sides)}-{self.players}-{digest}.jsonl"

    def __str__(self) -> str:
        limit = f"{self.ms} ms" if self.ms else f"{self.simulations} simulations"
        table = f"{self.players} players" + (f", Epic Battles ({self.epic})" if self.epic else "")
        return f"{self.sides[0]} against {self.sides[1]}, {table}, {limit}"


def _digest(side: str) -> str:
    """Of the weights that a side plays with."""
    kind, *changes = side.split(",")
    if kind != "mind":
        return ""
    file = dict(change.split("=", 1) for change in changes).get("weights", str(SHIPPED))
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:8]


@dataclass(frozen=True)
class Outcome:
    """What a match has shown."""

    games: int
    rate: Interval
    rounds: float

    def __str__(self) -> str:
        rate = self.rate
        return (
            f"{self.games} games, {100 * rate.value:.1f} % ({100 * rate.low:.1f} – {100 * rate.high:.1f}),"
            f" {self.rounds:.1f} rounds"
        )


@cache
def searcher(side: int, spec: str) -> Search:
    """One for each side: `mind` or `rollouts`, with what is tuned otherwise behind commas."""
    kind, *changes = spec.split(",")
    changed = dict(change.split("=", 1) for change in changes)
    if kind not in ("mind", "rollouts"):
        raise SystemExit(f"{kind!r} is neither mind nor rollouts")
    weights = Path(changed.pop("weights", SHIPPED))
    unknown = changed.keys() - set(Tuning._fields)
    if unknown:
        raise SystemExit(f"{', '.join(unknown)}: none of weights, {', '.join(Tuning._fields)}")
    values: dict[str, Any] = {name: float(value) for name, value in changed.items()}
    if "exploration" in values:  # at whatever table is played
        values["exploration"] = (values["exploration"],) * len(TUNED.exploration)
    tuned = (TUNED if kind == "mind" else ROLLOUTS)._replace(**values)
    if kind == "mind":
        net = load_weights(weights)
        return Search(side, 1, lambda: NetworkSimulator(net, tuned), time.thread_time)
    if changed:
        simulator: Any = simulate_tuned
        return Search(side, 1, lambda: lambda *arguments: simulator(*arguments, tuned), time.thread_time)
    return Search(side, 1, clock=time.thread_time)


def play(match: Match, deal: int) -> list[tuple[int, float, int]]:
    sides = searcher(0, match.sides[0]), searcher(1, match.sides[1])
    return play_deal(sides, (match.budget, match.budget), match.options, deal, match.seed)


def _begin() -> None:
    follow_parent(lambda: os._exit(1))


def play_match(match: Match, workers: int = 1, advance: Callable[[], None] = lambda: None) -> Outcome:
    """Plays the deals that are missing; `advance` is called for each deal."""
    for side, spec in enumerate(match.sides):
        searcher(side, spec)  # a mistake in it is reported before the first game
    deals = range(-(-match.games // match.players))
    match.file.parent.mkdir(parents=True, exist_ok=True)
    lines = match.file.read_text().splitlines() if match.file.exists() else []
    kept: dict[int, list[list[float]]] = {}
    for line in lines:
        try:
            row = json.loads(line)
        except ValueError:
            continue  # cut off when the run was stopped
        kept[row["deal"]] = row["played"]
    with match.file.open("a") as stream, ProcessPoolExecutor(workers, get_context("spawn"), _begin) as pool:
        waiting = {pool.submit(play, match, deal): deal for deal in deals if deal not in kept}
        for _ in range(len(deals) - len(waiting)):
            advance()
        for done in as_completed(waiting):
            deal = waiting[done]
            kept[deal] = [list(row) for row in done.result()]
            stream.write(f"\n{json.dumps({'deal': deal, 'played': kept[deal]})}")
            stream.flush()
            advance()
    shares = [(deal, won, rounds) for number in deals for deal, won, rounds in kept[number]]
    rounds = sum(rounds for *_, rounds in shares) / len(shares)
    return Outcome(len(shares), win_rate((int(deal), won) for deal, won, _ in shares), rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sides", nargs=2)
    limit = parser.add_mutually_exclusive_group(required=True)
    limit.add_argument("--ms", type=int, help="of the processor, for each decision")
    limit.add_argument("--simulations", type=int)
    parser.add_argument("--games", type=int, default=1000, help="rounded up to whole deals")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--epic", choices=("gauntlet", "sixteen"), default="", help="with Epic Battles and this ending")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=2026)
    asked = vars(parser.parse_args())
    workers = asked.pop("workers")
    match = Match(**asked | {"sides": tuple(asked["sides"])})
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=-(-match.games // match.players))
        outcome = play_match(match, workers, lambda: progress.advance(task))
    print(f"{match}: {outcome}")


if __name__ == "__main__":
    main()
