"""A TCP proxy that can be told to behave like a bad network: it delays, holds, severs, or silently swallows."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

Upstream = tuple[str, int] | Path
"""An address, or the file of a Unix socket."""


class _Link:
    """One connection through the proxy."""

    def __init__(self, *writers: asyncio.StreamWriter) -> None:
        self.writers = writers
        self.swallows = False

    def abort(self) -> None:
        for writer in self.writers:
            writer.transport.abort()


class Proxy:
    def __init__(self, upstream: Upstream) -> None:
        self._upstream = upstream
        self._links: set[_Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self.delay = 0.0
        """Seconds that every piece takes longer, each way."""
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, _: object, __: TracebackType | None) -> None:
        self.heal()
        self.sever()
        if self._server:
            self._server.close()
        while self._tasks:
            await asyncio.wait(self._tasks)
        await asyncio.sleep(0)  # transports are closed in the loop's next round

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def sever(self) -> None:
        """All connections break, on both sides."""
        for link in list(self._links):
            link.abort()

    def hold(self) -> None:
        """Nothing comes through, and nobody is told; what was sent arrives once it is released."""
        self._flows.clear()

    def swallow(self) -> None:
        """Of the connections that there are now nothing ever arrives any more, and nobody is told."""
        for link in self._links:
            link.swallows = True

    def heal(self) -> None:
        """As it should be, for new connections at least: those that swallow do so for ever."""
        self.delay = 0.0
        self._flows.set()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if isinstance(self._upstream, Path):
                theirs, to_them = await asyncio.open_unix_connection(self._upstream)
            else:
                theirs, to_them = await asyncio.open_connection(*self._upstream)
        except OSError:
            writer.transport.abort()
            return
        link = _Link(writer, to_them)
        self._links.add(link)
        try:
            await asyncio.gather(self._pump(link, reader, to_them), self._pump(link, theirs, writer))
        finally:
            link.abort()
            self._links.discard(link)

    async def _pump(self, link: _Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not link.swallows:
                    writer.write(data)
                    await writer.drain()
        if not link.swallows:
            with suppress(OSError, RuntimeError):
                writer.write_eof()
