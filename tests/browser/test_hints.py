"""Hints at a server's table: computed in the page, from what its seat may know; by the server where it cannot be."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from gauntlet.rules.catalogue import CARDS
from testkit.browser.pages import Visit
from testkit.browser.playing import start_bot_game, t, take_stones, wait_for_turn

Json = dict[str, Any]


class Frames:
    """What the page and the server have said at a table."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Json] = []
        self.heard: list[Json] = []
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    @property
    def questions(self) -> list[str]:
        return [one["type"] for one in self.sent if one["type"] in ("hint", "position")]


def _ask(page: Page) -> None:
    page.get_by_role("button", name=t("hint-ask")).click()
    hints = page.get_by_role("region", name=t("hint-title")).get_by_role("listitem")
    expect(hints.first).to_be_visible()


def _cards_in(value: Any) -> set[str]:
    return set(re.findall(r"[\w-]+", json.dumps(value))) & {card.id for card in CARDS}


def test_the_page_computes_it_from_what_its_seat_knows(visit: Visit) -> None:
    page = visit("/about")
    frames = Frames(page)
    start_bot_game(page)
    assert wait_for_turn(page)
    take_stones(page)
    assert wait_for_turn(page)
    _ask(page)
    assert frames.questions == ["position"]
    (answer,) = [one for one in frames.heard if one["type"] == "position"]
    assert re.search(r" decks=\d+/\d+/\d+ ", answer["position"])
    shown = next(one["screen"]["board"] for one in reversed(frames.heard) if "screen" in one)
    assert answer["seat"] == shown["viewer"]
    assert _cards_in(answer) <= _cards_in(shown)


def test_a_page_that_cannot_asks_the_server(visit: Visit) -> None:
    page = visit("/about")
    page.add_init_script("delete window.Worker")
    frames = Frames(page)
    start_bot_game(page)
    assert wait_for_turn(page)
    _ask(page)
    assert frames.questions == ["hint"]
