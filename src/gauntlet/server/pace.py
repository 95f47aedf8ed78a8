"""How fast one address is served: beyond its pace it waits, whatever it asks for.

A refusal costs time, too. Whoever sent thousands of requests a second would keep the server busy with refusing them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from gauntlet.server.clients import client_key
from gauntlet.server.ops import metrics
from gauntlet.server.refusals import problem
from gauntlet.server.token_bucket import TokenBucket

TIMES: Final = 4
"""As fast as the limit of requests: those are counted by the minute, and files of the page are not among them."""
LONGEST_WAIT: Final = 10.0
MOST_WAITING: Final = 256
"""Requests of an address; only by a trusted proxy can there be more."""
KEPT_SECONDS: Final = 60.0


class Pace:
    """Middleware for requests and sockets; what a minute allows may come at once."""

    def __init__(self, app: ASGIApp, per_minute: int) -> None:
        self._app, self._per_minute = app, per_minute
        self._buckets: dict[str, TokenBucket] = {}
        self._waiting: Counter[str] = Counter()
        self._kept_since = time.monotonic()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            address = client_key(scope)
            if wait := self._bucket(address).owe(1, LONGEST_WAIT):
                if self._waiting[address] >= MOST_WAITING:
                    metrics.refused("too-many")
                    return await problem("too-many")(scope, receive, send)
                await self._wait(address, wait)
        return await self._app(scope, receive, send)

    async def _wait(self, address: str, seconds: float) -> None:
        self._waiting[address] += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    def _bucket(self, address: str) -> TokenBucket:
        if time.monotonic() - self._kept_since > KEPT_SECONDS:
            self._buckets = {one: bucket for one, bucket in self._buckets.items() if not bucket.full}
            self._kept_since = time.monotonic()
        if address not in self._buckets:
            self._buckets[address] = TokenBucket(TIMES * self._per_minute / 60, TIMES * self._per_minute)
        return self._buckets[address]
