"""Every thing of the game, and every clause of its rules, can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gauntlet.bots.levels import LEVELS
from gauntlet.match.talk import PHRASES
from gauntlet.rules.catalogue import BATTLES, CARDS, LOCATIONS, STONES
from gauntlet.rules.layout import FLAWS
from gauntlet.server.refusals import CODES
from gauntlet.texts import LANGUAGES, TOKENS, Texts
from testkit.texts.messages import patterns

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^(?:- |\|.*\| )([CSTEWBHX]\d+) ", RULES, flags=re.M)
EVENTS = (
    *("opened", "seated", "vacated", "started", "undone", "pause-asked", "paused", "resumed", "stood-in", "returned"),
    *("forfeited", "timed-out", "resigned", "left", "rematch", "muted", "unmuted", "closed"),
)


def plain() -> Iterator[str]:
    """The messages without gaps."""
    for card in CARDS:
        yield f"card-{card.id}"
    for location in LOCATIONS:
        yield from (f"location-{location.id}", f"location-{location.id}-need")
    for battle in BATTLES:
        yield from (f"battle-{battle.id}", f"battle-{battle.id}-need", f"battle-{battle.id}-power")
    for token in TOKENS:
        yield from (f"token-{token}", f"kind-{token}")
    for level in LEVELS:
        yield f"bot-{level.name}-style"
    for clause in CLAUSES:
        yield from (f"rule-{clause}", f"rules-section-{clause[0]}")
    for code in {*CODES, "offline"}:
        yield f"error-{code}"
    for phrase in PHRASES:
        yield f"phrase-{phrase}"
    for tie in ("points", "avengers", "cards", "shared"):
        yield f"tie-{tie}"


def counted() -> Iterator[str]:
    """The messages that tell a number of something."""
    for token in TOKENS:
        yield from (f"amount-{token}", f"another-{token}")
    for stone in STONES:
        yield f"bonus-{stone}"
    yield from ("points", "cards", "tokens", "bonuses", "tags", "locations", "battles", "cubes")
    yield from ("rounds", "turns", "players")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_clauses(language: str) -> None:
    texts = Texts(language)
    assert all(texts.text(key).strip() for key in plain())


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers(language: str) -> None:
    texts = Texts(language)
    for key in counted():
        for count in range(30):
            assert texts.text(key, count=count).startswith(f"{count} ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_events(language: str) -> None:
    texts = Texts(language)
    for event in EVENTS:
        assert texts.text(f"event-{event}", who="Ana").endswith(".")


def test_the_names_are_those_of_the_data_in_english() -> None:
    texts = Texts("en")
    names = {f"card-{card.id}": card.name for card in CARDS}
    names |= {f"location-{location.id}": location.name for location in LOCATIONS}
    names |= {f"battle-{battle.id}": battle.name for battle in BATTLES}
    assert {key: texts.text(key).replace("’", "'") for key in names} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_share_a_name(language: str) -> None:
    texts = Texts(language)
    keys = [f"card-{card.id}" for card in CARDS] + [f"location-{location.id}" for location in LOCATIONS]
    keys += [f"battle-{battle.id}" for battle in BATTLES]
    assert len({texts.text(key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_readings_are_marked_where_the_rules_mark_them(language: str) -> None:
    section, marked = "", set()
    for paragraph in re.split(r"\n(?=[-(#|\n])", RULES):
        section = paragraph[3] if paragraph.startswith("## ") else section
        if "**Reading" in paragraph and section:
            marked.add(f"rule-{paragraph[2:].split()[0]}" if paragraph.startswith("- ") else f"rules-intro-{section}")
    label = Texts(language).text("rules-reading")
    assert {key for key in patterns(language, "rules") if label in Texts(language).text(key)} - {
        "rules-reading"
    } == marked
    assert len(marked) == 10


def test_the_clauses_in_their_order_and_no_other() -> None:
    order = [key for key in patterns("en", "rules") if key.startswith("rule-")]
    by_number = sorted(CLAUSES, key=lambda clause: ("CSTEWBHX".index(clause[0]), int(clause[1:])))
    assert order == [f"rule-{clause}" for clause in by_number]


@pytest.mark.parametrize("language", LANGUAGES)
def test_requirements_and_clauses_name_the_right_numbers(language: str) -> None:
    texts = Texts(language)
    for location in LOCATIONS:
        need = re.findall(r"\d", texts.text(f"location-{location.id}-need"))
        assert need == [str(number) for number in location.requirement if number]
    for clause in CLAUSES:
        english = re.findall(r"\d+", Texts("en").text(f"rule-{clause}"))
        assert sorted(set(re.findall(r"\d+", texts.text(f"rule-{clause}")))) == sorted(set(english)), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_position_cannot_be(language: str) -> None:
    gaps = {message: set(re.findall(r"\$(\w+)", text)) for message, text in _sources(language).items()}
    for kind, about in FLAWS.items():
        assert gaps[f"flaw-{kind}"] <= set(about), f"flaw-{kind} needs {about}"


def _sources(language: str) -> dict[str, str]:
    text = (Path(__file__).parents[2] / "src/gauntlet/texts" / language / "analysis.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.*)$", text, flags=re.M))
