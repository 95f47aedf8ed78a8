"""Game records: read, checked to the last decision, and written back to the same bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gauntlet.rules.decision import Decision
from gauntlet.rules.errors import GauntletError, RecordError, suggestion
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options, Setup
from gauntlet.rules.state import Result

FORMAT = "gauntlet-record/1"
KEYS = ("format", "table", "names", "setup", "decisions", "result")


@dataclass(frozen=True)
class Record:
    """A game as it is kept. `read` gives only records that hold; `game.record()` makes them."""

    options: Options
    names: tuple[str, ...]
    setup: Setup
    decisions: tuple[Decision, ...]
    result: Result | None

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "table": self.options.as_json(),
            "names": list(self.names),
            "setup": self.setup.as_json(),
            "decisions": list(self.decisions),
            "result": self.result.as_json() if self.result else None,
        }

    def __str__(self) -> str:
        """The text that `read` reads."""
        return json.dumps(self.as_json(), indent=1, ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its text. Raises a RecordError that names the first thing that is wrong."""
        try:
            value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
        except json.JSONDecodeError as error:
            raise RecordError(f"not JSON: {error.msg} in line {error.lineno}, column {error.colno}") from error
        except RecordError:
            raise
        except ValueError as error:
            raise RecordError(f"not a record: {error}") from error
        except RecursionError as error:
            raise RecordError("not a record: nested too deeply") from error
        return cls.from_json(value)

    @classmethod
    def from_json(cls, value: object) -> Record:
        """A record from a JSON value, checked as `read` does."""
        top = _fields("the record", value, KEYS)
        if top["format"] != FORMAT:
            raise RecordError(f"format: {top['format']!r} is not {FORMAT!r}")
        fields = _fields("table", top["table"], tuple(Options.__dataclass_fields__))
        if fields["ending"] == "":
            raise RecordError("table: ending must be gauntlet or sixteen, not ''")
        raw = _fields("setup", top["setup"], ("decks", "locations", "battles"))
        decks = _list("setup.decks", raw["decks"])
        try:
            options = Options(**fields)
            setup = Setup(
                tuple(_texts(f"setup.decks[{n}]", deck) for n, deck in enumerate(decks)),
                _texts("setup.locations", raw["locations"]),
                _texts("setup.battles", raw["battles"]),
            )
            setup.check(options)
        except RecordError:
            raise
        except GauntletError as error:
            where = "" if str(error).startswith("setup") else "table: "
            raise RecordError(f"{where}{error}") from error
        names = _texts("names", top["names"])
        if len(names) != options.players:
            raise RecordError(f"names: {len(names)} names for {options.players} players")
        decisions = _texts("decisions", top["decisions"])
        game = _played(Game.of(options, setup, names), decisions)
        _check_result(top["result"], game.result)
        return game.record()


def _played(game: Game, decisions: tuple[str, ...]) -> Game:
    for number, decision in enumerate(decisions):
        try:
            game.play(decision)
        except GauntletError as error:
            raise RecordError(f"decisions[{number}]: {error}") from error
    return game


def _check_result(given: object, true: Result | None) -> None:
    expected = true.as_json() if true else None
    if given is not None:
        fields = _fields("result", given, ("end", "winners", "points"))
        for key in ("winners", "points"):
            _list(f"result.{key}", fields[key])
    # json tells 1 from true and from 1.0, which Python's == does not
    if json.dumps(given, sort_keys=True) != json.dumps(expected, sort_keys=True):
        shown = "null (the game is not over)" if expected is None else json.dumps(expected)
        raise RecordError(f"result: {json.dumps(given)} is not the one that the game has: {shown}")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"the key {twice!r} stands twice in one object")
    return fields


def _no_constant(name: str) -> None:
    raise RecordError(f"not JSON: {name} is no JSON value")


def _fields(path: str, value: object, keys: tuple[str, ...]) -> Mapping[str, Any]:
    """An object with just these keys."""
    if not isinstance(value, dict):
        raise RecordError(f"{path}: must be an object with {', '.join(keys)}, not {_brief(value)}")
    for key in value:
        if key not in keys:
            raise RecordError(f"{path}: unknown key {key!r}{suggestion(key, keys)}")
    for key in keys:
        if key not in value:
            raise RecordError(f"{path}: the key {key!r} is missing")
    return value


def _list(path: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError(f"{path}: must be a list, not {_brief(value)}")
    return value


def _texts(path: str, value: object) -> tuple[str, ...]:
    for number, item in enumerate(_list(path, value)):
        if not isinstance(item, str):
            raise RecordError(f"{path}[{number}]: must be a text, not {_brief(item)}")
    return tuple(_list(path, value))


def _brief(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:37] + "…"
