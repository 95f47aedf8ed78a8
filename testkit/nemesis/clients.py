"""Clients for a trial: they play, chat, undo, ask for a rematch, watch and reconnect, and write down all they see."""

from __future__ import annotations

import asyncio
import os
import random
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from gauntlet.match.draw import new_share, sha256
from testkit.nemesis.proxy import Proxy

Json = dict[str, Any]
Kind = Literal["player", "reloader", "bot", "onlooker"]
"""`reloader`: comes back knowing nothing; `bot`: wants the rules' view as well; `onlooker`: only watches."""
IMPATIENT_SECONDS: Final = 8.0
LOOK_SECONDS: Final = 60.0
LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
TRY_AGAIN: Final = frozenset({"busy", "internal", "too-many"})
"""Refusals that leave open whether anything has happened."""


@dataclass
class Visit:
    """One connection: what it asked for, and all frames that came, in their order."""

    table: str
    last: int
    frames: list[bytes] = field(default_factory=list)


@dataclass
class Sent:
    """A command, and what came of it."""

    table: str
    message: Json
    acks: list[int] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)


@dataclass
class History:
    """All that one client has done and seen."""

    player: str | None
    kind: Kind
    visits: list[Visit] = field(default_factory=list)
    sent: dict[str, Sent] = field(default_factory=dict)
    """By the id of the message."""


class Client:
    def __init__(
        self, kind: Kind, doors: list[Proxy], table: str, seed: int, player: str | None = None, cookie: str = ""
    ) -> None:
        self.history = History(player, kind)
        self.table = table
        self.last = 0
        self.screen: Json = {}
        self.finished = 0
        """Games that it has seen the end of."""
        self._doors, self._cookie = doors, cookie
        self._chance = random.Random(seed)
        self._pending = ""
        """The id of the command that waits for its answer."""
        self._name = os.urandom(5).hex()
        self._share = new_share()
        self._heard = asyncio.Event()

    async def run(self, stop: asyncio.Event) -> None:
        """Comes back for ever, wherever a door is open."""
        while not stop.is_set():
            try:
                await self._visit(self._chance.choice(self._doors), stop)
            except LOST:
                await asyncio.sleep(self._chance.uniform(0.05, 0.4))

    async def look(self, door: Proxy) -> None:
        """Comes once more, knowing nothing, to see how everything is in the end."""
        async with asyncio.timeout(LOOK_SECONDS):
            while True:
                self.last = 0
                try:
                    return await self._visit(door, None)
                except LOST:
                    await asyncio.sleep(0.2)

    async def _visit(self, door: Proxy, stop: asyncio.Event | None) -> None:
        address = f"{door.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Cookie": self._cookie} if self._cookie else None
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=IMPATIENT_SECONDS,
            close_timeout=0.5,
        ) as socket:
            if self.history.kind == "reloader":
                self.last = 0
            visit = Visit(self.table, self.last)
            self.history.visits.append(visit)
            self.screen = {}
            hello = {"type": "hello", "last": self.last} | ({"position": True} if self.history.kind == "bot" else {})
            await socket.send(orjson.dumps(hello).decode())
            reader = asyncio.create_task(self._read(socket, visit))
            try:
                await self._until(lambda: bool(self.screen), reader)
                if stop:
                    await self._act(socket, reader, stop)
            finally:
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)

    async def _read(self, socket: ClientConnection, visit: Visit) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                visit.frames.append(frame.encode())
                self._hear(orjson.loads(frame))
                self._heard.set()
        finally:
            self._heard.set()

    def _hear(self, message: Json) -> None:
        if "screen" in message:
            self.screen = message["screen"]
            self.last = max([self.last, *(entry["event"]["number"] for entry in message["events"])])
            return
        sent = self.history.sent.get(message.get("id") or "")
        if sent is None:
            return
        if message["type"] == "ack":
            sent.acks.append(message["number"])
            self._pending = ""
        elif message["type"] == "refused":
            sent.refusals.append(message["code"])
            if message["code"] not in TRY_AGAIN:
                self._pending = ""

    async def _until(self, true: Any, reader: asyncio.Task[None]) -> None:
        """An impatient person: after a while without an answer the connection is given up."""
        async with asyncio.timeout(IMPATIENT_SECONDS):
            while not true():
                if reader.done():
                    raise EOFError
                self._heard.clear()
                await self._heard.wait()

    async def _act(self, socket: ClientConnection, reader: asyncio.Task[None], stop: asyncio.Event) -> None:
        leaves = self._chance.uniform(0.1, 3) if self.history.kind in ("reloader", "onlooker") else 1e9
        began = asyncio.get_running_loop().time()
        while not stop.is_set() and not reader.done():
            if asyncio.get_running_loop().time() - began > leaves:
                return
            if self.screen.get("rematch"):
                self._move_on()
                return
            if not self._pending:
                command = self._next_command()
                if command:
                    self._pending = f"{self._name}-{len(self.history.sent)}"
                    self.history.sent[self._pending] = Sent(self.table, command | {"id": self._pending})
            if self._pending:
                count = self._answers()
                await socket.send(orjson.dumps(self.history.sent[self._pending].message).decode())
                await self._until(lambda count=count: not self._pending or self._answers() > count, reader)
            await asyncio.sleep(self._chance.uniform(0.005, 0.08))

    def _answers(self) -> int:
        sent = self.history.sent[self._pending] if self._pending else None
        return len(sent.acks) + len(sent.refusals) if sent else 0

    def _move_on(self) -> None:
        """To the table of the rematch."""
        self.table = self.screen["rematch"]
        self.last, self._pending, self._share = 0, "", new_share()
        self.finished += 1

    def _next_command(self) -> Json | None:
        screen, chance = self.screen, self._chance
        if self.history.player is None or not screen["you"]:
            return None
        draw = screen["draw"]
        if draw and set(draw["awaited"]) & set(screen["you"]):
            if draw["phase"] == "commit":
                return {"type": "commit", "commitment": sha256(self._share)}
            return {"type": "reveal", "entropy": self._share}
        if chance.random() < 0.05:  # chat is limited
            return {"type": "chat", "phrase": chance.choice(("hello", "thanks", "oops"))}
        if screen["outcome"]:
            return {"type": "rematch"}
        if screen["can_undo"] and chance.random() < 0.3:
            return {"type": "undo", "question": screen["question"]}
        mine = screen["seats"][screen["you"][0]]
        if mine["stood_in"] and screen["status"] == "playing":
            return {"type": "return"}
        if screen["status"] == "playing" and chance.random() < 0.004:
            return {"type": "resign"}
        choices = [choice["decision"] for choice in screen["board"]["choices"]] if screen["board"] else []
        if not choices:
            return None
        cards = [choice for choice in choices if choice.startswith(("recruit", "claim", "reserve deck"))]
        decision = chance.choice(cards or choices)
        return {"type": "decide", "question": screen["question"], "decision": decision}
