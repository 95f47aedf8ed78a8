"""Every message, acknowledged before the server was killed and sent again after it: nothing happens twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from gauntlet.match.draw import sha256
from testkit.server.real_server import (
    Json,
    Person,
    Process,
    logs_of,
    message_id,
    new_person,
    new_table,
    people_go,
    post,
)
from testkit.server.sockets import TYPES

pytestmark = pytest.mark.anyio


class Scene:
    """A table of its own, with people at it."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.people: list[Person] = []

    async def guests(self, number: int) -> list[Person]:
        self.people = [await new_person(self.process, name) for name in ("Ana", "Ben", "Cleo")[:number]]
        return self.people

    async def waiting(self, *seats: Json) -> list[Person]:
        """Ana has made it, and Ben looks on."""
        ana, ben = await self.guests(2)
        options = {"players": len(seats), "begins": "chosen"}
        table = str((await post(ana, "/api/tables", {"options": options, "seats": list(seats)}))["table"])
        for person in (ana, ben):
            await person.come(table)
        return [ana, ben]

    async def playing(self, number: int = 2) -> list[Person]:
        people = await self.guests(number)
        await new_table(people)
        for person in people:
            await person.until(lambda person=person: person.screen["status"] == "playing")  # type: ignore[misc]
        return people


async def done(person: Person, type: str, **more: Any) -> Json:  # noqa: A002
    """Sends what must succeed; the message, as it can be sent again."""
    ref = await person.send({"type": type} | more)
    message = dict(person.pending[ref])
    answer = await person.until(lambda: person.answers.get(ref))
    assert answer["type"] != "refused", (message, answer)
    if answer["type"] == "ack":
        await person.until(lambda: person.last >= answer["number"])
    return message


SHARE = "5" * 64
ME, OPEN = {"kind": "me"}, {"kind": "open"}
Play = Callable[[Scene], Awaitable[tuple[Person, Json]]]


async def _sit(scene: Scene) -> tuple[Person, Json]:
    _, ben = await scene.waiting(ME, OPEN, OPEN)
    return ben, await done(ben, "sit")


