"""The analysis board, opened from a text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

from testkit.browser.playing import t

RECORD: Final = (Path(__file__).parents[2] / "tests/vectors/2p-gauntlet-greedy.json").read_text(encoding="utf-8")


def paste(page: Page, text: str) -> None:
    page.get_by_role("textbox", name=t("analysis-paste")).fill(text)
    page.get_by_role("button", name=t("analysis-open"), exact=True).click()


def candidates(page: Page) -> Locator:
    return page.get_by_role("list", name=t("analysis-best")).get_by_role("button")


def moves(page: Page) -> Locator:
    return page.get_by_role("region", name=t("analysis-moves")).get_by_role("listitem")


def open_record(page: Page) -> None:
    """From the page of the analysis to the board, until the engine has an opinion."""
    paste(page, RECORD)
    expect(candidates(page).first).to_be_visible()
