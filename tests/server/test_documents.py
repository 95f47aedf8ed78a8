"""The server's description of itself: every message is in it, each under a name of its own."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from pydantic import create_model

from gauntlet.server.openapi import description


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
