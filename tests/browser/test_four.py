"""Four people in four browsers: one makes the table, the others come by the link; lines break, and all see the same."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit
from tests.browser.playing import bank_of, board_of, named, open_piles, send_button, t

REMEMBER = """
    window.lines = []
    window.WebSocket = class extends WebSocket {
        constructor(address) {
            super(address)
            window.lines.push(this)
        }
    }
"""
NAMES = ("Ana", "Bruno", "Celia", "Dora")


def test_epic_battles_in_four_browsers(visit: Visit, complaints: Complaints) -> None:
    complaints.lost = True
    maker = visit("/new")
    link = _make(maker)
    pages = [maker, *(_join(visit(link), name) for name in NAMES[1:])]
    maker.get_by_role("button", name=t("room-start")).click()
    for page in pages:
        expect(board_of(page)).to_be_visible()
        assert sum(", battle. " in name for name in named(page.get_by_role("main").aria_snapshot(), "button")) == 5
    for number in range(8):
        page = _on_turn(pages)
        if number == 2:
            page.reload()
        if number == 5:
            _decide_offline(page, pages)
        else:
            _decide(page)
        _all_see_it(pages, number + 1)
    _give_up_one_by_one(pages)
    tables = {page.get_by_role("region", name=t("final-table")).inner_text() for page in pages}
    assert len(tables) == 1


def _make(page: Page) -> str:
    page.get_by_role("group", name=t("newtable-count")).get_by_role("radio", name="4").check(force=True)
    page.get_by_role("radio", name=t("newtable-epic")).check(force=True)
    page.get_by_role("textbox", name=t("newtable-my-name")).fill(NAMES[0])
    page.get_by_role("button", name=t("newtable-open")).click()
    link = page.get_by_role("textbox", name=t("room-link")).input_value()
    assert re.search(r"/t/[\w-]{22}$", link)
    return link


def _join(page: Page, name: str) -> Page:
    page.get_by_role("textbox", name=t("room-your-name")).fill(name)
    page.get_by_role("button", name=t("room-sit")).click()
    expect(page.get_by_role("button", name=re.compile(f"^{t('room-stand')}"))).to_be_visible()
    return page


def _on_turn(pages: list[Page]) -> Page:
    """The one whose window says so; there is exactly one."""
    yours = t("table-title-yours")
    for page in pages:
        expect(page).to_have_title(re.compile("."))
    found = [page for page in pages if page.title() == yours]
    assert len(found) == 1
    return found[0]


def _decide(page: Page) -> None:
    expect(bank_of(page)).to_be_visible()
    while piles := open_piles(page):
        bank_of(page).get_by_role("button", name=next(iter(piles.values())), exact=True).click()
    send_button(page).click()


def _decide_offline(page: Page, pages: list[Page]) -> None:
    """What is decided without a connection is sent as soon as there is one again; the others go on waiting."""
    page.add_init_script(REMEMBER)
    page.reload()
    expect(bank_of(page)).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("lines.forEach(line => line.close())")  # a browser keeps its open lines, the world does not
    expect(page.get_by_text(t("table-lost"))).to_be_visible()
    expect(page.get_by_text(t("offline-title"))).to_be_visible()
    _decide(page)
    expect(page.get_by_text(t("bar-sending"))).to_be_visible()
    for other in pages:
        if other is not page:
            expect(other).not_to_have_title(t("table-title-yours"))
    page.context.set_offline(False)
    expect(page.get_by_text(t("table-lost"))).to_have_count(0)
    expect(page.get_by_text(t("offline-title"))).to_have_count(0)


def _all_see_it(pages: list[Page], count: int) -> None:
    """The same moves in the same order, on every screen."""
    for page in pages:
        moves = page.get_by_role("region", name=t("log-title")).get_by_role("listitem").filter(has_text="takes")
        expect(moves).to_have_count(count)


def _give_up_one_by_one(pages: list[Page]) -> None:
    for page in pages[:-1]:
        page.get_by_role("button", name=t("tablemenu-open")).click()
        page.get_by_role("dialog").get_by_role("button", name=t("tablemenu-resign")).click()
        question = page.get_by_role("dialog", name=t("tablemenu-resign-title"))
        question.get_by_role("button", name=t("tablemenu-resign")).click()
        name = NAMES[pages.index(page)]
        for other in pages:
            expect(other.get_by_text(t("event-resigned", who=name)).last).to_be_attached()
    for page in pages:
        expect(page.get_by_role("region", name=t("end-forfeit", winners=NAMES[-1], count=1))).to_be_visible()
