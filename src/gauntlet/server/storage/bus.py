"""The bus between processes. It carries notices: that a table has new events, that a session has ended. What is not
heard is found in the database."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.engine import make_url

logger = logging.getLogger(__name__)

CHANNEL: Final = "gauntlet"
RETRY_SECONDS: Final = 0.5
START_SECONDS: Final = 3.0
"""A start waits so long for the first connection."""
SILENCE_SECONDS: Final = 5.0
MAX_BYTES: Final = 7999
"""Of a notice: PostgreSQL takes no longer ones."""


@dataclass(frozen=True)
class TableChanged:
    """The events of a table are in the database up to this number."""

    table: str
    number: int
    events: str = ""
    """The latest of them as a JSON array, so that nobody has to read them; empty if they are too long for a notice."""


@dataclass(frozen=True)
class LoggedOut:
    """A session has ended, known by the digest of its token."""

    session: str


@dataclass(frozen=True)
class PlayerDeleted:
    """A player's name is no longer to be shown."""

    player: str


Notice = TableChanged | LoggedOut | PlayerDeleted
Listener = Callable[[Notice], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


def encode(notice: Notice) -> str:
    if isinstance(notice, TableChanged):
        short = f"table {notice.table} {notice.number}"
        whole = f"{short} {notice.events}" if notice.events else short
        return whole if len(whole.encode()) <= MAX_BYTES else short
    return f"logout {notice.session}" if isinstance(notice, LoggedOut) else f"deleted {notice.player}"


def decode(text: str) -> Notice:
    kind, _, rest = text.partition(" ")
    if kind == "logout":
        return LoggedOut(rest)
    if kind == "deleted":
        return PlayerDeleted(rest)
    table, number, *events = rest.split(" ", 2)
    return TableChanged(table, int(number), *events)


class Bus:
    """The bus of a single process, which has nobody to notify; and what the others can do."""

    shared = False
    """Whether there may be other processes."""

    async def start(self, listener: Listener, missed: Missed) -> None:
        """Subscribes; `missed` is called after every (re)connection, when notices may have been missed."""

    async def stop(self) -> None:
        pass

    def in_commit(self, notice: Notice) -> list[str]:  # noqa: ARG002
        """What the commit that the notice is about must notify: `Database.write`."""
        return []

    async def publish(self, notice: Notice) -> None:
        """Called after the commit."""


class _ReconnectingBus(Bus, ABC):
    """Subscribes in a task of its own, which reconnects for ever."""

    shared = True

    _task: asyncio.Task[None] | None = None

    def __init__(self, url: str) -> None:
        self.url = url
        self._connected = asyncio.Event()

    async def start(self, listener: Listener, missed: Missed) -> None:
        self._task = asyncio.create_task(self._run(listener, missed), name="bus subscriber")
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._connected.wait()
        except TimeoutError:  # people can play; they do not hear of those at other processes yet
            logger.error("the bus does not answer: other processes are not heard until it does")

    async def _run(self, listener: Listener, missed: Missed) -> None:
        while True:
            try:
                await self._subscribe(listener, missed)
            except Exception as error:  # whatever it is: without the bus this process is deaf
                logger.warning("bus connection lost", extra={"error": repr(error)})
            await asyncio.sleep(RETRY_SECONDS)

    @abstractmethod
    async def _subscribe(self, listener: Listener, missed: Missed) -> None:
        """Connects, calls `missed`, and passes notices on until the connection breaks."""

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class PostgresBus(_ReconnectingBus):
    """PostgreSQL's NOTIFY, sent by the commit itself."""

    def in_commit(self, notice: Notice) -> list[str]:
        return [encode(notice)]

    async def _subscribe(self, listener: Listener, missed: Missed) -> None:
        import asyncpg  # only where it is used: a start should be quick

        received: asyncio.Queue[str | None] = asyncio.Queue()
        address = make_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        connection: Any = await asyncpg.connect(address)
        try:
            connection.add_termination_listener(lambda _: received.put_nowait(None))
            await connection.add_listener(CHANNEL, lambda *message: received.put_nowait(message[-1]))
            self._connected.set()
            await missed()
            while (text := await self._next(received, connection)) is not None:
                await listener(decode(text))
        finally:
            connection.terminate()

    async def _next(self, received: asyncio.Queue[str | None], connection: Any) -> str | None:
        """After a silence it is asked whether the connection is still alive: a dead one is silent, too."""
        while received.empty():
            try:
                async with asyncio.timeout(SILENCE_SECONDS):  # `wait_for` of Python 3.11 may swallow a cancellation
                    return await received.get()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=SILENCE_SECONDS)
        return received.get_nowait()  # where there is more to hear there is no silence to wait for


class RedisBus(_ReconnectingBus):
    """Redis publish/subscribe. Nobody waits for it: the events are safe in the database already."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # only where it is used: a start should be quick

        super().__init__(url)
        self._redis = Redis.from_url(url)
        self._pending: dict[str, Notice] = {}
        """Notices to publish: of each table only the newest."""
        self._wake = asyncio.Event()
        self._publisher: asyncio.Task[None] | None = None

    async def start(self, listener: Listener, missed: Missed) -> None:
        self._publisher = asyncio.create_task(self._publish_pending(), name="bus publisher")
        await super().start(listener, missed)

    async def publish(self, notice: Notice) -> None:
        self._pending[notice.table if isinstance(notice, TableChanged) else encode(notice)] = notice
        self._wake.set()

    async def _publish_pending(self) -> None:
        """What could not be published is published when Redis is back."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._pending = self._pending, {}
            try:
                await self._send(batch)
            except Exception as error:
                logger.warning("not published", extra={"error": type(error).__name__})
                self._pending = batch | self._pending
                await asyncio.sleep(RETRY_SECONDS)
                self._wake.set()

    async def _send(self, batch: dict[str, Notice]) -> None:
        pipeline = self._redis.pipeline(transaction=False)
        for notice in batch.values():
            pipeline.publish(CHANNEL, encode(notice))
        await pipeline.execute()

    async def _subscribe(self, listener: Listener, missed: Missed) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            self._connected.set()
            await missed()
            async for message in subscription.listen():
                if message["type"] == "message":
                    await listener(decode(message["data"].decode()))

    async def stop(self) -> None:
        await super().stop()
        if self._publisher:
            self._publisher.cancel()
            await asyncio.gather(self._publisher, return_exceptions=True)
        with suppress(Exception):  # what is still pending
            async with asyncio.timeout(RETRY_SECONDS):
                await self._send(self._pending)
        await self._redis.aclose()
