"""Structured logging: one JSON object per line, by the standard library. Secrets are filtered out."""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
from typing import Any, Final

import orjson
from sqlalchemy.exc import DBAPIError

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
"""Fields that are never logged."""
_OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
_MAX_FRAMES: Final = 12
_ID: Final = re.compile(r"([\w-]{8})[\w-]{14,}")
"""Of a table or a player: 22 characters, of which 8 are enough to find it and too few to access it. Tokens are longer,
and so is an id that other letters have run into."""


def _without_ids(value: Any) -> Any:
    """Every id in it is shortened, wherever it stands."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, dict):
        return {_ID.sub(r"\1", str(key)): _without_ids(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_without_ids(item) for item in value]
    return _ID.sub(r"\1", str(value))


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _without_ids(record.getMessage()),
        }
        more = {key: value for key, value in record.__dict__.items() if key not in _OWN and key not in SECRET}
        line |= _without_ids(more)
        if record.exc_info and record.exc_info[1]:
            line |= _error_fields(record.exc_info[1])
        return orjson.dumps(line, default=str, option=orjson.OPT_NON_STR_KEYS).decode()


def _error_fields(error: BaseException) -> dict[str, Any]:
    """The exception and where it was raised. The text of a database error may contain data, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__)[-_MAX_FRAMES:]
    return {
        "error": type(error).__name__,
        "text": "" if isinstance(error, DBAPIError) else _without_ids(str(error))[:300],
        "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }


def set_up_logging(level: str) -> None:
    """All loggers write JSON to standard error. Loggers of libraries are restricted: access logs have the URLs of
    tables, which grant access, and debug logs have every header and frame."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.access").addHandler(logging.NullHandler())
    logging.getLogger("uvicorn.error").addFilter(_has_no_url)
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
    for name in ("aiosqlite", "asyncio", "alembic", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _has_no_url(record: logging.LogRecord) -> bool:
    return '"WebSocket ' not in str(record.msg)
