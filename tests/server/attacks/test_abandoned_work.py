"""Someone asks for reviews and hints and goes away: their threads must not go on for nobody."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import CancelledError
from typing import Any, cast

import pytest

import gauntlet.review
from gauntlet.bots.protocol import Budget
from gauntlet.cli.bot_pool import BotPool
from gauntlet.cli.compiling import BotCompiler
from gauntlet.review import analysis
from gauntlet.rules.record import Record
from gauntlet.server.realtime.fair_queue import FairQueue
from testkit.review import played, record_of
from testkit.server.real_server import PATIENCE

pytestmark = pytest.mark.anyio
ENDLESS = Budget(simulations=10**9)


class Compiled:
    """Bots that need not be compiled."""

    def finish(self) -> None:
        pass


@pytest.fixture(scope="module")
def pool() -> BotPool:
    return BotPool(cast(BotCompiler, Compiled()))


@pytest.fixture(scope="module")
def game() -> Record:
    return record_of("2p-gauntlet-greedy")


async def _ends(work: Any) -> None:
    """It was begun, it is cancelled, and it comes to an end."""
    task = asyncio.create_task(work)
    await asyncio.sleep(0.1)
    task.cancel()
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait([task])
    assert task.cancelled()


async def test_a_slot_is_taken_until_the_thread_has_ended(pool: BotPool, game: Record, monkeypatch: Any) -> None:
    """Five reviews are begun and abandoned; their threads take a while to notice."""
    queue = FairQueue("reviews", 1)
    running, most, lock, go_on = 0, 0, threading.Lock(), threading.Event()
    begun = asyncio.Semaphore(0)
    loop = asyncio.get_running_loop()

    def slow(_: Record, *, stop: threading.Event, **__: Any) -> None:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        loop.call_soon_threadsafe(begun.release)
        assert stop.wait(PATIENCE)
        assert go_on.wait(PATIENCE)
        with lock:
            running -= 1
        raise CancelledError

    monkeypatch.setattr(gauntlet.review, "review", slow)

    async def reviewed() -> None:
        async with queue.turn("zoe"):
            await pool.review(game, lambda _: None)

    tasks = [asyncio.create_task(reviewed()) for _ in range(5)]
    async with asyncio.timeout(PATIENCE):
        await begun.acquire()
        for task in tasks:
            task.cancel()
            await asyncio.sleep(0)
        tasks[0].cancel()  # and once more
        await asyncio.wait(tasks[1:])  # they waited, and wait no more
        late = asyncio.create_task(reviewed())
        await asyncio.sleep(0.05)
        assert not tasks[0].done()
        assert running == 1
        go_on.set()
        await asyncio.wait([tasks[0]])
        await begun.acquire()  # the next one has its slot
        late.cancel()
        await asyncio.wait([late])
    assert (running, most) == (0, 1)


async def test_a_hint_is_stopped(pool: BotPool, game: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "HINT", ENDLESS)
    await _ends(pool.hint(played(game, 4).view(0)))


async def test_a_review_is_stopped(pool: BotPool, game: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    review = gauntlet.review.review
    monkeypatch.setattr(gauntlet.review, "review", lambda record, **how: review(record, ENDLESS, **how))
    await _ends(pool.review(game, lambda _: None))
