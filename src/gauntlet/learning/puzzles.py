"""The puzzles: positions of real games with something to find. What they are is in data/puzzles.toml.

How each is checked: `win` and `keep` by trying every way in which the next turns can go, the decks as they lie and in
shuffles of all that the player cannot know (proof.py). So each answer is one that works whatever is hidden, and no
other way to play this turn does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

from gauntlet.learning.reading import Entry, collected
from gauntlet.rules.errors import DataError
from gauntlet.rules.game import Game

Kind = Literal["win-now", "win-in-two", "first-card", "keep", "pay", "claim", "return"]


@dataclass(frozen=True)
class Puzzle:
    id: str
    kind: Kind
    stars: int
    """How hard it is, from 1 to 3."""
    seat: int
    """Where the reader sits."""
    turns: int
    """Within how many of the reader's turns, this one included."""
    answers: tuple[tuple[str, ...], ...]
    """All ways to play this turn that work."""
    reply: tuple[str, ...]
    """What the others do after this turn, if there is a second one."""
    seed: int
    moves: tuple[str, ...]
    """The game so far: it leads here from the set-up of the seed."""
    start: Game

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
    return collected("puzzle", _puzzle)


def _puzzle(name: str, entry: Entry) -> Puzzle:
    seed = entry.number("seed")
    moves = tuple(" ".join(move.split()) for move in entry.text("moves").split(","))
    start = Game.new(entry.number("players", 2), entry.flag("battles"), seed=seed)
    for move in moves:
        start.play(move)
    if start.seat is None:
        raise DataError(f"{entry.place}: the game is over before it begins")
    return Puzzle(
        name,
        entry.one_of("kind", get_args(Kind)),
        entry.number("stars"),
        start.seat,
        entry.number("turns", 1),
        entry.lines("answers"),
        entry.texts("reply", ()),
        seed,
        moves,
        start,
    )
