"""Limits that processes share through Redis, and what holds while it is away."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from limits import RateLimitItemPerMinute

from gauntlet.server.http import rate_limiter as rates
from gauntlet.server.http.rate_limiter import RateLimiter
from testkit.server.fixtures import serving
from testkit.server.real_server import Process, Redis, redis

pytestmark = pytest.mark.anyio


@pytest.fixture
def shared() -> Iterator[Redis]:
    with redis() as running:
        yield running


async def tries(browsers: list[httpx.AsyncClient]) -> list[int]:
    return [(await one.get("/api/me")).status_code for one in browsers]


async def test_processes_share_what_they_count(sqlite_url: str, tmp_path: Path, shared: Redis) -> None:
    settings = {"redis": shared.url, "requests_per_minute": 6}
    async with serving(sqlite_url, tmp_path, **settings) as one, serving(sqlite_url, tmp_path, **settings) as two:
        browsers = [await server.browser() for server in (one, two)]
        assert await tries(browsers * 4) == [200] * 6 + [429] * 2
        late = await browsers[1].get("/api/me")
        assert 1 <= int(late.headers["retry-after"]) <= 60
        assert await tries([await one.browser("10.0.0.2")]) == [200]


async def test_without_redis_each_counts_for_itself(sqlite_url: str, tmp_path: Path) -> None:
    settings = {"requests_per_minute": 3}
    async with serving(sqlite_url, tmp_path, **settings) as one, serving(sqlite_url, tmp_path, **settings) as two:
        browsers = [await server.browser() for server in (one, two)]
        assert await tries(browsers * 4) == [200] * 6 + [429] * 2


async def test_while_redis_is_away_each_counts_for_itself(
    sqlite_url: str, tmp_path: Path, shared: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "AWAY_SECONDS", 0.0)
    settings = {"redis": shared.url, "requests_per_minute": 3}
    async with serving(sqlite_url, tmp_path, **settings) as one, serving(sqlite_url, tmp_path, **settings) as two:
        browsers = [await server.browser() for server in (one, two)]
        assert await tries(browsers) == [200, 200]
        await asyncio.to_thread(shared.kill)
        assert await tries(browsers * 4) == [200] * 6 + [429] * 2
        await asyncio.to_thread(shared.start)
        assert await tries(browsers * 2) == [200] * 3 + [429]


async def test_a_redis_that_hangs_is_waited_for_once(shared: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "REDIS_TIMEOUT", 0.05)
    counted, limit = RateLimiter(shared.url), RateLimitItemPerMinute(3)
    assert await counted.wait(limit, "ana") == 0
    os.kill(shared.pid, signal.SIGSTOP)
    asked = 0
    shared_wait = rates._wait

    async def counting(limiter: object, *more: object) -> int:
        nonlocal asked
        asked += limiter is counted._shared
        return await shared_wait(limiter, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(rates, "_wait", counting)
    try:
        waits = [await counted.wait(limit, "ana") for _ in range(4)]
    finally:
        os.kill(shared.pid, signal.SIGCONT)
        await counted.stop()
    assert (waits[:3], waits[3] > 0, asked) == ([0, 0, 0], True, 1)


@pytest.mark.parametrize("answers", [False, True])
async def test_a_server_starts_and_stops_without_redis(tmp_path: Path, answers: bool) -> None:
    """Nobody listens there, or somebody who never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as port:
        address = f"redis://127.0.0.1:{port.getsockname()[1]}/0"
        if not answers:
            port.close()
        server = Process(tmp_path, redis=address)
        await asyncio.to_thread(server.start)
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as browser:
            assert (await browser.post("/api/session", json={"name": "Ana"})).status_code == 201
        assert await asyncio.to_thread(server.kill, signal.SIGTERM) == -signal.SIGTERM


async def test_a_server_can_be_stopped_while_it_waits_for_redis(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as port:
        server = Process(tmp_path, redis=f"redis://127.0.0.1:{port.getsockname()[1]}/0")
        server.begin()
        asked, _ = await asyncio.to_thread(port.accept)
        with asked:  # it waits for an answer
            assert await asyncio.to_thread(server.kill, signal.SIGTERM) == -signal.SIGTERM
