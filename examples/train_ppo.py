"""Trains MaskablePPO against random opponents in a batch of games, then plays 200 games to see what it has learnt.

    python examples/train_ppo.py                    some minutes on two cores
    python examples/train_ppo.py --steps 100000     a shorter look

It needs the extra `ppo`, writes the learning curve to docs/images/learning-curve.png, and ends with an error if
the agent wins less than 90 % of the games.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import matplotlib as mpl
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from tqdm import tqdm

from gauntlet.envs.batch import HOLD, Batch
from gauntlet.rules.options import Options

CURVE = Path(__file__).parents[1] / "docs" / "images" / "learning-curve.png"
GAMES = 64
GOAL = 0.9


class AgainstRandom(VecEnv):
    """The batch as Stable-Baselines wants it: the learner decides in each row, chance decides for the other seat."""

    def __init__(self, seed: int) -> None:
        self.batch = Batch(GAMES, Options(max_rounds=60), shaping=0.02)
        self.learner = np.arange(GAMES) % self.batch.table.players
        self.results: list[tuple[int, float]] = []
        """For each game that ended: the learner's decisions so far in all rows, and 1 for a win, else 0."""
        self.decisions = 0
        self._rows = np.arange(GAMES)
        self._start = seed
        space = gymnasium.spaces.Box(0, 255, self.batch.observations.shape[1:], np.uint8)
        super().__init__(GAMES, space, gymnasium.spaces.Discrete(self.batch.masks.shape[1]))

    def reset(self) -> NDArray[np.uint8]:
        self.batch.reset(self._start)
        self._chance_decides()
        return self.batch.observations.copy()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        batch = self.batch
        rewards = self._advance(self._actions) + self._chance_decides()
        ended = batch.terminations | batch.truncations
        infos: list[dict[str, Any]] = [{} for _ in range(GAMES)]
        for row in np.flatnonzero(ended):
            won = bool(batch.states[row].winners >> self.learner[row] & 1)
            self.results.append((self.decisions, float(won)))
            infos[row] = {
                "terminal_observation": batch.observations[row].copy(),
                "TimeLimit.truncated": bool(batch.truncations[row]),
            }
        if ended.any():
            self._advance(np.where(ended, 0, HOLD))  # they begin anew
            self._chance_decides()
        self.decisions += GAMES
        return batch.observations.copy(), rewards, ended, infos

    def _advance(self, actions: NDArray[np.int64]) -> NDArray[np.float32]:
        self.batch.step(actions)
        return self.batch.rewards[self._rows, self.learner]

    def _chance_decides(self) -> NDArray[np.float32]:
        """Up to the learner's next decision in every row that goes on; what that brought to the learner."""
        rewards = np.zeros(GAMES, np.float32)
        batch = self.batch
        while (waiting := (batch.seats != self.learner) & ~(batch.terminations | batch.truncations)).any():
            rewards += self._advance(np.where(waiting, batch.random_actions(), HOLD))
        return rewards

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.batch.masks)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002
        if attr_name == "render_mode":
            return [None] * GAMES
        if attr_name != "action_masks":
            raise AttributeError(attr_name)
        return [self.batch.masks] * GAMES

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        return [False] * GAMES

    def close(self) -> None:
        self.batch.close()


class SmallNumbers(BaseFeaturesExtractor):
    """Counts as floats near 1; clipped at 16."""

    def __init__(self, observation_space: gymnasium.spaces.Box) -> None:
        super().__init__(observation_space, int(np.prod(observation_space.shape)))

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        return observations.float().clamp(max=16) / 4


def train(steps: int, seed: int) -> tuple[MaskablePPO, AgainstRandom]:
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the network is small: a second thread waits more than it works
    env = AgainstRandom(seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.99,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256], "features_extractor_class": SmallNumbers},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps, progress_bar=True), env


def evaluate(model: MaskablePPO, games: int) -> float:
    """The share of games won against the bot `random`, seats drawn by lot."""
    env = gymnasium.make("gauntlet/SplendorMarvel-v1", opponents=["random"], max_rounds=60)
    won = 0
    for game in tqdm(range(games), "playing"):
        observation, info = env.reset(seed=1_000_000 + game)
        ended = False
        reward = 0.0
        while not ended:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, last, terminated, truncated, info = env.step(action)
            reward = float(last)
            ended = terminated or truncated
        won += reward > 0
    env.close()
    return won / games


def draw_curve(results: list[tuple[int, float]], final: float, games: int) -> None:
    mpl.use("Agg")
    from matplotlib import pyplot as plt

    decisions, wins = (np.array(column) for column in zip(*results, strict=True))
    width = max(1, len(wins) // 60)
    smooth = np.convolve(wins, np.ones(width) / width, "valid")
    plt.style.use("dark_background")
    figure, axes = plt.subplots(figsize=(8, 4.2), facecolor="#10131f")
    axes.set_facecolor("#10131f")
    axes.plot(decisions[width - 1 :] / 1e6, smooth * 100, color="#7fd1ff", linewidth=1.8, label="games while training")
    axes.axhline(GOAL * 100, color="#ffe55c", linestyle="--", linewidth=1, label="goal: 90 %")
    axes.plot(decisions[-1] / 1e6, final * 100, "o", color="#ff9d2e", label=f"{games} games afterwards: {final:.1%}")
    axes.set(xlabel="decisions of the learner, millions", ylabel="games won against random, %", ylim=(0, 102))
    axes.grid(alpha=0.15)
    axes.legend(loc="lower right", frameon=False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    CURVE.parent.mkdir(parents=True, exist_ok=True)
    figure.tight_layout()
    figure.savefig(CURVE, dpi=120)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=250_000, help="the learner's decisions in training")
    parser.add_argument("--games", type=int, default=200, help="games to play afterwards")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.perf_counter()
    model, env = train(options.steps, options.seed)
    minutes = (time.perf_counter() - began) / 60
    final = evaluate(model, options.games)
    draw_curve(env.results, final, options.games)
    env.close()
    sys.stdout.write(
        f"trained for {minutes:.1f} minutes ({env.decisions:,} decisions, {len(env.results):,} games);"
        f" won {final:.1%} of {options.games} games against random; the curve is in {CURVE}\n"
    )
    return 0 if final >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
