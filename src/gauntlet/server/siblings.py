"""The workers of one server: each can hand over a connection that it has accepted to another one.

Connections land anywhere, and any process can serve any table. But whatever happens at a table is told to, applied and
shown by every process that someone looks at it from. So they are brought together: a worker sends the file descriptor
of a connection, and the request that has been read from it, to the Unix socket of the worker where it is better off.
Nobody waits for an answer. A worker that cannot be reached gets nothing: then the connection stays where it is.
"""

from __future__ import annotations

import asyncio
import socket
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

MAX_BYTES: Final = 1 << 16
"""Of a request: more than the longest head that is let in."""


class Siblings:
    def __init__(self, folder: Path | None, process: str) -> None:
        """`folder`: shared by the workers of this server, and nobody else can look into it; None: there is only one.
        `process`: the name by which others know this one."""
        self._folder, self._process = folder, process
        self._socket: socket.socket | None = None
        self._new_protocol: Callable[[], asyncio.Protocol]
        self._taking: set[asyncio.Task[None]] = set()
        self._closed = folder is None

    def listen(self, new_protocol: Callable[[], asyncio.Protocol]) -> None:
        """Lets others hand over connections from now on. Only a protocol of uvicorn's knows how to make another one:
        so each calls this, and the first one counts."""
        if self._socket or self._closed:
            return
        self._new_protocol = new_protocol
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._path(self._process)))
        asyncio.get_running_loop().add_reader(self._socket, self._receive)

    def hand_over(self, connection: int, request: bytes, process: str) -> bool:
        """Whether it could be sent. `connection`: its file descriptor, which is then to be closed here."""
        if self._socket is None:
            return False
        descriptor = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        try:
            self._socket.sendmsg([request], descriptor, 0, str(self._path(process)))
        except OSError:  # it runs on another machine, is gone, or has too many of them waiting
            return False
        return True

    def close(self) -> None:
        """Whatever is handed over from now on is refused."""
        self._closed = True
        if self._socket:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
            self._path(self._process).unlink(missing_ok=True)

    def _path(self, process: str) -> Path:
        assert self._folder is not None  # noqa: S101
        return self._folder / f"{process}.socket"

    def _receive(self) -> None:
        if self._socket is None:
            return
        request, descriptors, *_ = socket.recv_fds(self._socket, MAX_BYTES, 1)
        for descriptor in descriptors:
            task = asyncio.create_task(self._take(socket.socket(fileno=descriptor), request))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)

    async def _take(self, connection: socket.socket, request: bytes) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        _, protocol = await loop.connect_accepted_socket(self._new_protocol, connection)
        protocol.data_received(request)
