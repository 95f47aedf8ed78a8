"""Why a decision has its mark, from facts: what it gave up, and what it allowed."""

from __future__ import annotations

from dataclasses import dataclass

from gauntlet.review.analysis import Analysis, Comparison, percent
from gauntlet.review.facts import Consequences, Gain, consequences, gain_of, kept_from, known_cards, possible
from gauntlet.review.marks import Mark
from gauntlet.review.reason_types import Ending, Reason
from gauntlet.rules.decision import Decision
from gauntlet.rules.effects import Effect
from gauntlet.rules.game import Game
from gauntlet.rules.view import View


@dataclass(frozen=True)
class Moment:
    """A decision of the record, where it was made, and what followed."""

    view: View
    """What the deciding seat knew."""
    seat: int
    """That seat."""
    decision: Decision
    effects: tuple[Effect, ...]
    later: tuple[tuple[int, Decision], ...]
    """The decisions of all seats until this seat's next turn."""

    @property
    def ending(self) -> Ending:
        return ending_of(self.view)


def ending_of(view: View) -> Ending:
    """The condition that ends the game at this table."""
    return "sixteen" if view.options.ending == "sixteen" else "gauntlet"


def reason(moment: Moment, mark: Mark, analysis: Analysis | None, found: Comparison | None) -> Reason:
    """Why a decision has its mark."""
    if analysis is None or analysis.best is None:
        return {"kind": "only-legal"}
    best = analysis.best.decision
    game = possible(moment.view)
    if not mark.bad or found is None:
        return _praise(moment, gain_of(game, moment.decision), mark, best)
    known = known_cards(moment.view)
    there, here = consequences(game, known, best), consequences(game, known, moment.decision)
    missed = _gave_up(moment, best, there, here) or _kept(game, best)
    allowed = _allowed(moment, there, here)
    if missed and allowed:
        missed["then"] = allowed
    elif allowed:
        allowed["kind"], allowed["best"] = "allowed-but", best
    return missed or allowed or _by_search(moment, analysis, found)


def _praise(moment: Moment, gain: Gain, mark: Mark, best: Decision) -> Reason:
    if gain.wins:
        return {"kind": "won"}
    if gain.closes:
        return {"kind": "ended", "ending": moment.ending}
    if mark is Mark.BEST and gain.named:
        brought: Reason = {"kind": "brought", "gain": gain.as_json(moment.ending)}
        if gain.near:
            brought |= {"kind": "brought-near", "location": gain.near, "stone": gain.missing}
        return brought
    if mark is Mark.BEST and gain.near:
        return {"kind": "left-near", "location": gain.near, "stone": gain.missing}
    if moment.decision == best:
        return {"kind": "best"}
    return {"kind": "as-good", "best": best, "nearly": mark is not Mark.BEST}


def _gave_up(moment: Moment, best: Decision, there: Consequences, here: Consequences) -> Reason | None:
    """What the best decision would have brought at once, or put within reach."""
    if there.gain.wins and not here.gain.wins:
        return {"kind": "missed-win", "best": best}
    if there.gain.closes and not here.gain.closes:
        return {"kind": "missed-end", "best": best, "ending": moment.ending}
    more = there.gain.beyond(here.gain)
    reach = there.only_here(here, moment.seat, own=True)
    if more.named:
        gave: Reason = {"kind": "gave-up", "best": best, "gain": more.as_json(moment.ending)}
        if reach and reach.gain.closes:
            gave |= {"kind": "gave-up-reach", "card": reach.card, "worth": reach.gain.as_json(moment.ending)}
        return gave
    if reach:
        worth = reach.gain.as_json(moment.ending)
        return {"kind": "missed-reach", "best": best, "card": reach.card, "worth": worth}
    if more.near:
        return {"kind": "missed-near", "best": best, "location": more.near, "stone": more.missing}
    return None


def _kept(game: Game, best: Decision) -> Reason | None:
    """A card that should have been reserved before another could have it."""
    near = kept_from(game, best.card) if best.verb == "reserve" and best.card else None
    return {"kind": "kept-from", "best": best, "seat": near[0], "short": near[1]} if near else None


def _allowed(moment: Moment, there: Consequences, here: Consequences) -> Reason | None:
    """What another seat could do then, and could not have done after the best decision."""
    reach = here.only_here(there, moment.seat, own=False)
    if reach is None:
        return None
    worth = reach.gain.as_json(moment.ending)
    did = (reach.seat, f"recruit {reach.card}") in moment.later
    return {"kind": "allowed", "seat": reach.seat, "card": reach.card, "worth": worth, "did": did}


def _by_search(moment: Moment, analysis: Analysis, found: Comparison) -> Reason:
    """Where no single fact differs: the search's win probabilities, and how it would have continued."""
    assert analysis.best  # noqa: S101 - only for the type checker
    counted: Reason = {
        "kind": "better",
        "best": analysis.best.decision,
        "seat": moment.seat,
        "win": percent(found.best),
        "instead": percent(found.played),
    }
    plan = plan_of(analysis)
    if plan:
        counted |= {"kind": "better-plan", "plan": plan}
    return counted


def plan_of(analysis: Analysis) -> Decision | None:
    """The next step of the deciding seat in the principal variation that is worth a mention."""
    own = (decision for seat, decision in analysis.line[1:] if seat == analysis.asked)
    return next((decision for decision in own if decision.verb in ("recruit", "reserve", "location", "claim")), None)


def luck(moment: Moment, after: View) -> Reason:
    """What else changed the win probabilities: a card that was turned up, or one that only the next seat knows."""
    for card in (effect.card for effect in moment.effects if effect.kind == "refill" and effect.card):
        if after.asked is not None and f"recruit {card}" in after.legal:
            return {"kind": "came-up-for", "card": card, "seat": after.asked}
        return {"kind": "came-up", "card": card}
    if after.asked not in (None, moment.seat) and any(after.state.players[after.asked or 0].hidden):
        return {"kind": "hidden-hand", "seat": after.asked or 0}
    return {"kind": "unexpected"}
