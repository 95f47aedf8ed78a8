"""From a view to a game that could be behind it."""

from __future__ import annotations

import random

from gauntlet.rules.game import Game
from gauntlet.rules.kernel.chance import chance
from gauntlet.rules.kernel.see import fill_unseen
from gauntlet.rules.view import View


def determinize(view: View, source: random.Random | int) -> Game:
    """A game that agrees with all that the view shows; the rest is shuffled, each way as likely as any other.

    A number is a seed: it makes the same game everywhere, also in the browser.
    """
    states = view.states.copy()
    fill_unseen(states, chance(source if isinstance(source, int) else source.getrandbits(64)))
    return Game(states, view.options, names=view.names)
