"""Who is connected by which session, so that a log-out closes sockets, whichever process they are connected to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gauntlet.server.realtime.connection import Connection
from gauntlet.server.realtime.tasks import Tasks
from gauntlet.server.storage.bus import Bus, LoggedOut
from gauntlet.server.storage.database import Database

LOGGED_OUT: Final = 4001


class Sessions:
    def __init__(self, database: Database, bus: Bus, tasks: Tasks) -> None:
        self._database, self._bus, self._tasks = database, bus, tasks
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)

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
        self._tasks.spawn(self._publish(LoggedOut(session)))

    def close(self, session: str) -> None:
        for connection in self._open.get(session, ()):
            connection.close(LOGGED_OUT)

    async def _publish(self, notice: LoggedOut) -> None:
        statement = self._bus.statement(notice)
        if statement is not None:
            await self._database.write(statement)
        await self._bus.publish(notice)
