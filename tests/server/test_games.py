"""Single tables over HTTP: before the end nothing that is hidden, afterwards all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gauntlet.match import commands
from gauntlet.match.proof import Proof
from gauntlet.rules.catalogue import CARDS
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from testkit.server.fixtures import Server, serving
from testkit.server.people import code

pytestmark = pytest.mark.anyio

NOWHERE = "A" * 22


async def test_a_finished_game_tells_all(server: Server) -> None:
    ana = await server.guest()
    table = await server.bot_table(ana, epic_battles=True)
    anyone = await server.browser()
    summary = (await anyone.get(f"/api/tables/{table}")).json()
    assert summary["status"] == "over"
    text = await anyone.get(f"/api/tables/{table}/record")
    assert text.headers["content-type"] == "application/json"
    record = Record.read(text.text)
    assert f"{record}\n" == text.text
    assert record.result
    assert summary["outcome"].pop("decided_by") in ("alone", "points", "avengers", "cards", "shared")
    assert summary["outcome"] == record.result.as_json()
    assert [seat["name"] for seat in summary["seats"]] == list(record.names)
    proof = Proof.read((await anyone.get(f"/api/tables/{table}/proof")).text)
    assert (proof.record, proof.table, proof.commitment) == (record, table, summary["commitment"])
    assert proof.is_fair
    replay = (await anyone.get(f"/api/tables/{table}/replay")).json()
    assert [frame["decision"] for frame in replay["frames"]] == [None, *record.decisions]
    game = Game.of(record.options, record.setup, record.names)
    assert [frame["effects"] for frame in replay["frames"]] == [
        [],
        *([str(effect) for effect in game.play(decision)] for decision in record.decisions),
    ]
    assert "?" not in json.dumps([frame["board"]["players"] for frame in replay["frames"]])
    last = replay["frames"][-1]["board"]
    assert [area["points"] for area in last["players"]] == summary["outcome"]["points"]


async def test_a_running_game_tells_nothing_hidden(server: Server) -> None:
    ana = await server.guest()
    table = (await ana.post("/api/bot-game", json={"bot": "mason"})).json()["table"]
    for path in ("record", "proof", "replay", "review"):
        answer = await ana.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, code(answer)) == (409, "not-over")
    text = (await ana.get(f"/api/tables/{table}")).text + (await ana.get("/api/lobby")).text
    match = await server.runtime.tables.match(table)
    assert match.deal
    assert match.deal.nonce not in text
    assert not any(f'"{card.id}"' in text for card in CARDS)


async def test_a_forfeited_game_has_a_record_without_a_result(server: Server) -> None:
    ana = await server.guest()
    table = (await ana.post("/api/bot-game", json={"bot": "mason"})).json()["table"]
    me = (await ana.get("/api/me")).json()["id"]
    await (await server.runtime.tables.host(table)).execute(partial(commands.resign, player=me))
    await server.over(table)
    record = Record.read((await ana.get(f"/api/tables/{table}/record")).text)
    assert record.result is None
    summary = (await ana.get(f"/api/tables/{table}")).json()
    assert summary["outcome"]["end"] == "forfeit"
    assert Proof.read((await ana.get(f"/api/tables/{table}/proof")).text).is_fair
    assert (await ana.get(f"/api/tables/{table}/replay")).status_code == 200


@pytest.mark.parametrize("path", ["", "/record", "/proof", "/replay", "/review"])
async def test_tables_that_are_not_there(light: Server, path: str) -> None:
    anyone = await light.browser()
    answer = await anyone.get(f"/api/tables/{NOWHERE}{path}")
    assert (answer.status_code, code(answer)) == (404, "not-found")
    assert (await anyone.get(f"/api/tables/short{path}")).status_code == 422


async def test_a_review_comes_in_lines_and_is_made_once(server: Server) -> None:
    ana = await server.guest()
    table = await server.bot_table(ana)
    anyone = await server.browser()
    for _ in range(2):
        answer = await anyone.get(f"/api/tables/{table}/review")
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert lines[0] == {"progress": 0.0}
        assert lines[-1]["review"]["decisions"] > 20
        assert all(set(line) == {"progress"} for line in lines[:-1])
    assert server.bots.reviews == 1


async def test_a_game_from_elsewhere_is_reviewed(server: Server) -> None:
    ana = await server.guest()
    record = (await ana.get(f"/api/tables/{await server.bot_table(ana)}/record")).json()
    anyone = await server.browser()
    for _ in range(2):
        answer = await anyone.post("/api/review", json=record)
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert lines[-1]["review"]["decisions"] > 20
    assert server.bots.reviews == 1
    broken = [
        record | {"result": None},
        record | {"decisions": ["pass"]},
        record | {"setup": {}},
        record | {"names": []},
    ]
    broken += [record | {"decisions": [], "result": None}, record | {"names": ["Ana", "\ud800"]}, record | {"key": 1}]
    for body in broken:
        answer = await anyone.post(
            "/api/review", content=json.dumps(body), headers={"Content-Type": "application/json"}
        )
        assert code(answer) == "bad-message"


async def test_one_review_at_a_time_for_each_client(light: Server) -> None:
    ana = await light.guest()
    one, other = [f"/api/tables/{await light.bot_table(ana)}/review" for _ in range(2)]
    begun, go_on, quick = asyncio.Event(), asyncio.Event(), light.bots.review

    async def held(record: Record, progress: Callable[[float], None]) -> dict[str, Any]:
        begun.set()
        await go_on.wait()
        return await quick(record, progress)

    light.bots.review = held  # type: ignore[method-assign]
    first = asyncio.create_task(ana.get(one))
    await begun.wait()
    assert (await ana.get(other)).status_code == 429
    go_on.set()
    assert (await first).status_code == 200
    assert (await ana.get(other)).status_code == 200


async def test_a_review_that_fails_says_so_and_no_more(light: Server) -> None:
    ana = await light.guest()
    table = await light.bot_table(ana)

    async def broken(*_: object) -> dict[str, object]:
        raise RuntimeError("secret detail")

    light.bots.review = broken  # type: ignore[method-assign,assignment]
    answer = await ana.get(f"/api/tables/{table}/review")
    assert json.loads(answer.text.splitlines()[-1])["code"] == "internal"
    assert "secret" not in answer.text
    assert (await ana.get(f"/api/tables/{table}/review")).status_code == 200  # not blocked by the one that failed


async def test_my_games_by_the_page(server: Server) -> None:
    ana, bea = await server.guest("Ana"), await server.guest("Bea")
    tables = [(await ana.post("/api/bot-game", json={"bot": "mason"})).json()["table"] for _ in range(5)]
    await bea.post("/api/bot-game", json={"bot": "mason"})
    me = (await ana.get("/api/me")).json()["id"]
    await (await server.runtime.tables.host(tables[0])).execute(partial(commands.resign, player=me))
    await server.over(tables[0])
    found: list[str] = []
    before = None
    for _ in range(3):
        page = (await ana.get("/api/me/games", params={"limit": 2} | ({"before": before} if before else {}))).json()
        found += [game["table"] for game in page["games"]]
        before = page["next"]
    assert before is None
    assert sorted(found) == sorted(tables)
    assert found[0] == tables[0]  # it ended last
    over = (await ana.get("/api/me/games", params={"status": "over"})).json()["games"]
    assert [game["table"] for game in over] == [tables[0]]
    mine = over[0]["mine"]
    assert len(mine) == 1
    assert (over[0]["seats"][mine[0]]["name"], over[0]["seats"][mine[0]]["won"]) == ("Ana", 0.0)


async def test_a_profile(server: Server) -> None:
    ana = await server.guest("Ana")
    me = (await ana.get("/api/me")).json()["id"]
    for players in (2, 3):
        body = {"bot": "mason", "rated": players == 2, "players": players}
        table = (await ana.post("/api/bot-game", json=body)).json()["table"]
        await (await server.runtime.tables.host(table)).execute(partial(commands.resign, player=me))
        await server.over(table)
    anyone = await server.browser()
    profile = (await anyone.get(f"/api/players/{me}")).json()
    assert (profile["name"], profile["games"], profile["wins"]) == ("Ana", 2, 0.0)
    assert set(profile["kinds"]) == {"2", "3"}
    assert profile["kinds"]["2"]["rating"]["games"] == 1
    assert profile["kinds"]["3"]["rating"] is None
    assert profile["bots"] == [{"bot": "mason", "games": 2, "wins": 0.0}]
    assert code(await anyone.get(f"/api/players/{NOWHERE}")) == "not-found"
    listed = (await anyone.get("/api/ratings/2")).json()
    assert [(one["name"], one["games"]) for one in listed] == [("Mason", 1)]  # guests are not listed
    await ana.post("/api/accounts", json={"name": "Ana", "password": "correct horse"})
    listed = (await anyone.get("/api/ratings/2")).json()
    assert [one["name"] for one in listed] == ["Mason", "Ana"]
    assert listed[0]["rating"] > listed[1]["rating"]
    assert (await anyone.get("/api/ratings/5")).status_code == 422


async def test_nothing_is_due_at_a_table_once_the_server_has_stopped(sqlite_url: str, tmp_path: Path) -> None:
    """A clock that ran out then began something that nobody waited for: "Task was destroyed but it is pending"."""
    async with serving(sqlite_url, tmp_path) as server:
        ana = await server.guest("Ana")
        options = {"clock": {"kind": "turn", "seconds": 10}}
        seats = [{"kind": "me"}, {"kind": "person", "name": "Bea"}]
        made = await ana.post("/api/tables", json={"options": options, "seats": seats})
        host = await server.runtime.tables.host(made.json()["table"])
        clock = host._timer
        assert clock is not None
        assert not clock.cancelled()
    assert clock.cancelled()
