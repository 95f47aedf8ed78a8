"""axe-core finds no barrier: on every page, in every state of a table, all languages, three widths, both themes.

Languages and widths are all combined; the themes take turns, so that each meets every width and every language. Where
there is much to look at, or little that differs from another state, each language has one width. With
GAUNTLET_EVERYTHING=1 all 24 combinations are looked at everywhere.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gauntlet.texts.loader import LANGUAGES, Texts
from tests.browser.conftest import Visit
from tests.browser.places import PLAIN, arrive, make_places
from tests.browser.playing import give_up, start_bot_game, t, wait_for_turn

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
    // Colours that are still changing are not the ones that will be read.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map(one => one.finished))
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false })
    const shown = nodes => nodes.slice(0, 3).map(node => node.html.slice(0, 200)).join(' | ')
    return violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`)
}"""
WIDTHS = (360, 768, 1280)
THEMES = ("night", "day")
LARGE = ("/cards", "/rules", "/learn/take", "/puzzles/two-points")
HALF = (len(PLAIN) + 1) // 2


def combinations(few: bool) -> Iterator[tuple[str, int, str]]:
    everything = bool(os.environ.get("GAUNTLET_EVERYTHING"))
    for row, language in enumerate(LANGUAGES):
        for column, width in enumerate(WIDTHS):
            if few and not everything and column != row % len(WIDTHS):
                continue
            for theme in THEMES if everything else (THEMES[(row + column + few * row) % 2],):
                yield language, width, theme


@pytest.mark.parametrize("paths", [PLAIN[:HALF], PLAIN[HALF:]], ids=["first", "others"])
def test_pages(visit: Visit, paths: tuple[str, ...]) -> None:
    page = visit("/")
    problems = []
    for path in paths:
        arrive(page, path)
        problems += _barriers(page, path, few=path in LARGE)
    assert not problems


def test_review_and_player(visit: Visit) -> None:
    page = visit("/")
    places = make_places(page)
    problems = []
    for path in (f"{places.over}/review", f"/player/{places.player}", "/me", places.waiting):
        places.arrive(page, path)
        problems += _barriers(page, path, few=path.endswith("/review"))
    assert not problems


def test_the_table(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page, epic=True)
    assert wait_for_turn(page)
    problems = _barriers(page, "my turn")
    page.keyboard.press("1")
    problems += _barriers(page, "staged", few=True)
    problems += _barriers(page, "a card", few=True, prepare=_look_at_a_card)
    problems += _barriers(page, "options", few=True, prepare=_open_options)
    give_up(page)
    problems += _barriers(page, "over", few=True)
    assert not problems


def test_the_table_in_words(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page)
    assert wait_for_turn(page)
    page.evaluate("localStorage.setItem('view', 'text')")
    page.reload()
    expect(page.get_by_role("heading", name=t("text-decisions"))).to_be_visible()
    assert not _barriers(page, "in words")


def _barriers(
    page: Page, place: str, few: bool = False, prepare: Callable[[Page, str], None] | None = None
) -> list[str]:
    """What axe finds in any of the combinations; at the end the page is as it was. `prepare` opens a dialog."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = []
    chosen = ""
    for language, width, theme in combinations(few):
        if language != chosen:
            page.set_viewport_size({"width": WIDTHS[-1], "height": 800})
            _close(page)
            _choose(page, language)
            if prepare:
                prepare(page, language)
            chosen = language
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.set_viewport_size({"width": width, "height": 800})
        found += [f"{place} ({language}, {width}, {theme}): {problem}" for problem in page.evaluate(RUN)]
    page.set_viewport_size({"width": WIDTHS[-1], "height": 800})
    _close(page)
    _choose(page, LANGUAGES[0])
    return found


def _choose(page: Page, language: str) -> None:
    page.get_by_role("combobox").and_(page.locator("header *")).first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def _close(page: Page) -> None:
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def _look_at_a_card(page: Page, language: str) -> None:
    market = page.get_by_role("region", name=Texts(language).text("region-market"))
    market.get_by_role("button").nth(1).press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()


def _open_options(page: Page, language: str) -> None:
    page.get_by_role("button", name=Texts(language).text("tablemenu-open")).press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
