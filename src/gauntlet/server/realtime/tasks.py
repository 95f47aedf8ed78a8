"""Background tasks: kept until they are done, their failures logged, cancelled together at the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

logger = logging.getLogger(__name__)


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Runs it now, and again this long after it is done."""
        self.spawn(self._repeat(seconds, work))

    async def _repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Exception:  # the database may be away for a while
                logger.exception("periodic task failed")
            await asyncio.sleep(seconds)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("task failed", exc_info=task.exception())
