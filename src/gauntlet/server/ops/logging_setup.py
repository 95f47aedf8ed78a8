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
_ID_PREFIX: Final = 8
"""Characters of a table's id: enough to find it, too few to access it."""


_ID: Final = re.compile(r"(?<![\w-])[\w-]{22}(?![\w-])")
"""Of a table or a player."""


def _shortened(found: re.Match[str]) -> str:
    return found[0][:_ID_PREFIX]


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in _OWN and key not in SECRET}
        if "table" in line:
            line["table"] = str(line["table"])[:_ID_PREFIX]
        if record.exc_info and record.exc_info[1]:
            line |= _error_fields(record.exc_info[1])
        return orjson.dumps(line, default=str, option=orjson.OPT_NON_STR_KEYS).decode()


def _error_fields(error: BaseException) -> dict[str, Any]:
    """The exception and where it was raised. The text of a database error may contain data, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__)[-_MAX_FRAMES:]
    return {
        "error": type(error).__name__,
        "text": "" if isinstance(error, DBAPIError) else _ID.sub(_shortened, str(error))[:300],
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
