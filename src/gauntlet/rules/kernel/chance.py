"""Random numbers that are the same on every machine: SplitMix64, its state in a one-element array.

`uint64` stays inside this file: mixed with int64 it would silently become float64.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.vectors import count_bits

Chance = NDArray[np.uint64]

MASK = 0xFFFF_FFFF_FFFF_FFFF
STEP = 0xD134_2543_DE82_EF95


def derive(seed: int, *path: int) -> int:
    """A seed of its own for each path of small numbers: the same in every language that counts in 64 bits."""
    for number in path:
        seed = (seed * STEP + number) & MASK
    return seed


def chance(seed: int) -> Chance:
    """A generator for `next_below`; any two seeds that differ in their lower 64 bits give different ones.

    It has a few cache lines for itself: two threads whose generators share one would slow each other down.
    """
    lines = np.zeros(32, dtype=np.uint64)
    lines[8] = seed & MASK
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
    return int(np.int64(_next_bits(state) >> np.uint64(2)))  # there `int` leaves a uint64 as it is


@inline
def next_below(state: Chance, limit: int) -> int:
    """A number from 0 to limit - 1, limit being small: the bias of 32 bits against at most 90 is below 10^-7."""
    return int((_next_bits(state) >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32))


_EACH_BYTE = np.uint64(0x0101_0101_0101_0101)
_HIGH_BITS = np.uint64(0x8080_8080_8080_8080)
_NTH_BIT = np.array(
    [[([index for index in range(8) if byte >> index & 1] + [0] * 8)[n] for n in range(8)] for byte in range(256)],
    dtype=np.int64,
)
"""The index of the n-th set bit of a byte."""


@inline
def random_bit(bits: int, state: Chance) -> int:
    """The index of one of the set bits (fewer than 64), each as likely as any other.

    Which one it is cannot be foreseen, so there is no branch: the bits are counted byte by byte, added up from the
    lowest byte on, and the bytes that come before the n-th bit are those whose sum is at most n.
    """
    word = np.uint64(bits)
    sums = word - (word >> np.uint64(1) & np.uint64(0x5555_5555_5555_5555))
    sums = (sums & np.uint64(0x3333_3333_3333_3333)) + (sums >> np.uint64(2) & np.uint64(0x3333_3333_3333_3333))
    sums = (sums + (sums >> np.uint64(4)) & np.uint64(0x0F0F_0F0F_0F0F_0F0F)) * _EACH_BYTE
    n = (_next_bits(state) >> np.uint64(32)) * np.uint64(count_bits(bits)) >> np.uint64(32)
    before = ((n * _EACH_BYTE | _HIGH_BITS) - sums & _HIGH_BITS) >> np.uint64(7)
    shift = (before * _EACH_BYTE >> np.uint64(56)) * np.uint64(8)
    rest = n - (sums << np.uint64(8) >> shift & np.uint64(0xFF))
    index: int = _NTH_BIT[word >> shift & np.uint64(0xFF), rest]
    return int(shift) + index


@step
def shuffle(state: Chance, items: NDArray[np.int8]) -> None:
    """Fisher and Yates, from the last element down."""
    for last in range(len(items) - 1, 0, -1):
        other = next_below(state, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
