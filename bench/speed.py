"""How fast the kernel is: python -m bench.speed prints a table. Keep the machine idle while it runs.

Each figure is the best of several runs: other work on the machine can only make a run slower.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import numpy as np

from gauntlet.rules.kernel.chance import Chance, chance
from gauntlet.rules.kernel.deal import deal, draw_setup
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.play import legal_bits, play_randomly
from gauntlet.rules.layout import CHOICE, DEFAULT, GAUNTLET, SIXTEEN, STATE, States, new_state

RUNS = 5
GAMES = 40_000
"""Some tenths of a second: in less, two threads may still sit on one core."""
TABLES = {
    "2 players, base game, default payment": (2, False, DEFAULT, 10.0),
    "4 players, base game, default payment": (4, False, DEFAULT, 10.0),
    "2 players, Epic Battles, payment by choice": (2, True, CHOICE, 6.0),
    "4 players, Epic Battles, payment by choice": (4, True, CHOICE, 6.0),
}


def starts(players: int, epic_battles: bool, payment: int, count: int) -> States:
    """Positions at the beginning of different games."""
    states = np.zeros(count, STATE)
    deck, location, battle = (np.empty(size, np.int8) for size in (90, 4, 8))
    source = chance(1)
    for number in range(count):
        draw_setup(source, players, epic_battles, deck, location, battle)
        ending = SIXTEEN if epic_battles else GAUNTLET
        deal(states, number, players, ending, payment, 0, deck, location, battle)
    return states


@door
def play_games(beginnings: States, scratch: States, source: Chance, games: int) -> int:
    """Random games to their end, each from another beginning; how many decisions they took."""
    decisions = 0
    for game in range(games):
        scratch[0] = beginnings[game % len(beginnings)]
        decisions += play_randomly(scratch, source, 1_000_000)
    return decisions


@door
def new_games(states: States, source: Chance, players: int, games: int) -> None:
    deck, location, battle = np.empty(90, np.int8), np.empty(4, np.int8), np.empty(8, np.int8)
    for _ in range(games):
        draw_setup(source, players, False, deck, location, battle)
        deal(states, 0, players, GAUNTLET, DEFAULT, 0, deck, location, battle)


@door
def list_legal(positions: States, times: int) -> int:
    mixed = 0
    for number in range(times):
        mixed ^= legal_bits(positions[number % len(positions)])
    return mixed


@door
def copy_states(positions: States, scratch: States, times: int) -> None:
    for number in range(times):
        scratch[number & 1] = positions[number % len(positions)]


def best_seconds(work: Callable[[], object]) -> float:
    work()
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return min(times)


def millions_a_second(players: int, epic_battles: bool, payment: int, threads: int) -> float:
    beginnings = starts(players, epic_battles, payment, 100)
    decisions = 0

    def one(seed: int) -> int:
        return play_games(beginnings, new_state(), chance(seed), GAMES)

    def all_threads() -> None:
        nonlocal decisions
        decisions = sum(pool.map(one, range(threads)))

    with ThreadPoolExecutor(threads) as pool:
        return decisions / seconds / 1e6 if (seconds := best_seconds(all_threads)) else 0.0


def more_threads(players: int, epic_battles: bool, payment: int, threads: int) -> float:
    """How many times as fast so many threads are, measured right after one."""
    one = millions_a_second(players, epic_battles, payment, 1)
    return millions_a_second(players, epic_battles, payment, threads) / one


def plain_python_rate() -> float:
    """Decisions a second of the same loop without the JIT, in a process of its own."""
    code = (
        "import time; from bench.speed import *; b = starts(2, False, DEFAULT, 20); t = time.perf_counter();"
        "n = play_games(b, new_state(), chance(1), 20); print(n / (time.perf_counter() - t))"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return float(run.stdout)


def command_seconds(*arguments: str, runs: int = 5, **environment: str) -> float:
    """How long the command `gauntlet` takes, from start to end."""
    code = "from gauntlet.cli import main; main()"

    def run() -> None:
        subprocess.run(
            [sys.executable, "-c", code, *arguments],
            env=os.environ | environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )

    times = []
    for _ in range(runs):
        begin = time.perf_counter()
        run()
        times.append(time.perf_counter() - begin)
    return min(times)


def row(what: str, figure: str, target: str) -> None:
    print(f"{what:58} {figure:>16}   {target}", flush=True)


def main() -> None:
    cores = os.cpu_count() or 1
    row("what", "measured", "target")
    rates = {}
    for name, (players, epic_battles, payment, target) in TABLES.items():
        rates[name] = millions_a_second(players, epic_battles, payment, threads=1)
        row(f"random games, {name}", f"{rates[name]:.1f} M/s", f"at least {target:.0f} M decisions/s")
    first, *_ = TABLES
    ratio = median(more_threads(*TABLES[first][:3], cores) for _ in range(5))
    row(f"the first one on {cores} cores, against one", f"{ratio:.2f} x", "at least 1.6 x with 2 cores")
    row("the first one against plain Python (JIT off)", f"{rates[first] * 1e6 / plain_python_rate():,.0f} x", "")

    positions = starts(2, True, CHOICE, 1024)
    for number in range(len(positions)):
        play_randomly(positions[number : number + 1], chance(number), number % 60)
    scratch = np.zeros(2, STATE)
    times = 2_000_000
    row("legal set", f"{best_seconds(lambda: list_legal(positions, times)) / times * 1e9:.0f} ns", "under 40 ns")
    row(
        "copy of a state",
        f"{best_seconds(lambda: copy_states(positions, scratch, times)) / times * 1e9:.1f} ns",
        "under 15 ns",
    )
    games = 200_000
    seconds = best_seconds(lambda: new_games(scratch, chance(1), 2, games))
    row("a new game, 2 players", f"{seconds / games * 1e9:.0f} ns", "under 100 ns")
    row("a state", f"{STATE.itemsize} bytes", "under 400 bytes")

    row("gauntlet --help", f"{command_seconds('--help'):.2f} s", "at most 0.25 s")
    with tempfile.TemporaryDirectory() as folder:
        command_seconds("selfplay", "--games", "1", "--seed", "1", "--out", folder, runs=1)
        record = f"{folder}/game-1.json"
        row("gauntlet replay of one game, compiled", f"{command_seconds('replay', record):.2f} s", "at most 1.0 s")
        fresh = command_seconds("replay", record, runs=1, NUMBA_CACHE_DIR=f"{folder}/cache")
        row("the same with the first compile", f"{fresh:.1f} s", "compile under 15 s")


if __name__ == "__main__":
    main()
