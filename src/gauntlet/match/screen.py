"""The screen: all that a client shows of a match, as one viewer may know it.

A client computes no rules: legal decisions, what they lead to and what a card still costs are all here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import Final, Literal, cast

import numpy as np
from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.match.match import Match
from gauntlet.match.outcome import Outcome as Outcome
from gauntlet.match.preview import (
    COINS,
    EXCESS,
    MOST_LEGAL,
    NEED,
    PAYMENT,
    TILES,
    needs,
    previews,
    progress,
    shortfalls,
)
from gauntlet.rules.catalogue import LOCATIONS, MOST_PLAYERS, TOKENS, unpacked
from gauntlet.rules.decision import decisions_by_bit
from gauntlet.rules.game import Game
from gauntlet.rules.kernel.see import see
from gauntlet.rules.layout import CARD_SLOTS, NONE, PHASES, STATE, States, new_log, new_state
from gauntlet.rules.state import CARD_NAMES, GameState, project

Tokens = dict[str, int]
Phase = Literal["turn", "pay", "gain", "return", "location", "claim", "over"]


class Lacks(TypedDict):
    """What a player lacks to end the game (W1, B14)."""

    points: int
    tokens: list[str]
    """Stones of which there is no bonus, and `time` without its token; none where points alone decide."""


class Area(TypedDict):
    """What lies in front of a player."""

    tokens: Tokens
    bonuses: Tokens
    recruited: list[str]
    reserved: list[str]
    """Ids; a card that is hidden from the viewer is `?1`, `?2` or `?3` by its level."""
    hidden: int
    """How many of them only their owner knows."""
    locations: list[str]
    battles: list[str]
    tags: int
    avengers: bool
    points: int
    cubes: int
    """Battles that can still be claimed."""
    lacks: Lacks
    excess: int
    """Tokens above the limit (E1), which are to be returned."""


class Choice(TypedDict):
    """A legal decision, and what the player would have after it."""

    decision: str
    tokens: Tokens
    points: int
    next_phase: Phase | None
    """The phase in which the same player decides next; null: another player is next."""
    location: str | None
    """The location that it gains."""
    avengers: bool
    """Whether it gains the Avengers tile."""
    payment: bool
    """Whether the card can be paid for in several ways: phase `pay` follows, and all of the above is what `pay` as
    the answer to it leads to."""


class Shortfall(TypedDict):
    """What the viewer lacks to recruit a card."""

    missing: Tokens
    """Stones that neither bonuses nor stone tokens pay for; shields may."""
    coins: int
    """How many wild coins are still missing; 0: the card can be recruited."""


class Progress(TypedDict):
    """How near everyone is to a location or a battle."""

    need: int
    """How many bonuses, time cards and tiles it asks for."""
    have: list[int]
    """How many of them each seat has."""


class Board(TypedDict):
    """A position, as the viewer may know it."""

    viewer: int | None
    """The seat whose view it is; null for an onlooker."""
    asked: int | None
    phase: Phase
    round: int
    bank: Tokens
    market: list[list[str | None]]
    decks: list[int]
    locations: list[str]
    battles: list[str]
    players: list[Area]
    paying: str | None
    """The card that is being paid for."""
    choices: list[Choice]
    """Legal decisions, for the viewer whose turn it is."""
    shortfalls: dict[str, Shortfall]
    """By card, for the market and the viewer's hand."""
    progress: dict[str, Progress]
    """By location and battle on the table."""
    tags_for_tile: int
    """How many tags bring the Avengers tile now (T8)."""


class SeatInfo(TypedDict):
    """Who has a seat."""

    player: str | None
    name: str
    bot: str | None
    stood_in: bool
    forfeited: bool
    clock: int | None
    """Milliseconds left at `now`."""


class DrawInfo(TypedDict):
    """The draw of the deal, while it is under way."""

    phase: Literal["commit", "reveal"]
    commitment: str
    """Of the server's share."""
    awaited: list[int]
    """The seats that are to answer now."""


class SharedStatus(TypedDict):
    """What everyone at a table is shown alike."""

    number: int
    """Of the last event."""
    question: int
    """The number that a decision must name: of the event that led to it."""
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    paused: bool
    pause_requests: list[int]
    onlookers_muted: bool
    draw: DrawInfo | None
    commitment: str | None
    outcome: Outcome | None
    rematch: str | None
    """The table of the rematch."""


class Status(SharedStatus):
    """A match but for its board, as one player or onlooker may know it."""

    you: list[int]
    """The seats that are yours."""
    maker: bool
    """Whether you made the table."""
    can_undo: bool


class Screen(Status):
    """A match, as one player or onlooker may know it."""

    board: Board | None


def screen(match: Match, player: str | None, now: int) -> Screen:
    """The match for a player; None: for someone who is not logged in."""
    shown = status(match, player, shared_status(match, now))
    return {**shown, "board": board_at(match, match.viewer_of(player) if player else None)}


def status(match: Match, player: str | None, shared: SharedStatus) -> Status:
    you = match.seats_of(player) if player else []
    return {**shared, "you": you, "maker": player == match.maker, "can_undo": match.may_undo in you}


def shared_status(match: Match, now: int) -> SharedStatus:
    return {
        "number": match.number,
        "question": match.question,
        "status": match.status,
        "seats": [
            {
                "player": seat.player,
                "name": seat.name,
                "bot": seat.bot,
                "stood_in": seat.stood_in,
                "forfeited": seat.forfeited,
                "clock": match.time_left(number, now),
            }
            for number, seat in enumerate(match.seats)
        ],
        "paused": match.paused,
        "pause_requests": sorted(match.pause_requests),
        "onlookers_muted": match.onlookers_muted,
        "draw": _draw(match),
        "commitment": match.commitment,
        "outcome": outcome_of(match),
        "rematch": match.rematch,
    }


