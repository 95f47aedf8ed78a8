"""How strong the bots are: python -m bench.strength plays the matches behind our claims. Takes hours.

Every game is kept below `runs`: an interrupted run goes on where it stopped. `--only levels` plays one group of
matches, `--only levels 2` its second one; `--games` plays another number of each. The groups:

    bots       greedy, search and policy
    levels     each level against the one below
    equal-time the mind against rollouts, one core, the same processor time for each decision
"""

from __future__ import annotations

import argparse
import hashlib
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bench.equal_time import Match, play_match
from gauntlet.arena.plan import Plan
from gauntlet.arena.run import play_rest, report
from gauntlet.arena.runners import runner
from gauntlet.arena.store import Store
from gauntlet.bots.levels import LEVELS
from gauntlet.bots.weights import SHIPPED
from gauntlet.rules.options import Options

SEED = 2026
RUNS = Path("runs/strength")


@cache
def _version() -> str:
    """Of what the names of bots stand for: games of other weights or levels are not counted as theirs."""
    return hashlib.sha256(SHIPPED.read_bytes() + repr(LEVELS).encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Claim:
    """What the first bot wins against the others: at least `low`, at most `high`; and how long that takes."""

    bots: tuple[str, ...]
    low: float = 0.0
    high: float = 1.0
    most_rounds: float | None = None
    games: int = 400
    undecided: float = 0.003
    """The share of games that may end without a winner."""

    def play(self, games: int | None) -> tuple[str, str, bool]:
        plan = Plan("arena", self.bots, Options(len(self.bots), max_rounds=200), games or self.games, SEED)
        folder = RUNS / _version() / "-".join(name.replace(":", "") for name in self.bots)
        with Store(folder, plan) as store:
            left = len(plan.pairings) - len(store.outcomes)
            console = Console(stderr=True)
            for _ in track(play_rest(store, runner()), " ".join(self.bots), left, console=console, transient=True):
                pass
            made = report(store)
        rate = made.entrants[0].win_rate
        undecided = sum(count for end, count in made.ends.items() if end in ("stalemate", "limit"))
        holds = (
            self.low <= rate.value <= self.high
            and made.rounds <= (self.most_rounds or made.rounds)
            and undecided <= made.played * self.undecided
        )
        what = f"{made.played} games, {rate.value:.1%} ({rate.low:.1%} – {rate.high:.1%}), {made.rounds:.1f} rounds"
        return f"{what}, {undecided} without a winner", self._target(), holds

    def _target(self) -> str:
        parts = [f"at least {self.low:.0%}"] if self.low else []
        parts += [f"at most {self.high:.0%}"] if self.high < 1 else []
        parts += [f"at most {self.most_rounds} rounds"] if self.most_rounds else []
        return ", ".join([*parts, f"at most {self.undecided:.1%} without a winner"])

    def __str__(self) -> str:
        return " ".join(self.bots)


@dataclass(frozen=True)
class TimedClaim:
    """What one mind wins against rollouts at the other seats, at equal processor time."""

    ms: int
    low: float
    players: int = 2
    epic: str = ""

    def play(self, games: int | None) -> tuple[str, str, bool]:
        outcome = play_match(self._match(games or 1000))
        return str(outcome), f"at least {self.low:.0%}", outcome.rate.value >= self.low

    def _match(self, games: int) -> Match:
        return Match(("mind", "rollouts"), ms=self.ms, players=self.players, epic=self.epic, games=games)

    def __str__(self) -> str:
        return str(self._match(0))


CLAIMS: dict[str, tuple[Claim | TimedClaim, ...]] = {
    "bots": (
        Claim(("greedy", "random"), 0.98),
        Claim(("search:1000", "greedy"), 0.97),
        Claim(("search:5000", "search:1000"), 0.62),
        Claim(("search:1000", "greedy", "greedy", "greedy"), 0.75),
        Claim(("search:5000", "search:5000"), most_rounds=28.0),
        *(Claim(("greedy",) * players) for players in (2, 3, 4)),
        Claim(("mind:policy", "greedy"), 0.75),
        Claim(("mind:5000", "mind:5000"), most_rounds=27.5, games=1000, undecided=0.0),
    ),
    "levels": tuple(Claim((better.name, worse.name), 0.65, 0.85) for worse, better in pairwise(LEVELS)),
    "equal-time": (
        TimedClaim(5, 0.80),
        TimedClaim(25, 0.78),
        TimedClaim(100, 0.72),
        TimedClaim(25, 0.75, epic="gauntlet"),
        TimedClaim(25, 0.75, epic="sixteen"),
        TimedClaim(25, 0.55, players=3),
        TimedClaim(25, 0.45, players=4),
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="of each match")
    parser.add_argument("--only", nargs="+", metavar=("GROUP", "NUMBER"), default=[])
    asked = parser.parse_args()
    group, *numbers = asked.only or [""]
    if group and group not in CLAIMS:
        parser.error(f"--only: {group!r} is none of {', '.join(CLAIMS)}")
    chosen = [claims for name, claims in CLAIMS.items() if not group or name == group]
    missed = 0
    for claims in chosen:
        for number, claim in enumerate(claims, start=1):
            if not numbers or str(number) in numbers:
                what, target, holds = claim.play(asked.games)
                missed += not holds
                print(f"{claim}: {what}; {target}: {'holds' if holds else 'MISSED'}", flush=True)
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
