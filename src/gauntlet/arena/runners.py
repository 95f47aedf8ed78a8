"""Where games are played: in this process, on a pool of processes, or on a cluster (`on_ray.py`).

A runner takes a plan and some of its matches and yields them as they end, in any order. What a game is does not
depend on who plays it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from threading import Thread

from gauntlet.arena.match import Played, play_match
from gauntlet.arena.plan import ArenaError, Match, Plan
from gauntlet.bots.process import close_all

Runner = Callable[[Plan, Sequence[Match]], Iterator[Played]]

AHEAD = 2
"""How many games each worker has waiting: enough never to be idle, and few to give up when a run is stopped."""


def runner(workers: int | None = None, ray: str | None = None) -> Runner:
    """The runner that is asked for; without a wish, as many processes as there are cores."""
    if ray is not None:
        from gauntlet.arena.on_ray import on_ray

        return lambda plan, matches: on_ray(plan, matches, ray)
    count = workers or len(os.sched_getaffinity(0))
    return in_this_process if count == 1 else lambda plan, matches: on_pool(plan, matches, count)


def in_this_process(plan: Plan, matches: Sequence[Match]) -> Iterator[Played]:
    for match in matches:
        yield play_match(plan, match)


def on_pool(plan: Plan, matches: Sequence[Match], workers: int) -> Iterator[Played]:
    """Processes are spawned, not forked: a fork of a process with threads is a gamble."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(min(workers, len(matches)), context, _begin, (plan, stop))
    waiting = iter(matches)
    running: set[Future[Played]] = set()
    try:
        while True:
            for match in waiting:
                running.add(pool.submit(_play, match))
                if len(running) >= AHEAD * workers:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool as error:
        raise ArenaError("a worker has died (out of memory?); the same command goes on with the run") from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


_plan: Plan
_stop: Event


def _begin(plan: Plan, stop: Event) -> None:
    """Prepares a worker. Ctrl-C reaches all processes of a terminal, but it is the parent who decides what it means."""
    global _plan, _stop
    _plan, _stop = plan, stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """Ends this worker with its parent, even if that was killed and could tell nobody."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        close_all()
        os._exit(1)


def _play(match: Match) -> Played:
    return play_match(_plan, match, _stop.is_set)
