"""Why a decision has its mark, from facts: what it gave up, and what it allowed."""

from __future__ import annotations

from dataclasses import dataclass

from gauntlet.bots.protocol import table_of
from gauntlet.review.analysis import Analysis, Comparison, percent
from gauntlet.review.facts import Gain, Outlook, gain_of, kept_from, known_cards, outlook, possible
from gauntlet.review.kinds import Ending, Reason
from gauntlet.review.marks import Mark
from gauntlet.rules.game import Game
from gauntlet.rules.position import split
from gauntlet.rules.view import View


@dataclass(frozen=True)
class Moment:
    """A decision where it was taken, and what came after it in the record."""

    view: View
    """What the deciding seat knew."""
    seat: int
    """That seat."""
    decision: str
    later: tuple[tuple[int, str], ...]
    """Who decided what until this seat's next turn."""

    @property
    def ending(self) -> Ending:
        return ending_of(self.view)


def ending_of(view: View) -> Ending:
    """The condition that ends the game at this table."""
    return "sixteen" if table_of(view).ending == "sixteen" else "gauntlet"


def reason(moment: Moment, mark: Mark, analysis: Analysis | None, found: Comparison | None) -> Reason:
    """Why a decision has its mark."""
    if analysis is None or analysis.best is None:
        return {"kind": "only-legal"}
    best = analysis.best.decision
    game = possible(moment.view)
    if not mark.bad or found is None:
        return _praise(moment, gain_of(game, moment.decision), mark, best)
    known = known_cards(moment.view)
    there, here = outlook(game, known, best), outlook(game, known, moment.decision)
    missed = _gave_up(moment, best, there, here) or _kept(game, best)
    allowed = _allowed(moment, there, here)
    if missed and allowed:
        missed["then"] = allowed
    elif allowed:
        allowed["kind"], allowed["best"] = "allowed-but", best
    return missed or allowed or _by_search(moment, analysis, found)


def _praise(moment: Moment, gain: Gain, mark: Mark, best: str) -> Reason:
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


def _gave_up(moment: Moment, best: str, there: Outlook, here: Outlook) -> Reason | None:
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


def _kept(game: Game, best: str) -> Reason | None:
    """A card that should have been reserved before another could have it."""
    verb, _, card = best.partition(" ")
    near = kept_from(game, card) if verb == "reserve" and not card.startswith("deck") else None
    if near is None or not near[1]:  # one who can recruit it now is told as what was allowed
        return None
    return {"kind": "kept-from", "best": best, "seat": near[0], "short": near[1]}


def _allowed(moment: Moment, there: Outlook, here: Outlook) -> Reason | None:
    """What another seat could do then, and could not have done after the best decision."""
    reach = here.only_here(there, moment.seat, own=False)
    if reach is None:
        return None
    worth = reach.gain.as_json(moment.ending)
    did = (reach.seat, f"recruit {reach.card}") in moment.later
    return {"kind": "allowed", "seat": reach.seat, "card": reach.card, "worth": worth, "did": did}


def _by_search(moment: Moment, analysis: Analysis, found: Comparison) -> Reason:
    """Where no single thing was lost: what the search has counted, and how it would have gone on."""
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


def plan_of(analysis: Analysis) -> str:
    """What the seat that decides would do some time after the best decision; nothing if the search sees nothing."""
    own = (text for seat, text in analysis.line[1:] if seat == analysis.asked)
    return next((text for text in own if text.startswith(("recruit", "reserve", "location", "claim"))), "")


def luck(before: View, after: View) -> Reason:
    """What else moves the chances: a card that came up, or one that only the next seat knows."""
    old = {card for row in before.state["market"] for card in row}
    for card in (card for row in after.state["market"] for card in row if card and card not in old):
        if after.asked is not None and f"recruit {card}" in after.legal:
            return {"kind": "came-up-for", "card": card, "seat": after.asked}
        return {"kind": "came-up", "card": card}
    if after.asked not in (None, before.asked) and "*" in split(after.position)[f"reserved{after.asked}"]:
        return {"kind": "hidden-hand", "seat": after.asked or 0}
    return {"kind": "unexpected"}
