"""The lessons: each rule on a board of its own, step by step, from data/lessons.toml."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Literal

from pydantic import Field, PrivateAttr, StrictBool, StrictInt

from gauntlet.learning.data_file import Entry, Table, Words, load
from gauntlet.learning.scene import Scene
from gauntlet.rules.game import Game

Part = Literal["first", "finer", "battles"]
"""first: what a newcomer needs to play; finer: the other rules; battles: Epic Battles."""


class Step(Table):
    """One message of the coach, and the decision that it waits for."""

    at: Words = ()
    """What it points at: card:rocket, deck:1, bank, bank:mind, location:asgard, battle:civil-war, avengers,
    gauntlet, me, me:tokens, me:bonuses, me:reserved, me:points, player:1."""
    expect: tuple[str, ...] = ()
    """Decisions, or patterns of them (`take *`), one of which it waits for; empty: the reader just continues."""
    reply: tuple[str, ...] = ()
    """What the other players do then."""
    has_other: StrictBool = Field(False, alias="other")
    """Whether there is a message of its own for any other decision."""
    _text: str = PrivateAttr()

    @property
    def text(self) -> str:
        """The id of the message."""
        return self._text

    @property
    def other(self) -> str | None:
        """The id of the message for any other decision."""
        return f"{self._text}-other" if self.has_other else None

    def accepts(self, decision: str) -> bool:
        return any(fnmatchcase(decision, pattern) for pattern in self.expect)


class Lesson(Entry):
    part: Part
    clauses: Words
    """The clauses of docs/rules.md that it teaches."""
    seat: StrictInt = Field(0, alias="me")
    """The reader's seat."""
    steps: tuple[Step, ...] = Field(alias="step", min_length=1)
    scene: Scene

    def model_post_init(self, _: Any) -> None:
        for number, step in enumerate(self.steps, start=1):
            step._text = f"lesson-{self.id}-{number}"

    @property
    def title(self) -> str:
        return f"lesson-{self.id}"

    @property
    def start(self) -> Game:
        game: Game = self.scene.game
        return game


@cache
def lessons() -> dict[str, Lesson]:
    """By id, in the order in which they are best read."""
    return load("lesson", Lesson)
