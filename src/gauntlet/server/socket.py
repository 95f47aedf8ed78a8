"""The WebSocket of a table: messages in, commands out; docs/protocol.md tells how a client uses it."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from functools import partial
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from gauntlet.server import metrics
from gauntlet.server.asking import token_of
from gauntlet.server.database import TooBusy
from gauntlet.server.errors import answer
from gauntlet.server.host import Command, Host, now_ms
from gauntlet.server.hub import Hub
from gauntlet.server.messages import (
    CLIENT_MESSAGE,
    CODES,
    LONGEST_FRAME,
    Decide,
    Hello,
    Say,
    SeatBot,
    Simple,
    Sit,
    Stand,
    Start,
    Undo,
)
from gauntlet.server.messages import Command as Message
from gauntlet.server.people import People
from gauntlet.server.security import origin_allowed
from gauntlet.server.watcher import TRY_AGAIN, Watcher
from gauntlet.tables import commands
from gauntlet.tables.commands import Refused

logger = logging.getLogger(__name__)

ADDRESS: Final = re.compile(r"/api/tables/([^/]+)/socket")
LOOK_SECONDS: Final = 30
"""A client may be silent for as long as it likes; now and then we look whether it still reads."""
PATIENCE: Final = 20
"""How many messages a client may have refused for their number before it has to go."""


class Sockets:
    """Sockets go straight to their table: they stay for hours, and every layer around them would stay with them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _come_in(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)


async def _come_in(socket: WebSocket) -> None:
    state = socket.app.state
    hub: Hub = state.hub
    if not origin_allowed(socket.headers, state.settings):
        await socket.send_denial_response(answer("bad-origin"))
        return
    with state.connections.entered(socket) as welcome:
        if not welcome:
            await socket.send_denial_response(answer("too-many", headers={"Retry-After": "10"}))
            return
        try:
            host = await hub.host(_table_in(socket.scope["path"]))
        except Refused:
            await socket.send_denial_response(answer("not-found"))
            return
        with host.visited():
            await _visit(socket, hub, host, state.people, state.settings.messages_per_second)


def _table_in(path: str) -> str:
    found = ADDRESS.fullmatch(path)
    return found[1] if found else ""


async def _visit(socket: WebSocket, hub: Hub, host: Host, people: People, messages_per_second: int) -> None:
    token = token_of(socket.headers, socket.cookies)
    player = await people.who(token) if token else None
    await socket.accept()
    watcher = Watcher(socket, player)
    sending = asyncio.create_task(watcher.run())
    try:
        await _listen(hub, host, watcher, messages_per_second)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        host.leave(watcher)
        watcher.close(1000)
        await sending


async def _listen(hub: Hub, host: Host, watcher: Watcher, messages_per_second: int) -> None:
    """Reads until the socket is closed. A bucket of as many drops as fit into three seconds bounds what is read."""
    full = drops = 3.0 * messages_per_second
    last = time.monotonic()
    refused = 0
    while watcher.close_code is None:
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                text = await _text(watcher.socket)
        except TimeoutError:
            if watcher.gone:
                return
            continue
        now = time.monotonic()
        drops = min(full, drops + (now - last) * messages_per_second) - 1
        last = now
        if drops < 0:
            drops = 0.0
            refused += 1
            _refuse(watcher, None, "too-many")
            if refused > PATIENCE:
                watcher.close(TRY_AGAIN)
            continue
        if text is None:
            _refuse(watcher, None, "bad-message", "a message is text")
        else:
            await _read(hub, host, watcher, text)


async def _text(socket: WebSocket) -> str | None:
    """The next message; None for one of bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


async def _read(hub: Hub, host: Host, watcher: Watcher, text: str) -> None:
    """One message: carried out, or refused with a code and a sentence."""
    if len(text) > LONGEST_FRAME:
        return _refuse(watcher, None, "too-long")
    try:
        message = CLIENT_MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        return _refuse(watcher, None, "bad-message", _sentence(error))
    ref = None if isinstance(message, Hello) else message.id
    try:
        if isinstance(message, Hello):
            watcher.wants_view = message.position
            await host.welcome(watcher, message.last)
        elif watcher not in host.watchers:
            raise Refused("bad-message", "say hello first")
        elif isinstance(message, Simple) and message.type in ("ping", "hint", "rematch"):
            await _answer(hub, host, watcher, message)
        else:
            await _carry_out(hub, host, watcher, message)
    except Refused as refusal:
        _refuse(watcher, ref, refusal.code, str(refusal))
    except TooBusy:
        _refuse(watcher, ref, "busy")
    except (WebSocketDisconnect, asyncio.CancelledError):
        raise
    except Exception:
        logger.exception("a message failed", extra={"table": host.match.table, "type": message.type})
        _refuse(watcher, ref, "internal")


async def _carry_out(hub: Hub, host: Host, watcher: Watcher, message: Message) -> None:
    if watcher.player is None:
        raise Refused("not-allowed", "tell your name first: open a session")
    began = time.perf_counter()
    command = _command(hub, watcher, watcher.player, message)
    await host.carry_out(command, f"{watcher.player}/{message.id}", partial(_acknowledge, watcher, message.id))
    metrics.command(message.type, time.perf_counter() - began)


def _command(hub: Hub, watcher: Watcher, player: str, message: Message) -> Command:
    match message:
        case Decide():
            return partial(commands.decide, player=player, question=message.question, decision=message.decision)
        case Undo():
            return partial(commands.undo, player=player, question=message.question)
        case Sit():
            return partial(commands.sit, player=player, name=message.name or watcher.name, chair=message.chair)
        case SeatBot():
            if message.bot not in hub.bots.names():
                raise Refused("unknown-bot", CODES["unknown-bot"])
            return partial(
                commands.seat_bot, player=player, bot=message.bot, name=message.bot.capitalize(), chair=message.chair
            )
        case Stand():
            return partial(commands.stand, player=player, chair=message.chair)
        case Start():
            return partial(commands.start, player=player, first=message.first)
        case Say():
            return partial(commands.say, player=player, name=watcher.name, text=message.text, phrase=message.phrase)
        case Simple():
            simple = {
                "pause": commands.ask_pause,
                "resume": commands.resume,
                "resign": commands.resign,
                "leave": commands.leave,
                "return": commands.come_back,
            }
            return partial(simple[message.type], player=player)


async def _answer(hub: Hub, host: Host, watcher: Watcher, message: Simple) -> None:
    """What is not an event of the table."""
    if message.type == "ping":
        watcher.send({"type": "pong", "id": message.id, "now": now_ms()})
        return
    if watcher.player is None:
        raise Refused("not-allowed")
    if message.type == "rematch":
        ack = partial(_acknowledge, watcher, message.id)
        await hub.rematch(host.match.table, watcher.player, ack)
        return
    match = host.match
    if not match.options.hints:
        raise Refused("no-hints", CODES["no-hints"])
    if match.game is None or match.asked is None or match.asked not in match.seats_of(watcher.player):
        raise Refused("not-your-turn")
    question = match.question
    best = await hub.bots.hint(match.game.view(match.asked))
    watcher.send({"type": "hint", "id": message.id, "question": question, "best": best})


def _acknowledge(watcher: Watcher, ref: str, number: int) -> None:
    watcher.send({"type": "ack", "id": ref, "number": number})


def _refuse(watcher: Watcher, ref: str | None, code: str, text: str = "") -> None:
    metrics.refused(code)
    watcher.send({"type": "refused", "id": ref, "code": code, "text": text or CODES[code]})


def _sentence(error: ValidationError) -> str:
    """What is wrong with a message, and where."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}" if place else first["msg"]
