"""Everything that matters is in sight at every size: inside the window and covered by nothing, whatever is staged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from gauntlet.texts.loader import LANGUAGES, Texts
from testkit.browser.pages import Visit
from testkit.browser.tables import Kind, show, welcome

KINDS: Final = tuple(Kind(players, epic) for epic in (False, True) for players in (2, 3, 4))
FINGER: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True}
PHONES: Final = ((360, 740), (390, 844), (390, 664), (844, 390), (667, 375), (768, 1024), (1180, 820))
DESKTOPS: Final = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
ZOOMED: Final = tuple((width // 2, height // 2) for width, height in DESKTOPS)
"""At 200 % a window has half as many points each way."""
WINDOWS: Final[tuple[tuple[dict[str, Any], tuple[tuple[int, int], ...]], ...]] = (
    (FINGER, PHONES),
    ({}, DESKTOPS + ZOOMED),
)
LEAST_CARD: Final = {(390, 844): 72, (1280, 720): 96, (1440, 900): 120, (1920, 1080): 150}
CHIPS: Final = {(390, 664), (667, 375), (640, 360), (720, 450)}
"""Where other players may be chips, which leave out single tokens; a press on one shows them."""

MEASURE: Final = """chips => {
    const problems = []
    const all = (root, selector) => [...root.querySelectorAll(selector)]
    const shown = node => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0
    function check(node, what) {
        const { left, top, right, bottom, width, height } = node.getBoundingClientRect()
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
            problems.push(`${what} outside: ${[left, top, right, bottom].map(Math.round)}`)
        // Its middle, and near two of its corners.
        for (const [x, y] of [[0.5, 0.5], [0.2, 0.15], [0.8, 0.85]]) {
            const hit = document.elementFromPoint(left + x * width, top + y * height)
            if (!hit || (!node.contains(hit) && !hit.contains(node)))
                problems.push(`${what} covered by ${hit?.outerHTML.slice(0, 120)}`)
        }
    }
    function group(root, selector, count, what) {
        const found = root ? all(root, selector).filter(shown) : []
        if (found.length < count) problems.push(`${found.length} of ${count} ${what}`)
        for (const node of found) check(node, what)
        return found
    }
    const board = window.board
    const main = document.querySelector('main')
    const market = main.querySelector('[data-group=market]')
    const cards = group(market, '[data-spot^="card:"]', 12 - board.gaps, 'cards')
    group(market, '[data-spot^="deck:"]', 3, 'decks')
    group(main.querySelector('[data-group=bank]'), '[data-spot^="bank:"]', 7, 'piles')
    group(main.querySelector('[data-group=tiles]'), '[data-spot]', board.tiles, 'tiles')
    for (const [seat, player] of board.players.entries()) {
        const own = seat === board.viewer
        const row = main.querySelector(own ? '[data-spot=me]' : `[data-spot="player:${seat}"]`)
        const who = own ? 'my' : `player ${seat}'s`
        const chip = !own && chips
        group(row, '[data-part=points]', 1, `${who} points`)
        group(row, '[data-part=bonus]', 5, `${who} bonuses`)
        group(row, '[data-part=token]', chip ? 0 : 7, `${who} tokens`)
        group(row, '[data-part=tags]', 1, `${who} tags`)
        if (own) {
            group(row, '[data-spot^="card:"]', player.hand, 'my hand')
            group(row, '[data-part=cubes]', Math.min(1, player.cubes), 'my cubes')
            group(row, '[data-part=battle]', player.battles, 'my battles')
        } else group(row, '[data-part=hand]', Math.min(1, player.hand), `${who} hand`)
    }
    const [bar] = group(main, '[data-part=bar]', 1, 'bar')
    for (const button of all(bar, 'button')) check(button, `button ${button.textContent.trim()}`)
    const page = document.documentElement
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
        problems.push(`scrolls: ${page.scrollWidth} x ${page.scrollHeight}`)
    const strip = document.querySelector('header').getBoundingClientRect().height
    return { problems, strip, card: cards[0].getBoundingClientRect().width, bar: bar.getBoundingClientRect().height }
}"""
FACTS: Final = """board => {
    window.board = {
        viewer: board.viewer,
        gaps: board.market.flat().filter(card => !card).length,
        tiles: board.locations.length + board.battles.length + 2,
        players: board.players.map(({ reserved, cubes, battles }) =>
            ({ hand: reserved.length, cubes, battles: battles.length })),
    }
}"""


def _three_stones(page: Page) -> None:
    for _ in range(3):
        page.locator("[data-group=bank] .open:not(:has(.picked)) button").first.click()


def _all_to_return(page: Page) -> None:
    send = page.locator("[data-send]")
    for _ in range(3):
        if send.count() == 0:
            page.locator("[data-group=bank] .open button").first.click()


def _press(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


STATES: Final[dict[str, tuple[str, Callable[[Page], None] | None]]] = {
    "idle": ("turn", None),
    "three stones": ("turn", _three_stones),
    "a card": ("turn", _press("[data-group=market] [data-spot^='card:']")),
    "payment": ("pay", None),
    "return": ("return", _all_to_return),
    "claim": ("claim", _press("[data-group=tiles] [data-spot^='battle:']:has(.affordable)")),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_everything_is_in_sight(visit: Visit, kind: Kind, language: str) -> None:
    problems: dict[str, list[str]] = {}
    for options, sizes in WINDOWS:
        page = visit("/about", language=language, **options)
        bars: dict[tuple[int, int], set[float]] = {}
        for state, (phase, stage) in STATES.items():
            if phase not in kind.phases:
                continue
            _arrive(page, kind, phase, language)
            if stage:
                stage(page)
            for size, found in _measured(page, sizes):
                bars.setdefault(size, set()).add(found["bar"])
                wrong = found["problems"] + _limits(size, found)
                if wrong:
                    problems[f"{size}, {state}"] = wrong[:4]
        uneven = {str(size): sorted(heights) for size, heights in bars.items() if len(heights) > 1}
        assert not uneven, "the bar does not keep its height"
    assert not problems


def _arrive(page: Page, kind: Kind, phase: str, language: str) -> None:
    message = welcome(kind, phase)
    show(page, message)
    # The half-made choice of the last table is not meant.
    page.evaluate("sessionStorage.clear()")
    page.goto("/t/table")
    market = Texts(language).text("region-market")
    expect(page.get_by_role("region", name=market)).to_be_visible()
    page.evaluate(f"text => ({FACTS})(JSON.parse(text).screen.board)", message)


def _measured(page: Page, sizes: tuple[tuple[int, int], ...]) -> Iterator[tuple[tuple[int, int], dict[str, Any]]]:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
        yield (width, height), page.evaluate(MEASURE, (width, height) in CHIPS)


def _limits(size: tuple[int, int], found: dict[str, Any]) -> list[str]:
    """How wide a card is at least, and how high the strip at most."""
    wrong = []
    if found["card"] < LEAST_CARD.get(size, 0):
        wrong.append(f"a card is {found['card']:.0f} wide")
    if found["strip"] > 46 * max(1, size[0] / 1800):
        wrong.append(f"the strip is {found['strip']:.0f} high")
    return wrong
