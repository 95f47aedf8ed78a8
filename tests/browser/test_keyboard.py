"""A whole game by keyboard alone: nothing is clicked, nothing is focused from outside."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from testkit.browser.analysis import RECORD, candidates
from testkit.browser.pages import Visit
from testkit.browser.playing import (
    MOST_TURNS,
    STONES,
    best,
    board_of,
    cards_in,
    fitting,
    mine_of,
    named,
    open_piles,
    phase_of,
    send_button,
    t,
    wait_for_turn,
    wanted,
)

MOST_KEYS = 60


def test_a_whole_game(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name=t("start-bot-go"), exact=True)).to_be_visible()
    _until(page, "Tab", lambda name: name == t("start-bot-level"))
    page.keyboard.press("End")
    expect(page.locator(":focus")).to_have_attribute("aria-valuetext", re.compile("^Oracle"))
    page.keyboard.press("Home")
    _until(page, "Tab", lambda name: name == t("start-bot-go"))
    _until(page, "Tab", lambda name: name == t("start-bot-epic"))
    page.keyboard.press("Space")
    _until(page, "Shift+Tab", lambda name: name == t("start-bot-go"))
    page.keyboard.press("Enter")
    expect(board_of(page)).to_be_visible()
    _read_the_help(page)
    for _ in range(MOST_TURNS):
        if not wait_for_turn(page):
            break
        _decide(page)
    end = page.get_by_role("region", name=fitting("end-sixteen", count=1))
    expect(end).to_be_visible()
    _until(page, "Tab", lambda name: name == t("final-review"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name=t("replay-slider"))).to_be_visible()


def test_an_analysis(visit: Visit) -> None:
    page = visit("/analysis")
    expect(page.get_by_role("textbox", name=t("analysis-paste"))).to_be_visible()
    _until(page, "Tab", lambda name: name == t("analysis-paste"))
    page.keyboard.insert_text(RECORD)
    _until(page, "Tab", lambda name: name == t("analysis-open"))
    page.keyboard.press("Enter")
    expect(candidates(page).first).to_be_visible()
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"^3 / \d+$"))).to_be_visible()
    expect(candidates(page).first).to_be_visible()

    # What the engine proposes is played; whoever does not see it hears it.
    _until(page, "Tab", lambda _: page.evaluate("document.activeElement.closest('.candidates') !== null"))
    words, now = page.locator(":focus .words").inner_text(), page.locator("aside .now")
    before = now.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator("[aria-current=step]")).to_contain_text(words)
    expect(now).not_to_have_text(before)  # the board of the next position is there
    expect(page.locator("[aria-live=polite]")).to_contain_text(now.inner_text())

    # All moves are one stop of the Tab key; the arrows walk among them.
    _until(page, "Tab", lambda name: name == t("analysis-start"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"^2 / \d+$"))).to_be_visible()
    _until(page, "Tab", lambda name: name == t("analysis-share"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert _focused(page) == t("analysis-share")


def _focused(page: Page) -> str:
    """The accessible name of what has the focus."""
    tree = page.locator(":focus").first.aria_snapshot() if page.locator(":focus").count() else ""
    found = re.match(r"- '?\w+ \"((?:[^\"\\]|\\.)*)\"", tree)
    return found[1].replace("''", "'").replace('\\"', '"') if found else ""


def _until(page: Page, key: str, fits: Callable[[str], bool]) -> None:
    for _ in range(MOST_KEYS):
        page.keyboard.press(key)
        if fits(_focused(page)):
            return
    raise AssertionError(f"{key} does not lead there")


def _read_the_help(page: Page) -> None:
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=t("help-title"))
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def _decide(page: Page) -> None:
    match phase_of(page):
        case "turn":
            _take_a_turn(page)
        case "return":
            _return_tokens(page)
        case "gain":
            page.keyboard.press(str(1 + STONES.index(next(iter(open_piles(page))))))
        case "location":
            _walk_to_tile(page, t("reach-location"))
        case "claim":
            _walk_to_tile(page, t("reach-battle"))
    expect(send_button(page)).to_be_visible()
    page.keyboard.press("Enter")


def _return_tokens(page: Page) -> None:
    page.keyboard.press("h")
    page.keyboard.press("Home")
    while not send_button(page).count():
        if fitting("mine-token").match(_focused(page)):
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("ArrowRight")


def _take_a_turn(page: Page) -> None:
    market, hand = cards_in(board_of(page)), cards_in(mine_of(page))
    card = best(market + hand)
    if card in market:
        _walk_to_card(page, card.name)
        page.keyboard.press("r")
    elif card:
        page.keyboard.press("h")
        page.keyboard.press("Home")
        while _focused(page) != card.name:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("r")
    elif not open_piles(page):
        page.keyboard.press("m")
        page.keyboard.press("Home")
        page.keyboard.press("s")
    else:
        _pick(page, wanted(market + hand))


def _pick(page: Page, order: list[str]) -> None:
    page.keyboard.press("b")
    while piles := open_piles(page):
        page.keyboard.press(str(1 + STONES.index(next(stone for stone in order if stone in piles))))


def _walk_to_card(page: Page, name: str) -> None:
    """The market is a grid: three rows of a deck and four cards."""
    index = named(board_of(page).aria_snapshot(), "button").index(name)
    page.keyboard.press("m")
    page.keyboard.press("Home")
    for key, times in (("ArrowDown", index // 5), ("ArrowRight", index % 5)):
        for _ in range(times):
            page.keyboard.press(key)
    assert _focused(page) == name


def _walk_to_tile(page: Page, end: str) -> None:
    """The first one whose name says that it can be had."""
    next(name for name in _tiles(page) if name.endswith(end))
    page.keyboard.press("Enter")


def _tiles(page: Page) -> Iterator[str]:
    """The focus walks over the tiles, line by line."""
    page.keyboard.press("t")
    page.keyboard.press("Home")
    name = ""
    while name != _focused(page):
        name = _focused(page)
        yield name
        page.keyboard.press("ArrowRight")
        if name == _focused(page):
            page.keyboard.press("ArrowDown")
            if name == _focused(page):
                return
            for _ in range(9):
                page.keyboard.press("ArrowLeft")
