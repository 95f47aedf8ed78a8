"""A batch of thousands of games, for training."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gauntlet.envs import kernel
from gauntlet.envs.kernel import HOLD as HOLD
from gauntlet.envs.observation import size_of
from gauntlet.rules.errors import IllegalDecision, OptionsError
from gauntlet.rules.layout import ACTIONS, ENDS, NONE, PAYMENTS, STATE, States
from gauntlet.rules.options import Options

LEAST_SLICE = 256
"""Games per thread at least: fewer are done before a thread wakes up."""
SLICES_A_THREAD = 4
"""So that a busy core does not delay the others."""

Step = tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[Any]]]
"""Observations, rewards, terminations, truncations and infos."""


class Batch:
    """`games` games of one table, advanced together; each row shows its game to the seat that is asked.

    All arrays are allocated once and overwritten by every call: copy what you want to keep. They share their memory
    with torch through `torch.from_numpy`.

    A game that has ended begins anew with the next step, which ignores its action (Gymnasium's NEXT_STEP).
    """

    def __init__(
        self,
        games: int,
        table: Options | None = None,
        observation: str = "compact",
        shaping: float = 0.0,
        threads: int | None = None,
    ) -> None:
        if games < 1:
            raise OptionsError(f"a batch has 1 game or more, not {games!r}")
        if threads is not None and threads < 1:
            raise OptionsError(f"a batch needs 1 thread or more, not {threads!r}")
        self.table = table = table or Options()
        self.shaping = float(shaping)
        self.states: States = np.zeros(games, STATE)
        """The games themselves, with all hidden cards: not for agents."""
        self.seeds = np.zeros(games, np.uint64)
        """The seed of each current game: it is `Game.new(seed=…)` with the same options."""
        self.observations = np.zeros((games, size_of(observation)), np.uint8)
        self.masks = np.zeros((games, ACTIONS), np.bool_)
        """The legal actions; of a game that has ended `pass` alone, which is ignored."""
        self.rewards = np.zeros((games, table.players), np.float32)
        """The reward of the last step for each seat."""
        self.terminations = np.zeros(games, np.bool_)
        self.truncations = np.zeros(games, np.bool_)
        """Ended by `max_rounds`."""
        self.seats = np.zeros(games, np.int8)
        """The seat to decide, whose observation it is; when the game has ended, the seat that moved last."""
        self._legal = np.zeros(games, np.int64)
        self._chance = np.zeros(games, np.uint64)
        self._options = numbers_of(table)
        threads = threads or _cores()
        slices = max(1, min(SLICES_A_THREAD * threads, games // LEAST_SLICE))
        self._slices = list(pairwise(np.linspace(0, games, slices + 1).astype(int).tolist()))
        self._helpers = min(threads, slices) - 1
        self._pool = ThreadPoolExecutor(self._helpers, "gauntlet-batch") if self._helpers else None
        self._rows = (self._legal, self.observations, self.masks, self.seats)
        self._ends = (self.rewards, self.terminations, self.truncations)

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], dict[str, NDArray[Any]]]:
        """New games: game i gets the seed `seed + i`, and each time it begins anew its seed grows by the batch's size.

        Without a seed nobody can foresee them.
        """
        first = secrets.randbits(63) if seed is None else seed & 0xFFFF_FFFF_FFFF_FFFF
        np.add(np.uint64(first), np.arange(len(self), dtype=np.uint64), out=self.seeds)
        self._chance[:] = ~self.seeds
        self.rewards[:], self.terminations[:], self.truncations[:] = 0, False, False
        self._each(
            lambda first, last: kernel.start_games(self.states, self.seeds, first, last, self._options, self._rows)
        )
        return self.observations, self.infos

    @property
    def infos(self) -> dict[str, NDArray[Any]]:
        return {"action_mask": self.masks, "seat": self.seats, "rewards": self.rewards}

    def step(self, actions: ArrayLike) -> Step:
        """One action in each game: the number of a decision, legal where the mask says so, or HOLD for no action.

        A game on HOLD stays as it is, ended or not, with rewards of 0.
        """
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        if chosen.shape != self.seats.shape:
            raise IllegalDecision(f"a step takes {len(self)} actions, not an array of shape {chosen.shape}")
        wrong = kernel.first_illegal(self.states, self._legal, chosen)
        if wrong != NONE:
            raise IllegalDecision(
                f"action {chosen[wrong]} is not legal in game {wrong} (seed {self.seeds[wrong]}), where seat"
                f" {self.seats[wrong]} may choose {', '.join(map(str, np.flatnonzero(self.masks[wrong])))};"
                " no game was advanced"
            )
        self._each(
            lambda first, last: kernel.step_games(
                self.states, self.seeds, first, last, self._options, chosen, self.shaping, self._rows, self._ends
            )
        )
        return self.observations, self.rewards, self.terminations, self.truncations, self.infos

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each game; the same ones after a reset with the same seed."""
        actions = np.empty(len(self), np.int64)
        self._each(
            lambda first, last: kernel.random_actions(self.states, self._chance, first, last, self._legal, actions)
        )
        return actions

    def refresh(self) -> None:
        """Recomputes all observations, masks and seats, after `states` was written to."""
        self._each(lambda first, last: kernel.present_games(self.states, first, last, self._rows))

    def _each(self, work: Callable[[int, int], None]) -> None:
        """Processes the slices of the batch: each thread takes the next one; compiled code releases the GIL."""
        left = iter(self._slices)

        def help_out() -> None:
            for first, last in left:
                work(first, last)

        helpers = [self._pool.submit(help_out) for _ in range(self._helpers)] if self._pool else []
        help_out()
        for helper in helpers:
            if not helper.cancel():  # one that has not begun is not needed any more
                helper.result()

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def numbers_of(table: Options) -> tuple[int, int, int, int, int]:
    """The options as the kernel takes them."""
    return (
        table.players,
        int(table.epic_battles),
        ENDS.index(table.ending),
        PAYMENTS.index(table.payment),
        table.max_rounds or 0,
    )
