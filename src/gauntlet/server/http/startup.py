"""While the rules are compiled, which takes some seconds the first time, the page is there already: requests that need
no rules are answered, all others wait."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from starlette.types import ASGIApp, Receive, Scope, Send

WITHOUT_RULES: Final = frozenset(
    {"/api/health", "/api/ready", "/api/me", "/api/me/games", "/api/session", "/api/lobby"}
)
"""What the start page asks for, and who watches the server."""


class Compilation(Protocol):
    """What compiles the rules, in a process of its own; handed in."""

    @property
    def running(self) -> bool: ...

    @property
    def progress(self) -> float:
        """The share that is done."""
        ...

    def stop(self) -> None: ...


class Startup:
    """How far this process is."""

    def __init__(self, compilation: Compilation | None) -> None:
        self._compilation = compilation
        self.started = asyncio.Event()
        """Set once games can be played."""

    @property
    def compiling(self) -> bool:
        return self._compilation is not None and self._compilation.running

    @property
    def progress(self) -> float:
        return 1.0 if self.started.is_set() or not self._compilation else self._compilation.progress

    async def compiled(self) -> None:
        while self.compiling:
            await asyncio.sleep(0.05)

    def stop(self) -> None:
        if self._compilation:
            self._compilation.stop()


class WaitForRules:
    def __init__(self, app: ASGIApp, startup: Startup) -> None:
        self._app, self._startup = app, startup

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["path"].startswith("/api/") and scope["path"] not in WITHOUT_RULES:
            await self._startup.started.wait()
        await self._app(scope, receive, send)
