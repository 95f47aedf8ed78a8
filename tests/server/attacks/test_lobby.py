"""Someone fills the lobby, so that others would not find each other."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import update

from gauntlet.match import commands
from gauntlet.server.http.lobby_view import SHOWN
from gauntlet.server.realtime.registry import AWAY_MS, EXPIRY_MS, LISTED_PER_PLAYER
from gauntlet.server.storage.schema import tables
from testkit.server.fixtures import Server, serving
from testkit.server.people import code
from testkit.server.sockets import room

pytestmark = pytest.mark.anyio
PUBLIC = {"options": {"public": True}}


async def _spam(server: Server, count: int, **options: object) -> list[str]:
    """Public tables of as many guests as it takes."""
    made: list[str] = []
    while len(made) < count:
        zoe = await server.guest("Zoe")
        for _ in range(LISTED_PER_PLAYER):
            answer = await zoe.post("/api/tables", json={"options": {"public": True} | options})
            assert answer.status_code == 201, answer.text
            made.append(answer.json()["table"])
    return made


async def test_tables_of_another_kind_do_not_hide_those_that_fit(server: Server) -> None:
    await _spam(server, 210, players=3)
    ana, ben = await server.guest("Ana"), await server.guest("Ben")
    waits = (await ana.post("/api/quick", json={"players": 2})).json()["table"]
    assert (await ben.post("/api/quick", json={"players": 2})).json()["table"] == waits


@pytest.mark.parametrize("seats", ["empty", "full"])
async def test_tables_that_nobody_can_join_do_not_hide_those_that_fit(server: Server, seats: str) -> None:
    """One more than are looked at, each of just the kind that quick match opens."""
    ana = await server.guest("Ana")
    quick = (await ana.post("/api/quick", json={"players": 2})).json()["table"]
    options = (await server.runtime.tables.match(quick)).options.model_dump()
    for table in [quick, *await _spam(server, SHOWN + 1, **options)]:
        host = await server.runtime.tables.host(table)
        maker = host.match.maker
        if seats == "empty":
            await host.execute(partial(commands.stand, player=maker, seat=0))
        else:
            await host.execute(partial(commands.seat_bot, player=maker, bot="mason", name="Mason", seat=1))
    ben, cleo = await server.guest("Ben"), await server.guest("Cleo")
    waits = (await ben.post("/api/quick", json={"players": 2})).json()["table"]
    assert [one["id"] for one in (await ben.get("/api/lobby")).json()["open"]] == [waits]
    assert (await cleo.post("/api/quick", json={"players": 2})).json()["table"] == waits


async def test_tables_whose_makers_are_away_are_not_listed(server: Server) -> None:
    async with room(server) as here:
        old = await _spam(server, 2 * SHOWN)
        ana = await server.guest("Ana")
        table = (await ana.post("/api/quick", json={"players": 2})).json()["table"]
        await here.come(table, ana)
        server.clock.ahead_ms += AWAY_MS + 1
        await server.runtime.tables.note_presence()
        ben = await server.guest("Ben")
        listed = [one["id"] for one in (await ben.get("/api/lobby")).json()["open"]]
        assert listed == [table]
        back = await here.come(old[0], ben)  # the link still works
        assert back.screen["status"] == "waiting"
        assert (await ben.post("/api/quick", json={"players": 2})).json()["table"] == table


async def test_quick_match_joins_nobody_who_is_away(server: Server) -> None:
    ana, ben = await server.guest("Ana"), await server.guest("Ben")
    left = (await ana.post("/api/quick", json={"players": 2})).json()["table"]
    await server.runtime.database.write(update(tables).values(changed=tables.c.changed - AWAY_MS - 1))
    assert (await ben.post("/api/quick", json={"players": 2})).json()["table"] != left


async def test_a_person_has_few_tables_in_the_lobby(server: Server) -> None:
    ana = await server.guest("Ana")
    codes = [(await ana.post("/api/tables", json=PUBLIC)).status_code for _ in range(LISTED_PER_PLAYER + 1)]
    assert codes == [201] * LISTED_PER_PLAYER + [429]
    assert (await ana.post("/api/tables", json={"options": {}})).status_code == 201  # for those who have the link
    server.clock.ahead_ms += AWAY_MS + 1
    assert (await ana.post("/api/tables", json=PUBLIC)).status_code == 201


async def test_so_many_tables_and_no_more_even_at_once(url: str, tmp_path: Path) -> None:
    async with serving(url, tmp_path, tables_per_player=3) as server:
        ana = await server.guest("Ana")
        answers = await asyncio.gather(*(ana.post("/api/tables", json={"options": {}}) for _ in range(12)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 9
        assert code(await ana.post("/api/bot-game", json={"bot": "mason"})) == "too-many"
        lobby = (await ana.get("/api/lobby")).json()
        assert lobby["tables"] == {"waiting": 3, "playing": 0, "over": 0}


async def test_tables_that_nobody_waits_at_are_closed(url: str, tmp_path: Path) -> None:
    """Whoever has the link is told, and its maker may make another one."""
    async with serving(url, tmp_path, tables_per_player=1) as server, room(server) as here:
        ana, ben = await server.guest("Ana"), await server.guest("Ben")
        table = await here.table(ana, public=True)
        watching = await here.come(table, ben)  # and does not sit down
        server.clock.ahead_ms += EXPIRY_MS - AWAY_MS
        await server.runtime.tables.tend_waiting()
        assert watching.screen["status"] == "waiting"
        assert code(await ana.post("/api/tables", json=PUBLIC)) == "too-many"
        server.clock.ahead_ms += AWAY_MS + 1
        await server.runtime.tables.tend_waiting()
        await watching.until(lambda: watching.screen["status"] == "over")
        assert watching.events()[-1]["event"]["kind"] == "closed"
        assert (await watching.ask("sit"))["code"] == "over"
        late = await here.come(table, ana)
        assert (late.screen["status"], late.screen["outcome"], late.screen["board"]) == ("over", None, None)
        assert (await late.ask("rematch"))["code"] == "not-over"
        assert code(await ana.get(f"/api/tables/{table}/record")) == "not-over"
        assert (await ana.post("/api/tables", json=PUBLIC)).status_code == 201
        assert [event.kind for event in await here.log(table)] == ["opened", "seated", "closed"]


async def test_a_table_stays_open_while_someone_who_sits_there_waits(server: Server) -> None:
    async with room(server) as here:
        ana, ben = await server.guest("Ana"), await server.guest("Ben")
        table = await here.table(ana, public=True, players=3)
        waits = await here.come(table, ben)
        await waits.done("sit")
        for _ in range(2):
            server.clock.ahead_ms += EXPIRY_MS + 1
            await server.runtime.tables.tend_waiting()
            assert waits.screen["status"] == "waiting"
            assert (await ben.get("/api/lobby")).json()["open"] == []  # nobody could start it
        await waits.closed()
        server.clock.ahead_ms += EXPIRY_MS + 1
        await server.runtime.tables.tend_waiting()
        assert (await here.log(table))[-1].kind == "closed"


async def test_after_a_start_people_have_time_to_come_back(url: str, tmp_path: Path) -> None:
    async with serving(url, tmp_path) as server, room(server) as here:
        ana = await server.guest("Ana")
        table = await here.table(ana)
        cookie = str(ana.cookies["gauntlet"])
    async with serving(url, tmp_path, ahead_ms=2 * EXPIRY_MS) as server, room(server) as here:
        await server.runtime.tables.tend_waiting()
        back = await here.come(table, cookie=cookie)
        server.clock.ahead_ms += AWAY_MS
        await server.runtime.tables.tend_waiting()
        assert back.screen["status"] == "waiting"
        assert [event.kind for event in await here.log(table)] == ["opened", "seated"]
