"""A trial: two server processes on PostgreSQL, clients of all kinds, and a nemesis that breaks whatever it can reach.

Every connection goes through a proxy: those of clients to a process, and those of a process to the database. When it is
over everything is healed, all clients look once more through both doors, and the checker judges.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from gauntlet.server.storage.database import Database
from gauntlet.server.storage.event_store import EventStore
from testkit.nemesis.checker import Stored, Verdict, check
from testkit.nemesis.clients import Client, Kind
from testkit.nemesis.proxy import Proxy
from testkit.server.postgres import Postgres
from testkit.server.real_server import Person, Process, new_person, post

OWN_CLOCK: Final = """
from pathlib import Path
from gauntlet.server.realtime import clock
real, shift = clock.SystemClock.now_ms, Path({path!r})
clock.SystemClock.now_ms = lambda self: real(self) + 1000 * int(shift.read_text() or 0)
"""
"""The wall clock of one process, which can be set while it runs: the server reads it only there."""
SHIFTS: Final = (0, 90, -90, 3700, -3700)
SETTLED_SECONDS: Final = 60.0

Report = Callable[[str], None]


class Server:
    """A process with its two proxies and its own clock."""

    def __init__(self, folder: Path, name: str, postgres: Postgres, database: str) -> None:
        self.postgres, self._database, self._folder, self._name = postgres, database, folder, name
        self.to_database = Proxy(postgres.folder / ".s.PGSQL.5432")
        self.clock = folder / f"clock-{name}"
        self.process: Process
        self.door: Proxy

    async def start(self, stack: AsyncExitStack) -> None:
        await stack.enter_async_context(self.to_database)
        self.set_clock(0)
        url = f"postgresql://gauntlet@127.0.0.1:{self.to_database.port}/{self._database}"
        self.process = Process(self._folder, url, before=OWN_CLOCK.format(path=str(self.clock)))
        stack.callback(self.process.kill)
        self.door = await stack.enter_async_context(Proxy(("127.0.0.1", self.process.port)))
        await asyncio.to_thread(self.process.start)

    def set_clock(self, seconds: int) -> None:
        new = self.clock.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.clock)

    def heal(self) -> None:
        self.to_database.heal()
        self.door.heal()
        self.set_clock(0)


class Nemesis:
    """One thing after another goes wrong."""

    def __init__(self, servers: list[Server], postgres: Postgres, chance: random.Random) -> None:
        self._servers, self._postgres, self._chance = servers, postgres, chance
        self.done: Counter[str] = Counter()
        self._faults: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "stop": self._stop,
            "sever clients": lambda: self._sever(self._server().door),
            "delay clients": lambda: self._delay(self._server().door),
            "hold clients": lambda: self._hold(self._server().door),
            "sever database": lambda: self._sever(self._server().to_database),
            "delay database": lambda: self._delay(self._server().to_database),
            "hold database": lambda: self._hold(self._server().to_database),
            "swallow clients": lambda: self._swallow(self._server().door),
            "swallow database": lambda: self._swallow(self._server().to_database),
            "restart database": lambda: asyncio.to_thread(self._postgres.restart),
            "set clock": self._set_clock,
        }

    async def run(self, seconds: float, report: Report) -> None:
        """Each kind once, in any order, before one comes again."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        left: list[str] = []
        while loop.time() < until:
            if not left:
                left = self._chance.sample(list(self._faults), len(self._faults))
            fault = left.pop()
            report(fault)
            await self._faults[fault]()
            self.done[fault] += 1
            await asyncio.sleep(self._chance.uniform(0.1, 1.0))

    def _server(self) -> Server:
        return self._chance.choice(self._servers)

    async def _kill(self) -> None:
        process = self._server().process
        await asyncio.to_thread(process.kill, signal.SIGKILL)
        await asyncio.sleep(self._chance.uniform(0, 1))
        await asyncio.to_thread(process.start)

    async def _stop(self) -> None:
        """For longer than a lease, now and then: it comes back as someone who does not know that it was replaced."""
        pid = self._server().process.pid
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(self._chance.uniform(0.5, 6))
        os.kill(pid, signal.SIGCONT)

    async def _sever(self, proxy: Proxy) -> None:
        for _ in range(self._chance.randint(1, 4)):
            proxy.sever()
            await asyncio.sleep(self._chance.uniform(0, 0.3))

    async def _delay(self, proxy: Proxy) -> None:
        proxy.delay = self._chance.uniform(0.02, 0.25)
        await asyncio.sleep(self._chance.uniform(1, 3))
        proxy.heal()

    async def _hold(self, proxy: Proxy) -> None:
        proxy.hold()
        await asyncio.sleep(self._chance.uniform(0.5, 5))
        proxy.heal()

    async def _swallow(self, proxy: Proxy) -> None:
        proxy.swallow()

    async def _set_clock(self) -> None:
        self._server().set_clock(self._chance.choice(SHIFTS))


