"""Someone opens connections, and sends heads, bodies or frames that never end. Against a real process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import resource
import signal
import socket
import struct
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gauntlet.server.clients import address_key
from gauntlet.server.gate import BESIDE_SOCKETS, Gate
from gauntlet.server.ops.settings import Settings
from gauntlet.server.transport import REFUSAL_SECONDS
from testkit.server.real_server import PATIENCE, Process, new_person, new_table, people_go

pytestmark = pytest.mark.anyio
QUICK = "from gauntlet.server import transport\ntransport.HEAD_SECONDS = 1.0\ntransport.BODY_SECONDS = 1.0\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Its patience is shorter than usual, and it starts with the file limit of an ordinary shell."""
    few = "import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (400, resource.getrlimit(7)[1]))\n"
    with Process(
        tmp_path_factory.mktemp("server"), before=QUICK + few, connections_per_address="100", messages_per_second="20"
    ) as running:
        yield running


@contextlib.asynccontextmanager
async def opened(server: Process, address: str = "127.0.0.1") -> AsyncIterator[socket.socket]:
    """A connection from an address of this machine."""
    with socket.socket() as one:
        one.setblocking(False)
        one.bind((address, 0))
        await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", server.port))
        yield one


async def answer(one: socket.socket) -> bytes:
    """All that comes until it is closed."""
    found = b""
    loop = asyncio.get_running_loop()
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while data := await loop.sock_recv(one, 65536):
                found += data
    return found


async def pushed(one: socket.socket, data: bytes, most: int) -> int:
    """Sends the same again and again until it is cut off; how much went out."""
    sent = 0
    loop = asyncio.get_running_loop()
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while sent < most:
                await loop.sock_sendall(one, data)
                sent += len(data)
    return sent


def megabytes(server: Process) -> float:
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def has_open(server: Process, one: socket.socket) -> bool:
    """Whether the server's end of a connection is open."""
    ends = f":{server.port:04X} ", f":{one.getsockname()[1]:04X} 01 "
    lines = Path(f"/proc/{server.pid}/net/tcp").read_text().splitlines()
    return any(all(end in line for end in ends) for line in lines)


async def works(server: Process, address: str = "127.0.0.1") -> bool:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.address, transport=transport, timeout=PATIENCE) as browser:
        return (await browser.get("/api/health")).status_code == 200


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(b"GET /", id="url"),
        pytest.param(b"GET / HTTP/1.1\r\nhost: x\r\nname: ", id="header"),
        pytest.param(b"GET / HTTP/1.1\r\nhost: x\r\n", id="headers"),
    ],
)
async def test_a_head_is_bounded(server: Process, head: bytes) -> None:
    before = megabytes(server)
    async with opened(server) as one:
        await asyncio.get_running_loop().sock_sendall(one, head)
        more = b"a: b\r\n" * 10_000 if head.endswith(b"\n") else b"x" * 60_000
        assert await pushed(one, more, 200_000_000) < 20_000_000
        assert b"431" in await answer(one)
    assert megabytes(server) - before < 50
    assert await works(server)


async def test_a_body_is_bounded_with_its_framing_and_its_trailers(server: Process) -> None:
    head = b"POST /api/session HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    for more in (b"1;" + b"x" * 50_000 + b"\r\n", b"0\r\n" + b"name: value\r\n" * 5_000):
        async with opened(server) as one:
            await asyncio.get_running_loop().sock_sendall(one, head)
            assert await pushed(one, more, 100_000_000) < 20_000_000


async def test_a_request_has_so_many_headers(server: Process) -> None:
    """Thousands fit into 16 KB, and each of them takes time."""
    async with opened(server) as one:
        head = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n" + b"a:\r\n" * 3000
        await asyncio.get_running_loop().sock_sendall(one, head + b"\r\n")
        said = await answer(one)
        assert said.count(b"HTTP/1.1") == 1
        assert b" 431 " in said


