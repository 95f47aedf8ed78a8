"""One sentence for a decision, made from facts: what it gave up, and what it allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gauntlet.bots.protocol import table_of
from gauntlet.review.analysis import Analysis, Comparison
from gauntlet.review.facts import Gain, Outlook, gain_of, kept_from, known_cards, outlook, possible
from gauntlet.review.marks import Mark
from gauntlet.review.words import card_name, does, doing, to_do
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
    names: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.names[self.seat]

    def end(self, form: int) -> str:
        """To meet the condition that ends the game, in this table's words: 0 'closes …', 1 'closed …'."""
        sixteen = table_of(self.view).ending == "sixteen"
        return ("reaches", "reached")[form] + " 16 points" if sixteen else ("closes", "closed")[form] + " the Gauntlet"


def reason(moment: Moment, mark: Mark, analysis: Analysis | None, found: Comparison | None) -> str:
    """Why a decision has its mark."""
    if analysis is None or analysis.best is None:
        return "It was the only legal decision."
    best = analysis.best.decision
    game = possible(moment.view)
    if not mark.bad or found is None:
        return _praise(moment, gain_of(game, moment.decision), mark, best)
    known = known_cards(moment.view)
    there, here = outlook(game, known, best), outlook(game, known, moment.decision)
    missed = _gave_up(moment, best, there, here) or _kept(moment, game, best)
    allowed = _allowed(moment, there, here)
    if missed and allowed:
        return f"{_capital(missed)}; {allowed}."
    if allowed:
        return f"{allowed}, which {doing(best)} would have prevented."
    if missed:
        return f"{_capital(missed)}."
    return f"{_capital(doing(best))} was better: {_by_search(moment, analysis, found)}."


def _praise(moment: Moment, gain: Gain, mark: Mark, best: str) -> str:
    if gain.wins:
        return "It won the game."
    if gain.closes:
        return f"It {moment.end(1)}."
    if mark is Mark.BEST and (gain.told() or gain.near):
        parts = [f"brought {gain.told()}"] if gain.told() else []
        parts += [f"left {gain.told_near()}"] if gain.near else []
        return f"It {' and '.join(parts)}."
    if moment.decision == best:
        return "It was what the search would have done."
    return f"It was {'as' if mark is Mark.BEST else 'nearly as'} good as {doing(best)}."


def _gave_up(moment: Moment, best: str, there: Outlook, here: Outlook) -> str:
    """What the best decision would have brought at once, or put within reach."""
    if there.gain.wins and not here.gain.wins:
        return f"{doing(best)} would have won the game at once"
    if there.gain.closes and not here.gain.closes:
        return f"{doing(best)} would have {moment.end(1)}"
    more = there.gain.beyond(here.gain)
    reach = there.only_here(here, moment.seat, own=True)
    if more.told():
        then = f", and then {reach.name}{_worth(moment, reach.gain)}" if reach and reach.gain.closes else ""
        return f"{doing(best)} was possible: {more.told()}{then}"
    if reach:
        return f"{doing(best)} would have put {reach.name} within reach{_worth(moment, reach.gain)}"
    return f"{doing(best)} would have left {more.told_near()}" if more.near else ""


def _kept(moment: Moment, game: Game, best: str) -> str:
    """A card that should have been reserved before another could have it."""
    verb, _, card = best.partition(" ")
    near = kept_from(game, card) if verb == "reserve" and not card.startswith("deck") else None
    if near is None or not near[1]:  # one who can recruit it now is told as what was allowed
        return ""
    seat, short = near
    tokens = f"{short} token{'' if short == 1 else 's'}"
    return f"{doing(best)} would have kept it from {moment.names[seat]}, who was {tokens} short of it"


def _allowed(moment: Moment, there: Outlook, here: Outlook) -> str:
    """What another seat could do then, and could not have done after the best decision."""
    reach = here.only_here(there, moment.seat, own=False)
    if reach is None:
        return ""
    did = ", and did" if (reach.seat, f"recruit {reach.card}") in moment.later else ""
    return f"{moment.names[reach.seat]} could then recruit {reach.name}{_worth(moment, reach.gain)}{did}"


def _worth(moment: Moment, gain: Gain) -> str:
    if gain.wins:
        return ", which wins the game"
    if gain.closes:
        return f", which {moment.end(0)}"
    return f" for {gain.told()}" if gain.told() else ""


def _by_search(moment: Moment, analysis: Analysis, found: Comparison) -> str:
    """Where no single thing was lost: what the search has counted, and how it would have gone on."""
    counted = f"{moment.name} wins {100 * found.best:.0f} % of the games after it, not {100 * found.played:.0f} %"
    own = (text for seat, text in analysis.line[1:] if seat == moment.seat)
    plan = next((text for text in own if text.startswith(("recruit", "reserve", "location", "claim"))), "")
    return f"{counted}, for instance going on to {to_do(plan)}" if plan else counted


def luck(before: View, after: View, names: Sequence[str]) -> str:
    """What else moves the chances: a card that came up, or one that only the next seat knows."""
    old = {card for row in before.state["market"] for card in row}
    for card in (card for row in after.state["market"] for card in row if card and card not in old):
        if after.asked is not None and f"recruit {card}" in after.legal:
            return f"{card_name(card)} came up, and {names[after.asked]} could recruit it."
        return f"{card_name(card)} came up."
    if after.asked not in (None, before.asked) and "*" in split(after.position)[f"reserved{after.asked}"]:
        return f"{names[after.asked or 0]} decides next, and knows a hidden card in hand."
    return f"The search had not expected that {names[before.asked or 0]} {does(after.decisions[-1])}."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
