"""A whole game through the accessibility tree alone: the board in words, and what a screen reader hears."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from testkit.browser.pages import Visit
from testkit.browser.playing import MOST_TURNS, STONES, fitting, named, start_bot_game, t, wait_for_turn

WANTED = ("Recruit ", "Claim ", "Pay ", "Take ", "Return ", "Reserve ", "Pass")


def test_a_whole_game(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page, epic=True)
    page.get_by_role("button", name=t("tablemenu-open")).press("Enter")
    menu = page.get_by_role("dialog", name=t("tablemenu-title"))
    menu.get_by_role("switch", name=t("tablemenu-text")).press("Enter")
    menu.get_by_role("button", name=t("close")).press("Enter")
    expect(page.get_by_role("heading", name=t("text-decisions"))).to_be_visible()
    log = page.get_by_role("region", name=t("log-title")).get_by_role("listitem")
    heard = _live(page)
    for _ in range(MOST_TURNS):
        if not wait_for_turn(page):
            break
        known = log.count()
        decision = _choose(page)
        page.get_by_role("button", name=decision, exact=True).press("Enter")
        expect(log.nth(known)).to_be_visible()
        # Mine, or what the bot has answered: in words, and never by an id.
        expect(heard).to_have_text(re.compile(r"\w{3,}.*\."))
    expect(page.get_by_role("region", name=fitting("end-sixteen", count=1))).to_be_visible()
    expect(heard).to_contain_text(t("end-points", scores="")[:6])


def test_moves_are_announced_in_words(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page)
    page.evaluate(LISTEN)
    wait_for_turn(page)
    expect(_live(page)).to_contain_text(t("ask-turn"))
    page.get_by_role("button", name=t("tablemenu-open")).press("Enter")
    page.get_by_role("switch", name=t("tablemenu-text")).press("Enter")
    page.keyboard.press("Escape")
    log = page.get_by_role("region", name=t("log-title")).get_by_role("listitem")
    theirs = log.filter(has_text=re.compile(r"Pebble (takes|recruits|reserves) "))
    before = theirs.count()
    page.get_by_role("button", name=re.compile("^Take 1 Mind, 1 Space and 1 Soul$")).press("Enter")
    expect(theirs).to_have_count(before + 1)
    expect(_live(page)).to_contain_text(t("ask-turn"))
    said = " ".join(page.evaluate("window.heard"))
    assert re.search(r"\w takes 1 Mind, 1 Space and 1 Soul\.", said)
    assert re.search(r"Pebble (takes|recruits|reserves) ", said)
    assert t("ask-turn") in said
    # Whoever comes later finds it above the decisions, too.
    last = page.get_by_role("main").get_by_role("list").first
    expect(last).to_contain_text("Pebble")


LISTEN = """() => {
    window.heard = []
    for (const live of document.querySelectorAll('[aria-live]')) {
        new MutationObserver(() => window.heard.push(live.textContent)).observe(
            live, { childList: true, characterData: true, subtree: true })
    }
}"""


def _live(page: Page) -> Locator:
    """What is said politely; a region of its own that is never seen."""
    return page.locator("[aria-live=polite]").last


def _choose(page: Page) -> str:
    """A decision by its words: a card if there is one, else the stones that the nearest card lacks."""
    tree = page.get_by_role("main").aria_snapshot()
    offered = [name for name in named(tree, "button") if name.startswith(WANTED)]
    kind = next(start for start in WANTED if any(name.startswith(start) for name in offered))
    fitting_kind = [name for name in offered if name.startswith(kind)]
    return max(fitting_kind, key=lambda name: _use(name, tree)) if kind == "Take " else fitting_kind[0]


def _use(take: str, tree: str) -> int:
    """How many cards lack one of these stones; what is missing stands at the end of a card's row."""
    stones = [t(f"token-{stone}") for stone in STONES]
    rows = named(tree, "row")
    return sum(row.endswith(stone) for row in rows for stone in stones if stone in take)
