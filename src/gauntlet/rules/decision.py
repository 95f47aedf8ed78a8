"""Decisions as a type: what prints, parses. Text is parsed once, at the edge; inside, a decision knows its parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, NoReturn

import numpy as np

from gauntlet.rules.catalogue import (
    BATTLE_BY_ID,
    BATTLES,
    CARD_BY_ID,
    CARDS,
    LOCATION_BY_ID,
    LOCATIONS,
    NO_CARD,
    STONES,
    TOKENS,
)
from gauntlet.rules.errors import NotationError, suggestion
from gauntlet.rules.kernel.play import legal
from gauntlet.rules.layout import (
    CLAIM,
    CLAIM_BATTLE,
    DECLINE_BATTLES,
    DRAW_CARD,
    GAIN,
    GAIN_STONE,
    LOCATION,
    PASS_TURN,
    PAY,
    PAY_STEP,
    RECRUIT_CARD,
    RESERVE_CARD,
    RETURN,
    RETURN_TOKEN,
    STATE,
    TAKE_STONES,
    TAKES,
    VISIT_LOCATION,
    States,
)

Verb = Literal[
    "take",
    "reserve",
    "recruit",
    "pass",
    "discount",
    "shield",
    "time",
    "pay",
    "gain",
    "return",
    "location",
    "claim",
    "decline",
]


class Decision(str):
    """One of the game's decisions. It is its notation, so it compares, sorts and is written to JSON as that text."""

    __slots__ = ("battle", "card", "level", "location", "number", "tokens", "verb")

    verb: Verb
    number: int
    """The same in every position: cards, locations and battles count by their id, not by where they lie."""
    tokens: tuple[str, ...]
    """take: the stones, in token order; discount, shield, time, gain, return: the one token."""
    card: str | None
    """reserve, recruit."""
    level: int | None
    """reserve from the top of a deck."""
    location: str | None
    battle: str | None

    def __new__(
        cls,
        verb: Verb,
        tokens: Sequence[str] = (),
        card: str | None = None,
        level: int | None = None,
        location: str | None = None,
        battle: str | None = None,
    ) -> Decision:
        """For `DECISIONS`; everyone else takes one of those."""
        deck = ("deck", str(level)) if level else ()
        parts = (verb, *tokens, card, *deck, location, battle)
        self = super().__new__(cls, " ".join(part for part in parts if part))
        values = {"verb": verb, "tokens": tuple(tokens), "card": card, "level": level}
        for name, value in (values | {"location": location, "battle": battle}).items():
            object.__setattr__(self, name, value)
        return self

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a decision does not change: {name}")

    def __reduce__(self) -> tuple[object, ...]:
        return Decision.parse, (str(self),)

    @staticmethod
    def parse(text: str) -> Decision:
        """The decision that a line of text is; raises a NotationError that says why it is none in any position."""
        decision = _BY_TEXT.get(text) if isinstance(text, str) else None
        if decision is None:
            raise NotationError(_why_not(text))
        return decision


def _all() -> Iterator[Decision]:
    """In the order of their numbers: see layout.py."""
    yield from (Decision("take", [STONES[stone] for stone in take]) for take in TAKES)
    yield from (Decision("reserve", card=card.id) for card in CARDS)
    yield from (Decision("reserve", level=level) for level in (1, 2, 3))
    yield from (Decision("recruit", card=card.id) for card in CARDS)
    yield Decision("pass")
    coins: tuple[Verb, ...] = ("discount", "shield", "time")
    yield from (Decision(verb, [stone]) for verb in coins for stone in STONES)
    yield Decision("pay")
    yield from (Decision("gain", [stone]) for stone in STONES)
    yield from (Decision("return", [token]) for token in TOKENS)
    yield from (Decision("location", location=location.id) for location in LOCATIONS)
    yield from (Decision("claim", battle=battle.id) for battle in BATTLES)
    yield Decision("decline")


DECISIONS: Final = tuple(_all())
"""Every decision of the game, by its number."""
for _number, _decision in enumerate(DECISIONS):
    object.__setattr__(_decision, "number", _number)

