"""What an exact solver of the last two rounds could bring: python -m bench.proved_wins [--games 200]

The mind plays against itself with two players. In the last rounds of each game whoever lost is looked at: whether a
proved win within two turns was missed (an exhaustive search, `testkit/forced_win.py`), and whether the last turn let
the winner win at once although another one did not. Both are upper bounds of what a solver would gain: what is hidden
is shuffled a few times only, and a loss that is put off may come all the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from gauntlet.bots.mind import mind_search
from gauntlet.bots.protocol import Budget
from gauntlet.intervals import wilson
from gauntlet.rules.determinize import determinize
from gauntlet.rules.game import Game
from testkit.forced_win import Line, sure_lines

SEED = 20_280_000
SHUFFLES = 4
LAST_ROUNDS = 4
"""How far back a proved win is looked for."""


class Missed(NamedTuple):
    """Whether the loser of a game missed a proved win, and whether a turn that lost at once."""

    win: bool
    defence: bool


def play(number: int, simulations: int) -> Missed | None:
    """None for a game that has no single loser."""
    game = Game.new(seed=SEED + number)
    minds, budget = [mind_search(number), mind_search(number)], Budget.parse(str(simulations))
    turns: list[tuple[int, Game]] = []
    while game.seat is not None:
        view = game.view(game.seat)
        if game.phase == "turn":
            turns.append((game.seat, game.copy()))
        one = len(view.legal) == 1
        game.play(view.legal[0] if one else minds[game.seat].run(view, budget).candidates[0].decision)
    if not game.result or len(game.result.winners) != 1:
        return None
    (winner,) = game.result.winners
    loser = 1 - winner
    mine = [position for seat, position in turns if seat == loser and position.round > game.round - LAST_ROUNDS]
    win = any(bool(sure(position, loser, 2, keep=False)) for position in mine)
    last = mine[-1]
    played = line_of(game.decisions[len(last.decisions) :], last, loser)
    kept = sure(last, loser, 1, keep=True)
    return Missed(win, bool(kept) and played not in kept)


def sure(game: Game, seat: int, turns: int, keep: bool) -> set[Line]:
    """The ways to play this turn that work in each of some shuffles of what the seat cannot know."""
    view = game.view(seat)
    lines = sure_lines(determinize(view, 0), seat, turns, keep)
    for number in range(1, SHUFFLES):
        if lines:
            lines &= sure_lines(determinize(view, number), seat, turns, keep)
    return lines


def line_of(decisions: Sequence[str], start: Game, seat: int) -> Line:
    """The first decisions that make a turn of the seat."""
    after, line = start.copy(), []
    for decision in decisions:
        line.append(decision)
        after.play(decision)
        if after.seat != seat or after.phase == "turn":
            break
    return tuple(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        found = [one for one in pool.map(play, range(asked.games), [asked.simulations] * asked.games) if one]
    print(f"mind:{asked.simulations} against itself, {len(found)} games with one loser")
    for what, missed in (
        ("a proved win within two turns was missed", sum(one.win for one in found)),
        ("the last turn let the other win at once, and another did not", sum(one.defence for one in found)),
    ):
        rate = wilson(missed / len(found), len(found))
        print(f"{what}: {missed} ({100 * rate.value:.1f} %, {100 * rate.low:.1f} – {100 * rate.high:.1f})")


if __name__ == "__main__":
    main()
