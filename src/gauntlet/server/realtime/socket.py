"""The WebSocket endpoint of a table: messages in, commands out. docs/protocol.md describes the protocol."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import time
from contextlib import nullcontext
from functools import partial
from typing import Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from gauntlet.match import commands, talk
from gauntlet.match.names import clean_name
from gauntlet.match.refused import Refused
from gauntlet.server.accounts.players import Players
from gauntlet.server.accounts.tokens import token_of
from gauntlet.server.clients import client_key, host_allowed, origin_allowed
from gauntlet.server.ops import metrics
from gauntlet.server.realtime import messages as m
from gauntlet.server.realtime.broadcast import encode
from gauntlet.server.realtime.connection import TRY_AGAIN_LATER, Connection
from gauntlet.server.realtime.connection_limit import BURST_SECONDS, HELLO_COST, Share
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.realtime.sessions import LOGGED_OUT
from gauntlet.server.realtime.table_host import Command, TableHost
from gauntlet.server.refusals import CODES, MAX_MESSAGE_BYTES, problem, refusal
from gauntlet.server.storage.database import TooBusy
from gauntlet.server.token_bucket import TokenBucket
from gauntlet.server.transport import TRANSPORT, BoundedWebSocket, HandedOver

logger = logging.getLogger(__name__)

ADDRESS: Final = re.compile(r"/api/tables/([^/]+)/socket")
CHECK_SECONDS: Final = 30
"""A client may be silent for as long as it likes; so often it is checked whether it still reads."""
HELLO_SECONDS: Final = 30
"""Whoever has not said hello by then is let go."""
READ_COST: Final = {"hello": HELLO_COST, "history": 1.0}
"""A welcome is made from the database, and so is a page of the history: their bucket fills by one a second."""
MAX_OVER_LIMIT: Final = 20
"""How many messages over the limit are refused before the client is disconnected."""


class Sockets:
    """Middleware that handles sockets itself: they stay open for hours, and so would every layer around them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _connect(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)


async def _connect(socket: WebSocket) -> None:
    state = socket.app.state
    runtime: Runtime = state.runtime
    if not host_allowed(socket.headers, state.settings) or not origin_allowed(socket.headers, state.settings):
        await socket.send_denial_response(problem("bad-origin"))
        return
    address = client_key(socket.scope)
    path = ADDRESS.fullmatch(socket.scope["path"])
    table = path[1] if path else ""
    transport = _transport(socket)
    if not isinstance(transport, HandedOver):  # it was counted where it came in, and stays where it is now
        if wait := await state.limiter.wait(state.handshakes, address):
            await socket.send_denial_response(problem("too-many", headers={"Retry-After": str(wait)}))
            return
        owner = await runtime.tables.owner_elsewhere(table)
        if owner and transport and transport.hand_over(owner):
            return
    with state.connections.acquired(address) as share:
        if share is None:
            await socket.send_denial_response(problem("too-many", headers={"Retry-After": "10"}))
            return
        try:
            host = await runtime.tables.host(table)
        except Refused:
            await socket.send_denial_response(problem("not-found"))
            return
        with host.visited():
            await _serve(socket, runtime, host, state.players, share)


def _transport(socket: WebSocket) -> BoundedWebSocket | None:
    """None, where there is no network."""
    found: BoundedWebSocket | None = socket.scope.get("extensions", {}).get(TRANSPORT)
    return found


async def _serve(socket: WebSocket, runtime: Runtime, host: TableHost, players: Players, share: Share) -> None:
    """The connection is known by its session before anyone asks whose that is: whenever it ends, this ends, too."""
    token = token_of(socket.headers, socket.cookies)
    connection = Connection(socket, token, client_key(socket.scope))
    if transport := _transport(socket):
        connection.send_now, transport.frames_of_address = transport.send_now, share.frames
    with runtime.sessions.connected(connection.session, connection):
        connection.identify(await players.of_token(token) if token else None)
        await socket.accept()
        await _converse(runtime, host, connection, players, share)


