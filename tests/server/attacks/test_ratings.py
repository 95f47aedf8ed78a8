"""Someone makes a rated table that they cannot lose."""

from __future__ import annotations

from typing import Any

import pytest

from gauntlet.match import commands
from gauntlet.match import events as e
from gauntlet.server.accounts import player_ratings
from testkit.match.matches import Live, seated
from testkit.server.fixtures import Server
from testkit.server.people import code
from testkit.server.sockets import Room

pytestmark = pytest.mark.anyio
RATED = {"rated": True, "hints": False}


@pytest.mark.parametrize(
    "option", [{"hints": True}, {"stand_in": "pebble"}, {"begins": "chosen"}], ids=lambda option: str(*option)
)
async def test_nothing_is_chosen_by_whoever_profits(light: Server, option: dict[str, Any]) -> None:
    ana = await light.guest("Ana")
    assert code(await ana.post("/api/tables", json={"options": RATED | option})) == "bad-message"
    assert (await ana.post("/api/tables", json={"options": RATED})).status_code == 201
    assert (await ana.post("/api/tables", json={"options": option | {"rated": False}})).status_code == 201


async def test_a_rated_game_against_a_bot_has_the_usual_stand_in(light: Server) -> None:
    ana = await light.guest("Ana")
    table = (await ana.post("/api/bot-game", json={"bot": "pebble", "rated": True})).json()["table"]
    assert (await light.runtime.tables.match(table)).options.stand_in == "mason"


async def test_an_old_rated_table_gives_no_hints_either(here: Room) -> None:
    table, (ana, _) = await here.duel()
    match = await here.server.runtime.tables.match(table)
    match.options = match.options.model_copy(update={"rated": True})
    assert (await ana.ask("hint"))["code"] == "no-hints"


def _won_by_a_stand_in(back_at_the_end: bool, rated: bool = True) -> Live:
    """Ana leaves, her stand-in decides, and Ben resigns in the end."""
    live = seated("ana", "ben", rated=rated)
    live.do(commands.leave, "ana")
    live.bot_decides()
    if back_at_the_end:
        live.do(commands.return_to_seat, "ana")
    live.do(commands.resign, "ben")
    live.settle()
    assert live.match.ended
    assert live.match.ended.winners == [0]
    return live


@pytest.mark.parametrize("back", [True, False])
def test_a_stand_in_wins_nothing_for_its_player(back: bool) -> None:
    match = _won_by_a_stand_in(back).match
    assert player_ratings._ranks(match) == [2.0, 2.0]
    again = _won_by_a_stand_in(back).again()
    assert again.seats[0].was_replaced


def test_whoever_is_back_before_a_stand_in_has_decided_wins() -> None:
    live = seated("ana", "ben", rated=True)
    live.do(commands.leave, "ana")
    live.do(commands.return_to_seat, "ana")
    live.do(commands.resign, "ben")
    live.settle()
    assert isinstance(live.log[-1], e.Ended)
    assert player_ratings._ranks(live.match) == [0.0, 2.0]
