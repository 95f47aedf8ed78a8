"""`gauntlet site`: files alone, served by any web host below any path, and then without a network."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from gauntlet.learning.puzzles import puzzles
from testkit.browser.analysis import open_record
from testkit.browser.pages import Complaints
from testkit.browser.playing import (
    MOST_TURNS,
    board_of,
    decide_by_mouse,
    fitting,
    mine_of,
    send_button,
    start_local_game,
    t,
    take_stones,
    wait_for_turn,
)
from testkit.browser.real_browser import WEB
from testkit.cli import gauntlet
from testkit.once import once

BELOW = "some/where"
KERNELS = re.compile(r"/(kernel|review)-[^/]+\.wasm$")
MIND = re.compile(r"/mind-[^/]+\.(wasm|weights)$")
FINISHED = Path(__file__).parents[1] / "vectors" / "2p-gauntlet-greedy.json"


@contextmanager
def files_served(folder: Path) -> Iterator[str]:
    """The address of a web host that knows nothing but files."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                break
            time.sleep(0.05)
        yield f"http://localhost:{port}"
    finally:
        process.terminate()
        process.wait()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site in a folder of it."""
    if not (WEB / "index.html").exists():
        pytest.skip("the page is not built: make web/dist/index.html")
    return once(tmp_path_factory, "host", _write_site)


def _write_site(folder: Path) -> None:
    assert gauntlet("site", folder / BELOW).returncode == 0


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, complaints: Complaints) -> Page:
    page = context.new_page()
    complaints.watch(page)
    return page


def test_a_whole_game_when_the_host_is_gone(site: Path, page: Page, complaints: Complaints) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with files_served(site) as host:
        home = f"{host}/{BELOW}/"
        page.goto(home)
        page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
        complaints.lost = True
        page.context.set_offline(True)
    page.goto(home)
    start_local_game(page)
    assert page.url.startswith(f"{home}#/t/local-")
    for number in range(MOST_TURNS):
        if not wait_for_turn(page):
            break
        if number == 6:
            before = [board_of(page).aria_snapshot(), mine_of(page).aria_snapshot()]
            page.reload()
            assert wait_for_turn(page)
            assert [board_of(page).aria_snapshot(), mine_of(page).aria_snapshot()] == before
        decide_by_mouse(page)
        send_button(page).click()
    expect(page.get_by_role("region", name=fitting("end-gauntlet", count=1))).to_be_visible()
    page.goto(f"{home}#/me")
    expect(page.get_by_role("link", name=t("me-review"))).to_be_visible()
    expect(page.get_by_text(t("offline-title"))).to_have_count(0)  # nothing is missing

    page.goto(f"{home}#/learn")
    page.get_by_role("link", name=t("learn-start")).click()
    page.get_by_role("button", name=t("learn-continue"), exact=True).click()
    take_stones(page)
    coach = page.get_by_role("region", name=t("learn-coach"))
    expect(coach).to_contain_text(t("lesson-take-3"))
    puzzle = next(iter(puzzles().values()))
    page.goto(f"{home}#/puzzles/{puzzle.id}")
    expect(coach).to_contain_text(t(f"learn-task-{puzzle.kind}"))
    take_stones(page)
    expect(coach).to_contain_text(t("learn-wrong", decision="…").partition("…")[0])
    assert [url for url in asked if not url.startswith(home)] == []
    assert [url for url in asked if "/api/" in url] == []


def test_deep_links_and_parts_of_pages(site: Path, page: Page) -> None:
    with files_served(site) as host:
        home = f"{host}/{BELOW}/"
        page.goto(f"{home}#/rules#T4")
        expect(page.locator("#T4")).to_be_in_viewport()
        page.locator("#T1").get_by_role("link", name="T1", exact=True).click()
        expect(page).to_have_url(f"{home}#/rules#T1")
        page.reload()
        expect(page.locator("#T1")).to_be_in_viewport()
        page.get_by_role("link", name=t("nav-cards"), exact=True).click()
        expect(page).to_have_url(f"{home}#/cards")
        page.go_back()
        expect(page.get_by_role("heading", level=1, name=t("title-rules"))).to_be_visible()
        page.keyboard.press("Tab")
        page.get_by_role("link", name=t("skip-to-content")).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("main")).to_be_focused()
        expect(page.get_by_role("heading", level=1, name=t("title-rules"))).to_be_visible()
        page.goto(f"{home}#/nowhere")
        expect(page.get_by_role("heading", level=1, name=t("title-not-found"))).to_be_visible()


def test_a_record_as_a_link(site: Path, page: Page) -> None:
    with files_served(site) as host:
        home = f"{host}/{BELOW}/"
        page.goto(f"{home}#/me")
        page.get_by_label(t("local-import")).set_input_files(FINISHED)
        expect(board_of(page)).to_be_visible()
        page.get_by_text(t("final-share"), exact=True).click()
        link = page.get_by_role("textbox", name=t("final-share-label")).input_value()
        assert link.startswith(f"{home}#/record#")
        expect(page.get_by_role("button", name=t("local-server-keep"))).to_have_count(0)  # there is none
        page.goto("about:blank")
        page.goto(link)
        expect(page).to_have_url(re.compile("#/t/local-[0-9a-f]+/review$"))
        expect(board_of(page)).to_be_visible()


def test_what_needs_a_server_says_so(site: Path, page: Page) -> None:
    with files_served(site) as host:
        home = f"{host}/{BELOW}/"
        sentence = page.get_by_role("main").get_by_text(t("error-no-server"))
        for path in ("", "#/lobby", "#/me", "#/ratings", "#/player/1"):
            page.goto("about:blank")
            page.goto(f"{home}{path}")
            expect(sentence.first).to_be_visible()
        page.goto(f"{home}#/new")
        seat = page.get_by_role("combobox", name=t("newtable-seat", seat=2))
        seat.select_option(label=t("newtable-kind-open"))
        expect(page.get_by_role("button", name=t("newtable-open"))).to_be_disabled()
        expect(sentence).to_be_visible()
        # What is chosen at first can be played as it is.
        page.reload()
        page.get_by_role("button", name=t("newtable-start")).click()
        expect(board_of(page)).to_be_visible()


def test_an_engine_that_does_not_load_is_told_as_that(site: Path, page: Page, complaints: Complaints) -> None:
    """And not as something that a server is needed for."""
    with files_served(site) as host:
        home = f"{host}/{BELOW}/"
        page.context.route(KERNELS, lambda route: route.fulfill(status=404))
        sentence = page.get_by_text(t("error-not-loaded")).first
        page.goto(home)
        page.get_by_role("button", name=t("start-bot-go"), exact=True).click()
        expect(sentence).to_be_visible()
        page.goto(f"{home}#/me")
        page.get_by_label(t("local-import")).set_input_files(FINISHED)
        expect(page.get_by_role("alert").filter(has_text=t("error-not-loaded"))).to_be_visible()
        page.context.unroute(KERNELS)
        page.context.route(MIND, lambda route: route.fulfill(status=404))
        page.get_by_label(t("local-import")).set_input_files(FINISHED)
        expect(board_of(page)).to_be_visible()
        review = page.get_by_role("region", name=t("replay-title"))
        expect(review.get_by_role("alert")).to_have_text(t("error-not-loaded"))
    complaints[:] = [one for one in complaints if "404" not in one and "Failed to load" not in one]


def test_an_older_site_is_replaced_and_nothing_else(site: Path, tmp_path: Path) -> None:
    folder = site / BELOW
    old = folder / "assets" / "old.js"
    old.write_text("old")
    assert gauntlet("site", folder).returncode == 0
    assert not old.exists()
    (tmp_path / "thesis.txt").write_text("mine")
    refused = gauntlet("site", tmp_path)
    assert refused.returncode == 2
    assert "the folder is not empty" in refused.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_host_without_https(site: Path, page: Page) -> None:
    """As in a home network: no service worker, no locks, no clipboard, fewer things in `crypto`."""
    with files_served(site) as host:
        plain = "http://plain.test"
        page.context.route(
            f"{plain}/**", lambda route: route.fulfill(response=route.fetch(url=route.request.url.replace(plain, host)))
        )
        home = f"{plain}/{BELOW}/"
        page.goto(home)
        assert not page.evaluate("isSecureContext")
        start_local_game(page)
        assert wait_for_turn(page)
        take_stones(page)
        assert wait_for_turn(page)
        page.goto(f"{home}#/analysis")
        open_record(page)
        page.get_by_role("button", name=t("analysis-keep"), exact=True).click()
        expect(page).to_have_url(re.compile("#kept="))
        page.get_by_role("button", name=t("analysis-share"), exact=True).click()
        page.get_by_role("button", name=t("share-copy"), exact=True).click()
        expect(page.get_by_text(t("share-by-hand")).first).to_be_visible()
        page.goto(f"{home}#/editor")
        expect(page.get_by_text(t("editor-good"))).to_be_visible()