async def _converse(runtime: Runtime, host: TableHost, connection: Connection, players: Players, share: Share) -> None:
    connection.share = share
    sending = asyncio.create_task(connection.run())
    try:
        await _receive(runtime, host, connection, players, share)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        host.unsubscribe(connection)
        connection.cancel_work()
        connection.close(1000)
        await sending


async def _receive(runtime: Runtime, host: TableHost, connection: Connection, players: Players, share: Share) -> None:
    """Reads until the socket is closed. Token buckets limit the rate of messages: its own, and that of its address."""
    per_second = runtime.settings.messages_per_second
    own = TokenBucket(per_second, BURST_SECONDS * per_second)
    over_limit = 0
    began = time.monotonic()
    while connection.close_code is None:
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                text = await _text(connection.socket)
        except TimeoutError:
            if connection.gone:
                return
            if connection not in host.subscribers and time.monotonic() - began >= HELLO_SECONDS:
                connection.close(TRY_AGAIN_LATER)
            continue
        if connection.close_code is not None:  # whoever is told to go may still send
            return
        if not own.take() or not share.messages.take():
            over_limit += 1
            _refuse(connection, _id_of(text), "too-many")
            if over_limit > MAX_OVER_LIMIT:
                connection.close(TRY_AGAIN_LATER)
            continue
        if text is None:
            _refuse(connection, None, "bad-message", "A message must be a text frame")
        else:
            await _handle(runtime, host, connection, text, players)


