"""How fast the kernel is in a browser's engine, against itself here: python -m bench.engine prints a table.

Processor time, in turns: first here, then in Node, whose V8 is Chromium's. Then what it costs to load, in Chromium.
"""

from __future__ import annotations

import base64
import gzip
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

from playwright.sync_api import sync_playwright

from bench.search import DAY, views_of_a_game
from bench.speed import TABLES, play_games, row, starts
from gauntlet.bots.mind import NetworkSimulator
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import SearchTree, Simulator
from gauntlet.bots.tree import simulate
from gauntlet.bots.weights import load_weights
from gauntlet.rules.kernel.chance import chance
from gauntlet.rules.layout import States, new_state
from testkit.browser.real_browser import UNHURRIED, launch, serving
from testkit.engine.node import WEB, run_node
from testkit.engine.page import build_page

RUNS, ROUNDS = 3, 3
GAMES, SIMULATIONS = 10_000, 1000
RULES, SEARCH, MODULE_KB, READY_MS = 0.75, 0.85, 35, 150
KINDS = {"search": ("simulations a second", SEARCH), "mind": ("simulations a second, by the mind", None)}
NAMES = ("rules/generated-decisions.ts", "engine/generated.ts")


def best_rate(work: Callable[[], int]) -> float:
    """How much of it is done in a millisecond of processor time."""
    work()
    rates = []
    for _ in range(RUNS):
        begin = time.thread_time()
        rates.append(work() / (time.thread_time() - begin) / 1000)
    return max(rates)


def native(tables: dict[str, States], views: list[States]) -> dict[str, float]:
    def search(simulator: Simulator) -> Callable[[], int]:
        tree = SearchTree(simulator)

        def work() -> int:
            for view in views:
                tree.clear()
                tree.search(view, 1, Budget(DAY, SIMULATIONS), Event())
            return SIMULATIONS * len(views)

        return work

    def games(beginnings: States) -> Callable[[], int]:
        return lambda: play_games(beginnings, new_state(), chance(1), GAMES)

    rates = {name: best_rate(games(beginnings)) for name, beginnings in tables.items()}
    searches: dict[str, Simulator] = {"search": simulate, "mind": NetworkSimulator(load_weights())}
    return rates | {name: best_rate(search(simulator)) for name, simulator in searches.items()}


def in_v8(tables: dict[str, States], views: list[States]) -> dict[str, float]:
    def text(state: States) -> str:
        return base64.b64encode(state.tobytes()).decode()

    work = {
        "tables": {
            name: [text(states[index : index + 1]) for index in range(len(states))] for name, states in tables.items()
        },
        "views": [text(view) for view in views],
        "games": GAMES,
        "simulations": SIMULATIONS,
        "runs": RUNS,
    }
    rates: dict[str, float] = json.loads(run_node("tools/engine/speed.ts", json.dumps(work)))
    return rates


def ready_ms(runs: int = 5) -> float:
    """Until a worker is ready, from the moment in which a page asks for it, in Chromium; the median."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page_folder = build_page(Path(folder) / "page")
        with serving(Path(folder) / "data", UNHURRIED, page_folder) as address:
            browser = launch(playwright)
            times: list[float] = []
            for _ in range(runs):
                page = browser.new_context().new_page()
                page.goto(address)
                page.wait_for_function("window.ready")
                times.append(page.evaluate("window.ready"))
                page.close()
            browser.close()
    return statistics.median(times)


def main() -> None:
    tables = {name: starts(players, epic, payment, 100) for name, (players, epic, payment, _) in TABLES.items()}
    views = [view.states for view in views_of_a_game(1) + views_of_a_game(2)]
    row("what", "module / native", "target")
    found: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        here, there = native(tables, views), in_v8(tables, views)
        for name in here:
            found.setdefault(name, []).append(there[name] / here[name])
    for name, ratios in found.items():
        what, target = KINDS.get(name, (f"random games, {name}", RULES))
        row(what, f"{statistics.median(ratios):.2f}", f"at least {target}" if target else "")
    engine = WEB / "src/lib"
    module = len(gzip.compress((engine / "engine/kernel.wasm").read_bytes()))
    names = sum(len(gzip.compress((engine / name).read_bytes())) for name in NAMES)
    row("module, gzip", f"{module / 1000:.1f} kB", "")
    mind = len(gzip.compress((engine / "engine/mind.wasm").read_bytes()))
    row("module of the mind, gzip", f"{mind / 1000:.1f} kB", "")
    row("module with names, gzip", f"{(module + names) / 1000:.1f} kB", f"at most {MODULE_KB}")
    row("worker ready, in Chromium", f"{ready_ms():.0f} ms", f"at most {READY_MS}")


if __name__ == "__main__":
    main()
