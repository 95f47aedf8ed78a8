"""The WebSocket protocol, `gauntlet-table/1`: every message, once. docs/protocol.md tells how they are used."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.tables.commands import REFUSALS
from gauntlet.tables.options import Options
from gauntlet.tables.screen import Screen
from gauntlet.tables.telling import Told

PROTOCOL: Final = "gauntlet-table/1"
LONGEST_FRAME: Final = 16 * 1024

CODES: Final = REFUSALS | {
    "too-long": f"a message has at most {LONGEST_FRAME} bytes",
    "too-many": "too many messages or connections; wait a little",
    "busy": "the server is busy; try again",
    "not-found": "there is no such table",
    "no-hints": "this table gives no hints",
    "unknown-bot": "no bot has this name",
    "internal": "something went wrong on our side",
    "no-session": "say who you are first",
    "bad-password": "a password has 8 to 200 letters",
    "wrong-login": "the name or the password is wrong",
    "name-taken": "someone else has this name",
    "not-over": "the game is not over yet",
    "bad-origin": "this page may not use this server",
}
"""Why a message was refused, by its code."""

Id = Annotated[str, Field(min_length=1, max_length=36, pattern=r"^[\w-]+$")]
"""Made by the client, a new one for each message: the same message sent again does nothing twice."""
Chair = Annotated[int, Field(ge=0, le=3)]


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Hello(_Message):
    """The first message: `last` is the number of the last event that the client has, 0 for none."""

    type: Literal["hello"]
    last: int = Field(default=0, ge=0)
    position: bool = False
    """For bots: each screen then comes with the rules' own view of the seat."""


class _Command(_Message):
    id: Id


class Decide(_Command):
    type: Literal["decide"]
    question: int
    """`screen.question`: the one that this answers."""
    decision: str = Field(max_length=80)


class Undo(_Command):
    type: Literal["undo"]
    question: int


class Sit(_Command):
    """Sit down; the maker may seat several people of one device, each with a name."""

    type: Literal["sit"]
    chair: Chair | None = None
    name: str | None = Field(default=None, max_length=80)


class SeatBot(_Command):
    """On a chair that is named: so the same message after a crash does not seat another one."""

    type: Literal["seat-bot"]
    bot: str = Field(max_length=40)
    chair: Chair


class Stand(_Command):
    type: Literal["stand"]
    chair: Chair


class Start(_Command):
    """`first`: the chair that begins, where the table does not draw it."""

    type: Literal["start"]
    first: Chair | None = None


class Say(_Command):
    type: Literal["say"]
    text: str | None = Field(default=None, max_length=1000)
    phrase: str | None = Field(default=None, max_length=40)


class Simple(_Command):
    """`return`: take the seat back from the bot that plays for you. `hint`: what would a good player do?"""

    type: Literal["pause", "resume", "resign", "leave", "return", "rematch", "hint", "ping"]


Command = Decide | Undo | Sit | SeatBot | Stand | Start | Say | Simple
ClientMessage = Annotated[Hello | Command, Field(discriminator="type")]
CLIENT_MESSAGE: TypeAdapter[Hello | Command] = TypeAdapter(ClientMessage)


class Welcome(TypedDict):
    """The answer to `hello`: what happened since `last`, and how things stand."""

    type: Literal["welcome"]
    protocol: str
    table: str
    options: Options
    now: int
    told: list[Told]
    screen: Screen
    view: NotRequired[dict[str, Any]]


class News(TypedDict):
    """Something happened."""

    type: Literal["news"]
    now: int
    told: list[Told]
    screen: Screen
    view: NotRequired[dict[str, Any]]


class Ack(TypedDict):
    """The command is carried out, and on disk. `number`: of the event that came of it; the same for a repeated one."""

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
    """How likely it is to win after it, from 0 to 1."""
    reasons: list[dict[str, Any]]


class Hint(TypedDict):
    type: Literal["hint"]
    id: str
    question: int
    best: list[Advice]


class Pong(TypedDict):
    type: Literal["pong"]
    id: str
    now: int


ServerMessage = Welcome | News | Ack | Refusal | Hint | Pong
