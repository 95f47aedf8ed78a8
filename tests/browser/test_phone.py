"""A phone: 360 points wide, upright and sideways, by touch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from gauntlet.texts.loader import LANGUAGES, Texts
from testkit.browser.pages import Visit
from testkit.browser.playing import (
    bank_of,
    best,
    board_of,
    cards_in,
    give_up,
    mine_of,
    no_sideways,
    open_piles,
    send_button,
    start_bot_game,
    stop_clock,
    t,
    wait_for_turn,
    wanted,
)
from testkit.browser.sight import DESKTOPS, PHONES, ZOOMED

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TARGET = 44
HOLD = 1000
"""Milliseconds that are enough for a finger that stays."""
Point = tuple[float, float]
SMALL = """least => [...document.querySelectorAll('button, select, input, summary, a[class~=button], nav a')]
    .filter(node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(node => [node, (node.closest('label') ?? node).getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
    .map(([node, box]) => `${box.width.toFixed()}x${box.height.toFixed()} ${node.textContent.trim().slice(0, 60)}`)"""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_from_the_start_page_into_a_game(visit: Visit, width: int, height: int) -> None:
    page = visit("/", width=width, height=height, **PHONE)
    no_sideways(page)
    _large_enough(page)
    page.get_by_role("button", name=t("menu")).tap()
    expect(page.get_by_role("link", name=t("nav-rules"))).to_be_visible()
    no_sideways(page)
    page.get_by_role("button", name=t("menu")).tap()
    levels = page.get_by_role("slider", name=t("start-bot-level"))
    box = levels.bounding_box()
    assert box
    for step, name in ((9, "Oracle"), (2, "Mason"), (0, "Pebble")):
        levels.tap(position={"x": (step + 0.5) * box["width"] / 10, "y": box["height"] / 2})
        expect(levels).to_have_attribute("aria-valuetext", re.compile(f"^{name}"))
    page.get_by_role("button", name=t("start-bot-go"), exact=True).tap()
    expect(board_of(page)).to_be_visible()
    for _ in range(3):
        assert wait_for_turn(page)
        no_sideways(page)
        _take_a_turn(page)
    assert wait_for_turn(page)
    _large_enough(page)
    _look_around(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_begins_without_scrolling(visit: Visit, language: str) -> None:
    page = visit("/", language, **PHONE)
    go = page.get_by_role("button", name=Texts(language).text("start-bot-go"), exact=True)
    expect(go).to_be_visible()
    for width, height in PHONES + DESKTOPS + ZOOMED:
        page.set_viewport_size({"width": width, "height": height})
        no_sideways(page)
        box = go.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height, f"{width} x {height}"


def test_turning_the_phone(visit: Visit) -> None:
    page = visit("/", width=360, height=740, **PHONE)
    page.get_by_role("button", name=t("start-bot-go"), exact=True).tap()
    assert wait_for_turn(page)
    stone, pile = next(iter(open_piles(page).items()))
    bank_of(page).get_by_role("button", name=pile, exact=True).tap()
    put_back = page.get_by_role("button", name=t("bar-unpick", stone=t(f"token-{stone}")))
    expect(put_back).to_be_visible()
    page.set_viewport_size({"width": 740, "height": 360})
    expect(put_back).to_be_visible()
    no_sideways(page)


def test_the_final_standing_fits(visit: Visit) -> None:
    """With all its columns, which Epic Battles have, in every language."""
    page = visit("/", width=360, height=740, **PHONE)
    start_bot_game(page, epic=True)
    assert wait_for_turn(page)
    give_up(page)
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.reload()
        standing = page.get_by_role("region", name=Texts(language).text("final-table"))
        expect(standing.get_by_role("columnheader")).to_have_count(7)
        expect(standing.get_by_role("columnheader", name=Texts(language).text("final-battles"))).to_be_visible()
        width, seen = standing.evaluate("node => [node.scrollWidth, node.clientWidth]")
        assert width <= seen, language


def test_the_statistics_fit(visit: Visit) -> None:
    page = visit("/", width=360, height=740, **PHONE)
    start_bot_game(page)
    assert wait_for_turn(page)
    give_up(page)
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.goto("/me")
        numbers = page.get_by_role("group", name=Texts(language).text("stats-title"))
        expect(numbers.get_by_role("columnheader")).to_have_count(5)
        width, seen = numbers.evaluate("node => [node.scrollWidth, node.clientWidth]")
        assert width <= seen, language


def test_the_menu_of_a_table_can_be_read(visit: Visit) -> None:
    """The line above the board has no room for words; the dialog that opens from it has."""
    page = visit("/", width=360, height=740, **PHONE)
    page.get_by_role("button", name=t("start-bot-go"), exact=True).tap()
    assert wait_for_turn(page)
    page.get_by_role("button", name=t("tablemenu-open")).tap()
    menu = page.get_by_role("dialog", name=t("tablemenu-title"))
    for control in (
        menu.get_by_role("switch", name=t("tablemenu-text")),
        menu.get_by_role("button", name=t("tablemenu-leave"), exact=True),
    ):
        expect(control).to_be_visible()
        assert control.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") > 12


def test_a_card_by_finger(visit: Visit) -> None:
    """One that moves at once does nothing; one that stays sees the card large, and may then take it along."""
    page = visit("/", width=360, height=640, **PHONE)
    page.get_by_role("button", name=t("start-bot-go"), exact=True).tap()
    assert wait_for_turn(page)
    finger = page.context.new_cdp_session(page)
    card = board_of(page).get_by_role("button", name=re.compile(" Cost: ")).first
    large = page.get_by_role("dialog")

    x, y = _middle(card)
    stop_clock(page)
    _drag(finger, (x, y), (x, y - 100))
    page.clock.run_for(HOLD)
    expect(large).to_have_count(0)
    expect(send_button(page)).to_have_count(0)

    x, y = _middle(card)
    _touch(finger, "touchStart", x, y)
    page.clock.run_for(HOLD)
    expect(large).to_be_visible()
    _touch(finger, "touchMove", x + 5, y + 5)
    _touch(finger, "touchEnd")
    page.clock.run_for(HOLD)
    large.get_by_role("button", name=t("close")).tap()
    expect(large).to_have_count(0)
    expect(send_button(page)).to_have_count(0)

    x, y = _middle(card)
    _touch(finger, "touchStart", x, y)
    page.clock.run_for(HOLD)
    expect(large).to_be_visible()
    _move(finger, (x, y), _middle(mine_of(page)))
    expect(large).to_have_count(0)
    expect(mine_of(page)).to_have_attribute("data-over", "")
    _touch(finger, "touchEnd")
    expect(send_button(page)).to_have_text(t("bar-do-reserve"))


def _middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _drag(finger: CDPSession, start: Point, goal: Point) -> None:
    _touch(finger, "touchStart", *start)
    _move(finger, start, goal)
    _touch(finger, "touchEnd")


def _move(finger: CDPSession, start: Point, goal: Point) -> None:
    for part in (0.25, 0.5, 0.75, 1):
        _touch(finger, "touchMove", *(a + part * (b - a) for a, b in zip(start, goal, strict=True)))


def _touch(finger: CDPSession, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _take_a_turn(page: Page) -> None:
    cards = cards_in(board_of(page))
    if card := best(cards):
        page.get_by_role("button", name=card.name, exact=True).tap()
    else:
        order = wanted(cards)
        while piles := open_piles(page):
            stone = next(stone for stone in order if stone in piles)
            bank_of(page).get_by_role("button", name=piles[stone], exact=True).tap()
    no_sideways(page)
    send_button(page).tap()


def _look_around(page: Page) -> None:
    """Log and chat, the other player, my own things: each in a dialog that can be closed."""
    page.get_by_role("button", name=t("side-open")).tap()
    side = page.get_by_role("dialog", name=t("region-side"))
    expect(side.get_by_role("region", name=t("log-title"))).to_be_visible()
    no_sideways(page)
    side.get_by_role("button", name=t("close")).tap()
    page.get_by_role("region", name=t("region-opponents")).get_by_role("button").first.tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    no_sideways(page)
    dialog.get_by_role("button", name=t("close")).tap()
    expect(dialog).to_be_hidden()
    expect(mine_of(page)).to_be_visible()


def _large_enough(page: Page) -> None:
    """Fingers need 44 points."""
    assert not page.evaluate(SMALL, TARGET)
