"""Every lesson can be played to its end, points only at what is there, and together they teach every rule.

How the page plays them: web/src/lib/learn/play-exercise.test.ts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path

import pytest

from gauntlet.learning.data_file import parse
from gauntlet.learning.lessons import Lesson, Step, lessons
from gauntlet.match.screen import Board, board
from gauntlet.rules.errors import DataError
from gauntlet.rules.game import Game

EACH = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
CLAUSES = re.findall(
    r"^(?:- |\|.*\| )([CSTEWBHX]\d+) ",
    (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8"),
    flags=re.M,
)


def test_every_rule_of_the_game_is_taught() -> None:
    taught = {clause for lesson in lessons().values() for clause in lesson.clauses}
    assert {clause for clause in CLAUSES if clause[0] in "TEWBH"} <= taught
    assert taught <= set(CLAUSES)


def test_the_first_six_make_a_player() -> None:
    parts = [lesson.part for lesson in lessons().values()]
    assert parts.count("first") == 6
    changes = [(one, two) for one, two in pairwise(parts) if one != two]
    assert changes == [("first", "finer"), ("finer", "battles")]


def walk(lesson: Lesson, game: Game, steps: Sequence[Step], used: set[str]) -> None:
    """Every way through the lesson, so that no choice of the reader leads into a dead end."""
    for number, step in enumerate(steps):
        _check_pointing(step, board(game, lesson.seat))
        if not step.expect:
            continue
        if game.seat != lesson.seat:  # a question with one possible answer is not asked
            _reply(lesson, game, step)
            continue
        ways = [decision for decision in game.legal_decisions if step.accepts(decision)]
        assert ways, step.text
        for decision in ways:
            used.update(pattern for pattern in step.expect if fnmatchcase(decision, pattern))
            after = game.copy()
            after.play(decision)
            _reply(lesson, after, step)
            walk(lesson, after, steps[number + 1 :], used)
        return


def _reply(lesson: Lesson, game: Game, step: Step) -> None:
    for reply in step.reply:
        assert game.seat not in (lesson.seat, None), (step.text, reply)
        game.play(reply)


@EACH
def test_it_can_be_played_to_its_end(lesson: Lesson) -> None:
    used: set[str] = set()
    walk(lesson, lesson.start, lesson.steps, used)
    assert used == {pattern for step in lesson.steps for pattern in step.expect}


def _check_pointing(step: Step, board: Board) -> None:
    market = {card for row in board["market"] for card in row}
    hands = {card for player in board["players"] for card in player["reserved"]}
    for target in step.at:
        kind, _, name = target.partition(":")
        known: dict[str, set[str | None]] = {
            "card": {*market, *hands},
            "deck": {"1", "2", "3"},
            "bank": {"", *board["bank"]},
            "location": {*board["locations"]},
            "battle": {*board["battles"]},
            "avengers": {""},
            "gauntlet": {""},
            "me": {"", "tokens", "bonuses", "reserved", "points"},
            "player": {str(seat) for seat in range(len(board["players"]))},
        }
        assert name in known[kind], (step.text, target)


LESSON = """
[[lesson]]
id = "take"
part = "first"
clauses = "T1"
scene = { tokens = "m1" }
step = [{ at = "bank" }, { expect = ["take *"] }]
"""


def test_the_example_is_a_lesson() -> None:
    assert list(parse("lessons.toml", LESSON, "lesson", Lesson)) == ["take"]


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('part = "first"', 'part = "last"', "take: part: Input should be 'first', 'finer' or 'battles'"),
        ('part = "first"', "", "take: part: Field required"),
        ('id = "take"', "id = 1", "1: id: Input should be a valid string"),
        ('id = "take"', "", "entry 1: id: Field required"),
        ('clauses = "T1"', 'clauses = "T1"\nclause = "T2"', r"take: unknown field 'clause' \(did you mean 'clauses'"),
        ('["take *"]', '"take *"', "take, step 2: expect: Input should be a valid list"),
        ('["take *"]', "[1]", "take, step 2, expect, item 1: Input should be a valid string"),
        ('at = "bank"', "other = 1", "take, step 1: other: Input should be a valid boolean"),
        ('[{ at = "bank" }, { expect = ["take *"] }]', "[]", "take: step: .* at least 1 item"),
        ('tokens = "m1"', 'card = "rocket"', r"take: scene: unknown field 'card' \(did you mean 'cards'"),
        ('tokens = "m1"', 'cards = "rockt"', r"take, scene: cards: there is no card 'rockt' \(did you mean 'rocket'"),
        ('tokens = "m1"', 'tokens = "q2"', "take: scene: 'q2' is no number of tokens, as m2 is"),
        ('tokens = "m1"', 'tokens = "m2 t2"', "take: scene: .*tokens"),
        ('tokens = "m1"', 'tokens2 = "m1"', "take: scene: unknown field 'tokens2': there are 2 players"),
        ('tokens = "m1"', 'seed = "x"', "take, scene: seed: Input should be a valid integer"),
        ("[[lesson]]", '[more]\na = "b"\n[[lesson]]', r"unknown table 'more', only \[\[lesson\]\]"),
    ],
)
def test_a_mistake_is_located(right: str, wrong: str, message: str) -> None:
    with pytest.raises(DataError, match=rf"^lessons\.toml[,:] {message}"):
        parse("lessons.toml", LESSON.replace(right, wrong), "lesson", Lesson)


def test_an_id_cannot_be_used_twice() -> None:
    with pytest.raises(DataError, match=r"lessons\.toml, take: id: Two entries"):
        parse("lessons.toml", LESSON + LESSON, "lesson", Lesson)
