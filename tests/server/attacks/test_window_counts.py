"""Hits within windows of time: counted right, and as quickly for many addresses as for few."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

import pytest
from limits import RateLimitItemPerMinute

from gauntlet.server.http.rate_limiter import RateLimiter
from gauntlet.server.http.window_counts import WindowCounts

pytestmark = pytest.mark.anyio
MANY = 20_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


async def test_a_window_ends_when_its_time_is_over(clock: list[float]) -> None:
    counts = WindowCounts()
    assert [await counts.incr("ana", 60) for _ in range(2)] == [1, 2]
    clock[0] += 30
    assert await counts.incr("bea", 60) == 1
    assert await counts.incr("ana", 60, 3) == 5
    assert await counts.get_expiry("ana") == pytest.approx(time.time() + 30, abs=5)
    clock[0] += 30
    assert (await counts.get("ana"), await counts.get("bea")) == (0, 1)
    assert await counts.incr("ana", 60) == 1
    clock[0] += 59
    assert (await counts.get("ana"), await counts.get("bea")) == (1, 0)


async def test_what_was_cleared_begins_anew(clock: list[float]) -> None:
    counts = WindowCounts()
    await counts.incr("ana", 60)
    await counts.clear("ana")
    clock[0] += 30
    assert await counts.incr("ana", 60) == 1
    clock[0] += 30  # the first window would end
    assert await counts.incr("ana", 60) == 2
    assert await counts.reset() == 1
    assert await counts.get("ana") == 0


async def test_many_addresses_make_a_hit_no_slower() -> None:
    """A thousand networks of IPv6 cost an attacker nothing."""
    limiter, limit = RateLimiter(), RateLimitItemPerMinute(3)
    for number in range(MANY):
        assert await limiter.wait(limit, f"address {number}") == 0
    lines = 0

    def count(_frame: Any, event: str, _argument: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    tasks, before = asyncio.all_tasks(), sys.gettrace()
    sys.settrace(count)
    try:
        waits = [await limiter.wait(limit, "ana") for _ in range(4)]
        await asyncio.sleep(0)  # what it has left to be done
    finally:
        sys.settrace(before)  # of whoever measures coverage
    assert waits[:3] == [0, 0, 0]
    assert waits[3] > 0
    assert lines < 1000
    assert asyncio.all_tasks() == tasks
