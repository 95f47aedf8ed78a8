"""A whole position as one line of text, as FEN is for chess: what prints, parses.

    gauntlet-position/1 players=2 ending=gauntlet … phase=turn bank=4,4,4,4,4,2,5 market=rocket,… decks=…/…/…

Every field of the state record that cannot be derived is named once. A card in a hand is followed by `*` if only
its owner knows it. What a viewer does not know is blanked in the state of a *view*: such a card is `?1`, `?2` or `?3`,
and a deck is only the number of its cards. `position_parser.py` is the way back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from gauntlet.rules.catalogue import (
    BATTLES,
    DECK_SIZES,
    DECK_START,
    LOCATIONS,
    MOST_PLAYERS,
    NO_CARD,
    PLAYER_COUNTS,
    SHIELDS,
    STONE_KINDS,
    TIME_TOKEN_COINS,
    TOKENS,
    UNKNOWN,
    unpacked,
)
from gauntlet.rules.errors import PositionError, suggestion
from gauntlet.rules.layout import CARD_SLOTS, ENDS, NO_STALEMATE, NONE, OVER, PAYMENTS, PHASES, STATE, States
from gauntlet.rules.state import CARD_NAMES, recruiter_of
from gauntlet.rules.unpack import unpack

FORMAT: Final = "gauntlet-position/1"
NOTHING: Final = "-"
MOST_OF_A_TOKEN: Final = 19
"""More is no number of tokens at all; how many there really are is checked with the whole position."""

Fields = dict[str, str]
"""The fields of a position by name, in the order in which they are printed."""

ONCE: Final = (
    *("players", "ending", "payment", "max_rounds", "round", "seat", "phase", "end", "winners"),
    *("bank", "market", "decks", "locations", "battles", "avengers", "recruited"),
    *("passes", "power_points", "paying", "owing", "discount_due", "shields", "time_coins"),
    *("lowest", "gainable"),
)
EACH: Final = ("tokens", "reserved", "locations", "battles", "spent_time")
NUMBERS: Final = {
    "seat": (0, MOST_PLAYERS - 1),
    "winners": (0, (1 << MOST_PLAYERS) - 1),
    "avengers": (NONE, MOST_PLAYERS - 1),
    "passes": (NO_STALEMATE, MOST_PLAYERS),
    "power_points": (0, int(np.iinfo(STATE["power_points"]).max)),
    "paying": (NONE, CARD_SLOTS - 1),
    "discount_due": (0, 1),
    "shields": (0, SHIELDS),
    "time_coins": (NONE, TIME_TOKEN_COINS - 1),
    "lowest": (0, len(TOKENS) - 1),
    "gainable": (0, (1 << STONE_KINDS) - 1),
}
"""The fields that stand for themselves, and what they may be."""


def position_text(states: States) -> str:
    """The first state as text."""
    return text_of(_fields_of(states))


def text_of(fields: Fields) -> str:
    return " ".join([FORMAT, *(f"{name}={value}" for name, value in fields.items())])


def _fields_of(states: States) -> Fields:
    s = unpack(states[:1].tobytes())
    texts = {name: _number_text(getattr(s, name)) for name in NUMBERS}
    texts |= {
        "players": str(s.players),
        "ending": ENDS[s.ending],
        "payment": PAYMENTS[s.payment],
        "max_rounds": str(s.max_rounds) if s.max_rounds else NOTHING,
        "round": str(s.rounds),
        "phase": PHASES[s.phase],
        "end": ENDS[s.end] if s.phase == OVER else NOTHING,
        "bank": _vector_text(s.bank),
        "market": ",".join(card_id(card) for card in s.market),
        "decks": "/".join(
            _deck([card for card in s.deck[start : start + size] if card != NO_CARD])
            for start, size in zip(DECK_START, DECK_SIZES, strict=True)
        ),
        "locations": ",".join(_location(tile) for tile in s.location[: s.players]),
        "battles": _listed(BATTLES[card].id for card in s.battle if card != NONE),
        "recruited": _listed(
            f"{card_id(card)}@{recruiter_of(s, order)}" for order, card in enumerate(s.recruited) if card != NO_CARD
        ),
        "owing": _vector_text(s.owing),
    }
    fields = {name: texts[name] for name in ONCE}
    for seat in range(s.players):
        p = s.player[seat]
        own = {
            "tokens": _vector_text(p.tokens),
            "reserved": _listed(
                card_id(card) + ("*" if p.hidden >> index & 1 else "")
                for index, card in enumerate(p.reserved)
                if card != NO_CARD
            ),
            "locations": _listed(LOCATIONS[tile].id for tile in p.locations if tile != NONE),
            "battles": _listed(BATTLES[card].id for card in p.battles if card != NONE),
            "spent_time": str(p.spent_time),
        }
        fields |= {f"{name}{seat}": own[name] for name in EACH}
    return fields


def card_id(card: int) -> str:
    return CARD_NAMES[card] or NOTHING


def _deck(cards: Sequence[int]) -> str:
    unknown = bool(cards) and cards[0] >= UNKNOWN
    return str(len(cards)) if unknown else _listed(card_id(card) for card in cards)


def _location(tile: int) -> str:
    return NOTHING if tile == NONE else LOCATIONS[tile].id


def _listed(items: Iterable[str]) -> str:
    return ",".join(items) or NOTHING


def _vector_text(vector: int) -> str:
    return ",".join(str(amount) for amount in unpacked(vector).values())


def _number_text(number: int) -> str:
    return NOTHING if number == NONE else str(number)


def split(text: str) -> Fields:
    """The fields of a line, all of them present and none twice."""
    head, *rest = text.split()[:100] or [""]
    if head != FORMAT:
        raise PositionError(f"a position begins with {FORMAT!r}, not {head[:40]!r}")
    fields: Fields = {}
    for item in rest:
        name, equals, value = item.partition("=")
        if not equals or not value:
            raise PositionError(f"{item[:40]!r} is not a field: name=value is")
        if name in fields:
            raise PositionError(f"the field {name!r} stands twice")
        fields[name] = value
    seats = fields.get("players", "")
    if seats not in map(str, PLAYER_COUNTS):
        raise PositionError(f"players: must be 2, 3 or 4, not {seats or 'missing'}")
    names = [*ONCE, *(f"{name}{seat}" for seat in range(int(seats)) for name in EACH)]
    for name in fields:
        if name not in names:
            raise PositionError(f"unknown field {name!r}{suggestion(name, names)}")
    for name in names:
        if name not in fields:
            raise PositionError(f"the field {name!r} is missing")
    return {name: fields[name] for name in names}
