"""HTTP errors: a status, a stable code, and a sentence. Never a traceback."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from gauntlet.match.refused import Refused
from gauntlet.rules.errors import GauntletError
from gauntlet.server.refusals import CODES, problem
from gauntlet.server.storage.database import Conflict, TooBusy


class Problem(BaseModel):
    """Why a request was refused."""

    code: str
    """One of `refusals.CODES`."""
    text: str


CODE_OF_STATUS: Final = {
    401: "not-authenticated",
    403: "not-allowed",
    404: "not-found",
    413: "too-long",
    429: "too-many",
}
_DESCRIPTIONS: Final = {
    400: "Bad request",
    401: "Not authenticated",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    409: "Conflict with the current state",
    413: "Request too long",
    421: "Unknown host",
    422: "Validation failed",
    429: "Too many requests",
    503: "The server is busy",
}
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": why} for status, why in _DESCRIPTIONS.items()
}
"""For the OpenAPI description: the errors of any request."""


def install(app: FastAPI) -> None:
    app.add_exception_handler(GauntletError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(TooBusy, _busy)
    app.add_exception_handler(Conflict, _conflict)


async def _refused(_: Request, error: Exception) -> Response:
    """A refusal has a code; any other error of the rules is about what was sent."""
    return problem(error.code if isinstance(error, Refused) else "bad-message", str(error)[:300])


async def _invalid(_: Request, error: Exception) -> Response:
    """A sentence that names the field; the input is not repeated, since it may be a password."""
    first: dict[str, Any] = error.errors()[0] if isinstance(error, RequestValidationError) else {}
    path = [str(part) for part in first.get("loc", ()) if part != "body"]
    field = ".".join(path) or "request"
    text = f"{field}: {first.get('msg', 'invalid')}" if first.get("type") != "json_invalid" else "Not valid JSON"
    return problem("bad-message", text[:300])


async def _http(_: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        return problem("internal")
    code = CODE_OF_STATUS.get(error.status_code, "bad-message")
    text = "Not found" if code == "not-found" else str(error.detail)
    return problem(code, text, error.status_code, dict(error.headers or {}))


async def _busy(_: Request, __: Exception) -> Response:
    return problem("busy", headers={"Retry-After": "1"})


async def _conflict(_: Request, __: Exception) -> Response:
    """Two requests met, and this one was second; it can be repeated."""
    return problem("stale", CODES["busy"], 409)
