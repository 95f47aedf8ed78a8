"""Games to review, and small budgets: what a search finds is tested where it is clear, not where it is close."""

from __future__ import annotations

import dataclasses
from functools import cache
from pathlib import Path

from gauntlet.bots.protocol import SIMULATION_MS, Budget
from gauntlet.review import Review, review
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record

VECTORS = Path(__file__).parents[1] / "tests" / "vectors"
TINY = Budget(SIMULATION_MS, 40)


def small(simulations: int) -> Budget:
    return Budget(SIMULATION_MS, simulations)


def record_of(name: str) -> Record:
    return Record.read((VECTORS / f"{name}.json").read_text())


def played(record: Record, decisions: int | None = None) -> Game:
    """The game after some decisions of its record."""
    game = Game.of(record.options, record.setup, record.names)
    for decision in record.decisions[:decisions]:
        game.play(decision)
    return game


def shortened(record: Record, decisions: int) -> Record:
    return played(record, decisions).record()


def renamed(record: Record, *names: str) -> Record:
    return dataclasses.replace(record, names=names)


@cache
def reviewed(name: str) -> Review:
    return review(record_of(name), TINY, seed=3)
