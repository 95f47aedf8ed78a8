"""What happens at a table, as it is logged: numbered from 1 without gaps, never changed.

Nothing in an event is secret: a decision never names a card that came from a deck unseen, and the deal is kept
elsewhere. So the log can be told to anyone.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from gauntlet.tables.options import Options

Why = Literal["time", "left", "resigned"]
End = Literal["gauntlet", "sixteen", "stalemate", "limit", "forfeit"]


class Event(BaseModel):
    """Every event has its number and the time in milliseconds since 1970.

    `id`: of the message that it came of, so that a repeated one is known; on the last event if there are several, and
    empty for what bots did or what came by itself.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")  # an older program reads what a newer one has written
    number: int
    at: int
    id: str = ""


class Opened(Event):
    kind: Literal["opened"] = "opened"
    options: Options
    maker: str


class Seated(Event):
    """Someone sits down on a chair: a person (`player`), or a bot."""

    kind: Literal["seated"] = "seated"
    chair: int
    player: str | None
    name: str
    bot: str | None = None


class Vacated(Event):
    kind: Literal["vacated"] = "vacated"
    chair: int


class Started(Event):
    """The chairs in the order in which they play: whoever sat on `order[0]` has seat 0 from now on."""

    kind: Literal["started"] = "started"
    order: list[int]
    commitment: str
    """SHA-256 of the deal and a nonce: see shuffle.py."""


class Decided(Event):
    kind: Literal["decided"] = "decided"
    seat: int
    decision: str


class Undone(Event):
    kind: Literal["undone"] = "undone"
    seat: int


class PauseAsked(Event):
    kind: Literal["pause-asked"] = "pause-asked"
    seat: int


class Paused(Event):
    kind: Literal["paused"] = "paused"


class Resumed(Event):
    kind: Literal["resumed"] = "resumed"
    seat: int


class StoodIn(Event):
    """A bot plays on for a seat."""

    kind: Literal["stood-in"] = "stood-in"
    seat: int
    why: Why


class Returned(Event):
    """The player is back and takes over from the bot."""

    kind: Literal["returned"] = "returned"
    seat: int


class Forfeited(Event):
    """The seat can no longer win; with three or four players a bot moves for it, so that the others can play on."""

    kind: Literal["forfeited"] = "forfeited"
    seat: int
    why: Why


class Woken(Event):
    """The server was down. Whoever is asked has the whole turn again, or an hour at least of a longer one."""

    kind: Literal["woken"] = "woken"


class Said(Event):
    """A line of chat: free text, or one of the phrases that every client has in its language."""

    kind: Literal["said"] = "said"
    player: str
    name: str
    seat: int | None
    text: str | None = None
    phrase: str | None = None


class Ended(Event):
    """The match is over, and the shuffle can be checked: the nonce is open, and so is the record."""

    kind: Literal["ended"] = "ended"
    end: End
    winners: list[int]
    points: list[int]
    nonce: str


class Again(Event):
    """The table of the rematch."""

    kind: Literal["again"] = "again"
    table: str


AnyEvent = Annotated[
    Opened
    | Seated
    | Vacated
    | Started
    | Decided
    | Undone
    | PauseAsked
    | Paused
    | Resumed
    | StoodIn
    | Returned
    | Forfeited
    | Woken
    | Said
    | Ended
    | Again,
    Field(discriminator="kind"),
]

EVENT: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)
"""Reads an event from what `model_dump` has written."""
