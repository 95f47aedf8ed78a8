"""The lessons: each rule on a board of its own, step by step. What they are is in data/lessons.toml."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Literal, get_args

from gauntlet.learning.reading import Entry, collected
from gauntlet.learning.scene import scene
from gauntlet.rules.game import Game

Part = Literal["first", "finer", "battles"]
"""first: what a newcomer needs to play; finer: the other rules; battles: Epic Battles."""


@dataclass(frozen=True)
class Step:
    """One thing that the coach says, and what it waits for."""

    text: str
    """The message."""
    at: tuple[str, ...]
    """What it points at: card:rocket, deck:1, bank, bank:mind, location:asgard, battle:civil-war, avengers,
    gauntlet, me, me:tokens, me:bonuses, me:reserved, me:points, player:1."""
    expect: tuple[str, ...]
    """Decisions, or patterns of them (`take *`), one of which it waits for; none: the reader just goes on."""
    reply: tuple[str, ...]
    """What the other players do then."""
    other: str | None
    """The message for whoever decides otherwise, where there is something special to say."""

    def takes(self, decision: str) -> bool:
        return any(fnmatchcase(decision, pattern) for pattern in self.expect)


@dataclass(frozen=True)
class Lesson:
    id: str
    part: Part
    clauses: tuple[str, ...]
    """The clauses of docs/rules.md that it teaches."""
    seat: int
    """Where the reader sits."""
    steps: tuple[Step, ...]
    start: Game

    @property
    def title(self) -> str:
        return f"lesson-{self.id}"


@cache
def lessons() -> dict[str, Lesson]:
    """By id, in the order in which they are best read."""
    return collected("lesson", _lesson)


def _lesson(name: str, entry: Entry) -> Lesson:
    steps = tuple(_step(step, f"lesson-{name}-{number}") for number, step in enumerate(entry.entries("step"), start=1))
    return Lesson(
        name,
        entry.one_of("part", get_args(Part)),
        entry.words("clauses"),
        entry.number("me", 0),
        steps,
        scene(entry.entry("scene")),
    )


def _step(entry: Entry, text: str) -> Step:
    other = f"{text}-other" if entry.flag("other") else None
    step = Step(text, entry.words("at"), entry.texts("expect", ()), entry.texts("reply", ()), other)
    entry.done()
    return step
