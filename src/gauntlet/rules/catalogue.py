"""The published game's facts: loads and checks `data/`, and freezes it into constant arrays.

Cards, locations and battles are numbered in the order of their files; these numbers are what the kernel's records
hold. `CARDS`, `LOCATIONS` and `BATTLES` are for people, the arrays below them for the kernel.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.errors import DataError, suggestion
from gauntlet.rules.parsing import whole_number

DATA = Path(__file__).parent / "data"

STONES: Final = ("mind", "space", "soul", "power", "reality")
TOKENS: Final = (*STONES, "time", "shield")
"""The order of tokens everywhere: in notation, in records, and byte by byte in a vector of tokens."""

STONE_KINDS: Final = len(STONES)

DECK_SIZES: Final = (40, 30, 20)
"""C2: how many cards there are of each level."""
LEVELS: Final = len(DECK_SIZES)
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
PLAYER_COUNTS: Final = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)

# The numbers that the rules name.
ROW: Final = 4
"""S1: face-up cards of each level."""
DEALT_BATTLES: Final = 5
"""S5."""
SHIELDS: Final = 5
"""C1."""
HAND_LIMIT: Final = 3
"""T3."""
STONES_TAKEN: Final = 3
"""T1: different stones in one turn, as far as the bank has them."""
FEWEST_FOR_TWO: Final = 4
"""T2: what the bank must have of a stone."""
TIME_LEVEL: Final = LEVELS
"""T7: the first card of this level brings the time token."""
TAGS_FOR_TILE: Final = 3
"""T8."""
TOKEN_LIMIT: Final = 10
"""E1."""
GOAL: Final = 16
"""W1, B14: the points that end the game."""
LOCATION_POINTS: Final = 3
AVENGERS_POINTS: Final = 3
SINISTER_SIX_POINTS: Final = 6
"""B6."""
CUBES: Final = 3
"""B2: the battles that a player may claim."""
TIME_TOKEN_COINS: Final = 2
"""B7."""


@dataclass(frozen=True)
class Card:
    """C2: a character card."""

    id: str
    name: str
    level: int
    bonus: str
    points: int
    tags: int
    cost: tuple[int, ...]


@dataclass(frozen=True)
class Location:
    """C3: one side of a location tile."""

    id: str
    name: str
    tile: int
    side: str
    points: int
    requirement: tuple[int, ...]


@dataclass(frozen=True)
class Battle:
    """C5: a battle card; what its super-power does is in the kernel (B5 to B12)."""

    id: str
    name: str
    requirement: tuple[int, ...]
    time_cards: int
    locations: int
    avengers_tile: int


class Row:
    """One line of a data file, which knows where it stands when something in it is wrong."""

    def __init__(self, file: Path, number: int, cells: dict[str, str]) -> None:
        self.file, self.number, self.cells = file, number, cells

    def error(self, column: str, reason: str) -> DataError:
        return DataError(f"{self.file.name}, row {self.number}, column {column!r}: {reason}")

    def text(self, column: str) -> str:
        value = self.cells[column]
        if not value.strip():
            raise self.error(column, "is empty")
        return value

    def one_of(self, column: str, known: Sequence[str]) -> str:
        value = self.text(column)
        if value not in known:
            hint = suggestion(value, known)
            raise self.error(column, f"{value!r} is none of {', '.join(known)}{hint}")
        return value

    def number_in(self, column: str, low: int, high: int) -> int:
        value = self.text(column)
        number = whole_number(value, low, high)
        if number is None:
            raise self.error(column, f"{value!r} is not a whole number from {low} to {high}")
        return number

    def stones(self, high: int) -> tuple[int, ...]:
        return tuple(self.number_in(stone, 0, high) for stone in STONES)


def _rows(file: Path, columns: Sequence[str], count: int) -> list[Row]:
    """The rows of a file that has just these columns, this many rows and no id twice."""
    try:
        with file.open(encoding="utf-8", newline="") as stream:
            reader = csv.reader(stream, strict=True)
            header, *lines = list(reader) or [[]]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise DataError(f"{file.name}: cannot be read: {error}") from error
    if header != list(columns):
        raise DataError(f"{file.name}, row 1: the columns must be {', '.join(columns)}")
    rows = []
    for number, cells in enumerate(lines, start=2):
        if len(cells) != len(columns):
            raise DataError(f"{file.name}, row {number}: has {len(cells)} columns, {len(columns)} are needed")
        rows.append(Row(file, number, dict(zip(columns, cells, strict=True))))
    if len(rows) != count:
        raise DataError(f"{file.name}: has {len(rows)} rows, {count} are needed")
    first_with: dict[str, int] = {}
    for row in rows:
        seen = first_with.setdefault(row.text("id"), row.number)
        if seen != row.number:
            raise row.error("id", f"{row.text('id')!r} stands in row {seen} already")
    return rows


def load_cards(folder: Path = DATA) -> tuple[Card, ...]:
    """C2."""
    file = folder / "cards.csv"
    columns = ("id", "level", "name", "bonus", "points", "avengers", *STONES)
    cards: list[Card] = []
    for row in _rows(file, columns, sum(DECK_SIZES)):
        level = row.number_in("level", 1, 3)
        if cards and level < cards[-1].level:
            raise row.error("level", f"a card of level {level} stands after one of a higher level")
        cards.append(
            Card(
                id=row.text("id"),
                name=row.text("name"),
                level=level,
                bonus=row.one_of("bonus", STONES),
                points=row.number_in("points", 0, 5),
                tags=row.number_in("avengers", 0, 2),
                cost=row.stones(high=7),
            )
        )
    for level, size in enumerate(DECK_SIZES, start=1):
        found = sum(card.level == level for card in cards)
        if found != size:
            raise DataError(f"{file.name}: {found} cards are of level {level}, {size} are needed")
    return tuple(cards)


def load_locations(folder: Path = DATA) -> tuple[Location, ...]:
    """C3: four tiles, each with a side A and a side B."""
    file = folder / "locations.csv"
    columns = ("tile", "side", "id", "name", *STONES, "points")
    locations: list[Location] = []
    for row in _rows(file, columns, 2 * MOST_PLAYERS):
        location = Location(
            id=row.text("id"),
            name=row.text("name"),
            tile=row.number_in("tile", 1, 4),
            side=row.one_of("side", ("A", "B")),
            points=row.number_in("points", LOCATION_POINTS, LOCATION_POINTS),
            requirement=row.stones(high=8),
        )
        if (location.tile, location.side) in {(known.tile, known.side) for known in locations}:
            raise row.error("side", f"tile {location.tile} has a side {location.side} already")
        locations.append(location)
    return tuple(locations)


BATTLE_IDS: Final = (
    "yellow-jacket",
    "sinister-six",
    "ragnarok",
    "multiverse-madness",
    "hail-hydra",
    "planet-hulk",
    "galactus-coming",
    "civil-war",
)
"""The battles whose super-powers the kernel knows."""


def load_battles(folder: Path = DATA) -> tuple[Battle, ...]:
    """C5."""
    file = folder / "battles.csv"
    columns = ("id", "name", *STONES, "time_cards", "locations", "avengers_tile")
    return tuple(
        Battle(
            id=row.one_of("id", BATTLE_IDS),
            name=row.text("name"),
            requirement=row.stones(high=8),
            time_cards=row.number_in("time_cards", 0, 20),
            locations=row.number_in("locations", 0, 1),
            avengers_tile=row.number_in("avengers_tile", 0, 1),
        )
        for row in _rows(file, columns, len(BATTLE_IDS))
    )


CARDS: Final = load_cards()
LOCATIONS: Final = load_locations()
BATTLES: Final = load_battles()

CARD_BY_ID: Final = {card.id: number for number, card in enumerate(CARDS)}
LOCATION_BY_ID: Final = {location.id: number for number, location in enumerate(LOCATIONS)}
BATTLE_BY_ID: Final = {battle.id: number for number, battle in enumerate(BATTLES)}


def packed(amounts: Sequence[int]) -> int:
    """Small numbers as one vector: a byte each, the first in the lowest byte (see kernel/vectors.py)."""
    return sum(amount << 8 * index for index, amount in enumerate(amounts))


def unpacked(vector: int) -> dict[str, int]:
    """The inverse, by the names of the tokens."""
    return dict(zip(TOKENS, int(vector).to_bytes(8, "little"), strict=False))


def _frozen(values: Sequence[int]) -> NDArray[np.int64]:
    array = np.array(values, dtype=np.int64)
    array.flags.writeable = False
    return array


_NEVER: Final = packed((50,) * len(STONES))
"""A cost or a requirement that nobody meets, so that neither nothing nor the unknown need a special case."""
NO_CARD: Final = len(CARDS)
"""Stands where a card could be."""
UNKNOWN: Final = NO_CARD + 1
"""And where one is that the viewer does not know: UNKNOWN plus its level, from 0."""
LEVEL: Final = _frozen([*(card.level - 1 for card in CARDS), NO_CARD, *range(LEVELS)])
COST: Final = _frozen([*(packed(card.cost) for card in CARDS), *[_NEVER] * (1 + LEVELS)])
BONUS: Final = _frozen([STONES.index(card.bonus) for card in CARDS])
POINTS: Final = _frozen([card.points for card in CARDS])
TAGS: Final = _frozen([card.tags for card in CARDS])

LOCATION_NEEDS: Final = _frozen([*(packed(location.requirement) for location in LOCATIONS), _NEVER])
"""The last one is that of no location (-1)."""

BATTLE_NEEDS: Final = _frozen([packed((*battle.requirement, battle.time_cards)) for battle in BATTLES])
"""In bonuses, and in the byte of time: in time cards."""
BATTLE_NEEDS_LOCATION: Final = _frozen([battle.locations for battle in BATTLES])
BATTLE_NEEDS_AVENGERS: Final = _frozen([battle.avengers_tile for battle in BATTLES])

DECK_SIZE: Final = _frozen(DECK_SIZES)
DECK_START: Final = _frozen([sum(DECK_SIZES[:level]) for level in range(LEVELS)])
"""Where each level's deck begins in the array that holds all three."""

BANK: Final = _frozen([0, 0, *(packed((n, n, n, n, n, time, SHIELDS)) for n, time in ((4, 2), (5, 3), (7, 4)))])
"""S3, by the number of players."""


def _power(battle: str) -> int:
    return 1 << BATTLE_BY_ID[battle]


# The super-powers, as bits of a player's `powers`.
DISCOUNT: Final = _power("yellow-jacket")
SIX_POINTS: Final = _power("sinister-six")
TIME_AS_COINS: Final = _power("ragnarok")
POINT_A_TIME_CARD: Final = _power("multiverse-madness")
POINT_A_BATTLE: Final = _power("hail-hydra")
COINS_WORTH_TWO: Final = _power("planet-hulk")
GAIN_ON_RECRUIT: Final = _power("galactus-coming")
GAIN_ON_TWO: Final = _power("civil-war")
