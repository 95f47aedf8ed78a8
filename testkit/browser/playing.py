"""How a person plays at a table in the browser: everything is found by its role and its accessible name.

What can be done is read from the accessibility tree; how it is done (mouse, keyboard, text view) is the tests' matter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page, expect

from gauntlet.texts.loader import Texts

EN: Final = Texts("en")
STONES: Final = ("mind", "space", "soul", "power", "reality")
VERBS: Final = ("take", "recruit", "reserve", "pay", "gain", "return", "location", "claim", "decline", "pass")
MOST_TURNS: Final = 120


def t(key: str, **args: str | float) -> str:
    return EN.text(key, **args)


def fitting(key: str, **args: str | float) -> re.Pattern[str]:
    """A message as a pattern: whatever is not given may be anything."""
    gap = "\u2026gap\u2026"
    names = ("name", "who", "winners", "tokens", "card", "stone", "level", "battle", "location", "title", "ends")
    text = re.escape(t(key, **{**dict.fromkeys(names, gap), **args}))
    return re.compile("^" + text.replace(re.escape(gap), ".+") + "$")


NEEDS: Final = t("lack-missing", tokens="…").partition("…")[0]
TAKE_ONE: Final = t("bank-pile-open", tokens="", picked=0).removeprefix(t("bank-pile", tokens="", picked=0))


def named(tree: str, role: str) -> list[str]:
    """The accessible names of all things of a role, in the order of the page."""
    found = re.findall(rf"- '?{role} \"((?:[^\"\\]|\\.)*)\"", tree)
    return [name.replace("''", "'").replace('\\"', '"') for name in found]


@dataclass(frozen=True)
class Card:
    """A card by its name."""

    name: str
    """All of the accessible name."""
    title: str
    points: int
    open: bool
    lacks: dict[str, int]

    @classmethod
    def read(cls, name: str) -> Card:
        head, _, state = name.partition(" Cost: ")
        points = re.search(r"(\d+) points?", head)
        missing = state.partition(NEEDS)[2].partition(".")[0]
        lacks = {
            stone: int(count) for stone in STONES for count in re.findall(rf"(\d+) {t(f'token-{stone}')}\b", missing)
        }
        is_open = t("reach-now") in name or t("reach-shields") in name
        return cls(name, head.partition(", level")[0], int(points[1]) if points else 0, is_open, lacks)


def start_bot_game(page: Page, epic: bool = False) -> None:
    """To a table of the server with the gentlest bot."""
    request = page.context.request
    if request.get("api/me").json() is None:
        assert request.post("api/session", data={"name": "Gwen"}).ok
    wishes = {"bot": "pebble", "players": 2, "epic_battles": epic, "entropy": True}  # the page takes part in the draw
    made = request.post("api/bot-game", data=wishes)
    page.goto(f"t/{made.json()['table']}")
    expect(board_of(page)).to_be_visible()


def start_local_game(page: Page, epic: bool = False) -> None:
    """From the start page to a table of this browser with the gentlest bot."""
    page.get_by_role("slider", name=t("start-bot-level")).fill("0")
    switch = page.get_by_role("switch", name=t("start-bot-epic"))
    if epic:
        switch.click()
        expect(switch).to_be_checked()
    page.get_by_role("button", name=t("start-bot-go"), exact=True).click()
    expect(board_of(page)).to_be_visible()


def board_of(page: Page) -> Locator:
    return page.get_by_role("region", name=t("region-market"))


def bank_of(page: Page) -> Locator:
    return page.get_by_role("region", name=t("region-bank"))


def mine_of(page: Page) -> Locator:
    return page.get_by_role("region", name=t("region-mine"))


def open_piles(page: Page) -> dict[str, str]:
    """The stones that can be picked now, each with the name of its pile."""
    return piles_among(named(bank_of(page).aria_snapshot(), "button"))


def piles_among(buttons: list[str]) -> dict[str, str]:
    names = [name for name in buttons if name.endswith(TAKE_ONE)]
    return {stone: name for stone in STONES for name in names if re.search(rf"\d {t(f'token-{stone}')}\b", name)}


def cards_in(part: Locator) -> list[Card]:
    return cards_among(named(part.aria_snapshot(), "button"))


def cards_among(buttons: list[str]) -> list[Card]:
    return [Card.read(name) for name in buttons if " Cost: " in name]


def wait_for_turn(page: Page) -> bool:
    """Until something is asked of me, or the game is over: then False. The window's title says which."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    yours, over = t("table-title-yours"), t("table-title-theirs", name=t("status-over"))
    expect(page).to_have_title(re.compile(f"^({re.escape(yours)}|{re.escape(over)})$"))
    return page.title() == yours


def phase_of(page: Page) -> str:
    """What is asked, as the words beside the send button tell it."""
    return phase_in(page.get_by_role("main").aria_snapshot())


def phase_in(tree: str) -> str:
    for phase in ("pay", "gain", "return", "location", "claim", "pass"):
        start = t(f"ask-{phase}", card="…", count=1, most=10).partition("…")[0][:25]
        if start in tree:
            return phase
    return "turn"


