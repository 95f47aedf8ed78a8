"""What `rules.warm` is for the rules, for the bots."""

from __future__ import annotations

from gauntlet.rules.warm import mark_compiled


def warm_up() -> None:
    """Compiles what our bots need, or loads it."""
    from gauntlet.bots.base import make_bot
    from gauntlet.rules.game import Game

    view = Game.new(seed=0).view(0)
    for name in ("greedy", "mason", "search:1"):
        make_bot(name, 0).decide(view)
    mark_compiled("bots")
