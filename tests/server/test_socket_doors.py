"""The WebSocket of a table: whose seat it is, who comes in, and who has to go."""

from __future__ import annotations

from pathlib import Path

import orjson
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gauntlet.server.realtime import connection
from gauntlet.server.refusals import MAX_MESSAGE_BYTES
from testkit.server.fixtures import serving
from testkit.server.real_server import Process, new_person, new_table, people_go
from testkit.server.sockets import TYPES, Json, Room, Socket, room

pytestmark = pytest.mark.anyio


# Whose seat it is

COMMANDS: dict[str, Json] = {
    "decide": {"decision": "pass"},
    "undo": {},
    "sit": {},
    "seat-bot": {"bot": "mason", "seat": 0},
    "stand": {"seat": 0},
    "start": {"first": 0},
    "commit": {"commitment": "0" * 64},
    "reveal": {"entropy": "0" * 64},
    "pause": {},
    "resume": {},
    "resign": {},
    "leave": {},
    "return": {},
    "rematch": {},
    "hint": {},
    "position": {},
    "mute": {"onlookers": True},
}


def test_every_command_is_in_the_matrix() -> None:
    assert set(COMMANDS) == TYPES - {"hello", "ping", "chat", "history"}


async def _stranger(here: Room, table: str, kind: str) -> Socket:
    match kind:
        case "no session":
            return await here.come(table)
        case "forged session":
            return await here.come(table, cookie="A" * 43)
        case "forged token":
            return await here.come(table, authorization="Bearer " + "A" * 43)
        case "guest":
            return await here.come(table, await here.server.guest("Zoe"))
        case "player elsewhere":
            zoe = await here.server.guest("Zoe")
            await here.come(await here.table(zoe), zoe)
            return await here.come(table, zoe)
        case "bot of a stranger":
            zoe = await here.server.guest("Zoe")
            token = (await zoe.post("/api/tokens", json={"label": "bot"})).json()["token"]
            return await here.come(table, authorization=f"Bearer {token}")
        case _:
            raise AssertionError(kind)


STRANGERS = ("no session", "forged session", "forged token", "guest", "player elsewhere", "bot of a stranger")
KNOWN = ("guest", "player elsewhere", "bot of a stranger")
STATES = ("waiting", "playing", "undoable", "paused", "stood in", "over")


@pytest.mark.parametrize("state", STATES)
async def test_nobody_else_does_anything_at_a_table(here: Room, state: str) -> None:
    table, (ana, ben) = await here.duel(start=state != "waiting")
    match state:
        case "undoable":
            await ana.decide(next(choice for choice in ana.choices if choice.startswith("take")))
            assert ana.screen["can_undo"]
        case "paused":
            await ana.done("pause")
            await ben.done("pause")
        case "stood in":
            await ben.done("leave")
        case "over":
            await ben.done("resign")
            await ana.until(lambda: ana.screen["outcome"])
    before = await here.log(table)
    decision = ana.choices[0] if ana.choices else "pass"
    for kind in STRANGERS:
        socket = await _stranger(here, table, kind)
        assert (socket.screen["you"], socket.screen["maker"], socket.choices) == ([], False, [])
        for command, more in COMMANDS.items():
            question = {"question": ana.screen["question"]} if command in ("decide", "undo") else {}
            wish = {"decision": decision} if command == "decide" else {}
            answer = await socket.ask(command, **(more | question | wish))
            # Whoever does not sit there leaves nothing, which is no mistake.
            allowed = command == "leave" and state != "over" and kind in KNOWN
            assert answer["type"] == ("ack" if allowed else "refused"), (kind, command, answer)
        await socket.closed()
    assert await here.log(table) == before


