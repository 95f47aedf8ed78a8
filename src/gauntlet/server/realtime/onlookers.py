"""How many watch a table: counted here, and sent to everyone there whenever it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final, Protocol

import orjson

SECONDS: Final = 0.25
"""A crowd that comes or goes is counted once: so long a change waits for the next one."""


class Reader(Protocol):
    """A connection that gets a table's updates."""

    player: str | None

    def send(self, message: bytes) -> None: ...


class Onlookers:
    """Counts the readers of a table who have no seat. Somebody with several windows counts once."""

    def __init__(self, readers: Collection[Reader], is_seated: Callable[[str], bool]) -> None:
        self._readers, self._is_seated = readers, is_seated
        self._sent = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def count(self) -> int:
        known = {reader.player for reader in self._readers if reader.player is not None}
        unknown = sum(reader.player is None for reader in self._readers)
        return unknown + sum(not self._is_seated(player) for player in known)

    def greet(self, reader: Reader) -> None:
        """Somebody has come: they get what the others know, and soon all get the new count."""
        if self._sent:
            reader.send(self._message())
        self.changed()

    def changed(self) -> None:
        """Somebody has come, gone, sat down or stood up."""
        if self._timer is None and self.count != self._sent:
            self._timer = asyncio.get_running_loop().call_later(SECONDS, self._tell)

    def _tell(self) -> None:
        self._timer = None
        if (count := self.count) == self._sent:
            return
        self._sent = count
        message = self._message()
        for reader in list(self._readers):
            reader.send(message)

    def _message(self) -> bytes:
        return orjson.dumps({"type": "onlookers", "count": self._sent})
