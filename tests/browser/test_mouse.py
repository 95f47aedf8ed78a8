"""A whole game against a bot by mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from testkit.browser.pages import Visit
from testkit.browser.playing import (
    MOST_TURNS,
    bank_of,
    board_of,
    decide_by_mouse,
    fitting,
    mine_of,
    open_piles,
    send_button,
    start_bot_game,
    t,
    wait_for_turn,
)


def test_a_whole_game(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page)
    for number in range(MOST_TURNS):
        if not wait_for_turn(page):
            break
        if number == 0:
            _drag_and_take_back(page)
        if number == 2:
            _reload_with_a_half_made_choice(page)
        decide_by_mouse(page)
        send_button(page).click()
    end = page.get_by_role("region", name=fitting("end-gauntlet", count=1))
    expect(end).to_be_visible()
    standing = end.get_by_role("region", name=t("final-table")).get_by_role("row")
    expect(standing).to_have_count(3)
    expect(standing.nth(1).get_by_role("cell").first).to_have_text(re.compile(r"^(1[6-9]|[2-9]\d)$"))
    expect(send_button(page)).to_have_count(0)
    _finale(page, visit(page.url, reduced_motion="no-preference"))
    end.get_by_role("button", name=t("final-rematch")).click()
    expect(page.get_by_text(t("round", round=1), exact=True).first).to_be_visible()


def _finale(still: Page, moving: Page) -> None:
    """The stones fly into the glove, and it closes; without motion it is closed."""
    again = """async button => {
      button.click()
      await new Promise(requestAnimationFrame)
      return button.getAnimations({ subtree: true }).length
    }"""
    for page, least in ((still, 0), (moving, 7)):
        glove = page.get_by_role("button", name=t("final-replay"))
        expect(glove).to_be_visible()
        running = glove.evaluate(again)
        assert running >= least if least else running == 0
        shape = "button => getComputedStyle(button.querySelector('.fingers')).transform"
        glove.evaluate("button => Promise.all(button.getAnimations({ subtree: true }).map(one => one.finished))")
        assert "0.62" in glove.evaluate(shape)


def test_the_gauntlet_lies_where_it_is_to_be_won(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page)
    assert wait_for_turn(page)
    tiles = page.get_by_role("region", name=t("region-tiles"))
    gauntlet = t("piece-gauntlet-needs", points=16)
    tiles.get_by_role("button", name=gauntlet, exact=True).click()
    expect(page.get_by_role("paragraph").filter(has_text=gauntlet)).to_be_visible()
    page.goto("/")
    start_bot_game(page, epic=True)
    expect(tiles.locator("[data-spot='tile:avengers']")).to_be_visible()
    expect(tiles.get_by_role("button", name=gauntlet, exact=True)).to_have_count(0)


def _drag_and_take_back(page: Page) -> None:
    """A stone that is dragged to my area is picked; a press on it puts it back."""
    _drag(page, bank_of(page).get_by_role("button", name=re.compile(r"^Bank: \d Soul")), mine_of(page))
    put_back = page.get_by_role("button", name=t("bar-unpick", stone=t("token-soul")))
    expect(page.get_by_text(t("bar-pick-more", count=2))).to_be_visible()
    put_back.click()
    expect(put_back).to_have_count(0)
    card = board_of(page).get_by_role("button", name=re.compile(" Cost: ")).last
    _drag(page, card, mine_of(page))
    expect(send_button(page)).to_have_text(t("bar-do-reserve"))
    page.get_by_role("button", name=t("bar-clear")).click()
    expect(send_button(page)).to_have_count(0)


def _drag(page: Page, thing: Locator, to: Locator) -> None:
    box, goal = thing.bounding_box(), to.bounding_box()
    assert box
    assert goal
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()


def _reload_with_a_half_made_choice(page: Page) -> None:
    stone, pile = next(iter(open_piles(page).items()))
    bank_of(page).get_by_role("button", name=pile, exact=True).click()
    put_back = page.get_by_role("button", name=t("bar-unpick", stone=t(f"token-{stone}")))
    expect(put_back).to_be_visible()
    page.reload()
    expect(put_back).to_be_visible()
    page.get_by_role("button", name=t("bar-clear")).click()
    expect(put_back).to_have_count(0)
