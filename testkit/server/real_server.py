"""Real server processes for the tests and benches: started, killed, started again; and people who play on them."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import orjson
import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gauntlet.match.events import AnyEvent, message_and_digest
from gauntlet.match.match import Match
from gauntlet.rules.game import Game
from gauntlet.server.storage import schema
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.event_store import EventStore

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds for anything at all: a test waits for what happens, and a machine may be busy."""
SETTINGS = {
    "GAUNTLET_BOT_PAUSE": "0",
    "GAUNTLET_CONNECTIONS_PER_ADDRESS": "10000",
    "GAUNTLET_REQUESTS_PER_MINUTE": "1000000",
    "GAUNTLET_GUESTS_PER_MINUTE": "1000000",
    "GAUNTLET_TABLES_PER_PLAYER": "100000",
    "GAUNTLET_MESSAGES_PER_SECOND": "1000",
    "GAUNTLET_CHAT_PER_MINUTE": "100000",
    "GAUNTLET_LOG_LEVEL": "warning",
}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A server process, started and killed at will; its log is kept."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        before: str = "",
        wrapper: Sequence[str] = (),
        **settings: str,
    ) -> None:
        """`before`: what it runs before anything else, to change what is no setting. `wrapper`: what it is run by."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"log-{self.port}"
        run = ["-c", f"{before}\nfrom gauntlet.cli import main; main()"] if before else ["-m", "gauntlet"]
        self._command = [*wrapper, sys.executable, *run, "serve", "--port", str(self.port), "--data", str(folder)]
        self._command += ["--database", database] if database else []
        self._settings = SETTINGS | {f"GAUNTLET_{name.upper()}": value for name, value in settings.items()}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()  # it is not left behind
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def begin(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env={**os.environ, **self._settings}, stdout=log, stderr=log, start_new_session=True
            )

    def start(self) -> float:
        """Starts it; how many seconds until it is ready."""
        began = time.perf_counter()
        self.begin()
        self.until_ready()
        return time.perf_counter() - began

    def until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, self.log.read_text()
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Asked as cheaply as can be: whoever waits must not take the time of what it waits for."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/api/ready")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Ends it, and waits until it is gone; how it went."""
        if self._process is None:
            return 0
        if self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    def errors(self) -> list[Json]:
        """The lines of its log that tell of a mistake."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] in ("error", "critical")]


class Redis:
    """A Redis of its own, which keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = tempfile.mkdtemp(prefix="gauntlet-redis-")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        program = shutil.which("redis-server")
        assert program
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", self._folder]
        self._process = subprocess.Popen(
            [*command, "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                connection.sendall(b"PING\r\n")
                if connection.recv(16).startswith(b"+PONG"):
                    return
            assert time.monotonic() < until
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    if not shutil.which("redis-server"):
        pytest.skip("Redis is not installed (redis-server): nothing is tested on it")
    running = Redis()
    try:
        yield running
    finally:
        running.stop()


class Person:
    """Someone with a session, who is at one table. Remembers all that was acknowledged and all events."""

    def __init__(self, process: Process, cookie: str = "") -> None:
        self.process, self.cookie = process, cookie
        self.table = ""
        self.events: dict[int, Json] = {}
        """Every event by its number, as it came first."""
        self.acked: dict[str, tuple[Json, int]] = {}
        """Each message by its id, and the number that it was acknowledged with."""
        self.answers: dict[str, Json] = {}
        self.pending: dict[str, Json] = {}
        """Sent, and not answered yet."""
        self.screen: Json = {}
        self.twice: list[int] = []
        """Numbers that came twice although `last` said otherwise: none, if all is well."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._count = 0
        self._name = os.urandom(4).hex()

    @property
    def last(self) -> int:
        return max(self.events, default=0)

    @property
    def choices(self) -> list[str]:
        board = self.screen.get("board")
        return [choice["decision"] for choice in board["choices"]] if board and not self.screen["outcome"] else []

    @property
    def connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def come(self, table: str = "", process: Process | None = None) -> None:
        """Connects, again and again while the server is away, and says the last number that it has."""
        await self.go()
        self.table, self.process = table or self.table, process or self.process
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await self._connect()
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError, EOFError):
                assert time.monotonic() < until, "cannot connect"
                await asyncio.sleep(0.05)

    async def _connect(self) -> None:
        address = f"{self.process.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else None
        self._socket = await connect(
            address, additional_headers=headers, compression=None, ping_interval=None, max_size=None, close_timeout=2
        )
        self.screen = {}
        self._reader = asyncio.create_task(self._read(self._socket))
        await self._socket.send(orjson.dumps({"type": "hello", "last": self.last}).decode())
        async with asyncio.timeout(PATIENCE):
            while not self.screen:
                if self._reader.done():
                    raise EOFError
                self._news.clear()
                await self._news.wait()

    async def go(self) -> None:
        if self._socket:
            await self._socket.close()
            self._socket = None
        if self._reader:
            await self._reader

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(orjson.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        self._news.set()

    def _hear(self, message: Json) -> None:
        for fact in message.get("events", ()):
            number = fact["event"]["number"]
            if number in self.events:
                self.twice.append(number)
                assert self.events[number]["event"] == fact["event"], "an event has changed"
            self.events[number] = fact
        if "screen" in message:
            self.screen = message["screen"]
        elif message.get("id"):
            self.answers[message["id"]] = message
            sent = self.pending.pop(message["id"], None)
            if message["type"] == "ack" and sent:
                known = self.acked.setdefault(message["id"], (sent, message["number"]))
                assert known[1] == message["number"], "acknowledged again with another number"

    async def until(self, true: Callable[[], Any], patience: float = PATIENCE) -> Any:
        async with asyncio.timeout(patience):
            while not (found := true()):
                self._news.clear()
                await self._news.wait()
            return found

    async def send(self, message: Json) -> str:
        """Sends it; a message without an id gets one."""
        self._count += 1
        message = {"id": f"{self._name}-{self._count}"} | message
        ref = str(message["id"])
        self.pending[ref] = message
        self.answers.pop(ref, None)
        if self._socket:
            await self._socket.send(orjson.dumps(message).decode())
        return ref

    async def ask(self, **message: Any) -> Json:
        ref = await self.send(message)
        answer: Json = await self.until(lambda: self.answers.get(ref))
        return answer

    async def decide(self, chance: random.Random | None = None) -> str:
        """Sends an answer to what is asked: a card if one can be had, so that games end."""
        cards = [choice for choice in self.choices if choice.startswith("recruit")]
        decision = (chance or random).choice(cards or self.choices)
        return await self.send({"type": "decide", "question": self.screen["question"], "decision": decision})


async def new_person(process: Process, name: str = "Ana") -> Person:
    async with httpx.AsyncClient(base_url=process.address, timeout=PATIENCE) as browser:
        answer = await browser.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Person(process, f"gauntlet={answer.cookies['gauntlet']}")


async def post(person: Person, path: str, body: Json) -> Json:
    async with httpx.AsyncClient(base_url=person.process.address, timeout=PATIENCE) as browser:
        answer = await browser.post(path, json=body, headers={"Cookie": person.cookie})
        if session := answer.cookies.get("gauntlet"):
            person.cookie = f"gauntlet={session}"  # a new one with a new account
        assert answer.status_code in (200, 201, 204), answer.text
        found: Json = answer.json() if answer.content else {}
        return found


async def new_table(people: list[Person], bots: int = 0, **options: Any) -> str:
    """The people sit down at a new table, with bots, and the game starts."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *[{"kind": "bot", "bot": "mason"}] * bots]
    body = {"options": {"players": len(seats), "begins": "chosen"} | options, "seats": seats}
    table = str((await post(people[0], "/api/tables", body))["table"])
    for person in people:
        await person.come(table)
    for person in people[1:]:
        assert (await person.ask(type="sit"))["type"] == "ack"
    await people[0].until(lambda: all(seat["name"] for seat in people[0].screen["seats"]))  # maybe from elsewhere
    assert (await people[0].ask(type="start", first=0))["type"] == "ack"
    return table


def message_id(ref: str) -> str:
    """What a client has called the message that caused an event, by the event's `id`."""
    return message_and_digest(ref)[0].partition("/")[2]


async def logs_of(url: str, tables: list[str]) -> dict[str, tuple[list[AnyEvent], Match]]:
    """What is on disk: contiguous, and it replays. Each table's log, and the match that it makes."""
    storage = Database(url)
    try:
        found = {}
        for table in tables:
            log = await EventStore(storage).read(table)
            assert [event.number for event in log] == list(range(1, len(log) + 1)), "a gap in the log"
            found[table] = log, Match.of(table, log, await EventStore(storage).secret(table))
        return found
    finally:
        await storage.engine.dispose()


def replays(match: Match) -> None:
    """The record, played again by the rules, comes to the same state; and is legal in all its decisions."""
    assert match.game is not None
    record = match.game.record()
    again = Game.of(record.options, record.setup, record.names)
    for decision in record.decisions:
        assert decision in again.legal_decisions
        again.play(decision)
    assert again.states.tobytes() == match.game.states.tobytes()


async def owner_of(url: str, table: str) -> str:
    storage = Database(url)
    try:
        row = await storage.row(select(schema.tables.c.owner).where(schema.tables.c.id == table))
        assert row
        return str(row.owner)
    finally:
        await storage.engine.dispose()


@contextlib.asynccontextmanager
async def people_go(*people: Person) -> AsyncIterator[None]:
    """However a test ends, nobody stays connected."""
    try:
        yield
    finally:
        for person in people:
            await person.go()
