"""The mind: a search that takes its judgement and its ideas from a network, which has learned from its own games."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from threading import Event
from typing import Any, Final

from gauntlet.bots.base import BotError
from gauntlet.bots.network import Networks, new_work
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Grove, Search, SearchBot, threads_of
from gauntlet.bots.tree import Tuning, simulate_mind
from gauntlet.bots.weights import SHIPPED, load_weights
from gauntlet.rules.decision import DECISIONS, Decision
from gauntlet.rules.game import Game
from gauntlet.rules.view import View

POLICY: Final = "policy"
TUNED: Final = Tuning(exploration=0.3, late=0.02)
"""A network needs less exploration than noisy rollouts: python -m bench.match mind,exploration=0.6 mind --ms 5."""


class Thinker:
    """Simulates by a network, as `Search` asks for it; each has room of its own."""

    def __init__(self, net: Networks, tuned: Tuning = TUNED) -> None:
        self._net, self._tuned, self._work = net, tuned, new_work()

    def __call__(self, *arguments: Any) -> int:
        simulator: Any = simulate_mind
        used: int = simulator(*arguments, self._tuned, self._net, self._work)
        return used


class Intuition:
    """The network without a search: what it would look at first."""

    def __init__(self, net: Networks | None = None) -> None:
        self._grove = Grove(Thinker(load_weights() if net is None else net))

    def preferences(self, view: View) -> dict[Decision, float]:
        """How much it likes each legal decision; this adds up to 1."""
        self._grove.clear()
        self._grove.grow(view.states, 0, Budget(simulations=1), Event())
        nodes = (self._grove.nodes[child] for child in self._grove.children(0))
        return {DECISIONS[int(node["number"])]: float(node["prior"]) for node in nodes}


class PolicyBot:
    """Decides at once: what the network likes best; of those that it likes equally, by its seed."""

    def __init__(self, seed: int | None = None, net: Networks | None = None) -> None:
        self._chance = random.Random(seed)
        self._intuition = Intuition(net)

    def decide(self, view: View) -> str:
        if len(view.legal) == 1:
            return view.legal[0]
        likes = self._intuition.preferences(view)
        most = max(likes.values())
        return self._chance.choice([decision for decision, liked in likes.items() if liked == most])


def mind_search(seed: int | None = None, threads: int = 1, net: Networks | None = None) -> Search:
    """A search by a network; without one, by that of the package."""
    chosen = load_weights() if net is None else net
    return Search(seed, threads, lambda: Thinker(chosen))


@cache
def compile_mind() -> None:
    """Takes some seconds, once on a machine: here, and not while a clock runs for the first decision."""
    Intuition().preferences(Game.new(seed=0).view(0))


def make(parameter: str, seed: int | None) -> SearchBot | PolicyBot:
    """`mind:1000`, `mind:500ms`, with threads `mind:2s:2`, without a search `mind:policy`; `…@FILE`: other weights."""
    compile_mind()
    name, _, file = parameter.partition("@")
    net = load_weights(Path(file) if file else SHIPPED)
    if name == POLICY:
        return PolicyBot(seed, net)
    budget, threads = threads_of("mind", name)
    if not budget[:1].isdecimal():
        raise BotError(f"mind: {budget!r} is neither a budget (1000, 500ms, 2s) nor policy")
    return SearchBot(Budget.parse(budget), mind_search(seed, threads, net))
