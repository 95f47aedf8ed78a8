"""What others notice of an attack: python -m bench.attack prints a table. Keep the machine idle meanwhile.

A real server on SQLite with its usual limits. People play at a fixed rate, each as if from an address of their own
(this process is a trusted proxy for them); one of them plays against a bot. Meanwhile someone at another address does
as much harm as the documented limits allow, in a process of its own: what an attack costs the attacker must not slow
down those who are measured. `--short` is a quick look.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.server import megabytes, summary, waiting
from bench.server_load import Crowd, no_cookies
from bench.speed import row
from testkit.server.real_server import Process

GONE = (OSError, InvalidHandshake, ConnectionClosed, EOFError, httpx.HTTPError, TimeoutError)


class Attacker:
    """One address, with as many guests as it may have."""

    def __init__(self, server: str, tables: list[str], address: str) -> None:
        self.server, self.tables, self.address = server, tables, address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=server, transport=transport, timeout=30, cookies=no_cookies())

    async def guest(self) -> str:
        answer = await self.http.post("/api/session", json={"name": f"Zoe {random.randrange(10**6)}"})
        return answer.raise_for_status().headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, body: object, cookie: str) -> Any:
        return (await self.http.post(path, json=body, headers={"Cookie": cookie})).json()

    async def socket(self, table: str, cookie: str = "") -> ClientConnection:
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else None
        how: dict[str, Any] = {"compression": None, "ping_interval": None, "local_addr": (self.address, 0)}
        made = await connect(address, additional_headers=headers, **how)
        await made.send('{"type":"hello","last":0}')
        return made

    # Each of these goes on until it is cancelled.

    async def chat(self) -> None:
        """Onlookers write the longest lines at the tables where people play."""
        guests = [await self.guest() for _ in range(5)]
        sockets = [await self.socket(random.choice(self.tables), guest) for guest in guests for _ in range(30)]
        while True:
            for socket in sockets:
                with contextlib.suppress(*GONE):
                    await socket.send(_message("chat", text="😀" * 200))
            await asyncio.sleep(1)

    async def half_open(self) -> None:
        """As many connections as there can be, some with an endless head."""

        async def one() -> None:
            while True:
                with contextlib.suppress(*GONE):
                    port = httpx.URL(self.server).port
                    _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(self.address, 0))
                    writer.write(b"GET / HTTP/1.1\r\n")
                    for _ in range(1000):
                        writer.write(b"name: " + b"x" * 1000 + b"\r\n")
                        await writer.drain()
                        await asyncio.sleep(0.5)
                await asyncio.sleep(0.1)

        await asyncio.gather(*(one() for _ in range(1100)))

    async def bots(self) -> None:
        """Hints at many tables, and tables of strong bots among themselves."""
        cookie = await self.guest()
        oracle = {"kind": "bot", "bot": "oracle"}
        for _ in range(20):
            await self.post("/api/tables", {"options": {"players": 4}, "seats": [oracle] * 4}, cookie)
        sockets = []
        for _ in range(25):
            table = (await self.post("/api/bot-game", {"bot": "oracle", "players": 4}, cookie))["table"]
            sockets += [await self.socket(table, cookie) for _ in range(6)]
        while True:
            for socket in sockets:
                with contextlib.suppress(*GONE):
                    await socket.send(_message("hint"))
            await asyncio.sleep(0.5)

    async def lobby(self) -> None:
        """Public tables, and looks at the lobby."""
        while True:
            with contextlib.suppress(*GONE, KeyError):
                cookie = await self.guest()
                for _ in range(3):
                    await self.post("/api/tables", {"options": {"public": True}}, cookie)
            for _ in range(10):
                with contextlib.suppress(*GONE):
                    await self.http.get("/api/lobby")
            await asyncio.sleep(1)

    async def frames(self) -> None:
        """Pings below the limit on every socket, hello again and again, and floods that are cut off."""
        sockets = [await self.socket(random.choice(self.tables)) for _ in range(150)]
        ping = b"\x89\x80\x00\x00\x00\x00"
        while True:
            for number, socket in enumerate(sockets):
                with contextlib.suppress(*GONE, RuntimeError):
                    if socket.close_code is not None or socket.transport.is_closing():
                        socket = sockets[number] = await self.socket(random.choice(self.tables))
                    socket.transport.write(ping * (5 if number else 5000))
                    await socket.send('{"type":"hello","last":0}')
            await asyncio.sleep(0.2)


def _message(kind: str, **more: Any) -> str:
    return orjson.dumps({"type": kind, "id": f"{random.getrandbits(60):x}"} | more).decode()


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "1 chat": Attacker.chat,
    "2 half-open requests": Attacker.half_open,
    "3 hints and bots": Attacker.bots,
    "4 lobby": Attacker.lobby,
    "8 frames": Attacker.frames,
}
"""Each has a limit that docs/hosting.md tells of."""


def attack(name: str, server: str, tables: list[str], address: str) -> None:
    """Goes on until its process is ended, or whoever measures is."""

    async def run() -> None:
        parent = os.getppid()
        attacking = asyncio.ensure_future(ATTACKS[name](Attacker(server, tables, address)))
        while os.getppid() == parent and not attacking.done():
            await asyncio.sleep(1)
        if attacking.done():
            attacking.result()
        attacking.cancel()

    asyncio.run(run())


@contextlib.contextmanager
def under_attack(name: str, server: str, tables: list[str], address: str) -> Iterator[None]:
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(name, server, tables, address))
    process.start()
    try:
        yield
        if not process.is_alive():
            raise SystemExit(f"the attack {name!r} has stopped by itself: nothing was measured")
    finally:
        process.kill()
        process.join()


async def answers_of_a_bot(crowd: Crowd, seconds: float) -> list[float]:
    """How long a bot takes to answer someone who plays against it."""
    player, found = await crowd.against_a_bot("mason"), []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not player.choices:  # the game is over
            await player.leave()
            player = await crowd.against_a_bot("mason")
        question, began = player.question, time.perf_counter()
        await player.decide()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(60):
                while player.question == question or not (player.choices or player.is_over):
                    await asyncio.sleep(0.005)
        found.append(time.perf_counter() - began)
        await asyncio.sleep(0.05)
    await player.leave()
    return found


async def play(crowd: Crowd, rate: float, seconds: float) -> tuple[str, float, float]:
    bot = asyncio.create_task(answers_of_a_bot(Crowd(crowd.server, forwarded=True), seconds))
    measured = await crowd.play(rate, seconds)
    slowest = max(await bot)
    return summary(measured, seconds), measured.percentile(0.99), slowest


async def measure(server: Process, asked: argparse.Namespace) -> None:
    tables, seconds, rate = (50, 8, 100) if asked.short else (400, asked.seconds, 500)
    server.start()
    crowd = Crowd(server.address, forwarded=True)
    with waiting(f"{tables} tables"):
        await crowd.gather(tables)
    before, usual, bot = await play(crowd, rate, seconds)
    row("nobody attacks", before, f"bot {bot:.2f} s, {megabytes(server):.0f} MB")
    attacks = [name for name in ATTACKS if any(word in name for word in asked.only.split(","))]
    for number, name in enumerate(attacks, start=2):
        targets = [client.table for client in crowd.clients]
        with under_attack(name, server.address, targets, f"127.0.0.{number}"):
            await asyncio.sleep(5)
            said, p99, bot = await play(crowd, rate, seconds)
        target = f"p99 {p99 / usual:.1f} of usual (at most 2), bot {bot:.2f} s (at most 3), {megabytes(server):.0f} MB"
        row(name, said, target)
        await asyncio.sleep(2)
    await crowd.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="an eighth of the tables, and seconds instead of minutes")
    parser.add_argument("--seconds", type=int, default=60, help="for which each attack is measured")
    parser.add_argument("--only", default="", help="attacks with one of these words, with commas between")
    arguments = parser.parse_args()
    gc.disable()  # a pause of the clients would look like one of the server
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), **USUAL)
        try:
            asyncio.run(measure(server, arguments))
        finally:
            server.kill()


USUAL = {
    "trusted_proxies": "127.0.0.1",
    "connections_per_address": "200",
    "requests_per_minute": "600",
    "guests_per_minute": "30",
    "tables_per_player": "50",
    "messages_per_second": "20",
    "chat_per_minute": "30",
}
"""The limits of a server that is not told otherwise (`testkit.server.real_server` lifts them)."""


if __name__ == "__main__":
    main()
