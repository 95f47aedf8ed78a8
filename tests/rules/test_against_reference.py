"""The engine against the slow reference: the same questions, answers, effects and states, game by game."""

from __future__ import annotations

import random

import pytest

from gauntlet.rules.game import Game
from gauntlet.rules.options import Options, Setup
from testkit import reference
from testkit.rules.kinds import TABLES, many, name
from testkit.rules.same import assert_same, play_same

VIEWS_EVERY = 7


def random_pair(table: Options, chance: random.Random) -> tuple[Game, reference.Position]:
    setup = reference.random_setup(table.as_json(), chance)
    ours = Setup(tuple(tuple(deck) for deck in setup["decks"]), tuple(setup["locations"]), tuple(setup["battles"]))
    return Game.of(table, ours), reference.start(table.as_json(), setup)


def play_both(table: Options, chance: random.Random, weights: dict[str, int]) -> Game:
    game, theirs = random_pair(table, chance)
    step = chance.randrange(VIEWS_EVERY)
    while True:
        legal = assert_same(game, theirs, views=step % VIEWS_EVERY == 0)
        if game.over:
            return game
        decision = chance.choices(legal, [weights.get(text.split()[0], 1) for text in legal])[0]
        theirs = play_same(game, theirs, decision)
        step += 1


@pytest.mark.parametrize("weights", [{}, reference.EAGER], ids=["uniform", "eager"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_same_games(table: Options, weights: dict[str, int]) -> None:
    chance = random.Random(f"{name(table)} {len(weights)}")
    for _ in range(many(3)):
        play_both(table, chance, weights)
