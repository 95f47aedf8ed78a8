"""The engine in Chromium, under the content policy of the server: the same answers, and a worker that may die."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from testkit.browser.pages import Complaints
from testkit.browser.real_browser import UNHURRIED, serving
from testkit.engine.page import build_page
from testkit.engine.reference import reference
from testkit.rules.kinds import TABLES

VECTORS = Path(__file__).parents[1] / "vectors"
NEW_GAME = """async () => {
    const table = { players: 2, epic_battles: true, ending: 'sixteen', payment: 'choice', max_rounds: null }
    window.game = { table, setup: await engine.deal(table, 7n), decisions: [] }
}"""
PLAY = """async () => {
    for (let turn = 0; turn < 4; turn++) {
        const decision = await engine.decide(game, 'navigator', { seed: 1n })
        await engine.play(game, decision, null)
        game.decisions.push(decision)
    }
    return [game.decisions.length, await engine.board(game, 0)]
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    page = build_page(tmp_path_factory.mktemp("engine") / "page")
    with serving(tmp_path_factory.mktemp("engine-server"), UNHURRIED, page) as address:
        yield address


@pytest.fixture
def page(address: str, chromium: Browser, complaints: Complaints) -> Iterator[Page]:
    context = chromium.new_context(base_url=address)
    page = context.new_page()
    complaints.watch(page)
    page.goto("/")
    page.wait_for_function("window.ready")
    page.evaluate("window.ready")
    yield page
    context.close()


def test_games_trees_boards_and_bots_are_the_same(page: Page) -> None:
    assert page.evaluate("reference => compare(reference)", reference(len(TABLES), 3)) == []


def test_all_vectors_are_played_as_they_were(page: Page) -> None:
    """States, legal decisions, effects, and what each seat may know."""
    vectors = [_vector(file) for file in sorted(VECTORS.glob("*-*.json"))]
    assert len(vectors) >= 31
    assert sum(one["trace"] is not None for one in vectors) >= 22
    assert page.evaluate("vectors => replayVectors(vectors)", vectors) == []


def _vector(record: Path) -> dict[str, str | None]:
    trace = record.with_suffix(".trace.jsonl")
    return {
        "name": record.name,
        "record": record.read_text(encoding="utf-8"),
        "trace": trace.read_text(encoding="utf-8") if trace.exists() else None,
    }


def test_a_worker_that_ends_is_started_again_and_the_game_goes_on(page: Page) -> None:
    page.evaluate(NEW_GAME)
    number, before = page.evaluate(PLAY)
    (worker,) = page.workers
    page.evaluate("() => { window.thinking = engine.decide(game, 'mind:500ms') }")
    worker.evaluate("self.close()")  # as a browser that needs memory does: without a word
    assert page.evaluate("thinking") in page.evaluate("engine.legal(game)")
    assert page.evaluate("engine.board(game, 0)") == before
    assert page.evaluate(PLAY)[0] == number + 4


def test_a_search_uses_workers_and_stops(page: Page) -> None:
    page.evaluate(NEW_GAME)
    found: dict[str, Any] = page.evaluate("""async () => {
        const stop = new AbortController()
        let reports = 0
        const progress = () => { if (++reports === 3) stop.abort() }
        return await engine.search(game, { workers: 2, progress, signal: stop.signal })
    }""")
    assert found["visits"] == sum(one["visits"] for one in found["candidates"])
    assert len(page.workers) == 3
    page.evaluate("engine.close()")
    page.wait_for_timeout(100)
    assert page.workers == []
