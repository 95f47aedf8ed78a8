"""Where self-play happens: in processes of this machine, or on a Ray cluster. Tasks are pure, so both do the same."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from gauntlet.rules.errors import GauntletError
from gauntlet.worker_process import follow_parent

AHEAD = 2
"""Queued tasks per worker: enough to keep it busy, and few to lose when a run is stopped."""
NICE = 10
"""Whoever works at the machine comes first."""

Task = tuple[Any, ...]
Workers = Callable[[Callable[..., Any], Sequence[Task]], Iterator[Any]]
"""Calls a function with each of some tasks; yields (the task's index, what it returned) in any order."""


class TrainingError(GauntletError):
    """A run that cannot go on as requested."""


def workers(count: int, ray: str | None = None) -> Workers:
    if ray is not None:
        return lambda function, tasks: _on_ray(function, tasks, ray)
    return lambda function, tasks: _on_pool(function, tasks, count)


def _on_pool(function: Callable[..., Any], tasks: Sequence[Task], count: int) -> Iterator[Any]:
    if not tasks:
        return
    pool = ProcessPoolExecutor(min(count, len(tasks)), multiprocessing.get_context("spawn"), _begin)
    waiting = iter(enumerate(tasks))
    running: dict[Future[Any], int] = {}
    try:
        while True:
            for index, task in waiting:
                running[pool.submit(function, *task)] = index
                if len(running) >= AHEAD * count:
                    break
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
    except BrokenProcessPool as error:
        raise TrainingError("a worker has died (out of memory?); the same command resumes it") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """Ctrl-C reaches all processes of a terminal, but only the parent handles it; the workers end with it."""
    os.nice(max(0, NICE - os.nice(0)))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent(lambda: os._exit(1))


def _on_ray(function: Callable[..., Any], tasks: Sequence[Task], address: str) -> Iterator[Any]:
    """A node may fail: what it was doing is done elsewhere, and nothing else is lost."""
    try:
        import ray
    except ImportError as error:
        raise TrainingError("--ray needs Ray, which is an extra: pip install 'gauntlet-game[ray]'") from error
    if not tasks:
        return
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise TrainingError(f"no Ray cluster answers at {address!r}") from error
    try:
        task: Any = ray.remote(max_retries=3)(function)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        most = AHEAD * max(1, int(resources.get("CPU", 1)))
        waiting = iter(enumerate(tasks))
        running: dict[Any, int] = {}
        while True:
            for index, arguments in waiting:
                running[task.remote(*arguments)] = index
                if len(running) >= most:
                    break
            if not running:
                return
            done, _ = ray.wait(list(running))
            for reference in done:
                yield running.pop(reference), ray.get(reference)
    finally:
        ray.shutdown()