async def test_a_packet_of_hundreds_of_requests_is_not_taken(server: Process) -> None:
    async with opened(server) as one:
        await asyncio.get_running_loop().sock_sendall(one, b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n" * 800)
        assert (await answer(one)).count(b"HTTP/1.1 ") < 10
    assert await works(server)


async def test_a_few_requests_may_wait_behind_one(server: Process) -> None:
    async with opened(server) as one:
        ask = b"GET /api/%s HTTP/1.1\r\nhost: 127.0.0.1\r\n%s\r\n"
        sent = ask % (b"health", b"") + ask % (b"bots", b"") + ask % (b"health", b"connection: close\r\n")
        await asyncio.get_running_loop().sock_sendall(one, sent)
        said = await answer(one)
        assert said.count(b"HTTP/1.1 200 OK") == 3


async def test_whoever_does_not_read_an_answer_is_let_go(tmp_path: Path) -> None:
    """More is asked for than all buffers on the way hold."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_bytes(b"x" * 20_000_000)
    quick = "from gauntlet.server import transport\ntransport.UNREAD_SECONDS = 0.5\n"
    with Process(tmp_path, before=quick, web=str(folder)) as server:
        async with opened(server) as deaf:
            await asyncio.get_running_loop().sock_sendall(deaf, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                while has_open(server, deaf):
                    await asyncio.sleep(0.05)
            assert len(await answer(deaf)) < 20_000_000


@pytest.mark.parametrize(
    "beginning",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HTTP/1.1\r\nhost:", id="half a head"),
        pytest.param(b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{", id="half a body"),
    ],
)
async def test_whoever_says_nothing_more_is_let_go(server: Process, beginning: bytes) -> None:
    async with opened(server) as one:
        if beginning:
            await asyncio.get_running_loop().sock_sendall(one, beginning)
        assert b"408" in await answer(one)


async def test_an_empty_line_after_an_answer_begins_no_request_that_never_ends(server: Process) -> None:
    async with opened(server) as one:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(one, b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        found = b""
        while b"}" not in found:
            found += await loop.sock_recv(one, 65536)
        assert b" 200 " in found
        await loop.sock_sendall(one, b"\r\n")
        assert b"408" in await answer(one)


async def test_a_socket_has_no_deadline_of_a_request(server: Process) -> None:
    ana = await new_person(server, "Ana")
    async with people_go(ana):
        await new_table([ana], bots=1)
        async with opened(server) as silent:  # which is let go when its deadline is over, and so would be Ana
            assert b" 408 " in await answer(silent)
        assert (await ana.ask(type="ping"))["type"] == "pong"


async def test_half_open_requests_keep_nobody_out(server: Process) -> None:
    """1,100 of them: more than the server may have open files when it starts."""
    async with contextlib.AsyncExitStack() as stack:
        crowd = []
        for n in range(1100):
            one = await stack.enter_async_context(opened(server, f"127.0.1.{1 + n % 11}"))
            with contextlib.suppress(ConnectionError):
                await asyncio.get_running_loop().sock_sendall(one, b"GET / HTTP/1.1\r\n")
            crowd.append(one)
            if n % 100 == 99:
                assert await works(server)
        assert await works(server, "127.0.0.9")


async def test_one_address_has_so_many_connections_and_others_have_theirs(server: Process) -> None:
    async with contextlib.AsyncExitStack() as stack:
        began = time.monotonic()
        for _ in range(100 + BESIDE_SOCKETS):
            await stack.enter_async_context(opened(server, "127.0.2.1"))
        came = time.monotonic()
        async with opened(server, "127.0.2.1") as late:
            said = await answer(late)
        assert b"429" in said or came - began > 0.9  # else the first ones have been let go
        if b"429" in said:  # and not at once, or it would be back at once
            assert time.monotonic() - came > REFUSAL_SECONDS - 0.1
        assert await works(server, "127.0.2.2")


async def test_whoever_has_too_many_is_refused_at_different_moments(tmp_path: Path) -> None:
    """And nothing of what they send is read meanwhile: they can be hundreds."""
    with Process(tmp_path, connections_per_address="1") as server:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(1 + BESIDE_SOCKETS):
                await stack.enter_async_context(opened(server, "127.0.3.1"))
            late = [await stack.enter_async_context(opened(server, "127.0.3.1")) for _ in range(8)]

            async def refused(one: socket.socket) -> float:
                await asyncio.get_running_loop().sock_sendall(one, b"GET / HTTP/1.1\r\n")
                assert b"429" in await answer(one)
                return time.monotonic()

            moments = await asyncio.gather(*map(refused, late))
            assert max(moments) - min(moments) > 0.1


async def test_a_pong_that_came_while_the_server_stood_still_counts(tmp_path: Path) -> None:
    impatient = """
import uvicorn
made = uvicorn.Config.__init__
uvicorn.Config.__init__ = lambda self, *rest, **more: made(
    self, *rest, **more | {"ws_ping_interval": 0.5, "ws_ping_timeout": 0.5}
)
"""
    with Process(tmp_path, before=impatient) as server:
        ana = await new_person(server)
        async with people_go(ana):
            table = await new_table([ana], bots=1)
            async with opened(server) as one:
                loop = asyncio.get_running_loop()
                head = (
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n"
                    "upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: " + "A" * 22 + "==\r\n\r\n"
                )
                await loop.sock_sendall(one, head.encode())
                found = b""
                while not (ping := re.search(rb"\x89\x04(....)", found, re.DOTALL)):
                    found += await loop.sock_recv(one, 65536)
                os.kill(server.pid, signal.SIGSTOP)
                try:
                    await loop.sock_sendall(one, frame(10, ping[1]))
                    await asyncio.sleep(1)
                finally:
                    os.kill(server.pid, signal.SIGCONT)
                again = b""
                while b"\x89\x04" not in again:  # and not the end
                    more = await loop.sock_recv(one, 65536)
                    assert more
                    assert b"keepalive" not in more
                    again += more


def test_the_gate_counts_networks_and_spares_trusted_proxies() -> None:
    gate = Gate(1000, Settings(connections_per_address=1, trusted_proxies="10.0.0.5, 10.1.0.0/16"))
    entries = [gate.enter(f"2001:db8::{n:x}") for n in range(BESIDE_SOCKETS + 1)]
    assert None not in entries
    assert gate.enter("2001:db8::ffff") is None
    assert gate.enter("2001:db8:0:1::1") is not None
    assert all(gate.enter("10.0.0.5") for _ in range(300))
    assert all(gate.enter("10.1.2.3") for _ in range(300))
    gate.leave(entries[0] or "")
    assert gate.enter("2001:db8::ffff") is not None
    small = Gate(2, Settings())
    assert [small.enter(host) for host in ("10.0.0.1", "10.0.0.2", "10.0.0.3")] == ["10.0.0.1", "10.0.0.2", None]


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "192.0.2.1"),
        ("", ""),
    ],
)
def test_addresses_are_counted_by_network(host: str, key: str) -> None:
    assert address_key(host) == key


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    return struct.pack("!BB", fin << 7 | opcode, 0x80 | len(data)) + bytes(4) + data


@pytest.mark.parametrize("flood", ["pings", "pongs", "empty fragments"])
async def test_frames_that_are_no_messages_are_counted(server: Process, flood: str) -> None:
    ana, ben = await new_person(server), await new_person(server, "Ben")
    async with people_go(ana, ben):
        table = await new_table([ana, ben])
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, compression=None, ping_interval=None) as wild:
            raw = wild.transport
            if flood == "empty fragments":
                raw.write(frame(1, fin=False))
            one = frame({"pings": 9, "pongs": 10, "empty fragments": 0}[flood], fin=flood != "empty fragments")
            with contextlib.suppress(ConnectionClosed, ConnectionError, RuntimeError):  # it was cut off
                for _ in range(2000):
                    raw.write(one * 100)
                    await asyncio.sleep(0)
                async with asyncio.timeout(PATIENCE):
                    await wild.wait_closed()
            assert wild.close_code is not None
        assert (await ana.ask(type="chat", phrase="hello"))["type"] == "ack"


async def test_the_sockets_of_an_address_share_a_limit_of_frames(tmp_path: Path) -> None:
    """Each of them stays within its own, so none is cut off: they wait. 300 frames and 100 more each second are
    allowed, and 520 are sent at once."""
    with Process(tmp_path, messages_per_second="5") as server:
        ana, ben = await new_person(server), await new_person(server, "Ben")
        async with people_go(ana, ben), contextlib.AsyncExitStack() as stack:
            table = await new_table([ana, ben])
            address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            how: dict[str, Any] = {"compression": None, "ping_interval": None, "local_addr": ("127.0.0.2", 0)}
            crowd = [await stack.enter_async_context(connect(address, **how)) for _ in range(20)]
            began = time.monotonic()
            for wild in crowd:
                wild.transport.write(frame(9) * 25)
                await (await wild.ping(b"after them"))
            last = await crowd[-1].ping()
            assert (await ana.ask(type="chat", phrase="hello"))["type"] == "ack"
            async with asyncio.timeout(PATIENCE):
                await last
            assert time.monotonic() - began > 1.9
            assert [wild.close_code for wild in crowd] == [None] * 20


async def test_ordinary_frames_are_no_flood(server: Process) -> None:
    ana, ben = await new_person(server), await new_person(server, "Ben")
    async with people_go(ana, ben):
        table = await new_table([ana, ben])
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, compression=None, ping_interval=None) as calm:
            for _ in range(30):
                await (await calm.ping())
            await calm.send(['{"type":"hello"', ',"last":0}'])
            assert '"welcome"' in str(await calm.recv())


def test_the_file_limit_is_raised(server: Process) -> None:
    limits = Path(f"/proc/{server.pid}/limits").read_text()
    (line,) = [line for line in limits.splitlines() if line.startswith("Max open files")]
    soft = int(line.split()[3])
    assert soft == resource.getrlimit(resource.RLIMIT_NOFILE)[1] > 400


@pytest.mark.parametrize(("proxies", "limited"), [("", True), ("127.0.0.1", False)])
async def test_only_named_proxies_are_believed(tmp_path: Path, proxies: str, limited: bool) -> None:
    """Whoever else says where a request came from counts by their own address."""
    with Process(tmp_path, trusted_proxies=proxies, requests_per_minute="100") as server:
        async with httpx.AsyncClient(base_url=server.address) as browser:
            sent = [{"X-Forwarded-For": f"192.0.2.{n}"} for n in range(110)]
            codes = {(await browser.get("/api/health", headers=headers)).status_code for headers in sent}
        assert (429 in codes) is limited
