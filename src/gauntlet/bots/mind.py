"""The mind: tree search with the policy and the value of a network that has learned from its own games."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from threading import Event
from typing import Any, Final

from gauntlet.bots.base import BotError
from gauntlet.bots.network import Networks, new_work
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search, SearchBot, SearchTree, threads_of
from gauntlet.bots.tree import Tuning, simulate_mind
from gauntlet.bots.weights import SHIPPED, load_weights
from gauntlet.rules.decision import DECISIONS, Decision
from gauntlet.rules.game import Game
from gauntlet.rules.view import View

POLICY: Final = "policy"
TUNED: Final = Tuning(exploration=(0.3, 0.15, 0.15), length_penalty=0.02)
"""A network needs less exploration than noisy rollouts: python -m bench.equal_time mind,exploration=0.6 mind --ms 5."""


class NetworkSimulator:
    """Simulates by a network, as `Search` asks for it; each has buffers of its own."""

    def __init__(self, net: Networks, tuned: Tuning = TUNED) -> None:
        self._net, self._tuned, self._work = net, tuned, new_work()

    def __call__(self, *arguments: Any) -> int:
        simulator: Any = simulate_mind
        used: int = simulator(*arguments, self._tuned, self._net, self._work)
        return used


class Policy:
    """The network's policy, without a search."""

    def __init__(self, net: Networks | None = None) -> None:
        self._tree = SearchTree(NetworkSimulator(load_weights() if net is None else net))

    def probabilities(self, view: View) -> dict[Decision, float]:
        """The probability of each legal decision."""
        self._tree.clear()
        self._tree.search(view.states, 0, Budget(simulations=1), Event())
        nodes = (self._tree.nodes[child] for child in self._tree.children(0))
        return {DECISIONS[int(node["number"])]: float(node["prior"]) for node in nodes}


class PolicyBot:
    """Decides without a search: the most probable decision; its seed breaks ties."""

    def __init__(self, seed: int | None = None, net: Networks | None = None) -> None:
        self._chance = random.Random(seed)
        self._policy = Policy(net)

    def decide(self, view: View) -> str:
        if len(view.legal) == 1:
            return view.legal[0]
        policy = self._policy.probabilities(view)
        most = max(policy.values())
        return self._chance.choice([decision for decision, probability in policy.items() if probability == most])


def mind_search(seed: int | None = None, threads: int = 1, net: Networks | None = None) -> Search:
    """A search by a network; without one, by that of the package."""
    chosen = load_weights() if net is None else net
    return Search(seed, threads, lambda: NetworkSimulator(chosen))


@cache
def compile_mind() -> None:
    """Takes some seconds, once on a machine: here, and not while a clock runs for the first decision."""
    Policy().probabilities(Game.new(seed=0).view(0))


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
