"""The same position with other stones: what is learned about one stone is nearly true of all.

Only nearly, since the cards are not quite alike in all stones: so half of the batches stay as they were played.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.features import CARD_NUMBERS, PLAYER_NUMBERS, TABLE_NUMBERS, TILE_NUMBERS
from gauntlet.rules.catalogue import STONE_KINDS
from gauntlet.rules.layout import DISCOUNT_ON, GAIN, PAY, PHASE_SIZES, RETURN, SHIELD_FOR, TAKES, TIME_FOR, TURN
from gauntlet.training.positions import BITS

_PLAYER: Final = (0, 5, 10)
_STONES_AT: Final[dict[str, tuple[int, tuple[int, ...]]]] = {
    "table": (TABLE_NUMBERS, (*_PLAYER, *(PLAYER_NUMBERS + index for index in (0, 5, 10, 15, 20)))),
    "opponents": (PLAYER_NUMBERS, _PLAYER),
    "cards": (CARD_NUMBERS, (6, 11, 16, 21)),
    "tiles": (TILE_NUMBERS, (10, 19)),
}
"""Of each part of the features: how many numbers it has, and where five in a row stand for the five stones."""


class StonePermutation:
    """Makes stone k of every position stone `becomes[k]`."""

    def __init__(self, becomes: NDArray[np.int64]) -> None:
        self._columns = {name: _moved(size, places, becomes) for name, (size, places) in _STONES_AT.items()}
        self._bits = np.tile(np.arange(BITS), (len(PHASE_SIZES), 1))
        takes = {take: bit for bit, take in enumerate(TAKES)}
        for take, bit in takes.items():
            self._bits[TURN, takes[tuple(sorted(int(becomes[stone]) for stone in take))]] = bit
        for phase, places in ((PAY, (DISCOUNT_ON, SHIELD_FOR, TIME_FOR)), (GAIN, (0,)), (RETURN, (0,))):
            self._bits[phase] = _moved(BITS, places, becomes)

    def features(self, name: str, rows: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.ascontiguousarray(rows[..., self._columns[name]])

    def decisions(self, phase: NDArray[np.int64], rows: NDArray[np.float32]) -> NDArray[np.float32]:
        """Numbers by the bits of decisions, for positions in these phases."""
        return np.take_along_axis(rows, self._bits[phase], axis=1)


def _moved(size: int, places: tuple[int, ...], becomes: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each column the one that its number comes from."""
    columns = np.arange(size)
    for index in places:
        columns[index + becomes] = index + np.arange(STONE_KINDS)
    return columns
