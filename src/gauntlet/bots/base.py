"""What a bot is, and how one is found by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

from gauntlet.rules.errors import GauntletError, suggestion
from gauntlet.rules.game import Game
from gauntlet.rules.view import View


class BotError(GauntletError):
    """A name that no bot has, or a parameter that its bot does not take."""


class Bot(Protocol):
    """Whoever decides for a seat. It gets what a person in that seat would know, and nothing else."""

    def decide(self, view: View) -> str:
        """One of `view.legal`; asked only when it is this seat's turn to decide."""
        ...


Maker = Callable[[str, int | None], Bot]
"""Makes a bot from the parameter behind the colon of its name ('' without one) and a seed."""

ENTRY_POINTS = "gauntlet.bots"
"""The group in which other packages name their makers."""


@cache
def makers() -> dict[str, Maker]:
    """All bots that are installed, ours and those of other packages."""
    from gauntlet.bots.levels import LEVELS

    levels = {level.name: level.maker() for level in LEVELS}
    return levels | {point.name: point.load() for point in entry_points(group=ENTRY_POINTS) if point.name not in levels}


def make_bot(name: str, seed: int | None = None) -> Bot:
    """The bot of a name such as `random` or `search:1000`; the same seed makes the same decisions."""
    kind, _, parameter = name.partition(":")
    known = makers()
    if kind not in known:
        raise BotError(f"no bot is called {kind!r}{suggestion(kind, known)}; there are {', '.join(sorted(known))}")
    return known[kind](parameter, seed)


def play_out(game: Game, bots: Sequence[Bot]) -> None:
    """Plays a game to its end, a bot at each seat."""
    while game.seat is not None:
        game.play(bots[game.seat].decide(game.view(game.seat)))
