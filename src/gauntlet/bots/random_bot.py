"""The bot that knows only the rules."""

from __future__ import annotations

import random

from gauntlet.bots.base import BotError
from gauntlet.rules.view import View


class RandomBot:
    """Decides by lot among all legal decisions."""

    def __init__(self, seed: int | None) -> None:
        self._chance = random.Random(seed)

    def decide(self, view: View) -> str:
        return self._chance.choice(view.legal)


def make(parameter: str, seed: int | None) -> RandomBot:
    if parameter:
        raise BotError(f"random takes no parameter, not {parameter!r}")
    return RandomBot(seed)
