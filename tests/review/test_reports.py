"""The report as text and as a page: complete, within its width, and safe whatever a record calls its players."""

from __future__ import annotations

import dataclasses
import re
from html.parser import HTMLParser

import pytest

from gauntlet.review import Mark, Review, review
from gauntlet.review.html_page import page
from gauntlet.review.review_types import plain
from gauntlet.review.text import SIGNS, WIDTH, lines
from gauntlet.rules.catalogue import BATTLE_BY_ID, CARD_BY_ID, LOCATION_BY_ID
from gauntlet.texts import LANGUAGES, Texts
from testkit.review import TINY, record_of, renamed, reviewed, shortened
from testkit.texts.messages import ENGLISH_WORDS

GAMES = ["2p-gauntlet-greedy", "3p-epic-gauntlet-greedy", "4p-epic-sixteen-greedy"]
ENGLISH = Texts("en")
ENGLISH_MARKS = re.compile(r"\b(best|good|inaccurac|mistake|blunder|forced|round|lost|points? lost|decision)\b", re.I)
NASTY = ("<script>alert(1)</script>", "\"><img src=x onerror='alert(1)'>&amp;")


class Elements(HTMLParser):
    """What a browser would make of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def count(self, tag: str) -> int:
        return sum(name == tag for name, _ in self.tags)


@pytest.fixture(scope="module")
def nasty() -> Review:
    return review(renamed(shortened(record_of("2p-gauntlet-greedy"), 12), *NASTY), TINY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_text_keeps_to_80_columns_and_names_all_that_was_marked(name: str, language: str) -> None:
    found = reviewed(name)
    text = list(lines(found, Texts(language)))
    assert max(map(len, text)) <= WIDTH
    bad = len([line for line in text if line.startswith(tuple(f"  {sign} " for sign in SIGNS.values()))])
    assert bad == len(found.marked)
    assert all(name in "\n".join(text) for name in found.names)
    assert sum("100" in line and "%" in line and "▕" in line for line in text) == len(found.names)


@pytest.mark.parametrize("language", ["es", "pl", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_no_english_and_no_ids_are_left(name: str, language: str) -> None:
    found, texts = reviewed(name), Texts(language)
    html = page(found, texts)
    assert f'<html lang="{language}">' in html
    elements = Elements(re.sub("<style>.*?</style>", "", html, flags=re.S))
    labels = " ".join(filter(None, (attributes.get("data-label") for _, attributes in elements.tags)))
    ids = {name for name in [*CARD_BY_ID, *LOCATION_BY_ID, *BATTLE_BY_ID] if "-" in name}
    for text in ("\n".join(lines(found, texts)), elements.text, labels):
        assert not ENGLISH_WORDS.search(text)
        assert not ENGLISH_MARKS.search(text)
        assert not ids & set(re.split(r"[^\w-]+", text))
    assert 'content: "' not in html  # words of the style sheet could not be in every language


def test_text_in_english_by_example() -> None:
    found = reviewed("2p-gauntlet-greedy")
    one = dataclasses.replace(
        found.decisions[0], mark=Mark.MISTAKE, loss=0.1234, why={"kind": "hidden-hand", "seat": 1}
    )
    text = list(lines(dataclasses.replace(found, decisions=(one, *found.decisions[1:])), ENGLISH))
    assert text[:4] == [
        "p0 and p1: the base game, 63 decisions in 30 rounds",
        "p1 assembles the Infinity Gauntlet and wins. Points: p0 14 and p1 18.",
        "Each decision was checked with 40 simulations from that player’s point of view",
        "    (seed 3).",
    ]
    assert "Turning points" in "\n".join(text)
    at = text.index("\nInaccuracies, mistakes and blunders")
    assert text[at + 1 : at + 3] == [
        "  ▲ mistake, round 1, −12.3% win chance: p0 takes 1 Mind, 1 Soul and 1 Power.",
        "      p1 moves next and knows the hidden card in their hand.",
    ]


def test_numbers_as_each_language_writes_them() -> None:
    found = dataclasses.replace(reviewed("2p-gauntlet-greedy"), seed=123456)
    for language, point in (("en", "."), ("es", ","), ("pl", ","), ("fr", ",")):
        loss = f"{100 * found.players[0].mean_loss:.1f}".replace(".", point)
        text = list(lines(found, Texts(language)))
        assert any(line.startswith("p0 ") and line.endswith(f" {loss}") for line in text)
        assert " 123456)" in " ".join(" ".join(text).split())  # a seed is a name, not an amount


def test_text_of_a_game_that_has_not_begun() -> None:
    text = "\n".join(lines(review(shortened(record_of("2p-gauntlet-greedy"), 0), TINY), ENGLISH))
    assert "0 decisions in 0 rounds\nThe game is not over." in text
    assert "No decision cost much." in text


def test_a_name_cannot_move_the_cursor() -> None:
    assert plain("A\x1b[2Jna\n\u202e") == "A·[2Jna··"
    assert plain("") == "?"
    assert plain("Zoë Łukasz") == "Zoë Łukasz"
    record = renamed(shortened(record_of("2p-gauntlet-greedy"), 1), "A\x1b[2Jna", "Ben")
    assert "\x1b" not in "\n".join(lines(review(record, TINY), ENGLISH))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_curves_the_marks_and_every_decision(name: str) -> None:
    found = reviewed(name)
    elements = Elements(page(found, ENGLISH))
    assert elements.count("polyline") == len(found.names)
    rows = [attributes["id"] for tag, attributes in elements.tags if tag == "tr" and "id" in attributes]
    assert rows == [f"d{number}" for number in range(len(found.decisions))]
    targets = {attributes["href"] for tag, attributes in elements.tags if tag == "a"}
    marked = {one.number for one in found.marked} | {turn.number for turn in found.turning_points}
    assert targets == {f"#d{number}" for number in marked}
    for _, attributes in elements.tags:
        for points in filter(None, [attributes.get("points")]):
            assert all(0 <= float(number) <= 100 for number in re.split("[ ,]", points))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_needs_nothing_else(name: str) -> None:
    text = page(reviewed(name), ENGLISH)
    elements = Elements(text)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in elements.tags}
    for _, attributes in elements.tags:
        assert not any(key.startswith("on") or key == "src" for key in attributes)
        assert (attributes.get("href") or "#").startswith("#")
    assert "url(" not in text
    assert "@import" not in text


def test_names_are_text_on_the_page_and_nothing_else(nasty: Review) -> None:
    harmless = Elements(page(dataclasses.replace(nasty, names=("Ana", "Ben")), ENGLISH))
    elements = Elements(page(nasty, ENGLISH))
    assert [tag for tag, _ in elements.tags] == [tag for tag, _ in harmless.tags]
    assert [sorted(attributes) for _, attributes in elements.tags] == [
        sorted(attributes) for _, attributes in harmless.tags
    ]
    assert all(name in elements.text for name in NASTY)


def test_reasons_with_nasty_names_are_escaped_too(nasty: Review) -> None:
    one = dataclasses.replace(nasty.decisions[0], why={"kind": "hidden-hand", "seat": 0})
    elements = Elements(page(dataclasses.replace(nasty, decisions=(one, *nasty.decisions[1:])), ENGLISH))
    assert elements.count("script") == 0
    assert f"{NASTY[0]} moves next" in elements.text
