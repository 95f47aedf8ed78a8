"""People who play while the server is killed again and again."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from gauntlet.match import events as e
from testkit.server.real_server import Person, Process, logs_of, message_id, new_person, new_table, replays


@dataclass
class Crash:
    """What a series of kills has shown."""

    kills: int = 0
    ready: list[float] = field(default_factory=list)
    """Seconds from each start until it was ready."""
    acked: int = 0
    resent: int = 0
    """Messages whose answer was lost by a kill, sent again after it."""
    written: int = 0
    """Of these, the ones that were on disk already."""
    finished: int = 0


class Trial:
    """Several tables of people and bots, on one server that is killed under them."""

    def __init__(self, process: Process, url: str, seed: int, tables: int = 4) -> None:
        self.process, self.url = process, url
        self.chance = random.Random(seed)
        self.found = Crash()
        self._number = tables
        self._tables: list[str] = []
        self._people: dict[str, list[Person]] = {}
        self._kept: list[tuple[str, list[Person]]] = []

    async def run(self, kills: int, after_each: Callable[[], None] = lambda: None) -> Crash:
        self.found.ready.append(self.process.start())
        try:
            for _ in range(self._number):
                await self._open()
            for _ in range(kills):
                await self._play(self.chance.uniform(0.05, 0.5))
                self.process.kill(signal.SIGKILL)
                self.found.kills += 1
                self.found.ready.append(await asyncio.to_thread(self.process.start))
                await self._check_again()
                after_each()
            self.process.kill(signal.SIGKILL)
        finally:
            await self._leave()
        await self._check_disk()
        return self.found

    async def _open(self) -> None:
        """Two people; at every second table a bot as well."""
        people = [await new_person(self.process, name) for name in ("Ana", "Ben")]
        table = await new_table(people, bots=len(self._tables) % 2)
        self._people[table] = people
        self._tables.append(table)

    async def _play(self, seconds: float) -> None:
        """Everyone decides as fast as they are asked, until the time is over; answers may still be on their way."""
        until = time.monotonic() + seconds
        done = [asyncio.create_task(self._decide(person)) for people in self._people.values() for person in people]
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        for task in done:
            task.cancel()
        await asyncio.gather(*done, return_exceptions=True)

    async def _decide(self, person: Person) -> None:
        while True:
            await person.until(lambda: person.choices and not person.pending)
            await person.decide(self.chance)
            if self.chance.random() < 0.2:
                await person.send({"type": "chat", "phrase": "hello"})
            await person.until(lambda: not person.pending)

    async def _check_again(self) -> None:
        """All come back with the last number that they have; what was not answered is sent again, and so is some of
        what was."""
        for table, people in list(self._people.items()):
            for person in people:
                lost = dict(person.pending)
                person.pending.clear()
                await person.come()
                assert sorted(person.events) == list(range(1, person.last + 1)), "something was missed"
                assert not person.twice, "something came twice"
                seen = {message_id(fact["event"].get("id", "")): number for number, fact in person.events.items()}
                for ref, message in lost.items():
                    self.found.resent += 1
                    answer = await person.ask(**message)
                    if ref in seen:
                        self.found.written += 1
                        assert (answer["type"], answer.get("number")) == ("ack", seen[ref]), answer
                for ref in [ref for ref in person.acked if ref not in lost][-2:]:
                    message, number = person.acked[ref]
                    assert seen.get(ref) == number or message["type"] not in ("decide", "chat"), "acknowledged and lost"
                    answer = await person.ask(**message)
                    if message["type"] in ("decide", "chat"):
                        assert answer == {"type": "ack", "id": ref, "number": number}, answer
            if any(person.screen["outcome"] for person in people):
                self.found.finished += 1
                self._kept.append((table, self._people.pop(table)))
                for person in people:
                    await person.go()
                await self._open()

    async def _leave(self) -> None:
        for table, people in self._people.items():
            self._kept.append((table, people))
            for person in people:
                await person.go()

    async def _check_disk(self) -> None:
        """Nothing that was acknowledged is lost or doubled, and every game replays."""
        logs = await logs_of(self.url, self._tables)
        for table, people in self._kept:
            log, match = logs[table]
            replays(match)
            ids = [event.id for event in log if isinstance(event, e.Decided | e.ChatLine) and event.id]
            assert len(ids) == len(set(ids)), "written twice"
            by_number = {event.number: event for event in log}
            for person in people:
                for number, fact in person.events.items():
                    assert fact["event"] == by_number[number].model_dump(mode="json"), "received otherwise than written"
                for ref, (message, number) in person.acked.items():
                    self.found.acked += 1
                    event = by_number[number]
                    if isinstance(event, e.Decided):
                        assert (message_id(event.id), event.decision) == (ref, message["decision"])
                    elif message["type"] == "chat":
                        assert isinstance(event, e.ChatLine)
                        assert message_id(event.id) == ref
