"""The frozen ladder: python -m bench.ladder [--games 100] rates the bots of this list against each other. Takes hours.

The list does not change, so that figures of different versions, and of bots that are not ours, can be compared: a new
entrant is named behind it (`python -m bench.ladder "cmd:./mybot"`) and plays all of them. Rungs of the mind are as good
as its weights, whose digest is told. Games are kept below `runs/`, by that digest; an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from rich.console import Console
from rich.progress import track

from gauntlet.arena.plan import Plan
from gauntlet.arena.run import play_rest, report
from gauntlet.arena.runners import runner
from gauntlet.arena.store import Store
from gauntlet.bots import make_bot
from gauntlet.bots.weights import SHIPPED
from gauntlet.rules.options import Options

RUNGS = ("random", "greedy", "search:100", "search:1000", "mind:policy", "mind:100", "mind:1000")
SEED = 2026


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("entrants", nargs="*", help="bots that play against all rungs")
    parser.add_argument("--games", type=int, default=100, help="of each pair")
    asked = parser.parse_args()
    bots = (*RUNGS, *asked.entrants)
    for name in asked.entrants:
        make_bot(name, 0)  # a wrong name is reported before the first game
    plan = Plan("ladder", bots, Options(2, max_rounds=200), asked.games, SEED)
    console = Console(stderr=True)
    weights = hashlib.sha256(SHIPPED.read_bytes()).hexdigest()[:8]
    with Store(Path("runs") / f"{plan.slug}-{weights}", plan) as store:
        left = len(plan.pairings) - len(store.outcomes)
        for _ in track(play_rest(store, runner()), "Playing", left, console=console, disable=not console.is_terminal):
            pass
        print(f"weights of the mind: {weights}")
        for line in report(store).lines():
            print(line)


if __name__ == "__main__":
    main()
