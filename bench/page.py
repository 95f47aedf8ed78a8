"""What the page costs: python -m bench.page prints a table. Keep the machine idle meanwhile; it takes a minute.

A real server and Chromium, which counts the bytes as they come over the wire: compressed, if the server does that.
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from bench.speed import row
from testkit.browser.playing import (
    board_of,
    decide_by_mouse,
    send_button,
    start_bot_game,
    start_local_game,
    t,
    take_stones,
    wait_for_turn,
)
from testkit.browser.real_browser import launch, serving

SLOWER = 4
"""Times the processor is slowed down, as phones are."""
START_KB, TABLE_KB, LOCAL_KB = 60, 140, 190
PAINT, INTERACTIVE, FIRST_MOVE, SHOWN = 1000, 2000, 1000, 150
FRAMES, LONG_TASK = 60, 50
TURNS = 8

COUNT_FRAMES = """() => {
    window.frames = []
    let last = performance.now()
    const tick = now => {
        // Only while something moves.
        if (document.getAnimations().some(one => one.playState === 'running')) window.frames.push(now - last)
        last = now
        requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
}"""
WHEN = """words => new Promise(resolve => {
    const seen = () => document.body.innerText.includes(words)
    const watcher = new MutationObserver(() => {
        if (!seen()) return
        watcher.disconnect()
        requestAnimationFrame(() => resolve(Date.now()))
    })
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
})"""


class Traffic:
    """The bytes that come over the wire for a page, headers and all, as the browser counts them."""

    def __init__(self, page: Page) -> None:
        self._kinds: dict[str, str] = {}
        self._bytes: Counter[str] = Counter()
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._begins)
        session.on("Network.loadingFinished", self._ends)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _begins(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _ends(self, event: dict[str, Any]) -> None:
        self._bytes[self._kinds.get(event["requestId"], "")] += event["encodedDataLength"]

    @property
    def kilobytes(self) -> tuple[float, float]:
        """Of the scripts, and of everything."""
        return self._bytes["Script"] / 1000, self._bytes.total() / 1000


@contextmanager
def visitor(browser: Browser, address: str, slower: int = 1, **options: Any) -> Iterator[Page]:
    context = browser.new_context(base_url=address, locale="en", **{"service_workers": "block", **options})
    context.set_default_timeout(60_000)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page
    context.close()


def sizes(browser: Browser, address: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """Kilobytes of scripts and of everything, for the start page and for a table that is opened directly."""
    with visitor(browser, address) as page:
        traffic = Traffic(page)
        page.goto("/")
        page.wait_for_load_state("networkidle")
        start = traffic.kilobytes
        start_bot_game(page)
        table = page.url
    with visitor(browser, address) as page:
        traffic = Traffic(page)
        page.goto(table)
        expect(board_of(page)).to_be_visible()
        page.wait_for_load_state("networkidle")
        return start, traffic.kilobytes


def local_size(browser: Browser, address: str) -> float:
    """Kilobytes of everything for a table of this browser that is opened anew, until a bot has decided: its worker, the
    rules and the mind, too, but not the mind's weights."""
    with visitor(browser, address) as page:
        page.goto("/")
        start_local_game(page)
        table, kept = page.url, page.context.storage_state(indexed_db=True)
    with visitor(browser, address, storage_state=kept) as page:
        requests: list[Request] = []
        page.on("requestfinished", lambda request: requests.append(request))  # of workers as well
        page.goto(table)
        wait_for_turn(page)
        take_stones(page)
        wait_for_turn(page)
        page.wait_for_load_state("networkidle")
        return sum(_bytes(request) for request in requests if not request.url.endswith(".weights")) / 1000


def _bytes(request: Request) -> int:
    """Of its answer. The browser does not count the body of a worker's script: the server says how long it is."""
    response = request.response()
    length = response.header_value("content-length") if response else None
    sizes = request.sizes()
    return sizes["responseHeadersSize"] + max(sizes["responseBodySize"], int(length or 0))


def first_paint(browser: Browser, address: str) -> float:
    with visitor(browser, address, SLOWER) as page:
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        painted: float = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        return painted


def interactive(browser: Browser, address: str) -> float:
    """Until a stone can be picked at a table whose link was opened."""
    with visitor(browser, address) as page:
        page.goto("/")
        start_bot_game(page)
        wait_for_turn(page)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(READY)
        page.reload()
        ready: float = page.evaluate(AFTER)
        return ready


READY = """
    const wait = () => {
        const pile = document.querySelector('[data-spot^="bank:"]')
        if (!pile) return requestAnimationFrame(wait)
        // Drawn, and nothing else to do before a press would be answered.
        setTimeout(() => { window.ready = performance.now() })
    }
    requestAnimationFrame(wait)
"""
AFTER = """() => new Promise(resolve => {
    const wait = () => window.ready ? resolve(window.ready) : setTimeout(wait, 20)
    wait()
})"""


PLAY = """
    const [go, yours] = %s
    const press = () => {
        const button = [...document.querySelectorAll('button')].find(one => one.textContent.trim() === go)
        if (!button) return requestAnimationFrame(press)
        button.click()
        requestAnimationFrame(wait)
    }
    const wait = () => {
        // Shown with somebody else's turn: a bot begins, and takes its time so that it can be followed.
        if (document.querySelector('[data-spot^="bank:"]') && document.title !== yours) window.waited = true
        if (document.title !== yours) return requestAnimationFrame(wait)
        setTimeout(() => { window.ready = performance.now() })
    }
    requestAnimationFrame(press)
"""


def first_move(browser: Browser, address: str, runs: int = 5) -> float:
    """From opening the start page, which is in the cache, to being asked: the median of games in which I begin."""
    with visitor(browser, address, service_workers="allow") as page:
        page.goto("/")
        page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
        times: list[float] = []
        while len(times) <= runs:
            other = page.context.new_page()
            other.add_init_script(PLAY % json.dumps([t("start-bot-go"), t("table-title-yours")]))
            other.goto("/")
            ready: float = other.evaluate(AFTER)
            if not other.evaluate("window.waited"):
                times.append(ready)
            other.close()
    return statistics.median(times[1:])  # the first one fills the caches


def shown_elsewhere(browser: Browser, address: str) -> list[float]:
    """Milliseconds from a press on the send button until the move has been drawn on the other screen."""
    with visitor(browser, address) as one, visitor(browser, address) as other:
        one.goto("/new")
        one.get_by_role("textbox", name=t("newtable-my-name")).fill("Ana")
        one.get_by_role("button", name=t("newtable-open")).click()
        other.goto(one.get_by_role("textbox", name=t("room-link")).input_value())
        other.get_by_role("textbox", name=t("room-your-name")).fill("Bruno")
        other.get_by_role("button", name=t("room-sit")).click()
        one.get_by_role("button", name=t("room-start")).click()
        expect(board_of(one)).to_be_visible()
        expect(board_of(other)).to_be_visible()
        return [_latency(one, other) for _ in range(4)]


def _latency(one: Page, other: Page) -> float:
    yours = t("table-title-yours")
    expect(one.get_by_text("Sending")).to_have_count(0)
    mover, watcher = (one, other) if one.title() == yours else (other, one)
    for key in "b123":
        mover.keyboard.press(key)
    expect(send_button(mover)).to_be_visible()
    watcher.evaluate(f"() => {{ window.shown = ({WHEN})({t('status-yours')!r}) }}")
    mover.evaluate("addEventListener('keydown', () => { window.pressed = Date.now() }, { capture: true, once: true })")
    mover.keyboard.press("Enter")
    shown: float = watcher.evaluate("window.shown")
    pressed: float = mover.evaluate("window.pressed")
    expect(watcher).to_have_title(yours)
    return shown - pressed


def in_play(browser: Browser, address: str) -> tuple[float, float]:
    """Frames a second while things move, and the longest task of a game against a bot."""
    with visitor(browser, address) as page:
        page.goto("/")
        start_bot_game(page)
        wait_for_turn(page)
        page.evaluate(COUNT_FRAMES)
        browser.start_tracing(page=page, categories=["toplevel"])
        for _ in range(TURNS):
            decide_by_mouse(page)
            send_button(page).click()
            wait_for_turn(page)
            time.sleep(0.7)  # what moves is to be seen, too
        longest = longest_task(json.loads(browser.stop_tracing())["traceEvents"])
        frames: list[float] = page.evaluate("window.frames")
        return 1000 / statistics.mean(frames) if frames else 0, longest


def longest_task(events: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time of the page's own longest task: whatever the bench itself asks of the page, and
    whatever else runs on the machine, is not the page's.
    """
    renderer = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    mine = [event for event in events if (event["pid"], event["tid"]) in renderer and "tdur" in event]
    asked = [event["ts"] for event in mine if "DevToolsSession" in str(event["args"].get("chrome_mojo_event_info"))]
    own: list[float] = [
        task["tdur"] / 1000
        for task in mine
        if task["name"] == "ThreadControllerImpl::RunTask"
        and not any(task["ts"] <= ts <= task["ts"] + task["dur"] for ts in asked)
    ]
    return max(own)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        row("what", "measured", "target")
        for what, (scripts, everything), most in zip(
            ("the start page", "a table"), sizes(browser, address), (START_KB, TABLE_KB), strict=True
        ):
            row(f"scripts of {what}, over the wire", f"{scripts:.1f} kB", f"at most {most}")
            row(f"all of {what}, over the wire", f"{everything:.1f} kB", "")
        local = local_size(browser, address)
        row("all of a table in this browser, over the wire", f"{local:.1f} kB", f"at most {LOCAL_KB}")
        paint = statistics.median(first_paint(browser, address) for _ in range(3))
        row(f"first contentful paint, {SLOWER} times slower", f"{paint:.0f} ms", f"under {PAINT}")
        ready = statistics.median(interactive(browser, address) for _ in range(3))
        row(f"table interactive, {SLOWER} times slower", f"{ready:.0f} ms", f"under {INTERACTIVE}")
        row("first move after opening the page, warm", f"{first_move(browser, address):.0f} ms", f"under {FIRST_MOVE}")
        latency = statistics.median(shown_elsewhere(browser, address))
        row("a decision shows on the other screen", f"{latency:.0f} ms", f"at most {SHOWN}")
        frames, longest = in_play(browser, address)
        row("frames a second while things move", f"{frames:.0f}", f"{FRAMES}")
        row("longest task in play, processor time", f"{longest:.0f} ms", f"at most {LONG_TASK}")
        browser.close()


if __name__ == "__main__":
    main()