def send_button(page: Page) -> Locator:
    words = {t(f"bar-do-{verb}") for verb in VERBS} | {t("decide-pay"), t("decide-pass"), t("decide-decline")}
    pattern = "|".join(re.escape(word) for word in sorted(words))
    return page.get_by_role("button", name=re.compile(f"^({pattern})$")).last


def wanted(cards: list[Card]) -> list[str]:
    """The stones of the card that is nearest, then of the next one: what a person would take."""
    nearest = sorted((card for card in cards if card.lacks), key=lambda card: sum(card.lacks.values()) - card.points)
    order = [stone for card in nearest[:3] for stone in card.lacks]
    return list(dict.fromkeys([*order, *STONES]))


def best(cards: list[Card]) -> Card | None:
    return max((card for card in cards if card.open), key=lambda card: card.points, default=None)


def decide_by_mouse(page: Page) -> None:
    """Chooses with a click on the thing itself; what is chosen is not sent yet."""
    match phase_of(page):
        case "turn":
            _turn_by_mouse(page)
        case "return":
            return_tokens(page)
        case "location":
            tiles = page.get_by_role("region", name=t("region-tiles"))
            tiles.get_by_role("button", name=re.compile(re.escape(t("reach-location")))).first.click()


def _turn_by_mouse(page: Page) -> None:
    cards = cards_in(board_of(page)) + cards_in(mine_of(page))
    if card := best(cards):
        page.get_by_role("button", name=card.name, exact=True).click()
        expect(page.get_by_text(t("decide-recruit", card=card.title), exact=True)).to_be_visible()
    elif not open_piles(page):
        page.get_by_role("button", name=re.compile(re.escape(t("deck-open")))).first.click()
    else:
        _pick_by_mouse(page, wanted(cards))


def _pick_by_mouse(page: Page, order: list[str]) -> None:
    """One stone after the other, until no more may be taken."""
    while piles := open_piles(page):
        stone = next(stone for stone in order if stone in piles)
        bank_of(page).get_by_role("button", name=piles[stone], exact=True).click()


def return_tokens(page: Page) -> None:
    """Picks as many as are too many; they are sent together."""
    while not send_button(page).count():
        bank_of(page).get_by_role("button", name=fitting("mine-token")).first.click()


def take_stones(page: Page) -> None:
    """The quickest turn: three stones by their keys, and if there are none a reserve; what is too many goes back."""
    while phase_of(page) == "return":
        return_tokens(page)
        send_button(page).click()
        wait_for_turn(page)
    piles = list(open_piles(page))
    if not piles:
        page.get_by_role("button", name=re.compile(re.escape(t("deck-open")))).first.click()
        send_button(page).click()
        return
    page.keyboard.press("b")
    for stone in piles[:3]:
        page.keyboard.press(str(1 + STONES.index(stone)))
    expect(send_button(page)).to_be_visible()
    page.keyboard.press("Enter")


def give_up(page: Page) -> None:
    page.get_by_role("button", name=t("tablemenu-open")).click()
    page.get_by_role("dialog").get_by_role("button", name=t("tablemenu-resign")).click()
    question = page.get_by_role("dialog", name=t("tablemenu-resign-title"))
    question.get_by_role("button", name=t("tablemenu-resign")).click()
    expect(page.get_by_role("region", name=t("final-table"))).to_be_visible()


def short_game(page: Page, turns: int = 3, epic: bool = False) -> str:
    """A game with some turns that is given up; the id of its table."""
    start_bot_game(page, epic)
    for _ in range(turns):
        assert wait_for_turn(page)
        take_stones(page)
    wait_for_turn(page)
    give_up(page)
    return page.url.rpartition("/")[2]


def choose_in_header(page: Page, which: int, value: str) -> None:
    """The language (0) or the theme (1); where there is no room for them they are behind the menu."""
    menu = page.locator("[aria-controls=site-menu]")
    if folded := menu.is_visible():
        _unfold(menu, True)
    page.locator("#site-menu select").nth(which).select_option(value)
    if folded:
        _unfold(menu, False)


def _unfold(menu: Locator, wanted: bool) -> None:
    if menu.get_attribute("aria-expanded") != str(wanted).lower():
        menu.click()
    expect(menu).to_have_attribute("aria-expanded", str(wanted).lower())


def choose_language(page: Page, language: str) -> None:
    choose_in_header(page, 0, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def stop_clock(page: Page) -> None:
    """From now on the page's timers wait for `page.clock.run_for`: how fast the machine is makes no difference."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def no_sideways(page: Page) -> None:
    """Nothing is wider than the window."""
    width, seen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= seen, f"{page.url} is {width} wide in a window of {seen}: {page.evaluate(WIDE)}"


WIDE: Final = """() => [...document.querySelectorAll('main *')]
    .filter(node => node.getBoundingClientRect().right > innerWidth + 1)
    .slice(-3).map(node => node.outerHTML.slice(0, 160))"""
