"""How strong the bots are: python -m bench.strength [--games 400] plays the matches behind our claims. Takes hours.

Each match is an arena run under `runs/strength`: an interrupted run goes on where it stopped, every game is kept.
`--only 2` plays the second match alone.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import track

from gauntlet.arena.plan import Plan
from gauntlet.arena.report import Report
from gauntlet.arena.run import play_rest, report
from gauntlet.arena.runners import runner
from gauntlet.arena.store import Store
from gauntlet.bots.levels import LEVELS
from gauntlet.rules.options import Options

SEED = 2026


@dataclass(frozen=True)
class Claim:
    """The first bot wins at least this share against the others, and at most that one."""

    bots: tuple[str, ...]
    share: float
    most: float | None = None
    most_rounds: float | None = None


CLAIMS = (
    Claim(("greedy", "random"), 0.98),
    *(Claim((better.name, worse.name), 0.65, 0.85) for worse, better in pairwise(LEVELS)),
    Claim(("search:1000", "greedy"), 0.97),
    Claim(("search:5000", "search:1000"), 0.62),
    Claim(("search:1000", "greedy", "greedy", "greedy"), 0.75),
    Claim(("search:5000", "search:5000"), 0.0, most_rounds=28.0),
    Claim(("mind:policy", "greedy"), 0.75),
    Claim(("mind:5000", "mind:5000"), 0.0, most_rounds=27.5),
    *(Claim(("greedy",) * players, 0.0) for players in (2, 3, 4)),
)


def played(claim: Claim, games: int) -> Report:
    plan = Plan("arena", claim.bots, Options(len(claim.bots), max_rounds=200), games, SEED)
    folder = Path("runs/strength") / "-".join(name.replace(":", "") for name in claim.bots)
    with Store(folder, plan) as store:
        left = len(plan.pairings) - len(store.outcomes)
        console = Console(stderr=True)
        for _ in track(play_rest(store, runner()), " ".join(claim.bots), left, console=console, transient=True):
            pass
        return report(store)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--only", type=int, choices=range(1, len(CLAIMS) + 1))
    chosen = options.parse_args()
    print(f"{'match':42} {'games':>5}  {'wins':>7}  {'95 % interval':17} {'rounds':>6}  {'no winner':>9}  claim")
    for number, claim in enumerate(CLAIMS, start=1):
        if chosen.only in (None, number):
            show(claim, played(claim, chosen.games))


def show(claim: Claim, made: Report) -> None:
    first = made.entrants[0]
    rate = first.win_rate
    undecided = sum(count for end, count in made.ends.items() if end in ("stalemate", "limit"))
    target = f"at least {claim.share:.0%}" if claim.share else "no winner in under 0.3 %"
    if claim.most is not None:
        target += f", at most {claim.most:.0%}"
    if claim.most_rounds is not None:
        target = f"at most {claim.most_rounds} rounds"
    print(
        f"{' '.join(claim.bots):42} {made.played:5}  {rate.value:7.1%}  {rate.low:6.1%} – {rate.high:6.1%}  "
        f"{made.rounds:6.1f}  {undecided / max(1, made.played):9.2%}  {target}",
        flush=True,
    )


if __name__ == "__main__":
    main()
