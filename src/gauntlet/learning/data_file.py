"""The data files of lessons and puzzles: TOML, checked by pydantic. An error names file, entry and field."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError, model_validator

from gauntlet.rules.errors import DataError, suggestion

DATA: Final = Path(__file__).parent / "data"

Words = Annotated[tuple[str, ...], BeforeValidator(lambda value: value.split() if isinstance(value, str) else value)]
"""A list, or the same as one string with spaces between the items."""


class Table(BaseModel):
    """A table of a TOML file."""

    model_config = ConfigDict(frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _no_unknown_field(cls, fields: Any) -> Any:
        known = [field.alias or name for name, field in cls.model_fields.items()]
        for name in fields if isinstance(fields, dict) else ():
            if name not in known:
                raise ValueError(f"unknown field {name!r}{suggestion(name, known)}")
        return fields


class Entry(Table):
    id: str


E = TypeVar("E", bound=Entry)


def load(kind: str, model: type[E]) -> dict[str, E]:
    """All entries of a kind, by id, in the order of the file."""
    file = DATA / f"{kind}s.toml"
    return parse(file.name, file.read_text(encoding="utf-8"), kind, model)


def parse(file: str, text: str, kind: str, model: type[E]) -> dict[str, E]:
    document = tomllib.loads(text)
    for name in document.keys() - {kind}:
        raise DataError(f"{file}: unknown table {name!r}, only [[{kind}]] is allowed")
    entries: dict[str, E] = {}
    for number, fields in enumerate(document.get(kind, ()), start=1):
        try:
            entry = model.model_validate(fields)
        except ValidationError as error:
            raise DataError(f"{file}, {fields.get('id', f'entry {number}')}{_first(error)}") from error
        if entry.id in entries:
            raise DataError(f"{file}, {entry.id}: id: Two entries have this id")
        entries[entry.id] = entry
    return entries


def _first(error: ValidationError) -> str:
    """`, step 2: expect: Input should be a valid list`"""
    first = error.errors(include_url=False)[0]
    *tables, field = first["loc"] or ("",)
    path = ""
    for part in tables:
        path += f" {part + 1}" if isinstance(part, int) else f", {part}"
    item = f", item {field + 1}" if isinstance(field, int) else f": {field}" if field else ""
    return f"{path}{item}: {first['msg'].removeprefix('Value error, ').replace('tuple', 'list')}"
