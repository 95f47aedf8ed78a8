"""Facts about decisions: what one brings, and what it leaves within reach for everybody.

All of it from a game that could be behind the deciding seat's view, and only about cards which that seat could see:
a reason must not rest on what turned up later.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gauntlet.review.kinds import Ending, Gains
from gauntlet.rules.determinize import determinize
from gauntlet.rules.game import Game, PlayerArea
from gauntlet.rules.tables import CARD_BY_ID, CARDS, LOCATION_BY_ID, LOCATIONS, STONES
from gauntlet.rules.view import View

TILE_POINTS: Final = 3
"""C3, C4: of a location, and of the Avengers tile."""
ENOUGH: Final = 16
"""W1, B14."""


NEAR: Final = 3
"""Tokens: what one turn can bring."""


@dataclass(frozen=True)
class Gain:
    """What a seat has after a turn that it had not before."""

    wins: bool = False
    """The game is over with it, and won."""
    closes: bool = False
    """The condition that ends the game is met now, so the round is the last one."""
    points: int = 0
    """All that came, tiles included."""
    tile: bool = False
    locations: tuple[str, ...] = ()
    time: bool = False
    first: str = ""
    """The stone of which it brought the first bonus: the Gauntlet needs one of each."""
    near: str = ""
    """A location of which just one bonus is missing now, and more were before."""
    missing: str = ""
    """That bonus."""

    @property
    def weight(self) -> tuple[bool, bool, int, bool]:
        """The larger, the more there is to say."""
        return self.wins, self.closes, self.points, self.time

    @property
    def own_points(self) -> int:
        """Without those of tiles."""
        return self.points - TILE_POINTS * (self.tile + len(self.locations))

    def beyond(self, other: Gain) -> Gain:
        """What is in this one and not in the other."""
        tile = self.tile and not other.tile
        locations = tuple(place for place in self.locations if place not in other.locations)
        return Gain(
            points=max(0, self.own_points - other.own_points) + TILE_POINTS * (tile + len(locations)),
            tile=tile,
            locations=locations,
            time=self.time and not other.time,
            first=self.first if self.first != other.first else "",
            near=self.near if self.near != other.near else "",
            missing=self.missing,
        )

    @property
    def named(self) -> bool:
        """Whether it brought something to name; not counted that it left a location near, or ended the game."""
        return bool(self.own_points > 0 or self.tile or self.locations or self.time or self.first)

    def as_json(self, ending: Ending) -> Gains:
        """Only what there is; `ending` is the table's."""
        gains: Gains = {}
        if self.wins or self.closes:
            gains["ends"] = "wins" if self.wins else ending
        if self.own_points > 0:
            gains["points"] = self.own_points
        if self.tile:
            gains["avengers"] = True
        if self.locations:
            gains["locations"] = list(self.locations)
        if self.time:
            gains["time"] = True
        if self.first:
            gains["first"] = self.first
        return gains


@dataclass(frozen=True)
class Reach:
    """A card that a seat could recruit on its next turn, if nothing changes, and what it would bring."""

    seat: int
    card: str
    gain: Gain


@dataclass(frozen=True)
class Outlook:
    """What a decision brings to its seat, and what everyone can recruit then."""

    decision: str
    gain: Gain
    within: dict[tuple[int, str], Reach]

    def offers(self, reach: Reach) -> bool:
        """Whether as much is within reach here, too; or the card is in the hand of the one who wants it already."""
        same = self.within.get((reach.seat, reach.card))
        return self.decision == f"recruit {reach.card}" or (same is not None and same.gain.closes >= reach.gain.closes)

    def only_here(self, other: Outlook, seat: int, own: bool) -> Reach | None:
        """The best that is within reach here and not there: for the seat itself, or for the others."""
        found = [
            reach
            for reach in self.within.values()
            if (reach.seat == seat) == own and any(reach.gain.weight) and not other.offers(reach)
        ]
        return max(found, key=lambda reach: (reach.gain.weight, reach.card), default=None)


def possible(view: View) -> Game:
    """A game that could be behind a view: what the facts below are read from."""
    return determinize(view, random.Random(0))


def outlook(game: Game, known: set[str], decision: str) -> Outlook:
    """What whoever is asked in a possible game can foresee of a decision."""
    after = game.copy()
    gain = _gain(after, game.seat or 0, decision)
    return Outlook(decision, gain, within(after, known))


