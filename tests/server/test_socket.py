"""The WebSocket of a table: every message, however often it comes and in whatever order."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import orjson
import pytest

from gauntlet.match import events as e
from gauntlet.match.draw import new_share, sha256
from gauntlet.server.realtime.connection import Connection
from gauntlet.server.storage import database
from testkit.server.fixtures import Server, serving
from testkit.server.payloads import PAYLOADS
from testkit.server.sockets import TYPES, Json, Room, Socket, room

pytestmark = pytest.mark.anyio


# What may be sent, and what comes back


async def test_every_message_by_example(here: Room) -> None:
    table, (ana, ben) = await here.duel(start=False)
    sent = {"hello", "sit"}

    async def works(socket: Socket, kind: str, **more: Any) -> Json:
        sent.add(kind)
        answer = await socket.ask(kind, **more)
        assert answer["type"] != "refused", (kind, answer)
        if answer["type"] == "ack":
            await socket.seen(answer["number"])
        return answer

    await works(ana, "stand", seat=1)
    await works(ana, "seat-bot", bot="mason", seat=1)
    await works(ana, "stand", seat=1)
    await works(ben, "sit", seat=1, entropy=True)
    await works(ana, "start", first=1)
    share = new_share()
    await works(ben, "commit", commitment=sha256(share))
    await ben.until(lambda: ben.screen["draw"]["phase"] == "reveal")
    await works(ben, "reveal", entropy=share)
    await ben.until(lambda: ben.choices)
    taken = next(choice for choice in ben.choices if choice.startswith("take"))
    await works(ben, "decide", question=ben.screen["question"], decision=taken)
    await works(ben, "undo", question=ben.screen["question"])
    advice = await works(ben, "hint")
    assert (advice["type"], advice["question"]) == ("hint", ben.screen["question"])
    assert advice["best"][0]["decision"] in ben.choices
    seen = await works(ben, "position")
    assert (seen["question"], seen["seat"]) == (ben.screen["question"], ben.screen["board"]["asked"])
    game = (await here.server.runtime.tables.match(table)).game
    assert game is not None
    assert seen["position"] == game.view(seen["seat"]).position
    await works(ana, "pause")
    await works(ben, "pause")
    assert ben.screen["paused"]
    await works(ana, "resume")
    assert (await works(ana, "ping"))["type"] == "pong"
    await works(ana, "chat", text="hello there")
    await works(ana, "chat", phrase="good-luck")
    await works(ana, "mute", onlookers=True)
    assert ana.screen["onlookers_muted"]
    page = await works(ana, "history", before=3)
    assert [entry["event"]["kind"] for entry in page["events"]] == ["opened", "seated"]
    await works(ana, "leave")
    assert ana.screen["seats"][ana.screen["you"][0]]["stood_in"]
    await works(ana, "return")
    await works(ben, "resign")
    await ben.until(lambda: ben.screen["outcome"])
    await works(ana, "rematch")
    assert sent == TYPES
    kinds = {event.kind for event in await here.log(table)}
    assert {"opened", "seated", "vacated", "started", "decided", "undone", "pause-requested", "paused"} < kinds
    assert {"drawing", "committed", "revealing", "revealed", "muted"} < kinds
    assert {"resumed", "chat", "stood-in", "returned", "forfeited", "ended", "rematch"} < kinds


async def test_the_welcome_has_all(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    welcome = ana.heard[0]
    assert (welcome["type"], welcome["protocol"], welcome["table"]) == ("welcome", "gauntlet-table/1", table)
    assert welcome["options"]["players"] == 2
    assert [fact["event"]["kind"] for fact in welcome["events"]] == ["opened", "seated"]
    assert (ana.screen["you"], ana.screen["maker"]) == ([0], True)
    assert (ben.screen["you"], ben.screen["maker"]) == ([1], False)
    assert "view" not in ana.heard[-1]
    bot = here.socket(table, here.people[0])
    welcome = await bot.hello(position=True)
    assert (welcome["view"]["seat"], welcome["view"]["asked"]) == (0, 0)
    await ana.decide()
    await bot.seen(ana.screen["number"])
    assert bot.heard[-1]["view"]["asked"] == 1


async def test_a_command_is_on_disk_then_acknowledged_then_broadcast(
    here: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[tuple[str, int]] = []
    table, (ana, ben) = await here.duel()
    commit, send = database.Database._commit, Connection.send

    async def committing(self: database.Database, connection: Any, batch: list[database.Write]) -> None:
        await commit(self, connection, batch)
        order.extend(("disk", row["number"]) for write in batch for row in write.events if row["table"] == table)

    def sending(self: Connection, message: Any) -> None:
        value = orjson.loads(message) if isinstance(message, bytes) else message
        if value["type"] in ("ack", "update"):
            order.append((value["type"], value["number"] if value["type"] == "ack" else value["screen"]["number"]))
        send(self, message)

    monkeypatch.setattr(database.Database, "_commit", committing)
    monkeypatch.setattr(Connection, "send", sending)
    numbers = [await ana.decide(), await ben.decide(), await ana.done("chat", phrase="hello"), await ana.decide()]
    assert order == [(what, number) for number in numbers for what in ("disk", "ack", "update", "update")]
    await ben.done("resign")
    await ana.until(lambda: ana.screen["outcome"])
    order.clear()
    number = await ana.done("rematch")
    assert [what for what, at in order if at == number] == ["disk", "ack", "update", "update"]


async def test_welcome_tells_what_came_after_last_and_news_goes_on_from_there(here: Room) -> None:
    table, people = await here.duel(players=3)
    chance = random.Random(1)
    for turn in range(12):
        socket = people[turn % 3]
        await socket.until(lambda socket=socket: socket.choices)  # type: ignore[misc]
        while socket.choices:
            decks = [choice for choice in socket.choices if "deck" in choice]
            await socket.decide(chance.choice(decks or socket.choices))
    last = people[0].screen["number"]
    live = {}
    for socket in people:
        await socket.seen(last)
        live[socket] = {fact["event"]["number"]: fact for fact in socket.events()}
        assert sorted(live[socket]) == list(range(1, last + 1))
    for number, socket in enumerate(people):
        for since in range(last + 3):
            again = await here.come(table, here.people[number], last=since)
            entries = again.heard[0]["events"]
            assert [fact["event"]["number"] for fact in entries] == list(range(since + 1, last + 1))
            assert all(fact == live[socket][fact["event"]["number"]] for fact in entries if "effects" in fact)
            assert again.screen | {"seats": None} == socket.screen | {"seats": None}
            await again.closed()
    late = await here.come(table, None, last=last)
    await people[0].done("chat", phrase="bye")
    await late.seen(last + 1)
    assert [fact["event"]["number"] for fact in late.events()] == [last + 1]


async def test_onlookers_see_what_is_open_and_may_do_nothing(here: Room) -> None:
    table, (ana, _) = await here.duel()
    onlooker = await here.come(table)
    assert (onlooker.screen["you"], onlooker.screen["maker"], onlooker.choices) == ([], False, [])
    await ana.decide("reserve deck 1")
    await onlooker.seen(ana.screen["number"])
    assert onlooker.screen["board"]["players"][0]["reserved"] == ["?1"]
    (card,) = ana.screen["board"]["players"][0]["reserved"]
    assert ana.events()[-1]["effects"] == [f"reserve deck 1 {card}", "shield"]
    assert onlooker.events()[-1]["effects"] == ["reserve deck 1", "shield"]
    assert (await onlooker.ask("ping"))["type"] == "pong"


async def test_onlookers_are_counted(here: Room) -> None:
    table, (ana, _) = await here.duel()
    eve = await here.server.guest()
    assert ana.of("onlookers") == []
    first, second = await here.come(table, eve), await here.come(table, eve)
    await ana.until(lambda: ana.of("onlookers"))
    stranger = await here.come(table)
    await stranger.until(lambda: [one["count"] for one in stranger.of("onlookers")] == [1, 2])
    for one in (first, second, stranger):
        await one.closed()
    await ana.until(lambda: ana.of("onlookers")[-1]["count"] == 0)
    assert [one["count"] for one in ana.of("onlookers")][:2] == [1, 2], "two windows of one person count once"


async def test_people_of_one_device_pass_it_on(here: Room) -> None:
    ana = await here.server.guest()
    table = await here.table(ana, ({"kind": "me"}, {"kind": "person", "name": "Ben"}))
    socket = await here.come(table, ana)
    await socket.done("start", first=0)
    assert socket.screen["you"] == [0, 1]
    for seat in (0, 1, 0, 1):
        await socket.until(lambda: socket.choices)
        assert (socket.screen["board"]["viewer"], socket.screen["board"]["asked"]) == (seat, seat)
        await socket.decide(next(choice for choice in socket.choices if choice.startswith("take")))
    await socket.done("pause")
    assert socket.screen["paused"]


async def test_the_maker_seats_people_of_one_device_by_socket(here: Room) -> None:
    ana = await here.server.guest()
    table = await here.table(ana, ({"kind": "open"}, {"kind": "open"}, {"kind": "open"}), players=3)
    socket = await here.come(table, ana)
    await socket.done("sit")
    await socket.done("sit", name="  Ben   B ", seat=2)
    await socket.done("sit", name="Cleo")
    assert [seat["name"] for seat in socket.screen["seats"]] == ["Ana", "Cleo", "Ben B"]
    assert (await socket.ask("sit", name="Dan"))["code"] == "table-full"


async def test_chat_is_text_and_nothing_else(here: Room) -> None:
    _, (ana, ben) = await here.duel(start=False)
    said = 0
    for payload in PAYLOADS:
        answer = await ana.ask("chat", text=payload)
        if answer["type"] == "refused":
            assert answer["code"] == "bad-message"
            continue
        said += 1
        await ben.seen(answer["number"])
        event = ben.events()[-1]["event"]
        assert (event["kind"], event["text"], event["name"]) == ("chat", " ".join(payload.split()), "Ana")
    assert said > 100


async def test_chat_of_several_hundred_letters_or_unknown_phrases_is_refused(here: Room) -> None:
    table, (ana, _) = await here.duel(start=False)
    before = len(await here.log(table))
    for wrong in (
        {"text": "x" * 201},
        {"text": ""},
        {"text": "   "},
        {"text": "a\u0000b"},
        {"phrase": "buy-now"},
        {"text": "a", "phrase": "hello"},
        {},
    ):
        assert (await ana.ask("chat", **wrong))["code"] == "bad-message"
    assert len(await here.log(table)) == before
    assert (await ana.ask("chat", text="x" * 200))["type"] == "ack"


async def test_a_rematch_turns_the_seats_and_everyone_follows(here: Room) -> None:
    table, sockets = await here.duel(players=3)
    for socket in sockets[1:]:
        await socket.done("resign")
    for socket in sockets:
        await socket.until(lambda socket=socket: socket.screen["outcome"])  # type: ignore[misc]
    answers = await asyncio.gather(*(socket.ask("rematch") for socket in sockets for _ in range(2)))
    assert {answer["type"] for answer in answers} == {"ack"}
    for socket in sockets:
        await socket.until(lambda socket=socket: socket.screen["rematch"])  # type: ignore[misc]
    (again,) = {socket.screen["rematch"] for socket in sockets}
    assert [event.kind for event in await here.log(table)].count("rematch") == 1
    back = [await here.come(again, browser) for browser in here.people]
    assert [socket.screen["you"] for socket in back] == [[2], [0], [1]]
    assert [seat["name"] for seat in back[0].screen["seats"]] == ["Ben", "Cleo", "Ana"]
    assert back[1].choices
    assert back[1].screen["status"] == "playing"


# Once, whatever is repeated, late or out of order


async def test_a_repeated_id_does_nothing_twice(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    twin = await here.come(table, here.people[0])
    message = {"question": ana.screen["question"], "decision": ana.choices[0], "id": "mine"}
    number = await ana.decide(**message)
    await ben.decide()
    before = await here.log(table)
    for socket in (ana, twin, ana):
        assert await socket.ask("decide", **message) == {"type": "ack", "id": "mine", "number": number}
        changed = message | {"decision": "pass", "question": 0}
        assert (await socket.ask("decide", **changed))["code"] == "bad-message"
    assert await here.log(table) == before
    assert (await ben.ask("decide", **message))["code"] == "not-your-turn"  # ids of others are others' ids
    line = await ana.done("chat", text="once", id="line")
    assert await twin.done("chat", text="once", id="line") == line
    assert len(await here.log(table)) == len(before) + 1


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("sit", {"name": "Dan"}),
        ("seat-bot", {"bot": "mason", "seat": 1}),
        ("stand", {"seat": 0}),
        ("leave", {}),
        ("start", {"first": 0}),
    ],
)
async def test_repeated_ids_before_the_game(here: Room, kind: str, more: Json) -> None:
    ana = await here.server.guest()
    free = {"kind": "bot", "bot": "pebble"} if kind == "start" else {"kind": "open"}
    table = await here.table(ana, ({"kind": "me"}, free, free, free), players=4)
    socket = await here.come(table, ana)
    first = await socket.ask(kind, id="a", **more)
    await socket.seen(first["number"])
    number = len([event for event in await here.log(table) if not isinstance(event, e.Decided)])
    for _ in range(3):
        assert await socket.ask(kind, id="a", **more) == first
    assert len([event for event in await here.log(table) if not isinstance(event, e.Decided)]) == number


async def test_a_repeated_id_after_a_restart(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path) as server, room(server) as here:
        table, (ana, _) = await here.duel()
        message = {"question": ana.screen["question"], "decision": ana.choices[0], "id": "mine"}
        number = await ana.decide(**message)
        cookie = here.people[0].cookies["gauntlet"]
    async with serving(sqlite_url, tmp_path) as server, room(server) as here:
        ana = Socket(server.app, table, cookie)
        here.sockets.append(ana)
        assert [fact["event"]["number"] for fact in (await ana.hello(number - 1))["events"]] == [number]
        assert (await ana.ask("decide", **message))["number"] == number
        assert len(await here.log(table)) == number


async def test_late_and_reordered_decisions_answer_no_other_question(here: Room) -> None:
    table, (ana, ben) = await here.duel()
    early = {"question": ana.screen["question"], "decision": ana.choices[0]}
    future = early | {"question": early["question"] + 2}
    for wrong in (0, -1, 10**30, early["question"] - 1, early["question"] + 1):
        assert (await ana.ask("decide", **(early | {"question": wrong})))["code"] == "stale"
    assert (await ana.ask("decide", **future))["code"] == "stale"
    await ana.decide(**early)
    assert (await ana.ask("decide", **early))["code"] == "not-your-turn"
    await ben.decide()
    await ana.until(lambda: ana.choices)
    assert (await ana.ask("decide", **early))["code"] == "stale"
    before = await here.log(table)
    assert (await ana.ask("undo", question=ana.screen["question"]))["code"] == "cannot-undo"
    assert (await ben.ask("undo", question=early["question"]))["code"] in ("stale", "cannot-undo")
    assert await here.log(table) == before


async def test_of_several_clients_for_one_seat_one_wins_each_number(server: Server) -> None:
    """On both databases."""
    async with room(server) as here:
        table, people = await here.duel()
        clients = [[await here.come(table, browser) for _ in range(4)] for browser in here.people]
        chance = random.Random(3)
        for _ in range(30):
            asked = people[0].screen["board"]["asked"]
            crowd = clients[asked]
            await asyncio.gather(*(client.until(lambda client=client: client.choices) for client in crowd))
            question = crowd[0].screen["question"]
            answers = await asyncio.gather(
                *(
                    client.ask("decide", question=question, decision=chance.choice(client.choices))
                    for client in crowd
                    for _ in range(2)
                )
            )
            codes = [answer.get("code", "ack") for answer in answers]
            assert codes.count("ack") == 1
            assert set(codes) <= {"ack", "stale", "not-your-turn"}
            number = next(answer["number"] for answer in answers if answer["type"] == "ack")
            for socket in (*people, *clients[0], *clients[1]):
                await socket.seen(number)
        log = await here.log(table)
        assert sum(isinstance(event, e.Decided) for event in log) == 30
        for socket in (*clients[0], *clients[1]):
            numbers = [fact["event"]["number"] for fact in socket.events()]
            assert numbers == list(range(1, len(log) + 1))
