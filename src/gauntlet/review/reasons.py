"""Reasons for decisions: the compiled part (`explain.py`) with names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from gauntlet.bots.search import Ply
from gauntlet.review.analysis import Analysis, percent
from gauntlet.review.compare import Comparison
from gauntlet.review.kernel.explain import GAINS, advise, explain, surprise
from gauntlet.review.kernel.facts import WORK
from gauntlet.review.kernel.judge import NEARLY
from gauntlet.review.kernel.rows import GAIN, MOST_REASONS, REASON, decode, new_rows
from gauntlet.review.reason_types import Reason
from gauntlet.rules.catalogue import CARD_BY_ID, NO_CARD
from gauntlet.rules.decision import Decision
from gauntlet.rules.kernel.chance import chance
from gauntlet.rules.layout import NONE, STATE, new_log
from gauntlet.rules.view import View

HINTS: Final = 3
"""The number of decisions that are explained."""
WORTH_A_MENTION: Final = ("recruit", "reserve", "location", "claim")


class _Room:
    """What the compiled functions work on."""

    def __init__(self) -> None:
        self.work = np.zeros(WORK, STATE)
        self.known, self.log = np.zeros(NO_CARD, np.int8), new_log()
        self.gains, self.rows = new_rows(GAIN, GAINS), new_rows(REASON, MOST_REASONS)

    def reasons(self, count: int) -> list[Reason]:
        return [decode(self.rows, self.gains, at) for at in range(count)]


def reason(
    view: View,
    played: Decision,
    analysis: Analysis | None,
    found: Comparison | None,
    later: Sequence[Ply],
) -> Reason:
    """Why a decision has its mark; `later` are the decisions of all seats until this seat's next turn."""
    room = _Room()
    count = explain(
        view.states,
        room.work,
        chance(0),
        found.best.number if found else NONE,
        played.number,
        found is not None and found.mark.bad,
        found is not None and found.loss >= NEARLY,
        _plan(analysis, found.best) if analysis and found else NONE,
        percent(found.best_value) if found else 0,
        percent(found.value) if found else 0,
        room.known,
        room.log,
        room.gains,
        room.rows,
    )
    first, *more = room.reasons(count)
    for one in (first, *more):
        if "did" in one:
            one["did"] = (one["seat"], f"recruit {one['card']}") in later
    if more:
        first["then"] = more[0]
    return first


def surprise_of(came: str | None, seat: int, after: View) -> Reason:
    """What else changed the win probabilities after a seat's decision: a card that `came` up, or one that only the next
    seat knows. `after` is that seat's view."""
    room = _Room()
    surprise(after.states, seat, CARD_BY_ID[came] if came else NO_CARD, room.rows)
    return room.reasons(1)[0]


def hint_reasons(view: View, analysis: Analysis) -> list[list[Reason]]:
    """One or two reasons for each of the best decisions, in the order of the analysis, from what the seat of the view
    knows."""
    if len(view.legal) == 1:
        return [[{"kind": "only-choice"}]]
    hints = []
    for rank, option in enumerate(analysis.options[:HINTS]):
        room = _Room()
        count = advise(
            view.states,
            room.work,
            chance(0),
            option.decision.number,
            _plan(analysis, option.decision),
            percent(option.value),
            rank == 0,
            room.known,
            room.log,
            room.gains,
            room.rows,
        )
        hints.append(room.reasons(count))
    return hints


def _plan(analysis: Analysis, first: Decision) -> int:
    """The next step of the deciding seat that is worth a mention in the principal variation, by its number; NONE where
    that does not begin with the decision in question."""
    if not analysis.line or analysis.line[0].decision != first:
        return NONE
    own = (ply.decision for ply in analysis.line[1:] if ply.seat == analysis.asked)
    return next((decision.number for decision in own if decision.verb in WORTH_A_MENTION), NONE)
