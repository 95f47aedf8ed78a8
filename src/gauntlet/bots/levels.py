"""Opponents for people, from gentle to expert. The text `bot-NAME-style` says how each of them plays.

All of them are the mind. The first ones decide by its intuition alone, with a temper and a style; the others search,
more and more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gauntlet.bots.base import Bot, BotError, Maker
from gauntlet.bots.mind import mind_search
from gauntlet.bots.persona import Persona, Temper
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import SearchBot

MOST_MS = 900
"""The longest that a decision may take, on a machine that is slow or busy."""


@dataclass(frozen=True)
class Level:
    """A named opponent."""

    name: str
    make: Callable[[int | None], Bot]

    def maker(self) -> Maker:
        def make(parameter: str, seed: int | None) -> Bot:
            if parameter:
                raise BotError(f"{self.name} takes no parameter, not {parameter!r}")
            return self.make(seed)

        return make


def _persona(temper: Temper) -> Callable[[int | None], Bot]:
    return lambda seed: Persona(temper, seed)


def _searching(simulations: int) -> Callable[[int | None], Bot]:
    return lambda seed: SearchBot(Budget(MOST_MS, simulations), mind_search(seed))


LEVELS = (
    Level("pebble", _persona(Temper(heat=3.0, span=4.6, take=0.4, recruit=-0.3))),
    Level("magpie", _persona(Temper(heat=2.7, span=3.9, reserve=0.4, points=0.25))),
    Level("mason", _persona(Temper(heat=1.5, span=3.0, recruit=0.3, level=-0.3))),
    Level("comet", _persona(Temper(heat=0.8, span=2.3, points=0.15))),
    Level("tinker", _persona(Temper(heat=0.15, span=1.2))),
    Level("navigator", _searching(5)),
    Level("warden", _searching(26)),
    Level("sage", _searching(140)),
    Level("astronomer", _searching(800)),
    Level("oracle", _searching(5000)),
)
"""From the weakest to the strongest; each beats the one before it in 65 to 85 % (bench/strength.py)."""
