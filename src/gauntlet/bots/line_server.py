"""The bot's side of the line protocol: `gauntlet bot NAME` makes any of our bots a program that others can ask."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, BinaryIO

from gauntlet.bots.base import Bot, make_bot
from gauntlet.bots.protocol import (
    PROTOCOL,
    TO_BOT,
    Budget,
    Budgeted,
    ProtocolError,
    line_of,
    message_of,
    view_of,
)
from gauntlet.rules.errors import GauntletError, suggestion
from gauntlet.rules.view import View

Message = dict[str, Any]


def serve(name: str, source: BinaryIO, sink: BinaryIO, make: Callable[[str, int | None], Bot] = make_bot) -> None:
    """Answers the lines of `source` on `sink` until `quit` or the end of the lines."""
    make(name, None)  # a name that no bot has is the caller's mistake, not the host's
    stop: Event = Event()
    waiting: SimpleQueue[Message | ProtocolError | None] = SimpleQueue()
    Thread(target=_read, args=(source, waiting, stop), daemon=True).start()
    served = Served(name, make, stop)
    while (message := waiting.get()) is not None:
        try:
            if isinstance(message, ProtocolError):
                raise message
            answer = served.answer(message)
        except ProtocolError as error:
            answer = {"verb": "error", "code": error.code, "text": str(error)}
        if answer:
            sink.write(line_of(answer))
            sink.flush()


def _read(source: BinaryIO, waiting: SimpleQueue[Message | ProtocolError | None], stop: Event) -> None:
    """Reads ahead of the thinking, so that `stop` is heard in the middle of it."""
    while line := source.readline(TO_BOT + 1):
        if len(line) > TO_BOT:
            while line and not line.endswith(b"\n"):
                line = source.readline(TO_BOT)
            waiting.put(ProtocolError("too-long", f"the line has more than {TO_BOT} bytes"))
            continue
        try:
            message = message_of(line)
        except ProtocolError as error:
            waiting.put(error)
            continue
        if message["verb"] == "quit":
            break
        if message["verb"] == "stop":
            stop.set()
            continue
        if message["verb"] == "go":
            stop.clear()
        waiting.put(message)
    stop.set()
    waiting.put(None)


class Served:
    """A bot and what the host has sent so far."""

    def __init__(self, name: str, make: Callable[[str, int | None], Bot], stop: Event) -> None:
        self._name, self._make, self._stop = name, make, stop
        self._bot: Bot | None = None
        self._view: View | None = None

    def answer(self, message: Message) -> Message | None:
        """What the protocol says to a message; None where it says nothing."""
        handlers = {"hello": self._hello, "table": self._table, "view": self._see, "go": self._go}
        verb = message["verb"]
        if verb not in handlers:
            known = [*handlers, "stop", "quit"]
            raise ProtocolError("unknown-verb", f"no verb is called {verb!r:.40}{suggestion(verb, known)}")
        return handlers[verb](message)

    def _hello(self, message: Message) -> Message:
        if message.get("protocol") != PROTOCOL:
            raise ProtocolError("wrong-protocol", f"this is {PROTOCOL}, not {message.get('protocol')!r:.40}")
        return {"verb": "hello", "protocol": PROTOCOL, "name": self._name}

    def _table(self, message: Message) -> None:
        seed = message.get("seed")
        if seed is not None and type(seed) is not int:
            raise ProtocolError("bad-message", f"table: seed must be a whole number or null, not {seed!r:.40}")
        self._bot, self._view = self._make(self._name, seed), None

    def _see(self, message: Message) -> None:
        if self._bot is None:
            raise ProtocolError("out-of-turn", "a view comes after a table")
        self._view = view_of(message.get("view"))

    def _go(self, message: Message) -> Message:
        budget = Budget.from_json(message["budget"]) if message.get("budget") else None
        bot, view = self._bot, self._view
        if bot is None or view is None:
            raise ProtocolError("out-of-turn", "go comes after a view")
        if view.asked != view.seat or not view.legal:
            raise ProtocolError("out-of-turn", f"nothing is asked of seat {view.seat} in this view")
        try:
            if budget and isinstance(bot, Budgeted):
                decision = bot.decide_within(view, budget, self._stop)
            else:  # its name says how long it thinks
                decision = bot.decide(view)
        except GauntletError as error:
            raise ProtocolError("bad-view", str(error)) from error
        except Exception as error:
            raise ProtocolError("bot-failed", f"{self._name}: {type(error).__name__}: {error}") from error
        if decision not in view.legal:
            raise ProtocolError("bot-failed", f"{self._name}: {decision!r} is not legal")
        return {"verb": "decision", "decision": decision}
