"""The game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from gauntlet.bots import Bot, make_bot
from gauntlet.envs import kernel
from gauntlet.envs.batch import Batch
from gauntlet.envs.observation import size_of
from gauntlet.envs.render import RENDER_MODES, check_render_mode, rendered
from gauntlet.rules.decision import legal_decisions
from gauntlet.rules.errors import IllegalDecision, OptionsError
from gauntlet.rules.game import Game
from gauntlet.rules.layout import ACTIONS, PHASE_OFFSET
from gauntlet.rules.options import Options

Row = NDArray[np.uint8]


class SplendorMarvelEnv(gymnasium.Env[Row, np.int64]):
    """A step is one decision of the learning seat and all that the bots decide until it is asked again.

    An illegal action loses the game: the reward is -1, the episode terminates, and `info["illegal_action"]` is True.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        opponents: Sequence[str | Bot] = ("random",),
        seat: int | None = None,
        epic_battles: bool = False,
        ending: str | None = None,
        payment: str = "choice",
        max_rounds: int | None = None,
        observation: str = "compact",
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is the learner's seat; by default it is drawn before each game."""
        if isinstance(opponents, str):
            raise OptionsError(f"opponents must be a list of bots, as in ['{opponents}'], not {opponents!r}")
        check_render_mode(render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.table = Options(len(opponents) + 1, epic_battles, ending or "", payment, max_rounds)
        if seat is not None and seat not in range(self.table.players):
            raise OptionsError(f"there is no seat {seat} with {self.table.players} players")
        for name in opponents:
            if isinstance(name, str):
                make_bot(name)  # a name that no bot has should not wait for the first game
        self._opponents, self._fixed_seat = tuple(opponents), seat
        self._batch = Batch(1, self.table, observation, shaping)
        self._game = Game(self._batch.states, self.table)
        self._bots: dict[int, Bot] = {}
        self.seat = seat or 0
        """The learner's seat in this game."""
        self.observation_space = Box(0, 255, (size_of(observation),), np.uint8)
        self.action_space = Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        chance = self.np_random
        self._batch.reset(int(chance.integers(2**63)) if seed is None else seed)
        players = self.table.players
        self.seat = int(chance.integers(players)) if self._fixed_seat is None else self._fixed_seat
        others = [(self.seat + turn) % players for turn in range(1, players)]
        self._bots = {
            other: make_bot(bot, int(chance.integers(2**31))) if isinstance(bot, str) else bot
            for other, bot in zip(others, self._opponents, strict=True)
        }
        self._bots_decide()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        batch = self._batch
        if not batch.masks[0, action]:
            return self._observation(), -1.0, True, False, self._info() | {"illegal_action": True}
        batch.step([action])
        reward = float(batch.rewards[0, self.seat]) + self._bots_decide()
        ends = bool(batch.terminations[0]), bool(batch.truncations[0])
        return self._observation(), reward, *ends, self._info()

    def _bots_decide(self) -> float:
        """Advances to the learner's next decision, or the end; returns the learner's reward."""
        batch, game = self._batch, self._game
        reward = 0.0
        while not game.over and batch.seats[0] != self.seat:
            seat = int(batch.seats[0])
            decision = self._bots[seat].decide(game.view(seat))
            batch.step([self._number(decision)])
            reward += float(batch.rewards[0, self.seat])
        return reward

    def _number(self, decision: str) -> int:
        """The action of a legal decision."""
        states = self._batch.states
        legal: Mapping[Any, int] = legal_decisions(states)
        if decision not in legal:
            bot = self._bots[int(states[0].seat)]
            raise IllegalDecision(f"{bot!r} decided {decision!r}, which is none of {', '.join(legal)}")
        return PHASE_OFFSET[int(states[0].phase)] + legal[decision]

    def _observation(self) -> Row:
        row: Row = self._batch.observations[0].copy()
        if self._batch.seats[0] != self.seat:  # the game is over, and the row shows it to who moved last
            kernel.observe_seat(self._batch.states, self.seat, row)
        return row

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, for sb3-contrib; only `pass` when the game is over."""
        mask: NDArray[np.bool_] = self._batch.masks[0].copy()
        return mask

    def render(self) -> NDArray[np.uint8] | str | None:
        """The board as the learner knows it: `ansi` as text, `rgb_array` as a picture."""
        return rendered(self._game.view(self.seat), self.render_mode)

    def close(self) -> None:
        self._batch.close()
