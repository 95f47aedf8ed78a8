"""A move says what it brings, and takes no press more than it needs."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from testkit.browser.pages import Visit
from testkit.browser.playing import NEEDS, STONES, bank_of, board_of, fitting, mine_of, send_button, stop_clock, t
from testkit.browser.tables import Kind, show, welcome

EPIC = Kind(2, epic=True)
BASE = Kind(2, epic=False)
BASE4 = Kind(4, epic=False)


def _open(visit: Visit, kind: Kind, phase: str, **settings: str) -> tuple[Page, dict[str, Any], list[str]]:
    """The page of a table in this phase, its board, and what the page will decide."""
    return _shown(visit, welcome(kind, phase), **settings)


def _shown(visit: Visit, message: str, **settings: str) -> tuple[Page, dict[str, Any], list[str]]:
    page = visit("/about")
    page.evaluate("settings => Object.assign(localStorage, settings)", settings)
    decided = show(page, message)
    page.goto("/t/table")
    expect(board_of(page)).to_be_visible()
    return page, json.loads(message)["screen"]["board"], decided


def _card(page: Page, card: str) -> Locator:
    return page.locator(f'[data-spot="card:{card}"]')


def _recruits(board: dict[str, Any], **wanted: Any) -> dict[str, Any]:
    """A choice to recruit a card of the market with these properties."""
    market = {card for row in board["market"] for card in row}
    return next(
        choice
        for choice in board["choices"]
        if choice["decision"].removeprefix("recruit ") in market
        and all(choice[key] == value for key, value in wanted.items())
    )


def test_each_stone_of_a_cost_says_whether_it_is_covered(visit: Visit) -> None:
    page, board, _ = _open(visit, BASE, "turn")
    takes = [choice["decision"].split()[1:] for choice in board["choices"] if choice["decision"].startswith("take")]
    market = [card for row in board["market"] for card in row]
    card, missing = next(
        (card, lack["missing"])
        for card, lack in board["shortfalls"].items()
        if card in market and any(stone in lack["missing"] for take in takes for stone in take)
    )
    stone = next(stone for stone in missing if any(stone in take for take in takes))
    lacking, ticks = _card(page, card).locator(".lacking"), _card(page, card).locator(".covered i svg")
    expect(lacking).to_have_count(len(missing))
    covered = ticks.count()
    bank_of(page).locator(f'[data-spot="bank:{stone}"]').click()
    if missing[stone] == 1:
        expect(lacking).to_have_count(len(missing) - 1)
        expect(ticks).to_have_count(covered + 1)
    else:
        expect(lacking.filter(has_text=f"−{missing[stone] - 1}")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(lacking).to_have_count(len(missing))
    expect(ticks).to_have_count(covered)


def test_a_staged_card_shows_its_bonus_and_the_new_score(visit: Visit) -> None:
    page, board, _ = _open(visit, BASE, "turn")
    points = board["players"][board["viewer"]]["points"]
    choice = next(one for one in board["choices"] if one["decision"].startswith("recruit") and one["points"] > points)
    card = choice["decision"].split()[1]
    ring = mine_of(page).locator("[data-part=points] .points")
    expect(ring).to_have_text(str(points))
    _card(page, card).first.click()
    expect(ring).to_have_text(str(choice["points"]))
    expect(mine_of(page).locator("[data-part=bonus].changed")).to_have_count(1)
    for width, height in ((1280, 800), (390, 844), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        expect(mine_of(page).locator("[data-part=bonus] i").get_by_text("+1", exact=True)).to_be_visible()


def test_tiles_say_how_near_one_is(visit: Visit) -> None:
    page, board, _ = _open(visit, EPIC, "turn")
    tile = next(tile for tile in board["battles"] if not any(tile in one["battles"] for one in board["players"]))
    near = board["progress"][tile]
    me = board["viewer"]
    thing = page.locator(f'[data-spot="battle:{tile}"]')
    expect(thing).to_contain_text(t("near-mine", count=near["have"][me], need=near["need"]))
    expect(thing.locator(".me")).to_have_text(f"{near['have'][me]}/{near['need']}")
    expect(thing.locator(".rival")).to_contain_text(str(near["have"][1 - me]))


def test_recruiting_pays_by_itself_unless_another_way_is_asked_for(visit: Visit) -> None:
    page, board, decided = _open(visit, EPIC, "turn")
    choice = _recruits(board, payment=True)
    _card(page, choice["decision"].split()[1]).first.click()
    expect(page.get_by_role("button", name=t("bar-pay-otherwise"))).to_be_visible()
    send_button(page).click()
    expect(page.get_by_text(t("bar-sending"))).to_be_visible()
    assert decided == [choice["decision"]]


def test_what_cannot_be_taken_says_why(visit: Visit) -> None:
    page, board, decided = _open(visit, BASE, "turn")
    bar = page.locator("[data-part=bar]")
    piles = [stone for stone in STONES if board["bank"][stone]]
    for stone in piles[:3]:
        bank_of(page).locator(f'[data-spot="bank:{stone}"]').click()
    expect(send_button(page)).to_be_visible()
    for stone, why in ((piles[3], "about-bank"), ("time", "about-time"), ("shield", "about-shield")):
        bank_of(page).locator(f'[data-spot="bank:{stone}"]').click()
        expect(bar).to_contain_text(t(why))
    for stone in STONES:
        if stone not in piles:
            bank_of(page).locator(f'[data-spot="bank:{stone}"]').click()
            expect(bar).to_contain_text(t("about-empty"))
    assert [stone for stone in STONES if stone not in piles], "a pile is empty"
    page.keyboard.press("Escape")
    market = [card for row in board["market"] for card in row]
    _card(page, next(card for card in market if board["shortfalls"].get(card, {}).get("coins"))).click()
    expect(bar).to_contain_text(NEEDS)
    page.keyboard.press("Escape")
    for stone in piles[:3]:
        bank_of(page).locator(f'[data-spot="bank:{stone}"]').click()
    send_button(page).click()
    expect(bar).to_contain_text(t("bar-sending"))
    assert decided == ["take " + " ".join(piles[:3])]


def test_tokens_to_return_are_picked_together_and_picked_off(visit: Visit) -> None:
    page, board, decided = _open(visit, EPIC, "return")
    held = board["players"][board["viewer"]]["tokens"]
    excess = sum(held.values()) - 10
    pile = bank_of(page).get_by_role("button", name=fitting("mine-token")).first
    for picked in range(excess):
        expect(send_button(page)).to_have_count(0)
        pile.click()
        expect(page.get_by_role("button", name=fitting("bar-unpick"))).to_have_count(picked + 1)
    page.get_by_role("button", name=fitting("bar-unpick")).first.click()
    expect(send_button(page)).to_have_count(0)
    pile.click()
    send_button(page).click()
    expect(page.get_by_text(t("bar-sending"))).to_be_visible()
    assert decided
    assert decided[0].startswith("return")


def test_a_battle_is_declined_by_one_press(visit: Visit) -> None:
    page, _, decided = _open(visit, EPIC, "claim")
    expect(page.get_by_role("button", name=t("bar-never"))).to_be_visible()
    page.get_by_role("button", name=t("bar-do-decline"), exact=True).click()
    expect(page.get_by_text(t("bar-sending"))).to_be_visible()
    assert decided == ["decline"]


def test_whoever_confirms_nothing_sends_with_the_last_stone(visit: Visit) -> None:
    page, _, decided = _open(visit, BASE, "turn", confirm="off")
    for _ in range(3):
        page.locator("[data-group=bank] .open:not(:has(.picked)) button").first.click()
    expect(page.get_by_text(t("bar-sending"))).to_be_visible()
    assert re.fullmatch(r"take( \w+){3}", decided[0])


def test_a_mouse_that_rests_sees_a_card_large(visit: Visit) -> None:
    page, board, _ = _open(visit, BASE, "turn")
    stop_clock(page)
    card = _card(page, board["market"][0][0])
    card.hover()
    page.clock.run_for(200)
    large = page.locator(".glance")
    expect(large).to_have_count(0)
    page.clock.run_for(200)
    expect(large).to_be_visible()
    box = large.bounding_box()
    assert box
    assert box["width"] >= 200
    page.mouse.move(1, 1)
    expect(large).to_have_count(0)
    # What lies below the bar is shown above it, and above its button.
    page.locator("[data-spot=me] [data-spot^='card:']").first.hover()
    page.clock.run_for(400)
    expect(large).to_be_visible()
    box, bar = large.bounding_box(), page.locator("[data-part=bar]").bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] <= bar["y"]


def test_a_card_that_comes_to_lie_under_a_mouse_at_rest_is_not_shown_large(visit: Visit) -> None:
    page, board, _ = _open(visit, BASE, "turn")
    stop_clock(page)
    card = _card(page, board["market"][0][0])
    card.dispatch_event("pointerenter", {"pointerType": "mouse"})  # all that a browser says then
    page.clock.run_for(1000)
    expect(page.locator(".glance")).to_have_count(0)
    card.hover()
    page.clock.run_for(400)
    expect(page.locator(".glance")).to_be_visible()


def test_the_last_round_once_more(visit: Visit) -> None:
    page, _, _ = _open(visit, BASE, "turn")
    ask = page.get_by_role("main").get_by_text(t("ask-turn"), exact=True)
    expect(ask).to_be_visible()
    stop_clock(page)
    page.keyboard.press("l")
    expect(ask).to_have_count(0)
    expect(page.locator(".pointed").first).to_be_visible()
    page.clock.run_for(30_000)
    expect(ask).to_be_visible()
    expect(page.locator(".pointed")).to_have_count(0)


def test_the_tiles_that_a_staged_card_would_bring_glow(visit: Visit) -> None:
    message = json.loads(welcome(BASE4, "turn"))
    board = message["screen"]["board"]
    location = board["locations"][-1]
    choice = _recruits(board)
    for one in board["choices"]:
        one["location"], one["avengers"] = (location, True) if one is choice else (None, False)
    page, _, _ = _shown(visit, json.dumps(message))
    glowing = page.locator("[data-group=tiles] [data-spot]:has(.affordable)")
    expect(glowing).to_have_count(0)
    _card(page, choice["decision"].split()[1]).first.click()
    expect(glowing).to_have_count(2)
    spots = {tile.get_attribute("data-spot") for tile in glowing.all()}
    assert spots == {f"location:{location}", "tile:avengers"}
    page.keyboard.press("Escape")
    expect(glowing).to_have_count(0)


def test_what_others_did_is_outlined_in_the_colour_of_their_seat(visit: Visit) -> None:
    page, board, _ = _open(visit, BASE4, "turn")
    others = {seat for seat in range(len(board["players"])) if seat != board["viewer"]}
    outlines: dict[str, str] = page.evaluate(OUTLINES)
    rows = {seat: outlines.pop(f"player:{seat}") for seat in others}
    assert len(set(rows.values())) == len(others)  # all of them have decided since, each in a colour of their own
    assert outlines
    assert set(outlines.values()) <= set(rows.values())


OUTLINES = """() => Object.fromEntries([...document.querySelectorAll('main .traced')].map(node => {
    const row = node.dataset.spot.startsWith('player:')
    const style = row ? getComputedStyle(node) : getComputedStyle(node, '::after')
    return [node.dataset.spot, row ? style.outlineColor : style.borderTopColor]
}))"""
