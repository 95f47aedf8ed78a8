"""Figures of the tree that is on the path, one for each line of input: what bench.versus starts for each side.

It uses that tree's own benches, which know how its kernel is called. Single runs, in processor time: what else the
machine does counts as little as can be.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np

from bench import search, speed
from gauntlet.rules.kernel.chance import Chance, chance
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.layout import DEFAULT, States, new_state

GAMES = 4_000
DEALS = 40_000
"""A tenth of a second each: the shorter the turns, the nearer in time is what is compared."""
Work = Callable[[], float]


def processor_seconds(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def decisions_a_second(players: int) -> Work:
    beginnings, scratch = speed.starts(players, False, DEFAULT, 100), new_state()

    def measure() -> float:
        decisions = 0

        def play() -> None:
            nonlocal decisions
            decisions = speed.play_games(beginnings, scratch, chance(1), GAMES)

        seconds = processor_seconds(play)
        return decisions / seconds

    return measure


def simulations_a_second() -> Work:
    views = search.views_of_a_game(1) + search.views_of_a_game(2)
    return lambda: search.simulations_a_second(views, threads=1)


def games_a_second() -> Work:
    new_games = getattr(speed, "new_games", None) or _new_games()
    return lambda: DEALS / processor_seconds(lambda: new_games(new_state(), chance(1), 2, DEALS))


def _new_games() -> Callable[[States, Chance, int, int], None]:
    """For trees whose bench has none: a new game was a shuffle of all decks, and a deal."""
    from gauntlet.rules.kernel.deal import deal, draw_setup
    from gauntlet.rules.layout import GAUNTLET

    @door
    def new_games(states: States, source: Chance, players: int, games: int) -> None:
        deck, location, battle = np.empty(90, np.int8), np.empty(4, np.int8), np.empty(8, np.int8)
        for _ in range(games):
            draw_setup(source, players, False, deck, location, battle)
            deal(states, 0, players, GAUNTLET, DEFAULT, 0, deck, location, battle)

    return new_games


def main() -> None:
    for module in (speed, search):
        module.best_seconds = processor_seconds  # type: ignore[attr-defined]
    figures = {
        "2 players": decisions_a_second(2),
        "4 players": decisions_a_second(4),
        "search": simulations_a_second(),
        "new game": games_a_second(),
    }
    for measure in figures.values():
        measure()  # compiles
    print("ready", flush=True)
    for line in sys.stdin:
        print(figures[line.strip()](), flush=True)


if __name__ == "__main__":
    main()
