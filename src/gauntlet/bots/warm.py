"""What `rules.warm` is for the rules, for the bots."""

from __future__ import annotations

from gauntlet.rules.warm import mark_compiled


def warm_up() -> None:
    """Compiles what our bots need, or loads it."""
    from gauntlet.bots.base import make_bot
    from gauntlet.rules.game import Game

    for name in ("greedy", "mason", "search:50"):
        game, bot = Game.new(seed=0), make_bot(name, 0)
        for _ in range(2):  # from the second decision on, a search keeps its tree
            game.play(bot.decide(game.view(game.seat)))
    mark_compiled("bots")