class Trial:
    def __init__(self, folder: Path, postgres: Postgres, seed: int) -> None:
        self._folder, self._postgres, self._chance = folder, postgres, random.Random(seed)
        self._name = f"nemesis_{seed}_{os.urandom(4).hex()}"
        self.faults: Counter[str] = Counter()
        self.games = 0

    async def run(self, seconds: float, report: Report = lambda _: None) -> Verdict:
        url = self._postgres.make(self._name)
        async with AsyncExitStack() as stack:
            servers = [Server(self._folder, f"{n}", self._postgres, self._name) for n in (1, 2)]
            for server in servers:
                await server.start(stack)
            doors = [server.door for server in servers]
            clients = [client for number in range(4) for client in await self._table(servers, doors, number)]
            stop = asyncio.Event()
            running = [asyncio.create_task(client.run(stop)) for client in clients]
            nemesis = Nemesis(servers, self._postgres, self._chance)
            await nemesis.run(seconds, report)
            report("heal")
            for server in servers:
                server.heal()
            await self._settled(clients, url)
            stop.set()
            for task in running:
                await task
            for client in clients:
                for door in doors:
                    await client.look(door)
            self.faults += nemesis.done
            self.games += sum(client.finished for client in clients if client.history.kind == "onlooker")
        histories = [client.history for client in clients]
        tables = {visit.table for client in histories for visit in client.visits}
        return check(await stored(url, tables), histories)

    async def _table(self, servers: list[Server], doors: list[Proxy], number: int) -> list[Client]:
        """Two people, the second of a special kind, and an onlooker; at some tables a bot of the server, or a clock."""
        process = self._chance.choice(servers).process
        people = [await new_person(process, name) for name in ("Ana", "Ben")]
        entropy = number % 2 == 0
        seats: list[Any] = [{"kind": "me"}, {"kind": "open"}, *([{"kind": "bot", "bot": "pebble"}] * (number % 2))]
        options: dict[str, Any] = {"players": len(seats), "epic_battles": number >= 2}
        if number % 3 == 0:
            options["clock"] = {"kind": "turn", "seconds": 10}
        body = {"options": options, "seats": seats, "entropy": entropy}
        table = str((await post(people[0], "/api/tables", body))["table"])
        for person in people:
            await person.come(table)
        assert (await people[1].ask(type="sit", entropy=entropy))["type"] == "ack"
        assert (await people[0].ask(type="start"))["type"] == "ack"
        kinds: list[Kind] = ["player", self._chance.choice(("reloader", "bot"))]
        clients = []
        for kind, person in zip(kinds, people, strict=True):
            player = await _id_of(person)
            await person.go()
            clients.append(Client(kind, doors, table, self._chance.randrange(1 << 30), player, person.cookie))
        return [*clients, Client("onlooker", doors, table, self._chance.randrange(1 << 30))]

    async def _settled(self, clients: list[Client], url: str) -> None:
        """Healed, everyone gets answers again: nobody is stalled."""
        before = {client.table: await _length(url, client.table) for client in clients}
        async with asyncio.timeout(SETTLED_SECONDS):
            for client in clients:
                while (table := client.table) in before and await _length(url, table) <= before[table] + 3:
                    await asyncio.sleep(0.2)


async def _id_of(person: Person) -> str:
    import httpx

    async with httpx.AsyncClient(base_url=person.process.address) as browser:
        return str((await browser.get("/api/me", headers={"Cookie": person.cookie})).json()["id"])


async def _length(url: str, table: str) -> int:
    database = Database(url)
    try:
        return len(await EventStore(database).read(table))
    finally:
        await database.engine.dispose()


async def stored(url: str, tables: set[str]) -> dict[str, Stored]:
    database = Database(url)
    store = EventStore(database)
    try:
        return {table: Stored(await store.read(table), await store.secret(table)) for table in sorted(tables)}
    finally:
        await database.engine.dispose()
