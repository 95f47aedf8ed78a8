"""One search against another, deal by deal in all seatings: how training runs and `bench/equal_time.py` evaluate."""

from __future__ import annotations

from gauntlet.bots.mind import mind_search
from gauntlet.bots.network import Networks
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options

BASELINE_BUDGETS = (Budget.parse("200"), Budget.parse("300"))
"""Simulations of the mind and of the rollouts, which take about the same time."""


def play_deal(
    sides: tuple[Search, Search], budgets: tuple[Budget, Budget], options: Options, deal: int, seed: int
) -> list[tuple[int, float, int]]:
    """A deal, with the first side at each seat once and the second at all others: deal, what the first won, rounds."""
    shares = []
    for seat in range(options.players):
        game = Game.new(**options.as_json(), seed=seed * 1_000_003 + deal)
        while game.seat is not None:
            view = game.view(game.seat)
            if len(view.legal) == 1:
                game.play(view.legal[0])
                continue
            side = 0 if game.seat == seat else 1
            game.play(sides[side].run(view, budgets[side]).candidates[0].decision)
        winners = game.result.winners if game.result else ()
        shares.append((deal, 1 / len(winners) if seat in winners else 0.0, game.round))
    return shares


def baseline_match(net: Networks, deal: int) -> list[tuple[int, float]]:
    """A deal of a network against the rollouts, with two players."""
    sides = (mind_search(1, net=net), Search(2))
    return [(deal, won) for deal, won, _ in play_deal(sides, BASELINE_BUDGETS, Options(2, max_rounds=200), deal, 7)]
