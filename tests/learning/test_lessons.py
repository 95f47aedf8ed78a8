"""Every lesson can be played to its end, points only at what is there, and together they teach every rule."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path

import pytest

from gauntlet.learning.data_file import parse
from gauntlet.learning.lessons import Lesson, Step, lessons
from gauntlet.learning.practice import practise
from gauntlet.match.screen import Board
from gauntlet.rules.errors import DataError

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


def walk(lesson: Lesson, made: list[str], used: set[str]) -> None:
    """Every way through the lesson, so that no choice of the reader leads into a dead end."""
    answer = practise(lesson.id, made)
    assert answer["accepted"] == len(made)
    assert answer["step"] is not None
    for step in lesson.steps[answer["step"] :]:
        _check_pointing(step, answer["board"])
        if step.expect:
            break
    else:
        return
    ways = [choice["decision"] for choice in answer["board"]["choices"] if step.accepts(choice["decision"])]
    assert ways, (step.text, made)
    for decision in ways:
        used.update(pattern for pattern in step.expect if fnmatchcase(decision, pattern))
        walk(lesson, [*made, decision], used)


@EACH
def test_it_can_be_played_to_its_end(lesson: Lesson) -> None:
    used: set[str] = set()
    walk(lesson, [], used)
    assert used == {pattern for step in lesson.steps for pattern in step.expect}


@EACH
def test_every_reply_is_played(lesson: Lesson) -> None:
    made: list[str] = []
    while (answer := practise(lesson.id, made))["step"] is not None:
        step = next((step for step in lesson.steps[answer["step"] :] if step.expect), None)
        if step is None:
            break
        made.append(next(one["decision"] for one in answer["board"]["choices"] if step.accepts(one["decision"])))
    replies = [move["decision"] for move in answer["moves"] if move["seat"] != lesson.seat]
    assert replies == [reply for step in lesson.steps for reply in step.reply]


@EACH
def test_another_choice_is_answered_and_not_played(lesson: Lesson) -> None:
    start = practise(lesson.id, [])
    asking = [step for step in lesson.steps if step.expect]
    others = [decision for decision in lesson.start.legal_decisions if not asking[0].accepts(decision)]
    for decision in others[:3]:
        answer = practise(lesson.id, [decision])
        assert (answer["verdict"], answer["accepted"]) == ("other", 0)
        assert answer["text"] in (f"{asking[0].text}-other", None)
        assert answer["board"] == start["board"]


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
