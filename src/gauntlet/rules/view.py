"""H: what a seat may know. A view is built by naming what may be seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gauntlet.rules.board import board
from gauntlet.rules.errors import TableError
from gauntlet.rules.game import Game, Result
from gauntlet.rules.layout import PAY
from gauntlet.rules.position import fields_of, text_of
from gauntlet.rules.tables import CARD_BY_ID, CARDS
from gauntlet.rules.trace import state_json

HAND = 12
"""Where the places of a hand begin in `State.paying`."""


@dataclass(frozen=True)
class View:
    """The game as one seat knows it, or (seat None) an onlooker."""

    seat: int | None
    names: tuple[str, ...]
    phase: str
    asked: int | None
    """The seat that is to decide; None when the game is over."""
    legal: tuple[str, ...]
    """Its legal decisions, if that is the seat of this view; they can name hidden cards."""
    state: dict[str, Any]
    """As in a trace, with a card that the seat does not know written by its level: `?1`, `?2`, `?3`."""
    position: str
    """The whole position as far as the seat knows it: what `determinize` begins with."""
    decisions: tuple[str, ...]
    """All decisions so far: the notation never names a card that came from a deck unseen."""
    result: Result | None

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "names": list(self.names),
            "phase": self.phase,
            "asked": self.asked,
            "legal": list(self.legal),
            "state": self.state,
            "position": self.position,
            "decisions": list(self.decisions),
            "result": self.result.as_json() if self.result else None,
        }

    def __str__(self) -> str:
        """The board as this seat sees it."""
        return board(self.state, self.names, self.asked, self.phase)


def view(game: Game, seat: int | None) -> View:
    """What a seat may know."""
    seats = range(game.table.players)
    if seat is not None and seat not in seats:
        raise TableError(f"there is no seat {seat} with {game.table.players} players")
    hands = [known_hand(game, owner, seat) for owner in seats]
    fields = fields_of(game.states)
    fields["decks"] = "/".join(str(count) for count in game.deck_counts)
    for owner, hand in enumerate(hands):
        marks = ["*" if hidden else "" for hidden in game.players[owner].hidden]
        fields[f"reserved{owner}"] = ",".join(card + mark for card, mark in zip(hand, marks, strict=True)) or "-"
    return View(
        seat=seat,
        names=game.names,
        phase=game.phase,
        asked=game.seat,
        legal=tuple(game.legal_decisions) if seat is not None and seat == game.seat else (),
        state=state_json(game, hands),
        position=text_of(fields),
        decisions=tuple(game.decisions),
        result=game.result,
    )


def known_hand(game: Game, owner: int, seat: int | None) -> list[str]:
    """H2: a card from a deck is known to its owner, to all once it is being recruited, and when the game is over."""
    s = game.numbers
    player = game.players[owner]
    being_paid = s.paying - HAND if s.phase == PAY and s.seat == owner else None
    return [
        card if not hidden or owner == seat or game.over or place == being_paid else f"?{CARDS[CARD_BY_ID[card]].level}"
        for place, (card, hidden) in enumerate(zip(player.reserved, player.hidden, strict=True))
    ]
