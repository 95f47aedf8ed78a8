"""Rate limits: counted in Redis if processes share one; otherwise, and while Redis is away, by each process."""

from __future__ import annotations

import logging
import math
import time
from typing import Any, Final

from limits import RateLimitItem
from limits.aio.strategies import FixedWindowRateLimiter
from limits.errors import StorageError

from gauntlet.server.http.window_counts import WindowCounts

logger = logging.getLogger(__name__)

REDIS_TIMEOUT: Final = 1.0
"""Seconds that a request may wait for Redis."""
AWAY_SECONDS: Final = 5.0
"""So long Redis is not tried again after a failure."""


class RateLimiter:
    def __init__(self, redis: str = "") -> None:
        self._local = FixedWindowRateLimiter(WindowCounts())
        self._shared: FixedWindowRateLimiter | None = None
        self._pool: Any = None
        self._away_until = 0.0
        if redis:
            from limits.aio.storage import RedisStorage  # only where it is used: a start should be quick
            from redis.asyncio import BlockingConnectionPool

            options = {
                "socket_timeout": REDIS_TIMEOUT,
                "socket_connect_timeout": REDIS_TIMEOUT,
                "timeout": REDIS_TIMEOUT,
            }
            self._pool = BlockingConnectionPool.from_url(redis, max_connections=16, **options)
            storage = RedisStorage("async+redis://", True, "redispy", key_prefix="gauntlet", connection_pool=self._pool)
            self._shared = FixedWindowRateLimiter(storage)

    async def wait(self, limit: RateLimitItem, key: str) -> int:
        """Counts a hit; the seconds to wait if that was too often, else 0."""
        if self._shared and time.monotonic() >= self._away_until:
            try:
                return await _wait(self._shared, limit, key)
            except StorageError as error:
                self._away_until = time.monotonic() + AWAY_SECONDS
                logger.warning("limits are not shared", extra={"error": repr(error.storage_error)})
        return await _wait(self._local, limit, key)

    async def has_room(self, limit: RateLimitItem, key: str) -> bool:
        """Whether one more hit would be allowed; nothing is counted."""
        if self._shared and time.monotonic() >= self._away_until:
            try:
                return await self._shared.test(limit, key)
            except StorageError as error:
                self._away_until = time.monotonic() + AWAY_SECONDS
                logger.warning("limits are not shared", extra={"error": repr(error.storage_error)})
        return await self._local.test(limit, key)

    async def stop(self) -> None:
        if self._pool:
            await self._pool.disconnect()


async def _wait(limiter: FixedWindowRateLimiter, limit: RateLimitItem, key: str) -> int:
    if await limiter.hit(limit, key):
        return 0
    reset, _ = await limiter.get_window_stats(limit, key)
    return max(1, math.ceil(reset - time.time()))