async def test_a_player_does_nothing_for_another_seat(here: Room) -> None:
    table, (ana, ben) = await here.duel(start=False)
    assert (await ben.ask("stand", seat=0))["code"] == "not-allowed"
    assert (await ben.ask("seat-bot", bot="mason", seat=0))["code"] == "not-allowed"
    assert (await ben.ask("start", first=1))["code"] == "not-allowed"
    await ana.done("start", first=0)
    await ben.seen(ana.screen["number"])
    before = await here.log(table)
    question = ana.screen["question"]
    assert (await ben.ask("decide", question=question, decision=ana.choices[0]))["code"] == "not-your-turn"
    assert (await ben.ask("hint"))["code"] == "not-your-turn"
    assert (await ben.ask("position"))["code"] == "not-your-turn"
    assert await here.log(table) == before
    await ana.decide(next(choice for choice in ana.choices if choice.startswith("take")))
    assert (await ben.ask("undo", question=ana.screen["question"]))["code"] == "cannot-undo"
    await ben.done("leave")
    assert (await ana.ask("return"))["code"] == "not-allowed"


async def test_whoever_was_sent_away_is_a_stranger(here: Room) -> None:
    table, (ana, ben) = await here.duel(start=False)
    await ana.done("stand", seat=1)
    await ben.seen(ana.screen["number"])
    assert ben.screen["you"] == []
    before = await here.log(table)
    assert (await ben.ask("stand", seat=0))["code"] == "not-allowed"
    assert await here.log(table) == before


async def test_a_bot_plays_by_its_owners_token(here: Room) -> None:
    table, (ana, _) = await here.duel()
    token = (await here.people[0].post("/api/tokens", json={"label": "bot"})).json()["token"]
    bot = await here.come(table, authorization=f"Bearer {token}")
    assert bot.screen["you"] == [0]
    await bot.decide()
    await ana.seen(bot.screen["number"])


# Doors


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://gauntlet.test.evil.example"}, 403),
        ({"origin": None, "sec-fetch-site": "cross-site"}, 403),
        ({"origin": None}, None),
        ({"origin": "https://gauntlet.test"}, None),
    ],
)
async def test_no_other_site_opens_a_socket(here: Room, headers: dict[str, str | None], status: int | None) -> None:
    ana = await here.server.guest()
    socket = here.socket(await here.table(ana), ana, **headers)
    await socket.until(lambda: socket.open or socket.status)
    assert (socket.status, socket.open) == (status, status is None)


@pytest.mark.parametrize("table", ["A" * 22, "x", "..%2f..", "%00", "😀"])
async def test_no_such_table(here: Room, table: str) -> None:
    socket = here.socket(table)
    await socket.until(lambda: socket.status)
    assert (socket.status, socket.open) == (404, False)


async def test_too_many_connections_of_one_address(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, connections_per_address=3) as server, room(server) as here:
        ana = await server.guest()
        table = await here.table(ana)
        inside = [await here.come(table, ana) for _ in range(3)]
        for _ in range(3):
            refused = here.socket(table, ana)
            await refused.until(lambda refused=refused: refused.status)  # type: ignore[misc]
            assert (refused.status, refused.open) == (429, False)
        await here.come(table, ana, address="10.0.0.2")
        await inside[0].closed()
        await here.come(table, ana)


async def test_log_out_closes_the_sockets_of_this_session_alone(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    token = (await here.people[0].post("/api/tokens", json={"label": "bot"})).json()["token"]
    bot = await here.come(table, authorization=f"Bearer {token}")
    second = await here.come(table, here.people[0])
    assert (await here.people[0].post("/api/logout")).status_code == 204
    for socket in (ana, second):
        await socket.until(lambda socket=socket: socket.code)  # type: ignore[misc]
        assert socket.code == 4001
    assert (await ben.ask("ping"))["type"] == "pong"
    assert (await bot.ask("ping"))["type"] == "pong"
    back = await here.come(table, here.people[0])
    assert back.screen["you"] == []


async def test_a_revoked_token_closes_its_sockets(here: Room) -> None:
    table, (ana, _) = await here.duel()
    made = (await here.people[0].post("/api/tokens", json={"label": "bot"})).json()
    bot = await here.come(table, authorization=f"Bearer {made['token']}")
    assert (await here.people[0].delete(f"/api/tokens/{made['id']}")).status_code == 204
    await bot.until(lambda: bot.code)
    assert bot.code == 4001
    assert (await ana.ask("ping"))["type"] == "pong"


async def test_a_flood_is_refused_then_closed_and_does_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, messages_per_second=1) as server, room(server) as here:
        ana = await server.guest()
        table = await here.table(ana)
        calm, wild = await here.come(table), await here.come(table, ana)
        for _ in range(40):
            wild.send(type="chat", phrase="hurry")
        await wild.until(lambda: wild.code)
        assert wild.code == 1013
        assert {refused["code"] for refused in wild.of("refused")} <= {"too-many"}
        assert 2 <= len(await here.log(table)) <= 8
        assert calm.code is None
        assert (await calm.ask("ping"))["type"] == "pong"


