"""How many connections may be open: of an address, and of all."""

from __future__ import annotations

import ipaddress
from collections import Counter
from typing import Final

from gauntlet.server.clients import address_key
from gauntlet.server.ops import metrics
from gauntlet.server.ops.settings import Settings, is_network

BESIDE_SOCKETS: Final = 64
"""Connections for requests that an address may have beside its sockets."""
MOST_TURNED_AWAY: Final = 1000
"""So many wait for that; any more are refused at once."""
FRAMES_PER_MESSAGE: Final = 2
"""Frames a second, for each message a second that is allowed."""


class Gate:
    """The open connections of a process. Proxies that are trusted are not limited: many people are behind each."""

    def __init__(self, total: int, settings: Settings) -> None:
        self._total, self._per_address = total, settings.connections_per_address + BESIDE_SOCKETS
        self.frames_per_second = FRAMES_PER_MESSAGE * settings.messages_per_second
        named = settings.trusted_proxies.split(",")
        self._proxies = [ipaddress.ip_network(one.strip()) for one in named if is_network(one)]
        self._everyone_is_trusted = "*" in named
        self._open: Counter[str] = Counter()
        self._turned_away = 0

    @property
    def count(self) -> int:
        return self._open.total()

    def turn_away(self) -> bool:
        """Whether there is room to refuse one more of them later; then `forget` it."""
        found = self._turned_away < MOST_TURNED_AWAY and self._open.total() + self._turned_away < self._total
        self._turned_away += found
        return found

    def forget(self) -> None:
        self._turned_away -= 1

    def enter(self, host: str) -> str | None:
        """What to `leave` later; None, if there is no room."""
        key = address_key(host)
        full = self._open[key] >= self._per_address and not self._is_proxy(host)
        if full or self._open.total() >= self._total:
            metrics.refused("too-many")
            return None
        self._open[key] += 1
        return key

    def leave(self, key: str) -> None:
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]

    def _is_proxy(self, host: str) -> bool:
        if self._everyone_is_trusted:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return not host  # a Unix socket: only a proxy of this machine can reach it
        return any(address in network for network in self._proxies)
