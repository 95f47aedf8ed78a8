"""Many clients of a server in one process: people who sit at tables and play, and onlookers. For bench/server.py."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE: Final = 60.0
TRY_AGAIN: Final = 0.5
"""Whoever is told that the server is busy waits for so long."""
AT_ONCE: Final = 50
"""So many connect at the same time."""


@dataclass
class Measured:
    """What the clients have seen since it was made."""

    latencies: list[float] = field(default_factory=list)
    """From a decision to its acknowledgement, in seconds."""
    refused: Counter[str] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)
    """Sockets that the server has closed, or that broke, by code and reason."""
    busy: float = 0.0
    """The share of a core that all clients took: near 1, they are what is slow."""

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Client:
    """One socket at a table: of a player (with a cookie), or of an onlooker."""

    def __init__(self, crowd: Crowd, cookie: str, follows: bool = True) -> None:
        """`follows`: whether it asks for a rematch, and goes on to its table."""
        self.crowd, self.cookie, self.follows = crowd, cookie, follows
        self.is_over = False
        self.table = ""
        self.last = 0
        self.question = 0
        self.choices: list[str] = []
        """What this player can decide, until they have."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._welcomed = asyncio.Event()
        self._sent: dict[str, float] = {}

    async def come(self, table: str) -> None:
        """Connects, again and again while the server is away or busy, until it is welcomed."""
        await self.leave()
        if table != self.table:
            self.table, self.last, self.question, self.choices = table, 0, 0, []
        until = time.monotonic() + PATIENCE
        while True:
            try:
                async with self.crowd.door:
                    self._socket = await connect(
                        f"{self.crowd.server.replace('http', 'ws', 1)}/api/tables/{table}/socket",
                        additional_headers=self.crowd.headers(self.cookie),
                        compression=None,
                        ping_interval=None,
                    )
                    self._welcomed.clear()
                    self._reader = asyncio.create_task(self._read(self._socket))
                    await self.send({"type": "hello", "last": self.last})
                    await asyncio.wait_for(self._welcomed.wait(), PATIENCE)
                    return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError, EOFError):
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(random.uniform(0.05, 0.3))

    async def send(self, message: dict[str, Any]) -> None:
        if self._socket:
            await self._socket.send(orjson.dumps(message).decode())

    async def leave(self) -> None:
        if self._socket and self._reader:
            self._reader.cancel()
            await self._socket.close()
            self._socket = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                await self._hear(orjson.loads(text))
        except ConnectionClosed:
            pass
        self.crowd.measured.closed[f"closed {socket.close_code} {socket.close_reason}".strip()] += 1

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ack" and (began := self._sent.pop(message["id"], None)):
            self.crowd.measured.latencies.append(time.perf_counter() - began)
        elif kind == "refused":
            self.crowd.measured.refused[message["code"]] += 1
            if self._sent.pop(message["id"] or "", None) and self.choices:
                asyncio.get_running_loop().call_later(TRY_AGAIN, self.crowd.ready.append, self)
        elif kind in ("welcome", "update"):
            self._welcomed.set()
            await self._see(message["screen"])

    async def _see(self, screen: dict[str, Any]) -> None:
        self.last, self.is_over = screen["number"], screen["status"] == "over"
        if screen["status"] == "waiting" and screen["maker"] and all(seat["player"] for seat in screen["seats"]):
            await self.send({"type": "start", "id": "start"})
        elif self.follows and screen["rematch"] and screen["rematch"] != self.table:
            self.crowd.follow(self, screen["rematch"])
        elif self.follows and screen["status"] == "over" and screen["you"] and not self.choices:
            await self.send({"type": "rematch", "id": f"rematch-{self.last}"})
        board = screen["board"]
        choices = [choice["decision"] for choice in board["choices"]] if board and not screen["outcome"] else []
        if choices and screen["question"] != self.question:
            self.crowd.ready.append(self)
        self.question, self.choices = screen["question"], choices

    async def decide(self) -> bool:
        """A card if one can be had, so that games end; else anything. False: nothing is asked any more."""
        if not self.choices or not self._socket:
            return False
        cards = [choice for choice in self.choices if choice.startswith("recruit")]
        ref = f"{self.question}-{len(self._sent)}-{time.monotonic_ns()}"
        self._sent[ref[:36]] = time.perf_counter()
        decision = random.choice(cards or self.choices)
        try:
            await self.send({"type": "decide", "id": ref[:36], "question": self.question, "decision": decision})
        except ConnectionClosed:
            self._sent.pop(ref[:36])
        return True


