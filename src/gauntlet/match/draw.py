"""The deal as a shared draw: nobody can choose it, because everybody's share was fixed before anyone's was known.

Commit and reveal. The server publishes the SHA-256 of its nonce; then each player that takes part publishes the SHA-256
of 256 random bits, and once all have, those bits. The cards follow from the nonce and these bits. docs/protocol.md has
the recipe, with which anyone can compute it again: all hashes are of short texts, as `sha256sum` takes them.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from gauntlet.rules.catalogue import BATTLES, CARDS, DEALT_BATTLES, LEVELS, LOCATIONS, MOST_PLAYERS
from gauntlet.rules.options import Options, Setup

ANSWER_MS: Final = 5000
"""How long the others wait for a commitment, and again for what was committed."""

T = TypeVar("T")


@dataclass
class Draw:
    """A draw that is under way, or that a game was dealt by."""

    seats: list[int]
    """Those that were asked for a share: of each person one, numbered as before the game."""
    commitment: str
    """Of the server's nonce."""
    first: int | None
    """The seat that begins; None: it is drawn, too."""
    commitments: dict[int, str] = field(default_factory=dict)
    revealing: bool = False
    shares: dict[int, str] = field(default_factory=dict)

    @property
    def awaited(self) -> list[int]:
        """The seats whose answer is missing now."""
        if self.revealing:
            return [seat for seat in self.commitments if seat not in self.shares]
        return [seat for seat in self.seats if seat not in self.commitments]


def new_share() -> str:
    """256 random bits, in hex."""
    return secrets.token_hex(32)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def draw_deal(options: Options, nonce: str, shares: Mapping[int, str]) -> tuple[Setup, int]:
    """The set-up, and the seat that begins if it is drawn."""
    numbers = _numbers(sha256("\n".join([nonce, *(f"{seat} {shares[seat]}" for seat in sorted(shares))])))
    decks = tuple(
        tuple(_shuffled(numbers, [card.id for card in CARDS if card.level == level])) for level in range(1, LEVELS + 1)
    )
    tiles = _shuffled(numbers, range(1, MOST_PLAYERS + 1))[: options.players]
    sides = {(location.tile, location.side): location.id for location in LOCATIONS}
    locations = tuple(sides[tile, "AB"[_below(numbers, 2)]] for tile in tiles)
    battles = _shuffled(numbers, [battle.id for battle in BATTLES])[:DEALT_BATTLES] if options.epic_battles else []
    return Setup(decks, locations, tuple(battles)), _below(numbers, options.players)


def _numbers(seed: str) -> Iterator[int]:
    """32 bits each: eight from the SHA-256 of "SEED 0", eight from that of "SEED 1", and so on."""
    block = 0
    while True:
        digest = sha256(f"{seed} {block}")
        yield from (int(digest[at : at + 8], 16) for at in range(0, 64, 8))
        block += 1


def _below(numbers: Iterator[int], bound: int) -> int:
    """The next number modulo `bound`. The last few would make small results likelier, and are skipped."""
    end = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < end) % bound


def _shuffled(numbers: Iterator[int], things: Sequence[T]) -> list[T]:
    """Fisher and Yates, from the end."""
    found = list(things)
    for last in range(len(found) - 1, 0, -1):
        chosen = _below(numbers, last + 1)
        found[last], found[chosen] = found[chosen], found[last]
    return found
