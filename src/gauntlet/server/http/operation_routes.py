"""Routes for operators: health, readiness, metrics."""

from __future__ import annotations

from typing import Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from gauntlet import __version__
from gauntlet.server.http.dependencies import TheRuntime, TheSettings, TheStartup
from gauntlet.server.ops import metrics

router = APIRouter(tags=["operations"])

DATABASE_TIMEOUT: Final = 2.0
NOT_READY: Final = "The rules are being compiled, or the database cannot be written"


class Health(BaseModel):
    ok: Literal[True]
    version: str


class Ready(BaseModel):
    ready: bool
    compiled: float
    """The share of the rules that is compiled: below 1 only on the first start on a machine."""


@router.get("/metrics", include_in_schema=False)
def prometheus(request: Request, settings: TheSettings) -> Response:
    """For Prometheus; only for the addresses in `metrics_from`."""
    address = request.client.host if request.client else ""
    if address not in settings.metrics_from:
        return Response("Forbidden", 403, media_type="text/plain")
    return Response(metrics.exposition(), headers={"Content-Type": metrics.CONTENT_TYPE})


@router.get("/api/health")
async def health() -> Health:
    """The process is alive."""
    return Health(ok=True, version=__version__)


@router.get("/api/ready", responses={503: {"model": Ready, "description": NOT_READY}})
async def ready(response: Response, runtime: TheRuntime, startup: TheStartup) -> Ready:
    """Whether games can be played: the rules are compiled, and a write proved the database, at most a second ago."""
    if startup.started.is_set() and await runtime.ownership.proves_a_write(DATABASE_TIMEOUT):
        return Ready(ready=True, compiled=1)
    response.status_code = 503
    return Ready(ready=False, compiled=startup.progress)
