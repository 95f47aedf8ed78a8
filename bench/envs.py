"""How fast the environments are: python -m bench.envs prints a table. Keep the machine idle while it runs.

Each figure is the best of several runs: other work on the machine can only make a run slower. A step is one random
legal action with the observation and the mask that follow it; drawing the action is part of the time. PettingZoo's
connect_four is measured in the same run, by the same loop.
"""

from __future__ import annotations

import os
import random
import sys
import time
from typing import Any

import gymnasium
import numpy as np

import gauntlet.envs
from gauntlet.envs.batch import Batch
from gauntlet.envs.pettingzoo import env
from gauntlet.rules.options import Options

RUNS = 7
SECONDS = 1.0
GAMES = 8_192
BATCHES = {
    "batch, 2 players, compact": (Options(2), "compact", 3e6),
    "batch, 2 players, rich": (Options(2), "rich", None),
    "batch, 4 players with Epic Battles, compact": (Options(4, True), "compact", None),
}


def batch_rate(table: Options, observation: str, threads: int) -> float:
    """Steps a second of a batch under random play."""
    batch = Batch(GAMES, table, observation, threads=threads)
    batch.reset(1)
    for _ in range(60):  # games of all ages
        batch.step(batch.random_actions())

    def run() -> float:
        steps, begin = 0, time.perf_counter()
        while (now := time.perf_counter()) - begin < SECONDS:
            batch.step(batch.random_actions())
            steps += GAMES
        return steps / (now - begin)

    rate = max(run() for _ in range(RUNS))
    batch.close()
    return rate


def aec_rate(game: Any) -> float:
    """Steps a second of one game of any PettingZoo environment under random play, new games included."""
    chance = random.Random(1)

    def run() -> float:
        game.reset(seed=1)
        steps, begin = 0, time.perf_counter()
        while (now := time.perf_counter()) - begin < SECONDS:
            observation, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                game.reset()
                continue
            game.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps / (now - begin)

    return max(run() for _ in range(RUNS))


def connect_four_rates() -> dict[str, float]:
    """PettingZoo's own game, bare and as its `env()` wraps it; empty where pygame is missing."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    try:
        from pettingzoo.classic.connect_four import connect_four
    except ImportError as error:
        print(f"connect_four is not measured: {error}", file=sys.stderr)
        return {}
    return {
        "PettingZoo connect_four_v3, bare": aec_rate(connect_four.raw_env()),
        "PettingZoo connect_four_v3, env()": aec_rate(connect_four.env()),
    }


def learner_rate() -> float:
    """Steps a second of the Gymnasium environment; a step includes what the bot decides, from its own view."""
    game = gymnasium.make("gauntlet/SplendorMarvel-v1", opponents=["random"])
    chance = random.Random(1)

    def run() -> float:
        _, info = game.reset(seed=1)
        steps, begin = 0, time.perf_counter()
        while (now := time.perf_counter()) - begin < SECONDS:
            action = np.int64(chance.choice(np.flatnonzero(info["action_mask"]).tolist()))
            _, _, terminated, truncated, info = game.step(action)
            steps += 1
            if terminated or truncated:
                _, info = game.reset()
        return steps / (now - begin)

    return max(run() for _ in range(RUNS))


def main() -> None:
    assert gauntlet.envs, "importing it registers the names"  # noqa: S101
    cores = len(os.sched_getaffinity(0))
    print(f"{'steps a second':56} {'measured':>12} {'goal':>10}")
    for name, (table, observation, goal) in BATCHES.items():
        for threads in sorted({1, cores}):
            rate = batch_rate(table, observation, threads)
            wanted = f"{goal:,.0f}" if goal and threads > 1 else ""
            print(f"{f'{name}, {threads} thread' + 's' * (threads > 1):56} {rate:12,.0f} {wanted:>10}")
    ours = aec_rate(env())
    print(f"{'PettingZoo, 2 players':56} {ours:12,.0f} {30_000:10,}")
    for name, rate in connect_four_rates().items():
        print(f"{name:56} {rate:12,.0f} {'':10} ours is {ours / rate:.1f} times as fast")
    print(f"{'Gymnasium, against the bot random':56} {learner_rate():12,.0f}")


if __name__ == "__main__":
    main()
