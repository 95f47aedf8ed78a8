"""The plan of a run: which bots play which deals in which seats. It determines every game."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Any, Final

from gauntlet.rules.errors import GauntletError
from gauntlet.rules.options import Options

FORMAT: Final = "gauntlet-arena/1"
MOST_BOTS: Final = 100


class ArenaError(GauntletError):
    """A run that cannot be played as requested."""


@dataclass(frozen=True)
class Pairing:
    """One game of a run."""

    number: int
    """Its number in the run, from 1."""
    deal: int
    seating: int
    """By how many seats the bots of this deal are rotated."""
    seats: tuple[int, ...]
    """The entrant at each seat."""


@dataclass(frozen=True)
class Plan:
    """A run: in an arena all entrants play at one table, in a ladder every pair of them does."""

    kind: str
    """`arena` or `ladder`."""
    bots: tuple[str, ...]
    """The names of the entrants; a name that is listed twice enters twice."""
    options: Options
    games: int
    """As requested: of the whole arena, or of each pair of a ladder. Rounded up to whole deals."""
    seed: int

    def __post_init__(self) -> None:
        count, players = len(self.bots), self.options.players
        if count < 2:
            raise ArenaError(f"an {self.kind} needs at least 2 bots, not {count}".replace("an ladder", "a ladder"))
        if count > MOST_BOTS:
            raise ArenaError(f"{count} bots are too many: {MOST_BOTS} may enter")
        if self.kind == "ladder" and players != 2:
            raise ArenaError(f"a ladder is played with 2 players, not {players}")
        if self.kind == "arena" and count < players:
            raise ArenaError(f"{count} bots for {players} players: name one for each seat; a name may be repeated")
        if self.kind == "arena" and count > players:
            raise ArenaError(f"{count} bots for {players} players: gauntlet ladder plays all pairs")
        if self.games < 1:
            raise ArenaError(f"games must be at least 1, not {self.games}")

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The names as reports show them: duplicates get numbers."""
        seen: dict[str, int] = {}
        labels = []
        for name in self.bots:
            seen[name] = seen.get(name, 0) + 1
            labels.append(f"{name} #{seen[name]}" if self.bots.count(name) > 1 else name)
        return tuple(labels)

    @property
    def groups(self) -> Sequence[tuple[int, ...]]:
        """Who plays together."""
        return list(combinations(range(len(self.bots)), self.options.players))

    @property
    def deals(self) -> int:
        return -(-self.games // self.options.players)

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """All games, deal by deal, so that an interrupted run is still balanced."""
        players = self.options.players
        pairings: list[Pairing] = []
        for deal in range(self.deals):
            for group in self.groups:
                for turn in range(players):
                    seats = group[-turn:] + group[:-turn] if turn else group
                    pairings.append(Pairing(len(pairings) + 1, deal, turn, seats))
        return tuple(pairings)

    def deal_seed(self, deal: int) -> int:
        """The seed of the cards: the same for all games of a deal."""
        return _derived(self.seed, "deal", deal)

    def bot_seed(self, pairing: Pairing, seat: int) -> int:
        """The seed of a bot. It depends only on the game's number in the run, not on where or when it is played.

        The seating is in it: two bots of one name would otherwise play the same game twice and count it as two.
        """
        return _derived(self.seed, "bot", pairing.deal, pairing.seating, seat)

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "kind": self.kind,
            "bots": list(self.bots),
            "table": self.options.as_json(),
            "games": self.games,
            "seed": self.seed,
        }

    def with_seed(self, seed: int) -> Plan:
        return replace(self, seed=seed)

    @property
    def slug(self) -> str:
        """A short name for a folder, different for different plans."""
        names = "-".join(re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[-20:] for name in self.bots[:4])
        digest = hashlib.blake2b(json.dumps(self.as_json()).encode(), digest_size=3).hexdigest()
        return f"{self.kind}-{names}-{digest}"


def _derived(*path: object) -> int:
    """A seed derived from the run's: 53 bits, so that a bot in any language can read it as a number."""
    return random.Random("/".join(map(str, path))).getrandbits(53)
