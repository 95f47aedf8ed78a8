"""How often a mark of a review stays the same when it is computed again with other random numbers.

python -m bench.marks                      50 games of greedy bots and characters, each reviewed twice
python -m bench.marks --games 5 --simulations 400
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import replace

from gauntlet.bots import make_bot
from gauntlet.intervals import wilson
from gauntlet.review import review
from gauntlet.review.analysis import DEFAULT_BUDGET
from gauntlet.review.kernel.marks import Mark
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record

PLAYERS = ("tinker", "mason", "magpie", "pebble")


def played(seed: int) -> Record:
    """A game of two to four bots of different strength, every other one with Epic Battles."""
    players = 2 + seed % 3
    game = Game.new(players, seed % 2 == 1, seed=seed)
    bots = [make_bot(PLAYERS[(seed + seat) % len(PLAYERS)], seed + seat) for seat in range(players)]
    while not game.over:
        seat = game.seat or 0
        game.play(bots[seat].decide(game.view(seat)))
    return game.record()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=50)
    options.add_argument("--first", type=int, default=0, help="the number of the first game")
    options.add_argument("--simulations", type=int, help="for each decision; the review's own budget by default")
    asked = options.parse_args()
    budget = replace(DEFAULT_BUDGET, simulations=asked.simulations) if asked.simulations else DEFAULT_BUDGET
    same = same_kind = all_marks = decisions = 0
    spent = 0.0
    changes: Counter[tuple[Mark, Mark]] = Counter()
    for number in range(asked.first, asked.first + asked.games):
        record = played(number)
        start = time.process_time()
        one, two = (review(record, budget, seed) for seed in (1, 2))
        spent += time.process_time() - start
        decisions += 2 * len(record.decisions)
        marks = [(a.mark, b.mark) for a, b in zip(one.decisions, two.decisions, strict=True)]
        pairs = [pair for pair in marks if Mark.FORCED not in pair]
        all_marks += len(pairs)
        same += sum(a is b for a, b in pairs)
        same_kind += sum(a.bad == b.bad for a, b in pairs)
        changes.update((a, b) for a, b in pairs if a is not b)
        sys.stdout.write(f"game {number}: {same} of {all_marks} marks are the same\n")
        sys.stdout.flush()
    interval = wilson(same / all_marks, all_marks)
    sys.stdout.write(
        f"\n{budget}\nthe same mark: {same / all_marks:.1%} (95%: {interval.low:.1%} to {interval.high:.1%})\n"
    )
    sys.stdout.write(f"bad in both or in neither: {same_kind / all_marks:.1%}\n")
    sys.stdout.write(f"a decision takes {1000 * spent / decisions:.0f} ms of processor time\n")
    for (a, b), times in changes.most_common():
        sys.stdout.write(f"{a} and {b}: {times}\n")


if __name__ == "__main__":
    main()
