"""The kinds of tables that the mind learns to play at, and how often it sits at each."""

from __future__ import annotations

from typing import Final, NamedTuple

from gauntlet.rules.layout import GAUNTLET, SIXTEEN


class Kind(NamedTuple):
    """A kind of table."""

    players: int
    epic_battles: bool
    ending: int
    weight: int
    """Of a hundred games so many are played at such a table."""

    @property
    def name(self) -> str:
        if not self.epic_battles:
            return f"{self.players} players"
        return f"{self.players} players, Epic Battles, {'sixteen' if self.ending == SIXTEEN else 'gauntlet'}"


KINDS: Final = (
    Kind(2, False, GAUNTLET, 30),
    Kind(2, True, GAUNTLET, 8),
    Kind(2, True, SIXTEEN, 8),
    Kind(3, False, GAUNTLET, 14),
    Kind(3, True, GAUNTLET, 5),
    Kind(3, True, SIXTEEN, 5),
    Kind(4, False, GAUNTLET, 18),
    Kind(4, True, GAUNTLET, 6),
    Kind(4, True, SIXTEEN, 6),
)
"""More than half with three and four players: the mind is weakest there (docs/training.md)."""
