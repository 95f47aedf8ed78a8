"""What `rules.warm` is for the rules, for the tables."""

from __future__ import annotations

from gauntlet.rules.warm import mark_compiled


def warm_up() -> None:
    """Compiles what a screen needs, or loads it."""
    from gauntlet.rules.game import Game
    from gauntlet.tables.screen import board

    board(Game.new(seed=0), 0)
    mark_compiled("tables")
