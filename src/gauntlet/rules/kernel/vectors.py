"""A vector is seven small numbers in one int64: a byte for each token, in token order, each below 128.

So a cost is compared with seven bytes of tokens at once. The eighth byte stays empty: all arithmetic stays
below 2^63, since signed overflow is undefined in compiled code.
"""

from __future__ import annotations

from typing import Final

from gauntlet.rules.catalogue import STONE_KINDS, TOKENS
from gauntlet.rules.kernel.jit import inline

ONES: Final = 0x0001_0101_0101_0101
HIGH_BITS: Final = 0x0080_8080_8080_8080
LOW_BITS: Final = 0x007F_7F7F_7F7F_7F7F
STONES_ONLY: Final = 0x0000_00FF_FFFF_FFFF
FIVE_HIGH_BITS: Final = HIGH_BITS & STONES_ONLY
ALL_STONES: Final = (1 << STONE_KINDS) - 1
"""A set of stones is a bit for each."""

TIME: Final = TOKENS.index("time")
SHIELD: Final = TOKENS.index("shield")
ONE_TIME: Final = 1 << 8 * TIME
ONE_SHIELD: Final = 1 << 8 * SHIELD


@inline
def one(token: int) -> int:
    """The vector with 1 of a token."""
    return 1 << 8 * token


@inline
def amount(vector: int, token: int) -> int:
    """How many of a token a vector has."""
    return vector >> 8 * token & 0xFF


@inline
def monus(a: int, b: int) -> int:
    """max(0, a - b) in each byte.

    With the high bit set in every byte of `a` no borrow crosses into the next one; the bit survives just where
    a >= b, and becomes the mask of the bytes to keep.
    """
    difference = (a | HIGH_BITS) - b
    kept = difference & HIGH_BITS
    return difference & (kept - (kept >> 7))


@inline
def covers(a: int, b: int) -> bool:
    """Whether a >= b in each byte."""
    return ((a | HIGH_BITS) - b) & HIGH_BITS == HIGH_BITS


@inline
def total(vector: int) -> int:
    """The sum of the bytes: pairs, then fours, then all."""
    pairs = (vector & 0x00FF_00FF_00FF_00FF) + (vector >> 8 & 0x0000_00FF_00FF_00FF)
    fours = pairs + (pairs >> 32)
    return (fours + (fours >> 16)) & 0xFFFF


@inline
def total_stones(vector: int) -> int:
    """The same for a vector that has nothing but stones, at most 255 in all."""
    pairs = vector + (vector >> 8)
    return (pairs + (pairs >> 16) + (vector >> 32)) & 0xFF


@inline
def stones_with(vector: int, least: int) -> int:
    """The stones of which a vector has at least `least` (1 to 127), as five bits."""
    reached = ((vector & STONES_ONLY) + (128 - least) * (ONES & STONES_ONLY)) & FIVE_HIGH_BITS
    spread = reached >> 7
    return (spread | spread >> 7 | spread >> 14 | spread >> 21 | spread >> 28) & ALL_STONES


@inline
def count_bits(bits: int) -> int:
    """How many bits are set. The compiler knows this loop and makes one instruction of it."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@inline
def is_single(bits: int) -> bool:
    """Whether exactly one bit is set."""
    return bits != 0 and bits & (bits - 1) == 0


@inline
def lowest_bit(bits: int) -> int:
    """The index of the lowest set bit."""
    return count_bits((bits & -bits) - 1)


@inline
def nth_bit(bits: int, n: int) -> int:
    """The index of the n-th set bit, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)
