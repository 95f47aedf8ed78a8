"""Reasons as data: ids, seats, numbers and notation. gauntlet.texts writes the sentences."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

Ending = Literal["gauntlet", "sixteen"]

Kind = Literal[
    # why a decision of a game was good
    "only-legal",
    "won",
    "ended",
    "brought",
    "brought-near",
    "left-near",
    "denied",
    "denied-near",
    "best",
    "as-good",
    # why it was bad
    "missed-win",
    "missed-end",
    "gave-up",
    "gave-up-reach",
    "missed-reach",
    "missed-near",
    "kept-from",
    "tempo",
    "lost-tokens",
    "allowed",
    "allowed-but",
    "better",
    "better-plan",
    # what else changed the chances
    "came-up",
    "came-up-for",
    "hidden-hand",
    "unexpected",
    # why a decision is good, before it is taken
    "only-choice",
    "wins",
    "ends",
    "brings",
    "brings-near",
    "leaves-near",
    "reach",
    "keeps",
    "keeps-near",
    "goes-on",
    "most-wins",
    "win-rate",
]


class Gains(TypedDict):
    """What a turn brings; only what there is."""

    ends: NotRequired[Literal["wins", "gauntlet", "sixteen"]]
    """The game is won with it, or the condition that ends it is met."""
    points: NotRequired[int]
    """Without those of tiles."""
    avengers: NotRequired[bool]
    locations: NotRequired[list[str]]
    time: NotRequired[bool]
    first: NotRequired[str]
    """The stone of which it brings the first bonus."""


class Reason(TypedDict):
    """One reason; which keys are there depends on `kind`."""

    kind: Kind
    seat: NotRequired[int]
    card: NotRequired[str]
    location: NotRequired[str]
    stone: NotRequired[str]
    best: NotRequired[str]
    """What should have been decided, in notation."""
    plan: NotRequired[str]
    """What would have followed it."""
    gain: NotRequired[Gains]
    """What the decision brings."""
    worth: NotRequired[Gains]
    """What recruiting `card` brings."""
    ending: NotRequired[Ending]
    did: NotRequired[bool]
    """Whether what was allowed came to pass."""
    nearly: NotRequired[bool]
    short: NotRequired[int]
    """How many tokens somebody lacks for a card, or has to give back."""
    late: NotRequired[int]
    """How many turns earlier the seat could have recruited `card` at the earliest."""
    win: NotRequired[int]
    """In how many of a hundred games the seat wins."""
    instead: NotRequired[int]
    """The same after what was decided."""
    then: NotRequired[Reason]
    """What else is to be said."""
