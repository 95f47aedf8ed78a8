"""What HTTP says when something cannot be: a status, a stable code, and a sentence. Never a traceback."""

from __future__ import annotations

import logging
from typing import Any, Final

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from gauntlet.rules.errors import GauntletError
from gauntlet.server.database import Conflict, TooBusy
from gauntlet.server.messages import CODES
from gauntlet.tables.commands import Refused

logger = logging.getLogger(__name__)


class Problem(BaseModel):
    """Why a request was refused."""

    code: str
    """One of `messages.CODES`."""
    text: str


STATUS: Final = {
    "not-allowed": 403,
    "bad-origin": 403,
    "bad-message": 422,
    "bad-name": 422,
    "bad-password": 422,
    "unknown-bot": 422,
    "no-session": 401,
    "wrong-login": 401,
    "not-found": 404,
    "too-long": 413,
    "too-many": 429,
    "busy": 503,
    "internal": 500,
}
"""The status of a code; all others are a conflict with how things stand: 409."""

CODE_OF_STATUS: Final = {401: "no-session", 403: "not-allowed", 404: "not-found", 413: "too-long", 429: "too-many"}

_WHY: Final = {
    400: "The request cannot be read",
    401: "Nobody is known by this request",
    403: "This is not allowed to whoever asks",
    404: "There is no such thing",
    405: "This address does not know the method",
    409: "It does not fit how things stand",
    413: "The request is too long",
    422: "The request has a field that cannot be",
    429: "Too many requests",
    503: "The server is busy",
}
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": why} for status, why in _WHY.items()
}
"""For the OpenAPI description: what any request may be answered with."""


def refusal(code: str, text: str = "") -> Refused:
    """To be raised; the text is that of the code unless there is a better one."""
    return Refused(code, text or CODES[code])


def answer(code: str, text: str = "", status: int | None = None, headers: dict[str, str] | None = None) -> Response:
    body = orjson.dumps({"code": code, "text": text or CODES[code]})
    return Response(body, status or STATUS.get(code, 409), headers, "application/json")


def install(app: FastAPI) -> None:
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(GauntletError, _mistake)
    app.add_exception_handler(TooBusy, _busy)
    app.add_exception_handler(Conflict, _conflict)


async def _refused(request: Request, error: Exception) -> Response:
    _ = request
    code = getattr(error, "code", "internal")
    return answer(code, str(error))


async def _invalid(request: Request, error: Exception) -> Response:
    """One sentence that names the field; what was sent is not repeated, since it may be a password."""
    _ = request
    first: dict[str, Any] = error.errors()[0] if isinstance(error, RequestValidationError) else {}
    place = [str(part) for part in first.get("loc", ()) if part != "body"]
    field = ".".join(place) or "the request"
    text = f"{field}: {first.get('msg', 'cannot be')}" if first.get("type") != "json_invalid" else "this is not JSON"
    return answer("bad-message", text[:300])


async def _http(request: Request, error: Exception) -> Response:
    _ = request
    if not isinstance(error, HTTPException):
        return answer("internal")
    code = CODE_OF_STATUS.get(error.status_code, "bad-message")
    text = "there is no such page" if code == "not-found" else str(error.detail)
    return answer(code, text, error.status_code, dict(error.headers or {}))


async def _mistake(request: Request, error: Exception) -> Response:
    _ = request
    return answer("bad-message", str(error)[:300])


async def _busy(request: Request, error: Exception) -> Response:
    _ = request, error
    return answer("busy", headers={"Retry-After": "1"})


async def _conflict(request: Request, error: Exception) -> Response:
    """Two came at once, and this one was second; whoever asks again finds how things stand now."""
    _ = request, error
    return answer("stale", CODES["busy"], 409)
