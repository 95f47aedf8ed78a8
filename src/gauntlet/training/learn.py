"""Fits the network to the positions of some generations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import jax
import numpy as np
import optax
from numpy.typing import NDArray

from gauntlet.rules.catalogue import GOAL, MOST_PLAYERS, STONE_KINDS
from gauntlet.training.jax_network import Batch, Parameters, fresh, loss
from gauntlet.training.permute_stones import StonePermutation
from gauntlet.training.positions import (
    BITS,
    LAMBDAS,
    POSITION,
    Positions,
    compute_features,
    load_positions,
    new_features,
    td_targets,
)

BATCH: Final = 1024
OTHERS: Final = 0.5
"""The part of the positions that are seen by a seat at random: a search looks at leaves as its own seat, whoever is
asked there."""
HELD_OUT: Final = 4096
"""Positions of the newest games that are kept for validation."""
FIGURES: Final = ("value loss", "policy loss", "auxiliary loss", "best decision found")

SAME_STONES: Final = np.arange(STONE_KINDS)

OnProgress = Callable[[int, int, dict[str, float]], None]
"""Called with the step, how many there are, and the figures over positions that were held out."""


class Window:
    """The positions that are learned from."""

    def __init__(self, files: Sequence[Path]) -> None:
        parts = [load_positions(file) for file in files]
        self.positions: Positions = np.concatenate(parts) if parts else np.zeros(0, POSITION)
        self.targets = np.zeros((len(self.positions), MOST_PLAYERS), np.float32)
        td_targets(self.positions, LAMBDAS, self.targets)

    def __len__(self) -> int:
        return len(self.positions)

    def batch(
        self,
        chosen: NDArray[np.int64],
        stones: NDArray[np.int64] = SAME_STONES,
        turned: NDArray[np.int64] | None = None,
    ) -> Batch:
        """Fresh arrays each time: JAX may go on reading those that it was given. Stone k becomes `stones[k]`, and each
        position is seen by the seat that plays so many turns after the one that is asked: 0, unless `turned` says more.
        """
        permutation = StonePermutation(stones)
        rows = self.positions[chosen]
        features, legal = new_features(len(chosen)), np.zeros((len(chosen), BITS), np.float32)
        state = rows["state"]
        players, asked = state["players"].astype(np.int64), state["seat"].astype(np.int64)
        viewers = asked if turned is None else (asked + turned) % players
        compute_features(self.positions, chosen, viewers, features, legal)
        ahead = np.arange(MOST_PLAYERS)
        seats = (viewers[:, None] + ahead) % players[:, None]
        seated = (ahead < players[:, None]).astype(np.float32)
        visits = rows["visits"].astype(np.float32)

        def by_turn(values: NDArray[Any]) -> NDArray[np.float32]:
            """From the seat that looks on, instead of by seat."""
            return (np.take_along_axis(values.astype(np.float32), seats, axis=1) * seated).astype(np.float32)

        return {
            **{name: permutation.features(name, features[name]) for name in ("table", "opponents", "cards", "tiles")},
            "phase": state["phase"].astype(np.int32),
            "seated": seated,
            "legal": permutation.decisions(state["phase"], legal),
            "visits": permutation.decisions(state["phase"], visits / np.maximum(1, visits.sum(1, keepdims=True))),
            "searched": (rows["searched"] * (viewers == asked)).astype(np.float32),
            "target": by_turn(self.targets[chosen]),
            "share": by_turn(rows["share"]),
            "points": by_turn(rows["points"]) / GOAL,
            "rounds": rows["rounds_left"].astype(np.float32) / 10,
        }


def learn(
    window: Window,
    parameters: Parameters | None,
    steps: int,
    rate: float,
    seed: int,
    on_progress: OnProgress,
) -> Parameters:
    """New parameters, from those of the last generation or from none."""
    chance = np.random.default_rng(seed)
    parameters = fresh(seed) if parameters is None else parameters
    learned, held = np.arange(len(window) - HELD_OUT), np.arange(len(window) - HELD_OUT, len(window))
    schedule = optax.warmup_cosine_decay_schedule(rate * 0.1, rate, min(200, steps // 10), steps, rate * 0.02)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule, weight_decay=1e-4))
    state = optimizer.init(parameters)

    @jax.jit
    def update(parameters: Parameters, state: Any, batch: Batch) -> tuple[Parameters, Any]:
        gradient = jax.grad(loss, has_aux=True)(parameters, batch)[0]
        change, state = optimizer.update(gradient, state, parameters)
        return optax.apply_updates(parameters, change), state

    evaluate = jax.jit(lambda parameters, batch: loss(parameters, batch)[1])

    def figures() -> dict[str, float]:
        parts = [
            np.asarray(evaluate(parameters, window.batch(held[at : at + BATCH]))) for at in range(0, HELD_OUT, BATCH)
        ]
        return dict(zip(FIGURES, np.mean(parts, axis=0).round(4).tolist(), strict=True))

    for step in range(steps):
        chosen = np.sort(chance.choice(learned, min(BATCH, len(learned)), replace=False))
        stones = chance.permutation(STONE_KINDS) if step % 2 else SAME_STONES
        turned = chance.integers(MOST_PLAYERS, size=len(chosen)) * (chance.random(len(chosen)) < OTHERS)
        parameters, state = update(parameters, state, window.batch(chosen, stones, turned))
        if (step + 1) % max(1, steps // 10) == 0:
            on_progress(step + 1, steps, figures())
    return parameters


def save_parameters(file: Path, parameters: Parameters) -> None:
    part = file.with_suffix(".part")
    with part.open("wb") as stream:
        arrays: dict[str, Any] = {name: np.asarray(value) for name, value in parameters.items()}
        np.savez(stream, **arrays)
    part.replace(file)


def load_parameters(file: Path) -> Parameters:
    with np.load(file) as stored:
        return {name: stored[name].copy() for name in stored.files}
