"""A connection that has ended is freed at once, without the garbage collector: that comes to what is old only after
hours, and people come and go all the time."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from gauntlet.server.gate import Gate
from gauntlet.server.ops.settings import Settings
from gauntlet.server.siblings import Siblings
from gauntlet.server.transport import BoundedHttp, BoundedWebSocket
from testkit.server.real_server import PATIENCE, free_port

pytestmark = pytest.mark.anyio


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": message["text"]})


@pytest.fixture
async def port() -> AsyncIterator[int]:
    options: dict[str, Any] = {"http": BoundedHttp, "ws": BoundedWebSocket, "ws_per_message_deflate": False}
    config = uvicorn.Config(echo, port=free_port(), lifespan="off", log_level="error", **options)
    server = uvicorn.Server(config)
    config.load()
    server.lifespan = config.lifespan_class(config)
    server.lifespan.state.update(gate=Gate(100, Settings()), siblings=Siblings(None, ""))
    await server.startup()
    yield config.port
    server.should_exit = True
    await server.shutdown()


@pytest.mark.parametrize("how", ["closed", "cut off", "a request"])
async def test_nothing_is_left_of_a_connection(port: int, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[object]] = []
    for kind in (BoundedHttp, BoundedWebSocket):

        def connected(one: Any, transport: Any, before: Any = kind.connection_made) -> None:
            made.append(weakref.ref(one))
            before(one, transport)

        monkeypatch.setattr(kind, "connection_made", connected)
    gc.collect()
    gc.disable()
    try:
        if how == "a request":
            async with httpx.AsyncClient() as browser:
                assert (await browser.get(f"http://127.0.0.1:{port}/")).text == "ok"
        else:
            async with connect(f"ws://127.0.0.1:{port}/", compression=None) as client:
                await client.send("hello")
                assert await client.recv() == "hello"
                if how == "cut off":
                    client.transport.abort()
        assert len(made) == (1 if how == "a request" else 2)
        async with asyncio.timeout(PATIENCE):
            while any(one() is not None for one in made):
                await asyncio.sleep(0.01)
    finally:
        gc.enable()
