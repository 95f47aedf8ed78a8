"""Limits the number of open sockets, of one address and of all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class ConnectionLimit:
    def __init__(self, total: int, per_address: int) -> None:
        self._total, self._per_address = total, per_address
        self._open: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._open.total()

    @contextmanager
    def acquired(self, address: str) -> Iterator[bool]:
        """Whether there is room for one more of this address (`clients.address_key`), counted while it is entered."""
        room = self._open.total() < self._total and self._open[address] < self._per_address
        if room:
            self._open[address] += 1
        try:
            yield room
        finally:
            if room:
                self._open[address] -= 1
                if not self._open[address]:
                    del self._open[address]
