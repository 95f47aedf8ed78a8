"""What a client shows of a match: the table as one pair of eyes may see it, and what can be done.

A client computes no rules: what is legal, what it would leave, what a card lacks is all here. Built by naming what may
be seen: on top of the rules' own view there is nothing but facts about the seat itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import numpy as np
from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.rules.game import Game
from gauntlet.rules.layout import NONE, PAY, PHASES
from gauntlet.rules.notation import texts_in
from gauntlet.rules.tables import CARDS, LOCATIONS, NO_CARD, unpacked
from gauntlet.rules.trace import state_json
from gauntlet.rules.view import known_hand
from gauntlet.tables.events import End
from gauntlet.tables.match import Match
from gauntlet.tables.outlook import lacks, outlooks

Tokens = dict[str, int]
Phase = Literal["turn", "pay", "gain", "return", "location", "claim", "over"]


class Area(TypedDict):
    """What lies in front of a player."""

    tokens: Tokens
    bonuses: Tokens
    recruited: list[str]
    reserved: list[str]
    """Ids; a card that these eyes do not know is `?1`, `?2` or `?3` by its level."""
    locations: list[str]
    battles: list[str]
    tags: int
    avengers: bool
    points: int
    cubes: int
    """Battles that can still be claimed."""


class Choice(TypedDict):
    """A legal decision, and what the player would have after it."""

    decision: str
    tokens: Tokens
    points: int
    asks: Phase | None
    """What would be asked of the same player next."""
    location: str | None
    """The location that would come with it."""
    avengers: bool
    """Whether the Avengers tile would come with it."""


class Lack(TypedDict):
    """What these eyes cannot pay yet of a card."""

    missing: Tokens
    """Stones that neither bonuses nor tokens pay for; shields may."""
    short: int
    """How many wild coins are missing even so; 0: the card can be recruited."""


class Outcome(TypedDict):
    end: End
    winners: list[int]
    points: list[int]


class Board(TypedDict):
    """A position, as it is open to one pair of eyes."""

    seat: int | None
    """Whose eyes; None for an onlooker."""
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
    """For the seat that is asked, and for nobody else."""
    lacks: dict[str, Lack]
    """For each card that this seat could want."""


class Place(TypedDict):
    """A seat, or before the game a chair."""

    player: str | None
    name: str
    bot: str | None
    stood_in: bool
    forfeited: bool
    clock: int | None
    """Milliseconds left, when the screen was made."""


class Screen(TypedDict):
    """A match as one player or onlooker sees it now."""

    number: int
    """Of the last event in it."""
    question: int
    """The number that a decision must name."""
    status: Literal["waiting", "playing", "over"]
    places: list[Place]
    you: list[int]
    """The places that are yours."""
    maker: bool
    """Whether you made the table."""
    paused: bool
    want_pause: list[int]
    can_undo: bool
    commitment: str | None
    outcome: Outcome | None
    again: str | None
    """The table of the rematch."""
    board: Board | None


def screen(match: Match, player: str | None, now: int, open_to_all: dict[str, Any] | None = None) -> Screen:
    """The match as a player sees it; None for someone who is not known at all. `open_to_all`: as for `board`."""
    seat = match.eyes_of(player) if player else None
    you = match.seats_of(player) if player else []
    return {
        "number": match.number,
        "question": match.question,
        "status": match.status,
        "places": [
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
        "you": you,
        "maker": player == match.maker,
        "paused": match.paused,
        "want_pause": sorted(match.want_pause),
        "can_undo": match.may_undo in you,
        "commitment": match.deal.commitment if match.deal else None,
        "outcome": _outcome(match),
        "again": match.again,
        "board": _board(match, seat, open_to_all),
    }


def _board(match: Match, seat: int | None, open_to_all: dict[str, Any] | None) -> Board | None:
    if match.game is None:
        return None
    shown = board(match.game, seat, open_to_all)
    if match.status == "over" and not match.game.over:  # by forfeit: nobody is asked any more
        shown["asked"], shown["choices"], shown["lacks"] = None, [], {}
    return shown


def _outcome(match: Match) -> Outcome | None:
    ended = match.ended
    return {"end": ended.end, "winners": ended.winners, "points": ended.points} if ended else None


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    """The position in the words of a trace, with the cards in hand as a seat or (None) an onlooker may know them."""
    state = state_json(game, [known_hand(game, owner, seat) for owner in range(game.table.players)])
    for area, player in zip(state["players"], game.players, strict=True):
        area["bonuses"] = player.bonuses
        area["cubes"] = 3 - len(area["battles"]) if game.table.epic_battles else 0
    return state


def board(game: Game, seat: int | None, open_to_all: dict[str, Any] | None = None) -> Board:
    """The position of a game for the eyes of a seat or (None) of an onlooker.

    Whoever makes several gives `seen(game, None)` along, for it takes the longest: on top of what is open to all, a
    seat knows its own hand.
    """
    state = open_to_all or seen(game, None)
    areas = state["players"]
    if seat is not None:
        areas = [*areas[:seat], areas[seat] | {"reserved": known_hand(game, seat, seat)}, *areas[seat + 1 :]]
    return {
        "seat": seat,
        "asked": game.seat,
        "phase": game.phase,
        **state,  # type: ignore[typeddict-item]
        "players": areas,
        "paying": _paying(game) if game.numbers.phase == PAY else None,
        "choices": _choices(game) if seat is not None and seat == game.seat else [],
        "lacks": {} if seat is None or game.over else _lacks(game, seat),
    }


def _paying(game: Game) -> str:
    s = game.numbers
    card = s.market[s.paying] if s.paying < 12 else s.player[s.seat].reserved[s.paying - 12]
    return CARDS[card].id


def _choices(game: Game) -> list[Choice]:
    rows = np.empty((61, 6), np.int64)
    count = outlooks(game.states, rows)
    texts = texts_in(game.numbers)
    return [
        {
            "decision": texts[bit],
            "tokens": _tokens(tokens),
            "points": points,
            "asks": None if asks == NONE else PHASES[asks],
            "location": None if location == NONE else LOCATIONS[location].id,
            "avengers": bool(avengers),
        }
        for bit, tokens, points, asks, location, avengers in rows[:count].tolist()
    ]


def _lacks(game: Game, seat: int) -> dict[str, Lack]:
    rows = np.empty((15, 2), np.int64)
    lacks(game.states, seat, rows)
    s = game.numbers
    cards = [*s.market, *s.player[seat].reserved]
    return {
        CARDS[card].id: {
            "missing": _amounts(missing),
            "short": short,
        }
        for card, (missing, short) in zip(cards, rows.tolist(), strict=True)
        if card != NO_CARD
    }


@lru_cache(1 << 14)
def _tokens(vector: int) -> Tokens:
    """All seven. The same few vectors come again and again, and nobody changes what a screen shows."""
    return unpacked(vector)


@lru_cache(1 << 14)
def _amounts(vector: int) -> Tokens:
    """Those of which there are any."""
    return {token: amount for token, amount in unpacked(vector).items() if amount}
