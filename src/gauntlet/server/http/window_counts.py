"""The hits of rate limits within fixed windows of time, counted in this process.

The storage in memory that `limits` brings goes through all of its keys at each hit. With some thousand addresses that
takes longer than what they ask for, and whoever has many addresses could stall the server with them.
"""

from __future__ import annotations

import heapq
import time
from typing import NamedTuple

from limits.aio.storage import Storage


class Window(NamedTuple):
    """The hits of one key."""

    ends: float
    hits: int


class WindowCounts(Storage):
    """A hit costs the same however many keys there are: windows are forgotten in the order in which they end."""

    STORAGE_SCHEME = None

    def __init__(self) -> None:
        super().__init__()
        self._windows: dict[str, Window] = {}
        self._ends: list[tuple[float, str]] = []
        """A heap: when each window ends, and its key."""

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = time.monotonic()
        self._forget(now)
        window = self._windows.get(key)
        if window is None:
            window = Window(now + expiry, 0)
            heapq.heappush(self._ends, (window.ends, key))
        hits = window.hits + amount
        self._windows[key] = Window(window.ends, hits)
        return hits

    async def get(self, key: str) -> int:
        self._forget(time.monotonic())
        window = self._windows.get(key)
        return window.hits if window else 0

    async def get_expiry(self, key: str) -> float:
        """By the wall clock, as `limits` wants it; windows themselves go on when that is set."""
        window = self._windows.get(key)
        return time.time() + (max(0.0, window.ends - time.monotonic()) if window else 0.0)

    async def check(self) -> bool:
        return True

    async def reset(self) -> int:
        forgotten = len(self._windows)
        self._windows.clear()
        self._ends.clear()
        return forgotten

    async def clear(self, key: str) -> None:
        self._windows.pop(key, None)

    def _forget(self, now: float) -> None:
        while self._ends and self._ends[0][0] <= now:
            ends, key = heapq.heappop(self._ends)
            window = self._windows.get(key)
            if window and window.ends == ends:  # it may have been cleared, and begun anew
                del self._windows[key]
