"""A finished game is looked at again: replay, chances, marks, the shuffle, the record."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from gauntlet.rules.record import Record
from testkit.browser.pages import Visit
from testkit.browser.playing import fitting, short_game, stop_clock, t

STEP = 1500
"""Milliseconds in which a replay that plays by itself makes one step."""


def test_review(visit: Visit) -> None:
    page = visit("/")
    table = short_game(page)
    page.get_by_role("link", name=t("final-review")).click()
    _replay(page)
    _curve_and_marks(page, table)
    _shuffle_is_fair(page)
    _record(page, table)
    _board_is_large(page)
    _what_is_picked_is_shown(page)
    _board_above_the_controls(page)


def _what_is_picked_is_shown(page: Page) -> None:
    """On a phone the lists lie below the board."""
    page.set_viewport_size({"width": 667, "height": 375})
    chart, rounds = page.get_by_role("img", name=fitting("curve-label")), page.locator(".rounds")
    drawn, below = chart.bounding_box(), rounds.bounding_box()
    assert drawn
    assert below
    assert drawn["y"] + drawn["height"] <= below["y"] + 1
    page.set_viewport_size({"width": 390, "height": 844})
    lists = (t("review-marked"), t("review-turning-points"))
    moments = page.get_by_role("region", name=re.compile("|".join(lists))).get_by_role("button")
    if moments.count():
        moments.last.click()
        expect(page.get_by_role("region", name=t("region-market"))).to_be_in_viewport(ratio=0.99)


def _board_is_large(page: Page) -> None:
    """On a small laptop a card of the board is nearly as wide as at the table."""
    page.set_viewport_size({"width": 1280, "height": 720})
    card = page.get_by_role("region", name=t("region-market")).locator("[data-spot^='card:']").first.bounding_box()
    assert card
    assert card["width"] >= 90


def _board_above_the_controls(page: Page) -> None:
    """On a phone, upright or sideways, all of the board is seen before anything is scrolled."""
    for width, height in ((390, 844), (390, 664), (844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        bank = page.get_by_role("region", name=t("region-bank")).bounding_box()
        market = page.get_by_role("region", name=t("region-market")).bounding_box()
        first = page.get_by_role("button", name=t("replay-first")).bounding_box()
        assert bank
        assert market
        assert first
        assert max(part["y"] + part["height"] for part in (bank, market)) <= first["y"], f"{width} x {height}"


def _replay(page: Page) -> None:
    slider = page.get_by_role("slider", name=t("replay-slider"))
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last >= 6
    assert slider.input_value() == str(last)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(slider).to_have_attribute("aria-valuetext", t("verdict-setup"))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r" (takes|recruits|reserves) .+\."))
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    slider.fill("2")
    expect(page.get_by_text(f"2 / {last}")).to_be_visible()
    page.get_by_role("button", name=t("replay-on")).click()
    expect(slider).to_have_value("3")
    page.get_by_role("button", name=t("replay-first")).click()
    stop_clock(page)
    page.get_by_role("button", name=t("replay-play"), exact=True).click()
    page.clock.run_for(STEP)
    expect(slider).to_have_value("1")
    page.get_by_role("button", name=t("replay-stop")).click()
    page.clock.run_for(5 * STEP)
    expect(slider).to_have_value("1")
    page.clock.resume()
    page.get_by_role("button", name=t("replay-last")).click()
    expect(page.get_by_role("button", name=t("replay-on"))).to_be_disabled()


def _curve_and_marks(page: Page, table: str) -> None:
    curve = page.get_by_role("img", name=fitting("curve-label"))
    expect(curve).to_be_visible()
    slider = page.get_by_role("slider", name=t("replay-slider"))
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": 2, "y": box["height"] / 2})
    expect(slider).to_have_value("0")
    marks = page.get_by_role("region", name=t("players-title"))
    expect(marks.get_by_role("row")).to_have_count(3)
    expect(marks.get_by_role("columnheader")).to_have_count(6)
    slider.fill("1")
    words = "|".join(t(f"mark-{mark}") for mark in ("forced", "good", "inaccuracy", "mistake", "blunder"))
    expect(page.get_by_role("region", name=t("replay-title"))).to_contain_text(re.compile(words))
    moments = page.get_by_role("region", name=t("review-marked")).get_by_role("button")
    marked = _marked(page, table)
    expect(moments).to_have_count(len(marked))
    expect(page.get_by_text(t("review-none-marked"))).to_have_count(0 if marked else 1)
    for index, one in enumerate(marked):
        moments.nth(index).click()
        expect(slider).to_have_value(str(one["number"] + 1))
        # On the position before it: what was played in an outline, what was better glowing. Stones lie there always.
        for decision, drawn in ((one["decision"], "traced"), (one["best"], "pointed")):
            for stone in set(decision.split()[1:]) if decision.startswith("take") else ():
                expect(page.locator(f'.{drawn}[data-spot="bank:{stone}"]')).to_be_visible()


def _marked(page: Page, table: str) -> list[dict[str, Any]]:
    """The decisions worth another look, as the server's review has them; my own first."""
    lines = page.context.request.get(f"/api/tables/{table}/review").text().splitlines()
    review = json.loads(lines[-1])["review"]
    bad = ("inaccuracy", "mistake", "blunder")
    seats = page.context.request.get(f"/api/tables/{table}").json()["seats"]
    marked = [one for one in review["decisions"] if one["mark"] in bad]
    return sorted(marked, key=lambda one: seats[one["seat"]]["player"] is None)


def _shuffle_is_fair(page: Page) -> None:
    page.get_by_text(t("final-verify"), exact=True).click()
    page.get_by_role("button", name=t("verify-check")).click()
    expect(page.get_by_text(t("verify-fair"))).to_be_visible()
    expect(page.get_by_text(t("verify-drawn", count=1))).to_be_visible()  # this browser took part in the draw


def _record(page: Page, table: str) -> None:
    page.get_by_text(t("final-share"), exact=True).click()
    address = page.get_by_role("textbox", name=t("final-share-label")).input_value()
    assert address.endswith(f"/t/{table}/review")
    with page.expect_download() as download:
        page.get_by_role("link", name=t("final-record")).click()
    assert download.value.suggested_filename == f"{table}.json"
    record = Record.read(download.value.path().read_text(encoding="utf-8"))
    assert len(record.decisions) >= 6
