"""Several processes on one PostgreSQL, by NOTIFY and by Redis: players need not know which one they have reached.

First two applications in this process, where every moment can be chosen; then real ones, of which one is killed.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gauntlet.match import events as e
from gauntlet.server.realtime.registry import EXPIRY_MS, IDLE_SECONDS
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.storage import schema
from gauntlet.server.storage.bus import Notice, TableChanged, decode, encode
from testkit.server.fixtures import serving
from testkit.server.postgres import Postgres
from testkit.server.real_server import (
    PATIENCE,
    Person,
    Process,
    Redis,
    logs_of,
    new_person,
    new_table,
    people_go,
    redis,
    replays,
)
from testkit.server.sockets import Room, Socket, room

TAKE_OVER = 15.0
"""Seconds until the bots of a dead process move again: its lease is 4."""


@pytest.fixture
def address(postgres: Postgres) -> Iterator[str]:
    """A database of its own."""
    name = secrets.token_hex(8)
    yield postgres.make(name, "template")
    postgres.drop(name)


@pytest.fixture(params=["notify", "redis"])
def bus(request: pytest.FixtureRequest) -> Iterator[Redis | None]:
    if request.param == "notify":
        yield None
        return
    with redis() as running:
        yield running


class Pair:
    """Two applications on one database; each can be made deaf to what the other one tells."""

    def __init__(self, first: Room, second: Room, deaf: set[Runtime], arrived: list[tuple[Runtime, int]]) -> None:
        self.first, self.second, self.deaf = first, second, deaf
        self.arrived = arrived

    async def arrives(self, runtime: Runtime, number: int) -> None:
        async with asyncio.timeout(60):
            while (runtime, number) not in self.arrived:
                await asyncio.sleep(0.01)

    async def duel(self, **options: Any) -> tuple[str, Socket, Socket]:
        """Ana at the first, who owns the table, and Ben at the second."""
        table, (ana, ben) = await self.first.duel(**options)
        number = ben.screen["number"]
        await ben.closed()
        ben = await self.second.come(table, self.first.people[1], last=number)
        assert ben.heard[0]["events"] == []
        return table, ana, ben


@asynccontextmanager
async def pair(address: str, folder: Path, bus: Redis | None, patch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    deaf: set[Runtime] = set()
    arrived: list[tuple[Runtime, int]] = []
    on_notice = Runtime.on_notice

    async def hearing(self: Runtime, notice: Notice) -> None:
        if isinstance(notice, TableChanged):
            arrived.append((self, notice.number))
        if self not in deaf:
            await on_notice(self, notice)

    patch.setattr(Runtime, "on_notice", hearing)
    settings = {"redis": bus.url} if bus else {}
    async with (
        serving(address, folder, **settings) as one,
        serving(address, folder, **settings) as two,
        room(one) as first,
        room(two) as second,
    ):
        yield Pair(first, second, deaf, arrived)


@pytest.fixture
async def both(address: str, tmp_path: Path, bus: Redis | None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    async with pair(address, tmp_path, bus, monkeypatch) as made:
        yield made


@pytest.fixture
async def notified(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    async with pair(address, tmp_path, None, monkeypatch) as made:
        yield made


@pytest.mark.anyio
async def test_moves_and_chat_cross(both: Pair) -> None:
    table, ana, ben = await both.duel()
    for _ in range(5):
        for socket, other in ((ana, ben), (ben, ana)):
            await other.seen(await socket.turn())
    number = await ana.done("chat", text="can you hear me?")
    await ben.seen(number)
    await ana.seen(await ben.done("chat", phrase="hello"))
    log = await both.first.log(table)
    for socket in (ana, ben):
        assert [fact["event"]["number"] for fact in socket.events()][-10:] == list(range(len(log) - 9, len(log) + 1))
    facts = {socket: {fact["event"]["number"]: fact for fact in socket.events()} for socket in (ana, ben)}
    common = set(facts[ana]) & set(facts[ben])
    assert len(common) > 10
    assert {facts[ana][number]["event"]["kind"] for number in common} == {"decided", "chat"}


@pytest.mark.anyio
async def test_nobody_waits_for_a_redis_that_hangs_and_nothing_is_lost(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with redis() as bus:
        async with pair(address, tmp_path, bus, monkeypatch) as both:
            _, ana, ben = await both.duel()
            before = ben.screen["number"]
            os.kill(bus.pid, signal.SIGSTOP)
            try:
                async with asyncio.timeout(4):  # Redis' own patience is 5 seconds
                    number = await ana.turn()
                    for _ in range(20):
                        number = await ana.done("chat", phrase="hello")
                assert ben.screen["number"] == before
            finally:
                os.kill(bus.pid, signal.SIGCONT)
            await ben.seen(number)
            assert [fact["event"]["number"] for fact in ben.events()] == list(range(before + 1, number + 1))


@pytest.mark.anyio
async def test_log_out_closes_sockets_at_every_process(both: Pair) -> None:
    _, ana, ben = await both.duel()
    assert (await both.first.people[1].post("/api/logout")).status_code == 204
    await ben.until(lambda: ben.code)
    assert (ben.code, ana.code) == (4001, None)


@pytest.mark.anyio
async def test_of_two_processes_one_wins_each_number(both: Pair) -> None:
    """The same seat is played through both; neither waits for what the other tells."""
    table, ana, ben = await both.duel()
    twins = [await both.second.come(table, both.first.people[0]), await both.first.come(table, both.first.people[1])]
    sockets = {0: (ana, twins[0]), 1: (twins[1], ben)}
    chance = random.Random(4)
    for turn in range(24):
        crowd = sockets[turn % 2]
        for socket in crowd:
            await socket.until(lambda socket=socket: socket.choices)  # type: ignore[misc]
        question = crowd[0].screen["question"]
        answers = await asyncio.gather(
            *(
                socket.ask("decide", question=question, decision=chance.choice([c for c in socket.choices if _ends(c)]))
                for socket in crowd
                for _ in range(2)
            )
        )
        codes = [answer.get("code", "ack") for answer in answers]
        assert codes.count("ack") == 1, codes
        assert set(codes) <= {"ack", "stale", "not-your-turn"}
        number = next(answer["number"] for answer in answers if answer["type"] == "ack")
        for socket in (*sockets[0], *sockets[1]):
            await socket.seen(number)
        if crowd[0].choices:  # something is asked before the turn passes
            number = await crowd[0].turn()
        for socket in (*sockets[0], *sockets[1]):
            await socket.seen(number)
    log = await both.first.log(table)
    for socket in (ana, *twins):
        assert [fact["event"]["number"] for fact in socket.events()] == list(range(1, len(log) + 1))


def _ends(choice: str) -> bool:
    return choice.startswith(("take", "reserve", "pass"))


@pytest.mark.anyio
async def test_a_repeated_id_does_nothing_twice_at_another_process(notified: Pair) -> None:
    table, ana, _ = await notified.duel()
    twin = await notified.second.come(table, notified.first.people[0])
    notified.deaf.add(notified.second.server.runtime)
    line = await ana.done("chat", text="once", id="line")
    assert (await twin.ask("chat", text="once", id="line"))["number"] == line
    message = {"question": ana.screen["question"], "decision": ana.choices[0], "id": "move"}
    number = await ana.decide(**message)
    assert await twin.ask("decide", **message) == {"type": "ack", "id": "move", "number": number}
    assert len(await notified.first.log(table)) == number
    assert [fact["event"]["number"] for fact in twin.events()] == list(range(1, number + 1))


@pytest.mark.anyio
async def test_whoever_comes_with_a_number_that_a_process_has_not_heard_of(notified: Pair) -> None:
    table, ana, ben = await notified.duel()
    notified.deaf.add(notified.second.server.runtime)
    number = await ana.decide()
    back = await notified.second.come(table, notified.first.people[0], last=number)
    assert (back.heard[-1]["events"], back.screen["number"]) == ([], number)
    await ben.until(lambda: ben.choices)


@pytest.mark.anyio
async def test_what_happens_while_a_process_reads_a_table_is_not_missed(
    notified: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, _) = await notified.first.duel()
    runtime = notified.second.server.runtime
    real = runtime.store.secret

    async def secret(table: str) -> Any:
        """The log has been read, and the table is not in memory yet."""
        await notified.arrives(runtime, await ana.decide())
        return await real(table)

    await notified.arrives(runtime, ana.screen["number"])  # news is heard in turn: this must not come while it reads
    monkeypatch.setattr(runtime.store, "secret", secret)
    ben = await notified.second.come(table, notified.first.people[1])
    await ben.until(lambda: ben.choices)


@pytest.mark.anyio
async def test_a_long_silence_is_caught_up_as_it_was(notified: Pair) -> None:
    """Cards that were drawn unseen meanwhile are shown to their owner as what they were, though they are gone now."""
    table, people = await notified.first.duel()
    twin = await notified.second.come(table, notified.first.people[0], last=people[0].screen["number"])
    notified.deaf.add(notified.second.server.runtime)
    for turn in range(40):  # 20 rounds: nobody who plays like this wins so early
        socket = people[turn % 2]
        await socket.until(lambda socket=socket: socket.choices)  # type: ignore[misc]
        while socket.choices:
            wishes = ("recruit", "reserve deck 1", "take")
            wish = next((c for word in wishes for c in socket.choices if c.startswith(word)), socket.choices[0])
            await socket.decide(wish)
    ana, _ = people
    await ana.seen(people[1].screen["number"])
    notified.deaf.clear()
    await notified.second.server.runtime.tables.catch_up()
    await twin.seen(ana.screen["number"])
    live = {fact["event"]["number"]: fact for fact in ana.events()}
    assert len(twin.of("update")) == 1
    assert twin.events() == [
        live[number] for number in sorted(live) if number > twin.events()[0]["event"]["number"] - 1
    ]
    drawn: dict[int, set[str]] = {0: set(), 1: set()}
    for entry in twin.events():
        for effect in entry.get("effects", ()):
            if effect.startswith("reserve deck"):
                drawn[entry["event"]["seat"]].add(effect.removeprefix("reserve deck 1").strip())
    assert len(drawn[0] - {""}) > 1
    assert drawn[1] <= {""}


@pytest.mark.anyio
async def test_whoever_waits_at_another_process_keeps_a_table_open(notified: Pair) -> None:
    one, two = notified.first.server, notified.second.server
    ana, ben = await one.guest("Ana"), await one.guest("Ben")
    kept, left = await notified.first.table(ana), await notified.first.table(ana)
    waits = await notified.second.come(kept, ben)
    await waits.done("sit")
    for server in (one, two):
        server.clock.ahead_ms += EXPIRY_MS + 1
    await two.runtime.tables.note_presence()
    await asyncio.gather(one.runtime.tables.tend_waiting(), two.runtime.tables.tend_waiting())
    assert [event.kind for event in await notified.first.log(left)] == ["opened", "seated", "closed"]
    assert [event.kind for event in await notified.first.log(kept)] == ["opened", "seated", "seated"]


@pytest.mark.anyio
async def test_a_rematch_that_is_asked_for_at_both_has_one_table(notified: Pair) -> None:
    table, ana, ben = await notified.duel()
    await ben.done("resign")
    for socket in (ana, ben):
        await socket.until(lambda socket=socket: socket.screen["outcome"])  # type: ignore[misc]
    notified.deaf.update((notified.first.server.runtime, notified.second.server.runtime))
    answers = await asyncio.gather(ana.ask("rematch"), ben.ask("rematch"))
    assert [answer["type"] for answer in answers] == ["ack", "ack"]
    log = await notified.first.log(table)
    (again,) = [event.table for event in log if isinstance(event, e.Rematch)]
    for socket in (ana, ben):
        await socket.until(lambda socket=socket: socket.screen["rematch"] == again)  # type: ignore[misc]
    rows = await notified.first.server.runtime.database.rows(select(schema.tables.c.id))
    assert {row.id for row in rows} == {table, again}  # nothing is left of the slower one's attempt


@pytest.mark.anyio
async def test_a_welcome_never_has_more_than_its_screen(notified: Pair) -> None:
    """What the other process has written meanwhile comes as an update, across a start, too."""
    table, (ana, ben) = await notified.first.duel(start=False)
    second = notified.second.server.runtime
    zoe = await notified.second.come(table)
    notified.deaf.add(second)
    await ana.done("start", first=0)
    await ana.decide()
    for late in (await notified.second.come(table), await notified.second.come(table, notified.first.people[1])):
        welcome = late.heard[0]
        assert [entry["event"]["number"] for entry in welcome["events"]] == list(
            range(1, welcome["screen"]["number"] + 1)
        )
        assert welcome["screen"]["status"] == "waiting"
    notified.deaf.clear()
    await second.tables.catch_up()
    for socket in notified.second.sockets:
        await socket.seen(ana.screen["number"])
        numbers = [entry["event"]["number"] for entry in socket.events()]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert zoe.screen["status"] == "playing"
    assert ben.code is None


@pytest.mark.anyio
async def test_people_who_look_for_a_game_at_two_processes_meet(notified: Pair) -> None:
    guests = [await here.server.guest() for _ in range(5) for here in (notified.first, notified.second)]
    answers = await asyncio.gather(*(guest.post("/api/quick", json={"players": 2}) for guest in guests))
    assert {answer.status_code for answer in answers} == {200}
    met = Counter(answer.json()["table"] for answer in answers)
    assert set(met.values()) == {2}


@pytest.mark.anyio
async def test_the_owner_ends_what_another_process_left_unended(
    notified: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was killed just before it would have written the end."""
    table, ana, ben = await notified.duel()
    host = await notified.second.server.runtime.tables.host(table)

    async def killed() -> None:
        pass

    monkeypatch.setattr(host, "_advance", killed)
    await ben.done("resign")
    await ana.until(lambda: ana.screen["outcome"])


