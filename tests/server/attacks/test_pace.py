"""Someone sends as many requests as they can: refusing all of them would keep the server busy."""

from __future__ import annotations

import asyncio
import time

import pytest
from starlette.types import Message, Receive, Scope, Send

from gauntlet.server import pace
from gauntlet.server.pace import TIMES, Pace

pytestmark = pytest.mark.anyio

PER_MINUTE = 30
AT_ONCE = TIMES * PER_MINUTE
PER_SECOND = AT_ONCE / 60


class Visitors:
    """An application behind the pace, and who asks it."""

    def __init__(self) -> None:
        self.served: dict[str, int] = {}
        self.refused = 0
        self._pace = Pace(self._app, PER_MINUTE)

    async def ask(self, address: str, kind: str = "http") -> None:
        async def receive() -> Message:
            raise NotImplementedError

        async def send(message: Message) -> None:
            self.refused += message.get("status") == 429

        await self._pace({"type": kind, "client": (address, 1), "headers": []}, receive, send)

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        address = scope["client"][0]
        self.served[address] = self.served.get(address, 0) + 1


async def test_whoever_is_too_fast_waits_and_nobody_else_does() -> None:
    visitors = Visitors()
    for number in range(AT_ONCE):
        await visitors.ask("10.0.0.1", ("http", "websocket")[number % 2])
    began = time.monotonic()
    crowd = asyncio.gather(*(visitors.ask("10.0.0.1") for _ in range(3)))
    await visitors.ask("10.0.0.2")
    await asyncio.sleep(0)
    assert visitors.served == {"10.0.0.1": AT_ONCE, "10.0.0.2": 1}
    await crowd
    assert time.monotonic() - began > 3 / PER_SECOND - 0.3
    assert visitors.served["10.0.0.1"] == AT_ONCE + 3


async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOST_WAITING", 3)
    monkeypatch.setattr(pace, "LONGEST_WAIT", 0.1)
    visitors = Visitors()
    await asyncio.gather(*(visitors.ask("10.0.0.1") for _ in range(AT_ONCE + 10)))
    assert visitors.refused == 7
    assert visitors.served == {"10.0.0.1": AT_ONCE + 3}


async def test_whoever_was_calm_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "KEPT_SECONDS", -1.0)
    visitors = Visitors()
    for address in ("10.0.0.1", "10.0.0.2"):
        for _ in range(AT_ONCE // 2):
            await visitors.ask(address)
    assert len(visitors._pace._buckets) == 2
    await asyncio.sleep(0.01)
    for bucket in visitors._pace._buckets.values():
        bucket._at -= 3600  # an hour ago
    await visitors.ask("10.0.0.3")
    assert list(visitors._pace._buckets) == ["10.0.0.3"]
