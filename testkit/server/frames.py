"""Frames that no client should send: valid messages, changed in all ways that occur to a machine."""

from __future__ import annotations

import copy
import json
import logging
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import orjson
from fastapi import WebSocket

from gauntlet.match.match_options import MatchOptions
from gauntlet.server.accounts.players import Player
from gauntlet.server.realtime import socket
from gauntlet.server.realtime.connection import Connection
from gauntlet.server.realtime.registry import Seating
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.realtime.table_host import TableHost

Json = dict[str, Any]

HEAD: list[Json] = [
    {"type": "hello", "last": 0},
    {"type": "hello", "last": 3, "position": True},
    {"type": "ping", "id": "a"},
]
COMMANDS: list[Json] = [
    {"type": "decide", "id": "b", "question": 7, "decision": "take mind space soul"},
    {"type": "undo", "id": "c", "question": 7},
    {"type": "sit", "id": "d", "seat": 1, "name": "Ana"},
    {"type": "sit", "id": "e"},
    {"type": "seat-bot", "id": "f", "bot": "mason", "seat": 1},
    {"type": "stand", "id": "g", "seat": 1},
    {"type": "start", "id": "h", "first": 0},
    {"type": "commit", "id": "l", "commitment": "ab" * 32},
    {"type": "reveal", "id": "m", "entropy": "cd" * 32},
    {"type": "chat", "id": "i", "text": "hello"},
    {"type": "chat", "id": "j", "phrase": "good-luck"},
    {"type": "mute", "id": "l", "onlookers": True},
    {"type": "history", "id": "m", "before": 3},
    *(
        {"type": kind, "id": "k"}
        for kind in ("pause", "resume", "resign", "leave", "return", "rematch", "hint", "position")
    ),
]
MESSAGES = HEAD + COMMANDS
ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**40, 0.0, -0.0, 1e308, 1.5, float("nan")),
    *(float("inf"), float("-inf"), "", " ", "0", "null", "x" * 100, "\x00", "\ud800", "\u202e", "😀" * 20, "é"),
    *([], {}, [[]], [0], {"": None}, {"type": "hello"}, ["hello"], [None] * 50, {"__proto__": {"x": 1}}),
]
BYTES = [b"\x00", b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"\\u0000"]
BYTES += [b"NaN", b"Infinity", b"-", b"1e999", b"0x1", b"//", b"\xef\xbb\xbf", b"\r\n", b"'", b"undefined", b"9" * 50]


def mutated(chance: random.Random, message: Json) -> str:
    """One frame: changed as a value, or as bytes, or both. What is not UTF-8 never gets as far as our code."""
    value: Any = copy.deepcopy(message)
    for _ in range(chance.choice((0, 1, 1, 1, 2))):
        value = chance.choice(VALUES)(chance, value)
    data = json.dumps(value).encode()
    for _ in range(chance.choice((0, 0, 1, 1, 2, 4))):
        data = chance.choice(TEXTS)(chance, data)
    return data.decode(errors=chance.choice(("replace", "ignore")))


def _change(chance: random.Random, value: Any) -> Any:
    if isinstance(value, dict) and value:
        return value | {chance.choice(list(value)): chance.choice(ODD)}
    return chance.choice(ODD)


def _drop(chance: random.Random, value: Any) -> Any:
    if isinstance(value, dict) and value:
        gone = chance.choice(list(value))
        return {key: kept for key, kept in value.items() if key != gone}
    return value


def _add(chance: random.Random, value: Any) -> Any:
    if isinstance(value, dict):
        key = chance.choice(["id", "type", "last", "player", "seat", "admin", "question", "__class__", "", "seat"])
        return {**value, key: chance.choice(ODD)}
    return [value]


def _mix(chance: random.Random, value: Any) -> Any:
    other = chance.choice(MESSAGES)
    return {**value, **other} if isinstance(value, dict) and chance.random() < 0.5 else other


def _retype(chance: random.Random, value: Any) -> Any:
    if not isinstance(value, dict) or not value:
        return {"type": value}
    key = chance.choice(list(value))
    old = value[key]
    return value | {key: chance.choice([str(old), [old], {"x": old}, bool(old), 1.0, repr(old)])}


def _nest(chance: random.Random, value: Any) -> Any:
    for _ in range(chance.choice((1, 3, 30, 150))):
        value = [value] if chance.random() < 0.5 else {"type": value}
    return value


def _huge(chance: random.Random, value: Any) -> Any:
    if isinstance(value, dict) and value:
        return value | {chance.choice(list(value)): chance.choice([10 ** chance.randrange(300), "x" * 4000, [0] * 999])}
    return value


VALUES: tuple[Callable[[random.Random, Any], Any], ...] = (_change, _drop, _add, _mix, _retype, _nest, _huge)


def _flip(chance: random.Random, data: bytes) -> bytes:
    if not data:
        return b"\x80"
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :]


def _cut(chance: random.Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _put(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(BYTES) + data[at:]


def _lose(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + data[at + chance.randrange(4) :]


def _double(chance: random.Random, data: bytes) -> bytes:
    return data + data if chance.random() < 0.9 else data * 200


def _digits(chance: random.Random, data: bytes) -> bytes:
    return data.replace(b"7", b"9" * chance.choice((1, 20, 400, 5000)))


def _noise(chance: random.Random, data: bytes) -> bytes:
    return chance.randbytes(chance.randrange(1, 60)) if chance.random() < 0.3 else data


TEXTS: tuple[Callable[[random.Random, bytes], bytes], ...] = (_flip, _cut, _put, _lose, _double, _digits, _noise)


class _NoSocket:
    """Nobody reads what is sent here."""


class Listener(Connection):
    """Counts what it is sent, by its type; what is acknowledged, by its number."""

    def __init__(self, player: Player | None) -> None:
        super().__init__(cast(WebSocket, _NoSocket()))
        self.identify(player)
        self.answers: Counter[str] = Counter()
        self.acked: set[int] = set()

    def send(self, message: bytes) -> None:
        value = orjson.loads(message)
        self.answers[value["type"]] += 1
        if value["type"] == "ack":
            self.acked.add(value["number"])


class Errors(logging.Handler):
    """Whatever goes wrong is kept."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def __enter__(self) -> Errors:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)


async def feed(runtime: Runtime, host: TableHost, watcher: Listener, chance: random.Random, count: int) -> None:
    """So many mutated frames, read as from a socket. What they do, if one happens to be valid, is acknowledged."""
    await host.subscribe(watcher, host.match.number)
    asked = {"question": host.match.question}
    often = HEAD + 4 * COMMANDS  # a welcome takes its time
    messages = [message | asked if "question" in message else message for message in often]
    for _ in range(count):
        await socket._handle(runtime, host, watcher, mutated(chance, chance.choice(messages)))


STRANGER = Player("Z" * 22, "Zoe", None, "z" * 64, "browser")
ANA = Player("A" * 22, "Ana", None, "a" * 64, "browser")
BEN = Player("B" * 22, "Ben", None, "b" * 64, "browser")


async def table(runtime: Runtime) -> str:
    """A running game in which Ana is asked."""
    seats = [Seating(ANA.id, ANA.name), Seating(BEN.id, BEN.name)]
    return await runtime.tables.open(MatchOptions(begins="chosen"), ANA.id, seats, True)