@pytest.mark.anyio
async def test_bots_of_a_table_that_its_owner_has_evicted_still_move(notified: Pair) -> None:
    browser = await notified.first.server.guest()
    table = str((await browser.post("/api/bot-game", json={"bot": "mason"})).json()["table"])
    ana = await notified.second.come(table, browser)
    await ana.until(lambda: ana.choices)
    notified.first.server.clock.ahead_ms += 1000 * IDLE_SECONDS + 1000
    await notified.first.server.runtime.tables.evict()
    notified.first.server.clock.ahead_ms = 0
    assert table not in notified.first.server.runtime.tables
    for _ in range(3):
        number = await ana.turn()
        await ana.until(lambda number=number: ana.choices and ana.screen["number"] > number)  # type: ignore[misc]
    decided = [event for event in await notified.first.log(table) if isinstance(event, e.Decided)]
    assert {event.seat for event in decided} == {0, 1}


@pytest.mark.parametrize("how", ["hello", "refused"])
@pytest.mark.anyio
async def test_bots_answer_what_their_owner_learns_by_the_way(notified: Pair, how: str) -> None:
    """No notice has come: the owner reads the log because a client knows more, or before it refuses a command."""
    browser = await notified.first.server.guest()
    table = str((await browser.post("/api/bot-game", json={"bot": "mason"})).json()["table"])
    ana = await notified.second.come(table, browser)
    twin = await notified.first.come(table, browser)
    await ana.until(lambda: ana.choices)
    await twin.until(lambda: twin.choices)
    notified.deaf.add(notified.first.server.runtime)
    number = await ana.turn()
    if how == "hello":
        await notified.first.come(table, browser, last=number)
    else:
        assert (await twin.ask("decide", question=0, decision="pass"))["type"] == "refused"
    await ana.until(lambda: ana.choices and ana.screen["number"] > number)


