"""Decisions as text: what prints, parses."""

from __future__ import annotations

from typing import Final

from gauntlet.rules.errors import NotationError, suggestion
from gauntlet.rules.layout import (
    CLAIM,
    DECLINE,
    GAIN,
    LOCATION,
    PASS,
    PAY,
    PAY_REST,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_DECK,
    RETURN,
    SHIELD_FOR,
    TAKES,
    TIME_FOR,
    TURN,
    States,
)
from gauntlet.rules.tables import (
    BATTLE_BY_ID,
    BATTLES,
    CARD_BY_ID,
    CARDS,
    LOCATION_BY_ID,
    LOCATIONS,
    STONES,
    TOKENS,
)

_TAKE_TEXTS: Final = tuple("take " + " ".join(STONES[stone] for stone in take) for take in TAKES)


def decision_text(states: States, bit: int) -> str:
    """The notation of a legal decision of the position, given by its bit."""
    return _TEXTS[states[0].phase](states, bit)


def _turn(states: States, bit: int) -> str:
    s = states[0]
    if bit < RESERVE:
        return _TAKE_TEXTS[bit]
    if bit < RESERVE_DECK:
        return f"reserve {CARDS[s.market[bit - RESERVE]].id}"
    if bit < RECRUIT:
        return f"reserve deck {bit - RESERVE_DECK + 1}"
    if bit < RECRUIT_HAND:
        return f"recruit {CARDS[s.market[bit - RECRUIT]].id}"
    if bit < PASS:
        return f"recruit {CARDS[s.player[s.seat].reserved[bit - RECRUIT_HAND]].id}"
    return "pass"


def _pay(states: States, bit: int) -> str:
    if bit == PAY_REST:
        return "pay"
    verb = "discount" if bit < SHIELD_FOR else "shield" if bit < TIME_FOR else "time"
    return f"{verb} {STONES[bit % 5]}"


def _gain(states: States, bit: int) -> str:
    return f"gain {STONES[bit]}"


def _return(states: States, bit: int) -> str:
    return f"return {TOKENS[bit]}"


def _location(states: States, bit: int) -> str:
    return f"location {LOCATIONS[states[0].location[bit]].id}"


def _claim(states: States, bit: int) -> str:
    return "decline" if bit == DECLINE else f"claim {BATTLES[states[0].battle[bit]].id}"


_TEXTS: Final = {
    TURN: _turn,
    PAY: _pay,
    GAIN: _gain,
    RETURN: _return,
    LOCATION: _location,
    CLAIM: _claim,
}

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
    if text not in _TAKE_TEXTS:
        ordered = " ".join(["take", *sorted(stones, key=STONES.index)])
        if ordered in _TAKE_TEXTS:
            raise NotationError(f"{text!r}: stones are named in token order: {ordered!r}")
        raise NotationError(f"{text!r}: one takes 3, 2 or 1 different stones, or 2 of the same stone")
