"""Which search is the strongest for a budget: decided here alone, for analyses, hints and reviews."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gauntlet.bots.calibration import temperature_of
from gauntlet.bots.mind import NetworkSimulator, mind_search
from gauntlet.bots.network import Networks
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search, SearchTree
from gauntlet.bots.weights import load_weights
from gauntlet.rules.options import Options

MIND_MS: Final = 25
MIND_SIMULATIONS: Final = 4000
"""Up to these the mind is taken: at equal time it is stronger with two, three and four players (docs/training.md)."""


@dataclass(frozen=True, eq=False)
class Evaluator:
    """What searches take their judgement from."""

    net: Networks | None = None
    """None for rollouts."""
    temperature: float = 1.0
    """It calibrates the win probabilities."""

    def search(self, seed: int) -> Search:
        return Search(seed) if self.net is None else mind_search(seed, net=self.net)

    def tree(self) -> SearchTree:
        return SearchTree() if self.net is None else SearchTree(NetworkSimulator(self.net))


ROLLOUTS: Final = Evaluator()


def strongest(options: Options, budget: Budget) -> Evaluator:
    small = budget.ms <= MIND_MS if budget.simulations is None else budget.simulations <= MIND_SIMULATIONS
    return Evaluator(load_weights(), temperature_of(options)) if small else ROLLOUTS