@pytest.mark.anyio
async def test_a_notice_brings_the_events_along(both: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ana, ben = await both.duel()

    async def read(*_: object) -> list[e.AnyEvent]:
        raise AssertionError("the log was read")

    monkeypatch.setattr(both.second.server.runtime.store, "read", read)
    number = await ana.decide()
    await ben.seen(number)
    assert [fact["event"]["number"] for fact in ben.events()] == [number]


def test_what_is_too_long_for_a_notice_is_left_out() -> None:
    short, long = ("table", 1, '["é e"]'), ("table", 1, '["' + 4000 * "é" + '"]')
    assert decode(encode(TableChanged(*short))) == TableChanged(*short)
    assert decode(encode(TableChanged(*long))) == TableChanged("table", 1)


@pytest.mark.anyio
async def test_a_process_that_stops_leaves_its_tables_to_the_others(address: str, tmp_path: Path) -> None:
    async with serving(address, tmp_path) as two, room(two) as second:
        async with serving(address, tmp_path) as one, room(one) as first:
            browser = await one.guest()
            table = str((await browser.post("/api/bot-game", json={"bot": "mason"})).json()["table"])
            ana = await first.come(table, browser)
            await ana.until(lambda: ana.choices)
        ana = await second.come(table, browser)
        await ana.decide()
        await ana.until(lambda: ana.choices)
        assert (await two.runtime.tables.host(table)).owned


@pytest.mark.anyio
async def test_play_goes_on_after_the_database_was_away(postgres: Postgres, notified: Pair) -> None:
    """Whoever is refused sends the same again."""
    table, ana, ben = await notified.duel()
    await asyncio.to_thread(postgres.restart)
    for turn in range(4):
        socket = (ana, ben)[turn % 2]
        async with asyncio.timeout(60):
            await socket.until(lambda socket=socket: socket.choices)  # type: ignore[misc]
        message = {"question": socket.screen["question"], "id": f"turn-{turn}"}
        message["decision"] = next(c for c in socket.choices if c.startswith("take"))
        async with asyncio.timeout(60):
            while (answer := await socket.ask("decide", **message))["type"] != "ack":
                assert answer["code"] in ("internal", "busy")
                await asyncio.sleep(0.05)
    log = await notified.first.log(table)
    assert sum(isinstance(event, e.Decided) for event in log) == 4


# Real processes


async def _takes_a_turn(person: Person, others: list[Person]) -> None:
    await person.until(lambda: person.choices)
    number = 0
    while person.choices:
        ref = await person.decide(random.Random(1))
        answer = await person.until(lambda ref=ref: person.answers.get(ref))  # type: ignore[misc]
        assert answer["type"] == "ack", answer
        number = answer["number"]
        await person.until(lambda number=number: person.last >= number)  # type: ignore[misc]
    for other in others:
        await other.until(lambda: other.last >= number)  # noqa: B023


async def _play(one: Process, two: Process, url: str, bus: Redis | None) -> None:
    ana, ben = await new_person(one, "Ana"), await new_person(two, "Ben")
    async with people_go(ana, ben):
        table = await new_table([ana, ben], bots=1, clock={"kind": "turn", "seconds": 600})
        for _ in range(3):
            await _takes_a_turn(ana, [ben])
            await _takes_a_turn(ben, [ana])
        assert (await ana.ask(type="chat", text="from one"))["type"] == "ack"
        assert (await ben.ask(type="chat", text="from two"))["type"] == "ack"
        for person in (ana, ben):
            await person.until(lambda person=person: {"from one", "from two"} <= _texts(person))  # type: ignore[misc]
        if bus:
            await ana.until(lambda: ana.choices)
            await asyncio.to_thread(bus.kill)
            await _takes_a_turn(ana, [])
            await asyncio.to_thread(bus.start)
            await ben.until(lambda: ben.choices)
        else:
            await _takes_a_turn(ana, [ben])
        await ben.until(lambda: ben.choices)
        one.kill(signal.SIGKILL)
        began = time.monotonic()
        await _takes_a_turn(ben, [])
        await ana.come(process=two)
        await ana.until(lambda: ana.choices, TAKE_OVER)  # the bot has moved
        assert time.monotonic() - began < TAKE_OVER
        await _takes_a_turn(ana, [ben])
        await _takes_a_turn(ben, [ana])
        await ana.until(lambda: ana.choices)
        await asyncio.to_thread(one.start)
        await ana.come(process=one)
        await _takes_a_turn(ana, [ben])
        for person in (ana, ben):
            assert sorted(person.events) == list(range(1, person.last + 1))
            assert not person.twice
    ((log, match),) = (await logs_of(url, [table])).values()
    replays(match)
    assert not any(isinstance(event, e.StoodIn) for event in log)
    numbers = {number for person in (ana, ben) for _, number in person.acked.values()}
    assert max(numbers) <= len(log)


def _texts(person: Person) -> set[str]:
    return {fact["event"].get("text") or "" for fact in person.events.values()}


def test_when_the_owner_is_killed_the_other_process_takes_over(address: str, tmp_path: Path, bus: Redis | None) -> None:
    settings = {"redis": bus.url} if bus else {}
    one, two = (Process(tmp_path, address, **settings) for _ in range(2))
    try:
        one.begin()
        two.start()
        one.until_ready()
        asyncio.run(_play(one, two, address, bus))
        assert two.errors() == []
    finally:
        one.kill()
        two.kill()


def test_workers_end_with_the_process_that_started_them(address: str, tmp_path: Path) -> None:
    """Even if that was killed: they would go on serving, and keep the port."""
    server = Process(tmp_path, address, workers="2")
    server.start()
    server.kill()
    until = time.monotonic() + PATIENCE
    while server.is_ready():
        assert time.monotonic() < until
        time.sleep(0.05)
    with server:
        assert server.is_ready()
