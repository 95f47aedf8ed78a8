"""Compiles the kernel functions of this package ahead of their first use, as `rules.warm` does for the rules."""

from __future__ import annotations

from gauntlet.rules.warm import mark_compiled


def warm_up() -> None:
    """Compiles what a screen needs, or loads it."""
    from gauntlet.match.screen import board
    from gauntlet.rules.game import Game

    board(Game.new(seed=0), 0)
    mark_compiled("match")
