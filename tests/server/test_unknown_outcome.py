"""The connection to the database breaks after a commit and before its answer: nobody knows whether it is written."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from gauntlet.match import events as e
from gauntlet.server.storage.database import Database
from testkit.server.fixtures import Server
from testkit.server.sockets import room

pytestmark = pytest.mark.anyio


def lose_answers(patch: pytest.MonkeyPatch, count: int) -> list[int]:
    """Of so many commits; how many writes each of them had."""
    real = Database._execute
    lost: list[int] = []

    async def execute(self: Database, connection: Any, batch: list[Any]) -> None:
        await real(self, connection, batch)
        if len(lost) < count:
            lost.append(len(batch))
            raise DBAPIError("COMMIT", None, ConnectionError("connection lost"))

    patch.setattr(Database, "_execute", execute)
    return lost


async def test_a_message_that_was_executed_is_not_executed_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(server) as here:
        table, (ana, ben) = await here.duel()
        before = len(await here.log(table))
        lose_answers(monkeypatch, 1)
        message = {"id": "move", "question": ana.screen["question"], "decision": ana.choices[0]}
        assert (await ana.ask("decide", **message))["code"] == "internal"
        line = await ben.done("chat", phrase="hello")  # the table does not know of the move yet
        assert line == before + 2
        for _ in range(2):
            assert await ana.ask("decide", **message) == {"type": "ack", "id": "move", "number": before + 1}
        assert [type(event) for event in (await here.log(table))[before:]] == [e.Decided, e.ChatLine]
        assert [fact["event"]["number"] for fact in ben.events()][-2:] == [before + 1, before + 2]


async def test_commits_of_several_tables_are_told_apart(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are tried again one by one, and each is found to be there."""
    async with room(server) as here:
        tables = [await here.duel() for _ in range(4)]
        before = [len(await here.log(table)) for table, _ in tables]
        lost = lose_answers(monkeypatch, 2)
        asked = [sockets[0].ask("chat", phrase="hello", id="line") for _, sockets in tables]
        first = await asyncio.gather(*asked)
        assert max(lost) > 1
        answers = [await sockets[0].ask("chat", phrase="hello", id="line") for _, sockets in tables]
        assert [answer["number"] for answer in answers] == [number + 1 for number in before]
        assert [len(await here.log(table)) for table, _ in tables] == [number + 1 for number in before]
        assert {answer.get("number", answer.get("code")) for answer in first} <= {n + 1 for n in before} | {"internal"}
