"""Marks for decisions, by their loss of win probability."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Mark(StrEnum):
    """In order of the loss."""

    FORCED = "forced"
    """Only one decision was legal."""
    GOOD = "good"
    """There may have been a better one, but not by much: differences below that are beyond the search."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def bad(self) -> bool:
        return MARKS.index(self) > GOOD


MARKS: Final = tuple(Mark)
FORCED, GOOD = range(2)
"""The numbers of marks, for compiled code; those behind GOOD are bad."""
JUDGED: Final = MARKS[GOOD:]
