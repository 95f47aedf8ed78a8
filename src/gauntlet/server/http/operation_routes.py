"""Routes for operators: health, readiness, metrics."""

from __future__ import annotations

from typing import Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from gauntlet import __version__
from gauntlet.server.http.dependencies import TheRuntime, TheSettings
from gauntlet.server.ops import metrics

router = APIRouter(tags=["operations"])

DATABASE_TIMEOUT: Final = 2.0


class Health(BaseModel):
    ok: Literal[True]
    version: str


class Ready(BaseModel):
    ready: bool


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


@router.get("/api/ready", responses={503: {"model": Ready, "description": "The database cannot be written"}})
async def ready(response: Response, runtime: TheRuntime) -> Ready:
    """Whether games can be played: proven by a write, at most a second ago."""
    if await runtime.ownership.proves_a_write(DATABASE_TIMEOUT):
        return Ready(ready=True)
    response.status_code = 503
    return Ready(ready=False)
