"""The puzzles: positions of real games with something to find, from data/puzzles.toml.

How each is checked: `win` and `keep` by an exhaustive search of the next turns, with the decks as they lie and with
all that the player cannot know shuffled (testkit/forced_win.py). So each answer works whatever is hidden, and no
other way to play this turn does.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, PrivateAttr, StrictBool, StrictInt, model_validator

from gauntlet.learning.data_file import Entry, load
from gauntlet.rules.game import Game

Kind = Literal["win-now", "win-in-two", "first-card", "keep", "pay", "claim", "return"]


def _moves(value: object) -> object:
    """One string with commas; line breaks are spaces."""
    return [" ".join(move.split()) for move in value.split(",")] if isinstance(value, str) else value


class Puzzle(Entry):
    kind: Kind
    stars: Annotated[StrictInt, Field(ge=1, le=3)]
    """How hard it is."""
    turns: StrictInt = 1
    """Within how many of the reader's turns, this one included."""
    answers: tuple[tuple[str, ...], ...] = Field(min_length=1)
    """All ways to play this turn that work."""
    reply: tuple[str, ...] = ()
    """What the others do after this turn, if there is a second one."""
    players: StrictInt = 2
    battles: StrictBool = False
    seed: StrictInt
    moves: Annotated[tuple[str, ...], BeforeValidator(_moves)]
    """The decisions that lead from the deal of `seed` to the position."""
    _start: Game = PrivateAttr()

    @model_validator(mode="after")
    def _play(self) -> Puzzle:
        self._start = Game.new(self.players, self.battles, seed=self.seed)
        for move in self.moves:
            self._start.play(move)
        if self._start.over:
            raise ValueError("the moves end the game, so there is nothing left to find")
        return self

    @property
    def start(self) -> Game:
        return self._start

    @property
    def seat(self) -> int:
        """The reader's seat."""
        return self._start.seat or 0

    @property
    def title(self) -> str:
        return f"puzzle-{self.id}"

    @property
    def keep(self) -> bool:
        """Whether it is about not losing."""
        return self.kind == "keep"


@cache
def puzzles() -> dict[str, Puzzle]:
    """By id, from easy to hard."""
    return load("puzzle", Puzzle)
