"""The interface of bots, hints and reviews: handed in, so that the server depends on none of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from gauntlet.rules.record import Record
from gauntlet.rules.view import View
from gauntlet.server.realtime.messages import Advice


class Bots(Protocol):
    """Whatever is cancelled is done only when it takes no thread any more: its slot in the queue is free then."""

    def names(self) -> dict[str, str]:
        """The levels that people can choose, weakest first, each with a sentence about its style."""
        ...

    async def decide(self, name: str, view: View) -> str:
        """A legal decision for the seat that is asked."""
        ...

    async def hint(self, view: View) -> list[Advice]:
        """The best decisions, best first. Cancelling stops it."""
        ...

    async def review(self, record: Record, progress: Callable[[float], None]) -> dict[str, Any]:
        """A report of a finished game, as JSON. Cancelling stops it."""
        ...
