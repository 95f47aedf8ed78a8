"""Tables in any situation, shown by a real page: the screen is the one that the rules give, only the socket is ours."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute
from pydantic import TypeAdapter

from gauntlet.match.history import history
from gauntlet.match.screen import board, screen
from gauntlet.server.realtime.messages import PROTOCOL, Welcome
from testkit.match.matches import PEOPLE, Live, any_decision, seated

SOCKET: Final = "**/api/tables/*/socket"
WELCOME: Final[TypeAdapter[Welcome]] = TypeAdapter(Welcome)
SEEDS: Final = range(200)


@dataclass(frozen=True)
class Kind:
    """What is played at a table, and by how many."""

    players: int
    epic: bool

    @property
    def options(self) -> dict[str, Any]:
        return {"epic_battles": self.epic, "ending": "gauntlet", "payment": "choice"}

    @property
    def phases(self) -> tuple[str, ...]:
        return ("turn", "pay", "return", "claim") if self.epic else ("turn", "pay", "return")

    def __str__(self) -> str:
        return f"{self.players} players{' with Epic Battles' if self.epic else ''}"


@cache
def welcome(kind: Kind, phase: str) -> str:
    """What a server would send to the player who is asked in this phase; of a whole turn, the fullest table."""
    live = _fullest(kind) if phase == "turn" else _asked(kind, phase)
    return _welcome(live)


@cache
def watched(kind: Kind) -> str:
    """The fullest table as somebody sees it who does not play."""
    return _welcome(_fullest(kind), onlooker=True)


def show(page: Page, message: str) -> list[str]:
    """From now on every table of the page is this one, and stays as it is; what the page decides is noted."""
    page.unroute_all()
    decided: list[str] = []

    def answer(route: WebSocketRoute) -> None:
        def reply(text: str | bytes) -> None:
            sent = json.loads(text)
            if sent["type"] == "hello":
                route.send(message)
            elif sent["type"] == "decide":
                decided.append(sent["decision"])

        route.on_message(reply)

    page.route_web_socket(SOCKET, answer)
    return decided


def _welcome(live: Live, onlooker: bool = False) -> str:
    asked = None if onlooker else live.match.asked
    assert asked is not None or onlooker
    player = None if asked is None else live.match.seats[asked].player
    message = {
        "type": "welcome",
        "protocol": PROTOCOL,
        "table": "table",
        "options": live.match.options,
        "now": live.now,
        "events": history(live.match, live.log, asked),
        "screen": screen(live.match, player, live.now),
    }
    return WELCOME.dump_json(message).decode()  # type: ignore[arg-type]


def _started(kind: Kind, seed: int) -> Live:
    return seated(*PEOPLE[: kind.players], seed=seed, **kind.options)


def _asked(kind: Kind, phase: str) -> Live:
    """The first game in which somebody is asked this, as late as it happens in it."""
    for seed in SEEDS:
        live, chance = _started(kind, seed), random.Random(seed)
        moments: list[int] = []
        decisions: list[str] = []
        while not live.game.over:
            if live.game.phase == phase:
                moments.append(len(decisions))
            decisions.append(any_decision(live.game, chance))
            live.decide(decisions[-1])
        if moments:
            return _replayed(kind, seed, decisions[: moments[-1]])
    raise ValueError(f"no game of {kind} comes to {phase}")


def _fullest(kind: Kind) -> Live:
    """A turn with as much as possible in front of the players, of which three stones can be taken."""
    best: tuple[int, int, list[str]] = (-1, 0, [])
    for seed in SEEDS[:6]:
        live, chance = _started(kind, seed), random.Random(seed)
        decisions: list[str] = []
        while not live.game.over:
            if live.game.phase == "turn" and _is_full(live):
                best = max(best, (_load(live), seed, list(decisions)))
            decisions.append(any_decision(live.game, chance))
            live.decide(decisions[-1])
    return _replayed(kind, best[1], best[2])


def _is_full(live: Live) -> bool:
    """All twelve cards lie there, all decks have some left, and three stones can be taken."""
    table = board(live.game, None)
    if not all(table["decks"]) or any(card is None for row in table["market"] for card in row):
        return False
    return sum(text.startswith("take") and len(text.split()) == 4 for text in live.game.legal_decisions) > 3


def _load(live: Live) -> int:
    """How much lies in front of the players; what the one who is asked has in hand counts most."""
    players = live.game.players
    asked = players[live.match.asked or 0]
    lying = sum(len(one.reserved) + len(one.locations) + len(one.battles) + len(one.recruited) for one in players)
    return 20 * len(asked.reserved) + 10 * len(asked.battles) + lying


def _replayed(kind: Kind, seed: int, decisions: list[str]) -> Live:
    live = _started(kind, seed)
    for decision in decisions:
        live.decide(decision)
    return live
