"""The words of the line protocol, `gauntlet-bot/1`: docs/bots.md has every message. `serve.py` is the bot's side of
it, `process.py` the host's."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from threading import Event
from typing import Any, Final, Protocol, runtime_checkable

from gauntlet.bots.base import BotError
from gauntlet.rules.decision import Decision
from gauntlet.rules.errors import GauntletError, suggestion
from gauntlet.rules.position_parser import parse_position
from gauntlet.rules.view import View

PROTOCOL: Final = "gauntlet-bot/1"
TO_BOT: Final = 1 << 20
"""The longest line that a bot must be able to read: far more than the view of the longest game."""
FROM_BOT: Final = 1 << 16
"""The most that a bot may write at once."""
MOST_MS: Final = 24 * 3600 * 1000
SIMULATION_MS: Final = 60_000
"""The time limit where only a number of simulations was asked for."""

ERRORS: Final = {
    "not-json": "the line is no JSON object",
    "too-long": f"the line has more than {TO_BOT} bytes",
    "unknown-verb": "the verb is none of this protocol",
    "bad-message": "a key of the message is missing, or its value is not of the right kind",
    "bad-view": "the view is not one that this game has",
    "wrong-protocol": f"the other side does not speak {PROTOCOL}",
    "out-of-turn": "the message is one of the protocol, but not now",
    "bot-failed": "the bot behind the protocol raised an error or answered with an illegal decision",
}
"""What a bot may complain about, by the code of its `error` message."""


class ProtocolError(GauntletError):
    """A message that is not one of the protocol; `code` is one of ERRORS."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision. `ms` is always there: a bot that does not count may look at the clock."""

    ms: int = 1000
    simulations: int | None = None

    @property
    def timed(self) -> bool:
        """False where only a number of simulations was asked for: whoever counts need not look at the clock."""
        return self.simulations is None or self.ms != SIMULATION_MS

    @classmethod
    def parse(cls, text: str) -> Budget:
        """A budget as it stands in the name of a bot: `1000` simulations, `500ms` or `2s`."""
        parts = re.fullmatch(r"(\d{1,9})(ms|s|)", text)
        number = int(parts[1]) if parts else 0
        if not parts or not number or number * (1000 if parts[2] == "s" else 1) > MOST_MS:
            raise BotError(f"{text!r} is no budget: 1000 (simulations), 500ms and 2s are, up to a day")
        if not parts[2]:
            return cls(SIMULATION_MS, number)
        return cls(number * 1000 if parts[2] == "s" else number)

    @classmethod
    def from_json(cls, value: object) -> Budget:
        if not isinstance(value, dict) or value.keys() - {"ms", "simulations"}:
            raise ProtocolError("bad-message", "go: budget must be an object with ms, simulations or both")
        numbers: dict[str, Any] = {"ms": SIMULATION_MS, "simulations": None, **value}
        for key in value:
            if type(value[key]) is not int or not 1 <= value[key] <= MOST_MS:
                raise ProtocolError("bad-message", f"go: budget.{key} must be a whole number from 1 to {MOST_MS}")
        return cls(**numbers)

    def as_json(self) -> dict[str, int]:
        return {"ms": self.ms} | ({} if self.simulations is None else {"simulations": self.simulations})


@runtime_checkable
class Budgeted(Protocol):
    """A bot that takes a budget: `go` then has a say, and `stop` ends its thought early."""

    def decide_within(self, view: View, budget: Budget, stop: Event) -> str:
        """As `decide`, within the budget; once `stop` is set, with what it has."""
        ...


def line_of(message: dict[str, Any]) -> bytes:
    """A message as the one line that it is."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def message_of(line: bytes) -> dict[str, Any]:
    """The message on a line: a JSON object with a verb."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise ProtocolError("not-json", f"not a JSON object: {brief(line)}")
    if not isinstance(message.get("verb"), str):
        raise ProtocolError("bad-message", f"the message has no verb: {brief(line)}")
    return message


def brief(line: bytes) -> str:
    """A line as far as a sentence can hold it."""
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= 60 else text[:59] + "…")


_VIEW: Final[dict[str, tuple[type, ...]]] = {
    "seat": (int,),
    "names": (list,),
    "phase": (str,),
    "asked": (int, type(None)),
    "legal": (list,),
    "state": (dict,),
    "position": (str,),
    "decisions": (list,),
    "result": (dict, type(None)),
}


def view_of(value: object) -> View:
    """The view that `View.as_json` has written. The rest comes from the position."""
    if not isinstance(value, dict):
        raise ProtocolError("bad-view", "the view is no object")
    for key in value:
        if key not in _VIEW:
            raise ProtocolError("bad-view", f"the view has an unknown key {key!r}{suggestion(key, _VIEW)}")
    for key, kinds in _VIEW.items():
        if key not in value:
            raise ProtocolError("bad-view", f"the view has no {key}")
        if type(value[key]) not in kinds:
            raise ProtocolError("bad-view", f"the view's {key} is not of the right kind: {value[key]!r:.40}")
    for key in ("names", "legal", "decisions"):
        if not all(isinstance(item, str) for item in value[key]):
            raise ProtocolError("bad-view", f"the view's {key} are not all texts")
    try:
        states = parse_position(value["position"])
        decisions = tuple(Decision.parse(decision) for decision in value["decisions"])
    except GauntletError as error:
        raise ProtocolError("bad-view", f"the view does not hold: {error}") from error
    view = View(value["seat"], tuple(value["names"]), decisions, states)
    if len(view.names) != view.options.players or value["seat"] not in range(view.options.players):
        raise ProtocolError("bad-view", f"the view's names and seat do not fit {view.options.players} players")
    written = view.as_json()
    for key in _VIEW:
        if value[key] != written[key]:
            raise ProtocolError("bad-view", f"the view's {key} does not agree with its position")
    return view
