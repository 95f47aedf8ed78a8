"""From the values of some decisions in several deals to a loss and its mark: compiled, so the page has the same."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.review.kernel.marks import GOOD, MARKS, Mark
from gauntlet.rules.kernel.jit import door, step
from gauntlet.rules.layout import NONE

Values = NDArray[np.float64]
"""Of candidates (rows) in deals (columns)."""
LEAST: Final = (0.05, 0.1, 0.2)
"""The least loss of each mark that is bad."""
THRESHOLDS: Final = tuple(zip(LEAST, MARKS[GOOD + 1 :], strict=True))
NEARLY: Final = 0.01
"""A loss below this is none to speak of."""
SURE: Final = 2.0
"""A loss is marked as if it were so many standard errors less: what may be noise is not marked."""
MARGIN: Final = 1.5
"""With fewer standard errors than this to another mark, more deals are searched."""

SCREENING: Final = ((8, 100, 6), (8, 40, 2))
"""How the decisions are found that are worth a comparison with the one that was made: in so many deals, by trees of
this part of the simulations, until so many are left. All legal ones are tried: which ones a single search likes depends
on chance."""
STAGE: Final = 16
"""Deals in which the rest are compared, each by this part of the simulations, before it is asked if that will do."""
MOST_DEALS: Final = 5 * STAGE

BEST_VALUE, VALUE, LOSS, ERROR, SETTLED, FOUND = range(6)
"""What `judge` finds: the value of the best decision, and of the one that was made; by how much that is less, never
below 0; the standard error of that; whether more deals would hardly change the mark."""


@door
def keep_best(values: Values, bits: NDArray[np.int64], candidates: int, deals: int, most: int) -> int:
    """Leaves the first candidate and the best others, best first, at most so many; how many candidates that are."""
    kept = 1
    while kept < candidates and kept <= most:
        best, highest = NONE, -1.0
        for index in range(kept, candidates):
            total = 0.0
            for deal in range(deals):
                total += values[index, deal]
            if total > highest:
                best, highest = index, total
        for deal in range(deals):
            values[kept, deal], values[best, deal] = values[best, deal], values[kept, deal]
        bits[kept], bits[best] = bits[best], bits[kept]
        kept += 1
    return kept


@step
def mark_at(loss: float) -> int:
    mark = GOOD
    for least in LEAST:
        if loss >= least:
            mark += 1
    return mark


@door
def judge(values: Values, deals: int, found: NDArray[np.float64]) -> int:
    """The mark of the first decision beside the second, the best of the others."""
    own, most = 0.0, 0.0
    for deal in range(deals):
        own += values[0, deal]
        most += values[1, deal]
    own /= deals
    most /= deals
    lead = most - own
    squares = 0.0
    for deal in range(deals):
        off = values[1, deal] - values[0, deal] - lead
        squares += off * off
    error = np.sqrt(squares / (deals * (deals - 1)))
    found[BEST_VALUE], found[VALUE] = max(own, most), own
    found[LOSS], found[ERROR] = max(0.0, lead), error
    surely = lead - SURE * error
    found[SETTLED] = mark_at(surely - MARGIN * error) == mark_at(surely + MARGIN * error)
    return mark_at(surely)


def mark_of(loss: float, error: float = 0.0) -> Mark:
    """The mark of a loss that is known up to a standard error."""
    surely = loss - SURE * error
    return MARKS[GOOD + sum(surely >= least for least in LEAST)]
