"""The same position with other stones: what is learned about one stone is nearly true of all.

Only nearly, since the cards are not quite alike in all stones: so half of the batches stay as they were played.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.feature_layout import STONES_AT
from gauntlet.rules.catalogue import STONE_KINDS
from gauntlet.rules.layout import DISCOUNT_ON, GAIN, PAY, PHASE_SIZES, RETURN, SHIELD_FOR, TAKES, TIME_FOR, TURN
from gauntlet.training.positions import BITS


class StonePermutation:
    """Makes stone k of every position stone `becomes[k]`."""

    def __init__(self, becomes: NDArray[np.int64]) -> None:
        self._columns = {name: _moved(size, starts, becomes) for name, (size, starts) in STONES_AT.items()}
        self._bits = np.tile(np.arange(BITS), (len(PHASE_SIZES), 1))
        takes = {take: bit for bit, take in enumerate(TAKES)}
        for take, bit in takes.items():
            self._bits[TURN, takes[tuple(sorted(int(becomes[stone]) for stone in take))]] = bit
        for phase, starts in ((PAY, (DISCOUNT_ON, SHIELD_FOR, TIME_FOR)), (GAIN, (0,)), (RETURN, (0,))):
            self._bits[phase] = _moved(BITS, starts, becomes)

    def features(self, name: str, rows: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.ascontiguousarray(rows[..., self._columns[name]])

    def decisions(self, phase: NDArray[np.int64], rows: NDArray[np.float32]) -> NDArray[np.float32]:
        """Numbers by the bits of decisions, for positions in these phases."""
        return np.take_along_axis(rows, self._bits[phase], axis=1)


def _moved(size: int, starts: tuple[int, ...], becomes: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each column the one that its number comes from."""
    columns = np.arange(size)
    for index in starts:
        columns[index + becomes] = index + np.arange(STONE_KINDS)
    return columns
