"""The game as a whole: start, legal, play, and what can be seen of a position."""

from typing import Any

from .ending import pass_on
from .endofturn import (
    claim,
    gain,
    give_back,
    open_battles,
    open_locations,
    returns,
    take_location,
)
from .facts import CARDS, STONES, TOKENS
from .position import Player, Position, points, tags
from .turn import pay_options, play_pay, play_turn, turn_options

Json = dict[str, Any]

# S3: stones of each kind and time tokens, by number of players.
BANK = {2: (4, 2), 3: (5, 3), 4: (7, 4)}
FACE_UP = 4


def start(record_table: Json, setup: Json) -> Position:
    """The position after the set-up (S1 to S5)."""
    players = record_table["players"]
    stones, time = BANK[players]
    decks = [list(deck) for deck in setup["decks"]]
    return Position(
        epic=record_table["epic_battles"],
        ending=record_table["ending"],
        payment=record_table["payment"],
        max_rounds=record_table["max_rounds"],
        bank={**dict.fromkeys(STONES, stones), "time": time, "shield": 5},
        market=[list(deck[:FACE_UP]) for deck in decks],
        decks=[deck[FACE_UP:] for deck in decks],
        locations=list(setup["locations"]),
        battles=list(setup["battles"]),
        players=[Player() for _ in range(players)],
    )


def phase(position: Position) -> str:
    """What is asked next (RECORD, decisions), or over."""
    return position.phase


def seat(position: Position) -> int | None:
    """Who is asked next (RECORD, trace); nobody when the game is over."""
    return None if position.phase == "over" else position.seat


def legal(position: Position) -> list[str]:
    """All legal decisions, sorted by code point (RECORD, decisions)."""
    found: list[str] = []
    if position.phase == "turn":
        found = turn_options(position)
    elif position.phase == "pay":
        assert position.paying is not None
        found = pay_options(position.paying)
    elif position.phase == "gain":
        found = [f"gain {stone}" for stone in position.gains]
    elif position.phase == "return":
        found = [f"return {token}" for token in returns(position)]
    elif position.phase == "location":
        found = [f"location {location}" for location in open_locations(position)]
    elif position.phase == "claim":
        found = [f"claim {battle}" for battle in open_battles(position)] + ["decline"]
    return sorted(found)


def play(position: Position, decision: str) -> Position:
    """The position after a legal decision (T, B, E); the one given stays as it was."""
    if decision not in legal(position):
        raise ValueError(f"not legal here: {decision!r}")
    after = position.copy()
    after.effects = []
    last = decision.split(" ")[-1]
    if position.phase == "turn":
        play_turn(after, decision)
    elif position.phase == "pay":
        play_pay(after, decision)
    elif position.phase == "gain":
        gain(after, last)
    elif position.phase == "return":
        give_back(after, last)
    elif position.phase == "location":
        take_location(after, last)
    elif decision == "decline":
        pass_on(after)
    else:
        claim(after, last)
    return after


def effects(position: Position) -> list[str]:
    """What the decision that led here moved (RECORD, effects); nothing at the start."""
    return list(position.effects)


def masked(found: list[str], seat: int, viewer: int | None) -> list[str]:
    """The effects of a seat's decision as a viewer may know them, None for one without a seat (H2).

    Only a card from a deck is hidden: all else moves in the open (H1).
    """
    if viewer == seat:
        return list(found)
    # `reserve deck 2 rocket` without its last word.
    return [" ".join(text.split(" ")[:3]) if text.startswith("reserve deck ") else text for text in found]


def result(position: Position) -> Json | None:
    """The result of a game that is over (RECORD, record)."""
    if position.end is None:
        return None
    return {
        "end": position.end,
        "winners": list(position.winners),
        "points": [points(player) for player in position.players],
    }


def _player_state(player: Player, unknown: list[str]) -> Json:
    """One player in the trace (H1), with the unknown cards written by their level (H2)."""
    return {
        "tokens": {token: player.tokens[token] for token in TOKENS},
        "recruited": list(player.recruited),
        "reserved": [f"?{CARDS[card].level}" if card in unknown else card for card in player.reserved],
        "locations": list(player.locations),
        "battles": list(player.battles),
        "tags": tags(player),
        "avengers": player.avengers,
        "points": points(player),
    }


def _state(position: Position, unknown: list[str]) -> Json:
    """The state of RECORD, trace, with the unknown cards hidden (H1, H2)."""
    return {
        "round": position.round,
        "bank": {token: position.bank[token] for token in TOKENS},
        "market": [list(row) for row in position.market],
        "decks": [len(deck) for deck in position.decks],
        "locations": list(position.locations),
        "battles": list(position.battles),
        "players": [_player_state(player, unknown) for player in position.players],
    }


def state(position: Position) -> Json:
    """The state of RECORD, trace, with everything in it."""
    return _state(position, [])


def view(position: Position, seat: int | None) -> Json:
    """The state as one seat may know it, or a watcher without a seat (H1 to H3)."""
    unknown: list[str] = []
    if position.phase != "over":
        for owner, player in enumerate(position.players):
            if owner != seat:
                unknown += player.secret
    if position.paying is not None and position.paying.card in unknown:
        # RECORD, view: once a card from a hand is being recruited, it is known.
        unknown.remove(position.paying.card)
    return _state(position, unknown)


def perft(position: Position, depth: int) -> int:
    """The number of decision sequences of exactly this length (no clause: a measure)."""
    if depth == 0:
        return 1
    return sum(perft(play(position, decision), depth - 1) for decision in legal(position))
