"""How much memory an analysis takes: python -m bench.analysis [--minutes 60] prints a line a minute, then the most.

Five minutes suffice to see whether it grows: trees are full after some seconds, and each position begins a new one.

Chromium analyses one position of a game after the other, as someone who looks through it would. What is counted is the
memory of the page's process with all its workers as Chromium's own task manager counts it: anonymous pages and what was
swapped (Linux: RssAnon and VmSwap of /proc/PID/status). Pages of the browser's program are not the page's; they are
private only as long as no other browser runs, so they have a row of their own.
"""

from __future__ import annotations

import argparse
import itertools
import math
import re
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.speed import row
from testkit.browser.playing import t
from testkit.browser.real_browser import launch, serving

MOST_MB = 150
PAUSE = 20
"""Seconds at each position: trees of the strongest machines are full by then, and a new one begins."""
ON, BRANCH, BACK = "ArrowRight", "branch", "ArrowLeft"
STEPS = (ON, BRANCH, BACK)
"""Through the game; at every position the best decision is tried, and taken back."""
RECORD = Path(__file__).parents[1] / "tests" / "vectors" / "4p-epic-sixteen-greedy.json"


def field_mb(file: str, names: str) -> float:
    sizes = re.findall(rf"^(?:{names}):\s+(\d+) kB", Path(file).read_text(), flags=re.M)
    return sum(map(int, sizes)) / 1000


def own_mb(pid: int) -> float:
    return field_mb(f"/proc/{pid}/status", "RssAnon|VmSwap")


def program_mb(pid: int) -> float:
    """Clean pages of files that nobody else has in memory."""
    return field_mb(f"/proc/{pid}/smaps_rollup", "Private_Clean")


def shared_mb(pid: int) -> float:
    """Above all what is drawn, which the process has in common with the one that puts it on the screen."""
    return field_mb(f"/proc/{pid}/status", "RssShmem")


def renderers(browser: Browser) -> set[int]:
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return {int(process["id"]) for process in found if process["type"] == "renderer"}


def page_of(browser: Browser) -> int:
    """The process in which the page lives: the others are the browser's own, and have less."""
    return max(renderers(browser), key=own_mb)


def analyse(browser: Browser, page: Page, minutes: float) -> list[float]:
    """The most memory at each position."""
    page.goto("/analysis")
    page.get_by_role("textbox", name=t("analysis-paste")).fill(RECORD.read_text())
    page.get_by_role("button", name=t("analysis-open"), exact=True).click()
    best = page.get_by_role("list", name=t("analysis-best")).get_by_role("button").first
    expect(best).to_be_visible()
    found: list[float] = []
    end, reported, steps = time.monotonic() + 60 * minutes, time.monotonic(), itertools.cycle(STEPS)
    while time.monotonic() < end:
        found.append(most_in(browser, page, min(PAUSE, max(1, end - time.monotonic()))))
        if time.monotonic() - reported >= 60:
            reported = time.monotonic()
            print(f"{(end - reported) / 60:5.0f} min left: {found[-1]:.0f} MB", flush=True)
        step = next(steps)
        if step != BRANCH:
            page.keyboard.press(step)
        elif best.is_visible():
            best.click()
        else:  # the game is over
            page.keyboard.press("Home")
    return found


def most_in(browser: Browser, page: Page, seconds: float) -> float:
    """The most memory of some seconds."""
    process, most = page_of(browser), 0.0
    for _ in range(math.ceil(seconds)):
        page.wait_for_timeout(1000)
        most = max(most, own_mb(process))
    return most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    minutes = parser.parse_args().minutes
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        expect.set_options(timeout=60_000)
        page = browser.new_context(base_url=address, locale="en", service_workers="block").new_page()
        page.set_default_timeout(600_000)  # whatever else runs: it is not time that is measured
        page.goto("/about")
        empty = own_mb(page_of(browser))
        found = analyse(browser, page, minutes)
        row("what", "measured", "target")
        row("a page without an analysis", f"{empty:.0f} MB", "")
        row(f"most in {minutes:g} min of analysis", f"{max(found):.0f} MB", f"under {MOST_MB}")
        third = max(1, len(found) // 3)
        first, last = statistics.mean(found[third : 2 * third] or found), statistics.mean(found[-third:])
        row("the browser's program, not counted", f"{program_mb(page_of(browser)):.0f} MB", "")
        row("shared with the browser, not counted", f"{shared_mb(page_of(browser)):.0f} MB", "")
        row("last third against the second", f"{last - first:+.0f} MB", "flat")
        browser.close()


if __name__ == "__main__":
    main()
