"""Puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from gauntlet import __version__
from gauntlet.server import accounts, errors, games, lobby, metrics, practice, security, socket, static
from gauntlet.server.across import Alone, Bus, Channel, Notify
from gauntlet.server.bots import Bots
from gauntlet.server.connections import Connections
from gauntlet.server.database import Database
from gauntlet.server.hub import Hub
from gauntlet.server.migrate import up_to_date
from gauntlet.server.people import People
from gauntlet.server.settings import Settings
from gauntlet.tables.warm import warm_up

MOST_SOCKETS = 10_000


def create_app(settings: Settings, bots: Bots) -> FastAPI:
    """The application; it opens the database when it starts, and closes it when it stops."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        database = Database(settings.database_url)
        await up_to_date(database)
        await database.open()
        hub = Hub(database, bots, _bus(settings), settings.bot_pause)
        await hub.begin()
        app.state.hub, app.state.people = hub, People(database, hub.close_sockets)
        hub.spawn(_warm_up())
        metrics.watch(lambda: app.state.connections.count, lambda: len(hub.hosts))
        try:
            yield
        finally:
            await hub.end()
            await database.close()

    app = FastAPI(title="Gauntlet", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.connections = Connections(MOST_SOCKETS, settings.connections_per_address)
    errors.install(app)
    for router in (accounts.router, lobby.router, games.router, practice.router, metrics.router):
        app.include_router(router)
    static.install(app, settings)
    security.install(app, settings)
    app.add_middleware(socket.Sockets)
    return app


async def _warm_up() -> None:
    """The rules' compiled code is loaded while the first players come, so that a start is quick."""
    await asyncio.to_thread(warm_up)


def _bus(settings: Settings) -> Bus:
    if settings.redis:
        return Channel(settings.redis)
    return Alone() if settings.is_sqlite else Notify(settings.database_url)
