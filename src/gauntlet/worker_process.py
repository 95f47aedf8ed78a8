"""Processes that work for another one, and must not outlive it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from threading import Thread


def follow_parent(end: Callable[[], object]) -> None:
    """Calls `end` in a worker once its parent has ended, even if that was killed: nobody else would ever end it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        parent.join()
        end()

    Thread(target=follow, name="follow parent", daemon=True).start()
