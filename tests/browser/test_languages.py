"""Every language on every page: nothing is missing, nothing stays English, and longer words still have room."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import gauntlet.texts
from gauntlet.texts.loader import LANGUAGES, Texts
from testkit.browser.analysis import open_record
from testkit.browser.pages import Visit
from testkit.browser.playing import board_of, choose_language, no_sideways, start_bot_game
from testkit.browser.routes import COMES_LAST, await_page, make_routes

FOLDER = Path(gauntlet.texts.__file__).parent
SAID = """() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // What was said before the language changed has been said.
        if (node.nodeType === 3 && !node.parentElement.closest('script, style, [lang]:not(html), select') &&
            (node.parentElement.closest('main') || !node.parentElement.closest('[aria-live]'))) {
            found.push(node.data)
        } else if (node.nodeType === 1) {
            for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt']) {
                if (node.hasAttribute(name)) found.push(node.getAttribute(name))
            }
        }
    }
    return found.map(text => text.trim()).filter(Boolean)
}"""
LONGER = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    for (const node of nodes) {
        const text = node.data
        if (node.parentElement.closest('svg, script, style') || !/[a-z]{2}/i.test(text)) continue
        node.data = text + text.trim().slice(0, Math.ceil(0.4 * text.trim().length))
    }
}"""


def test_pages_that_are_always_there(visit: Visit) -> None:
    assert not _problems(visit("/about"), COMES_LAST)


def test_pages_of_tables_and_players(visit: Visit) -> None:
    page = visit("/")
    assert not _problems(page, make_routes(page).comes_last)


def test_the_analysis_board(visit: Visit) -> None:
    page = visit("/analysis")
    open_record(page)
    expect(page).to_have_url(re.compile("#study="))
    address = page.url
    page.goto("/about")
    assert not _problems(page, {address: "analysis-best"})


def _problems(page: Page, pages: dict[str, str]) -> dict[str, list[str]]:
    """Each page is opened in one language, turns to the others, and has words that are longer than any of them."""
    problems: dict[str, list[str]] = {}
    for number, (path, last) in enumerate(pages.items()):
        first = number % len(LANGUAGES)
        page.evaluate("language => localStorage.setItem('language', language)", LANGUAGES[first])
        page.goto(path)
        for language in LANGUAGES[first:] + LANGUAGES[:first]:
            if language != LANGUAGES[first]:
                choose_language(page, language)
            await_page(page, last, language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            if found := _wrong(page, language):
                problems[f"{path} ({language})"] = found
        choose_language(page, "en")
        page.set_viewport_size({"width": 360, "height": 740})
        await_page(page, last)
        no_sideways(page)
        page.evaluate(LONGER)
        no_sideways(page)
        page.set_viewport_size({"width": 1280, "height": 800})
    return problems


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = visit("/", language="fr-CA")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("combobox", name=Texts("fr").text("language-label")).select_option("en")
    start_bot_game(page)
    before = page.url
    for language in LANGUAGES[1:]:
        choose_language(page, language)
        name = Texts(language).text("region-market")
        expect(page.get_by_role("region", name=name)).to_be_visible()
        assert not _wrong(page, language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])
    expect(page.get_by_role("region", name=name)).to_be_visible()  # a table folds the header
    choose_language(page, "en")
    expect(board_of(page)).to_be_visible()
    assert page.url == before


def _wrong(page: Page, language: str) -> list[str]:
    """Ids instead of texts, gaps that were not filled, and English where there is another word for it."""
    english, own = _messages("en"), set(_messages(language).values())
    differing = {text for key, text in english.items() if text not in own and len(text) > 3}
    found = []
    for text in page.evaluate(SAID):
        ids = {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in english}
        if ids or "{" in text or re.search(r"undefined|NaN|object Object", text):
            found.append(f"not filled: {text}")
        elif language != "en" and text in differing:
            found.append(f"English: {text}")
    return found


@cache
def _messages(language: str) -> dict[str, str]:
    """All messages by id; those with gaps have no text to compare."""
    found: dict[str, str] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = entry.value.elements
                plain = all(isinstance(part, ast.TextElement) for part in parts)
                text = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
                found[entry.id.name] = text if plain else ""
    return found
