"""Facts about decisions: what one brings, and which cards it leaves within reach for everybody.

All of it from a determinization of the deciding seat's view, and only about cards which that seat could see:
a reason must not rest on what turned up later.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, cast

from gauntlet.review.reason_types import Ending, Gains
from gauntlet.rules.catalogue import CARD_BY_ID, CARDS, GOAL, LOCATION_BY_ID, LOCATIONS, STONES
from gauntlet.rules.decision import Decision
from gauntlet.rules.determinize import determinize
from gauntlet.rules.effects import Effect
from gauntlet.rules.game import Game
from gauntlet.rules.state import PlayerState
from gauntlet.rules.view import View

TILE_POINTS: Final = 3
"""C3, C4: of a location, and of the Avengers tile."""
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
        """The part of it that the other one lacks."""
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
        gains = {
            "ends": "wins" if self.wins else self.closes and ending,
            "points": max(0, self.own_points),
            "avengers": self.tile,
            "locations": list(self.locations),
            "time": self.time,
            "first": self.first,
        }
        return cast("Gains", {key: value for key, value in gains.items() if value})


@dataclass(frozen=True)
class Reach:
    """A card that a seat could recruit on its next turn, if nothing changes, and what it would bring."""

    seat: int
    card: str
    gain: Gain


@dataclass(frozen=True)
class Consequences:
    """What a decision brings to its seat, and what everyone can recruit after it."""

    decision: Decision | None
    """None: nothing is decided yet."""
    gain: Gain
    within: dict[tuple[int, str], Reach]

    def offers(self, reach: Reach) -> bool:
        """Whether as much is within reach here, too; or the card is in the hand of the one who wants it already."""
        same = self.within.get((reach.seat, reach.card))
        return self.decision == f"recruit {reach.card}" or (same is not None and same.gain.closes >= reach.gain.closes)

    def only_here(self, other: Consequences, seat: int, own: bool) -> Reach | None:
        """The best that is within reach here and not there: for the seat itself, or for the others."""
        found = [
            reach
            for reach in self.within.values()
            if (reach.seat == seat) == own and any(reach.gain.weight) and not other.offers(reach)
        ]
        return max(found, key=lambda reach: (reach.gain.weight, reach.card), default=None)


def possible(view: View) -> Game:
    """A determinization of a view, for the facts below."""
    return determinize(view, 0)


def consequences(game: Game, known: set[str], decision: Decision) -> Consequences:
    """What the seat to decide can foresee of a decision, in a possible game."""
    after = game.copy()
    gain = _gain(after, game.seat or 0, decision)
    return Consequences(decision, gain, within(after, known))


def within(game: Game, known: set[str]) -> dict[tuple[int, str], Reach]:
    """What everyone could recruit, if it were their turn."""
    found: dict[tuple[int, str], Reach] = {}
    if game.over:
        return found
    for seat in range(game.options.players):
        at_turn = game.copy()
        at_turn.states["seat"] = seat  # as if it were this seat's turn: what it could recruit
        for decision in at_turn.legal_decisions:
            if decision.verb == "recruit" and decision.card in known:
                gain = gain_of(at_turn, decision)
                if seat != game.seat:  # whether it would be over then depends on the turns between
                    gain = replace(gain, wins=False, closes=gain.closes or gain.wins)
                found[seat, decision.card] = Reach(seat, decision.card, gain)
    return found


def gain_of(game: Game, decision: Decision) -> Gain:
    """What a decision brings to the seat to decide, in a possible game."""
    return _gain(game.copy(), game.seat or 0, decision)


def kept_from(game: Game, card: str) -> tuple[int, int] | None:
    """Who is nearest to a card among the others, and how many tokens short.

    Nobody who is more than three short; nor who can recruit it now, since that is a reason of its own.
    """
    cost = CARDS[CARD_BY_ID[card]].cost
    short = []
    for seat, player in enumerate(game.players):
        tokens = player.tokens
        due = (max(0, need - player.bonuses[stone] - tokens[stone]) for stone, need in zip(STONES, cost, strict=True))
        short.append((max(0, sum(due) - tokens["shield"]), seat))
    lacking, seat = min((number, seat) for number, seat in short if seat != game.seat)
    return (seat, lacking) if 0 < lacking <= NEAR else None


def known_cards(view: View) -> set[str]:
    """Face-up cards, and those in hands as far as the seat knows them."""
    rows = [*view.state.market, *(player.reserved for player in view.state.players)]
    return {card for row in rows for card in row if card and not card.startswith("?")}


def _gain(game: Game, seat: int, decision: Decision) -> Gain:
    """Plays a decision and the rest of the turn, and collects what its effects brought."""
    before, met = game.players[seat], meets_end(game, seat)
    distance = {place: len(_missing(before, place)) for place in game.locations}
    effects = list(game.play(decision))
    while game.seat == seat and game.phase != "turn":
        effects += game.play(_usual(game))
    after = game.players[seat]
    nearer = [(place, lacking[0]) for place in game.locations if len(lacking := _missing(after, place)) == 1]
    near, missing = next(((place, stone) for place, stone in nearer if distance[place] > 1), ("", ""))
    spent = sum(effect.tokens.get("time", 0) for effect in effects if effect.kind == "pay")
    return Gain(
        wins=game.result is not None and seat in game.result.winners,
        closes=not met and meets_end(game, seat),
        points=after.points - before.points,
        tile=any(effect.kind == "avengers" for effect in effects),
        locations=tuple(effect.location for effect in effects if effect.location),
        time=sum(effect.kind == "time" for effect in effects) > spent,
        first=_first_bonus(before, effects) if game.options.ending == "gauntlet" else "",
        near=near,
        missing=missing,
    )


def _first_bonus(before: PlayerState, effects: list[Effect]) -> str:
    """The stone of a recruited card of which the player had no bonus."""
    stones = (CARDS[CARD_BY_ID[effect.card]].bonus for effect in effects if effect.kind == "recruit" and effect.card)
    return next((stone for stone in stones if not before.bonuses[stone]), "")


def _missing(player: PlayerState, place: str) -> list[str]:
    """The bonuses that a location still asks for, one by one."""
    needs = zip(STONES, LOCATIONS[LOCATION_BY_ID[place]].requirement, strict=True)
    return [stone for stone, need in needs for _ in range(need - player.bonuses[stone])]


def _usual(game: Game) -> Decision:
    """The rest of a turn as anyone would play it: default payment, and of locations and battles what counts most."""
    legal = game.legal_decisions
    default = Decision.parse("pay")
    return default if default in legal else max(legal, key=lambda decision: _counts(game.copy(), decision))


def _counts(game: Game, decision: Decision) -> tuple[bool, int]:
    seat = game.seat or 0
    game.play(decision)
    return game.result is not None and seat in game.result.winners, game.players[seat].points


def meets_end(game: Game, seat: int) -> bool:
    """W1, or B14."""
    player = game.players[seat]
    if player.points < GOAL or game.options.ending == "sixteen":
        return player.points >= GOAL
    return player.tokens["time"] > 0 and all(player.bonuses.values())
