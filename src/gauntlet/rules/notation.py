"""Decisions as text: what prints, parses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gauntlet.rules.errors import NotationError, suggestion
from gauntlet.rules.layout import CLAIM, GAIN, LOCATION, PAY, RETURN, TAKES, State, States
from gauntlet.rules.reading import read
from gauntlet.rules.tables import (
    BATTLE_BY_ID,
    BATTLES,
    CARD_BY_ID,
    LOCATION_BY_ID,
    LOCATIONS,
    STONES,
    TOKENS,
)

TAKE_TEXTS: Final = tuple("take " + " ".join(STONES[stone] for stone in take) for take in TAKES)
PAY_TEXTS: Final = (*(f"{verb} {stone}" for verb in ("discount", "shield", "time") for stone in STONES), "pay")
GAIN_TEXTS: Final = tuple(f"gain {stone}" for stone in STONES)
RETURN_TEXTS: Final = tuple(f"return {token}" for token in TOKENS)
_RESERVE_TEXTS: Final = (*(f"reserve {card}" for card in CARD_BY_ID), "")
_RESERVE_DECK_TEXTS: Final = tuple(f"reserve deck {level}" for level in (1, 2, 3))
_RECRUIT_TEXTS: Final = (*(f"recruit {card}" for card in CARD_BY_ID), "")
"""By card; NO_CARD, the last, has none."""


def decision_texts(states: States) -> Sequence[str]:
    """`texts_in` the first state."""
    return texts_in(read(states[:1].tobytes()))


def texts_in(s: State) -> Sequence[str]:
    """The notation of every bit of the phase, by its place; it means something where the bit can be legal."""
    if s.phase == PAY:
        return PAY_TEXTS
    if s.phase == GAIN:
        return GAIN_TEXTS
    if s.phase == RETURN:
        return RETURN_TEXTS
    if s.phase == LOCATION:
        return [f"location {LOCATIONS[tile].id}" for tile in s.location]
    if s.phase == CLAIM:
        return [*(f"claim {BATTLES[battle].id}" for battle in s.battle), "decline"]
    return [
        *TAKE_TEXTS,
        *[_RESERVE_TEXTS[card] for card in s.market],
        *_RESERVE_DECK_TEXTS,
        *[_RECRUIT_TEXTS[card] for card in s.market],
        *[_RECRUIT_TEXTS[card] for card in s.player[s.seat].reserved],
        "pass",
    ]


_RETURNABLE: Final = (*STONES, "shield")
_OBJECTS: Final = {
    "discount": ("stone", STONES),
    "shield": ("stone", STONES),
    "time": ("stone", STONES),
    "gain": ("stone", STONES),
    "return": ("token that can be returned", _RETURNABLE),
    "recruit": ("card", tuple(CARD_BY_ID)),
    "location": ("location", tuple(LOCATION_BY_ID)),
    "claim": ("battle", tuple(BATTLE_BY_ID)),
}
_ALONE: Final = ("pass", "pay", "decline")
VERBS: Final = ("take", "reserve", *_OBJECTS, *_ALONE)


def check_notation(text: str) -> None:
    """Raises a NotationError that says why a line is no decision in any position."""
    if not isinstance(text, str):
        raise NotationError(f"a decision is a line of text, not {text!r}")
    verb, *objects = text.split(" ")
    if verb not in VERBS:
        raise NotationError(
            f"{text!r}: no decision begins with {verb!r}{suggestion(verb, VERBS)}; it is one of {', '.join(VERBS)}"
        )
    if verb == "take":
        _check_take(text, objects)
    elif verb == "reserve" and objects[:1] == ["deck"]:
        if objects[1:] not in (["1"], ["2"], ["3"]):
            raise NotationError(f"{text!r}: the decks are 1, 2 and 3, as in 'reserve deck 2'")
    elif verb in _ALONE:
        if objects:
            raise NotationError(f"{text!r}: {verb!r} stands alone")
    else:
        kind, known = _OBJECTS.get(verb, ("card", tuple(CARD_BY_ID)))
        if len(objects) != 1:
            raise NotationError(f"{text!r}: {verb!r} names one {kind}, as in '{verb} {known[0]}'")
        if objects[0] not in known:
            raise NotationError(f"{text!r}: no {kind} is called {objects[0]!r}{suggestion(objects[0], known)}")


def _check_take(text: str, stones: list[str]) -> None:
    for stone in stones:
        if stone not in STONES:
            raise NotationError(
                f"{text!r}: {stone!r} is none of the stones {', '.join(STONES)}{suggestion(stone, STONES)}"
            )
    if text not in TAKE_TEXTS:
        ordered = " ".join(["take", *sorted(stones, key=STONES.index)])
        if ordered in TAKE_TEXTS:
            raise NotationError(f"{text!r}: stones are named in token order: {ordered!r}")
        raise NotationError(f"{text!r}: one takes 3, 2 or 1 different stones, or 2 of the same stone")
