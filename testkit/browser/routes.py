"""Every page there is, and how the things are made that some of them show."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from gauntlet.texts.loader import Texts
from testkit.browser.playing import short_game

COMES_LAST = {
    "/": "start-join",
    "/new": "newtable-open",
    "/lobby": "lobby-running-none",
    "/learn": "learn-part-battles",
    "/learn/take": "learn-coach",
    "/puzzles": "puzzle-two-points",
    "/puzzles/two-points": "learn-coach",
    "/analysis": "analysis-new",
    "/editor": "editor-good",
    "/rules": "rules-section-E",
    "/cards": "cards-battles",
    "/me": "me-past",
    "/ratings": "ratings-none",
    "/about": "title-about",
    "/nowhere": "not-found-back",
}
"""The pages that are always there, and what shows that they have all that they fetch."""
PLAIN = tuple(COMES_LAST)


@dataclass(frozen=True)
class Routes:
    """What there is to look at besides the pages that are always there."""

    over: str
    playing: str
    waiting: str
    player: str

    @property
    def comes_last(self) -> dict[str, str]:
        return {
            self.over: "final-table",
            f"{self.over}/review": "players-title",
            self.playing: "region-market",
            self.waiting: "room-link",
            f"/player/{self.player}": "stats-title",
        }

    def arrive(self, page: Page, path: str) -> None:
        """Opens a page and waits for all of it."""
        arrive(page, path, (COMES_LAST | self.comes_last)[path])


def arrive(page: Page, path: str, last: str = "") -> None:
    page.goto(path)
    await_page(page, last or COMES_LAST[path])


def await_page(page: Page, last: str, language: str = "en") -> None:
    """Until this text is there."""
    text = Texts(language).text(last)
    expect(page.get_by_text(text, exact=True).or_(page.get_by_label(text, exact=True)).first).to_be_attached()


def make_routes(page: Page) -> Routes:
    """From the start page; whoever made them sits at all of the tables."""
    over = short_game(page, turns=1)
    request = page.context.request
    playing = request.post("/api/bot-game", data={"bot": "pebble", "players": 2, "epic_battles": True}).json()
    waiting = request.post("/api/tables", data={"options": {"players": 3}}).json()
    me = request.get("/api/me").json()
    return Routes(f"/t/{over}", f"/t/{playing['table']}", f"/t/{waiting['table']}", me["id"])
