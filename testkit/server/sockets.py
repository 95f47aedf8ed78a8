"""Sockets of a running application, without a network: every message that comes is checked against the protocol."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar, get_args

import httpx
import orjson
from fastapi import FastAPI
from pydantic import TypeAdapter, ValidationError

from gauntlet.match.events import AnyEvent
from gauntlet.server.realtime import messages
from gauntlet.server.realtime.messages import ServerMessage
from testkit.server.fixtures import ORIGIN, Server

TYPES = {
    word
    for message in get_args(messages.Hello | messages.Command)
    for word in get_args(message.model_fields["type"].annotation)
}
"""Of all messages that a client may send."""

T = TypeVar("T")
Json = dict[str, Any]

SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
PATIENCE = 60.0
ANSWERS = ("ack", "refused", "pong", "hint", "position", "history")
_ids = itertools.count()


def new_ref() -> str:
    return f"ref-{next(_ids)}"


class Socket:
    """One client. `status`: what it got instead of a socket; `code`: how it was closed."""

    def __init__(
        self, app: FastAPI, table: str, cookie: str = "", address: str = "127.0.0.1", **headers: str | None
    ) -> None:
        self.frames: list[bytes] = []
        self.heard: list[Json] = []
        self.status: int | None = None
        self.code: int | None = None
        self.open = False
        self.failure: Exception | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self._to_app: asyncio.Queue[Json] = asyncio.Queue()
        self._news = asyncio.Event()
        sent = {"host": "gauntlet.test", "origin": ORIGIN, "cookie": f"gauntlet={cookie}" if cookie else None} | headers
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{table}/socket",
            "raw_path": f"/api/tables/{table}/socket".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in sent.items() if value is not None],
            "client": (address, 1234),
            "server": ("gauntlet.test", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to_app.get, self._hear))

    async def _hear(self, message: Any) -> None:
        match message["type"]:
            case "websocket.accept":
                self.open = True
            case "websocket.http.response.start":
                self.status = message["status"]
            case "websocket.close":
                await self.reads.wait()
                self.code = message["code"]
                self._to_app.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
            case "websocket.send":
                await self.reads.wait()
                frame = message["text"].encode()
                self.frames.append(frame)
                self.heard.append(orjson.loads(frame))
                try:
                    SERVER_MESSAGE.validate_json(frame)
                except ValidationError as error:
                    self.failure = error
        self._news.set()

    async def until(self, true: Callable[[], T]) -> T:
        """Waits until something is so; what it is."""
        async with asyncio.timeout(PATIENCE):
            while not (found := true()):
                self._news.clear()
                if self.failure:
                    raise self.failure
                await self._news.wait()
            return found

    async def closed(self) -> None:
        """The client goes away."""
        self.reads.set()
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await self._task

    def send_frame(self, frame: str | bytes) -> None:
        key = "text" if isinstance(frame, str) else "bytes"
        self._to_app.put_nowait({"type": "websocket.receive", key: frame})

    def send(self, **message: Any) -> str:
        """Sends a message, with a new id unless it has one."""
        if message["type"] != "hello":
            message.setdefault("id", new_ref())
        self.send_frame(json.dumps(message))
        return str(message.get("id", ""))

    async def hello(self, last: int = 0, **more: Any) -> Json:
        count = len(self.of("welcome"))
        self.send(type="hello", last=last, **more)
        await self.until(lambda: len(self.of("welcome")) > count)
        return self.of("welcome")[-1]

    async def ask(self, type: str, **more: Any) -> Json:  # noqa: A002
        """Sends a message; the answer to it."""
        count = sum(self._answers(more.get("id", "")))
        ref = self.send(type=type, **more)
        await self.until(lambda: sum(self._answers(ref)) > count)
        return [message for message, fits in zip(self.heard, self._answers(ref), strict=True) if fits][-1]

    def _answers(self, ref: str) -> list[bool]:
        return [message["type"] in ANSWERS and message["id"] == ref for message in self.heard]

    async def done(self, type: str, **more: Any) -> int:  # noqa: A002
        """Sends what must succeed, and waits for the news of it; the number that was acknowledged."""
        answer = await self.ask(type, **more)
        assert answer["type"] == "ack", answer
        await self.seen(answer["number"])
        return int(answer["number"])

    async def seen(self, number: int) -> None:
        await self.until(lambda: self.screen["number"] >= number)

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def screen(self) -> Json:
        screens: list[Json] = [message["screen"] for message in self.heard if "screen" in message]
        return screens[-1]

    @property
    def choices(self) -> list[str]:
        board = self.screen["board"]
        return [choice["decision"] for choice in board["choices"]] if board else []

    def events(self) -> list[Json]:
        """All entries of its history, as they came."""
        return [fact for message in self.heard for fact in message.get("events", ())]

    async def decide(self, decision: str = "", **more: Any) -> int:
        """Decides once it is asked: the first choice, unless one is given."""
        await self.until(lambda: self.choices)
        decision = decision or self.choices[0]
        return await self.done("decide", **({"question": self.screen["question"], "decision": decision} | more))

    async def turn(self) -> int:
        """Decides until someone else is asked; the number of the last decision."""
        number = await self.decide()
        while self.choices and self.screen["board"]["phase"] != "turn":
            number = await self.decide()
        return number


class Room:
    """People and their sockets at the tables of one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.sockets: list[Socket] = []

    def socket(self, table: str, browser: httpx.AsyncClient | None = None, **how: Any) -> Socket:
        cookie = {"cookie": browser.cookies.get("gauntlet") or ""} if browser else {}
        socket = Socket(self.server.app, table, **(cookie | how))
        self.sockets.append(socket)
        return socket

    async def come(self, table: str, browser: httpx.AsyncClient | None = None, last: int = 0, **how: Any) -> Socket:
        socket = self.socket(table, browser, **how)
        await socket.hello(last)
        return socket

    async def table(self, browser: httpx.AsyncClient, seats: tuple[Json, ...] = (), **options: Any) -> str:
        body = {"options": {"begins": "chosen"} | options, "seats": list(seats)}
        answer = await browser.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def duel(self, start: bool = True, **options: Any) -> tuple[str, list[Socket]]:
        """A table of people, started, and their sockets; whoever comes first has seat 0."""
        names = ("Ana", "Ben", "Cleo", "Dan")[: options.get("players", 2)]
        self.people = [await self.server.guest(name) for name in names]
        table = await self.table(self.people[0], **options)
        sockets = [await self.come(table, browser) for browser in self.people]
        for socket in sockets[1:]:
            await socket.done("sit")
        if start:
            await sockets[0].done("start", first=0)
            for socket in sockets:
                await socket.seen(sockets[0].screen["number"])
        return table, sockets

    async def log(self, table: str) -> list[AnyEvent]:
        """As it is on disk: contiguous."""
        log = await self.server.runtime.store.read(table)
        assert [event.number for event in log] == list(range(1, len(log) + 1))
        return log


@asynccontextmanager
async def room(server: Server) -> AsyncIterator[Room]:
    made = Room(server)
    try:
        yield made
    finally:
        for socket in made.sockets:
            if not socket._task.done():
                await socket.closed()
