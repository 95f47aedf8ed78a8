"""Who is connected by which session, so that a log-out closes sockets, whichever process they are connected to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import select

from gauntlet.server.realtime.connection import Connection
from gauntlet.server.realtime.tasks import Tasks
from gauntlet.server.storage.bus import Bus, LoggedOut, Notice
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.schema import sessions

LOGGED_OUT: Final = 4001
AT_ONCE: Final = 500
"""Sessions that one query looks up."""


class Sessions:
    def __init__(self, database: Database, bus: Bus, tasks: Tasks) -> None:
        self._database, self._bus, self._tasks = database, bus, tasks
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        self.on_close: Callable[[str], None] = lambda _: None
        """Called with a session that has ended, wherever it was ended."""

    @contextmanager
    def connected(self, session: str | None, connection: Connection) -> Iterator[None]:
        """Counts a connection as long as it is open; None: an onlooker without a session."""
        if session is None:
            yield
            return
        self._open[session].add(connection)
        try:
            yield
        finally:
            self._open[session].discard(connection)
            if not self._open[session]:
                del self._open[session]

    def end(self, session: str) -> None:
        """Closes the connections of a session, here and in all other processes."""
        self.close(session)
        self.publish(LoggedOut(session))

    def close(self, session: str) -> None:
        self.on_close(session)
        for connection in self._open.get(session, ()):
            connection.close(LOGGED_OUT)

    async def close_ended(self) -> None:
        """It may have been missed that a session has ended."""
        connected = list(self._open)
        for first in range(0, len(connected), AT_ONCE):
            some = connected[first : first + AT_ONCE]
            rows = await self._database.rows(select(sessions.c.digest).where(sessions.c.digest.in_(some)))
            for session in set(some) - {row.digest for row in rows}:
                self.close(session)

    def publish(self, notice: Notice) -> None:
        """Tells all other processes."""
        self._tasks.spawn(self._publish(notice))

    async def _publish(self, notice: Notice) -> None:
        if notices := self._bus.in_commit(notice):
            await self._database.write(notices=notices)
        await self._bus.publish(notice)
