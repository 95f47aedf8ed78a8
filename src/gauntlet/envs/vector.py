"""The batch as a Gymnasium VectorEnv: every row is a game in which the caller of `step` plays all seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gauntlet.envs.batch import Batch, Step
from gauntlet.envs.observation import size_of
from gauntlet.rules.layout import ACTIONS
from gauntlet.rules.options import Options


class SelfPlayVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """A row's observation is that of the seat asked next, its reward that of the seat which has just acted.

    `infos` has the masks (`action_mask`), that seat (`seat`), and the rewards of all seats (`rewards`). All arrays
    are the batch's own and are overwritten by the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        epic_battles: bool = False,
        ending: str | None = None,
        payment: str = "choice",
        max_rounds: int | None = None,
        observation: str = "compact",
        shaping: float = 0.0,
        threads: int | None = None,
    ) -> None:
        table = Options(players, epic_battles, ending or "", payment, max_rounds)
        self.batch = Batch(num_envs, table, observation, shaping, threads)
        self.num_envs = num_envs
        self.single_observation_space = Box(0, 255, (size_of(observation),), np.uint8)
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Row i plays the game of `seed + i`, and then those of `seed + i + k * num_envs`."""
        super().reset(seed=seed, options=options)
        return self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed)

    def step(self, actions: NDArray[np.int64]) -> Step:
        acted = self.batch.seats.copy()
        observations, rewards, terminations, truncations, infos = self.batch.step(actions)
        return observations, rewards[self._rows, acted], terminations, truncations, infos

    def close_extras(self, **_: Any) -> None:
        self.batch.close()
