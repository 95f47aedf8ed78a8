"""docs/style.md, as far as a program can read: every message with awkward names and numbers, and its typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from gauntlet.texts import LANGUAGES, Texts
from testkit.texts.messages import FILES, choices, patterns, written

NUMBERS = {
    *("after", "before", "count", "decisions", "done", "goal", "instead", "level", "loss", "most", "ms", "number"),
    *("picked", "players", "points", "round", "rounds", "seat", "seed", "share", "short", "slot", "step", "strength"),
    *("tags", "value", "win"),
}
NAMES = ("Ana", "Dr. No.", "Wow!", "Really?", "Wait…", "M.O.D.O.K.", "Wilhelmina Featherstone")
COUNTS = (0, 1, 2, 5)
GIVEN: dict[str, dict[str, str | int]] = {
    "*": {"goal": 16, "most": 10, "level": 3, "ms": 700, "date": "17/11/2026"},
    "learn-progress": {"count": 28},
    "learn-puzzles-progress": {"count": 27},
    "piece-avengers-needs": {"points": 3},
    "piece-gauntlet-needs": {"points": 16},
    "piece-location": {"points": 3},
    "stats-kind-name": {"players": 4},
    "curve-end": {"first": 50, "last": 61},
    "review-spoken-end": {"first": "50%", "last": "61%"},
}
"""What is the same in every game, or is neither a name nor a number; "*" is for all messages."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NOUNS = ("points", "cards", "tokens", "bonuses", "tags", "locations", "battles", "cubes", "rounds", "turns", "players")

NEVER = {
    "two marks at the end": re.compile(r"(?<!\.)\.\.(?!\.)|[!?…]\.(?=\s|$)"),
    "a gap": re.compile(r"[{}$]|  | [,.](?!\w)"),
}
NEVER_IN = {
    "en": {"a plural after 1": re.compile(r"\b1 (?!less\b|is\b|stays\b|bonus\b)[a-z]+s\b")},
    "es": {
        "a plural after 1": re.compile(r"\b1 (?!más\b|menos\b)[a-zñ]+s\b"),
        "not contracted": re.compile(r"\b(de|a) el\b", re.I),
    },
    "pl": {},
    "fr": {
        "a plural after 1": re.compile(r"\b1 (?!fois\b|dans\b|sans\b|bonus\b)[a-zé]+s\b"),
        "not elided": re.compile(r"\b(de|que|le|la|je|ne|se|jusque|lorsque) (?=Ana\b)", re.I),
    },
}


def arguments(found: dict[str, set[str]], name: str, count: int) -> Iterator[dict[str, str | int]]:
    """Every way to fill a message: numbers are `count`, words are each of those it chooses from, the rest is `name`."""
    for words in product(*(sorted(keys) if _is_word(variable, keys) else [""] for variable, keys in found.items())):
        yield {
            variable: word or (count if variable in NUMBERS or found[variable] & PLURALS else name)
            for variable, word in zip(found, words, strict=True)
        }


def _is_word(variable: str, keys: set[str]) -> bool:
    """'yes' or 'no', 'hand' or 'market': not the plural forms of a number."""
    return variable not in NUMBERS and bool(keys) and not keys - {"other"} <= PLURALS


def rendered(language: str) -> Iterator[tuple[str, int, str]]:
    """Each message with its number, which is -1 where it has none."""
    texts = Texts(language)
    for file in FILES:
        for key, pattern in patterns(language, file).items():
            found = choices(pattern)
            for name, count in product(NAMES, COUNTS) if found else [("", -1)]:
                for args in arguments(found, name, count):
                    yield key, count, texts.text(key, **(args | GIVEN["*"] | GIVEN.get(key, {})))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_and_no_number_breaks_a_message(language: str) -> None:
    wrong = wrong_forms(language)
    problems = {
        (key, why): text
        for key, count, text in rendered(language)
        for why, pattern in (NEVER | NEVER_IN[language] | {"the wrong plural": wrong[count]}).items()
        if pattern.search(text)
    }
    assert not problems, "\n".join(f"{key}, {why}: {text}" for (key, why), text in problems.items())


def wrong_forms(language: str) -> dict[int, re.Pattern[str]]:
    """By number, the forms of the game's nouns that must not follow it. In Polish the genitive after 2 is that of 5."""
    texts = Texts(language)
    wrong: dict[int, list[str]] = {count: ["$^"] for count in (-1, *COUNTS)}
    for noun in NOUNS:
        forms = {count: texts.text(noun, count=count).split(maxsplit=1)[1] for count in COUNTS}
        for count, other in product(COUNTS, COUNTS):
            if forms[other] not in (forms[count], forms[5] if language == "pl" and count == 2 else ""):
                wrong[count].append(rf"\b{count} {re.escape(forms[other])}(?!\w)")
    return {count: re.compile("|".join(forms)) for count, forms in wrong.items()}


def test_a_broken_message_would_be_found() -> None:
    marks, elided, plural = (
        NEVER["two marks at the end"],
        NEVER_IN["fr"]["not elided"],
        NEVER_IN["en"]["a plural after 1"],
    )
    assert marks.search("Ana takes M.O.D.O.K..")
    assert marks.search("¡Salve, Hydra!. Sí")
    assert not marks.search("Wait... M.O.D.O.K. 5")
    assert elided.search("Le tour de Ana")
    assert not elided.search("C’est à Ana")
    assert plural.search("1 points in all.")
    assert not plural.search("pays 1 less")
    polish = wrong_forms("pl")
    assert polish[1].search("1 punktów")
    assert polish[5].search("5 punkty")
    assert not polish[2].search("2 punktów")


TYPOGRAPHY = {
    "en": re.compile(r"'|\"|\.\.\.|\s%|\s[;:!?]"),
    "es": re.compile(r"'|\"|\.\.\.|[^\xa0]%|\s[;:!?]|“|”"),
    "pl": re.compile(r"'|\"|\.\.\.|\s%|\s[;:!?]|“|«"),
    "fr": re.compile(r"'|\"|\.\.\.|[^\xa0]%|[^\u202f][;!?]|[^\xa0]:|«[^\xa0]|[^\xa0]»|“|”"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_typography(language: str, file: str) -> None:
    for key, text in written(language, file).items():
        plain = re.sub(r"{[^{}]*->|^\s*\*?\[\w+\]|{[^{}]*}", "x", text, flags=re.M)
        assert not TYPOGRAPHY[language].search(plain.replace("Splendor: Marvel", "")), key
