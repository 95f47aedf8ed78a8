"""Real sockets of a real server process whose readers stop reading: they are let go, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import cast

import orjson
import pytest
from fastapi import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gauntlet.server.realtime import connection
from testkit.server.real_server import PATIENCE, Json, Process, new_person, new_table, people_go

pytestmark = pytest.mark.anyio

PATIENT = f"""
import functools, uvicorn
from {connection.__name__.rpartition(".")[0]} import connection
uvicorn.run = functools.partial(uvicorn.run, ws_ping_interval=None)
connection.SEND_TIMEOUT = 3600.0
"""
"""What waits is all that counts: on a busy machine, the limits of time might be what ends a connection."""
LINES = 1600
"""More than all buffers on the way hold: the system's, of up to 4 MB, and then the server's."""


@asynccontextmanager
async def deaf(process: Process, table: str) -> AsyncIterator[ClientConnection]:
    """A socket that takes little before the sender has to wait, and whose messages are not fetched."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", process.port))
    address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/socket"
    client = await connect(
        address, sock=narrow, compression=None, ping_interval=None, max_size=None, max_queue=1, close_timeout=1
    )
    async with client:
        yield client


def memory(process: Process) -> int:
    """Bytes of it that are in memory."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def read_on(client: ClientConnection) -> tuple[int, int | None]:
    """Fetches what is there, until the end; how many messages that were, and the code with which it was closed."""
    heard = 0
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while await client.recv():
                heard += 1
    return heard, client.close_code


async def test_whoever_stops_reading_is_let_go_and_nobody_waits(tmp_path: Path) -> None:
    with Process(tmp_path, before=PATIENT) as process:
        ana, ben = await new_person(process, "Ana"), await new_person(process, "Ben")
        async with people_go(ana, ben):
            table = await new_table([ana, ben])
            async with deaf(process, table) as slow:
                await slow.send(orjson.dumps({"type": "hello", "position": True}).decode())
                assert orjson.loads(await slow.recv())["type"] == "welcome"
                refs = [await ana.send({"type": "chat", "text": "x" * 200}) for _ in range(LINES)]
                await ana.until(lambda: not ana.pending)
                await ben.until(lambda: ben.last == ana.last)
                heard, code = await read_on(slow)
                assert 0 < heard < LINES
                assert code == 1013
            assert {ana.answers[ref]["type"] for ref in refs} == {"ack"}
            for person in (ana, ben):
                assert person.connected
                assert (sorted(person.events), person.twice) == (list(range(1, ana.last + 1)), [])
        assert process.errors() == []


async def test_whoever_asks_for_all_again_and_again_and_never_reads_takes_no_memory(tmp_path: Path) -> None:
    with Process(tmp_path, before=PATIENT) as process:
        ana = await new_person(process, "Ana")
        async with people_go(ana):
            table = await new_table([ana], bots=1)
            for _ in range(500):
                await ana.send({"type": "chat", "text": "x" * 200})
            await ana.until(lambda: not ana.pending)
            async with deaf(process, table) as slow:
                hello = orjson.dumps({"type": "hello", "position": True}).decode()
                await slow.send(hello)
                all_of_it = len(await slow.recv())
                before = memory(process)
                for _ in range(24 * connection.MAX_QUEUED_BYTES // all_of_it):
                    await slow.send(hello)
                    assert (await ana.ask(type="chat", phrase="hurry"))["type"] == "ack"
                assert memory(process) - before < 8 * connection.MAX_QUEUED_BYTES
                await slow.send('{"type":"ping","id":"end"}')
                heard: list[Json] = []
                async with asyncio.timeout(PATIENCE):
                    while not heard or heard[-1]["type"] != "pong":
                        heard.append(orjson.loads(await slow.recv()))
                assert sum(message["type"] == "welcome" for message in heard) < 10
                assert {message["code"] for message in heard if message["type"] == "refused"} == {"too-many"}
        assert process.errors() == []


class Narrow:
    """A socket that takes a message only now and then."""

    def __init__(self) -> None:
        self.open, self.heard = True, list[str]()
        self.writable = asyncio.Event()

    def send_now(self, message: bytes) -> bool:
        if self.open:
            self.heard.append(message.decode())
        return self.open

    async def send_text(self, text: str) -> None:
        await self.writable.wait()
        self.heard.append(text)

    async def close(self, code: int) -> None:
        self.heard.append(str(code))


async def test_messages_that_had_to_wait_are_not_overtaken() -> None:
    narrow = Narrow()
    reader = connection.Connection(cast(WebSocket, narrow))
    reader.send_now = narrow.send_now
    sending = asyncio.create_task(reader.run())
    reader.send(b"1")
    narrow.open = False
    reader.send(b"2")
    await asyncio.sleep(0)  # it is being sent now
    narrow.open = True
    reader.send(b"3")
    assert narrow.heard == ["1"]
    narrow.writable.set()
    async with asyncio.timeout(PATIENCE):
        while len(narrow.heard) < 3:
            await asyncio.sleep(0)
    reader.send(b"4")
    reader.close(1000)
    await sending
    assert narrow.heard == ["1", "2", "3", "4", "1000"]
