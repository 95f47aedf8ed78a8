"""Records and traces (RECORD): checking, playing out, and random games."""

import random
from collections.abc import Iterator
from typing import Any

from .facts import BATTLES, CARDS, LOCATIONS
from .game import Json, effects, legal, phase, play, result, seat, start, state
from .position import Position

FORMAT = "gauntlet-record/1"
KEYS = {"format", "table", "names", "setup", "decisions", "result"}
TABLE_KEYS = {"players", "epic_battles", "ending", "payment", "max_rounds"}
SETUP_KEYS = {"decks", "locations", "battles"}
# Weights for random_record that bring many battles and many choices of payment.
EAGER = {"recruit": 40, "claim": 20, "take": 3}


def _demand(fact: bool, message: str) -> None:
    """Refuse a record (RECORD, invalid)."""
    if not fact:
        raise ValueError(message)


def _check_table(table: Json) -> None:
    """The settings of a table (RECORD, record; B16, W5)."""
    _demand(set(table) == TABLE_KEYS, "keys of the table")
    _demand(type(table["players"]) is int and table["players"] in (2, 3, 4), "players")
    _demand(type(table["epic_battles"]) is bool, "epic_battles")
    endings = ("gauntlet", "sixteen") if table["epic_battles"] else ("gauntlet",)
    _demand(table["ending"] in endings, "ending")
    _demand(table["payment"] in ("choice", "default"), "payment")
    limit = table["max_rounds"]
    _demand(limit is None or (type(limit) is int and limit >= 1), "max_rounds")


def _check_setup(table: Json, setup: Json) -> None:
    """The deal (S1, S2, S5; RECORD, invalid)."""
    _demand(set(setup) == SETUP_KEYS, "keys of the setup")
    _demand(len(setup["decks"]) == 3, "decks")
    for level, deck in enumerate(setup["decks"], 1):
        cards = [card.id for card in CARDS.values() if card.level == level]
        _demand(sorted(deck) == sorted(cards), "a deck is not the cards of its level")
    locations = setup["locations"]
    _demand(all(location in LOCATIONS for location in locations), "an unknown location")
    tiles = {LOCATIONS[location].tile for location in locations}
    _demand(len(locations) == len(tiles) == table["players"], "locations")
    battles = setup["battles"]
    _demand(all(battle in BATTLES for battle in battles), "an unknown battle")
    wanted = 5 if table["epic_battles"] else 0
    _demand(len(battles) == len(set(battles)) == wanted, "battles")


def check(record: Json) -> None:
    """Refuse a record whose form is wrong (RECORD, invalid); the decisions are not played."""
    _demand(set(record) == KEYS, "keys of the record")
    _demand(record["format"] == FORMAT, "format")
    _check_table(record["table"])
    _demand(len(record["names"]) == record["table"]["players"], "names")
    _check_setup(record["table"], record["setup"])


def line(position: Position, n: int, decision: str | None) -> Json:
    """One line of the trace (RECORD, trace)."""
    found: Json = {
        "n": n,
        "decision": decision,
        "effects": effects(position),
        "phase": phase(position),
        "seat": seat(position),
        "legal": legal(position),
        "state": state(position),
    }
    if phase(position) == "over":
        found["result"] = result(position)
    return found


def trace(record: Json) -> Iterator[Json]:
    """The lines of the trace (RECORD, trace); ValueError as soon as the record proves invalid."""
    check(record)
    position = start(record["table"], record["setup"])
    yield line(position, 0, None)
    for n, decision in enumerate(record["decisions"], 1):
        position = play(position, decision)
        yield line(position, n, decision)
    _demand(record["result"] == result(position), "the result is not the one the game has")


def random_setup(table: Json, rng: random.Random) -> Json:
    """A random deal (S1, S2, S5)."""
    decks = [[card.id for card in CARDS.values() if card.level == level] for level in (1, 2, 3)]
    for deck in decks:
        rng.shuffle(deck)
    tiles = rng.sample(sorted({location.tile for location in LOCATIONS.values()}), table["players"])
    locations = [
        rng.choice([location.id for location in LOCATIONS.values() if location.tile == tile]) for tile in tiles
    ]
    battles: list[Any] = rng.sample(sorted(BATTLES), 5) if table["epic_battles"] else []
    return {"decks": decks, "locations": locations, "battles": battles}


def random_record(table: Json, rng: random.Random, weights: dict[str, int] | None = None) -> Json:
    """A whole game of random legal decisions (RECORD, record), uniform without weights.

    Weights go by the first word of a decision, 1 if not named: uniform play seldom claims and
    so seldom gets to pay with a discount or with time.
    """
    shares = weights or {}
    setup = random_setup(table, rng)
    position = start(table, setup)
    decisions: list[str] = []
    while phase(position) != "over":
        options = legal(position)
        chances = [shares.get(option.split(" ")[0], 1) for option in options]
        decision = rng.choices(options, chances)[0]
        position = play(position, decision)
        decisions.append(decision)
    return {
        "format": FORMAT,
        "table": dict(table),
        "names": [f"p{number}" for number in range(table["players"])],
        "setup": setup,
        "decisions": decisions,
        "result": result(position),
    }
