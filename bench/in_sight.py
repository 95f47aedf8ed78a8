"""Is everything in sight? python -m bench.in_sight [--language pl] [--players 4] looks at every kind of table, window,
language and staged choice, and fails if anything is cut off or covered. It takes about ten minutes.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import expect, sync_playwright
from rich.console import Console
from rich.progress import track

from gauntlet.texts.loader import LANGUAGES
from testkit.browser.real import launch, serving
from testkit.browser.sight import KINDS, WINDOWS, out_of_sight

PATIENCE = 60_000
"""Milliseconds."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--players", type=int, choices=(2, 3, 4))
    arguments = parser.parse_args()
    languages = [arguments.language] if arguments.language else LANGUAGES
    kinds = [kind for kind in KINDS if arguments.players in (None, kind.players)]
    cases = list(product(languages, kinds, WINDOWS))
    expect.set_options(timeout=PATIENCE)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for language, kind, (options, sizes) in track(cases, "Looking", console=Console(stderr=True)):
            context = browser.new_context(
                base_url=address, locale=language, reduced_motion="reduce", service_workers="block", **options
            )
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.goto("/about")
            for problem in out_of_sight(page, kind, language, sizes):
                print(problem, flush=True)
                wrong += 1
            context.close()
        browser.close()
    print(f"{len(cases)} tables of {len(languages)} languages in all windows: {wrong} things out of sight")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
