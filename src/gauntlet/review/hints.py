"""Why the best decisions of a position are good, before one of them is taken."""

from __future__ import annotations

from typing import Final

from gauntlet.review.analysis import Analysis, Option, percent
from gauntlet.review.facts import Gain, Outlook, kept_from, known_cards, outlook, possible, within
from gauntlet.review.kinds import Ending, Reason
from gauntlet.review.reasons import ending_of, plan_of
from gauntlet.rules.game import Game
from gauntlet.rules.view import View

HINTS: Final = 3
"""How many decisions are explained."""
MOST: Final = 2
"""Reasons for each."""
BOUND_TO_COME: Final = ("pay", "gain", "return")
"""Phases in which a card or tokens come whatever is decided: what they bring is no reason."""


def hint_reasons(view: View, analysis: Analysis) -> list[list[Reason]]:
    """One or two reasons for each of the best decisions, in the order of the analysis.

    From what the seat of the view knows: what the decision brings, what it keeps from others, what it puts within
    reach. Where there is nothing of that, how often the search wins with it, and what it would do then.
    """
    if len(view.legal) == 1:
        return [[{"kind": "only-choice"}]]
    game, known, ending = possible(view), known_cards(view), ending_of(view)
    begins = view.phase == "turn"
    before = Outlook("", Gain(), within(game, known) if begins else {})
    hints = []
    for place, option in enumerate(analysis.options[:HINTS]):
        after = outlook(game, known, option.decision)
        reasons = [] if view.phase in BOUND_TO_COME else _brings(after.gain, ending)
        if begins and not after.gain.wins:
            reasons += _keeps(game, before, option.decision, ending) + _reach(before, after, game, ending)
        hints.append(reasons[:MOST] or _by_search(analysis, option, best=not place))
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


def _keeps(game: Game, before: Outlook, decision: str, ending: Ending) -> list[Reason]:
    """What another seat could have, or nearly, and now cannot."""
    verb, _, card = decision.partition(" ")
    if verb not in ("reserve", "recruit") or not any(card in row for row in game.market):
        return []
    wanted = [
        reach
        for reach in before.within.values()
        if reach.card == card and reach.seat != game.seat and any(reach.gain.weight)
    ]
    if wanted:
        most = max(wanted, key=lambda reach: reach.gain.weight)
        return [{"kind": "keeps", "seat": most.seat, "card": card, "worth": most.gain.as_json(ending)}]
    near = kept_from(game, card) if verb == "reserve" else None
    if near is None or not near[1]:
        return []
    return [{"kind": "keeps-near", "seat": near[0], "card": card, "short": near[1]}]


def _reach(before: Outlook, after: Outlook, game: Game, ending: Ending) -> list[Reason]:
    """The best card that the seat can recruit after it, and could not before."""
    reach = after.only_here(before, game.seat or 0, own=True)
    return [{"kind": "reach", "card": reach.card, "worth": reach.gain.as_json(ending)}] if reach else []


def _by_search(analysis: Analysis, option: Option, best: bool) -> list[Reason]:
    if not best:
        return [{"kind": "win-rate", "win": percent(option.value)}]
    plan = plan_of(analysis)
    counted: Reason = {"kind": "most-wins", "win": percent(option.value)}
    return [counted, {"kind": "goes-on", "plan": plan}] if plan else [counted]
