"""The observation: every slice, its offset and its meaning, once.

An observation is one row of `uint8`. Seats are turned so that the observer comes first, then the others in turn
order; rows of seats that are not at the table stay 0. The *rich* observation begins with the whole *compact* one.
The table in docs/environments.md is printed from this, and the kernel takes its offsets from here.
"""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass
from math import prod
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import (
    BATTLES,
    CARDS,
    DEALT_BATTLES,
    HAND_LIMIT,
    LEVELS,
    MOST_PLAYERS,
    PLAYER_COUNTS,
    STONES,
    TOKENS,
)
from gauntlet.rules.errors import OptionsError, suggestion
from gauntlet.rules.layout import MARKET, PHASES

T = TypeVar("T", bound="np.generic[Any]")

SEATS: Final = MOST_PLAYERS
HAND: Final = HAND_LIMIT
CARD: Final = 3 + 2 * len(STONES)
"""Numbers for a card: level (0: no card), points, tags, its bonus (one of five is 1), its cost."""
WHEREABOUTS: Final = 2 + 2 * SEATS
"""Where a card can be: unseen, in the market, in a hand, recruited."""
MOST: Final = 255
"""Larger numbers are clipped to this: only rounds can be larger."""


@dataclass(frozen=True)
class Slice:
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    start: int

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def stop(self) -> int:
        return self.start + self.size


_COMPACT: Final[tuple[tuple[str, tuple[int, ...], str], ...]] = (
    ("players", (len(PLAYER_COUNTS),), "how many play: one of 2, 3, 4"),
    ("epic", (1,), "1 with Epic Battles"),
    ("sixteen", (1,), "1 if 16 points end the game (B14), 0 for the Gauntlet (W1)"),
    ("choice", (1,), "1 if players choose how they pay (T5)"),
    ("round", (1,), "the number of the round, from 1, at most 255"),
    ("rounds_left", (1,), "rounds up to the last one, this one included, at most 255; 255 without a limit"),
    ("seat", (SEATS,), "the observer's seat, one of four: who sits late in the round moves last (W2)"),
    ("asked", (SEATS,), "who is to decide, observer first; nobody when the game is over"),
    ("phase", (len(PHASES),), "one of " + ", ".join(PHASES)),
    ("bank", (len(TOKENS),), "tokens in the bank: " + ", ".join(TOKENS)),
    ("decks", (LEVELS,), "cards left in the decks of levels 1, 2, 3"),
    ("market", (MARKET, CARD), "face-up cards, level 1 first: level, points, tags, bonus (5), cost (5)"),
    ("locations", (SEATS, 1 + len(STONES)), "on the table, in set-up order: 1 if still there, then its requirement"),
    ("battles", (DEALT_BATTLES, len(BATTLES)), "on the table, in set-up order: which one of the eight"),
    ("tokens", (SEATS, len(TOKENS)), "each player's tokens"),
    ("bonuses", (SEATS, len(STONES)), "each player's bonuses"),
    ("time_cards", (SEATS,), "recruited cards of level 3"),
    ("points", (SEATS,), "points, all included (W4)"),
    ("tags", (SEATS,), "Avengers tags"),
    ("recruited", (SEATS,), "number of recruited cards"),
    ("avengers", (SEATS,), "1 for the holder of the Avengers Assemble tile"),
    ("visited", (SEATS,), "number of locations taken"),
    ("powers", (SEATS, len(BATTLES)), "battles claimed, each of the eight"),
    ("time_spent", (SEATS,), "1 while the time token is spent (B7)"),
    ("hand", (SEATS, HAND, CARD), "reserved cards as in `market`; of one that the observer may not know, the level"),
    ("hidden", (SEATS, HAND), "1 for a reserved card that came from a deck (H2)"),
    ("paying", (MARKET + HAND,), "phase pay: the card being paid for, its slot in the market or in the hand"),
    ("owing", (len(STONES),), "phase pay: stones still to be paid"),
    ("discount_due", (1,), "phase pay: 1 while the discount of B5 is to be given"),
    ("shields", (1,), "phase pay: shields handed over so far"),
    ("time_paid", (2,), "phase pay: 1 once the time token is spent, and its coins left"),
    ("lowest", (1,), "phases pay and return: the lowest token that may still be named"),
    ("gainable", (len(STONES),), "phase gain: stones that a super-power offers (B11, B12)"),
    ("passes", (1,), "turns of this round that were passed, 0 once it is clear that no stalemate comes (T9)"),
    ("power_points", (1,), "points from super-powers when this turn began (B15)"),
)

_RICH: Final[tuple[tuple[str, tuple[int, ...], str], ...]] = (
    (
        "whereabouts",
        (len(CARDS), WHEREABOUTS),
        "each card of cards.csv, one of: unseen, in the market, in the hand of (4 seats), recruited by (4 seats)",
    ),
    ("market_missing", (MARKET, len(STONES)), "what neither the observer's bonuses nor stones pay of a card"),
    ("hand_missing", (HAND, len(STONES)), "the same for the observer's reserved cards"),
    ("location_missing", (SEATS, SEATS, len(STONES)), "bonuses that each player lacks for each location"),
    (
        "battle_missing",
        (SEATS, DEALT_BATTLES, len(STONES) + 3),
        "what each player lacks for each battle: bonuses (5), time cards, location, Avengers tile",
    ),
)


def _placed(pieces: tuple[tuple[str, tuple[int, ...], str], ...]) -> dict[str, Slice]:
    slices: dict[str, Slice] = {}
    start = 0
    for name, shape, meaning in pieces:
        slices[name] = Slice(name, shape, meaning, start)
        start = slices[name].stop
    return slices


LAYOUTS: Final = {"compact": _placed(_COMPACT), "rich": _placed(_COMPACT + _RICH)}
"""The slices of both observations, by name."""
_namedtuple: Any = namedtuple  # its published types want the names written out
AT: Final = _namedtuple("At", LAYOUTS["rich"])(*(piece.start for piece in LAYOUTS["rich"].values()))
"""The offset of each slice: `AT.bank`, and so on, constants to the compiler."""
SIZES: Final = {kind: sum(piece.size for piece in layout.values()) for kind, layout in LAYOUTS.items()}


def size_of(kind: str) -> int:
    """The length of an observation; an unknown kind is an OptionsError."""
    if kind not in SIZES:
        raise OptionsError(f"observation must be compact or rich, not {kind!r}{suggestion(kind, SIZES)}")
    return SIZES[kind]


def sliced(row: NDArray[T]) -> dict[str, NDArray[T]]:
    """An observation cut into its named parts: views of the same memory, the last axis of `row` being the numbers."""
    kind = next((kind for kind, size in SIZES.items() if size == row.shape[-1]), None)
    if kind is None:
        raise OptionsError(f"an observation has {' or '.join(map(str, SIZES.values()))} numbers, not {row.shape[-1]}")
    return {
        piece.name: row[..., piece.start : piece.stop].reshape(*row.shape[:-1], *piece.shape)
        for piece in LAYOUTS[kind].values()
    }
