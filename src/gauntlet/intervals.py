"""Confidence intervals, for whoever counts wins."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Final

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""


@dataclass(frozen=True)
class Interval:
    """An estimate and its 95 % confidence interval."""

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
    # A mean of sums can be a rounding error above 1.
    variance = max(0.0, share * (1 - share)) / games
    half = factor * Z * math.sqrt(variance + Z * Z / (4 * games * games))
    low = 0.0 if share <= 0 else max(0.0, middle - half)
    high = 1.0 if share >= 1 else min(1.0, middle + half)
    return Interval(share, low, high)
