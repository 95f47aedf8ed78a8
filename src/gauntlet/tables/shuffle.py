"""A fair shuffle: the deal is promised by a hash when the game starts, and anyone can check it when it is over."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gauntlet.rules.table import Setup, Table, secret_setup


@dataclass(frozen=True)
class Deal:
    """How the cards lie, and a nonce that nobody can guess. Secret until the game is over."""

    setup: Setup
    nonce: str

    @cached_property
    def commitment(self) -> str:
        return commitment(self.setup, self.nonce)

    def as_json(self) -> dict[str, Any]:
        return {"setup": self.setup.as_json(), "nonce": self.nonce}

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Deal:
        places = value["setup"]
        decks = tuple(tuple(deck) for deck in places["decks"])
        return cls(Setup(decks, tuple(places["locations"]), tuple(places["battles"])), value["nonce"])


def shuffled(table: Table) -> Deal:
    """A deal that nobody can foresee."""
    return Deal(secret_setup(table), secrets.token_hex(32))


def commitment(setup: Setup, nonce: str) -> str:
    """SHA-256, in hex, of the JSON text {"nonce":…,"setup":{"decks":…,"locations":…,"battles":…}}, without spaces."""
    text = json.dumps({"nonce": nonce, "setup": setup.as_json()}, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
