"""The WebSocket of a table: every refusal, and what is no message at all."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from gauntlet.server.refusals import CODES, MAX_MESSAGE_BYTES
from gauntlet.server.storage import database
from testkit.server.sockets import Json, Room, Socket

pytestmark = pytest.mark.anyio


async def _waiting(here: Room, **options: Any) -> tuple[Socket, Socket]:
    _, (ana, ben) = await here.duel(start=False, **options)
    return ana, ben


async def _playing(here: Room, **options: Any) -> tuple[Socket, Socket]:
    _, (ana, ben) = await here.duel(**options)
    return ana, ben


async def _not_allowed(here: Room) -> Json:
    _, ben = await _waiting(here)
    return await ben.ask("start", first=0)


async def _not_your_turn(here: Room) -> Json:
    _, ben = await _playing(here)
    return await ben.ask("decide", question=ben.screen["question"], decision="pass")


async def _stale(here: Room) -> Json:
    ana, _ = await _playing(here)
    return await ana.ask("decide", question=1, decision=ana.choices[0])


async def _illegal(here: Room) -> Json:
    ana, _ = await _playing(here)
    return await ana.ask("decide", question=ana.screen["question"], decision="take everything")


async def _table_full(here: Room) -> Json:
    ana, _ = await _waiting(here)
    return await ana.ask("sit", name="Cleo")


async def _seat_taken(here: Room) -> Json:
    _, ben = await _waiting(here)
    return await ben.ask("sit")


async def _not_started(here: Room) -> Json:
    ana, _ = await _waiting(here)
    return await ana.ask("resign")


async def _already_started(here: Room) -> Json:
    ana, _ = await _playing(here)
    return await ana.ask("stand", seat=0)


async def _over(here: Room) -> Json:
    ana, ben = await _playing(here)
    await ben.done("resign")
    await ana.until(lambda: ana.screen["outcome"])
    return await ana.ask("decide", question=ana.screen["question"], decision="pass")


async def _paused(here: Room) -> Json:
    ana, ben = await _playing(here)
    await ana.done("pause")
    await ben.done("pause")
    return await ana.ask("decide", question=ana.screen["question"], decision="pass")


async def _cannot_undo(here: Room) -> Json:
    ana, ben = await _playing(here)
    await ana.decide("reserve deck 2")
    assert not ben.screen["can_undo"]
    return await ana.ask("undo", question=ana.screen["question"])


async def _bad_name(here: Room) -> Json:
    ana = await here.server.guest()
    table = await here.table(ana, ({"kind": "open"}, {"kind": "open"}))
    return await (await here.come(table, ana)).ask("sit", name="\u202e" * 3)


async def _bad_message(here: Room) -> Json:
    ana, _ = await _waiting(here)
    ana.send_frame('{"type": "cheat"}')
    await ana.until(lambda: ana.of("refused"))
    return ana.of("refused")[0]


async def _too_long(here: Room) -> Json:
    ana, _ = await _waiting(here)
    ana.send_frame(" " * (MAX_MESSAGE_BYTES + 1))
    await ana.until(lambda: ana.of("refused"))
    return ana.of("refused")[0]


async def _too_many(here: Room) -> Json:
    table, _ = await here.duel(start=False)
    runtime = here.server.runtime
    runtime.settings = replace(runtime.settings, messages_per_second=1)
    onlooker = await here.come(table)
    for _ in range(10):
        onlooker.send(type="ping")
    await onlooker.until(lambda: onlooker.of("refused"))
    assert onlooker.of("pong")
    return onlooker.of("refused")[0]


async def _busy(here: Room) -> Json:
    ana, _ = await _playing(here)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "MAX_WAITING", 0)
        refused = await ana.ask("decide", question=ana.screen["question"], decision=ana.choices[0])
    await ana.decide()
    return refused


async def _no_hints(here: Room) -> Json:
    ana, _ = await _playing(here, hints=False)
    assert (await ana.ask("position"))["code"] == "no-hints"
    return await ana.ask("hint")


async def _unknown_bot(here: Room) -> Json:
    ana, _ = await _waiting(here)
    return await ana.ask("seat-bot", bot="nobody", seat=0)


async def _internal(here: Room) -> Json:
    ana, _ = await _playing(here)

    async def broken(*_: object) -> None:
        raise ValueError("the secret is 42")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(here.server.bots, "hint", broken)
        refused = await ana.ask("hint")
    assert "42" not in str(refused)
    await ana.decide()
    return refused


REFUSED: dict[str, Callable[[Room], Awaitable[Json]]] = {
    "not-allowed": _not_allowed,
    "not-your-turn": _not_your_turn,
    "stale": _stale,
    "illegal": _illegal,
    "table-full": _table_full,
    "seat-taken": _seat_taken,
    "not-started": _not_started,
    "already-started": _already_started,
    "over": _over,
    "paused": _paused,
    "cannot-undo": _cannot_undo,
    "bad-name": _bad_name,
    "bad-message": _bad_message,
    "too-long": _too_long,
    "too-many": _too_many,
    "busy": _busy,
    "no-hints": _no_hints,
    "unknown-bot": _unknown_bot,
    "internal": _internal,
}
BY_HTTP = {
    "not-found",
    "not-authenticated",
    "bad-password",
    "common-password",
    "wrong-login",
    "name-taken",
    "not-over",
    "bad-origin",
}


def test_every_code_is_here() -> None:
    assert set(REFUSED) | BY_HTTP == set(CODES)


@pytest.mark.parametrize("code", REFUSED)
async def test_every_refusal(here: Room, code: str) -> None:
    refused = await REFUSED[code](here)
    assert (refused["type"], refused["code"]) == ("refused", code)
    assert refused["text"]


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "7",
        '"hello"',
        "{}",
        '{"type":"hello"',
        '{"type":"hello","last":-1}',
        '{"type":"hello","last":true}',
        '{"type":"hello","last":"0"}',
        '{"type":"hello","last":0.0}',
        '{"type":"hello","last":NaN}',
        '{"type":"hello","more":1}',
        '{"type":"ping"}',
        '{"type":"ping","id":""}',
        '{"type":"ping","id":7}',
        '{"type":"ping","id":"a b"}',
        '{"type":"ping","id":"a\\n"}',
        '{"type":"ping","id":"' + "x" * 37 + '"}',
        '{"type":"ping","id":"\\ud800"}',
        '{"type":"decide","id":"x","question":1}',
        '{"type":"decide","id":"x","question":"1","decision":"pass"}',
        '{"type":"decide","id":"x","question":1,"decision":"' + "x" * 81 + '"}',
        '{"type":"sit","id":"x","seat":4}',
        '{"type":"seat-bot","id":"x","bot":"mason"}',
        '{"type":"sit","id":"x","seat":-1}',
        '{"type":"sit","id":"x","player":"someone"}',
        '{"type":["hello"]}',
        "[" * 5000,
        '{"a":' * 2000,
        "\u0000",
        "😀",
    ],
)
async def test_what_is_no_message_is_refused(here: Room, frame: str) -> None:
    _, (ana, _) = await here.duel(start=False)
    ana.send_frame(frame)
    await ana.until(lambda: ana.of("refused"))
    known = "x" if '"id":"x"' in frame else None  # wherever it can be read
    assert ana.of("refused")[0] | {"text": ""} == {"type": "refused", "id": known, "code": "bad-message", "text": ""}
    assert (await ana.ask("ping"))["type"] == "pong"


async def test_bytes_are_no_message(here: Room, caplog: pytest.LogCaptureFixture) -> None:
    _, (ana, _) = await here.duel(start=False)
    ana.send_frame(b'{"type":"ping","id":"a"}')
    await ana.until(lambda: ana.of("refused"))
    assert ana.of("refused")[0]["code"] == "bad-message"
    assert (await ana.ask("ping"))["type"] == "pong"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_hello_comes_first(here: Room) -> None:
    ana = await here.server.guest()
    table = await here.table(ana)
    early = here.socket(table, ana)
    refused = await early.ask("chat", phrase="hello")
    assert (refused["code"], refused["text"]) == ("bad-message", "Send hello first")
    assert len(await here.log(table)) == 2
    await early.hello()
    await early.done("chat", phrase="hello")
    again = await early.hello(3)
    assert again["events"] == []
    await early.done("chat", phrase="bye")
    assert len(early.of("update")) == 2  # and each of them came once
