"""Which search analyses and hints use."""

from __future__ import annotations

from gauntlet import Game
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search
from gauntlet.bots.strongest import MIND_MS, MIND_SIMULATIONS, ROLLOUTS, strongest
from gauntlet.review import analyse
from gauntlet.rules.options import Options

SMALL, LARGE = Budget.parse(str(MIND_SIMULATIONS)), Budget.parse(str(MIND_SIMULATIONS + 1))


def test_the_budget_decides() -> None:
    assert strongest(Options(2), LARGE) is ROLLOUTS
    assert strongest(Options(2), Budget(MIND_MS + 1)) is ROLLOUTS
    assert strongest(Options(2), SMALL) is not ROLLOUTS
    assert strongest(Options(4, True), Budget(MIND_MS)) is not ROLLOUTS


def test_an_analysis_uses_it_unless_another_one_is_given() -> None:
    view = Game.new(seed=3).view(0)
    budget = Budget.parse("200")
    by_mind = strongest(view.options, budget).search(1).run(view, budget)
    by_rollouts = Search(1).run(view, budget)
    assert analyse(view, budget, 1).line == by_mind.line
    assert analyse(view, budget, 1, evaluator=ROLLOUTS).line == by_rollouts.line
    assert [option.visits for option in analyse(view, budget, 1).options] == [
        candidate.visits for candidate in by_mind.candidates
    ]
