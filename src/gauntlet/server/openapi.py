"""The description of the whole interface, from which the browser client's types are made: HTTP, and the socket's
messages among its schemas. `python -m gauntlet.server.openapi` prints it."""

from __future__ import annotations

import sys
from typing import Any

import orjson
from fastapi import FastAPI
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from gauntlet.server.accounts.tokens import COOKIE
from gauntlet.server.realtime.messages import ClientMessage, ServerMessage

REFERENCES = "#/components/schemas/{model}"


def description(app: FastAPI) -> dict[str, Any]:
    """Raises a ValueError if two classes have the same name: one would replace the other."""
    found = app.openapi()
    schemas = found.setdefault("components", {}).setdefault("schemas", {})
    modes: dict[str, tuple[Any, JsonSchemaMode]] = {
        "ClientMessage": (ClientMessage, "validation"),
        "ServerMessage": (ServerMessage, "serialization"),
    }
    for name, (kind, mode) in modes.items():
        schema = TypeAdapter(kind).json_schema(ref_template=REFERENCES, mode=mode)
        _add(schemas, schema.pop("$defs", {}) | {name: schema})
    found["components"]["securitySchemes"] = {
        "session": {
            "type": "apiKey",
            "in": "cookie",
            "name": COOKIE,
            "description": "Of a browser: POST /api/session.",
        },
        "token": {"type": "http", "scheme": "bearer", "description": "Of a bot: POST /api/tokens."},
    }
    found["security"] = [{}, {"session": []}, {"token": []}]  # 401 where one of them is needed
    return found


def _add(schemas: dict[str, Any], new: dict[str, Any]) -> None:
    for name, schema in new.items():
        known = schemas.get(name, schema)
        if known.get("properties", {}).keys() != schema.get("properties", {}).keys():
            raise ValueError(f"two classes are called {name}")
        schemas[name] = schema
    for name in schemas:
        if "__" in name:  # pydantic's way to tell two classes apart: by their modules
            raise ValueError(f"two classes are called {name.rpartition('__')[2]}")


def main() -> None:
    from gauntlet.server.app import create_app
    from gauntlet.server.ops.settings import Settings

    nobody: Any = None  # nothing is played here
    app = create_app(Settings(), nobody)
    sys.stdout.buffer.write(orjson.dumps(description(app), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n")


if __name__ == "__main__":
    main()
