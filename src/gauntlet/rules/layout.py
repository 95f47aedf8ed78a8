"""The state record and the numbers of decisions: every offset and size, once.

A state is one record of plain numbers, so that a copy is one short memory move. `Player` and `State` say what its
fields mean and are their types for the type checker; the numpy dtypes are derived from them.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from itertools import combinations
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import (
    BATTLES,
    CARDS,
    CUBES,
    DEALT_BATTLES,
    HAND_LIMIT,
    LEVELS,
    LOCATIONS,
    MOST_PLAYERS,
    ROW,
    STONES,
    STONES_TAKEN,
    TOKENS,
)

Bytes = MutableSequence[int]

NONE: Final = -1
"""No tile, nobody, nothing. (No card is `NO_CARD`.)"""


MARKET: Final = LEVELS * ROW
"""Slots of the market, level 1 first, left to right. Where cards of the hand are counted too, they follow behind it."""
CARD_SLOTS: Final = MARKET + HAND_LIMIT


class Player:
    """What lies in front of one player. Lists are in the order in which things came, NONE or NO_CARD where they end."""

    tokens: Annotated[int, "i8"]
    """A vector: a byte for each token."""
    bonus: Annotated[int, "i8"]
    """A vector: the bonuses of the recruited cards, and in the byte of time the number of time cards (level 3)."""
    points: Annotated[int, "u1"]
    """W4 without the Avengers tile and super-powers, which can change hands and grow: see score.py."""
    tags: Annotated[int, "i1"]
    cards: Annotated[int, "i1"]
    """How many are recruited; which ones is in `State.recruited`."""
    powers: Annotated[int, "u1"]
    """A bit for each battle claimed, by the battle's number."""
    spent_time: Annotated[int, "i1"]
    """B7: 1 while the time token that this player had is spent."""
    hidden: Annotated[int, "i1"]
    """H2: a bit for each slot of `reserved` whose card came from a deck."""
    reserved: Annotated[Bytes, "u1", HAND_LIMIT]
    locations: Annotated[Bytes, "i1", MOST_PLAYERS]
    battles: Annotated[Bytes, "i1", CUBES]


