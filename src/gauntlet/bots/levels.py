"""Opponents for people, from gentle to expert. The text `bot-NAME-style` says how each of them plays.

All of them are the mind. The first ones play by its policy alone, with a temperature and a style; the others search,
more and more. A level is data, which the page has too (tools/typescript.py).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from threading import Event
from typing import Final

import numpy as np

from gauntlet.bots.base import Bot, BotError, Maker
from gauntlet.bots.mind import NetworkSimulator, compile_mind
from gauntlet.bots.network import Networks, new_work
from gauntlet.bots.persona import NO_STYLE, Style, sample_policy, style_root
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import SearchTree
from gauntlet.bots.weights import load_weights
from gauntlet.rules.decision import DECISIONS, decisions_by_bit
from gauntlet.rules.kernel.chance import chance, derive
from gauntlet.rules.layout import PASS
from gauntlet.rules.view import View

MOST_MS: Final = 900
"""The longest that a decision may take, on a machine that is slow or busy."""


@dataclass(frozen=True)
class Level:
    """A named opponent."""

    name: str
    simulations: int
    """For each decision, in a tree of its own; 0: the policy without a search."""
    style: Style = NO_STYLE

    def make(self, seed: int | None = None) -> Bot:
        return Persona(self.simulations, self.style, seed)

    def maker(self) -> Maker:
        def make(parameter: str, seed: int | None) -> Bot:
            if parameter:
                raise BotError(f"{self.name} takes no parameter, not {parameter!r}")
            compile_mind()
            return self.make(seed)

        return make


LEVELS: Final = (
    Level("pebble", 0, Style(3.0, 5.2, take=0.4, recruit=-0.2)),
    Level("magpie", 0, Style(2.7, 3.9, reserve=0.4, points=0.25)),
    Level("mason", 0, Style(1.7, 3.4, recruit=0.3, level=-0.3)),
    Level("comet", 0, Style(1.0, 2.7, points=0.15)),
    Level("tinker", 0, Style(0.15, 1.2)),
    Level("navigator", 12),
    Level("warden", 50, Style(deny=0.7)),
    Level("sage", 260),
    Level("astronomer", 1600),
    Level("oracle", 8000),
)
"""From the weakest to the strongest; each is to beat the one before it in 65 to 85 % (bench/strength.py)."""


class Persona:
    """A bot with a style. Its decision depends on the position, the number of decisions so far and its seed alone."""

    def __init__(
        self, simulations: int, style: Style = NO_STYLE, seed: int | None = None, net: Networks | None = None
    ) -> None:
        self._seed = random.getrandbits(62) if seed is None else seed
        self._simulations, self._style = simulations, style.numbers()
        self._net = load_weights() if net is None else net
        self._work, self._priors = new_work(), np.zeros(PASS + 1, np.float32)
        self._tree = SearchTree(NetworkSimulator(self._net)) if simulations else None

    def decide(self, view: View) -> str:
        return self.decide_within(view, Budget(MOST_MS), Event())

    def decide_within(self, view: View, budget: Budget, stop: Event) -> str:
        """Within its own simulations, whatever others the budget has."""
        if len(view.legal) == 1:
            return view.legal[0]
        seed = derive(self._seed, len(view.decisions))
        if self._tree is None:
            bit = sample_policy(view.states, self._style, self._net, self._work, self._priors, chance(seed))
            return decisions_by_bit(view.states)[bit]
        self._tree.clear()
        limit = Budget(min(MOST_MS, budget.ms), self._simulations)
        self._tree.search(
            view.states,
            seed,
            limit,
            stop,
            lambda tree: style_root(tree, view.states, self._style, self._work),
        )
        return DECISIONS[self._tree.most_visited()]
