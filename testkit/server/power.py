"""Power loss, from a trace of a real server on SQLite: whatever was written and not synced yet is cut, garbled or gone.

From the trace the files are built as a disk may have them after the power failed at any moment: what was synced is
there; every write since then is there or not, in part, or as noise. The database that comes up must have every event
that was acknowledged by then, and of each table's log nothing but a prefix.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import signal
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from testkit.server import syscalls
from testkit.server.real_server import Person, Process, logs_of, message_id, new_person, new_table, replays
from testkit.server.syscalls import Call

NAME: Final = "gauntlet.db"
FILES: Final = (NAME, f"{NAME}-wal")
"""The index in shared memory (-shm) is made anew after a crash."""
CHECKPOINTS: Final = """
from gauntlet.server.storage import database
original = database._pragmas
def pragmas(connection, record):
    original(connection, record)
    connection.execute("PRAGMA wal_autocheckpoint=40")
database._pragmas = pragmas
"""
"""So that a short trial has many checkpoints: SQLite makes one every 1,000 pages."""
ACK: Final = re.compile(rb'\{"type":"ack","id":"([\w-]+)","number":(\d+)\}')

Log = dict[str, list[dict[str, Any]]]
"""The events of each table."""


@dataclass
class Disk:
    """What a file surely has, and what was written to it since the last sync."""

    synced: bytearray
    pending: list[Call] = field(default_factory=list)

    def after_power_loss(self, chance: random.Random) -> bytes:
        found = bytearray(self.synced)
        for call in self.pending:
            fate = chance.choice(("whole", "gone", "cut", "garbled"))
            data = call.data
            if fate == "cut":
                data = data[: chance.randrange(len(data) + 1)]
            elif fate == "garbled" and data:
                at = chance.randrange(len(data))
                data = data[:at] + chance.randbytes(min(len(data) - at, chance.choice((1, 8, 512, 4096))))
                data += call.data[len(data) :]
            if fate != "gone":
                write(found, call, data)
        if len(found) > len(self.synced) and chance.random() < 0.3:  # the file's new length was not written either
            del found[chance.randrange(len(self.synced), len(found) + 1) :]
        return bytes(found)


def write(content: bytearray, call: Call, data: bytes) -> None:
    if call.name == "ftruncate":
        (length,) = call.numbers
        del content[length:]
        content.extend(bytes(length - len(content)))
        return
    offset = call.numbers[-1]
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


@dataclass
class Trace:
    """A trial that was traced."""

    before: dict[str, bytes]
    """The files as they were when it began."""
    calls: list[Call]
    final: Log
    """What the database had in the end."""
    sent: dict[str, str]
    """The table of each message, by its id."""

    @property
    def acknowledged(self) -> int:
        return sum(len(acks(call)) for call in self.calls)

    @property
    def syncs(self) -> int:
        return sum(call.ends and call.name in ("fdatasync", "fsync") for call in self.calls)


def acks(call: Call) -> list[tuple[str, int]]:
    """What it tells a client to be stored: ids of messages, and the numbers of their events."""
    if not call.begins or call.file.startswith("/"):
        return []
    return [(ref.decode(), int(number)) for ref, number in ACK.findall(call.data)]


@dataclass
class Moment:
    """The disk at a moment of a trace."""

    files: dict[str, Disk]
    acked: list[tuple[str, int]]


def moment(trace: Trace, until: int) -> Moment:
    files = {name: Disk(bytearray(trace.before.get(name, b""))) for name in FILES}
    acked: list[tuple[str, int]] = []
    syncing: dict[str, int] = {}
    """How many writes were completed when a thread's sync began: those it covers."""
    for call in trace.calls[:until]:
        acked += acks(call)
        disk = files.get(Path(call.file).name)
        if disk is None:
            continue
        if call.name == "unlink":
            disk.synced, disk.pending = bytearray(), []
        elif call.name in ("fdatasync", "fsync"):
            if call.begins:
                syncing[call.thread] = len(disk.pending)
            if call.ends:
                for done in disk.pending[: syncing[call.thread]]:
                    write(disk.synced, done, done.data)
                disk.pending = disk.pending[syncing[call.thread] :]
        elif call.begins:
            disk.pending.append(call)
    return Moment(files, acked)


