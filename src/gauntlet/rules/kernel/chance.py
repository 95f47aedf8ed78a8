"""Random numbers that are the same on every machine: SplitMix64, its state in a one-element array.

`uint64` stays inside this file: mixed with int64 it would silently become float64.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.kernel.jit import inline, step

Chance = NDArray[np.uint64]


def chance(seed: int) -> Chance:
    """A generator for `next_below`; any two seeds that differ in their lower 64 bits give different ones.

    It has a few cache lines for itself: two threads whose generators share one would slow each other down.
    """
    lines = np.zeros(32, dtype=np.uint64)
    lines[8] = seed & 0xFFFF_FFFF_FFFF_FFFF
    return lines[8:9]


@inline
def _next_bits(state: Chance) -> Any:
    state[0] += np.uint64(0x9E37_79B9_7F4A_7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58_476D_1CE4_E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D0_49BB_1331_11EB)
    return z ^ (z >> np.uint64(31))


@inline
def next_word(state: Chance) -> int:
    """62 random bits, never negative."""
    return int(_next_bits(state) >> np.uint64(2))


@inline
def next_below(state: Chance, limit: int) -> int:
    """A number from 0 to limit - 1, limit being small: the bias of 32 bits against at most 90 is below 10^-7."""
    return int((_next_bits(state) >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32))


@step
def shuffle(state: Chance, items: NDArray[np.int8]) -> None:
    """Fisher and Yates, from the last place down."""
    for last in range(len(items) - 1, 0, -1):
        other = next_below(state, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
