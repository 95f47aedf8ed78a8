"""What is to be played: which bots, on which deals, in which seats. A plan alone decides every game of a run."""

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
from gauntlet.rules.table import Table

FORMAT: Final = "gauntlet-arena/1"
MOST_BOTS: Final = 100


class ArenaError(GauntletError):
    """A run that cannot be played as it is asked for."""


@dataclass(frozen=True)
class Match:
    """One game of a run."""

    number: int
    """Its place in the run, from 1."""
    deal: int
    seating: int
    """How many seats the bots of this deal have moved on."""
    seats: tuple[int, ...]
    """The entrant at each seat."""


@dataclass(frozen=True)
class Plan:
    """A run: in an arena all entrants sit at one table, in a ladder each two of them do."""

    kind: str
    """`arena` or `ladder`."""
    bots: tuple[str, ...]
    """The names of the entrants; a name that stands there twice enters twice."""
    table: Table
    games: int
    """As asked for: of the whole arena, or of each pair of a ladder. Rounded up to whole deals."""
    seed: int

    def __post_init__(self) -> None:
        count, players = len(self.bots), self.table.players
        if count < 2:
            raise ArenaError(f"an {self.kind} needs at least 2 bots, not {count}".replace("an ladder", "a ladder"))
        if count > MOST_BOTS:
            raise ArenaError(f"{count} bots are too many: {MOST_BOTS} may enter")
        if self.kind == "ladder" and players != 2:
            raise ArenaError(f"a ladder is played with 2 players, not {players}")
        if self.kind == "arena" and count < players:
            raise ArenaError(
                f"{count} bots for {players} players: name one for each seat, a name as often as it is to sit there"
            )
        if self.kind == "arena" and count > players:
            raise ArenaError(f"{count} bots for {players} players: gauntlet ladder lets each two of many play")
        if self.games < 1:
            raise ArenaError(f"games must be at least 1, not {self.games}")

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The names as reports show them: those that stand there twice get numbers."""
        seen: dict[str, int] = {}
        labels = []
        for name in self.bots:
            seen[name] = seen.get(name, 0) + 1
            labels.append(f"{name} #{seen[name]}" if self.bots.count(name) > 1 else name)
        return tuple(labels)

    @property
    def groups(self) -> Sequence[tuple[int, ...]]:
        """Who sits together."""
        return list(combinations(range(len(self.bots)), self.table.players))

    @property
    def deals(self) -> int:
        return -(-self.games // self.table.players)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """All games, deal by deal, so that a run that is stopped early has treated all alike."""
        players = self.table.players
        matches: list[Match] = []
        for deal in range(self.deals):
            for group in self.groups:
                for turn in range(players):
                    seats = group[-turn:] + group[:-turn] if turn else group
                    matches.append(Match(len(matches) + 1, deal, turn, seats))
        return tuple(matches)

    def deal_seed(self, deal: int) -> int:
        """The cards of a deal: the same for all who play it."""
        return _derived(self.seed, "deal", deal)

    def bot_seed(self, match: Match, seat: int) -> int:
        """The luck of a bot. It depends on its place in the run and on nothing else, so not on who plays the game when.

        The seating is in it: two bots of one name would otherwise play the same game twice and count it as two.
        """
        return _derived(self.seed, "bot", match.deal, match.seating, seat)

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "kind": self.kind,
            "bots": list(self.bots),
            "table": self.table.as_json(),
            "games": self.games,
            "seed": self.seed,
        }

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Plan:
        """Trusts its caller: `store` reads only what it has written."""
        return cls(value["kind"], tuple(value["bots"]), Table(**value["table"]), value["games"], value["seed"])

    def with_seed(self, seed: int) -> Plan:
        return replace(self, seed=seed)

    @property
    def slug(self) -> str:
        """A short name for a folder, different for different plans."""
        names = "-".join(re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[-20:] for name in self.bots[:4])
        digest = hashlib.blake2b(json.dumps(self.as_json()).encode(), digest_size=3).hexdigest()
        return f"{self.kind}-{names}-{digest}"


def _derived(*path: object) -> int:
    """A seed out of the run's seed: 53 bits, so that a bot in any language can read it as a number."""
    return random.Random("/".join(map(str, path))).getrandbits(53)
