"""Win rates, and how far they can be trusted."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True)
class Interval:
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float

    def as_json(self) -> dict[str, float]:
        return {key: round(number, 6) for key, number in asdict(self).items()}


def wilson(share: float, games: float) -> Interval:
    """Wilson's score interval: unlike the usual ± it stays within 0 and 1, and is honest near both."""
    if games <= 0:
        return Interval(share, 0.0, 1.0)
    factor = 1 / (1 + Z * Z / games)
    middle = factor * (share + Z * Z / (2 * games))
    half = factor * Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    low = 0.0 if share <= 0 else max(0.0, middle - half)
    high = 1.0 if share >= 1 else min(1.0, middle + half)
    return Interval(share, low, high)


def win_rate(shares: Iterable[tuple[int, float]]) -> Interval:
    """The mean of what was won in games, each given with its deal.

    The games of one deal are not independent: a deal may suit a bot in all its seats. Wilson's interval is
    therefore taken for the number of games that independent ones would have needed for the same accuracy (the
    ratio estimate of a cluster sample). Where the seatings of a deal balance each other this could be more than were
    played; it is never taken to be.
    """
    deals: dict[int, list[float]] = {}
    for deal, share in shares:
        deals.setdefault(deal, []).append(share)
    games, count = sum(map(len, deals.values())), len(deals)
    if not games:
        return wilson(0.0, 0)
    mean = sum(map(sum, deals.values())) / games
    if count < 2:
        return wilson(mean, count)
    squares = sum((sum(deal) - mean * len(deal)) ** 2 for deal in deals.values())
    variance = count / (count - 1) * squares / games**2
    effective = mean * (1 - mean) / variance if variance > 0 else math.inf
    return wilson(mean, min(games, effective))
