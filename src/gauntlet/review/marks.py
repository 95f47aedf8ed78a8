"""Marks for decisions, by their loss of win probability."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Mark(StrEnum):
    """In order of the loss."""

    FORCED = "forced"
    """Only one decision was legal."""
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def bad(self) -> bool:
        return self in (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)


THRESHOLDS: Final = ((0.20, Mark.BLUNDER), (0.10, Mark.MISTAKE), (0.05, Mark.INACCURACY), (0.01, Mark.GOOD))
"""The least loss of each mark; below all of them it is BEST."""
SURE: Final = 2.0
"""A loss of fewer standard errors than this is never marked as bad: it may be noise."""
JUDGED: Final[tuple[Mark, ...]] = tuple(mark for mark in Mark if mark is not Mark.FORCED)


def mark_of(loss: float, error: float = 0.0) -> Mark:
    """The mark of a loss that is known up to a standard error."""
    found = next((mark for least, mark in THRESHOLDS if loss >= least), Mark.BEST)
    return Mark.GOOD if found.bad and loss < SURE * error else found
