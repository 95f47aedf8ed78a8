"""What docs/protocol.md must have: every message, every event, every code. Nothing is added without its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from fastapi import FastAPI
from pydantic import BaseModel, create_model

from gauntlet.match.events import AnyEvent
from gauntlet.server.openapi import description
from gauntlet.server.realtime.messages import Command, Hello, ServerMessage
from gauntlet.server.refusals import CODES

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EVENTS: tuple[type[BaseModel], ...] = get_args(get_args(AnyEvent)[0])
SENT: tuple[type[BaseModel], ...] = (Hello, *get_args(Command))


def words(kind: Any) -> tuple[str, ...]:
    """The values of a Literal."""
    return get_args(kind)


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(code: str) -> None:
    assert f"| `{code}` | {CODES[code]} |\n" in PAGE


@pytest.mark.parametrize("message", SENT, ids=lambda message: message.__name__)
def test_every_message_of_a_client_is_explained_with_its_keys(message: type[BaseModel]) -> None:
    for kind in words(message.model_fields["type"].annotation):
        line = next(line for line in PAGE.splitlines() if line.startswith("| `") and f"`{kind}`" in line.split("|")[1])
        for key in message.model_fields.keys() - {"type", "id"}:
            assert f"`{key}`" in line


@pytest.mark.parametrize("message", get_args(ServerMessage), ids=lambda message: message.__name__)
def test_every_message_of_the_server_is_explained_with_its_keys(message: type) -> None:
    from typing_extensions import get_type_hints

    hints = get_type_hints(message)
    (kind,) = words(hints["type"])
    lines = [line for line in PAGE.splitlines() if line.startswith(f"| `{kind}` |")]
    for key in hints.keys() - {"type", "view"}:
        assert any(f"`{key}`" in line for line in lines)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_is_explained(event: type[BaseModel]) -> None:
    (kind,) = words(event.model_fields["kind"].annotation)
    assert any(f"`{kind}`" in line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `"))


def test_two_classes_of_the_same_name_are_refused() -> None:
    """One would replace the other in the description, and a message would vanish from it."""
    app = FastAPI()
    assert "Chat" in description(app)["components"]["schemas"]
    app = FastAPI()
    other = create_model("Chat", line=(str, ...))
    app.get("/chat", response_model=other)(lambda: None)
    with pytest.raises(ValueError, match="two classes are called Chat"):
        description(app)


def test_two_classes_of_the_same_name_among_the_routes_are_refused() -> None:
    app = FastAPI()
    for module, fields in (("one", {"a": (int, ...)}), ("two", {"b": (int, ...)})):
        app.get(f"/{module}", response_model=create_model("Same", __module__=module, **fields))(lambda: None)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="two classes are called Same"):
        description(app)
