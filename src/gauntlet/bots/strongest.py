"""Which search is the strongest for a table and a budget: decided here alone, for analyses and hints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gauntlet.bots.calibration import temperature_of
from gauntlet.bots.mind import mind_search
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search
from gauntlet.rules.options import Options

MIND_MS: Final = 25
MIND_SIMULATIONS: Final = 4000
MIND_PLAYERS: Final = 2
"""Up to these the mind is taken: at equal time it won 79 % (73 – 84) at 5 ms, and 70 % (60 – 78) at 25 ms with two
players; with three and four it is about as strong as the rollouts (docs/training.md)."""


@dataclass(frozen=True)
class Evaluator:
    """A search, and the temperature that calibrates its win probabilities."""

    make: Callable[[int], Search]
    temperature: float = 1.0


ROLLOUTS: Final = Evaluator(Search)


def strongest(options: Options, budget: Budget) -> Evaluator:
    small = budget.ms <= MIND_MS if budget.simulations is None else budget.simulations <= MIND_SIMULATIONS
    stronger = small and options.players <= MIND_PLAYERS
    return Evaluator(mind_search, temperature_of(options)) if stronger else ROLLOUTS
