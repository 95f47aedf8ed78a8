"""What Prometheus reads: how much happens, how fast, and what was refused. Nothing about anyone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)
from pydantic import BaseModel
from sqlalchemy import text

from gauntlet import __version__

router = APIRouter(tags=["operations"])

PATIENCE: Final = 2.0
EVERY_SECONDS: Final = 1.0
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_commands = Counter("gauntlet_commands", "Messages that were carried out, and are on disk.", ["type"])
_command_seconds = Histogram("gauntlet_command_seconds", "From a message to its commit.", ["type"], buckets=SECONDS)
_refused = Counter("gauntlet_refused", "Messages and requests that were refused.", ["code"])
_commits = Counter("gauntlet_commits", "Commits of the database.")
_commit_seconds = Histogram("gauntlet_commit_seconds", "How long a commit took.", buckets=SECONDS)
_requests = Counter("gauntlet_requests", "Requests by HTTP.", ["route", "method", "status"])
_request_seconds = Histogram("gauntlet_request_seconds", "How long requests took.", ["route"], buckets=SECONDS)
_sockets = Gauge("gauntlet_sockets", "Open sockets.", multiprocess_mode="livesum")
_tables = Gauge("gauntlet_tables", "Tables in memory.", multiprocess_mode="livesum")


def command(kind: str, seconds: float) -> None:
    _commands.labels(kind).inc()
    _command_seconds.labels(kind).observe(seconds)


def refused(code: str) -> None:
    _refused.labels(code).inc()


def commit(seconds: float) -> None:
    _commits.inc()
    _commit_seconds.observe(seconds)


def request(route: str, method: str, status: int, seconds: float) -> None:
    _requests.labels(route, method, str(status)).inc()
    _request_seconds.labels(route).observe(seconds)


def watch(sockets: Callable[[], int], tables: Callable[[], int]) -> None:
    """Where one process serves, these two are counted when they are asked for; else each process tells regularly."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        _sockets.set_function(sockets)
        _tables.set_function(tables)
        return
    _sockets.set(sockets())
    _tables.set(tables())
    asyncio.get_running_loop().call_later(EVERY_SECONDS, watch, sockets, tables)


@router.get("/metrics", include_in_schema=False)
def metrics(request: Request) -> Response:
    """For Prometheus. Only from addresses that the settings name: how busy a server is, is its host's matter."""
    address = request.client.host if request.client else ""
    if address not in request.app.state.settings.metrics_from:
        return Response("not from here", 403, media_type="text/plain")
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
    _forget_the_dead()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _forget_the_dead() -> None:
    """What processes that were killed have told last counts no longer."""
    for file in Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]).glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        if not Path(f"/proc/{process}").exists() and Path("/proc/self").exists():
            multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]


class Health(BaseModel):
    ok: Literal[True]
    version: str


class Ready(BaseModel):
    ready: bool


@router.get("/api/health")
async def health() -> Health:
    """The process is alive."""
    return Health(ok=True, version=__version__)


@router.get("/api/ready", responses={503: {"model": Ready, "description": "Not yet, or the database is away"}})
async def ready(request: Request, response: Response) -> Ready:
    """Whether games can be played: the database answers."""
    asked = asyncio.create_task(request.app.state.hub.database.row(text("SELECT 1")))
    asked.add_done_callback(lambda task: task.cancelled() or task.exception())
    await asyncio.wait({asked}, timeout=PATIENCE)  # not cancelled: that would leave a connection half open
    if asked.done() and asked.exception() is None:
        return Ready(ready=True)
    response.status_code = 503
    return Ready(ready=False)
