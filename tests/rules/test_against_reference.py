"""The engine against the slow reference: the same questions, answers and states, game by game."""

from __future__ import annotations

import random

import pytest

from gauntlet.rules.game import Game
from gauntlet.rules.table import Setup, Table
from gauntlet.rules.trace import state_json
from tests import reference
from tests.rules.tables import TABLES, many, name

VIEWS_EVERY = 7


def random_pair(table: Table, chance: random.Random) -> tuple[Game, reference.Position]:
    setup = reference.random_setup(table.as_json(), chance)
    ours = Setup(tuple(tuple(deck) for deck in setup["decks"]), tuple(setup["locations"]), tuple(setup["battles"]))
    return Game.of(table, ours), reference.start(table.as_json(), setup)


def assert_same(game: Game, theirs: reference.Position, views: bool) -> list[str]:
    """The legal decisions on which both agree, with all else that can be asked."""
    legal = game.legal_decisions
    assert (game.phase, game.seat, legal) == (
        reference.phase(theirs),
        reference.seat(theirs),
        reference.legal(theirs),
    )
    assert state_json(game, [player.reserved for player in game.players]) == reference.state(theirs)
    assert (game.result.as_json() if game.result else None) == reference.result(theirs)
    if views or game.over:
        for seat in (*range(game.table.players), None):
            assert game.view(seat).state == reference.view(theirs, seat)
    return legal


def play_both(table: Table, chance: random.Random, weights: dict[str, int]) -> Game:
    game, theirs = random_pair(table, chance)
    step = chance.randrange(VIEWS_EVERY)
    while True:
        legal = assert_same(game, theirs, views=step % VIEWS_EVERY == 0)
        if game.over:
            return game
        decision = chance.choices(legal, [weights.get(text.split()[0], 1) for text in legal])[0]
        game.play(decision)
        theirs = reference.play(theirs, decision)
        step += 1


@pytest.mark.parametrize("weights", [{}, reference.EAGER], ids=["uniform", "eager"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_same_games(table: Table, weights: dict[str, int]) -> None:
    chance = random.Random(f"{name(table)} {len(weights)}")
    for _ in range(many(3)):
        play_both(table, chance, weights)
