"""What a player may set at a table does what it says, at once, and is still so after a reload."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from testkit.browser.pages import Visit
from testkit.browser.playing import board_of, stop_clock, t
from testkit.browser.tables import Kind, show, welcome

TURN = welcome(Kind(2, epic=False), "turn")
Change = Callable[[Locator], None]


def _table(visit: Visit) -> Page:
    page = visit("/about", width=1440, height=900)
    show(page, TURN)
    page.goto("/t/table")
    expect(board_of(page)).to_be_visible()
    return page


def _switch(name: str) -> Change:
    return lambda menu: menu.get_by_role("switch", name=t(name)).click()


def _select(name: str, value: str) -> Change:
    return lambda menu: menu.get_by_role("combobox", name=t(name)).select_option(value)  # type: ignore[return-value]


def _set(page: Page, change: Change) -> None:
    page.get_by_role("button", name=t("tablemenu-open")).click()
    menu = page.get_by_role("dialog", name=t("tablemenu-title"))
    change(menu)
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def _first_stage(page: Page, decision: str) -> None:
    page.locator(f'[data-spot="card:{decision.split()[1]}"]').first.click()


def test_paying_by_itself(visit: Visit) -> None:
    page = _table(visit)
    choices = json.loads(TURN)["screen"]["board"]["choices"]
    payable = next(one["decision"] for one in choices if one["payment"])
    otherwise = page.get_by_role("button", name=t("bar-pay-otherwise"))
    _first_stage(page, payable)
    expect(otherwise).to_be_visible()
    _set(page, _switch("tablemenu-autopay"))
    expect(otherwise).to_have_count(0)
    page.reload()
    expect(page.locator("[data-send]")).to_be_visible()  # the choice has been kept
    expect(otherwise).to_have_count(0)


def test_confirming(visit: Visit) -> None:
    page = _table(visit)
    _set(page, _switch("tablemenu-confirm"))
    page.reload()
    card = next(
        one["decision"]
        for one in json.loads(TURN)["screen"]["board"]["choices"]
        if one["decision"].startswith("recruit")
    )
    _first_stage(page, card)
    expect(page.get_by_text(t("bar-sending"))).to_be_visible()


def test_large_cards(visit: Visit) -> None:
    page = _table(visit)
    card = page.locator("[data-group=market] [data-spot^='card:']").first

    def width() -> float:
        box = card.bounding_box()
        assert box
        return box["width"]

    usual = width()
    _set(page, _switch("tablemenu-large"))
    large = width()
    assert large > usual
    page.reload()
    expect(card).to_be_visible()
    assert width() == large


def test_the_theme_follows_the_device_or_the_player(visit: Visit) -> None:
    page = _table(visit)
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "night")
    _set(page, _select("theme-label", "day"))
    expect(html).to_have_attribute("data-theme", "day")
    _set(page, _select("theme-label", "system"))
    for scheme, theme in (("dark", "night"), ("light", "day")):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(html).to_have_attribute("data-theme", theme)
    page.reload()
    expect(html).to_have_attribute("data-theme", "day")


def test_the_speed_of_what_moves(visit: Visit) -> None:
    page = _table(visit)
    page.emulate_media(reduced_motion="no-preference")
    bar = page.locator("[data-part=bar]")
    for speed, goes_on in (("slow", False), ("fast", True)):
        _set(page, _select("tablemenu-speed", speed))
        page.reload()
        expect(bar).to_contain_text(t("ask-turn"))
        stop_clock(page)
        page.keyboard.press("l")
        expect(bar).not_to_contain_text(t("ask-turn"))
        first = bar.inner_text()
        page.clock.run_for(1000)
        if goes_on:
            expect(bar).not_to_contain_text(first)
        else:
            expect(bar).to_contain_text(first)
        page.clock.resume()
