"""The mind against the rollouts at equal time: python -m bench.match mind rollouts --ms 25 --games 1000

Each deal is played in all seatings. Time is that of the processor, so that a busy machine is as fair as an idle one.
With more than two players one of the first sits among the second (`--players 4`: one against three). Tuned sides:

    python -m bench.match rollouts,exploration=1.0 rollouts --ms 5      # a sweep of the exploration constant
    python -m bench.match mind,weights=run/mind.weights mind --simulations 400
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from gauntlet.arena.win_rate import win_rate
from gauntlet.bots.mind import TUNED, Thinker
from gauntlet.bots.prior import Weights
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search
from gauntlet.bots.tree import ROLLOUTS, Tree, Tuning, grow
from gauntlet.bots.weights import SHIPPED, load_weights
from gauntlet.rules.kernel.chance import Chance
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.layout import States
from gauntlet.rules.options import Options
from gauntlet.training.duel import play_deal


@door
def simulate_tuned(
    tree: Tree,
    used: int,
    root: States,
    scratch: States,
    chance: Chance,
    simulations: int,
    weights: Weights,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
    tuned: Tuning,
) -> int:
    """Rollouts with other numbers than `ROLLOUTS`, which are compiled in."""
    return grow(tree, used, root, scratch, chance, simulations, weights, marks, path, tuned, None, None)


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
    tuned = (TUNED if kind == "mind" else ROLLOUTS)._replace(**{name: float(value) for name, value in changed.items()})
    if kind == "mind":
        net = load_weights(weights)
        return Search(side, 1, lambda: Thinker(net, tuned), time.thread_time)
    if changed:
        simulator: Any = simulate_tuned
        return Search(side, 1, lambda: lambda *arguments: simulator(*arguments, tuned), time.thread_time)
    return Search(side, 1, clock=time.thread_time)


def play(
    specs: tuple[str, str], options: Options, budget: Budget, seed: int, deal: int
) -> list[tuple[int, float, int]]:
    sides = searcher(0, specs[0]), searcher(1, specs[1])
    return play_deal(sides, (budget, budget), options, deal, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sides", nargs=2)
    limit = parser.add_mutually_exclusive_group(required=True)
    limit.add_argument("--ms", type=int, help="of the processor, for each decision")
    limit.add_argument("--simulations", type=int)
    parser.add_argument("--games", type=int, default=1000, help="rounded up to whole deals")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--epic", choices=("gauntlet", "sixteen"), help="with Epic Battles and this ending")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    options = Options(asked.players, bool(asked.epic), asked.epic or "", max_rounds=200)
    budget = Budget(asked.ms) if asked.ms else Budget.parse(str(asked.simulations))
    for side, spec in enumerate(asked.sides):
        searcher(side, spec)  # a mistake in it is told before the first game
    deals = range(-(-asked.games // asked.players))
    shares: list[tuple[int, float, int]] = []
    console = Console(stderr=True)
    with (
        ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool,
        Progress(console=console, disable=not console.is_terminal) as progress,
    ):
        task = progress.add_task("Playing", total=len(deals))
        waiting = [pool.submit(play, tuple(asked.sides), options, budget, asked.seed, deal) for deal in deals]
        for played in waiting:
            shares += played.result()
            progress.advance(task)
    rate = win_rate((deal, share) for deal, share, _ in shares)
    rounds = sum(rounds for *_, rounds in shares) / len(shares)
    limit_text = f"{asked.ms} ms" if asked.ms else f"{asked.simulations} simulations"
    table = f"{asked.players} players" + (f", Epic Battles ({asked.epic})" if asked.epic else "")
    print(
        f"{asked.sides[0]} against {asked.sides[1]}, {table}, {limit_text}: {len(shares)} games,"
        f" {100 * rate.value:.1f} % ({100 * rate.low:.1f} – {100 * rate.high:.1f}), {rounds:.1f} rounds"
    )


if __name__ == "__main__":
    main()
