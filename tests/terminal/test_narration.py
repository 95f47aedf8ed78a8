"""Recorded games in words: each sentence says what happened, in the language of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from gauntlet.rules.catalogue import BATTLE_BY_ID, CARD_BY_ID, LOCATION_BY_ID
from gauntlet.rules.record import Record
from gauntlet.terminal.narration import narration
from gauntlet.texts import LANGUAGES, Texts
from testkit.review import shortened

VECTORS = Path(__file__).parents[1] / "vectors"


def narrated(name: str, language: str = "en") -> list[str]:
    return list(narration(Record.read((VECTORS / f"{name}.json").read_text()), Texts(language)))


@pytest.mark.parametrize("file", sorted(VECTORS.glob("*-*.json")), ids=lambda file: file.stem)
def test_every_decision_gets_words_and_no_ids(file: Path) -> None:
    record = Record.read(file.read_text())
    lines = list(narration(record, Texts("en")))
    sentences = [line for line in lines if line.startswith("  ")]
    assert len(sentences) == len(record.decisions)
    assert all(line.strip().endswith(".") for line in sentences)
    ids = {name for name in [*CARD_BY_ID, *LOCATION_BY_ID, *BATTLE_BY_ID] if "-" in name}
    assert not ids & set(" ".join(lines).replace(".", "").replace(",", "").split())


def test_what_comes_with_a_decision_is_reported() -> None:
    text = "\n".join([*narrated("edge-gauntlet-tie-avengers"), *narrated("edge-condition-lost")])
    for part in (
        "gets a Time token.",
        "takes the Avengers Assemble tile.",
        "takes the Avengers Assemble tile from p",
        " claims ",
        " from hand for ",
        " and choosing how to pay.",
    ):
        assert part in text, part


def test_passing_and_the_stalemate_are_reported() -> None:
    lines = narrated("edge-stalemate")
    assert lines[-2].strip() == "p2 cannot move and passes."
    assert lines[-1] == ("\nNobody can move anymore: the game ends without a winner. Points: p0 0, p1 3 and p2 1.")


def test_a_game_that_is_not_over() -> None:
    record = Record.read((VECTORS / "2p-gauntlet-greedy.json").read_text())
    assert list(narration(shortened(record, 3), Texts("en")))[-1] == "\nThe game is not over."


@pytest.mark.parametrize(
    ("language", "title", "round_one"),
    [
        ("en", "p0 and p1: the base game", "\nRound 1"),
        ("es", "p0 y p1: juego base", "\nRonda 1"),
        ("pl", "p0 i p1: gra podstawowa", "\nRunda 1"),
        ("fr", "p0 et p1\u00a0: jeu de base", "\nTour de table 1"),
    ],
)
def test_the_frame_in_every_language(language: str, title: str, round_one: str) -> None:
    assert narrated("2p-gauntlet-greedy", language)[:2] == [title, round_one]
    assert language in LANGUAGES
