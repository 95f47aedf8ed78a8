"""The composition root: puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from limits import RateLimitItemPerMinute

from gauntlet import __version__
from gauntlet.match.warm import warm_up
from gauntlet.server.accounts.players import Players
from gauntlet.server.gate import Gate
from gauntlet.server.http import (
    account_routes,
    error_responses,
    handover_routes,
    lobby_routes,
    lobby_view,
    operation_routes,
    profile_routes,
    security,
    startup,
    static_site,
    table_routes,
)
from gauntlet.server.http.rate_limiter import RateLimiter
from gauntlet.server.ops import metrics
from gauntlet.server.ops.file_limit import file_limit
from gauntlet.server.ops.settings import Settings
from gauntlet.server.pace import Pace
from gauntlet.server.realtime.bot_interface import Bots
from gauntlet.server.realtime.clock import Clock
from gauntlet.server.realtime.connection_limit import ConnectionLimit, Share
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.realtime.socket import Sockets
from gauntlet.server.siblings import Siblings
from gauntlet.server.storage.bus import Bus, PostgresBus, RedisBus
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.migrate import up_to_date

MAX_SOCKETS: Final = 10_000
OWN_FILES: Final = 200
"""For the database, the bus and the log."""
ROUTES: Final = (account_routes, lobby_routes, table_routes, handover_routes, profile_routes, operation_routes)


def create_app(
    settings: Settings,
    bots: Bots,
    clock: Clock | None = None,
    compilation: startup.Compilation | None = None,
    workers: Path | None = None,
) -> FastAPI:
    """The application; it opens the database when it starts, and closes it when it stops. As long as `compilation`
    runs it serves the page, and what needs no rules. `workers`: the folder by which several workers find each other."""
    limiter = RateLimiter(settings.redis)
    gate = Gate(_room_for_connections(), settings)
    starting = startup.Startup(compilation)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        database = Database(settings.database_url)
        await up_to_date(database)
        await database.open()
        runtime = Runtime(database, bots, _bus(settings), settings, clock)
        app.state.runtime, app.state.players = runtime, Players(database, runtime.sessions.end)
        runtime.on_forgotten = forget
        runtime.sessions.on_close = app.state.players.forget_session
        if starting.compiling:
            runtime.tasks.spawn(start_late(runtime))
        else:
            await runtime.start()
            starting.started.set()
            runtime.tasks.spawn(asyncio.to_thread(warm_up))
        siblings = Siblings(workers, runtime.ownership.process)
        metrics.observe_gauges(lambda: app.state.connections.count, lambda: len(runtime.tables))
        try:
            yield {"gate": gate, "siblings": siblings}
        finally:
            siblings.close()
            starting.stop()
            await runtime.stop()
            await database.close()
            await limiter.stop()

    def forget() -> None:
        app.state.review_cache.clear()
        app.state.lobby_view.forget()

    async def start_late(runtime: Runtime) -> None:
        await starting.compiled()
        await asyncio.to_thread(warm_up)  # loads it, and compiles what is left
        await runtime.start()
        starting.started.set()

    app = FastAPI(title="Gauntlet", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.connections = ConnectionLimit(
        MAX_SOCKETS,
        settings.connections_per_address,
        lambda: Share(settings.messages_per_second, settings.chat_per_minute, settings.connections_per_address),
    )
    app.state.limiter = limiter
    app.state.tries = RateLimitItemPerMinute(settings.logins_per_minute, namespace="accounts")
    app.state.handshakes = RateLimitItemPerMinute(settings.requests_per_minute, namespace="sockets")
    app.state.startup = starting
    app.state.review_cache = table_routes.ReviewCache()
    app.state.lobby_view = lobby_view.LobbyView()
    error_responses.install(app)
    for routes in ROUTES:
        app.include_router(routes.router)
    static_site.install(app, settings)
    security.install(app, settings, limiter)
    app.add_middleware(Sockets)
    app.add_middleware(startup.WaitForRules, startup=starting)
    if settings.base_path:
        app.add_middleware(static_site.BasePath, base=settings.base_path)
    app.add_middleware(Pace, per_minute=settings.requests_per_minute)
    return app


def _room_for_connections() -> int:
    """As many as there can be open files, without those that the process needs itself."""
    return max(file_limit() - OWN_FILES, file_limit() // 2)


def _bus(settings: Settings) -> Bus:
    if settings.redis:
        return RedisBus(settings.redis)
    return Bus() if settings.is_sqlite else PostgresBus(settings.database_url)
