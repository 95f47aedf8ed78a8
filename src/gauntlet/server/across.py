"""How processes hear of one another's events: only (table, number) crosses; the events are in the database."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy import Executable, func, select
from sqlalchemy.engine import make_url

logger = logging.getLogger(__name__)

CHANNEL: Final = "gauntlet"
RETRY_SECONDS: Final = 0.5
Listener = Callable[[str, int], Awaitable[None]]
"""Gets the table, and the number of its newest event."""
Missed = Callable[[], Awaitable[None]]


class Bus(Protocol):
    others: bool
    """Whether there may be other processes."""

    async def begin(self, listener: Listener, missed: Missed) -> None:
        """Listens from now on; `missed` is called when something may have been missed."""
        ...

    async def end(self) -> None: ...

    def statement(self, table: str, number: int) -> Executable | None:
        """What is to be part of the commit."""
        ...

    async def publish(self, table: str, number: int) -> None:
        """The commit is done."""
        ...


class Alone:
    """One process: nobody else is to hear anything."""

    others = False

    async def begin(self, listener: Listener, missed: Missed) -> None:
        pass

    async def end(self) -> None:
        pass

    def statement(self, table: str, number: int) -> Executable | None:  # noqa: ARG002
        return None

    async def publish(self, table: str, number: int) -> None:
        pass


class _Reconnecting(ABC):
    """Listens in a task of its own; after a break, every table may have missed something."""

    others = True

    _task: asyncio.Task[None] | None = None

    def __init__(self, url: str) -> None:
        self.url = url
        self._connected = asyncio.Event()

    async def begin(self, listener: Listener, missed: Missed) -> None:
        self._task = asyncio.create_task(self._forever(listener, missed), name="bus")
        await self._connected.wait()

    async def _forever(self, listener: Listener, missed: Missed) -> None:
        while True:
            try:
                await self._listen(listener, missed)
            except Exception as error:  # whatever it is: without news this process is deaf
                logger.warning("bus lost", extra={"error": repr(error)})
            await asyncio.sleep(RETRY_SECONDS)

    @abstractmethod
    async def _listen(self, listener: Listener, missed: Missed) -> None:
        """Connects, calls `missed`, and hands on what it hears until the connection breaks."""

    async def end(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class Notify(_Reconnecting):
    """PostgreSQL's own NOTIFY: sent by the commit itself."""

    def statement(self, table: str, number: int) -> Executable | None:
        return select(func.pg_notify(CHANNEL, f"{table} {number}"))

    async def publish(self, table: str, number: int) -> None:
        pass

    async def _listen(self, listener: Listener, missed: Missed) -> None:
        import asyncpg  # only where it is used: a start should be quick

        heard: asyncio.Queue[str | None] = asyncio.Queue()
        address = make_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        connection: Any = await asyncpg.connect(address)
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, lambda *message: heard.put_nowait(message[-1]))
            self._connected.set()
            await missed()
            while (text := await heard.get()) is not None:
                await _hear(listener, text)
        finally:
            connection.terminate()


class Channel(_Reconnecting):
    """Redis publish and subscribe. Nobody waits for it: the events are safe in the database already."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # only where it is used: a start should be quick

        super().__init__(url)
        self._redis = Redis.from_url(url)
        self._unsaid: dict[str, int] = {}
        """What others are to hear: of each table the newest number."""
        self._wake = asyncio.Event()
        self._speaker: asyncio.Task[None] | None = None

    async def begin(self, listener: Listener, missed: Missed) -> None:
        self._speaker = asyncio.create_task(self._speak(), name="bus speaker")
        await super().begin(listener, missed)

    def statement(self, table: str, number: int) -> Executable | None:  # noqa: ARG002
        return None

    async def publish(self, table: str, number: int) -> None:
        self._unsaid[table] = number
        self._wake.set()

    async def _speak(self) -> None:
        """What could not be said is said when Redis is back."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._unsaid = self._unsaid, {}
            try:
                await self._say(batch)
            except Exception as error:
                logger.warning("not published", extra={"error": type(error).__name__})
                self._unsaid = batch | self._unsaid
                await asyncio.sleep(RETRY_SECONDS)
                self._wake.set()

    async def _say(self, batch: dict[str, int]) -> None:
        pipeline = self._redis.pipeline(transaction=False)
        for table, number in batch.items():
            pipeline.publish(CHANNEL, f"{table} {number}")
        await pipeline.execute()

    async def _listen(self, listener: Listener, missed: Missed) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            self._connected.set()
            await missed()
            async for message in subscription.listen():
                if message["type"] == "message":
                    await _hear(listener, message["data"].decode())

    async def end(self) -> None:
        await super().end()
        if self._speaker:
            self._speaker.cancel()
            await asyncio.gather(self._speaker, return_exceptions=True)
        with suppress(Exception):  # the last words
            await asyncio.wait_for(self._say(self._unsaid), RETRY_SECONDS)
        await self._redis.aclose()


async def _hear(listener: Listener, text: str) -> None:
    table, _, number = text.partition(" ")
    await listener(table, int(number))