async def _text(socket: WebSocket) -> str | None:
    """The next message; None for one of bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


async def _handle(
    runtime: Runtime, host: TableHost, connection: Connection, text: str, players: Players | None = None
) -> None:
    """One message: executed, or refused with a code and a sentence."""
    if len(text) > MAX_MESSAGE_BYTES:
        return _refuse(connection, None, "too-long")
    try:
        message = m.CLIENT_MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        return _refuse(connection, _id_of(text), "bad-message", _sentence(error))
    ref = None if isinstance(message, m.Hello) else message.id
    if isinstance(message, m.Hello | m.History) and not connection.may_read(READ_COST[message.type]):
        return _refuse(connection, ref, "too-many")
    answer = _answer(runtime, host, connection, message, ref, players)
    if message.type == "hint":  # it may wait for long; whoever has asked for it may decide meanwhile
        return connection.spawn(answer)
    return await answer


async def _answer(
    runtime: Runtime,
    host: TableHost,
    connection: Connection,
    message: m.Hello | m.Command,
    ref: str | None,
    players: Players | None,
) -> None:
    try:
        if isinstance(message, m.Hello):
            if players and connection.player and await players.of_token(connection.token or "") is None:
                return connection.close(LOGGED_OUT)  # it may have been silent for long
            connection.wants_view = message.position
            await host.subscribe(connection, message.last)
        elif connection not in host.subscribers:
            raise Refused("bad-message", "Send hello first")
        elif isinstance(message, m.History):
            page = await host.page(connection, message.before)
            connection.send(encode({"type": "history", "id": message.id, "events": page}))
        elif isinstance(message, m.Simple) and message.type in ("ping", "hint", "position", "rematch"):
            await _without_event(runtime, host, connection, message)
        else:
            if players and isinstance(message, m.Sit) and message.name:
                await players.check_unlike_accounts(clean_name(message.name), connection.player or "")
            await _execute(runtime, host, connection, message)
    except Refused as refusal:
        _refuse(connection, ref, refusal.code, str(refusal))
    except TooBusy:
        _refuse(connection, ref, "busy")
    except (WebSocketDisconnect, asyncio.CancelledError):
        raise
    except Exception:
        logger.exception("message failed", extra={"table": host.match.table, "type": message.type})
        _refuse(connection, ref, "internal")


async def _execute(runtime: Runtime, host: TableHost, connection: Connection, message: m.Action) -> None:
    if connection.player is None:
        raise Refused("not-allowed", CODES["not-authenticated"])
    watches = isinstance(message, m.Chat) and host.match.viewer_of(connection.player) is None
    if watches and connection.share and not connection.share.chat.take():
        raise refusal("too-many", "Too many lines of onlookers")
    began = time.perf_counter()
    command = _command(runtime, connection, connection.player, message)
    digest = hashlib.sha256(message.model_dump_json().encode()).hexdigest()[:8]
    ref = f"{connection.player}/{message.id}#{digest}"
    starts = isinstance(message, m.Start) and host.match.status == "waiting"
    with runtime.tables.beginning(host.client, host.match) if starts else nullcontext():
        await host.execute(command, ref, partial(_acknowledge, connection, message.id))
    metrics.command(message.type, time.perf_counter() - began)


def _command(runtime: Runtime, connection: Connection, player: str, message: m.Action) -> Command:
    match message:
        case m.Decide():
            return partial(commands.decide, player=player, question=message.question, decision=message.decision)
        case m.Undo():
            return partial(commands.undo, player=player, question=message.question)
        case m.Sit():
            name = message.name or connection.name
            return partial(commands.sit, player=player, name=name, seat=message.seat, entropy=message.entropy)
        case m.SeatBot():
            if message.bot not in runtime.bots.names():
                raise refusal("unknown-bot")
            return partial(
                commands.seat_bot, player=player, bot=message.bot, name=message.bot.capitalize(), seat=message.seat
            )
        case m.Stand():
            return partial(commands.stand, player=player, seat=message.seat)
        case m.Start():
            return partial(commands.start, player=player, first=message.first)
        case m.Commit():
            return partial(commands.commit, player=player, commitment=message.commitment)
        case m.Reveal():
            return partial(commands.reveal, player=player, entropy=message.entropy)
        case m.Chat():
            return partial(
                talk.chat,
                player=player,
                name=connection.name,
                text=message.text,
                phrase=message.phrase,
                per_minute=runtime.settings.chat_per_minute,
            )
        case m.Mute():
            return partial(talk.mute, player=player, onlookers=message.onlookers)
        case m.Simple():
            simple = {
                "pause": commands.request_pause,
                "resume": commands.resume,
                "resign": commands.resign,
                "leave": commands.leave,
                "return": commands.return_to_seat,
            }
            return partial(simple[message.type], player=player)


async def _without_event(runtime: Runtime, host: TableHost, connection: Connection, message: m.Simple) -> None:
    """Messages that cause no event of this table."""
    if message.type == "ping":
        connection.send_json({"type": "pong", "id": message.id, "now": runtime.clock.now_ms()})
        return
    if connection.player is None:
        raise Refused("not-allowed", CODES["not-authenticated"])
    if message.type == "rematch":
        ack = partial(_acknowledge, connection, message.id)
        await runtime.tables.rematch(host.match.table, connection.player, ack)
        return
    if message.type == "position":
        connection.send_json({"type": "position", "id": message.id, **host.seen_position(connection.player)})
        return
    question, best = await host.hint(connection.player, connection.address)
    connection.send_json({"type": "hint", "id": message.id, "question": question, "best": best})


def _acknowledge(connection: Connection, ref: str, number: int) -> None:
    connection.send_json({"type": "ack", "id": ref, "number": number})


def _refuse(connection: Connection, ref: str | None, code: str, text: str = "") -> None:
    metrics.refused(code)
    connection.send_json({"type": "refused", "id": ref, "code": code, "text": text or CODES[code]})


def _id_of(text: str | None) -> str | None:
    """The id of a message that is refused, if it can be read: its sender may wait for the answer."""
    try:
        message = orjson.loads(text or "")
        return m.ID.validate_python(message.get("id") if isinstance(message, dict) else None)
    except ValueError:
        return None


def _sentence(error: ValidationError) -> str:
    """What is wrong with a message, and in which field."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    return f"{field}: {first['msg']}" if field else first["msg"]
