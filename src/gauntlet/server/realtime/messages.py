"""The WebSocket protocol `gauntlet-table/1`: the schema of every message. docs/protocol.md explains their use."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.match.history import Entry
from gauntlet.match.match_options import MatchOptions
from gauntlet.match.screen import Screen

PROTOCOL: Final = "gauntlet-table/1"

Id = Annotated[str, Field(min_length=1, max_length=36, pattern=r"^[\w-]+$")]
"""Made by the client, unique for each message: a repeated message is acknowledged, not executed again."""
ID: TypeAdapter[str] = TypeAdapter(Id)
Seat = Annotated[int, Field(ge=0, le=3)]
MOST = 2**53 - 1
"""Of a number: what every client can count to, and every database and answer can hold."""
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Hello(_Message):
    """The first message: `last` is the number of the last event that the client has, 0 for none."""

    type: Literal["hello"]
    last: int = Field(default=0, ge=0, le=MOST)
    position: bool = False
    """For bots: every screen comes with the rules' view of the seat."""


class _Command(_Message):
    id: Id


class Decide(_Command):
    type: Literal["decide"]
    question: int
    """`screen.question` that this answers."""
    decision: str = Field(max_length=80)


class Undo(_Command):
    type: Literal["undo"]
    question: int


class Sit(_Command):
    """Take a seat; the maker may seat several people who share a device, each with a name."""

    type: Literal["sit"]
    seat: Seat | None = None
    name: str | None = Field(default=None, max_length=80)
    entropy: bool = False
    """The client takes part in the draw of the deal."""


class SeatBot(_Command):
    """The seat must be named, so that the same message after a crash does not seat a second bot."""

    type: Literal["seat-bot"]
    bot: str = Field(max_length=40)
    seat: Seat


class Stand(_Command):
    type: Literal["stand"]
    seat: Seat


class Start(_Command):
    """`first`: the seat that begins, unless it is drawn."""

    type: Literal["start"]
    first: Seat | None = None


class Commit(_Command):
    """While the deal is drawn: SHA-256 of the share that will be revealed."""

    type: Literal["commit"]
    commitment: Digest


class Reveal(_Command):
    """The share, once all have committed: 256 random bits."""

    type: Literal["reveal"]
    entropy: Digest


class Chat(_Command):
    type: Literal["chat"]
    text: str | None = Field(default=None, max_length=1000)
    phrase: str | None = Field(default=None, max_length=40)


class Mute(_Command):
    """A player mutes all onlookers, or lets them talk again."""

    type: Literal["mute"]
    onlookers: bool


class History(_Command):
    """Asks for the events before a number, the latest of them: those that a `welcome` has left out."""

    type: Literal["history"]
    before: int = Field(ge=1, le=MOST)


class Simple(_Command):
    """Commands without arguments."""

    type: Literal["pause", "resume", "resign", "leave", "return", "rematch", "hint", "position", "ping"]


Action = Decide | Undo | Sit | SeatBot | Stand | Start | Commit | Reveal | Chat | Mute | Simple
Command = Action | History
ClientMessage = Annotated[Hello | Command, Field(discriminator="type")]
CLIENT_MESSAGE: TypeAdapter[Hello | Command] = TypeAdapter(ClientMessage)


class _State(TypedDict):
    now: int
    events: list[Entry]
    screen: Screen
    view: NotRequired[dict[str, Any]]


class Welcome(_State):
    """The answer to `hello`: the events after `last`, and the current state. Of very many events only the latest."""

    type: Literal["welcome"]
    after: int
    """The number before the first of these events: `last`, unless there were too many."""
    protocol: str
    table: str
    options: MatchOptions


class Update(_State):
    """New events."""

    type: Literal["update"]


class Ack(TypedDict):
    """The command was executed and is stored. `number`: of its event; the same for a repeated message."""

    type: Literal["ack"]
    id: str
    number: int


class Refusal(TypedDict):
    type: Literal["refused"]
    id: str | None
    code: str
    text: str


class Advice(TypedDict):
    decision: str
    win: float
    """The win probability after it, from 0 to 1."""
    reasons: list[dict[str, Any]]


class Hint(TypedDict):
    type: Literal["hint"]
    id: str
    question: int
    best: list[Advice]


class SeenPosition(TypedDict):
    """The answer to `position`: what a hint is computed from, for clients that do so themselves."""

    type: Literal["position"]
    id: str
    question: int
    seat: int
    """Whose question it is."""
    position: str
    """As far as this seat knows it."""


class HistoryPage(TypedDict):
    """The answer to `history`: consecutive events, the last one being that before the number asked for."""

    type: Literal["history"]
    id: str
    events: list[Entry]


class Pong(TypedDict):
    type: Literal["pong"]
    id: str
    now: int


class OnlookerCount(TypedDict):
    """How many watch, whenever that changes; after a `welcome` only if anyone does."""

    type: Literal["onlookers"]
    count: int


ServerMessage = Welcome | Update | Ack | Refusal | Hint | SeenPosition | HistoryPage | Pong | OnlookerCount
