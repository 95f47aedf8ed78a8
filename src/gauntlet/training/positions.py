"""What self-play leaves: one record for each decision, with the whole state, so that features can change later."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.features import FEATURES, describe
from gauntlet.rules.catalogue import MOST_PLAYERS
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.play import legal_bits
from gauntlet.rules.layout import PASS, Bytes, State, record_dtype

BITS: Final = PASS + 1
"""The legal decisions of any phase fit into so many bits."""


LAMBDAS: Final = np.array([0, 0, 0.97, 0.99, 1.0])
"""λ of TD(λ), for each decision, by the number of players. What a search says early in a game is worth the less the
more players there are: with four, results alone teach best (docs/training.md)."""


class Position:
    """A decision of self-play, what the search found, and how the game ended."""

    state: Annotated[State, State]
    visits: Annotated[Bytes, "u2", BITS]
    """By the bit of a decision."""
    value: Annotated[Bytes, "f4", MOST_PLAYERS]
    """The win probability of each seat, after the search."""
    share: Annotated[Bytes, "f4", MOST_PLAYERS]
    """What each seat won in the end."""
    points: Annotated[Bytes, "i1", MOST_PLAYERS]
    """In the end."""
    rounds_left: Annotated[int, "i2"]
    searched: Annotated[int, "u1"]
    """1 if it was searched deeply: only then its visits are worth learning from."""
    last: Annotated[int, "u1"]
    """1 for the last position of a game."""


POSITION: Final = record_dtype(Position)
Positions = NDArray[np.void]


def save_positions(file: Path, positions: Positions) -> None:
    """All of it or nothing: the file appears when it is whole."""
    part = file.with_suffix(".part")
    with part.open("wb") as stream:
        np.savez_compressed(stream, positions=positions.view(np.uint8).reshape(len(positions), POSITION.itemsize))
    part.replace(file)


def load_positions(file: Path) -> Positions:
    with np.load(file) as stored:
        raw = np.ascontiguousarray(stored["positions"])
    return raw.view(POSITION).reshape(-1)


@door
def td_targets(positions: Positions, lambdas: NDArray[np.float64], out: NDArray[np.float32]) -> None:
    """TD(λ) value targets for each seat: bootstrapped from the search values of the positions that follow, and in the
    end from the result. `lambdas` has a λ for each number of players.
    """
    for index in range(len(positions) - 1, -1, -1):
        position: Any = positions[index]
        lambda_ = lambdas[position.state.players]
        for seat in range(MOST_PLAYERS):
            later = position.share[seat] if position.last else out[index + 1, seat]
            out[index, seat] = lambda_ * later + (1 - lambda_) * position.value[seat]


@door
def compute_features(
    positions: Positions,
    chosen: NDArray[np.int64],
    viewers: NDArray[np.int64],
    features: NDArray[np.void],
    legal: NDArray[Any],
) -> None:
    """The features of some positions, as seats see them, and the legal decisions of whoever is asked."""
    for row in range(len(chosen)):
        state: State = positions[chosen[row]].state
        describe(state, viewers[row], features[row])
        bits = legal_bits(state)
        for bit in range(BITS):
            legal[row, bit] = bits >> bit & 1


def new_features(count: int) -> NDArray[np.void]:
    return np.zeros(count, FEATURES)
