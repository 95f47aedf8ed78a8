"""The first use on a machine compiles; later ones load from disk."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from gauntlet.rules.kernel.cache import cache_folder
from gauntlet.rules.kernel.jit import is_plain

_COMPLETE = "complete"
"""A file of this name in a cache folder says that all that is needed has been compiled."""


def is_compiled(package: str) -> bool:
    """Whether the compiled code of a package, of just this version, is on disk. Plain Python needs none."""
    return is_plain() or (cache_folder(package) / _COMPLETE).exists()


def mark_compiled(package: str) -> None:
    (cache_folder(package) / _COMPLETE).touch()


@contextmanager
def collection_paused() -> Iterator[None]:
    """Numba makes millions of objects that stay: garbage collection among them takes a tenth of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@collection_paused()
def warm_up() -> None:
    """Compiles what a game needs, or loads it."""
    from gauntlet.rules.game import Game

    game = Game.new(seed=0)
    game.play(game.legal_decisions[0])
    _ = game.players[0].points
    game.decided_by((0,), (0, 1))
    mark_compiled("rules")