def _draw(match: Match) -> DrawInfo | None:
    draw = match.draw
    if draw is None or match.status != "waiting":
        return None
    return {
        "phase": "reveal" if draw.revealing else "commit",
        "commitment": draw.commitment,
        "awaited": draw.awaited,
    }


def board_at(match: Match, seat: int | None) -> Board | None:
    """The board of a match, for a seat or (None) an onlooker."""
    if match.game is None:
        return None
    shown = board(match.game, seat)
    if match.status == "over" and not match.game.over:  # by forfeit: nobody is asked any more
        shown["asked"], shown["choices"], shown["shortfalls"] = None, [], {}
    return shown


def outcome_of(match: Match) -> Outcome | None:
    ended = match.ended
    if ended is None:
        return None
    return {"end": ended.end, "winners": ended.winners, "points": ended.points, "decided_by": ended.decided_by}


def board(game: Game, seat: int | None) -> Board:
    """The position for a seat or (None) an onlooker."""
    seen = new_state()
    see(game.states, NONE if seat is None else seat, seen)
    return board_of(seen, seat)


def board_of(seen: States, seat: int | None) -> Board:
    """The same of what the kernel's `see` has left."""
    if seat is None:
        return {**_known(seen.tobytes()), "viewer": None, "choices": [], "shortfalls": {}}
    public = new_state()
    see(seen, NONE, public)
    known = _known(public.tobytes())
    hand = [name for card in seen["player"]["reserved"][0, seat].tolist() if (name := CARD_NAMES[card])]
    areas = known["players"]
    asked = known["asked"]
    shown: Board = {
        **known,
        "players": [*areas[:seat], {**areas[seat], "reserved": hand}, *areas[seat + 1 :]],
        "viewer": seat,
        "choices": _choices(seen) if seat == asked else [],
        "shortfalls": {},
    }
    if asked is not None:
        shown["shortfalls"] = _shortfalls(seen, seat, shown)
    return shown


_NEXT_PHASES: Final[Mapping[int, Phase | None]] = {NONE: None, **dict(enumerate(PHASES))}
_GAINED: Final[Mapping[int, str | None]] = {NONE: None, **{n: tile.id for n, tile in enumerate(LOCATIONS)}}


@lru_cache(256)
def _known(public: bytes) -> Board:
    """What an onlooker knows. It takes the longest, and all viewers share it: a seat knows its own hand besides."""
    states = np.frombuffer(bytearray(public), STATE)
    state = project(states)
    shown = state.as_json()
    rows = np.empty((MOST_PLAYERS, EXCESS + 1), np.int64)
    shown["tags_for_tile"] = int(needs(states, rows))  # without the JIT it is a number of numpy
    for area, player, (points, tokens, excess) in zip(shown["players"], state.players, rows.tolist(), strict=False):
        lacks = {"points": points, "tokens": [name for token, name in enumerate(TOKENS) if tokens >> token & 1]}
        area |= {"bonuses": player.bonuses, "cubes": player.cubes, "hidden": sum(player.hidden)}
        area |= {"lacks": lacks, "excess": excess}
    shown |= {"asked": state.seat, "phase": state.phase, "paying": state.paying, "progress": _progress(states, state)}
    return cast("Board", shown)


def _choices(states: States) -> list[Choice]:
    """Computed from what the viewer knows: a card that a decision would draw is unknown here, too."""
    rows = np.empty((MOST_LEGAL, PAYMENT + 1), np.int64)
    count = previews(states, new_state(), new_log(), rows)
    decisions = decisions_by_bit(states)
    return [
        {
            "decision": decisions[bit],
            "tokens": _tokens(tokens),
            "points": points,
            "next_phase": _NEXT_PHASES[phase],
            "location": _GAINED[location],
            "avengers": avengers == 1,
            "payment": payment == 1,
        }
        for bit, tokens, points, phase, location, avengers, payment in rows[:count].tolist()
    ]


def _shortfalls(states: States, seat: int, known: Board) -> dict[str, Shortfall]:
    rows = np.empty((CARD_SLOTS, COINS + 1), np.int64)
    shortfalls(states, seat, rows)
    cards = [*chain(*known["market"]), *known["players"][seat]["reserved"]]
    return {
        card: {"missing": _amounts(missing), "coins": coins}
        for card, (missing, coins) in zip(cards, rows.tolist(), strict=False)
        if card
    }


def _progress(states: States, state: GameState) -> dict[str, Progress]:
    rows = np.empty((TILES, NEED + 1), np.int64)
    progress(states, rows)
    players = len(state.players)
    tiles = [*state.locations, *state.battles]
    needed = [row for row in rows.tolist() if row[NEED]]  # an empty slot needs nothing
    return {tile: {"need": row[NEED], "have": row[:players]} for tile, row in zip(tiles, needed, strict=True)}


@lru_cache(1 << 14)
def _tokens(vector: int) -> Tokens:
    """All seven. The same few vectors come again and again, and nobody changes what a screen shows."""
    return unpacked(vector)


@lru_cache(1 << 14)
def _amounts(vector: int) -> Tokens:
    """Those of which there are any."""
    return {token: amount for token, amount in unpacked(vector).items() if amount}
