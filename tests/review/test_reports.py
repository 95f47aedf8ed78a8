"""The report as text and as a page: complete, within its width, and safe whatever a record calls its players."""

from __future__ import annotations

import dataclasses
import re
from html.parser import HTMLParser

import pytest

from gauntlet.review import Review, review
from gauntlet.review.page import page
from gauntlet.review.text import WIDTH, lines
from gauntlet.review.words import does, doing, plain, to_do
from gauntlet.rules.record import Record
from tests.review.games import TINY, record_of, renamed, reviewed, shortened

GAMES = ["2p-gauntlet-greedy", "3p-epic-gauntlet-greedy", "4p-epic-sixteen-greedy"]
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


@pytest.mark.parametrize("name", GAMES)
def test_text_keeps_to_80_columns_and_names_all_that_was_marked(name: str) -> None:
    found = reviewed(name)
    text = list(lines(found))
    assert max(map(len, text)) <= WIDTH
    bad = len([line for line in text if re.match(r"  [imB] round ", line)])
    assert bad == len(found.marked)
    assert all(name in "\n".join(text) for name in found.names)
    assert sum("100 %" in line and "▕" in line for line in text) == len(found.names)


def test_text_of_a_game_that_has_not_begun() -> None:
    text = "\n".join(lines(review(shortened(record_of("2p-gauntlet-greedy"), 0), TINY)))
    assert "0 decisions in 0 rounds\nThe game is not over." in text
    assert "No decision lost much." in text


def test_a_name_cannot_move_the_cursor() -> None:
    assert plain("A\x1b[2Jna\n\u202e") == "A·[2Jna··"
    assert plain("") == "?"
    assert plain("Zoë Łukasz") == "Zoë Łukasz"
    record = renamed(shortened(record_of("2p-gauntlet-greedy"), 1), "A\x1b[2Jna", "Ben")
    assert "\x1b" not in "\n".join(lines(review(record, TINY)))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_curves_the_marks_and_every_decision(name: str) -> None:
    found = reviewed(name)
    elements = Elements(page(found))
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
    text = page(reviewed(name))
    elements = Elements(text)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in elements.tags}
    for _, attributes in elements.tags:
        assert not any(key.startswith("on") or key == "src" for key in attributes)
        assert (attributes.get("href") or "#").startswith("#")
    assert "url(" not in text
    assert "@import" not in text


def test_names_are_text_on_the_page_and_nothing_else(nasty: Review) -> None:
    harmless = Elements(page(dataclasses.replace(nasty, names=("Ana", "Ben"))))
    elements = Elements(page(nasty))
    assert [tag for tag, _ in elements.tags] == [tag for tag, _ in harmless.tags]
    assert [sorted(attributes) for _, attributes in elements.tags] == [
        sorted(attributes) for _, attributes in harmless.tags
    ]
    assert all(name in elements.text for name in NASTY)


def test_reasons_with_nasty_names_are_escaped_too(nasty: Review) -> None:
    one = dataclasses.replace(nasty.decisions[0], reason=f"{NASTY[0]} could then win.")
    elements = Elements(page(dataclasses.replace(nasty, decisions=(one, *nasty.decisions[1:]))))
    assert elements.count("script") == 0
    assert f"{NASTY[0]} could then win." in elements.text


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        ("take mind mind", "takes 2 mind"),
        ("take mind space soul", "takes 1 mind, 1 space and 1 soul"),
        ("reserve deck 2", "reserves the top card of the level 2 deck"),
        ("reserve thor", "reserves Thor"),
        ("recruit modok", "recruits M.O.D.O.K."),
        ("discount soul", "saves 1 soul"),
        ("shield mind", "pays for mind with a shield"),
        ("time mind", "pays for mind with the time token"),
        ("pay", "pays the usual way"),
        ("gain mind", "gains 1 mind"),
        ("return shield", "returns 1 shield"),
        ("location wakanda", "takes the location Wakanda"),
        ("claim ragnarok", "claims Ragnarok"),
        ("decline", "claims no battle"),
        ("pass", "passes"),
    ],
)
def test_decisions_in_words(decision: str, told: str) -> None:
    assert does(decision) == told
    assert doing(decision).split(" ")[0].endswith("ing")
    assert doing(decision).split(" ")[1:] == told.split(" ")[1:] == to_do(decision).split(" ")[1:]


def test_every_decision_of_the_vectors_has_words() -> None:
    for name in GAMES:
        record: Record = record_of(name)
        assert all(does(decision) for decision in record.decisions)
