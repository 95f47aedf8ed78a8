"""Games on a Ray cluster, for runs that are too long for one machine. Every node needs this package and the bots."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

from gauntlet.arena.bot_game import Played, play_pairing
from gauntlet.arena.plan import ArenaError, Pairing, Plan
from gauntlet.bots.process import close_all

AHEAD = 2
"""Queued games per core of the cluster."""


def on_ray(plan: Plan, pairings: Sequence[Pairing], address: str) -> Iterator[Played]:
    """Plays on the cluster at an address, or on the one that `auto` finds."""
    try:
        import ray
    except ImportError as error:
        raise ArenaError("--ray needs Ray, which is an extra: pip install 'gauntlet-game[ray]'") from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(f"no Ray cluster answers at {address!r}") from error
    try:
        task: Any = ray.remote(max_retries=3)(_play)  # a node may fail; its games are played elsewhere
        shared = ray.put(plan)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        most = AHEAD * max(1, int(resources.get("CPU", 1)))
        waiting, running = iter(pairings), set[Any]()
        while True:
            for pairing in waiting:
                running.add(task.remote(shared, pairing))
                if len(running) >= most:
                    break
            if not running:
                return
            done, _ = ray.wait(list(running))
            running -= set(done)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _play(plan: Plan, pairing: Pairing) -> Played:
    import ray

    try:
        return play_pairing(plan, pairing, worker=ray.get_runtime_context().get_node_id())
    finally:
        close_all()  # Ray kills its workers, so no bot program may stay behind in one
