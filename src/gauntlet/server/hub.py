"""All tables of this process: brought into memory when someone needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, insert, select, update

from gauntlet.server import outcomes, schema
from gauntlet.server.across import Bus
from gauntlet.server.bots import Bots
from gauntlet.server.database import Database
from gauntlet.server.host import Host, now_ms
from gauntlet.server.log import Log, rows_of
from gauntlet.server.watcher import Watcher
from gauntlet.tables import commands
from gauntlet.tables import events as e
from gauntlet.tables.commands import Refused
from gauntlet.tables.events import AnyEvent
from gauntlet.tables.match import Match
from gauntlet.tables.options import Options
from gauntlet.tables.shuffle import Deal

logger = logging.getLogger(__name__)

IDLE_SECONDS: Final = 60
LEASE_MS: Final = 4000
"""A process that has not been heard of for so long is dead: others take its tables over."""
HEARTBEAT_SECONDS: Final = 1.0
LOGGED_OUT: Final = 4001
LOG_OUT: Final = "log-out:"
"""In place of a table, on the bus between processes."""


class Seating(NamedTuple):
    """Who is to sit at a new table: a person, or a bot."""

    player: str | None
    name: str
    bot: str | None = None


def new_id() -> str:
    """128 bits that nobody can guess, as 22 letters."""
    return secrets.token_urlsafe(16)


class Hub:
    def __init__(self, database: Database, bots: Bots, bus: Bus, bot_pause: float) -> None:
        self.database = database
        self.log = Log(database)
        self.bots = bots
        self.bus = bus
        self.bot_pause = bot_pause
        self.id = new_id()
        self.hosts: dict[str, Host] = {}
        self._rematch = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Host]] = {}
        self._asleep: set[str] = set()
        """Tables of ours that have left the memory: what other processes write there may be for our bots to answer."""
        self._tasks: set[asyncio.Task[Any]] = set()

    # Life

    async def begin(self) -> None:
        await self._beat()
        await self.bus.begin(self._heard, self._missed)
        self.spawn(self._every(HEARTBEAT_SECONDS, self._beat))
        self.spawn(self._every(HEARTBEAT_SECONDS, self._take_over))
        self.spawn(self._every(IDLE_SECONDS / 4, self._forget))
        self.spawn(self._settle())

    async def end(self) -> None:
        """Other processes need not wait for the lease to run out."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        for host in self.hosts.values():
            host.owned = False
        await self.database.write(
            update(schema.processes).where(schema.processes.c.id == self.id).values(alive_until=0)
        )
        await self.bus.end()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is not forgotten, and whose failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("a task failed", exc_info=task.exception())

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Exception:  # the database may be away for a while
                logger.exception("regular work failed")
            await asyncio.sleep(seconds)

    # Tables

    async def open(self, options: Options, maker: str, seats: Sequence[Seating] = (), start: bool = False) -> str:
        """Makes a table, and seats whoever is to sit there."""
        table = new_id()
        opened = commands.opened(options, maker, now_ms())
        row = {
            "id": table,
            "options": options.model_dump(mode="json"),
            "maker": maker,
            "public": options.public,
            "status": "waiting",
            "created": opened.at,
            "changed": opened.at,
            "owner": self.id,
        }
        await self.database.write(insert(schema.tables).values(row), log=rows_of(table, [opened]))
        host = self.hosts[table] = Host(self, Match(table, opened))
        await host.own()
        for chair, (player, name, bot) in enumerate(seats):
            if bot:
                await host.carry_out(partial(commands.seat_bot, player=maker, bot=bot, name=name, chair=chair))
            elif player:
                await host.carry_out(partial(commands.sit, player=player, name=name, chair=chair))
        if start:
            await host.carry_out(partial(commands.start, player=maker, first=0))
        return table

    async def rematch(self, table: str, player: str, acknowledge: Callable[[int], None] | None = None) -> None:
        """Opens the table of the rematch, once: the same people and options, the seats turned."""
        host = await self.host(table)
        async with self._rematch:
            commands.play_again(host.match, player, "", now_ms())
            again = host.match.again or ""
            if not again:
                options = host.match.options.model_copy(update={"begins": "chosen"})
                maker = host.match.maker if host.match.seats_of(host.match.maker) else player
                again = await self.open(options, maker, [Seating(*seat) for seat in commands.turned(host.match)], True)

            def once(match: Match, *, now: int) -> list[AnyEvent]:
                """Another process may have been faster."""
                return [] if match.again else commands.play_again(match, player, again, now)

            await host.carry_out(once, acknowledge=acknowledge)

    async def match(self, table: str) -> Match:
        return (await self.host(table)).match

    async def host(self, table: str) -> Host:
        """The table, brought into memory if need be; refuses `not-found`."""
        if table in self.hosts:
            return self.hosts[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Host:
        self._asleep.discard(table)
        events = await self.log.read(table)
        if not events:
            raise Refused("not-found", "there is no such table")
        match = Match.of(table, events, await self.log.deal(table))
        host = self.hosts[table] = Host(self, match)
        if match.status != "over":
            row = await self.database.row(select(schema.tables.c.owner).where(schema.tables.c.id == table))
            if row and row.owner == self.id:
                await host.own()
            elif row:
                await self._claim(table, row.owner)
        return host

    def statements(self, match: Match, events: Sequence[AnyEvent], deal: Deal | None) -> list[Executable]:
        """What else is to be written with events, in the same commit."""
        found: list[Executable] = []
        for event in events:
            if isinstance(event, e.Started) and deal:
                seats = [match.seats[chair] for chair in event.order]
                rows = [
                    {"table": match.table, "seat": n, "player": seat.player, "bot": seat.bot, "name": seat.name}
                    for n, seat in enumerate(seats)
                ]
                found += [
                    insert(schema.deals).values(table=match.table, deal=deal.as_json()),
                    insert(schema.seats).values(rows),
                    _status(match.table, "playing", event.at),
                ]
            elif isinstance(event, e.Ended):
                found.append(_status(match.table, "over", event.at))
        return found

    async def write(self, table: str, number: int, rows: list[dict[str, Any]], statements: list[Executable]) -> None:
        notice = self.bus.statement(table, number)
        await self.database.write(*statements, *([notice] if notice is not None else []), log=rows)
        await self.bus.publish(table, number)

    async def ended(self, match: Match) -> None:
        if match.ended and match.number == match.ended.number:
            await outcomes.record(self.database, match)

    async def _settle(self) -> None:
        """Games that ended in the last moment of a process that died have no outcome yet."""
        c, s = schema.tables.c, schema.seats.c
        unsettled = select(c.id).join_from(schema.tables, schema.seats, s.table == c.id)
        query = unsettled.where(c.status == "over", s.seat == 0, s.won.is_(None))
        for row in await self.database.rows(query):
            await outcomes.record(self.database, await self.match(row.id))

    # Sockets

    def close_sockets(self, session: str) -> None:
        """A session is over: whoever came in by it has to leave, whichever process they are connected to."""
        self._let_go(session)
        self.spawn(self._announce(LOG_OUT + session))

    def _let_go(self, session: str) -> None:
        for watcher in self._watchers():
            if watcher.session == session:
                watcher.close(LOGGED_OUT)

    async def _announce(self, what: str) -> None:
        notice = self.bus.statement(what, 0)
        if notice is not None:
            await self.database.write(notice)
        await self.bus.publish(what, 0)

    def _watchers(self) -> list[Watcher]:
        return [watcher for host in self.hosts.values() for watcher in host.watchers]

    # Among processes

    async def _heard(self, table: str, number: int) -> None:
        """A process has written an event, or ended a session."""
        if table in self._loading:  # what it has read may be older
            await asyncio.wait([self._loading[table]])
        if table.startswith(LOG_OUT):
            self._let_go(table.removeprefix(LOG_OUT))
        elif table in self._asleep:
            await self.host(table)
        elif table in self.hosts and self.hosts[table].match.number < number:
            await self.hosts[table].catch_up()

    async def _missed(self) -> None:
        for table in list(self._asleep):
            await self.host(table)
        for host in list(self.hosts.values()):
            await host.catch_up()

    async def _beat(self) -> None:
        until = now_ms() + LEASE_MS
        known = update(schema.processes).where(schema.processes.c.id == self.id).values(alive_until=until)
        if await self.database.row(select(schema.processes.c.id).where(schema.processes.c.id == self.id)):
            await self.database.write(known)
        else:
            await self.database.write(insert(schema.processes).values(id=self.id, alive_until=until))

    async def _take_over(self) -> None:
        """The running tables of dead processes are ours."""
        tables, processes = schema.tables.c, schema.processes.c
        alive = select(processes.id).where(processes.alive_until > now_ms())
        orphans = (
            select(tables.id, tables.owner).where(tables.status == "playing", tables.owner.not_in(alive)).limit(200)
        )
        for row in await self.database.rows(orphans):
            host = await self.host(row.id)
            if not host.owned:
                await self._claim(row.id, row.owner)

    async def _claim(self, table: str, owner: str) -> None:
        """Takes a table from a process that is dead; of several claimants one wins."""
        tables, processes = schema.tables.c, schema.processes.c
        alive = select(processes.id).where(processes.id == owner, processes.alive_until > now_ms())
        if owner != self.id and await self.database.row(alive):
            return
        await self.database.write(
            update(schema.tables).where(tables.id == table, tables.owner == owner).values(owner=self.id)
        )
        row = await self.database.row(select(tables.owner).where(tables.id == table))
        host = self.hosts.get(table)
        if host and row and row.owner == self.id and not host.owned:
            await host.own(woken=True)

    async def _forget(self) -> None:
        """Tables that nobody watches and nothing will happen at leave the memory."""
        before = time.monotonic() - IDLE_SECONDS
        for table, host in list(self.hosts.items()):
            if host.is_idle and (host.idle_since < before or host.match.status == "over"):
                del self.hosts[table]
                if host.owned and host.match.status != "over":
                    self._asleep.add(table)


def _status(table: str, status: str, at: int) -> Executable:
    return update(schema.tables).where(schema.tables.c.id == table).values(status=status, changed=at)
