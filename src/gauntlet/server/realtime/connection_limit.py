"""Limits the number of open sockets, of one address and of all together, and what those of an address may do."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from gauntlet.server.gate import FRAMES_PER_MESSAGE
from gauntlet.server.token_bucket import TokenBucket

BURST_SECONDS: Final = 3.0
"""A token bucket holds the messages of so many seconds."""
SOCKETS_WORTH: Final = 10
"""All sockets of an address together may send as much as so many of them."""
HELLO_COST: Final = 5.0
"""In reads from the database, of which a socket may make one a second."""
KEPT_SECONDS: Final = 60.0
"""So long it is known what an address has done after its last socket was closed: all its buckets are full by then."""


class Share:
    """What all sockets of an address may do together."""

    def __init__(self, messages_per_second: int, chat_per_minute: int, sockets: int) -> None:
        """`sockets`: so many they may be; each may say hello when the server is back, and again when its page is
        reloaded at once."""
        messages = SOCKETS_WORTH * messages_per_second
        self.messages = TokenBucket(messages, BURST_SECONDS * messages)
        self.frames = TokenBucket(FRAMES_PER_MESSAGE * messages, FRAMES_PER_MESSAGE * BURST_SECONDS * messages)
        self.reads = TokenBucket(SOCKETS_WORTH, 2 * HELLO_COST * sockets)
        """For what has to be read from the database."""
        self.chat = TokenBucket(chat_per_minute / 60, chat_per_minute)
        """Lines at tables where it only watches, all together."""


class ConnectionLimit:
    def __init__(self, total: int, per_address: int, new_share: Callable[[], Share]) -> None:
        self._total, self._per_address, self._new_share = total, per_address, new_share
        self._open: Counter[str] = Counter()
        self._shares: dict[str, Share] = {}
        self._left: dict[str, float] = {}
        """When the last socket of an address was closed."""

    @property
    def count(self) -> int:
        return self._open.total()

    @contextmanager
    def acquired(self, address: str) -> Iterator[Share | None]:
        """One more socket of this address (`clients.client_key`), counted while it is entered; what all its sockets
        share. None: there is no room."""
        if self._open.total() >= self._total or self._open[address] >= self._per_address:
            yield None
            return
        self._open[address] += 1
        self._forget()
        self._left.pop(address, None)
        try:
            if address not in self._shares:
                self._shares[address] = self._new_share()
            yield self._shares[address]
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
                self._left[address] = time.monotonic()

    def _forget(self) -> None:
        """Whoever closes all sockets and opens others does not begin anew."""
        until = time.monotonic() - KEPT_SECONDS
        for address in [one for one, at in self._left.items() if at < until]:
            del self._left[address], self._shares[address]
