"""axe-core finds no barrier: on every page, in every state of a table, in all languages, widths and themes.

What it asks about does not depend on the three at once, so each route is looked at once in each language, in another
width and theme each time; all combinations come up on one route or another. `EVERY=1 pytest
tests/browser/test_barriers.py` asks about all 24 on every route.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gauntlet.texts.loader import LANGUAGES, Texts
from testkit.browser.analysis import candidates, open_record
from testkit.browser.pages import Visit
from testkit.browser.playing import choose_language, give_up, start_bot_game, t, wait_for_turn
from testkit.browser.routes import COMES_LAST, PLAIN, await_page, make_routes

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
    // Colours that are still changing are not the ones that will be read.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map(one => one.finished))
    const less = { resultTypes: ['violations'], preload: false, selectors: false }
    const { violations } = await axe.run(document, less)
    const shown = nodes => nodes.slice(0, 3).map(node => node.html.slice(0, 200)).join(' | ')
    return violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`)
}"""
WIDTHS = (360, 768, 1280)
THEMES = ("night", "day")
EVERY = bool(os.environ.get("EVERY"))


@pytest.mark.parametrize("path", PLAIN)
def test_pages(visit: Visit, path: str) -> None:
    page = visit(path)
    await_page(page, COMES_LAST[path])
    assert not _barriers(page, path)


def test_review_and_player(visit: Visit) -> None:
    page = visit("/")
    routes = make_routes(page)
    problems = []
    for path in (f"{routes.over}/review", f"/player/{routes.player}", "/me", routes.waiting):
        routes.arrive(page, path)
        problems += _barriers(page, path)
    assert not problems


def test_the_table(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page, epic=True)
    assert wait_for_turn(page)
    problems = _barriers(page, "my turn")
    page.keyboard.press("1")
    problems += _barriers(page, "staged")
    assert not problems


def test_dialogs_of_a_table(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page)
    assert wait_for_turn(page)
    problems = _barriers(page, "a card", prepare=_look_at_a_card)
    problems += _barriers(page, "options", prepare=_open_options)
    assert not problems


def test_the_analysis_board(visit: Visit) -> None:
    page = visit("/analysis")
    open_record(page)
    candidates(page).first.click()
    expect(candidates(page).first).to_be_visible()
    problems = _barriers(page, "an analysis")
    # A search that nobody looks at would take the time of axe.
    page.get_by_role("switch", name=t("analysis-engine")).click()
    problems += _barriers(page, "sharing an analysis", prepare=_share_analysis)
    problems += _barriers(page, "a variation's name", prepare=_name_variation)
    assert not problems


def test_the_position_editor(visit: Visit) -> None:
    page = visit("/editor")
    await_page(page, COMES_LAST["/editor"])
    assert not _barriers(page, "cards to choose from", prepare=_pick_a_card)


def test_a_table_where_the_game_is_over(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page, epic=True)
    assert wait_for_turn(page)
    give_up(page)
    assert not _barriers(page, "over")


def test_the_table_in_words(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page)
    assert wait_for_turn(page)
    page.evaluate("localStorage.setItem('view', 'text')")
    page.reload()
    expect(page.get_by_role("heading", name=t("text-decisions"))).to_be_visible()
    assert not _barriers(page, "in words")


def _looks(route: str, language: str) -> Iterator[tuple[int, str]]:
    """The widths and themes in which a route is looked at in this language."""
    if EVERY:
        return product(WIDTHS, THEMES)
    turn, number = len(route), LANGUAGES.index(language)  # by a number that differs between routes
    return iter([(WIDTHS[(turn + number) % len(WIDTHS)], THEMES[(turn // len(WIDTHS) + number) % len(THEMES)])])


def test_every_combination_is_looked_at_somewhere() -> None:
    looked = {(language, *look) for path in PLAIN for language in LANGUAGES for look in _looks(path, language)}
    assert looked == set(product(LANGUAGES, WIDTHS, THEMES))


def _barriers(page: Page, route: str, prepare: Callable[[Page, str], None] | None = None) -> list[str]:
    """What axe finds in any of the combinations; at the end the page is as it was. `prepare` opens a dialog."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = []
    for language in LANGUAGES:
        choose_language(page, language)
        if prepare:
            prepare(page, language)
        for width, theme in _looks(route, language):
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            found += [f"{route} ({language}, {width}, {theme}): {problem}" for problem in page.evaluate(RUN)]
        _close(page)
    choose_language(page, LANGUAGES[0])
    return found


def _close(page: Page) -> None:
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def _look_at_a_card(page: Page, language: str) -> None:
    market = page.get_by_role("region", name=Texts(language).text("region-market"))
    market.get_by_role("button").nth(1).press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()


def _share_analysis(page: Page, language: str) -> None:
    page.get_by_role("button", name=Texts(language).text("analysis-share"), exact=True).press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def _name_variation(page: Page, language: str) -> None:
    page.get_by_role("button", name=Texts(language).text("analysis-name"), exact=True).press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def _pick_a_card(page: Page, language: str) -> None:
    page.get_by_role("button", name=Texts(language).text("editor-add-reserved", seat=1)).press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def _open_options(page: Page, language: str) -> None:
    page.get_by_role("button", name=Texts(language).text("tablemenu-open")).press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
