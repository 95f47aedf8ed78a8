"""Four people in four browsers: one makes the table, the others come by the link; lines break, and all see the same."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from testkit.browser.pages import Complaints, Visit
from testkit.browser.playing import (
    STONES,
    bank_of,
    best,
    board_of,
    cards_among,
    fitting,
    named,
    phase_in,
    piles_among,
    return_tokens,
    t,
    wanted,
)

NAMES = ("Ana", "Bruno", "Celia", "Dora")
MOST_DECISIONS = 400


def test_epic_battles_in_four_browsers(visit: Visit, complaints: Complaints) -> None:
    complaints.lost = True
    maker = visit("/new")
    link = _make(maker)
    pages = [maker, *(_join(visit(link), name) for name in NAMES[1:])]
    maker.get_by_role("button", name=t("room-start")).click()
    for page in pages:
        expect(board_of(page)).to_be_visible()
        assert sum(", battle. " in name for name in named(page.get_by_role("main").aria_snapshot(), "button")) == 5
    on_turn = _asked(pages[0], pages)
    for number in range(MOST_DECISIONS):
        if on_turn is None:
            break
        if number == 9:
            on_turn.reload()
            expect(bank_of(on_turn)).to_be_visible()
        if number == 18:
            _decide_offline(on_turn, pages)
        else:
            _decide(on_turn)
        on_turn = _asked(on_turn, pages)
    _same_end(pages)


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
    expect(page.get_by_role("button", name=re.compile(f"^{t('room-leave')}"))).to_be_visible()
    return page


def _asked(page: Page, pages: list[Page]) -> Page | None:
    """Who has to decide, as the title of a window says it; None if the game is over."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    yours = t("table-title-yours")
    titles: dict[str, Page | None] = {yours: page, t("table-title-theirs", name=t("status-over")): None}
    titles |= {t("table-title-theirs", name=name): other for name, other in zip(NAMES, pages, strict=True)}
    expect(page).to_have_title(re.compile("|".join(re.escape(title) for title in titles)))
    asked = titles[page.title()]
    if asked:
        expect(asked).to_have_title(yours)
    return asked


def _decide(page: Page) -> None:
    """By keyboard, with all that the page tells read at once: the card with the most points, or stones for the next."""
    tree = page.get_by_role("main").aria_snapshot()
    buttons = named(tree, "button")
    cards, piles = cards_among(buttons), piles_among(buttons)
    match phase_in(tree):
        case "turn":
            if card := best(cards):
                _focus(page, card.name)
                page.keyboard.press("r")
            elif piles:
                for stone in [stone for stone in wanted(cards) if stone in piles][:3]:
                    page.keyboard.press(str(1 + STONES.index(stone)))
            else:
                _focus(page, next(name for name in buttons if t("deck-open") in name))
                page.keyboard.press("s")
        case "gain":
            page.keyboard.press(str(1 + STONES.index(next(stone for stone in wanted(cards) if stone in piles))))
        case "return":
            return_tokens(page)
        case "location":
            _press(page, next(name for name in buttons if name.endswith(t("reach-location"))))
        case "claim":
            _press(page, next(name for name in buttons if name.endswith(t("reach-battle"))))
    page.keyboard.press("Enter")


def _focus(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.focus()


def _press(page: Page, name: str) -> None:
    _focus(page, name)
    page.keyboard.press("Enter")


def _decide_offline(page: Page, pages: list[Page]) -> None:
    """What is decided without a connection is sent as soon as there is one again; the others go on waiting."""
    page.context.set_offline(True)
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


def _same_end(pages: list[Page]) -> None:
    """Someone has 16 points or more, and all have seen the same game."""
    end = re.compile("|".join(fitting("end-sixteen", count=count).pattern for count in (1, 2)))
    for page in pages:
        expect(page.get_by_role("region", name=end)).to_be_visible()
    tables = {page.get_by_role("region", name=t("final-table")).inner_text() for page in pages}
    assert len(tables) == 1
    first = pages[0].get_by_role("region", name=t("final-table")).get_by_role("row").nth(1)
    expect(first.get_by_role("cell").first).to_have_text(re.compile(r"^(1[6-9]|[2-9]\d)$"))
    logs = [page.get_by_role("region", name=t("log-title")).get_by_role("listitem").all_inner_texts() for page in pages]
    for lines in zip(*logs, strict=True):
        # What was drawn from a deck only its owner knows.
        assert len(set(lines)) == 1 or all("deck" in line for line in lines)
