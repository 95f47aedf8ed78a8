"""The description of the whole interface, from which the browser client's types are made: HTTP, and the socket's
messages among its schemas. `python -m gauntlet.server.openapi` prints it."""

from __future__ import annotations

import sys
from typing import Any

import orjson
from fastapi import FastAPI
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from gauntlet.server.messages import ClientMessage, ServerMessage

REFERENCES = "#/components/schemas/{model}"


def description(app: FastAPI) -> dict[str, Any]:
    found = app.openapi()
    schemas = found.setdefault("components", {}).setdefault("schemas", {})
    modes: dict[str, tuple[Any, JsonSchemaMode]] = {
        "ClientMessage": (ClientMessage, "validation"),
        "ServerMessage": (ServerMessage, "serialization"),
    }
    for name, (kind, mode) in modes.items():
        schema = TypeAdapter(kind).json_schema(ref_template=REFERENCES, mode=mode)
        schemas |= schema.pop("$defs", {})
        schemas[name] = schema
    return found


class _Nobody:
    """No bots: nothing is played here."""

    def __getattr__(self, name: str) -> Any:
        raise NotImplementedError(name)


def main() -> None:
    from gauntlet.server.app import create_app
    from gauntlet.server.settings import Settings

    app = create_app(Settings(), _Nobody())
    sys.stdout.buffer.write(orjson.dumps(description(app), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n")


if __name__ == "__main__":
    main()
