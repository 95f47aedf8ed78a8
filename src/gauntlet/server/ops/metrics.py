"""Metrics for Prometheus: rates, latencies, refusals. Nothing personal."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
UPDATE_SECONDS: Final = 1.0
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_commands = Counter("gauntlet_commands", "Commands that were executed and stored.", ["type"])
_command_seconds = Histogram(
    "gauntlet_command_seconds", "Time from a message to its commit.", ["type"], buckets=BUCKETS
)
_refused = Counter("gauntlet_refused", "Refused messages and requests.", ["code"])
_commits = Counter("gauntlet_commits", "Database commits.")
_commit_seconds = Histogram("gauntlet_commit_seconds", "Duration of a commit.", buckets=BUCKETS)
_requests = Counter("gauntlet_requests", "HTTP requests.", ["route", "method", "status"])
_request_seconds = Histogram("gauntlet_request_seconds", "Duration of requests.", ["route"], buckets=BUCKETS)
_sockets = Gauge("gauntlet_sockets", "Open sockets.", multiprocess_mode="livesum")
_work = Gauge(
    "gauntlet_work",
    "What bots are asked for, by kind: waiting or running.",
    ["kind", "state"],
    multiprocess_mode="livesum",
)
_work_seconds = Counter("gauntlet_work_seconds", "Time that bots have spent on it.", ["kind"])
_work_wait_seconds = Histogram(
    "gauntlet_work_wait_seconds", "Time until a bot began with it.", ["kind"], buckets=(*BUCKETS, 10.0, 30.0)
)
_tables = Gauge("gauntlet_tables", "Tables in memory.", multiprocess_mode="livesum")


def command(kind: str, seconds: float) -> None:
    count, duration = _of_command(kind)
    count.inc()
    duration.observe(seconds)


@cache
def _of_command(kind: str) -> tuple[Counter, Histogram]:
    """Looking them up takes longer than counting."""
    return _commands.labels(kind), _command_seconds.labels(kind)


def refused(code: str) -> None:
    _refused.labels(code).inc()


def commit(seconds: float) -> None:
    _commits.inc()
    _commit_seconds.observe(seconds)


def work_waits(kind: str, change: int) -> None:
    _work.labels(kind, "waiting").inc(change)


def work_began(kind: str, waited: float) -> None:
    _work.labels(kind, "running").inc()
    _work_wait_seconds.labels(kind).observe(waited)


def work_ended(kind: str, took: float) -> None:
    _work.labels(kind, "running").dec()
    _work_seconds.labels(kind).inc(took)


def request(route: str, method: str, status: int, seconds: float) -> None:
    _requests.labels(route, method, str(status)).inc()
    _request_seconds.labels(route).observe(seconds)


def observe_gauges(sockets: Callable[[], int], tables: Callable[[], int]) -> None:
    """A single process evaluates these gauges on demand; one of several writes them regularly."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        _sockets.set_function(sockets)
        _tables.set_function(tables)
        return
    _sockets.set(sockets())
    _tables.set(tables())
    asyncio.get_running_loop().call_later(UPDATE_SECONDS, observe_gauges, sockets, tables)


def exposition() -> bytes:
    """All metrics, in the text format of Prometheus."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    _drop_dead_processes()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _drop_dead_processes() -> None:
    """The gauges of processes that were killed count no longer."""
    for file in Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]).glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        if not Path(f"/proc/{process}").exists() and Path("/proc/self").exists():
            multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]