_BY_TEXT: Final = {str(decision): decision for decision in DECISIONS if decision != "return time"}  # E1: never time
_DRAWS: Final = DECISIONS[DRAW_CARD:RECRUIT_CARD]
_TAKES: Final = DECISIONS[TAKE_STONES:RESERVE_CARD]
_PASS: Final = DECISIONS[PASS_TURN]
_DECLINE: Final = DECISIONS[DECLINE_BATTLES]
_BY_PHASE: Final = {
    PAY: DECISIONS[PAY_STEP:GAIN_STONE],
    GAIN: DECISIONS[GAIN_STONE:RETURN_TOKEN],
    RETURN: DECISIONS[RETURN_TOKEN:VISIT_LOCATION],
}
_NOTHING: Final = _PASS
"""Stands at the bits of empty slots, which are never legal."""
_RESERVES: Final = (*DECISIONS[RESERVE_CARD:DRAW_CARD], *[_NOTHING] * 4)
_RECRUITS: Final = (*DECISIONS[RECRUIT_CARD:PASS_TURN], *[_NOTHING] * 4)
"""By card; NO_CARD and the three unknown cards behind it have none."""
assert len(_RESERVES) == NO_CARD + 4  # noqa: S101


def decisions_by_bit(states: States) -> Sequence[Decision]:
    """The decision of every bit of the first state's phase; it means something where the bit can be legal."""
    phase = int(states["phase"][0])
    if phase in _BY_PHASE:
        return _BY_PHASE[phase]
    if phase == LOCATION:
        return [DECISIONS[VISIT_LOCATION + tile] for tile in states["location"][0].tolist()]
    if phase == CLAIM:
        return [*(DECISIONS[CLAIM_BATTLE + battle] for battle in states["battle"][0].tolist()), _DECLINE]
    market, hand = states["market"][0].tolist(), states["player"]["reserved"][0, states["seat"][0]].tolist()
    return [
        *_TAKES,
        *[_RESERVES[card] for card in market],
        *_DRAWS,
        *[_RECRUITS[card] for card in market],
        *[_RECRUITS[card] for card in hand],
        _PASS,
    ]


def legal_decisions(states: States) -> Mapping[Decision, int]:
    """The legal decisions of the first state, sorted by code point, each with its bit."""
    return _legal_decisions(states[:1].tobytes(), int(legal(states)))


@lru_cache(256)
def _legal_decisions(state: bytes, bits: int) -> Mapping[Decision, int]:
    by_bit = decisions_by_bit(np.frombuffer(state, STATE))
    return MappingProxyType(dict(sorted((by_bit[bit], bit) for bit in range(bits.bit_length()) if bits >> bit & 1)))


def legal_bit(states: States, decision: Decision) -> int | None:
    """The bit of one decision, if it is legal in the first state, without a look at all the others."""
    bits = int(legal(states))
    found = (bit for bit, other in enumerate(decisions_by_bit(states)) if other is decision and bits >> bit & 1)
    return next(found, None)


_OBJECTS: Final = {
    "discount": ("stone", STONES),
    "shield": ("stone", STONES),
    "time": ("stone", STONES),
    "gain": ("stone", STONES),
    "return": ("token that can be returned", (*STONES, "shield")),
    "recruit": ("card", tuple(CARD_BY_ID)),
    "location": ("location", tuple(LOCATION_BY_ID)),
    "claim": ("battle", tuple(BATTLE_BY_ID)),
}
_ALONE: Final = ("pass", "pay", "decline")
VERBS: Final = ("take", "reserve", *_OBJECTS, *_ALONE)


def _why_not(text: object) -> str:
    """Why a text is no decision in any position."""
    if not isinstance(text, str):
        return f"a decision is a line of text, not {text!r}"
    verb, *objects = text.split(" ")
    if verb not in VERBS:
        return f"{text!r}: no decision begins with {verb!r}{suggestion(verb, VERBS)}; it is one of {', '.join(VERBS)}"
    if verb == "take":
        return _why_no_take(text, objects)
    if verb == "reserve" and objects[:1] == ["deck"]:
        return f"{text!r}: the decks are 1, 2 and 3, as in 'reserve deck 2'"
    if verb in _ALONE:
        return f"{text!r}: {verb!r} stands alone"
    kind, known = _OBJECTS.get(verb, ("card", tuple(CARD_BY_ID)))
    if len(objects) != 1:
        return f"{text!r}: {verb!r} names one {kind}, as in '{verb} {known[0]}'"
    return f"{text!r}: no {kind} is called {objects[0]!r}{suggestion(objects[0], known)}"


def _why_no_take(text: str, stones: list[str]) -> str:
    for stone in stones:
        if stone not in STONES:
            return f"{text!r}: {stone!r} is none of the stones {', '.join(STONES)}{suggestion(stone, STONES)}"
    ordered = " ".join(["take", *sorted(stones, key=STONES.index)])
    if ordered in _BY_TEXT:
        return f"{text!r}: stones are named in token order: {ordered!r}"
    return f"{text!r}: one takes 3, 2 or 1 different stones, or 2 of the same stone"
