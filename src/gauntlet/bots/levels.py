"""Opponents for people, from gentle to expert: each with a name, and a sentence about how it plays.

All of them are the mind. The first ones decide by its intuition alone, with a temper and a style; the others search, more
and more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gauntlet.bots.base import Bot, BotError
from gauntlet.bots.mind import mind_search
from gauntlet.bots.persona import Persona, Style, Temper
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import SearchBot

MOST_MS = 900
"""The longest that a decision may take, on a machine that is slow or busy."""


@dataclass(frozen=True)
class Level:
    """A named opponent."""

    name: str
    style: str
    make: Callable[[int | None], Bot]


def _persona(temper: Temper) -> Callable[[int | None], Bot]:
    return lambda seed: Persona(temper, seed)


def _searching(simulations: int) -> Callable[[int | None], Bot]:
    return lambda seed: SearchBot(Budget(MOST_MS, simulations), mind_search(seed))


LEVELS = (
    Level(
        "pebble",
        "Hoards stones until its hands are full, then spends them on whoever it can get.",
        _persona(Temper(3.0, 0.01, Style(take=0.4, recruit=-0.3))),
    ),
    Level(
        "magpie",
        "Sees nothing but points, and grabs the big cards long before it can pay for them.",
        _persona(Temper(2.5, 0.02, Style(reserve=0.4, points=0.25))),
    ),
    Level(
        "mason",
        "Builds card by card, the small ones first.",
        _persona(Temper(1.5, 0.05, Style(recruit=0.3, level=-0.3))),
    ),
    Level(
        "comet", "Races for points, and looks neither left nor right.", _persona(Temper(0.8, 0.1, Style(points=0.15)))
    ),
    Level("tinker", "Plays its first good idea. It has many.", _persona(Temper(0.15, 0.3))),
    Level("navigator", "Checks its idea against a few futures before each move.", _searching(5)),
    Level("warden", "Thinks two moves ahead: its own, then yours.", _searching(26)),
    Level(
        "sage",
        "Follows more than a hundred futures before each move. It has seen most mistakes before.",
        _searching(140),
    ),
    Level("astronomer", "Sees far: it knows which card you need before you do.", _searching(800)),
    Level("oracle", "Follows thousands of futures before each move. Good luck.", _searching(5000)),
)
"""From the weakest to the strongest; each beats the one before it in 65 to 85 % (bench/strength.py)."""


def _maker(level: Level) -> Callable[[str, int | None], Bot]:
    def make(parameter: str, seed: int | None) -> Bot:
        if parameter:
            raise BotError(f"{level.name} takes no parameter, not {parameter!r}")
        return level.make(seed)

    return make


pebble, magpie, mason, comet, tinker, navigator, warden, sage, astronomer, oracle = map(_maker, LEVELS)
