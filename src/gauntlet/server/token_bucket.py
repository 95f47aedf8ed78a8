"""A token bucket: so many tokens a second, and as many at once as it holds."""

from __future__ import annotations

import time


class TokenBucket:
    __slots__ = ("_at", "_capacity", "_rate", "_tokens")

    def __init__(self, per_second: float, capacity: float) -> None:
        self._rate, self._capacity = per_second, capacity
        self._tokens = capacity
        self._at = time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Whether there were so many; if not, none is taken."""
        self._fill()
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def owe(self, tokens: float, at_most: float) -> float:
        """Takes them even if there are not so many; the seconds until none are owed, for which nobody waits longer than
        `at_most`."""
        self._fill()
        self._tokens = max(self._tokens - tokens, -at_most * self._rate)
        return max(0.0, -self._tokens / self._rate)

    @property
    def full(self) -> bool:
        """Whether it is as good as new."""
        self._fill()
        return self._tokens == self._capacity

    def _fill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._capacity, self._tokens + (now - self._at) * self._rate)
        self._at = now
