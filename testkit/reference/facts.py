"""The printed facts of the game (C), read from the CSV files, and the names of tokens."""

import csv
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parents[2] / "src/gauntlet/rules/data"

STONES = ("mind", "space", "soul", "power", "reality")
TOKENS = (*STONES, "time", "shield")
# E1: time cannot be returned.
RETURNABLE = (*STONES, "shield")


@dataclass(frozen=True)
class Card:
    """A character card (C2)."""

    id: str
    level: int
    bonus: str
    points: int
    tags: int
    cost: dict[str, int]


@dataclass(frozen=True)
class Location:
    """One side of a location tile (C3)."""

    id: str
    tile: str
    needs: dict[str, int]
    points: int


@dataclass(frozen=True)
class Battle:
    """A battle card (C5, B4)."""

    id: str
    needs: dict[str, int]
    time_cards: int
    locations: int
    avengers: int


def _rows(name: str) -> list[dict[str, str]]:
    """The rows of one CSV file (C2, C3, C5)."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _stones(row: dict[str, str]) -> dict[str, int]:
    """The five stone columns of a row (C2, C3, C5)."""
    return {stone: int(row[stone]) for stone in STONES}


def _cards() -> dict[str, Card]:
    """All 90 cards by id (C2)."""
    return {
        row["id"]: Card(
            row["id"],
            int(row["level"]),
            row["bonus"],
            int(row["points"]),
            int(row["avengers"]),
            _stones(row),
        )
        for row in _rows("cards.csv")
    }


def _locations() -> dict[str, Location]:
    """All 8 sides by id (C3)."""
    return {
        row["id"]: Location(row["id"], row["tile"], _stones(row), int(row["points"])) for row in _rows("locations.csv")
    }


def _battles() -> dict[str, Battle]:
    """All 8 battles by id (C5, B4)."""
    return {
        row["id"]: Battle(
            row["id"],
            _stones(row),
            int(row["time_cards"]),
            int(row["locations"]),
            int(row["avengers_tile"]),
        )
        for row in _rows("battles.csv")
    }


CARDS = _cards()
LOCATIONS = _locations()
BATTLES = _battles()
