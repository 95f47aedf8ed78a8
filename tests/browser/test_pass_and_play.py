"""Two people at one device: what one hides is not in the page while the other has it, and is covered in between."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from testkit.browser.pages import Visit
from testkit.browser.playing import board_of, cards_in, mine_of, send_button, t

NAMES = ("Ana", "Bruno")


def test_hands_are_covered(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_role("textbox", name=t("newtable-my-name")).fill(NAMES[0])
    page.get_by_role("combobox", name=t("newtable-seat", seat=2)).select_option(label=t("newtable-kind-person"))
    page.get_by_role("textbox", name=t("newtable-name"), exact=True).fill(NAMES[1])
    page.get_by_role("button", name=t("newtable-start")).click()

    first = _on_turn(page)
    (second,) = set(NAMES) - {first}
    seen_by_second = []
    _reserve_from_deck(page)
    # The second has nothing to hide yet: nothing is covered.
    expect(page.get_by_text(t("status-asked", name=second), exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not cards_in(mine_of(page))
    seen_by_second.append(page.content())
    _reserve_from_deck(page)
    seen_by_first = []
    assert _covered(page, second) == first
    expect(page.get_by_role("dialog")).to_contain_text(f"{second} reserves")
    seen_by_first.append(page.content())
    seen_by_second.append(page.content())
    _uncover(page)
    seen_by_first.append(page.content())
    (mine,) = cards_in(mine_of(page))
    assert not any(_tells(content, mine.title) for content in seen_by_second)

    page.reload()
    assert _covered(page) == first
    page.keyboard.press("Escape")
    assert _covered(page) == first
    seen_by_first.append(page.content())
    _uncover(page)
    _take_stones(page)
    assert _covered(page, first) == second
    _uncover(page)
    (theirs,) = cards_in(mine_of(page))
    assert not any(_tells(content, theirs.title) for content in seen_by_first)


def _covered(page: Page, before: str = "") -> str:
    """Who is to get the device; nothing of the table is there."""
    start = re.escape(t("pass-title", who=""))
    cover = page.get_by_role("dialog", name=re.compile(rf"^{start}(?!{before or '-'})"))
    expect(cover).to_be_visible()
    expect(board_of(page)).to_have_count(0)
    expect(mine_of(page)).to_have_count(0)
    return cover.get_by_role("heading").inner_text().removeprefix(t("pass-title", who=""))


def _uncover(page: Page) -> str:
    name = _covered(page)
    page.get_by_role("button", name=t("pass-here", who=name)).click()
    expect(mine_of(page)).to_be_visible()
    return name


def _on_turn(page: Page) -> str:
    asked = page.get_by_text(re.compile(re.escape(t("status-asked", name="")) + "$"))
    expect(asked).to_be_visible()
    return asked.inner_text().removesuffix(t("status-asked", name=""))


def _reserve_from_deck(page: Page) -> None:
    page.get_by_role("button", name=re.compile(re.escape(t("deck-open")))).last.click()
    send_button(page).click()


def _take_stones(page: Page) -> None:
    for key in "123":
        page.keyboard.press(key)
    send_button(page).click()


def _tells(content: str, title: str) -> bool:
    """Whether a page names a card: by itself, and not as a part of a longer name."""
    return re.search(rf"(?<![\w-] )(?<![\w-]){re.escape(title)}(?! \w)(?![\w-])", content) is not None
