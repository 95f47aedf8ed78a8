"""The game as a PettingZoo AEC environment: `from gauntlet.envs.pettingzoo import env`."""

from __future__ import annotations

import secrets
import sys
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, register

from gauntlet.envs import kernel
from gauntlet.envs.batch import Batch
from gauntlet.envs.observation import size_of
from gauntlet.envs.render import RENDER_MODES, check_render_mode, rendered
from gauntlet.rules.errors import IllegalDecision
from gauntlet.rules.game import Game
from gauntlet.rules.layout import ACTIONS
from gauntlet.rules.options import Options

Observation = dict[str, NDArray[Any]]
_NOTHING_LEGAL = np.zeros(ACTIONS, np.int8)


class SplendorMarvel(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """One game. Agent `player_i` sits in seat i; an action is the number of a decision.

    An illegal action raises an IllegalDecision and changes nothing. A game that `max_rounds` ends is truncated.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "name": "gauntlet_splendor_marvel_v1",
        "render_modes": [*RENDER_MODES, "human"],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        epic_battles: bool = False,
        ending: str | None = None,
        payment: str = "choice",
        max_rounds: int | None = None,
        observation: str = "compact",
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, epic_battles, ending, payment, max_rounds, observation, shaping, render_mode)
        super().__init__()
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.table = Options(players, epic_battles, ending or "", payment, max_rounds)
        self._batch = Batch(1, self.table, observation, shaping)
        self._game = Game(self._batch.states, self.table)
        self._action = np.zeros(1, np.int64)
        self._seeds: np.random.Generator | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        space = Dict(
            {
                "observation": Box(0, 255, (size_of(observation),), np.uint8),
                "action_mask": Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game: that of the seed; without one, the next of the last seed's sequence, or a random one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        elif self._seeds is None:
            self._seeds = np.random.default_rng(secrets.randbits(64))
        self._batch.reset(int(self._seeds.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": _NOTHING_LEGAL.copy()} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[self._batch.seats[0]]
        self.infos[self.agent_selection] = {"action_mask": self._batch.masks[0].astype(np.int8)}

    def observe(self, agent: str) -> Observation:
        if agent == self.agent_selection:
            row = self._batch.observations[0].copy()
        else:
            row = np.zeros_like(self._batch.observations[0])
            kernel.observe_seat(self._batch.states, self.possible_agents.index(agent), row)
        return {"observation": row, "action_mask": self.infos[agent]["action_mask"].copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalDecision(f"{agent} is still in the game: its action is a number, not None")
        batch = self._batch
        self._action[0] = action
        batch.step(self._action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": _NOTHING_LEGAL.copy()}
        over = bool(batch.terminations[0] or batch.truncations[0])
        if over or batch.shaping:
            for seat, other in enumerate(self.agents):
                self.rewards[other] = reward = float(batch.rewards[0, seat])
                self._cumulative_rewards[other] += reward
        if over:
            self.terminations = dict.fromkeys(self.agents, bool(batch.terminations[0]))
            self.truncations = dict.fromkeys(self.agents, bool(batch.truncations[0]))
            self._deads_step_first()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The board as an onlooker knows it: `ansi` as text, `rgb_array` as a picture; `human` prints the text."""
        board = rendered(self._game.view(None), self.render_mode)
        if self.render_mode != "human":
            return board
        sys.stdout.write(f"{board}\n\n")
        return None

    def close(self) -> None:
        self._batch.close()


env = raw_env = SplendorMarvel
"""Without wrappers: what PettingZoo's usually add (order, bounds, legality) is checked inside."""

register("aec", "gauntlet/SplendorMarvel-v1", env)
