"""Opponents for people, from gentle to expert. The text `bot-NAME-style` says how each of them plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gauntlet.bots.base import Bot, BotError
from gauntlet.bots.character import Character, Taste
from gauntlet.bots.greedy import GreedyBot
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search, SearchBot


@dataclass(frozen=True)
class Level:
    """A named opponent."""

    name: str
    make: Callable[[int | None], Bot]


LEVELS = (
    Level(
        "pebble",
        lambda seed: Character(Taste(sight=0, points=0.0, others=0.5, favourite=60.0, hoards=10), seed),
    ),
    Level(
        "magpie",
        lambda seed: Character(Taste(sight=6, others=0.25, favourite=8.0, reserves_from=3), seed),
    ),
    Level(
        "mason",
        lambda seed: Character(Taste(sight=2, favourite=12.0), seed),
    ),
    Level(
        "tinker",
        lambda seed: GreedyBot(seed),
    ),
    Level(
        "navigator",
        lambda seed: SearchBot(Budget(90, 100), Search(seed)),
    ),
    Level(
        "oracle",
        lambda seed: SearchBot(Budget(900, 10_000), Search(seed)),
    ),
)
"""From the weakest to the strongest; each beats the one before it clearly (bench/strength.py)."""


def _maker(level: Level) -> Callable[[str, int | None], Bot]:
    def make(parameter: str, seed: int | None) -> Bot:
        if parameter:
            raise BotError(f"{level.name} takes no parameter, not {parameter!r}")
        return level.make(seed)

    return make


pebble, magpie, mason, tinker, navigator, oracle = (_maker(level) for level in LEVELS)