async def test_whoever_never_reads_is_let_go_and_nobody_waits(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    deaf = await here.come(table)
    host = await here.server.runtime.tables.host(table)
    (kept,) = [one for one in host.subscribers if one.player is None]
    deaf.reads.clear()
    for _ in range(connection.MAX_QUEUED_MESSAGES + 20):
        await ben.done("chat", phrase="hello")
    assert kept not in host.subscribers
    assert isinstance(kept, connection.Connection)
    assert len(kept._queue) <= 1
    await ben.done("chat", phrase="hello")
    await ana.seen(ben.screen["number"])
    assert (deaf.code, ana.code, len(deaf.frames)) == (None, None, 1)
    deaf.reads.set()
    await deaf.until(lambda: deaf.code)
    assert deaf.code == 1013


async def test_a_slow_reader_is_bounded_by_bytes_too(here: Room) -> None:
    table, _ = await here.duel(start=False)
    deaf = await here.come(table)
    host = await here.server.runtime.tables.host(table)
    (kept,) = [one for one in host.subscribers if one.player is None]
    deaf.reads.clear()
    for _ in range(20):
        kept.send(b'{"x": "' + b"x" * (connection.MAX_QUEUED_BYTES // 10) + b'"}')
    assert isinstance(kept, connection.Connection)
    assert (kept.close_code, len(kept._queue)) == (1013, 0)


async def test_sockets_of_one_ipv6_network_are_counted_together(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, connections_per_address=2) as server, room(server) as here:
        table = await here.table(await server.guest())
        for host in ("1", "2"):
            await here.come(table, address=f"2001:db8:0:7::{host}")
        third = here.socket(table, address="2001:db8:0:7:ffff::3")
        await third.until(lambda: third.status)
        assert third.status == 429
        await here.come(table, address="2001:db8:0:8::1")


# By a real network


async def test_the_doors_of_a_real_process(tmp_path: Path) -> None:
    with Process(tmp_path, connections_per_address="3") as process:
        ana = await new_person(process)
        async with people_go(ana):
            table = await new_table([ana], bots=1)
            address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/socket"
            for code, frame in ((1009, "x" * (MAX_MESSAGE_BYTES + 1)), (1009, b"x" * 100_000)):
                async with connect(address) as client:
                    await client.send(frame)
                    with pytest.raises(ConnectionClosed):
                        await client.recv()
                    assert client.close_code == code
            async with connect(address) as client:
                await client.send(b"{}")
                assert orjson.loads(await client.recv())["code"] == "bad-message"
                await client.send("[" * MAX_MESSAGE_BYTES)
                assert orjson.loads(await client.recv())["code"] == "bad-message"
                async with connect(address):
                    with pytest.raises(InvalidStatus) as full:
                        await connect(address)
                    assert full.value.response.status_code == 429
            for wrong, status, origin in (
                (address, 403, "http://evil.example"),
                (address.replace(table, "x"), 404, None),
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(wrong, additional_headers={"Origin": origin} if origin else None)
                assert refused.value.response.status_code == status
            assert (await ana.ask(type="ping"))["type"] == "pong"
        errors = {line["message"] for line in process.errors()}
        assert errors <= {"ASGI callable returned without completing handshake."}  # uvicorn, of each refused handshake
