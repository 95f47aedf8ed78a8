"""The first use on a machine compiles the kernel; later ones load it from disk."""

from __future__ import annotations

from gauntlet.rules.kernel.jit import cache_folder

_MARK = "complete"


def is_compiled() -> bool:
    """Whether the kernel of just this version is on disk."""
    return (cache_folder() / _MARK).exists()


def warm_up() -> None:
    """Compiles what a game needs, or loads it."""
    from gauntlet.rules.game import Game

    game = Game.new(seed=0)
    game.play(game.legal_decisions[0])
    _ = game.players[0].points
    if cache_folder().is_dir():
        (cache_folder() / _MARK).touch()
