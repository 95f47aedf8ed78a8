"""A decision beside the best of the others, both evaluated alike; and so what it has lost."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event
from typing import Final

import numpy as np

from gauntlet.bots.protocol import SIMULATION_MS, Budget
from gauntlet.bots.strongest import ROLLOUTS, Evaluator
from gauntlet.review.analysis import DEFAULT_BUDGET
from gauntlet.review.kernel.judge import (
    BEST_VALUE,
    ERROR,
    FOUND,
    LOSS,
    MOST_DEALS,
    SCREENING,
    SETTLED,
    STAGE,
    VALUE,
    judge,
    keep_best,
)
from gauntlet.review.kernel.marks import GOOD, MARKS, Mark
from gauntlet.rules.decision import Decision, legal_decisions
from gauntlet.rules.kernel.chance import chance, derive
from gauntlet.rules.kernel.play import apply
from gauntlet.rules.kernel.see import fill_unseen, see
from gauntlet.rules.layout import MOST_EFFECTS, OVER, PHASE_SIZES, States, new_state
from gauntlet.rules.view import View

MOST_LEGAL: Final = max(PHASE_SIZES)


@dataclass(frozen=True)
class Comparison:
    """A decision beside the best one."""

    best: Decision
    best_value: float
    value: float
    """Of the decision that was made."""
    loss: float
    error: float
    """The standard error of the loss."""
    sure: bool
    """Whether more deals would hardly change the mark."""
    mark: Mark


def compare(
    view: View,
    played: Decision,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    stop: Event | None = None,
    evaluator: Evaluator = ROLLOUTS,
) -> Comparison:
    """What a decision of the seat of the view has lost against the best of the others.

    In the tree of one search a bad decision is hardly visited, so its value is unreliable. So each is played in the
    same deals that the seat cannot tell apart, and searched from there by a tree of its own: the cards that turn up
    after it differ, as the seat could not foresee them, and a plan that one tree does not find counts little. Of the
    others most drop out by a screening; a stage with the whole budget for each shows the best of the rest; and as long
    as the mark is in doubt, there is another stage for that one and the one that was played.
    """
    legal = legal_decisions(view.states)
    others = sorted(bit for bit in legal.values() if bit != legal[played])
    contest = _Contest(view, [legal[played], *others], seed, stop or Event(), evaluator)
    simulations = budget.simulations or DEFAULT_BUDGET.simulations or 0
    for deals, part, most in SCREENING:
        if contest.candidates > most + 1:
            for deal in range(deals):
                contest.evaluate(deal, -(-simulations // part))
            contest.keep(deals, most)
    mark, found = GOOD, np.zeros(FOUND)
    for deal in range(MOST_DEALS):
        contest.evaluate(deal, -(-simulations // STAGE))
        if (deal + 1) % STAGE == 0:
            contest.keep(deal + 1, 1)
            mark = judge(contest.values, deal + 1, found)
            if found[SETTLED]:
                break
    loss = float(found[LOSS])
    best = next(decision for decision, bit in legal.items() if bit == contest.bits[1]) if loss > 0 else played
    best_value, value, error = float(found[BEST_VALUE]), float(found[VALUE]), float(found[ERROR])
    return Comparison(best, best_value, value, loss, error, bool(found[SETTLED]), MARKS[mark])


class _Contest:
    """Candidates, the first of which is the one in question, and their values."""

    def __init__(self, view: View, bits: list[int], seed: int, stop: Event, evaluator: Evaluator) -> None:
        self.bits, self.candidates = np.array(bits), len(bits)
        self.values = np.zeros((MOST_LEGAL, MOST_DEALS))
        self._seen, self._seed, self._stop, self._deals = view.states, seed, stop, 0
        self._seat = int(view.states[0].seat)
        self._after, self._log = new_state(), np.zeros(MOST_EFFECTS + 1, np.int64)
        self._tree = evaluator.tree()

    def evaluate(self, column: int, simulations: int) -> None:
        """Values in another deal, with the same luck for all."""
        deal, luck = (derive(self._seed, self._deals, which) for which in range(2))
        self._deals += 1
        dealt = self._seen.copy()
        fill_unseen(dealt, chance(deal))
        for index in range(self.candidates):
            if self._stop.is_set():
                return
            self.values[index, column] = self._value(dealt.copy(), int(self.bits[index]), luck, simulations)

    def _value(self, states: States, bit: int, luck: int, simulations: int) -> float:
        """The win rate of the seat after a candidate.

        It sees the cards that have turned up, and nothing else: from there it is a search like any other.
        """
        apply(states, bit, self._log)
        state, seat = states[0], self._seat
        if state.phase == OVER:
            return float(state.winners >> seat & 1) / max(1, int(state.winners).bit_count())
        see(states, seat, self._after)
        self._tree.clear()
        self._tree.search(self._after, luck, Budget(SIMULATION_MS, simulations), self._stop)
        root = self._tree.nodes[0]
        return float(root["value"][seat]) / max(1, int(root["visits"]))

    def keep(self, deals: int, most: int) -> None:
        self.candidates = keep_best(self.values, self.bits, self.candidates, deals, most)
