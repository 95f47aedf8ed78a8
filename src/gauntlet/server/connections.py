"""How many sockets one address may hold open, and all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import WebSocket


class Connections:
    def __init__(self, most: int, most_of_an_address: int) -> None:
        self._most, self._most_of_an_address = most, most_of_an_address
        self._open: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._open.total()

    @contextmanager
    def entered(self, socket: WebSocket) -> Iterator[bool]:
        """Whether there is room for this one; it is counted as long as it is inside."""
        address = socket.client.host if socket.client else ""
        room = self._open.total() < self._most and self._open[address] < self._most_of_an_address
        if room:
            self._open[address] += 1
        try:
            yield room
        finally:
            if room:
                self._open[address] -= 1
                if not self._open[address]:
                    del self._open[address]