class State:
    """A whole position, the order of the decks included."""

    bank: Annotated[int, "i8"]
    owing: Annotated[int, "i8"]
    """Phase pay: a vector of the stones still to be paid, after discount and coins."""
    player: Annotated[Sequence[Player], Player, MOST_PLAYERS]
    rounds: Annotated[int, "i4"]
    """The number of the round, from 1; the last one played once the game is over."""
    max_rounds: Annotated[int, "i4"]
    """W5; 0 for no limit."""
    deck: Annotated[Bytes, "u1", len(CARDS)]
    """The three decks behind one another (`DECK_START`), each in the order in which it is dealt; NO_CARD once drawn."""
    drawn: Annotated[Bytes, "i1", LEVELS]
    """How many cards have left each deck."""
    recruited: Annotated[Bytes, "u1", len(CARDS)]
    """All recruited cards of all players, in order; NO_CARD where they end."""
    recruiter: Annotated[Bytes, "u1", -(-len(CARDS) // 4)]
    """Who recruited them: two bits for each, four to a byte."""
    market: Annotated[Bytes, "u1", MARKET]
    """Level 1 first, left to right; NO_CARD for an empty slot."""
    location: Annotated[Bytes, "i1", MOST_PLAYERS]
    """In set-up order; NONE once taken."""
    battle: Annotated[Bytes, "i1", DEALT_BATTLES]
    """In set-up order; NONE without Epic Battles."""
    players: Annotated[int, "i1"]
    ending: Annotated[int, "i1"]
    payment: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    seat: Annotated[int, "i1"]
    """Who is asked; when the game is over, who moved last."""
    avengers: Annotated[int, "i1"]
    """T8: the seat that holds the tile."""
    paying: Annotated[int, "i1"]
    """Phase pay: where the card stands: its slot in the market, or MARKET + its slot in the hand."""
    discount_due: Annotated[int, "i1"]
    """Phase pay: 1 while the discount of B5 is still to be given."""
    shields: Annotated[int, "i1"]
    """Phase pay: shields handed over so far."""
    time_coins: Annotated[int, "i1"]
    """Phase pay: coins left of the time token; NONE while it is not spent."""
    lowest: Annotated[int, "i1"]
    """Phases pay and return go in token order: the lowest token that may still be named."""
    gainable: Annotated[int, "i1"]
    """B11, B12: a bit for each stone that a super-power still lets the player gain in this turn."""
    passes: Annotated[int, "i1"]
    """T9: turns of this round that were passed; far below zero once a location or a battle was taken in it."""
    power_points: Annotated[int, "i1"]
    """B15: what the player on turn had of B6, B8 and B9 when the turn began."""
    end: Annotated[int, "i1"]
    """How the game ended, once it has."""
    winners: Annotated[int, "i1"]
    """A bit for each seat."""


def record_dtype(described: type) -> np.dtype[Any]:
    """The packed record with the fields of a class; attribute access works on it without the JIT, too."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(described, include_extras=True).items():
        _, kind, *shape = get_args(hint)
        fields.append((name, record_dtype(kind) if isinstance(kind, type) else kind, *shape))
    return np.dtype((np.record, fields))


STATE: Final = record_dtype(State)

States = NDArray[np.void]
"""An array of states; what the kernel's doors take, with one element for one game."""


def new_state() -> States:
    """Room for one state, with a spare one behind it: so that two threads never share a cache line. (`np.zeros` takes
    ten times as long for a record.)"""
    return np.frombuffer(bytearray(2 * STATE.itemsize), STATE)[:1]


# Phases, in the order of a turn.
TURN, PAY, GAIN, RETURN, LOCATION, CLAIM, OVER = range(7)
PHASES: Final = ("turn", "pay", "gain", "return", "location", "claim", "over")

NO_STALEMATE: Final = -8
"""For `State.passes`: no number of passes in this round reaches the number of players any more (T9)."""

# How a game ends; GAUNTLET and SIXTEEN are also the endings that a table can choose.
GAUNTLET, SIXTEEN, STALEMATE, LIMIT = range(4)
ENDS: Final = ("gauntlet", "sixteen", "stalemate", "limit")

# W3, B14: what parts the winner from the others.
ALONE, BY_POINTS, BY_AVENGERS, BY_CARDS, SHARED = range(5)
DecidedBy = Literal["alone", "points", "avengers", "cards", "shared"]
DECIDED_BY: Final[tuple[DecidedBy, ...]] = get_args(DecidedBy)

# Who settles a payment.
CHOICE, DEFAULT = range(2)
PAYMENTS: Final = ("choice", "default")

# What cannot be in a position from outside, and the numbers that say what it is about: see kernel/check.py.
FLAWS: Final[Mapping[str, tuple[str, ...]]] = {
    "card": ("card", "places"),
    "unknown": ("level", "unknown", "unseen"),
    "market": ("card",),
    "gap": ("level",),
    "deck": ("card", "level"),
    "tokens": ("token", "found", "number"),
    "tiles": ("players",),
    "battles": (),
    "time": ("seat",),
    "claimed": ("seat",),
    "question": ("phase",),
    "ending": (),
}
FLAW_CARD, FLAW_UNKNOWN, FLAW_MARKET, FLAW_GAP, FLAW_DECK, FLAW_TOKENS, FLAW_TILES, FLAW_BATTLES = range(8)
FLAW_TIME, FLAW_CLAIMED, FLAW_QUESTION, FLAW_ENDING = range(8, 12)

# The legal decisions of a phase are the bits of one int64. Phase turn:
TAKES: Final = tuple(
    stones for size in range(STONES_TAKEN, 0, -1) for stones in combinations(range(len(STONES)), size)
) + tuple((stone, stone) for stone in range(len(STONES)))
"""The stones of each `take`, by its bit."""
TAKE_SAME: Final = len(TAKES) - len(STONES)
RESERVE: Final = len(TAKES)
RESERVE_DECK: Final = RESERVE + MARKET
RECRUIT: Final = RESERVE_DECK + LEVELS
RECRUIT_HAND: Final = RECRUIT + MARKET
PASS: Final = RECRUIT_HAND + HAND_LIMIT
# Phase pay (phases gain and return name a token by its number, phase location a slot on the table):
DISCOUNT_ON: Final = 0
SHIELD_FOR: Final = DISCOUNT_ON + len(STONES)
TIME_FOR: Final = SHIELD_FOR + len(STONES)
PAY_REST: Final = TIME_FOR + len(STONES)
# Phase claim: a slot on the table, or
DECLINE: Final = DEALT_BATTLES

PHASE_SIZES: Final = (PASS + 1, PAY_REST + 1, len(STONES), len(TOKENS), MOST_PLAYERS, DECLINE + 1)
PHASE_OFFSET: Final = tuple(sum(PHASE_SIZES[:phase]) for phase in range(len(PHASE_SIZES)))
"""An environment's action is the phase's offset plus the decision's bit."""
ACTIONS: Final = sum(PHASE_SIZES)

# A number for each decision, the same in every position: cards, locations and battles count by id, not by slot.
TAKE_STONES: Final = 0
RESERVE_CARD: Final = TAKE_STONES + RESERVE
DRAW_CARD: Final = RESERVE_CARD + len(CARDS)
RECRUIT_CARD: Final = DRAW_CARD + LEVELS
PASS_TURN: Final = RECRUIT_CARD + len(CARDS)
PAY_STEP: Final = PASS_TURN + 1
GAIN_STONE: Final = PAY_STEP + PHASE_SIZES[PAY]
RETURN_TOKEN: Final = GAIN_STONE + PHASE_SIZES[GAIN]
VISIT_LOCATION: Final = RETURN_TOKEN + PHASE_SIZES[RETURN]
CLAIM_BATTLE: Final = VISIT_LOCATION + len(LOCATIONS)
DECLINE_BATTLES: Final = CLAIM_BATTLE + len(BATTLES)
DECISION_NUMBERS: Final = DECLINE_BATTLES + 1

# What a decision moved on the table, in the order in which it happened: an effect is one int64, its kind in the highest
# byte. TOOK, PAID, GAINED and RETURNED carry a vector of tokens below it; the others small numbers, a byte each.
EffectName = Literal[
    "take",
    "reserve",
    "reserve deck",
    "shield",
    "pay",
    "recruit",
    "refill",
    "time",
    "avengers",
    "gain",
    "return",
    "location",
    "claim",
]
EFFECTS: Final[tuple[EffectName, ...]] = get_args(EffectName)
EFFECT_KIND: Final = 1 << 56
"""The kind of an effect counts in this: below it is the argument."""
TOOK, RESERVED, DREW, SHIELD_CAME, PAID, RECRUITED, REFILLED = range(0, 7 * EFFECT_KIND, EFFECT_KIND)
TIME_CAME, AVENGERS_MOVED, GAINED, RETURNED, VISITED, CLAIMED = range(7 * EFFECT_KIND, 13 * EFFECT_KIND, EFFECT_KIND)
"""RESERVED, DREW, RECRUITED: a card; REFILLED: a card or NO_CARD, then the slot of the market; AVENGERS_MOVED: the seat
that loses the tile plus 1, or 0; VISITED: a location; CLAIMED: a battle."""
MOST_EFFECTS: Final = 15
"""Of one decision: a recruit has up to seven, then three tokens are returned and a location comes."""


def new_log() -> NDArray[np.int64]:
    """Room for the effects of one decision: how many there are, then the effects."""
    return np.zeros(MOST_EFFECTS + 1, np.int64)
