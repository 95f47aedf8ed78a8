"""One socket that watches a table: what is sent to it waits in a bounded queue, so a slow reader holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect

from gauntlet.server.people import Player

MOST_MESSAGES: Final = 256
MOST_BYTES: Final = 1 << 20
TRY_AGAIN: Final = 1013
SLOWEST: Final = 20.0
"""Seconds that a reader may take for one message."""


class Watcher:
    def __init__(self, socket: WebSocket, player: Player | None) -> None:
        self.socket = socket
        self.player = player.id if player else None
        self.name = player.name if player else ""
        self.session = player.session if player else None
        """So that log-out finds it."""
        self.wants_view = False
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.close_code: int | None = None
        self.gone = False
        """Nothing can be sent any more."""

    def send(self, message: object) -> None:
        """Puts a message (bytes: one that is JSON already) into the queue; a reader that is too slow is let go."""
        if self.close_code is not None:
            return
        data = message if isinstance(message, bytes) else orjson.dumps(message)
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self.close(TRY_AGAIN)
        self._wake.set()

    def close(self, code: int) -> None:
        """Lets it go; the first code is the one that it hears."""
        self.close_code = self.close_code or code
        self._wake.set()

    def _next(self) -> str:
        data = self._waiting.popleft()
        self._bytes -= len(data)
        return data.decode()

    async def run(self) -> None:
        """Sends until the socket is closed."""
        try:
            while self.close_code is None:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting and self.close_code is None:
                    async with asyncio.timeout(SLOWEST):
                        await self.socket.send_text(self._next())
            async with asyncio.timeout(SLOWEST):
                await self.socket.close(self.close_code)
        except (WebSocketDisconnect, RuntimeError, OSError):  # the other side is gone, or has stopped reading
            self._waiting.clear()
        finally:
            self.gone = True
