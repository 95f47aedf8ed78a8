"""OpenSpiel's own tests on our game, its searches playing it, and what a player may know."""

from __future__ import annotations

import random
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts

import gauntlet.envs.openspiel as adapter
from gauntlet.rules.catalogue import CARDS
from gauntlet.rules.errors import OptionsError
from gauntlet.rules.layout import RESERVE_DECK

TABLES = [
    "gauntlet_splendor_marvel",
    "gauntlet_splendor_marvel(players=3,epic_battles=true,max_rounds=12)",
    "gauntlet_splendor_marvel(players=4,epic_battles=true,ending=gauntlet,max_rounds=8)",
]


def test_openspiel_s_api_test() -> None:
    """The classes that its integration test makes for a game that is not small enough for the full tree."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])
    from open_spiel.integration_tests import api_test

    suite = unittest.TestSuite()
    for table in TABLES:
        checks = type("OurTest", (api_test.EnforceAPIOnPartialTreeBase,), {})
        checks.game, checks.game_name = pyspiel.load_game(table), adapter.NAME  # type: ignore[attr-defined]
        suite.addTests(unittest.defaultTestLoader.loadTestsFromTestCase(checks))
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5 * len(TABLES)
    assert not result.errors + result.failures, result.errors + result.failures


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_s_random_simulations(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=False, verbose=False)


def chance_acts(state: Any, lot: random.Random) -> None:
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        assert sum(weights) == pytest.approx(1)
        state.apply_action(lot.choices(outcomes, weights)[0])


def test_the_deal_is_the_rules_deal() -> None:
    state = pyspiel.load_game(TABLES[1]).new_initial_state()
    chance_acts(state, random.Random(3))
    game = state.game()
    market = [CARDS[card].id for card in state.setup[:12]]
    assert [card for level in game.market for card in level] == market
    assert (len(game.locations), len(game.battles), game.decks) == (3, 5, (36, 26, 16))
    assert state.current_player() == 0
    assert state.action_to_string(0, state.legal_actions()[0]) == "take mind space soul"


def test_a_card_from_a_deck_is_chance_and_any_card_of_it_can_come() -> None:
    state = pyspiel.load_game(TABLES[0]).new_initial_state()
    chance_acts(state, random.Random(3))
    state.apply_action(RESERVE_DECK + 2)
    assert state.is_chance_node()
    outcomes = [card for card, _ in state.chance_outcomes()]
    assert len(outcomes) == 16
    state.apply_action(outcomes[7])
    assert state.game().players[0].reserved == (CARDS[outcomes[7]].id,)
    mine, other = (state.information_state_string(player) for player in (0, 1))
    assert f"{adapter.SEEN + outcomes[7]:02x}" == mine[-2:]
    assert f"{adapter.UNSEEN + 3:02x}" == other[-2:]


@pytest.mark.clause("H2", "H3")
@pytest.mark.parametrize("table", TABLES)
def test_a_resampled_state_is_the_same_to_the_player(table: str) -> None:
    lot = random.Random(8)
    state = pyspiel.load_game(table).new_initial_state()
    differed = decisions = 0
    while not state.is_terminal():
        chance_acts(state, lot)
        player = state.current_player()
        if decisions % 5 == 0 and player >= 0:
            twin = state.resample_from_infostate(player, lot.random)
            for tell in ("information_state_string", "observation_string"):
                assert getattr(twin, tell)(player) == getattr(state, tell)(player)
            for tell in ("information_state_tensor", "observation_tensor"):
                np.testing.assert_array_equal(getattr(twin, tell)(player), getattr(state, tell)(player))
            assert twin.legal_actions() == state.legal_actions()
            differed += twin.game().position != state.game().position
        if player >= 0:
            hidden = [action for action in state.legal_actions() if RESERVE_DECK <= action < RESERVE_DECK + 3]
            state.apply_action(lot.choice(hidden or state.legal_actions()))
            decisions += 1
    assert differed > 0
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiel_s_searches_play_it() -> None:
    game = pyspiel.load_game("gauntlet_splendor_marvel(max_rounds=3)")
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bots = [
        ismcts.ISMCTSBot(game, judge, uct_c=1.4, max_simulations=3, random_state=np.random.RandomState(2)),
        mcts.MCTSBot(game, 1.4, 3, judge, random_state=np.random.RandomState(3)),
    ]
    state = game.new_initial_state()
    lot = random.Random(1)
    while not state.is_terminal():
        chance_acts(state, lot)
        if not state.is_terminal():
            state.apply_action(int(bots[state.current_player()].step(state)))
    assert state.returns() == [0.0, 0.0]


def test_bad_options_are_named() -> None:
    with pytest.raises(OptionsError, match="players must be 2, 3 or 4, not 5"):
        adapter.SplendorMarvelGame({"players": 5})
    with pytest.raises(OptionsError, match="takes no parameters"):
        pyspiel.load_game(adapter.NAME).make_py_observer(None, {"colour": 1})
