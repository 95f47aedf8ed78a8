"""Every lesson and every puzzle has its words in every language, and there are no others."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gauntlet.learning.lessons import lessons
from gauntlet.learning.puzzles import puzzles
from gauntlet.texts import LANGUAGES, Texts
from testkit.texts.messages import patterns, written


def lesson_keys() -> Iterator[str]:
    for lesson in lessons().values():
        yield lesson.title
        for step in lesson.steps:
            yield step.text
            if step.other:
                yield step.other


def puzzle_keys() -> Iterator[str]:
    for puzzle in puzzles().values():
        yield from (puzzle.title, f"{puzzle.title}-hint", f"{puzzle.title}-why")


def test_each_message_belongs_to_a_step_or_a_puzzle() -> None:
    assert list(patterns("en", "lessons")) == list(lesson_keys())
    assert sorted(patterns("en", "puzzles")) == sorted(puzzle_keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_can_be_said(language: str) -> None:
    texts = Texts(language)
    for key in (*lesson_keys(), *puzzle_keys()):
        said = texts.text(key)
        assert said.strip()
        assert "{" not in said


@pytest.mark.parametrize("language", ["es", "pl", "fr"])
def test_numbers_are_the_same(language: str) -> None:
    """What is written in figures, as points are."""
    for file in ("lessons", "puzzles"):
        english, other = written("en", file), written(language, file)
        for key, text in english.items():
            plain = [re.sub(r"{[^}]*}", "", one) for one in (text, other[key])]
            one, two = (sorted(set(re.findall(r"\d+", said))) for said in plain)
            assert set(one) - {"1"} == set(two) - {"1"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_is_short(language: str) -> None:
    texts = Texts(language)
    titles = [lesson.title for lesson in lessons().values()] + [puzzle.title for puzzle in puzzles().values()]
    assert all(len(texts.text(title)) <= 40 for title in titles)


ONLY_WAY = {
    "en": r"only (way|move|answer)|find the (way|move)",
    "es": r"únic[oa] (manera|forma|modo|jugada|respuesta)|encuentra (la|el) ",
    "pl": r"jedyn(y|a|e|ą) (sposób|ruch|odpowiedź)",
    "fr": r"seule? (moyen|façon|coup|réponse)|trouvez (la|le) ",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_where_there_is_one_answer_a_puzzle_speaks_of_the_only_way(language: str) -> None:
    several = [puzzle for puzzle in puzzles().values() if len({line[0] for line in puzzle.answers}) > 1]
    assert several
    texts = Texts(language)
    for puzzle in several:
        for key in (f"{puzzle.title}-hint", f"{puzzle.title}-why", f"learn-task-{puzzle.kind}"):
            assert not re.search(ONLY_WAY[language], texts.text(key), re.IGNORECASE), key
