"""The lobby: open and running tables, new tables, quick pairing, bots now."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from testkit.server.fixtures import Server, serving
from testkit.server.people import code

pytestmark = pytest.mark.anyio


async def test_bots(light: Server) -> None:
    anyone = await light.browser()
    assert (await anyone.get("/api/bots")).json() == [
        {"name": "pebble", "style": "Hoards."},
        {"name": "mason", "style": "Builds."},
    ]


async def test_the_lobby_shows_public_tables_only(server: Server) -> None:
    ana = await server.guest("Ana")
    public = (await ana.post("/api/tables", json={"options": {"public": True, "players": 3}})).json()["table"]
    await ana.post("/api/tables", json={"options": {"public": False}})
    running = await ana.post(
        "/api/tables",
        json={"options": {"public": True}, "seats": [{"kind": "me"}, {"kind": "person", "name": "Bea"}]},
    )
    await ana.post("/api/bot-game", json={"bot": "mason"})
    anyone = await server.browser()
    lobby = (await anyone.get("/api/lobby")).json()
    sitter = {"name": "Ana", "bot": None}
    assert [(table["id"], table["seats"]) for table in lobby["open"]] == [(public, [sitter, None, None])]
    assert [table["id"] for table in lobby["running"]] == [running.json()["table"]]
    assert sorted(sitter["name"] for sitter in lobby["running"][0]["seats"]) == ["Ana", "Bea"]
    assert lobby["tables"] == {"waiting": 2, "playing": 2, "over": 0}


async def test_each_running_table_is_listed_once(server: Server) -> None:
    ana = await server.guest("Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "mason"}]
    body = {"options": {"public": True}, "seats": seats}
    made = [(await ana.post("/api/tables", json=body)).json()["table"] for _ in range(3)]
    running = (await ana.get("/api/lobby")).json()["running"]
    assert sorted(table["id"] for table in running) == sorted(made)


async def test_a_table_starts_when_all_are_seated(server: Server) -> None:
    ana = await server.guest("Ana")
    seats = [
        {"kind": "me"},
        {"kind": "person", "name": "Bea"},
        {"kind": "bot", "bot": "mason"},
        {"kind": "bot", "bot": "mason"},
    ]
    answer = await ana.post("/api/tables", json={"options": {"players": 4}, "seats": seats})
    table = (await ana.get(f"/api/tables/{answer.json()['table']}")).json()
    assert table["status"] == "playing"
    assert sorted(seat["name"] for seat in table["seats"]) == ["Ana", "Bea", "Mason", "Mason 2"]
    assert len(table["commitment"]) == 64


async def test_seats_stay_open_where_they_are(light: Server) -> None:
    ana = await light.guest("Ana")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "pebble"}, {"kind": "me"}]
    answer = await ana.post("/api/tables", json={"options": {"players": 3}, "seats": seats})
    table = (await ana.get(f"/api/tables/{answer.json()['table']}")).json()
    assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("waiting", [None, "Pebble", "Ana"])


async def test_who_begins_can_be_chosen_later(light: Server) -> None:
    ana = await light.guest("Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "pebble"}]
    answer = await ana.post("/api/tables", json={"options": {"begins": "chosen"}, "seats": seats})
    assert (await ana.get(f"/api/tables/{answer.json()['table']}")).json()["status"] == "waiting"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"options": {"players": 5}}, "bad-message"),
        ({"options": {"players": 2, "ending": "sixteen"}}, "bad-message"),
        ({"options": {}, "seats": [{"kind": "me"}]}, "bad-message"),
        ({"options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}, "bad-message"),
        ({"options": {}, "seats": [{"kind": "me"}, {"kind": "bot"}]}, "bad-message"),
        ({"options": {}, "seats": [{"kind": "me"}, {"kind": "person"}]}, "bad-message"),
        ({"options": {}, "seats": [{"kind": "me"}, {"kind": "person", "name": "\u202e"}]}, "bad-name"),
        ({"options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep thought"}]}, "unknown-bot"),
        ({"options": {"stand_in": "deep thought"}}, "unknown-bot"),
        ({"options": {"rated": True}, "seats": [{"kind": "me"}, {"kind": "person", "name": "Bea"}]}, "bad-message"),
        ({"options": {"clock": {"kind": "turn", "seconds": 1}}}, "bad-message"),
        ({"options": {}, "seed": 7}, "bad-message"),
    ],
)
async def test_tables_that_cannot_be(light: Server, body: dict[str, Any], expected: str) -> None:
    ana = await light.guest()
    answer = await ana.post("/api/tables", json=body)
    assert (answer.status_code, code(answer)) == (422, expected)
    assert (await ana.get("/api/lobby")).json()["tables"]["waiting"] == 0


async def test_tables_of_one_player_are_not_endless(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, tables_per_player=3) as server:
        ana = await server.guest()
        answers = [await ana.post("/api/tables", json={"options": {}}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert (await ana.post("/api/bot-game", json={})).status_code == 429


async def test_play_a_bot_now(server: Server) -> None:
    ana = await server.guest("Ana")
    answer = await ana.post("/api/bot-game", json={"bot": "pebble", "players": 3, "epic_battles": True})
    assert answer.status_code == 201
    table = (await ana.get(f"/api/tables/{answer.json()['table']}")).json()
    assert (table["status"], table["options"]["epic_battles"], table["options"]["hints"]) == ("playing", True, True)
    assert sorted(seat["bot"] or seat["name"] for seat in table["seats"]) == ["Ana", "pebble", "pebble"]
    assert code(await ana.post("/api/bot-game", json={"bot": "deep thought"})) == "unknown-bot"


async def test_two_who_look_for_a_game_meet(server: Server) -> None:
    ana, bea = await server.guest("Ana"), await server.guest("Bea")
    first = (await ana.post("/api/quick", json={})).json()["table"]
    assert (await ana.post("/api/quick", json={})).json()["table"] == first  # still waiting there
    other = (await bea.post("/api/quick", json={"epic_battles": True})).json()["table"]
    assert other != first
    assert (await bea.post("/api/quick", json={"players": 2})).json()["table"] == first
    table = (await bea.get(f"/api/tables/{first}")).json()
    assert (table["status"], sorted(seat["name"] for seat in table["seats"])) == ("playing", ["Ana", "Bea"])


@pytest.mark.parametrize("players", [2, 3])
async def test_a_crowd_is_paired_without_double_seats(server: Server, players: int) -> None:
    crowd = [await server.guest(f"Guest {n}") for n in range(12)]
    answers = await asyncio.gather(*(guest.post("/api/quick", json={"players": players}) for guest in crowd))
    tables = [answer.json()["table"] for answer in answers]
    assert len(set(tables)) == 12 // players
    for table in set(tables):
        match = await server.runtime.tables.match(table)
        assert match.status == "playing"
        assert len({seat.player for seat in match.seats}) == players


async def test_nobody_is_paired_with_an_empty_table(light: Server) -> None:
    """A public table that everyone has left is no company."""
    from functools import partial

    from gauntlet.match import commands

    ana, bea = await light.guest("Ana"), await light.guest("Bea")
    first = (await ana.post("/api/quick", json={})).json()["table"]
    me = (await ana.get("/api/me")).json()["id"]
    await (await light.runtime.tables.host(first)).execute(partial(commands.leave, player=me))
    assert (await bea.post("/api/quick", json={})).json()["table"] != first
