"""A real server, a real Chromium, and pages in which any error or warning on the console fails the test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from testkit.browser.pages import Complaints, Visit
from testkit.browser.real_browser import CHROMIUM, SHELL, WEB, launch, serving

PATIENCE = 1000 * int(os.environ.get("GAUNTLET_PATIENCE", "60"))
"""Milliseconds for anything at all: a test waits for what happens, and a machine may be busy."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a database of its own."""
    if not (WEB / "index.html").exists():
        pytest.skip("the page is not built: make web/dist/index.html")
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for this folder. Not for the whole session: as long as it is open no other test could run a loop."""
    if not CHROMIUM:
        pytest.skip("Chromium is not installed: nothing is tested in a browser")
    with sync_playwright() as playwright:
        browser = launch(playwright, os.environ.get("CHROMIUM") or SHELL or CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """Fails the test if a page has complained, also about what the content policy forbids."""
    found = Complaints()
    yield found
    assert not found


@pytest.fixture
def visit(server: str, chromium: Browser, complaints: Complaints) -> Iterator[Visit]:
    """Opens a path as someone new: `visit("/cards", language="pl", width=360, theme="day")`."""
    contexts: list[BrowserContext] = []

    def open_page(
        path: str, language: str = "en", width: int = 1280, height: int = 800, theme: str = "night", **options: Any
    ) -> Page:
        context = chromium.new_context(
            base_url=server,
            locale=language,
            viewport={"width": width, "height": height},
            **{"reduced_motion": "reduce", "service_workers": "block", **options},
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        complaints.watch(page)
        # Only the first time: what is chosen later stays chosen. Other tests need the other cores.
        page.add_init_script(f"localStorage.theme ??= '{theme}'; localStorage['analysis-cores'] ??= 1")
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        with suppress(Exception):  # a browser that has crashed has failed the test already
            context.close()
