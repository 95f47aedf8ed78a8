"""How fast the search is, and what it needs: python -m bench.search prints a table. Keep the machine idle meanwhile.

Each figure is the best of several runs: other work on the machine can only make a run slower.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

from bench.speed import best_seconds, command_seconds, row
from gauntlet.bots import make_bot
from gauntlet.bots.levels import LEVELS
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search, SearchTree
from gauntlet.rules.game import Game
from gauntlet.rules.view import View

DAY = 24 * 60 * 60 * 1000


def views_of_a_game(seed: int) -> list[View]:
    """What the seat that is asked knows, at every decision of a game between greedy bots."""
    game = Game.new(seed=seed)
    bots = [make_bot("greedy", seed), make_bot("greedy", seed + 1)]
    views = []
    while game.seat is not None:
        views.append(game.view(game.seat))
        game.play(bots[game.seat].decide(views[-1]))
    return views


def simulations_a_second(views: list[View], threads: int) -> float:
    """Over whole games: 1,000 simulations from an empty tree for each position."""
    trees = [SearchTree() for _ in range(threads)]

    def search(tree: SearchTree) -> None:
        for view in views:
            tree.clear()
            tree.search(view.states, 1, Budget(DAY, 1000), Event())

    with ThreadPoolExecutor(threads) as pool:
        return 1000 * threads * len(views) / best_seconds(lambda: list(pool.map(search, trees)))


def memory_of(simulations: int) -> float:
    """Megabytes that a search takes on top of what the program takes anyway, in a process of its own."""
    code = f"from bench.search import grown; print(grown({simulations}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(run.stdout)


def grown(simulations: int) -> float:
    """What memory a search of so many simulations adds to one that has hardly begun."""
    search = Search(1)
    view = Game.new(seed=1).view(0)
    search.run(view, Budget(DAY, 1))
    before = resident_megabytes()
    search.run(view, Budget(DAY, simulations))
    return resident_megabytes() - before


def resident_megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def slowest_decision(level: str, views: list[View]) -> float:
    bot = make_bot(level, 1)
    for view in views[:2]:
        bot.decide(view)
    slowest = 0.0
    for view in views:
        begin = time.perf_counter()
        bot.decide(view)
        slowest = max(slowest, time.perf_counter() - begin)
    return slowest


def main() -> None:
    views = views_of_a_game(1) + views_of_a_game(2)
    rate = simulations_a_second(views, threads=1)
    row(
        "search, 2 players, all positions of two games, one core",
        f"{rate / 1000:.0f} k/s",
        "at least 150 k simulations/s",
    )
    cores = os.cpu_count() or 1
    row(f"the same with {cores} threads", f"{simulations_a_second(views, cores) / rate:.2f} x", "more than 1 core's")
    row("memory of 100,000 simulations", f"{memory_of(100_000):.0f} MB", "under 200 MB")
    for level in LEVELS:
        target = "at most 1 s" if level is LEVELS[-1] else "under 100 ms"
        row(f"slowest decision of {level.name}", f"{slowest_decision(level.name, views) * 1000:.0f} ms", target)
    with tempfile.TemporaryDirectory() as folder:
        command_seconds("selfplay", "--games", "1", "--seed", "3", "--bots", "greedy", "--out", folder, runs=1)
        file = Path(folder) / "game-1.json"
        seconds = command_seconds("review", str(file), "--simulations", "2000", runs=2)
        row("review of a game, 2,000 simulations a decision", f"{seconds:.1f} s", "under 30 s for 60 decisions")


if __name__ == "__main__":
    main()
