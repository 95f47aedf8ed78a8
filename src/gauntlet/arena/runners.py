"""Where games are played: in this process, on a pool of processes, or on a cluster (`on_ray.py`).

A runner takes a plan and some of its pairings and yields them as they end, in any order. A game is the same
wherever it is played.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event

from gauntlet.arena.bot_game import Played, play_pairing
from gauntlet.arena.plan import ArenaError, Pairing, Plan
from gauntlet.bots.process import close_all
from gauntlet.worker_process import follow_parent

Runner = Callable[[Plan, Sequence[Pairing]], Iterator[Played]]

AHEAD = 2
"""Queued games per worker: enough to keep it busy, and few to lose when a run is stopped."""


def runner(workers: int | None = None, ray: str | None = None) -> Runner:
    """The requested runner; by default as many processes as there are cores."""
    if ray is not None:
        from gauntlet.arena.on_ray import on_ray

        return lambda plan, pairings: on_ray(plan, pairings, ray)
    count = workers or len(os.sched_getaffinity(0))
    return in_this_process if count == 1 else lambda plan, pairings: on_pool(plan, pairings, count)


def in_this_process(plan: Plan, pairings: Sequence[Pairing]) -> Iterator[Played]:
    for pairing in pairings:
        yield play_pairing(plan, pairing)


def on_pool(plan: Plan, pairings: Sequence[Pairing], workers: int) -> Iterator[Played]:
    """Processes are spawned, not forked: forking a process with threads is unsafe."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(min(workers, len(pairings)), context, _begin, (plan, stop))
    waiting = iter(pairings)
    running: set[Future[Played]] = set()
    try:
        while True:
            for pairing in waiting:
                running.add(pool.submit(_play, pairing))
                if len(running) >= AHEAD * workers:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool as error:
        raise ArenaError("a worker has died (out of memory?); the same command resumes the run") from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


_plan: Plan
_stop: Event


def _begin(plan: Plan, stop: Event) -> None:
    """Prepares a worker. Ctrl-C reaches all processes of a terminal, but only the parent handles it."""
    global _plan, _stop
    _plan, _stop = plan, stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent(_end)


def _end() -> None:
    close_all()
    os._exit(1)


def _play(pairing: Pairing) -> Played:
    return play_pairing(_plan, pairing, _stop.is_set)
