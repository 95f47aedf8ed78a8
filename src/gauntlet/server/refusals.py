"""Why messages and requests are refused: stable codes, a sentence and an HTTP status for each."""

from __future__ import annotations

from typing import Final

import orjson
from starlette.responses import Response

from gauntlet.match.refused import REFUSALS, Refused

MAX_MESSAGE_BYTES: Final = 16 * 1024
"""Of a frame of the socket, and of the body of a request."""

CODES: Final = REFUSALS | {
    "too-long": f"A message has at most {MAX_MESSAGE_BYTES} bytes",
    "too-many": "Too many messages, requests or connections; try again later",
    "busy": "The server is busy; try again",
    "not-found": "Not found",
    "no-hints": "Hints are off at this table",
    "unknown-bot": "Unknown bot",
    "internal": "Internal error",
    "not-authenticated": "Not authenticated",
    "bad-password": "A password has 8 to 200 characters",
    "common-password": "This password is one of the first that others would try",
    "wrong-login": "Wrong name or password",
    "name-taken": "The name is taken",
    "bad-origin": "Origin not allowed",
}

STATUS: Final = {
    "not-allowed": 403,
    "bad-origin": 403,
    "bad-message": 422,
    "bad-name": 422,
    "bad-password": 422,
    "common-password": 422,
    "unknown-bot": 422,
    "not-authenticated": 401,
    "wrong-login": 401,
    "not-found": 404,
    "too-long": 413,
    "too-many": 429,
    "busy": 503,
    "internal": 500,
}
"""The HTTP status of a code; all others are 409, a conflict with the current state."""


def refusal(code: str, text: str = "") -> Refused:
    """An exception to raise; the text defaults to that of the code."""
    return Refused(code, text or CODES[code])


def problem(code: str, text: str = "", status: int | None = None, headers: dict[str, str] | None = None) -> Response:
    """The HTTP response for a code."""
    body = orjson.dumps({"code": code, "text": text or CODES[code]})
    return Response(body, status or STATUS.get(code, 409), headers, "application/json")
