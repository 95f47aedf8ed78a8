"""Structured logs: a JSON object a line, by the standard library's logging. Nothing secret gets into them."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any, Final

import orjson
from sqlalchemy.exc import DBAPIError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gauntlet.server import metrics
from gauntlet.server.errors import answer

SECRET: Final = frozenset(
    {
        "token",
        "cookie",
        "cookies",
        "password",
        "authorization",
        "setup",
        "deal",
        "nonce",
        "query",
        "query_string",
        "headers",
        "body",
    }
)
"""Fields that are dropped, whoever logs them."""
_OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
_MOST_FRAMES: Final = 12
_ENOUGH: Final = 8
"""Letters of a table's id: enough to find it, too few to come in."""

logger = logging.getLogger("gauntlet.requests")


class Lines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in _OWN and key not in SECRET}
        if "table" in line:
            line["table"] = str(line["table"])[:_ENOUGH]
        if record.exc_info and record.exc_info[1]:
            line |= _told(record.exc_info[1])
        return orjson.dumps(line, default=str, option=orjson.OPT_NON_STR_KEYS).decode()


def _told(error: BaseException) -> dict[str, Any]:
    """What went wrong and where. A database's error repeats what was to be written, so its text stays out."""
    frames = traceback.extract_tb(error.__traceback__)[-_MOST_FRAMES:]
    return {
        "error": type(error).__name__,
        "text": "" if isinstance(error, DBAPIError) else str(error)[:300],
        "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }


def set_up(level: str) -> None:
    """All loggers write such lines to standard error. Left out is what others would tell too much of: addresses, since
    whoever knows that of a table may come in, and, for those who want to know all, every header and frame."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.access").addHandler(logging.NullHandler())
    logging.getLogger("uvicorn.error").addFilter(_has_no_address)
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
    for name in ("aiosqlite", "asyncio", "alembic", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _has_no_address(record: logging.LogRecord) -> bool:
    return '"WebSocket ' not in str(record.msg)


class Requests:
    """A line and a measure for each request, by its route and never by its address; an id that both sides can name.

    What nobody has caught ends here: the client hears that something went wrong, and not what.
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
            logger.error("a request failed", exc_info=error, extra={"request": request_id})
            if status:
                raise  # the answer is on its way already; the server cuts it off
            await answer("internal")(scope, receive, sending)
        finally:
            route = _route(scope)
            seconds = time.perf_counter() - began
            metrics.request(route, scope["method"], status, seconds)
            told = {"request": request_id, "method": scope["method"], "route": route, "status": status}
            logger.info("request", extra=told | {"ms": round(seconds * 1000, 1)})
        return None


def _route(scope: Scope) -> str:
    """The pattern of the address: whoever reads the log needs no ids, and there are only so many patterns."""
    route = scope.get("route")
    path = getattr(route, "path", None) or getattr(route, "path_format", None)
    if isinstance(path, str) and path:
        return path
    return "/api/…" if scope["path"].startswith("/api/") else "/…"


def _new_id() -> str:
    return f"{time.time_ns():x}"
