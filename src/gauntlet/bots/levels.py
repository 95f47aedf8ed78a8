"""Opponents for people, from gentle to expert: each with a name, and a sentence about how it plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gauntlet.bots.base import Bot, BotError
from gauntlet.bots.character import Character, Taste
from gauntlet.bots.greedy import GreedyBot
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import SearchBot


@dataclass(frozen=True)
class Level:
    """A named opponent."""

    name: str
    style: str
    make: Callable[[int | None], Bot]


LEVELS = (
    Level(
        "pebble",
        "Hoards its favourite stones until its hands are full, then spends them on whoever it can get.",
        lambda seed: Character(Taste(sight=0, points=0.0, others=0.5, favourite=60.0, hoards=10), seed),
    ),
    Level(
        "magpie",
        "Sees nothing but points, and grabs the big cards long before it can pay for them.",
        lambda seed: Character(Taste(sight=6, others=0.25, favourite=8.0, reserves_from=3), seed),
    ),
    Level(
        "mason",
        "Builds card by card, a turn or two ahead, with a soft spot for one stone.",
        lambda seed: Character(Taste(sight=2, favourite=12.0), seed),
    ),
    Level(
        "tinker",
        "Weighs every card by what it brings for each turn; sees a win one move away, yours too, and no further.",
        lambda seed: GreedyBot(seed),
    ),
    Level(
        "navigator",
        "Tries a hundred futures before each move, and knows what you are about to do.",
        lambda seed: SearchBot(Budget(90, 100), seed),
    ),
    Level(
        "oracle",
        "Plays out thousands of games in its head before each move. Good luck.",
        lambda seed: SearchBot(Budget(900, 10_000), seed),
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
