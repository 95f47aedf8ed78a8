"""A fair shuffle: a hash commits to the deal when the game starts, and anyone can verify it once the game is over.

Where clients take part in the draw (draw.py), the nonce is the server's share of it.
"""

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


@dataclass(frozen=True)
class Nonce:
    """The server's share of a draw, from which and from the others' the deal follows. As secret as the deal."""

    nonce: str

    def as_json(self) -> dict[str, Any]:
        return {"nonce": self.nonce}


Secret = Deal | Nonce
"""What is stored apart from the log."""


def secret_from_json(value: dict[str, Any]) -> Secret:
    if "setup" not in value:
        return Nonce(value["nonce"])
    setup = value["setup"]
    decks = tuple(tuple(deck) for deck in setup["decks"])
    return Deal(Setup(decks, tuple(setup["locations"]), tuple(setup["battles"])), value["nonce"])


def shuffled(options: Options) -> Deal:
    """A new deal, from the system's source of randomness."""
    return Deal(secret_setup(options), secrets.token_hex(32))


def commitment(setup: Setup, nonce: str) -> str:
    """SHA-256, in hex, of the JSON text {"nonce":…,"setup":{"decks":…,"locations":…,"battles":…}}, without spaces."""
    text = json.dumps({"nonce": nonce, "setup": setup.as_json()}, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
