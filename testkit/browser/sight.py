"""Is everything that matters at a table inside the window, and covered by nothing? In every window, whatever is staged.

The screens are those that the rules give; boxes are measured by the page itself, and so is what lies on top of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Page, expect

from gauntlet.texts.loader import Texts
from testkit.browser.tables import Kind, show, watched, welcome

Size = tuple[int, int]

KINDS: Final = tuple(Kind(players, epic) for epic in (False, True) for players in (2, 3, 4))
FINGER: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True}
PHONES: Final = ((360, 740), (390, 844), (390, 664), (844, 390), (667, 375), (768, 1024), (1180, 820))
DESKTOPS: Final = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
ZOOMED: Final = tuple((width // 2, height // 2) for width, height in DESKTOPS)
"""At 200 % a window has half as many points each way."""
WINDOWS: Final[tuple[tuple[dict[str, Any], tuple[Size, ...]], ...]] = ((FINGER, PHONES), ({}, DESKTOPS + ZOOMED))
LEAST_CARD: Final = {(390, 844): 72, (1280, 720): 96, (1440, 900): 120, (1920, 1080): 150}
WORDED: Final = (*DESKTOPS, (1180, 820))
"""Where the power of a battle is in words on its tile; elsewhere a press on the tile shows it."""
STRIP: Final = 42
"""Points that the strip is high at most, where letters have their usual size; on very wide screens they grow."""
FINGER_STRIP: Final = 44.5
"""The same where fingers press what is in it: they need 44."""

MEASURE: Final = """({ chips, worded, asksPower }) => {
    const problems = []
    const all = (root, selector) => [...root.querySelectorAll(selector)]
    const shown = node => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0
    /** The part of the window in which a node can be seen at all: boxes that it lies in may cut it off. */
    function frame(node) {
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
        for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
            if (getComputedStyle(box).overflow === 'visible') continue
            const edge = box.getBoundingClientRect()
            left = Math.max(left, edge.left)
            top = Math.max(top, edge.top)
            right = Math.min(right, edge.right)
            bottom = Math.min(bottom, edge.bottom)
        }
        return { left, top, right, bottom }
    }
    function check(node, what) {
        const { left, top, right, bottom } = node.getBoundingClientRect()
        const seen = frame(node)
        if (left < seen.left - 1 || top < seen.top - 1 || right > seen.right + 1 || bottom > seen.bottom + 1)
            problems.push(`${what} cut off: ${[left, top, right, bottom].map(Math.round)}`)
        // Of each line its middle, and near two of its corners.
        for (const line of node.getClientRects())
            for (const [x, y] of [[0.5, 0.5], [0.2, 0.15], [0.8, 0.85]]) {
                const hit = document.elementFromPoint(line.left + x * line.width, line.top + y * line.height)
                // What lets presses through is hit at the box that it lies in.
                if (!hit || (!node.contains(hit) && !hit.contains(node)))
                    problems.push(`${what} covered by ${hit?.outerHTML.slice(0, 120)}`)
            }
    }
    /** Of words what is seen of each line: their box may reach below what they flow around. */
    function read(node, what) {
        const box = node.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(node)
        const lines = [...words.getClientRects()].filter(({ top, height }) => top + height / 2 < box.bottom)
        if (!lines.length) problems.push(`${what} cut off: ${node.textContent}`)
        for (const { left, right, top, height } of lines)
            for (const part of [0.1, 0.5, 0.9]) {
                const x = left + part * (Math.min(right, box.right) - left)
                const hit = document.elementFromPoint(x, top + height / 2)
                if (!hit || (!node.contains(hit) && !hit.contains(node)))
                    problems.push(`${what} covered: ${node.textContent} by ${hit?.outerHTML.slice(0, 120)}`)
            }
    }
    function group(root, selector, count, what, look = check) {
        const found = root ? all(root, selector).filter(shown) : []
        if (found.length < count) problems.push(`${found.length} of ${count} ${what}`)
        for (const node of found) look(node, what)
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
    if (asksPower && !bar.querySelector('[data-part=power]')) problems.push('no power where a battle is pressed')
    const words = bar.querySelector('p')
    // Letters reach a little beyond their line; one line more would be cut off.
    if (words.scrollHeight > words.clientHeight + 4) problems.push(`words cut off: ${words.textContent}`)
    const tiles = main.querySelector('[data-group=tiles]')
    group(tiles, '[data-part=needs]', board.tiles - 1, 'needs of tiles')
    group(tiles, '[data-part=name]', chips ? 0 : board.tiles, 'names of tiles', read)
    group(market, '[data-part=name]', 12 - board.gaps, 'names of cards', read)
    for (const node of group(tiles, '[data-part=short]', worded ? board.battles : 0, 'words of battles')) {
        const needs = node.closest('.plate').querySelector('[data-part=needs]').getBoundingClientRect()
        if (node.getBoundingClientRect().bottom > needs.top + 2) problems.push(`words on needs: ${node.textContent}`)
        if (parseFloat(getComputedStyle(node).fontSize) < 9) problems.push(`small words: ${node.textContent}`)
    }
    for (const button of all(bar, 'button').filter(shown)) check(button, `button ${button.textContent.trim()}`)
    if (all(document, 'footer').some(shown)) problems.push('a footer')
    const page = document.documentElement
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
        problems.push(`scrolls: ${page.scrollWidth} x ${page.scrollHeight}`)
    const strip = document.querySelector('header').getBoundingClientRect().height
    return { problems, strip, card: cards[0].getBoundingClientRect().width, bar: bar.getBoundingClientRect().height }
}"""
DRAWN: Final = "() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
FACTS: Final = """text => {
    const { board } = JSON.parse(text).screen
    window.board = {
        viewer: board.viewer,
        gaps: board.market.flat().filter(card => !card).length,
        excess: Object.values(board.players[board.viewer].tokens).reduce((sum, count) => sum + count) - 10,
        battles: board.battles.length,
        tiles: board.locations.length + board.battles.length + 2,
        players: board.players.map(({ reserved, cubes, battles }) =>
            ({ hand: reserved.length, cubes, battles: battles.length })),
    }
}"""


EXERCISE: Final = """() => {
    const problems = []
    const main = document.querySelector('main')
    for (const node of main.querySelectorAll('[data-spot], [data-part=bar], section button, section a')) {
        if (!node.checkVisibility()) continue
        const { left, top, right, bottom, width, height } = node.getBoundingClientRect()
        const what = node.dataset.spot ?? node.dataset.part ?? node.textContent.trim()
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            problems.push(`${what} cut off: ${[left, top, right, bottom].map(Math.round)}`)
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        if (!hit || (!node.contains(hit) && !hit.contains(node)))
            problems.push(`${what} covered by ${hit?.outerHTML.slice(0, 120)}`)
    }
    const title = document.querySelector('header h1')
    if (title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 4)
        problems.push(`${title.textContent} cut off`)
    const page = document.documentElement
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
        problems.push(`scrolls: ${page.scrollWidth} x ${page.scrollHeight}`)
    return problems
}"""


ON_EACH_OTHER: Final = """() => {
    const problems = []
    const kinds = ['points', 'bonus', 'token', 'tags'].map(part => `[data-part=${part}]`).join()
    for (const row of document.querySelectorAll('main [data-spot^="player:"]')) {
        const parts = [...row.querySelectorAll(kinds)]
            .map(node => [node.dataset.part, node.getBoundingClientRect()]).filter(([, box]) => box.width > 0)
        for (const [index, [one, a]] of parts.entries())
            for (const [other, b] of parts.slice(index + 1))
                if (a.left < b.right - 1.5 && b.left < a.right - 1.5 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
                    problems.push(`${row.dataset.spot}: ${one} on ${other}`)
    }
    return problems
}"""


def on_each_other(page: Page, kind: Kind, sizes: tuple[Size, ...]) -> Iterator[str]:
    """What of a player lies on something else of the same player, where an onlooker sees all of them."""
    show(page, watched(kind))
    page.goto("/t/table")
    expect(page.locator("[data-group=market]")).to_be_visible()
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        problems: list[str] = page.evaluate(ON_EACH_OTHER)
        yield from (f"{kind}, {size[0]} x {size[1]}, {problem}" for problem in problems)


def chips(kind: Kind, size: Size) -> bool:
    """Whether tiles and other players may be chips there, without names and single tokens; a press shows them."""
    return size in {(667, 375), (640, 360)} or (size == (390, 664) and kind.players == 4)


def _three_stones(page: Page) -> None:
    for _ in range(3):
        page.locator("[data-group=bank] .open:not(:has(.picked)) button").first.click()
    expect(page.locator("[data-send]")).to_be_visible()


def _all_to_return(page: Page) -> None:
    for _ in range(page.evaluate("window.board.excess")):
        page.locator("[data-group=bank] .open button").first.click()
    expect(page.locator("[data-send]")).to_be_visible()


def _press(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


STATES: Final[dict[str, tuple[str, Callable[[Page], None] | None]]] = {
    "idle": ("turn", None),
    "three stones": ("turn", _three_stones),
    "a card": ("turn", _press("[data-group=market] [data-spot^='card:']")),
    "payment": ("pay", None),
    "return": ("return", _all_to_return),
    "a battle": ("turn", _press("[data-group=tiles] [data-spot^='battle:']")),
    "claim": ("claim", _press("[data-group=tiles] [data-spot^='battle:']:has(.affordable)")),
}


def out_of_sight(page: Page, kind: Kind, language: str, sizes: tuple[Size, ...], every: int = 1) -> Iterator[str]:
    """What is wrong, in words: what is staged is looked at in every so many of these windows, in others each time."""
    bars: dict[Size, set[float]] = {}
    untouched: str | None = None  # the phase of a table that is there already
    for number, (state, (phase, stage)) in enumerate(STATES.items()):
        battle = state in {"a battle", "claim"}
        if phase not in kind.phases or (battle and not kind.epic):
            continue
        if phase != untouched:
            _arrive(page, kind, phase, language)
        if stage:
            stage(page)
        untouched = None if stage else phase
        for size in sizes[number % every :: every]:
            found = _measured(page, size, chips(kind, size), battle)
            bars.setdefault(size, set()).add(found["bar"])
            where = f"{kind}, {language}, {size[0]} x {size[1]}, {state}"
            yield from (f"{where}: {problem}" for problem in [*found["problems"], *_limits(size, found)])
    for size, heights in bars.items():
        if len(heights) > 1:
            yield f"{kind}, {language}, {size[0]} x {size[1]}: the bar is {sorted(heights)} high"


def exercise_out_of_sight(page: Page, path: str, language: str, sizes: tuple[Size, ...]) -> Iterator[str]:
    """What is wrong with a lesson or a puzzle: at its beginning, and when the coach waits for a move."""
    page.goto(path)
    texts = Texts(language)
    coach = page.get_by_role("region", name=texts.text("learn-coach"))
    expect(coach).to_be_visible()
    forward = coach.get_by_role("button", name=texts.text("learn-continue"), exact=True)
    for step in ("beginning", "asked"):
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(DRAWN)
            problems: list[str] = page.evaluate(EXERCISE)
            yield from (f"{path}, {language}, {size[0]} x {size[1]}, {step}: {problem}" for problem in problems)
        while forward.count():
            forward.click()


def _arrive(page: Page, kind: Kind, phase: str, language: str) -> None:
    message = welcome(kind, phase)
    show(page, message)
    # The half-made choice of the last table is not meant.
    page.evaluate("sessionStorage.clear()")
    page.goto("/t/table")
    market = Texts(language).text("region-market")
    expect(page.get_by_role("region", name=market)).to_be_visible()
    page.evaluate(FACTS, message)


def _measured(page: Page, size: Size, chips: bool, battle: bool) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    measured: dict[str, Any] = page.evaluate(MEASURE, {"chips": chips, "worded": size in WORDED, "asksPower": battle})
    return measured


def _limits(size: Size, found: dict[str, Any]) -> Iterator[str]:
    """How wide a card is at least, and how high the strip at most."""
    if found["card"] < LEAST_CARD.get(size, 0):
        yield f"a card is {found['card']:.0f} wide"
    if found["strip"] > (FINGER_STRIP if size in PHONES else STRIP * max(1, size[0] / 1800)):
        yield f"the strip is {found['strip']:.0f} high"
