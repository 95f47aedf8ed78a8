"""Is everything in sight? python -m bench.in_sight [--language pl] [--players 4 | --exercises] looks at every kind of
table, window, language and staged choice, then at every lesson and puzzle, and fails if anything is cut off or covered.
It takes about a quarter of an hour; with --players it is tables alone, with --exercises lessons and puzzles.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.console import Console
from rich.progress import track

from gauntlet.learning.lessons import lessons
from gauntlet.learning.puzzles import puzzles
from gauntlet.texts.loader import LANGUAGES
from testkit.browser.real_browser import launch, serving
from testkit.browser.sight import FINGER, KINDS, PHONES, WINDOWS, exercise_out_of_sight, out_of_sight

PATIENCE = 60_000
"""Milliseconds."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES)
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--players", type=int, choices=(2, 3, 4))
    part.add_argument("--exercises", action="store_true")
    arguments = parser.parse_args()
    languages = [arguments.language] if arguments.language else LANGUAGES
    kinds = [kind for kind in KINDS if not arguments.exercises and arguments.players in (None, kind.players)]
    cases = list(product(languages, kinds, WINDOWS))
    expect.set_options(timeout=PATIENCE)
    exercises = (
        [] if arguments.players else [f"/learn/{one}" for one in lessons()] + [f"/puzzles/{one}" for one in puzzles()]
    )
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for language, kind, (options, sizes) in track(cases, "Tables", console=Console(stderr=True)):
            with visitor(browser, address, language, options) as page:
                wrong += reported(out_of_sight(page, kind, language, sizes))
        for language in languages:
            with visitor(browser, address, language, FINGER) as page:
                for path in track(exercises, f"Exercises, {language}", console=Console(stderr=True)):
                    wrong += reported(exercise_out_of_sight(page, path, language, PHONES))
        browser.close()
    print(
        f"{len(cases)} tables and {len(exercises)} exercises in {len(languages)} languages, in all windows: "
        f"{wrong} things out of sight"
    )
    sys.exit(wrong > 0)


@contextmanager
def visitor(browser: Browser, address: str, language: str, options: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(
        base_url=address, locale=language, reduced_motion="reduce", service_workers="block", **options
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/about")
    yield page
    context.close()


def reported(problems: Iterator[str]) -> int:
    """Prints them as they are found; how many there are."""
    count = 0
    for problem in problems:
        print(problem, flush=True)
        count += 1
    return count


if __name__ == "__main__":
    main()
