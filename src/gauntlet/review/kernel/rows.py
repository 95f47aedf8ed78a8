"""Reasons as rows of numbers, which the compiled part writes, and as data with names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, cast, get_args

import numpy as np
from numpy.typing import NDArray

from gauntlet.review.reason_types import Ending, Gains, Kind, Reason
from gauntlet.rules.catalogue import AVENGERS_POINTS, CARDS, LOCATION_POINTS, LOCATIONS, STONES
from gauntlet.rules.decision import DECISIONS
from gauntlet.rules.layout import ENDS, NONE, record_dtype

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Gain:
    """What a seat has after a turn that it had not before."""

    able: Annotated[int, "i1"]
    """Whether there is such a turn at all: the card can be recruited."""
    wins: Annotated[int, "i1"]
    """The game is over with it, and won."""
    closes: Annotated[int, "i1"]
    """The condition that ends the game is met now, so the round is the last one."""
    points: Annotated[int, "i1"]
    """All that came, tiles included."""
    tile: Annotated[int, "i1"]
    location: Annotated[int, "i1"]
    time: Annotated[int, "i1"]
    first: Annotated[int, "i1"]
    """The stone of which it brought the first bonus: the Gauntlet needs one of each."""
    stones: Annotated[int, "i1"]
    """Of how many stones the seat has a bonus then."""
    near: Annotated[int, "i1"]
    """A location of which just one bonus is missing now, and more were before."""
    missing: Annotated[int, "i1"]
    """The stone of that bonus."""
    returned: Annotated[int, "i1"]
    """E1: tokens that had to be given back."""


class ReasonRow:
    """One reason; which fields mean something depends on its kind (`KEYS`)."""

    kind: Annotated[int, "i1"]
    seat: Annotated[int, "i1"]
    card: Annotated[int, "u1"]
    location: Annotated[int, "i1"]
    stone: Annotated[int, "i1"]
    ending: Annotated[int, "i1"]
    did: Annotated[int, "i1"]
    nearly: Annotated[int, "i1"]
    short: Annotated[int, "i1"]
    late: Annotated[int, "i1"]
    win: Annotated[int, "i1"]
    instead: Annotated[int, "i1"]
    best: Annotated[int, "i2"]
    plan: Annotated[int, "i2"]


GAIN: Final = record_dtype(Gain)
REASON: Final = record_dtype(ReasonRow)
Rows = NDArray[np.void]
"""Of gains or reasons."""

MOST_REASONS: Final = 2
GAIN_OF, WORTH_OF = range(2)
"""Behind each other, for each reason: what the decision brings, and what recruiting the card brings."""

_NEARER: Final = ("location", "stone")
_BETTER: Final = ("best", "seat", "win", "instead")
_ALLOWED: Final = ("seat", "card", "worth", "did")
KEYS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "only-legal": (),
    "won": (),
    "ended": ("ending",),
    "brought": ("gain",),
    "brought-near": ("gain", *_NEARER),
    "left-near": _NEARER,
    "denied": ("seat", "card", "worth"),
    "denied-near": ("seat", "card", "short"),
    "best": (),
    "as-good": ("best", "nearly"),
    "missed-win": ("best",),
    "missed-end": ("best", "ending"),
    "gave-up": ("best", "gain"),
    "gave-up-reach": ("best", "gain", "card", "worth"),
    "missed-reach": ("best", "card", "worth"),
    "missed-near": ("best", *_NEARER),
    "kept-from": ("best", "seat", "short"),
    "tempo": ("best", "card", "late"),
    "lost-tokens": ("best", "short"),
    "allowed": _ALLOWED,
    "allowed-but": (*_ALLOWED, "best"),
    "better": _BETTER,
    "better-plan": (*_BETTER, "plan"),
    "came-up": ("card",),
    "came-up-for": ("card", "seat"),
    "hidden-hand": ("seat",),
    "unexpected": (),
    "only-choice": (),
    "wins": (),
    "ends": ("ending",),
    "brings": ("gain",),
    "brings-near": ("gain", *_NEARER),
    "leaves-near": _NEARER,
    "reach": ("card", "worth"),
    "keeps": ("seat", "card", "worth"),
    "keeps-near": ("seat", "card", "short"),
    "goes-on": ("plan",),
    "most-wins": ("win",),
    "win-rate": ("win",),
}
"""What belongs to each kind of reason, in the order in which it is written."""


def new_rows(dtype: np.dtype[Any], number: int) -> Rows:
    return np.zeros(number, dtype)


def decode(reasons: Rows, gains: Rows, at: int) -> Reason:
    """The reason of a row, with names."""
    row = reasons[at]
    kind = KINDS[row["kind"]]
    return cast("Reason", {"kind": kind, **{key: _named(key, row, gains, at) for key in KEYS[kind]}})


def _named(key: str, row: Any, gains: Rows, at: int) -> object:
    ending = cast("Ending", ENDS[row["ending"]])
    match key:
        case "gain":
            return gains_of(gains[MOST_REASONS * at + GAIN_OF], ending)
        case "worth":
            return gains_of(gains[MOST_REASONS * at + WORTH_OF], ending)
        case "card":
            return CARDS[row[key]].id
        case "location":
            return LOCATIONS[row[key]].id
        case "stone":
            return STONES[row[key]]
        case "best" | "plan":
            return DECISIONS[row[key]]
        case "ending":
            return ending
        case "did" | "nearly":
            return bool(row[key])
        case _:
            return int(row[key])


def gains_of(gain: Any, ending: Ending) -> Gains:
    """Only what there is; `ending` is the table's."""
    tiles = AVENGERS_POINTS * int(gain["tile"]) + LOCATION_POINTS * int(gain["location"] != NONE)
    named = {
        "ends": "wins" if gain["wins"] else gain["closes"] and ending,
        "points": max(0, int(gain["points"]) - tiles),
        "avengers": bool(gain["tile"]),
        "locations": [LOCATIONS[gain["location"]].id] if gain["location"] != NONE else [],
        "time": bool(gain["time"]),
        "first": STONES[gain["first"]] if gain["first"] != NONE else "",
    }
    return cast("Gains", {key: value for key, value in named.items() if value})
