"""Below a path of its host, https://example.org/games: page, sockets, cookies, links, service worker."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from testkit.browser.pages import Complaints
from testkit.browser.playing import start_bot_game, t, take_stones, wait_for_turn
from testkit.browser.real_browser import WEB, serving

BELOW = "/games"


def test_a_game_below_a_path(chromium: Browser, complaints: Complaints, tmp_path: Path) -> None:
    if not (WEB / "index.html").exists():
        pytest.skip("the page is not built: make web/dist/index.html")
    with serving(tmp_path, below=BELOW) as address:
        context = chromium.new_context(locale="en", reduced_motion="reduce", base_url=f"{address}/")
        page = context.new_page()
        complaints.watch(page)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
        page.goto(address)
        start_bot_game(page)
        assert page.url.startswith(f"{address}/t/")
        assert wait_for_turn(page)
        take_stones(page)
        assert wait_for_turn(page)
        page.reload()
        assert wait_for_turn(page)
        (cookie,) = context.cookies(address)
        assert cookie["path"] == BELOW
        paths = page.evaluate("Array.from(document.querySelectorAll('a'), link => link.pathname)")
        assert all(path.startswith(BELOW) for path in paths)
        page.get_by_role("button", name=t("menu"), exact=True).click()
        page.get_by_role("link", name=t("nav-cards"), exact=True).click()
        expect(page).to_have_url(f"{address}/cards")
        expect(page.get_by_role("link", name=t("nav-cards"), exact=True)).to_have_attribute("aria-current", "page")
        page.goto(f"{address}/rules#T1")
        expect(page.get_by_role("link", name=re.compile(r"^T1$")).first).to_be_visible()
        scope = page.evaluate("navigator.serviceWorker.ready.then(worker => worker.scope)")
        assert scope == f"{address}/"
        manifest = page.locator("link[rel=manifest]").get_attribute("href")
        assert manifest == f"{BELOW}/manifest.webmanifest"
        assert any("/socket" in url for url in asked)
        assert [url for url in asked if not url.startswith(address)] == []
        context.close()
