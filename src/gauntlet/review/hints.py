"""Reasons for the best decisions of a position."""

from __future__ import annotations

from typing import Final

from gauntlet.review.analysis import Analysis, Option, percent
from gauntlet.review.explain import ending_of, plan_of
from gauntlet.review.facts import Consequences, Gain, consequences, kept_from, known_cards, possible, within
from gauntlet.review.reason_types import Ending, Reason
from gauntlet.rules.decision import Decision
from gauntlet.rules.game import Game
from gauntlet.rules.view import View

HINTS: Final = 3
"""The number of decisions that are explained."""
MOST: Final = 2
"""Reasons for each."""
BOUND_TO_COME: Final = ("pay", "gain", "return")
"""Phases in which the card or tokens come whatever is decided: they are no reason."""


def hint_reasons(view: View, analysis: Analysis) -> list[list[Reason]]:
    """One or two reasons for each of the best decisions, in the order of the analysis.

    From what the seat of the view knows: what the decision brings, what it keeps from others, what it puts within
    reach. Where there is nothing of that, how often the search wins with it, and what it would do then.
    """
    if len(view.legal) == 1:
        return [[{"kind": "only-choice"}]]
    game, known, ending = possible(view), known_cards(view), ending_of(view)
    begins = view.phase == "turn"
    before = Consequences(None, Gain(), within(game, known) if begins else {})
    hints = []
    for rank, option in enumerate(analysis.options[:HINTS]):
        after = consequences(game, known, option.decision)
        reasons = [] if view.phase in BOUND_TO_COME else _brings(after.gain, ending)
        if begins and not after.gain.wins:
            reasons += _keeps(game, before, option.decision, ending) + _reach(before, after, game, ending)
        hints.append(reasons[:MOST] or _by_search(analysis, option, best=not rank))
    return hints


def _brings(gain: Gain, ending: Ending) -> list[Reason]:
    if gain.wins:
        return [{"kind": "wins"}]
    reasons: list[Reason] = [{"kind": "ends", "ending": ending}] if gain.closes else []
    if gain.named:
        gains = gain.as_json(ending)
        gains.pop("ends", None)
        brings: Reason = {"kind": "brings", "gain": gains}
        if gain.near:
            brings |= {"kind": "brings-near", "location": gain.near, "stone": gain.missing}
        reasons.append(brings)
    elif gain.near:
        reasons.append({"kind": "leaves-near", "location": gain.near, "stone": gain.missing})
    return reasons


def _keeps(game: Game, before: Consequences, decision: Decision, ending: Ending) -> list[Reason]:
    """What another seat could have, or nearly, and now cannot."""
    card = decision.card
    if card is None or not any(card in row for row in game.market):
        return []
    wanted = [
        reach
        for reach in before.within.values()
        if reach.card == card and reach.seat != game.seat and any(reach.gain.weight)
    ]
    if wanted:
        most = max(wanted, key=lambda reach: reach.gain.weight)
        return [{"kind": "keeps", "seat": most.seat, "card": card, "worth": most.gain.as_json(ending)}]
    near = kept_from(game, card) if decision.verb == "reserve" else None
    return [{"kind": "keeps-near", "seat": near[0], "card": card, "short": near[1]}] if near else []


def _reach(before: Consequences, after: Consequences, game: Game, ending: Ending) -> list[Reason]:
    """The best card that the seat can recruit after it, and could not before."""
    reach = after.only_here(before, game.seat or 0, own=True)
    return [{"kind": "reach", "card": reach.card, "worth": reach.gain.as_json(ending)}] if reach else []


def _by_search(analysis: Analysis, option: Option, best: bool) -> list[Reason]:
    if not best:
        return [{"kind": "win-rate", "win": percent(option.value)}]
    plan = plan_of(analysis)
    counted: Reason = {"kind": "most-wins", "win": percent(option.value)}
    return [counted, {"kind": "goes-on", "plan": plan}] if plan else [counted]