async def _the_maker_sits(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.waiting(OPEN, OPEN, OPEN)
    return ana, await done(ana, "sit")


async def _the_maker_seats_another(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.waiting(ME, OPEN, OPEN)
    return ana, await done(ana, "sit", name="Dan")


async def _seat_bot(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.waiting(ME, OPEN, OPEN)
    return ana, await done(ana, "seat-bot", bot="mason", seat=2)


async def _stand(scene: Scene) -> tuple[Person, Json]:
    ana, ben = await scene.waiting(ME, OPEN, OPEN)
    await done(ben, "sit")
    await ana.until(lambda: ana.last == ben.last)
    return ana, await done(ana, "stand", seat=1)


async def _start(scene: Scene) -> tuple[Person, Json]:
    ana, ben = await scene.waiting(ME, OPEN)
    await done(ben, "sit")
    return ana, await done(ana, "start", first=1)


async def _drawn(scene: Scene) -> tuple[Person, Json, Json]:
    """Ben has taken part in the draw: what he committed to, and what he revealed."""
    ana, ben = await scene.waiting(ME, OPEN)
    await done(ben, "sit", entropy=True)
    await done(ana, "start", first=1)
    committed = await done(ben, "commit", commitment=sha256(SHARE))
    await ben.until(lambda: ben.screen["draw"]["phase"] == "reveal")
    revealed = await done(ben, "reveal", entropy=SHARE)
    await ben.until(lambda: ben.screen["status"] == "playing")
    return ben, committed, revealed


async def _commit(scene: Scene) -> tuple[Person, Json]:
    ben, committed, _ = await _drawn(scene)
    return ben, committed


async def _reveal(scene: Scene) -> tuple[Person, Json]:
    ben, _, revealed = await _drawn(scene)
    return ben, revealed


async def _decide(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    return ana, await done(ana, "decide", question=ana.screen["question"], decision=_take(ana))


async def _undo(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    await done(ana, "decide", question=ana.screen["question"], decision=_take(ana))
    return ana, await done(ana, "undo", question=ana.screen["question"])


async def _ask_pause(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    return ana, await done(ana, "pause")


async def _pause(scene: Scene) -> tuple[Person, Json]:
    ana, ben = await scene.playing()
    await done(ana, "pause")
    return ben, await done(ben, "pause")


async def _resume(scene: Scene) -> tuple[Person, Json]:
    ben, _ = await _pause(scene)
    return ben, await done(ben, "resume")


async def _resign(scene: Scene) -> tuple[Person, Json]:
    *_, cleo = await scene.playing(3)
    return cleo, await done(cleo, "resign")


async def _resign_one_of_two_seats(scene: Scene) -> tuple[Person, Json]:
    ana, ben = await scene.waiting(ME, {"kind": "person", "name": "Dan"}, OPEN)
    await done(ben, "sit")
    await done(ana, "start", first=0)
    return ana, await done(ana, "resign")


async def _leave_a_seat(scene: Scene) -> tuple[Person, Json]:
    ben, _ = await _sit(scene)
    return ben, await done(ben, "leave")


async def _leave_a_game(scene: Scene) -> tuple[Person, Json]:
    _, ben = await scene.playing()
    return ben, await done(ben, "leave")


async def _return(scene: Scene) -> tuple[Person, Json]:
    ben, _ = await _leave_a_game(scene)
    return ben, await done(ben, "return")


async def _chat(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    return ana, await done(ana, "chat", text="once")


async def _mute(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    return ana, await done(ana, "mute", onlookers=True)


async def _history(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    return ana, await done(ana, "history", before=3)


async def _rematch(scene: Scene) -> tuple[Person, Json]:
    ana, ben = await scene.playing()
    await done(ben, "resign")
    await ana.until(lambda: ana.screen["outcome"])
    return ana, await done(ana, "rematch")


async def _hint(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    return ana, await done(ana, "hint")


async def _position(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    return ana, await done(ana, "position")


async def _ping(scene: Scene) -> tuple[Person, Json]:
    ana, _ = await scene.playing()
    return ana, await done(ana, "ping")


PLAYS: tuple[Play, ...] = (
    *(_sit, _the_maker_sits, _the_maker_seats_another, _seat_bot, _stand, _start, _commit, _reveal),
    *(_decide, _undo, _chat),
    *(_ask_pause, _pause, _resume, _resign, _resign_one_of_two_seats, _leave_a_seat, _leave_a_game, _return),
    *(_mute, _rematch, _hint, _position, _history, _ping),
)
ANSWERS = {"hint": "hint", "position": "position", "history": "history", "ping": "pong"}
"""All others are acknowledged again."""


def _take(person: Person) -> str:
    """A decision that turns up no card."""
    return next(choice for choice in person.choices if choice.startswith("take"))


async def test_nothing_happens_twice_after_a_crash(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        played: list[tuple[Person, Json]] = []
        scenes: list[Scene] = []
        for play in PLAYS:
            scenes.append(Scene(process))
            played.append(await play(scenes[-1]))
        assert {message["type"] for _, message in played} | {"hello"} == TYPES
        tables = [person.table for person, _ in played]
        url = f"sqlite:///{tmp_path}/gauntlet.db"
        before = {table: log for table, (log, _) in (await logs_of(url, tables)).items()}
        process.kill()
        process.start()
        async with people_go(*(person for scene in scenes for person in scene.people)):
            for person, message in played:
                await person.come()
                for _ in range(2):
                    answer = await person.ask(**message)
                    assert answer["type"] == ANSWERS.get(message["type"], "ack"), (message, answer)
                    if answer["type"] == "ack" and message["type"] != "rematch":
                        ids = {message_id(event.id): event.number for event in before[person.table]}
                        assert answer["number"] == ids[message["id"]]
        assert {table: log for table, (log, _) in (await logs_of(url, tables)).items()} == before
        assert process.errors() == []
