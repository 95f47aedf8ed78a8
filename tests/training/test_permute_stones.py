"""Positions with other stones: the features of a permuted state are the permuted features of the state."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.feature_layout import PLAYER
from gauntlet.bots.tree import ROLLOUTS
from gauntlet.rules.catalogue import STONE_KINDS
from gauntlet.rules.layout import GAIN, PHASE_SIZES, RESERVE, RETURN, TURN
from gauntlet.training.kinds import KINDS
from gauntlet.training.permute_stones import StonePermutation
from gauntlet.training.positions import BITS, Positions, compute_features, new_features
from gauntlet.training.selfplay import Table

BECOMES = np.array([3, 0, 4, 1, 2])


def permuted(vectors: NDArray[np.int64]) -> NDArray[np.int64]:
    """Vectors of tokens have a byte for each, the stones first."""
    amounts = np.ascontiguousarray(vectors)[..., None].view(np.uint8)
    changed = amounts.copy()
    changed[..., BECOMES] = amounts[..., :STONE_KINDS]
    return changed.view(np.int64)[..., 0]


def described(positions: Positions) -> tuple[Any, NDArray[np.float32]]:
    features, legal = new_features(len(positions)), np.zeros((len(positions), BITS), np.float32)
    compute_features(positions, np.arange(len(positions)), positions["state"]["seat"].astype(np.int64), features, legal)
    return features, legal


def played() -> Positions:
    table = Table({"deep": 4, "shallow": 4, "share": 0.5}, ROLLOUTS, None)
    table._deal(KINDS[1], 3)
    count = table._run(4, 0, table._positions)
    positions: Positions = table._positions[:count].copy()
    turns: Positions = positions[positions["state"]["phase"] == TURN]
    return turns


def test_features_move_with_the_stones() -> None:
    positions = played()
    other = positions.copy()
    state = other["state"]
    state["bank"] = permuted(state["bank"])
    for vector in ("tokens", "bonus"):
        state["player"][vector] = permuted(state["player"][vector])
    (before, legal), (after, legal_after) = described(positions), described(other)
    permutation = StonePermutation(BECOMES)
    assert not np.array_equal(before["table"], after["table"])
    # The cards of a permuted state would be others, which are not in the box: so what they come to is left out.
    of_cards = slice(PLAYER.can_end, PLAYER.points_payable + 1)
    for part in ("table", "opponents"):
        moved = np.delete(permutation.features(part, before[part]), of_cards, axis=-1)
        assert np.array_equal(moved, np.delete(after[part], of_cards, axis=-1))
    moved = permutation.decisions(positions["state"]["phase"].astype(np.int64), legal)
    assert np.array_equal(moved[:, :RESERVE], legal_after[:, :RESERVE])


def test_decisions_about_tokens_move_too() -> None:
    permutation = StonePermutation(BECOMES)
    for phase in (GAIN, RETURN):
        rows = np.eye(BITS, dtype=np.float32)[:STONE_KINDS]
        moved = permutation.decisions(np.full(STONE_KINDS, phase), rows)
        assert moved.argmax(1).tolist() == BECOMES.tolist()


def test_the_same_stones_change_nothing() -> None:
    rows = np.random.default_rng(1).random((len(PHASE_SIZES), BITS)).astype(np.float32)
    same = StonePermutation(np.arange(STONE_KINDS))
    assert np.array_equal(same.decisions(np.arange(len(PHASE_SIZES)), rows), rows)
