"""The edge of the network: uvicorn's protocols, with bounds on all that a stranger may make them hold or do.

A request is bounded in bytes and in time before anyone knows what it asks for. Open connections are counted by address
and in all, whether they have become requests, sockets, or nothing yet. The frames of a socket are counted, too: control
frames and empty fragments never become messages, so nobody else would notice them.
"""

from __future__ import annotations

import asyncio
import random
import struct
from functools import lru_cache, partial
from http import HTTPStatus
from typing import Any, Final, cast

import orjson
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from gauntlet.server.gate import Gate
from gauntlet.server.ops import metrics
from gauntlet.server.refusals import CODES, MAX_MESSAGE_BYTES
from gauntlet.server.siblings import Siblings
from gauntlet.server.token_bucket import TokenBucket

MAX_HEAD_BYTES: Final = 16 * 1024
"""Of the request line and all headers."""
MAX_REQUEST_BYTES: Final = MAX_HEAD_BYTES + 3 * MAX_MESSAGE_BYTES
"""Of a whole request, with the framing of a body that comes in chunks."""
MOST_HEADERS: Final = 100
MOST_PIPELINED: Final = 4
"""Requests that may wait behind one that is being answered: hundreds fit into what is read at once."""
HEAD_SECONDS: Final = 10.0
"""From the connection, or the first byte of a later request, to the end of its head."""
BODY_SECONDS: Final = 20.0
UNREAD_SECONDS: Final = 30.0
"""An answer may wait for its reader for so long, and so may the end of a connection."""
REFUSAL_SECONDS: Final = 2.0
"""Whoever has too many connections hears so after a while, up to twice as long: at once they would be back, thousands
of times a second, and after just so long all of them in the same moment."""
BURST_SECONDS: Final = 3.0
LATE_PONG_SECONDS: Final = 1.0
"""A process that got no processor for long has not read yet what came in time."""
MAX_HOLD: Final = 10.0
"""Seconds for which nothing more is read from a socket whose address has sent too many frames. It is not cut off: it
may be another one of that address that has sent them."""
TRANSPORT: Final = "gauntlet.transport"
"""The extension of ASGI by which a socket gets at its `BoundedWebSocket`."""
_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a text message."""
SLICE: Final = 1024
"""Bytes of a socket that are parsed at once: frames can be as short as 6 bytes."""


@lru_cache(1)
def text_frame(message: bytes) -> bytes:
    """A whole text message in a frame of its own, as a server sends it. Many may be sent the same one."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", _WHOLE_TEXT, size) + message
    if size < 1 << 16:
        return struct.pack("!BBH", _WHOLE_TEXT, 126, size) + message
    return struct.pack("!BBQ", _WHOLE_TEXT, 127, size) + message


class _Entered:
    """A slot at the gate, for a protocol that has a transport and the state of the application."""

    app_state: dict[str, Any]
    _key: str | None = None

    @property
    def _gate(self) -> Gate:
        return cast(Gate, self.app_state["gate"])

    @property
    def _siblings(self) -> Siblings:
        return cast(Siblings, self.app_state["siblings"])

    def _enter(self, transport: Any) -> bool:
        remote = get_remote_addr(transport)
        self._key = self._gate.enter(remote[0] if remote else "")
        return self._key is not None

    def _leave(self) -> None:
        if self._key is not None:
            self._gate.leave(self._key)
            self._key = None

    def shutdown(self) -> None:
        """The server stops: nothing new is taken."""
        self._siblings.close()
        super().shutdown()  # type: ignore[misc]


class _Refused(Exception):
    """Ends the parsing of what has been read: it has been answered."""


