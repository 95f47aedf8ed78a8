"""The one projection of a position: with names, as far as its viewer knows it.

Trace, record, wire, terminal, words and the text of a position are written from it; a state of the kernel becomes it in
one go, since one look into a numpy record takes as long as a whole unpacking. A card that the viewer does not know is
`?1`, `?2` or `?3` by its level.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import (
    BATTLES,
    CARDS,
    CUBES,
    DECK_SIZES,
    LOCATIONS,
    MOST_PLAYERS,
    NO_CARD,
    ROW,
    STONES,
    unpacked,
)
from gauntlet.rules.kernel.play import scores
from gauntlet.rules.layout import ENDS, MARKET, NONE, OVER, PAY, PHASES, State, States
from gauntlet.rules.unpack import unpack

CARD_NAMES: Final = (*(card.id for card in CARDS), None, "?1", "?2", "?3")
"""By the kernel's number: NO_CARD is None."""


@dataclass(frozen=True)
class Result:
    """How a game ended. Without a winner, `winners` is empty."""

    end: str
    winners: tuple[int, ...]
    points: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        return {"end": self.end, "winners": list(self.winners), "points": list(self.points)}


class PlayerState(NamedTuple):
    """What lies in front of one player. Lists are in the order in which things came."""

    tokens: dict[str, int]
    bonuses: dict[str, int]
    recruited: tuple[str, ...]
    reserved: tuple[str, ...]
    hidden: tuple[bool, ...]
    """H2: for each reserved card, whether it came from a deck, so that others do not know it."""
    locations: tuple[str, ...]
    battles: tuple[str, ...]
    tags: int
    avengers: bool
    """T8: whether this player holds the Avengers Assemble tile."""
    points: int
    """W4: all that counts now."""
    cubes: int
    """B2: battles that can still be claimed."""


class GameState(NamedTuple):
    """A position, as one viewer knows it."""

    phase: str
    seat: int | None
    """Who is asked; None when the game is over."""
    round: int
    bank: dict[str, int]
    market: tuple[tuple[str | None, ...], ...]
    """The face-up cards by level; None for an empty slot."""
    decks: tuple[int, ...]
    """How many cards each deck has left."""
    locations: tuple[str, ...]
    """Those still on the table, in set-up order."""
    battles: tuple[str, ...]
    players: tuple[PlayerState, ...]
    paying: str | None
    """Phase pay: the card that is being paid for."""
    result: Result | None
    """None until the game is over."""

    def as_json(self) -> dict[str, Any]:
        """As a trace has it (docs/record.md)."""
        return {
            "round": self.round,
            "bank": self.bank,
            "market": [list(row) for row in self.market],
            "decks": list(self.decks),
            "locations": list(self.locations),
            "battles": list(self.battles),
            "players": [
                {
                    "tokens": player.tokens,
                    "recruited": list(player.recruited),
                    "reserved": list(player.reserved),
                    "locations": list(player.locations),
                    "battles": list(player.battles),
                    "tags": player.tags,
                    "avengers": player.avengers,
                    "points": player.points,
                }
                for player in self.players
            ],
        }


def project(states: States) -> GameState:
    """The first state, with names."""
    s = unpack(states[:1].tobytes())
    points = np.zeros(MOST_PLAYERS, np.int64)
    scores(states, points)
    seats = range(s.players)
    recruited: list[list[str]] = [[] for _ in range(s.players)]
    for order, card in enumerate(takewhile(NO_CARD.__ne__, s.recruited)):
        recruited[recruiter_of(s, order)].append(CARDS[card].id)
    market = [CARD_NAMES[card] for card in s.market]
    return GameState(
        phase=PHASES[s.phase],
        seat=None if s.phase == OVER else s.seat,
        round=s.rounds,
        bank=unpacked(s.bank),
        market=tuple(tuple(market[first : first + ROW]) for first in range(0, MARKET, ROW)),
        decks=tuple(size - drawn for size, drawn in zip(DECK_SIZES, s.drawn, strict=True)),
        locations=tuple(LOCATIONS[tile].id for tile in s.location if tile != NONE),
        battles=tuple(BATTLES[card].id for card in s.battle if card != NONE),
        players=tuple(_player(s, seat, recruited[seat], int(points[seat])) for seat in seats),
        paying=_paying(s) if s.phase == PAY else None,
        result=_result(s, points) if s.phase == OVER else None,
    )


def recruiter_of(s: State, order: int) -> int:
    """The seat that recruited the n-th card of `State.recruited`."""
    return s.recruiter[order >> 2] >> 2 * (order & 3) & 3


def _player(s: State, seat: int, recruited: list[str], points: int) -> PlayerState:
    p = s.player[seat]
    bonuses = unpacked(p.bonus)
    hand = [name for card in p.reserved if (name := CARD_NAMES[card])]
    battles = tuple(BATTLES[card].id for card in p.battles if card != NONE)
    return PlayerState(
        tokens=unpacked(p.tokens),
        bonuses={stone: bonuses[stone] for stone in STONES},
        recruited=tuple(recruited),
        reserved=tuple(hand),
        hidden=tuple(bool(p.hidden >> slot & 1) for slot in range(len(hand))),
        locations=tuple(LOCATIONS[tile].id for tile in p.locations if tile != NONE),
        battles=battles,
        tags=p.tags,
        avengers=s.avengers == seat,
        points=points,
        cubes=CUBES - len(battles) if s.battle[0] != NONE else 0,
    )


def _result(s: State, points: NDArray[np.int64]) -> Result:
    winners = tuple(seat for seat in range(s.players) if s.winners >> seat & 1)
    return Result(ENDS[s.end], winners, tuple(points[: s.players].tolist()))


def _paying(s: State) -> str | None:
    return CARD_NAMES[s.market[s.paying] if s.paying < MARKET else s.player[s.seat].reserved[s.paying - MARKET]]
