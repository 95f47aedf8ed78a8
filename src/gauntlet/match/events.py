"""The events of a match: numbered from 1 without gaps, append-only.

Nothing in an event is secret: a decision never names a card drawn from a deck, and the deal is stored apart. So
anyone may read the log; what a decision revealed is in its effects (history.py).
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from gauntlet.match.match_options import MatchOptions
from gauntlet.rules.layout import DecidedBy

Why = Literal["time", "left", "resigned"]
End = Literal["gauntlet", "sixteen", "stalemate", "limit", "forfeit"]
"""W3, B14: what decided between those who could win."""


def message_and_digest(ref: str) -> tuple[str, str]:
    """The parts of an event's `id`: player/message, and the digest of the message's content."""
    message, mark, digest = ref.rpartition("#")
    return (message, digest) if mark else (ref, "")


class Event(BaseModel):
    """Every event has its number and its time in milliseconds since 1970.

    `id`: of the client's message that caused it (player/id#digest of its content), so that a repeated message is
    recognised; on the last of several events, and empty for what bots or the server did.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")  # an older program reads what a newer one has written
    number: int
    at: int
    id: str = ""

    @cached_property
    def as_json(self) -> str:
        """It is stored, sent to all who watch, and told to other processes."""
        return self.model_dump_json()


class Opened(Event):
    kind: Literal["opened"] = "opened"
    options: MatchOptions
    maker: str


class Seated(Event):
    """A person (`player`) or a bot takes a seat."""

    kind: Literal["seated"] = "seated"
    seat: int
    player: str | None
    name: str
    bot: str | None = None
    entropy: bool = False
    """The client takes part in the draw of the deal."""


class Vacated(Event):
    kind: Literal["vacated"] = "vacated"
    seat: int


class Drawing(Event):
    """The deal is drawn (draw.py). Each of `seats` is asked for a commitment to its share.

    `first`: the seat that begins; null: it is drawn. `commitment`: SHA-256 of the server's share, the nonce.
    """

    kind: Literal["drawing"] = "drawing"
    seats: list[int]
    first: int | None
    commitment: str


class Committed(Event):
    """SHA-256 of a seat's share."""

    kind: Literal["committed"] = "committed"
    seat: int
    commitment: str


class Revealing(Event):
    """No commitment is taken any more; now the shares are revealed."""

    kind: Literal["revealing"] = "revealing"


class Revealed(Event):
    """A seat's share."""

    kind: Literal["revealed"] = "revealed"
    seat: int
    entropy: str


class Started(Event):
    """The seats in turn order: the player of seat `order[0]` has seat 0 from now on."""

    kind: Literal["started"] = "started"
    order: list[int]
    commitment: str
    """SHA-256 of the deal and a nonce: see commitment.py."""


class Decided(Event):
    kind: Literal["decided"] = "decided"
    seat: int
    decision: str


class Undone(Event):
    """The last decision, taken back by the player of a seat."""

    kind: Literal["undone"] = "undone"
    seat: int


class PauseRequested(Event):
    kind: Literal["pause-requested"] = "pause-requested"
    seat: int


class Paused(Event):
    kind: Literal["paused"] = "paused"


class Resumed(Event):
    kind: Literal["resumed"] = "resumed"
    seat: int


class StoodIn(Event):
    """A bot takes over for the player of a seat."""

    kind: Literal["stood-in"] = "stood-in"
    seat: int
    why: Why


class Returned(Event):
    """The player takes the seat back from the bot."""

    kind: Literal["returned"] = "returned"
    seat: int


class Forfeited(Event):
    """The seat can no longer win; with three or four players a bot moves for it, so that the others can continue."""

    kind: Literal["forfeited"] = "forfeited"
    seat: int
    why: Why


class Restarted(Event):
    """The server was down. The turn's clock starts over; a turn of days continues, with at least an hour left."""

    kind: Literal["restarted"] = "restarted"


class ChatLine(Event):
    """A line of chat: free text, or one of the phrases that every client has in its language."""

    kind: Literal["chat"] = "chat"
    player: str
    name: str
    seat: int | None
    text: str | None = None
    phrase: str | None = None


class Muted(Event):
    """A player mutes all onlookers, or lets them talk again."""

    kind: Literal["muted"] = "muted"
    seat: int
    muted: bool


class Ended(Event):
    """The match is over. The nonce is revealed, so that the shuffle can be verified."""

    kind: Literal["ended"] = "ended"
    end: End
    winners: list[int]
    points: list[int]
    decided_by: DecidedBy | None
    nonce: str


class Closed(Event):
    """A table that waited for players is closed: those who sat there, and its maker, have been away for long."""

    kind: Literal["closed"] = "closed"


class Rematch(Event):
    """The table of the rematch."""

    kind: Literal["rematch"] = "rematch"
    table: str


AnyEvent = Annotated[
    Opened
    | Seated
    | Vacated
    | Drawing
    | Committed
    | Revealing
    | Revealed
    | Started
    | Decided
    | Undone
    | PauseRequested
    | Paused
    | Resumed
    | StoodIn
    | Returned
    | Forfeited
    | Restarted
    | ChatLine
    | Muted
    | Ended
    | Closed
    | Rematch,
    Field(discriminator="kind"),
]

EVENT: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)
"""Reads what `model_dump` has written."""
EVENTS: TypeAdapter[list[AnyEvent]] = TypeAdapter(list[AnyEvent])
