"""Opponents that play like people: by what the mind would look at, with a temper and a taste of their own.

A persona never throws dice over a blunder. It chooses among the decisions that look sensible to it, more or less carefully, and what
looks sensible is bent by its style. Asked twice about the same position, it answers the same.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from gauntlet.bots.mind import Intuition
from gauntlet.rules.catalogue import CARD_BY_ID, CARDS
from gauntlet.rules.decision import Decision
from gauntlet.rules.view import View


@dataclass(frozen=True)
class Style:
    """What is added to the logarithm of the mind's liking: 0.7 doubles it, -0.7 halves it."""

    take: float = 0.0
    reserve: float = 0.0
    recruit: float = 0.0
    points: float = 0.0
    """For each point of a card that is recruited or reserved."""
    level: float = 0.0
    """For each level of it above the first."""


@dataclass(frozen=True)
class Temper:
    """How carefully a persona chooses."""

    heat: float
    """Likings are taken to the power of 1 / heat: 1 is as the mind likes, more is more careless."""
    sense: float
    """What the mind likes less than this part of its favourite is not even looked at."""
    style: Style = Style()


class Persona:
    """A bot with a temper; its seed is its mood of the day."""

    def __init__(self, temper: Temper, seed: int | None = None) -> None:
        self._temper = temper
        self._seed = random.Random(seed).getrandbits(62)
        self._intuition = Intuition()

    def decide(self, view: View) -> str:
        if len(view.legal) == 1:
            return view.legal[0]
        likes = self._intuition.preferences(view)
        most = max(likes.values())
        sensible = sorted(decision for decision, liked in likes.items() if liked >= self._temper.sense * most)
        weights = [math.exp(math.log(max(likes[d], 1e-9)) / self._temper.heat + self._bias(d)) for d in sensible]
        chance = random.Random(f"{self._seed}/{len(view.decisions)}")
        return chance.choices(sensible, weights)[0]

    def _bias(self, decision: Decision) -> float:
        style = self._temper.style
        bias = {"take": style.take, "reserve": style.reserve, "recruit": style.recruit}.get(decision.verb, 0.0)
        number = CARD_BY_ID.get(decision.partition(" ")[2])
        if number is None:
            return bias
        return bias + style.points * CARDS[number].points + style.level * (CARDS[number].level - 1)
