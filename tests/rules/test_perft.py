"""The number of sequences of decisions from fixed positions: one number that nearly any mistake would change."""

from __future__ import annotations

from pathlib import Path

import pytest

from gauntlet.rules.game import Game
from gauntlet.rules.kernel.jit import is_plain
from gauntlet.rules.kernel.play import apply, legal
from gauntlet.rules.layout import States, new_log
from gauntlet.rules.record import Record
from testkit import reference

VECTORS = Path(__file__).parents[1] / "vectors"

# A vector, the number of its decisions that are played, and the sequences of 1, 2, 3 and 4 more.
SEQUENCES = [
    ("2p-gauntlet-random", 0, (30, 865, 24190, 659505)),
    ("3p-gauntlet-greedy", 0, (30, 895, 26380, 765705)),
    ("4p-epic-sixteen-greedy", 0, (30, 900, 26995, 808875)),
    ("2p-epic-sixteen-greedy", 40, (25, 187, 3704, 71333)),
    ("2p-epic-sixteen-greedy", 64, (33, 75, 906, 24865)),
    ("3p-epic-sixteen-greedy", 94, (26, 563, 12533, 214293)),
    ("4p-epic-sixteen-greedy", 129, (21, 229, 1017, 5111)),
    ("4p-gauntlet-greedy", 115, (5, 91, 1381, 20954)),
    ("4p-epic-gauntlet-random", 138, (6, 19, 95, 604)),
    ("edge-discount-and-shield", 117, (16, 288, 5369, 65401)),
    ("edge-discount-and-time", 89, (5, 29, 573, 5589)),
    ("edge-discount-and-u2", 110, (24, 321, 7421, 168791)),
    ("edge-immediate-mid-round", 98, (17, 76, 289, 2773)),
    ("edge-pass-and-claim", 197, (12, 55, 603, 5300)),
    ("edge-stalemate", 50, (3, 3, 3, 3)),
    ("edge-stalemate", 53, (1, 1, 1, 0)),
    ("edge-condition-lost", 60, (32, 1009, 32798, 1035165)),
]
PYTHON_CAN_DO = 6000
"""So many are counted by the reference implementation, and by the kernel without the JIT."""


def sequences(states: States, depth: int) -> int:
    """How many sequences of just this many legal decisions there are."""
    bits = int(legal(states))  # a number of numpy's without the JIT
    if depth == 1:
        return bits.bit_count()
    total = 0
    while bits:
        branch = states.copy()
        apply(branch, (bits & -bits).bit_length() - 1, new_log())
        total += sequences(branch, depth - 1)
        bits &= bits - 1
    return total


def record(vector: str) -> Record:
    return Record.read((VECTORS / f"{vector}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("vector", "played", "numbers"), SEQUENCES)
def test_sequences(vector: str, played: int, numbers: tuple[int, ...]) -> None:
    given = record(vector)
    game = Game.of(given.options, given.setup)
    for decision in given.decisions[:played]:
        game.play(decision)
    affordable = [number for number in numbers if number <= PYTHON_CAN_DO or not is_plain()]
    assert [sequences(game.states, depth + 1) for depth in range(len(affordable))] == affordable


@pytest.mark.parametrize(("vector", "played", "numbers"), SEQUENCES)
def test_reference_counts_the_same(vector: str, played: int, numbers: tuple[int, ...]) -> None:
    given = record(vector)
    position = reference.start(given.options.as_json(), given.setup.as_json())
    for decision in given.decisions[:played]:
        position = reference.play(position, decision)
    affordable = [number for number in numbers[:3] if number <= PYTHON_CAN_DO]
    assert [reference.perft(position, depth + 1) for depth in range(len(affordable))] == affordable
