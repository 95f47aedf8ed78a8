"""Games in words: each sentence says what happened, as someone at the table would."""

from __future__ import annotations

from pathlib import Path

import pytest

from gauntlet.rules.game import Result
from gauntlet.rules.record import Record
from gauntlet.rules.tables import BATTLE_BY_ID, CARD_BY_ID, LOCATION_BY_ID
from gauntlet.terminal.words import ending, listed, story

VECTORS = Path(__file__).parents[1] / "vectors"


def told(name: str) -> list[str]:
    return list(story(Record.read((VECTORS / f"{name}.json").read_text())))


@pytest.mark.parametrize("file", sorted(VECTORS.glob("*.json")), ids=lambda file: file.stem)
def test_every_decision_gets_words_and_no_ids(file: Path) -> None:
    record = Record.read(file.read_text())
    lines = list(story(record))
    sentences = [line for line in lines if line.startswith("  ")]
    assert len(sentences) == len(record.decisions)
    assert all(line.strip().endswith(".") for line in sentences)
    ids = {name for name in [*CARD_BY_ID, *LOCATION_BY_ID, *BATTLE_BY_ID] if "-" in name}
    assert not ids & set(" ".join(lines).replace(".", "").replace(",", "").split())


def test_what_comes_with_a_decision_is_told() -> None:
    text = "\n".join([*told("edge-gauntlet-tie-avengers"), *told("edge-condition-lost")])
    for part in (
        "receives the time token.",
        "takes the Avengers tile.",
        "takes the Avengers tile from p",
        "takes the location ",
        " claims ",
        " from the hand for ",
        ", and chooses what to pay with.",
    ):
        assert part in text, part


def test_passing_and_the_stalemate_are_told() -> None:
    lines = told("edge-stalemate")
    assert lines[-2].strip() == "p2 cannot move and passes."
    assert lines[-1] == "\nGame over: nobody could move any more: no winner. Points: p0 0, p1 3, p2 1."


def test_endings() -> None:
    names = ["Ana", "Ben"]
    assert ending(Result("gauntlet", (1,), (9, 17)), names) == (
        "Game over: Ben closed the Infinity Gauntlet. Points: Ana 9, Ben 17."
    )
    assert ending(Result("sixteen", (0, 1), (18, 18)), names) == (
        "Game over: Ana and Ben won with the most points, and share the victory. Points: Ana 18, Ben 18."
    )
    assert ending(Result("limit", (), (1, 2)), names) == (
        "Game over: the last round is over: no winner. Points: Ana 1, Ben 2."
    )


def test_lists_of_tokens() -> None:
    assert listed({}) == ""
    assert listed({"mind": 2}) == "2 mind"
    assert listed({"mind": 2, "space": 1, "shield": 3}) == "2 mind, 1 space and 3 shield"
