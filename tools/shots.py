"""Makes the screenshots of docs/images anew: make shots. Look at them before they are kept.

A real server and real games: some turns are played first, so that there is something to see.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageOps
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from testkit.browser.playing import (
    board_of,
    choose_in_header,
    decide_by_mouse,
    fitting,
    give_up,
    mine_of,
    send_button,
    t,
    wait_for_turn,
)
from testkit.browser.real_browser import launch, serving

IMAGES = Path(__file__).parents[1] / "docs" / "images"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
RECORD = Path(__file__).parents[1] / "tests" / "vectors" / "2p-gauntlet-greedy.json"
TURNS = 14
BITS = 6


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        page = _visitor(browser, address)
        page.goto("/")
        _keep(page, "start")
        page.goto("/cards")
        _keep(page, "cards")
        _lesson(page)
        _analysis(page)
        _table(page)
        browser.close()


def _visitor(browser: Browser, address: str) -> Page:
    context = browser.new_context(
        base_url=address,
        locale="en",
        viewport=DESKTOP,
        color_scheme="dark",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)
    return context.new_page()


def _lesson(page: Page) -> None:
    page.goto("/learn/recruit")
    page.get_by_role("button", name=t("learn-continue"), exact=True).click()
    expect(page.get_by_role("region", name=t("learn-coach"))).to_contain_text(t("learn-your-move"))
    _keep(page, "lesson")


def _analysis(page: Page) -> None:
    """A recorded game with a branch, thought about for a while."""
    page.goto("/analysis")
    page.get_by_role("textbox", name=t("analysis-paste")).fill(RECORD.read_text())
    page.get_by_role("button", name=t("analysis-open"), exact=True).click()
    best = page.get_by_role("list", name=t("analysis-best")).get_by_role("button")
    page.get_by_role("slider", name=t("replay-slider")).fill(str(TURNS))
    expect(best.nth(1)).to_be_visible()
    best.nth(1).click()
    page.mouse.move(0, 0)
    expect(page.locator("[data-visits]")).to_have_attribute("data-visits", re.compile(r"^\d{6,}$"))
    _keep(page, "analysis")


def _table(page: Page) -> None:
    """A table with three players after some rounds: by night, by day, on a phone; and the review of it."""
    page.context.request.post("/api/session", data={"name": "Ana"})
    body = {"bot": "mason", "players": 3, "epic_battles": True}
    table = page.context.request.post("/api/bot-game", data=body).json()["table"]
    page.goto(f"/t/{table}")
    expect(board_of(page)).to_be_visible()
    for _ in range(TURNS):
        wait_for_turn(page)
        decide_by_mouse(page)
        send_button(page).click()
    wait_for_turn(page)
    decide_by_mouse(page)
    _keep(page, "table-night")
    choose_in_header(page, 1, "day")
    _keep(page, "table-day")
    choose_in_header(page, 1, "night")
    page.set_viewport_size(PHONE)
    page.reload()
    expect(mine_of(page)).to_be_visible()
    _keep(page, "table-phone")
    page.set_viewport_size(DESKTOP)
    give_up(page)
    page.goto(f"/t/{table}/review")
    expect(page.get_by_role("img", name=fitting("curve-label"))).to_be_visible()
    page.get_by_role("slider", name=t("replay-slider")).fill(str(2 * TURNS))
    _keep(page, "review")


def _keep(page: Page, name: str) -> None:
    """As a PNG with 64 shades of each colour, which nobody sees and which halves its size."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.mouse.move(0, 0)
    drawn = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    file = IMAGES / f"{name}.png"
    ImageOps.posterize(drawn, BITS).save(file, optimize=True)
    print(f"{file.relative_to(IMAGES.parents[1])}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
