"""Every lesson can be played to its end, points only at what is there, and together they teach every rule."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path

import pytest

from gauntlet.learning.lessons import Lesson, Step, lessons
from gauntlet.learning.practice import practise
from gauntlet.learning.reading import Entry
from gauntlet.learning.scene import scene
from gauntlet.rules.errors import DataError
from gauntlet.tables.screen import Board

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
    ways = [choice["decision"] for choice in answer["board"]["choices"] if step.takes(choice["decision"])]
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
        made.append(next(one["decision"] for one in answer["board"]["choices"] if step.takes(one["decision"])))
    told = [told["decision"] for told in answer["told"] if told["seat"] != lesson.seat]
    assert told == [reply for step in lesson.steps for reply in step.reply]


@EACH
def test_another_choice_is_answered_and_not_played(lesson: Lesson) -> None:
    start = practise(lesson.id, [])
    asking = [step for step in lesson.steps if step.expect]
    others = [decision for decision in lesson.start.legal_decisions if not asking[0].takes(decision)]
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


def test_a_mistake_in_a_scene_is_named() -> None:
    with pytest.raises(DataError, match=r"unknown field 'card' \(did you mean 'cards'"):
        scene(Entry("here", {"card": "rocket"}))
    with pytest.raises(DataError, match="no card 'rockt'"):
        scene(Entry("here", {"cards": "rockt"}))
    with pytest.raises(DataError, match="'q2' is no number of tokens"):
        scene(Entry("here", {"tokens": "q2"}))
    with pytest.raises(DataError, match=r"here: .*tokens"):
        scene(Entry("here", {"tokens": "m2 t2"}))


def test_a_mistake_in_a_file_is_named() -> None:
    entry = Entry(
        "there", {"text": 1, "number": "one", "flag": 1, "texts": "a", "lines": ["a"], "entries": [], "entry": 1}
    )
    for ask in (entry.text, entry.number, entry.flag, entry.texts, entry.lines, entry.entries, entry.entry):
        with pytest.raises(DataError, match=f"there: '{ask.__name__}' is"):
            ask(ask.__name__)
    with pytest.raises(DataError, match="there: the field 'none' is missing"):
        entry.text("none")
