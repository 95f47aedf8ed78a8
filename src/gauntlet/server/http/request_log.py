"""One log line for each HTTP request."""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gauntlet.server.ops import metrics
from gauntlet.server.refusals import problem

logger = logging.getLogger("gauntlet.requests")


class RequestLog:
    """Middleware: a log line, metrics and an id for each request, by its route and never by its URL.

    Uncaught exceptions end here: the client gets `internal` and no details.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        began = time.perf_counter()
        status = 0
        request_id = _new_id()
        scope.setdefault("state", {})["request_id"] = request_id

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message.setdefault("headers", []).append((b"x-request-id", request_id.encode()))
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception as error:
            logger.error("request failed", exc_info=error, extra={"request": request_id})
            if status:
                raise  # the response has started: the server closes the connection
            await problem("internal")(scope, receive, sending)
        finally:
            route = _route(scope)
            seconds = time.perf_counter() - began
            metrics.request(route, scope["method"], status, seconds)
            fields = {"request": request_id, "method": scope["method"], "route": route, "status": status}
            logger.info("request", extra=fields | {"ms": round(seconds * 1000, 1)})
        return None


def _route(scope: Scope) -> str:
    """The pattern of the route: without ids, and of bounded number."""
    route = scope.get("route")
    path = getattr(route, "path", None) or getattr(route, "path_format", None)
    if isinstance(path, str) and path:
        return path
    return "/api/…" if scope["path"].startswith("/api/") else "/…"


def _new_id() -> str:
    return f"{time.time_ns():x}"