def check(trace: Trace, found: Moment, chance: random.Random, folder: Path, deep: bool = False) -> None:
    """The power fails. `deep`: the server's own code reads what is left, and every game replays."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, disk in found.files.items():
        if content := disk.after_power_loss(chance):
            (folder / name).write_bytes(content)
    log = read(folder / NAME)
    for table, events in log.items():
        assert events == trace.final.get(table, [])[: len(events)], "no prefix of the log"
    for ref, number in found.acked:
        events = log.get(trace.sent[ref], [])
        assert len(events) >= number, f"event {number} was acknowledged, and is lost"
        assert message_id(events[number - 1]["id"]) == ref, "another event has its number"
    if deep:
        for _, match in asyncio.run(logs_of(f"sqlite:///{folder / NAME}", list(log))).values():
            if match.game:
                replays(match)


def read(file: Path) -> Log:
    """All logs of a database, which must be sound."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        found: Log = {}
        for table, event in database.execute('SELECT "table", event FROM events ORDER BY "table", number'):
            found.setdefault(table, []).append(json.loads(event))
    for events in found.values():
        assert [event["number"] for event in events] == list(range(1, len(events) + 1)), "a gap in a log"
    return found


def power_losses(trace: Trace, cuts: int, seed: int, after_each: Callable[[], None] = lambda: None) -> tuple[int, int]:
    """So many of them, at moments all over the trace; how many had something in flight, and how many acknowledged
    events were looked for in all."""
    chance = random.Random(seed)
    in_flight = looked_for = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(cuts):
            found = moment(trace, chance.randrange(len(trace.calls) + 1))
            in_flight += any(disk.pending for disk in found.files.values())
            looked_for += len(found.acked)
            check(trace, found, chance, Path(folder) / "disk", deep=number % 50 == 0)
            after_each()
    return in_flight, looked_for


def acknowledged_too_early(trace: Trace) -> list[str]:
    """Acknowledgements that were sent before what they acknowledge was synced: at each of them all that was not synced
    is taken away, and the event must still be there."""
    early = []
    with tempfile.TemporaryDirectory() as folder:
        for at, call in enumerate(trace.calls):
            sent = acks(call)
            if not sent:
                continue
            found = moment(trace, at)
            for disk in found.files.values():
                disk.pending = []
            found.acked += sent
            try:
                check(trace, found, random.Random(0), Path(folder) / "disk")
            except AssertionError as error:
                early.append(f"{sent}: {error}")
    return early


async def _play(process: Process, rounds: int) -> dict[str, str]:
    """Two tables at once, decisions and chat; the table of each message."""
    tables = []
    for _ in range(2):
        people = [await new_person(process, name) for name in ("Ana", "Ben")]
        await new_table(people)
        tables.append(people)
    chance = random.Random(rounds)

    async def busy(person: Person) -> None:
        for _ in range(rounds):
            if person.choices:
                await person.decide(chance)
            await person.send({"type": "chat", "phrase": chance.choice(["hello", "thanks"])})
            await person.until(lambda: not person.pending)

    everyone = [person for people in tables for person in people]
    await asyncio.gather(*map(busy, everyone))
    sent = {ref: person.table for person in everyone for ref in person.acked}
    for person in everyone:
        await person.go()
    return sent


def traced(folder: Path, rounds: int) -> Trace:
    """A real server is played on under strace."""
    with Process(folder) as process:  # makes the database
        process.kill(signal.SIGTERM)
    before = {name: (folder / name).read_bytes() for name in FILES if (folder / name).exists()}
    output = folder / "trace"
    process = Process(folder, before=CHECKPOINTS, wrapper=syscalls.wrapper(output))
    with process:
        sent = asyncio.run(_play(process, rounds))
        process.kill(signal.SIGKILL)
    final = read(folder / NAME)
    return Trace(before, list(syscalls.calls(output)), final, sent)
