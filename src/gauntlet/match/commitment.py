"""A fair shuffle: a hash commits to the deal when the game starts, and anyone can verify it once the game is over."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gauntlet.rules.options import Options, Setup, secret_setup


@dataclass(frozen=True)
class Deal:
    """The order of the cards, and a random nonce. Secret until the game is over."""

    setup: Setup
    nonce: str

    @cached_property
    def commitment(self) -> str:
        return commitment(self.setup, self.nonce)

    def as_json(self) -> dict[str, Any]:
        return {"setup": self.setup.as_json(), "nonce": self.nonce}

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Deal:
        setup = value["setup"]
        decks = tuple(tuple(deck) for deck in setup["decks"])
        return cls(Setup(decks, tuple(setup["locations"]), tuple(setup["battles"])), value["nonce"])


def shuffled(options: Options) -> Deal:
    """A new deal, from the system's source of randomness."""
    return Deal(secret_setup(options), secrets.token_hex(32))


def commitment(setup: Setup, nonce: str) -> str:
    """SHA-256, in hex, of the JSON text {"nonce":…,"setup":{"decks":…,"locations":…,"battles":…}}, without spaces."""
    text = json.dumps({"nonce": nonce, "setup": setup.as_json()}, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