class BoundedHttp(_Entered, HttpToolsProtocol):
    _size = 0
    """Bytes of the request so far."""
    _in_head = True
    _deadline: asyncio.TimerHandle | None = None
    _turned_away = False
    _unread: asyncio.TimerHandle | None = None
    """Until when something that was sent must have been read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._siblings.listen(partial(HandedOver, self.config, self.server_state, self.app_state))
        if self._enter(transport):
            self._within(HEAD_SECONDS)
        elif self._gate.turn_away():
            self._turned_away = True
            self._deadline = self.loop.call_later(REFUSAL_SECONDS * random.uniform(1, 2), self._too_many)
        else:
            self._too_many()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self._turned_away:
            self._gate.forget()
        self._within(None)
        self._expect_reader(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._turned_away:
            self.transport.pause_reading()  # it is a whole request, or more than we want to know
            return
        self._size += len(data)
        if self._in_head and self._size > MAX_HEAD_BYTES + MAX_MESSAGE_BYTES:
            self._refuse(b"431 Request Header Fields Too Large", "too-long")
        elif self._size > MAX_REQUEST_BYTES:
            self._refuse(b"413 Content Too Large", "too-long")
        else:
            super().data_received(data)
            self._expect_more()

    def _expect_more(self) -> None:
        """Between two requests any data ends uvicorn's own time-out, but an empty line begins no request."""
        answered = self.cycle is None or self.cycle.response_complete
        upgraded = self.transport.get_protocol() is not self
        if answered and self._deadline is None and not upgraded and not self.transport.is_closing():
            self._within(HEAD_SECONDS)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self._too_many()
            raise _Refused
        super().on_message_begin()
        self._in_head = True
        self._within(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self._refuse(
                b"431 Request Header Fields Too Large", "too-many", f"A request has at most {MOST_HEADERS} headers"
            )
            raise _Refused
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._within(BODY_SECONDS)
        head = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if head > MAX_HEAD_BYTES:
            self._refuse(b"431 Request Header Fields Too Large", "too-long")
        else:
            super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._size = 0
        self._within(None)
        if not self.transport.is_closing():
            super().on_message_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reader(UNREAD_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._expect_reader(None)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect_reader(UNREAD_SECONDS)

    def _expect_reader(self, seconds: float | None) -> None:
        if self._unread:
            self._unread.cancel()
        self._unread = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        if self.transport.is_closing():
            return
        self._leave()  # the socket's own protocol takes the slot
        self._within(None)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # a cycle, as in `_part`

    def _within(self, seconds: float | None) -> None:
        """From now on so much time is left; None: as much as it takes."""
        if self._deadline:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_many(self) -> None:
        self._refuse(b"429 Too Many Requests", "too-many")

    def _too_slow(self) -> None:
        self._refuse(b"408 Request Timeout", "bad-message", "The request took too long to arrive")

    def _refuse(self, status: bytes, code: str, text: str = "") -> None:
        """Says why, and closes; whoever does not listen is not waited for."""
        body = orjson.dumps({"code": code, "text": text or CODES[code]})
        head = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        if not self.transport.is_closing():
            self.transport.write(head % (status, len(body)) + body)
            self.transport.close()
            self._expect_reader(UNREAD_SECONDS)


class BoundedWebSocket(_Entered, WebSocketsSansIOProtocol):
    frames_of_address: TokenBucket | None = None
    """For the frames of all sockets of its client, once it is known which that is."""
    _unread = b""
    """What has arrived while it was held."""
    _held: asyncio.TimerHandle | None = None
    _last: asyncio.TimerHandle | None = None
    """Until when whoever is told to go must have read it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self._enter(transport):
            self.transport.abort()
        per_second = self._gate.frames_per_second
        self._frames = TokenBucket(per_second, BURST_SECONDS * per_second)
        self._parsed = self.conn.events_received
        self.conn.events_received = self._counted  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        for timer in (self._held, self._last):
            if timer:
                timer.cancel()
        super().connection_lost(exc)
        self._part()

    def _part(self) -> None:
        """From what refers to us, so that we are freed now and not when all garbage is collected."""
        del self.conn.events_received
        self.conn.parser.close()
        if self.handshake_initiated:
            self.scope["extensions"] = {}

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._last = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """In slices, so that whoever sends too many frames is cut off before all of them are parsed."""
        if not self.handshake_initiated:
            return super().data_received(data)
        self._unread += data
        if self._held:
            self.transport.pause_reading()  # uvicorn has resumed it, when the application had read all messages
        while self._unread and not self._held and not self.transport.is_closing():
            part, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            super().data_received(part)
        return None

    def _hold(self, seconds: float) -> None:
        if self._held:
            self._held.cancel()
        self._held = self.loop.call_later(seconds, self._release)
        self.transport.pause_reading()

    def _release(self) -> None:
        self._held = None
        if not self.transport.is_closing():
            if not self.read_paused:
                self.transport.resume_reading()
            self.data_received(b"")

    def keepalive_timeout(self) -> None:
        """The pong may have come already, and be read next."""
        self.pong_timer = self.loop.call_later(LATE_PONG_SECONDS, super().keepalive_timeout)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope["extensions"])[TRANSPORT] = self

    def hand_over(self, process: str) -> bool:
        """Whether another worker serves the socket from now on: then nothing more is to be done here."""
        if self.transport.is_closing() or self.transport.get_write_buffer_size():
            return False
        connection = self.transport.get_extra_info("socket").fileno()
        if not self._siblings.hand_over(connection, self.request.serialize(), process):
            return False
        self.transport.abort()  # closes it here only
        self.handshake_complete = True  # there: uvicorn must not answer
        return True

    def send_now(self, message: bytes) -> bool:
        """Sends a text message, unless that would have to wait: then nothing is sent."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:
            return False
        self.transport.write(text_frame(message))
        return True

    def _counted(self) -> list[Any]:
        events = self._parsed()
        if not self.handshake_initiated:
            return events
        if not self._frames.take(len(events)):
            metrics.refused("too-many")
            self.transport.abort()
            return []
        if self.frames_of_address and (wait := self.frames_of_address.owe(len(events), MAX_HOLD)):
            self._hold(wait)
        return events


class HandedOver(BoundedWebSocket):
    """A socket that another worker has accepted and let in."""