def within(game: Game, known: set[str]) -> dict[tuple[int, str], Reach]:
    """What everyone could recruit, if it were their turn."""
    return {(reach.seat, reach.card): reach for reach in _reaches(game, known)}


def gain_of(game: Game, decision: str) -> Gain:
    """What a decision brings to whoever is asked in a possible game."""
    return _gain(game.copy(), game.seat or 0, decision)


def kept_from(game: Game, card: str) -> tuple[int, int] | None:
    """Who is nearest to a card among the others, and how many tokens short; nobody who is more than three short."""
    cost = CARDS[CARD_BY_ID[card]].cost
    short = []
    for seat, player in enumerate(game.players):
        tokens = player.tokens
        due = (max(0, need - player.bonuses[stone] - tokens[stone]) for stone, need in zip(STONES, cost, strict=True))
        short.append((max(0, sum(due) - tokens["shield"]), seat))
    lacking, seat = min((number, seat) for number, seat in short if seat != game.seat)
    return (seat, lacking) if lacking <= NEAR else None


def known_cards(view: View) -> set[str]:
    """Face-up cards, and those in hands as far as the seat knows them."""
    rows = [*view.state["market"], *(player["reserved"] for player in view.state["players"])]
    return {card for row in rows for card in row if card and not card.startswith("?")}


def _reaches(game: Game, known: set[str]) -> Iterator[Reach]:
    if game.over:
        return
    for seat in range(game.table.players):
        at_turn = game.copy()
        at_turn.states["seat"] = seat  # as if it were this seat's turn: what it could recruit
        for decision in at_turn.legal_decisions:
            verb, _, card = decision.partition(" ")
            if verb == "recruit" and card in known:
                gain = _gain(at_turn.copy(), seat, decision)
                if seat != game.seat:  # whether it would be over then depends on the turns between
                    gain = Gain(**gain.__dict__ | {"wins": False, "closes": gain.closes or gain.wins})
                yield Reach(seat, card, gain)


def _gain(game: Game, seat: int, decision: str) -> Gain:
    """Plays a decision and the rest of the turn, and tells what that has brought."""
    before = game.players[seat]
    points, met, tile, time = before.points, meets_end(game, seat), before.avengers, before.tokens["time"]
    bonuses, locations = before.bonuses, before.locations
    away = {place: _missing(before, place) for place in game.locations}
    game.play(decision)
    while game.seat == seat and game.phase != "turn":
        game.play(_usual(game))
    after = game.players[seat]
    news = [stone for stone in STONES if after.bonuses[stone] and not bonuses[stone]]
    nearer = [(place, lacking[0]) for place in game.locations if len(lacking := _missing(after, place)) == 1]
    near, missing = next(((place, stone) for place, stone in nearer if len(away[place]) > 1), ("", ""))
    return Gain(
        wins=game.result is not None and seat in game.result.winners,
        closes=not met and meets_end(game, seat),
        points=after.points - points,
        tile=after.avengers and not tile,
        locations=tuple(place for place in after.locations if place not in locations),
        time=after.tokens["time"] > time,
        first=news[0] if news and game.table.ending == "gauntlet" else "",
        near=near,
        missing=missing,
    )


def _missing(player: PlayerArea, place: str) -> list[str]:
    """The bonuses that a location still asks for, one by one."""
    needs = zip(STONES, LOCATIONS[LOCATION_BY_ID[place]].requirement, strict=True)
    return [stone for stone, need in needs for _ in range(need - player.bonuses[stone])]


def _usual(game: Game) -> str:
    """The rest of a turn as anyone would play it: default payment, and of locations and battles what counts most."""
    legal = game.legal_decisions
    return "pay" if "pay" in legal else max(legal, key=lambda decision: _counts(game.copy(), decision))


def _counts(game: Game, decision: str) -> tuple[bool, int]:
    seat = game.seat or 0
    game.play(decision)
    return game.result is not None and seat in game.result.winners, game.players[seat].points


def meets_end(game: Game, seat: int) -> bool:
    """W1, or B14."""
    player = game.players[seat]
    if player.points < ENOUGH or game.table.ending == "sixteen":
        return player.points >= ENOUGH
    return player.tokens["time"] > 0 and all(player.bonuses.values())