def no_cookies() -> CookieJar:
    """Each request brings its own player's."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


class Crowd:
    """Tables of two, and onlookers at some of them."""

    def __init__(self, server: str, forwarded: bool = False) -> None:
        """`forwarded`: each comes as if from an address of its own, by a proxy that the server trusts."""
        self.server = server
        self._addresses = itertools.count() if forwarded else None
        self.measured = Measured()
        self.ready: deque[Client] = deque()
        """Players who are asked and have not answered."""
        self.clients: list[Client] = []
        self.door = asyncio.Semaphore(AT_ONCE)
        self._http = httpx.AsyncClient(base_url=server, timeout=PATIENCE, cookies=no_cookies())
        self._moves: set[asyncio.Task[None]] = set()

    async def open_idle(self, tables: int) -> None:
        """Games of two people at one device that have started, and nobody looks at them."""
        seats = [{"kind": "me"}, {"kind": "person", "name": "Friend"}]
        await _in_turn([self._new_table(await self._session(), seats) for _ in range(tables)])

    async def gather(self, tables: int) -> None:
        """People sit down, two at a table."""
        await _in_turn([self._open_table() for _ in range(tables)])

    async def watch(self, sockets: int) -> None:
        """Onlookers come, until there are so many sockets in all."""
        watched = random.choices([client.table for client in self.clients], k=sockets - len(self.clients))
        onlookers = [Client(self, "") for _ in watched]
        self.clients += onlookers
        await _in_turn([client.come(table) for client, table in zip(onlookers, watched, strict=True)])

    async def _open_table(self) -> None:
        pair = [Client(self, await self._session()) for _ in range(2)]
        table = await self._new_table(pair[0].cookie, [])
        for client in pair:
            await client.come(table)
        await pair[1].send({"type": "sit", "id": "sit"})
        self.clients += pair

    async def _new_table(self, cookie: str, seats: list[dict[str, str]]) -> str:
        response = await self._post("/api/tables", {"options": {"players": 2}, "seats": seats}, cookie)
        table: str = response.json()["table"]
        return table

    async def _session(self) -> str:
        response = await self._post("/api/session", {"name": "Player"})
        return response.headers["set-cookie"].partition(";")[0]

    async def _post(self, path: str, body: object, cookie: str = "") -> httpx.Response:
        response = await self._http.post(path, json=body, headers=self.headers(cookie))
        return response.raise_for_status()

    def headers(self, cookie: str) -> dict[str, str]:
        found = {"Cookie": cookie} if cookie else {}
        if self._addresses:
            number = next(self._addresses)
            found["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        return found

    async def against_a_bot(self, bot: str) -> Client:
        """Someone who plays against a bot, and is asked."""
        player = Client(self, await self._session(), follows=False)
        response = await self._post("/api/bot-game", {"bot": bot}, player.cookie)
        await player.come(response.json()["table"])
        while not player.choices:
            await asyncio.sleep(0.01)
        return player

    def follow(self, client: Client, table: str) -> None:
        """To the table of the rematch."""
        task = asyncio.create_task(client.come(table))
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)

    async def play(self, per_second: float, seconds: float) -> Measured:
        """So many decisions a second, whatever the answers: a slow server is not spared."""
        measured = self.measured = Measured()
        random.shuffle(self.ready)
        began, used = time.perf_counter(), time.process_time()
        sent = 0
        while (now := time.perf_counter() - began) < seconds:
            due = int(now * per_second) - sent
            for _ in range(min(due, len(self.ready))):
                sent += await self.ready.popleft().decide()
            await asyncio.sleep(0.002)
        measured.busy = (time.process_time() - used) / (time.perf_counter() - began)
        await asyncio.sleep(min(2.0, seconds))
        return measured

    async def return_all(self) -> float:
        """Everyone comes back; how long it took."""
        began = time.perf_counter()
        await asyncio.gather(*(client.come(client.table) for client in self.clients))
        return time.perf_counter() - began

    async def close(self) -> None:
        await asyncio.gather(*(client.leave() for client in self.clients))
        await self._http.aclose()


async def _in_turn(work: list[Any]) -> None:
    """At most a few at the same time."""
    door = asyncio.Semaphore(AT_ONCE)

    async def one(task: Any) -> None:
        async with door:
            await task

    await asyncio.gather(*(one(task) for task in work))
