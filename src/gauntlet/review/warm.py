"""Compiles the kernel functions of this package ahead of their first use, as `rules.warm` does for the rules."""

from __future__ import annotations

from gauntlet.rules.warm import mark_compiled


def warm_up() -> None:
    """Compiles what reviews and hints need, or loads it."""
    from gauntlet.bots.protocol import Budget
    from gauntlet.review import analyse, hint_reasons, review
    from gauntlet.review.reasons import surprise_of
    from gauntlet.rules.game import Game

    game = Game.new(seed=0)
    budget = Budget(simulations=1)
    hint_reasons(game.view(0), analyse(game, budget))
    game.play(game.legal_decisions[0])
    review(game.record(), budget, workers=1)
    surprise_of(None, 0, game.view(1))
    mark_compiled("review")
