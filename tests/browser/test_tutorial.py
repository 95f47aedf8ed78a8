"""docs/play.md, by its buttons: what is bold there is a button, a link or a choice of the page where it says so."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from testkit.browser.pages import Visit
from testkit.browser.playing import (
    MOST_TURNS,
    board_of,
    decide_by_mouse,
    give_up,
    named,
    send_button,
    start_local_game,
    t,
    wait_for_turn,
)
from testkit.documents import ROOT

ROLES = ("button", "link", "option")


def bold(section: str) -> set[str]:
    """The names that a section of the tutorial has."""
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    names = re.findall(r"\*\*(.+?)\*\*", page.partition(f"\n## {section}\n")[2].partition("\n## ")[0])
    assert names
    return set(names)


def shown(page: Page) -> set[str]:
    tree = page.locator("body").aria_snapshot()
    return {name for role in ROLES for name in named(tree, role)}


def test_the_first_game(visit: Visit) -> None:
    page = visit("/")
    seen = shown(page)
    start_local_game(page)
    for _ in range(MOST_TURNS):
        assert wait_for_turn(page)
        seen |= shown(page)
        decide_by_mouse(page)
        expect(send_button(page)).to_be_visible()
        seen |= shown(page)
        if {t("bar-do-take"), t("bar-do-recruit"), t("table-undo")} <= seen:
            break
        send_button(page).click()
    assert bold("Your first game") <= seen
    give_up(page)
    assert t("analyze") in bold("Analyze") & shown(page)


def test_friends(visit: Visit) -> None:
    page = visit("/new")
    seat = page.get_by_role("combobox", name=t("newtable-seat", seat=2))
    seat.select_option(label=t("newtable-kind-person"))
    page.get_by_role("textbox", name=t("newtable-name"), exact=True).fill("Ben")
    expect(page.get_by_role("button", name=t("newtable-start"))).to_be_visible()
    seen = shown(page)
    seat.select_option(label=t("newtable-kind-open"))
    expect(page.get_by_role("button", name=t("newtable-open"))).to_be_visible()
    assert bold("Friends") <= seen | shown(page)


def test_the_analysis_board(visit: Visit) -> None:
    page = visit("/analysis")
    deal = page.get_by_role("button", name=t("analysis-deal"))
    expect(deal).to_be_visible()
    seen = shown(page) | {t("analyze")}  # after a game, which the first test has played
    deal.click()
    expect(board_of(page)).to_be_visible()
    assert bold("Analyze") <= seen | shown(page)
