"""Who may use the bots' threads next: each kind of work has its own slots, and each client waits behind its own work.

Whoever asks for much waits for it; whoever asks for little does not.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from gauntlet.server.ops import metrics
from gauntlet.server.refusals import refusal

MAX_WAITING: Final = 16
"""Hints and reviews that may wait; for any more the client that waits for most of them is refused one as busy."""


class FairQueue:
    def __init__(self, kind: str, slots: int, most_waiting: int | None = None, rest: float = 0.0) -> None:
        """`most_waiting`: None where nobody can be refused. `rest`: how long a slot stays empty after some work, as a
        multiple of the time that it took."""
        self._kind, self._free, self._most_waiting, self._rest = kind, slots, most_waiting, rest
        self._running: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Waits for a slot, and has it while it is entered. Refuses `busy`."""
        began = time.perf_counter()
        await self._acquire(client)
        entered = time.perf_counter()
        metrics.work_began(self._kind, entered - began)
        self._running[client] += 1
        try:
            yield
        finally:
            took = time.perf_counter() - entered
            metrics.work_ended(self._kind, took)
            if self._rest:
                asyncio.get_running_loop().call_later(self._rest * took, self._release)
            else:
                self._release()  # while this still counts: others come before the one who was just served
            self._running[client] -= 1
            if not self._running[client]:
                del self._running[client]

    async def _acquire(self, client: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(waiter)
        if self._most_waiting is not None and sum(map(len, self._waiting.values())) > self._most_waiting:
            self._refuse_one()
        metrics.work_waits(self._kind, 1)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.cancelled():
                self._waiting[client].remove(waiter)
                if not self._waiting[client]:
                    del self._waiting[client]
            elif waiter.exception() is None:  # it was given the slot in the same moment
                self._release()
            raise
        finally:
            metrics.work_waits(self._kind, -1)

    def _refuse_one(self) -> None:
        """The latest of whoever waits for most; among equals, of the latest."""
        client = max(reversed(self._waiting), key=lambda one: len(self._waiting[one]))
        waiters = self._waiting[client]
        waiters.pop().set_exception(refusal("busy"))
        if not waiters:
            del self._waiting[client]

    def _release(self) -> None:
        """The slot goes to whoever has the least under way, and among equals to whoever was served longest ago."""
        client = min(self._waiting, key=self._running.__getitem__, default=None)
        if client is None:
            self._free += 1
            return
        waiters = self._waiting.pop(client)
        waiter = waiters.popleft()
        if waiters:
            self._waiting[client] = waiters  # at the end
        waiter.set_result(None)


class Work:
    """The queues of a process. Bots that play with people never wait for anything else."""

    def __init__(self) -> None:
        self.bots = FairQueue("bots", os.cpu_count() or 1)
        self.exhibitions = FairQueue("exhibitions", 1, rest=1.0)
        """Decisions at tables where no person plays: all of them together have one slot, half of the time."""
        self.hints = FairQueue("hints", 1, MAX_WAITING)
        self.reviews = FairQueue("reviews", 1, MAX_WAITING)
