"""Phase pay against the reference, to its last leaf, in positions that games seldom reach."""

from __future__ import annotations

import random

import pytest

from gauntlet.rules.game import Game
from testkit import reference
from testkit.rules.kinds import many
from testkit.rules.payments import random_pair
from testkit.rules.same import assert_same, play_same

SHARDS = 8


def assert_same_tree(game: Game, theirs: reference.Position) -> int:
    """All ways to pay from here; the number of questions and of ends."""
    legal = assert_same(game, theirs, views=False)
    if game.phase != "pay":
        return 1
    nodes = 1
    for decision in legal:
        branch = game.copy()
        nodes += assert_same_tree(branch, play_same(branch, theirs, decision))
    return nodes


@pytest.mark.parametrize("shard", range(SHARDS))
def test_same_payments(shard: int) -> None:
    chance = random.Random(1000 + shard)
    recruits = asked = 0
    for _ in range(many(60)):
        game, theirs = random_pair(chance)
        for decision in assert_same(game, theirs, views=False):
            if decision.startswith("recruit"):
                branch = game.copy()
                nodes = assert_same_tree(branch, play_same(branch, theirs, decision))
                recruits += 1
                asked += nodes > 1
    # The positions must be worth looking at.
    assert recruits > 3 * many(60)
    assert asked > recruits // 4
