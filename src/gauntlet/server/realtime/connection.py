"""One socket: what is sent to it waits in a bounded queue, so a slow reader holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect

from gauntlet.server.accounts.players import Player
from gauntlet.server.accounts.tokens import digest_of
from gauntlet.server.realtime.connection_limit import Share
from gauntlet.server.token_bucket import TokenBucket

MAX_QUEUED_MESSAGES: Final = 256
MAX_QUEUED_BYTES: Final = 1 << 20
TRY_AGAIN_LATER: Final = 1013
READ_BURST: Final = 25.0
SEND_TIMEOUT: Final = 20.0
"""Seconds that a reader may take for one message."""


class Connection:
    def __init__(self, socket: WebSocket, token: str | None = None, address: str = "") -> None:
        self.socket = socket
        self.token = token
        self.session = digest_of(token) if token else None
        self.player: str | None = None
        self.name = ""
        self.address = address
        """By which it shares with others: `clients.client_key`."""
        self.wants_view = False
        self.share: Share | None = None
        """What it may do together with all others of its address."""
        self._reads = TokenBucket(1.0, READ_BURST)
        self.send_now: Callable[[bytes], bool] = lambda _: False
        """Sends a message if that need not wait; whether it did."""
        self._queue: deque[bytes] = deque()
        """What could not be sent at once; the first one is being sent."""
        self._bytes = 0
        self._wake = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()
        """What it has asked for and nothing else waits for."""
        self.close_code: int | None = None
        self.gone = False
        """Nothing can be sent any more."""

    def identify(self, player: Player | None) -> None:
        """Whose session it is; None for an onlooker."""
        self.player = player.id if player else None
        self.name = player.name if player else ""

    def may_read(self, cost: float) -> bool:
        """Whether it may ask for so much of the database, and whether all of its address may."""
        return self._reads.take(cost) and (self.share is None or self.share.reads.take(cost))

    def send(self, message: bytes) -> None:
        """Sends a message, or queues it behind those that wait; a reader that is too slow is disconnected."""
        if self.close_code is not None or (not self._queue and self.send_now(message)):
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > MAX_QUEUED_MESSAGES or self._bytes > MAX_QUEUED_BYTES:
            self._queue.clear()
            self.close(TRY_AGAIN_LATER)
        self._wake.set()

    def send_json(self, message: dict[str, Any]) -> None:
        self.send(orjson.dumps(message))

    def close(self, code: int) -> None:
        """Disconnects; the first code is the one that is sent."""
        self.close_code = self.close_code or code
        self._wake.set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something beside what it sends next."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def cancel_work(self) -> None:
        """It is gone: nobody waits for it any more."""
        for task in self._work:
            task.cancel()

    async def run(self) -> None:
        """Sends what is queued, until the socket is closed."""
        try:
            while self.close_code is None:
                await self._wake.wait()
                self._wake.clear()
                while self._queue and self.close_code is None:
                    async with asyncio.timeout(SEND_TIMEOUT):
                        await self.socket.send_text(self._queue[0].decode())
                    if self._queue:  # it is cleared for a reader that is too slow
                        self._bytes -= len(self._queue.popleft())
            async with asyncio.timeout(SEND_TIMEOUT):
                await self.socket.close(self.close_code)
        except (WebSocketDisconnect, RuntimeError, OSError):  # the other side is gone, or has stopped reading
            self._queue.clear()
        finally:
            self.gone = True
