"""The one projection of a position: with names, as far as its viewer knows it.

Trace, record, wire, terminal, words and the text of a position are written from it; a state of the kernel becomes it in
one go, since one look into a numpy record takes as long as a whole unpacking. A card that the viewer does not know is
`?1`, `?2` or `?3` by its level.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
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
_LOCATION_NAMES: Final = tuple(location.id for location in LOCATIONS)
_BATTLE_NAMES: Final = tuple(battle.id for battle in BATTLES)
_RECRUITERS: Final = tuple(tuple(byte >> shift & 3 for shift in (0, 2, 4, 6)) for byte in range(256))
"""The seats in a byte of `State.recruiter`."""


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
    recruited: list[list[str]] = [[] for _ in range(s.players)]
    for card, seat in zip(s.recruited, chain.from_iterable([_RECRUITERS[four] for four in s.recruiter]), strict=False):
        if card == NO_CARD:
            break
        recruited[seat].append(CARDS[card].id)
    market = [CARD_NAMES[card] for card in s.market]
    return GameState(
        phase=PHASES[s.phase],
        seat=None if s.phase == OVER else s.seat,
        round=s.rounds,
        bank=_tokens(s.bank).copy(),
        market=tuple([tuple(market[first : first + ROW]) for first in range(0, MARKET, ROW)]),
        decks=tuple([size - drawn for size, drawn in zip(DECK_SIZES, s.drawn, strict=True)]),
        locations=_named(_LOCATION_NAMES, s.location),
        battles=_named(_BATTLE_NAMES, s.battle),
        players=tuple([_player(s, seat, cards, points.item(seat)) for seat, cards in enumerate(recruited)]),
        paying=_paying(s) if s.phase == PAY else None,
        result=_result(s, points) if s.phase == OVER else None,
    )


@lru_cache(1 << 14)
def _tokens(vector: int) -> dict[str, int]:
    """The same few vectors come again and again; whoever gets one may change it, so hand out a copy."""
    return unpacked(vector)


@lru_cache(1 << 14)
def _stones(vector: int) -> dict[str, int]:
    tokens = unpacked(vector)
    return {stone: tokens[stone] for stone in STONES}


def _named(names: Sequence[str], tiles: Sequence[int]) -> tuple[str, ...]:
    return tuple([names[tile] for tile in tiles if tile != NONE])


def recruiter_of(s: State, order: int) -> int:
    """The seat that recruited the n-th card of `State.recruited`."""
    return s.recruiter[order >> 2] >> 2 * (order & 3) & 3


def _player(s: State, seat: int, recruited: list[str], points: int) -> PlayerState:
    p = s.player[seat]
    hand = [name for card in p.reserved if (name := CARD_NAMES[card])]
    battles = _named(_BATTLE_NAMES, p.battles)
    return PlayerState(
        tokens=_tokens(p.tokens).copy(),
        bonuses=_stones(p.bonus).copy(),
        recruited=tuple(recruited),
        reserved=tuple(hand),
        hidden=tuple([bool(p.hidden >> slot & 1) for slot in range(len(hand))]),
        locations=_named(_LOCATION_NAMES, p.locations),
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
