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
    Kind(2, False, GAUNTLET, 28),
    Kind(2, True, GAUNTLET, 7),
    Kind(2, True, SIXTEEN, 7),
    Kind(3, False, GAUNTLET, 18),
    Kind(3, True, GAUNTLET, 5),
    Kind(3, True, SIXTEEN, 5),
    Kind(4, False, GAUNTLET, 20),
    Kind(4, True, GAUNTLET, 5),
    Kind(4, True, SIXTEEN, 5),
)
"""A game of four players has twice the positions of a game of two: of these about 30 in a hundred each are with two and
with three players, and 40 with four."""
