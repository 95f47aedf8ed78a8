"""What the requests to one process share and nobody keeps: who waits for what, and answers worth remembering."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Annotated, Final

from fastapi import Depends, Request

KEPT: Final = 64
"""How many reviews and replays are remembered: everyone at a table looks at the same one."""


@dataclass
class Desk:
    pairing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One at a time, so that two who look for a game at once meet and do not each open a table."""
    review: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One review at a time has the machine, so that games go on."""
    reviewing: set[str] = field(default_factory=set)
    """Those who wait for a review."""
    answers: OrderedDict[tuple[str, str], bytes] = field(default_factory=OrderedDict)

    def keep(self, what: str, table: str, answer: bytes) -> bytes:
        self.answers[what, table] = answer
        self.answers.move_to_end((what, table))
        while len(self.answers) > KEPT:
            self.answers.popitem(last=False)
        return answer


def desk_of(request: Request) -> Desk:
    state = request.app.state
    if not hasattr(state, "desk"):
        state.desk = Desk()
    desk: Desk = state.desk
    return desk


TheDesk = Annotated[Desk, Depends(desk_of)]
