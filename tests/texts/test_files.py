"""The four languages say the same things."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from gauntlet.texts import LANGUAGES
from testkit.texts.messages import ENGLISH_WORDS, FILES, FOLDER, OTHERS, entries, patterns, variables, written
from testkit.texts.same_as_english import SAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_files(language: str) -> None:
    assert sorted(path.stem for path in (FOLDER / language).glob("*.ftl")) == list(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_line_is_understood(language: str, file: str) -> None:
    assert not [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = Counter(key for file in FILES for key in patterns(language, file))
    assert not [key for key, number in ids.items() if number > 1]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_same_messages_with_the_same_gaps(language: str, file: str) -> None:
    english, other = patterns("en", file), patterns(language, file)
    assert list(other) == list(english)
    assert {key: variables(value) for key, value in other.items()} == {
        key: variables(value) for key, value in english.items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_the_same_as_in_english_is_meant_to_be(language: str) -> None:
    same = {
        key
        for file in FILES
        for key, text in written(language, file).items()
        if text == written("en", file)[key] and re.search("[^\\W\\d]", re.sub(r"{[^}]*}", "", text))
    }
    assert same == set(SAME[language].split())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", [file for file in FILES if file not in ("names", "about")])
def test_no_english_word_is_left(language: str, file: str) -> None:
    """Names of things and of licences may be English."""
    for key, text in written(language, file).items():
        words = re.sub(r"{[^{}]*->|^\s*\*?\[\w+\]|{[^{}]*}", " ", text, flags=re.M)
        assert not ENGLISH_WORDS.search(words), (key, words)
