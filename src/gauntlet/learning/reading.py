"""Reading a table of a data file: what is missing, unknown or of the wrong kind is an error that names the place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from gauntlet.rules.errors import DataError, suggestion

DATA: Final = Path(__file__).parent / "data"
T = TypeVar("T")


class Entry:
    """One table of a file. Each field is asked for once; `done` complains about those that nobody asked for."""

    def __init__(self, place: str, fields: dict[str, Any]) -> None:
        self.place = place
        self._fields = dict(fields)
        self._asked: list[str] = []

    def _take(self, name: str, default: Any) -> Any:
        self._asked.append(name)
        value = self._fields.pop(name, default)
        if value is None:
            raise DataError(f"{self.place}: the field {name!r} is missing")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        value = self._take(name, default)
        if not isinstance(value, str):
            raise DataError(f"{self.place}: {name!r} is a text")
        return value

    def one_of(self, name: str, known: tuple[T, ...]) -> T:
        value = self.text(name)
        for one in known:
            if one == value:
                return one
        raise DataError(f"{self.place}: there is no {name} {value!r}{suggestion(value, map(str, known))}")

    def number(self, name: str, default: int | None = None) -> int:
        value = self._take(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise DataError(f"{self.place}: {name!r} is a whole number")
        return value

    def flag(self, name: str) -> bool:
        value = self._take(name, False)
        if not isinstance(value, bool):
            raise DataError(f"{self.place}: {name!r} is true or false")
        return value

    def texts(self, name: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        value = self._take(name, default)
        if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
            raise DataError(f"{self.place}: {name!r} is a list of texts")
        return tuple(value)

    def words(self, name: str) -> tuple[str, ...]:
        """A list that is written as one line of words."""
        return tuple(self.text(name, "").split())

    def lines(self, name: str) -> tuple[tuple[str, ...], ...]:
        value = self._take(name, None)
        if not isinstance(value, list) or not all(isinstance(line, list) and line for line in value):
            raise DataError(f"{self.place}: {name!r} is a list of lists")
        return tuple(tuple(str(decision) for decision in line) for line in value)

    def entries(self, name: str) -> list[Entry]:
        value = self._take(name, None)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise DataError(f"{self.place}: {name!r} is a list of tables")
        return [Entry(f"{self.place}, {name} {number}", item) for number, item in enumerate(value, start=1)]

    def entry(self, name: str) -> Entry:
        value = self._take(name, None)
        if not isinstance(value, dict):
            raise DataError(f"{self.place}: {name!r} is a table")
        return Entry(f"{self.place}, {name}", value)

    def done(self) -> None:
        for name in self._fields:
            raise DataError(f"{self.place}: unknown field {name!r}{suggestion(name, self._asked)}")


def collected(kind: str, read: Callable[[str, Entry], T]) -> dict[str, T]:
    """All entries of a kind in its data file, by id and in order; none twice."""
    file = Entry(f"{kind}s.toml", tomllib.loads((DATA / f"{kind}s.toml").read_text(encoding="utf-8")))
    found: dict[str, T] = {}
    for entry in file.entries(kind):
        name = entry.text("id")
        entry.place = f"{kind}s.toml, {name}"
        if name in found:
            raise DataError(f"{kind}s.toml: {name!r} stands twice")
        found[name] = read(name, entry)
        entry.done()
    file.done()
    return found
