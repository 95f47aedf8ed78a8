"""PettingZoo's own tests at every kind of table, and what they do not ask."""

from __future__ import annotations

import pickle
import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest

from gauntlet.envs.batch import Batch
from gauntlet.envs.observation import sliced
from gauntlet.envs.pettingzoo import SplendorMarvel, env
from gauntlet.rules.errors import IllegalDecision, OptionsError
from gauntlet.rules.layout import PASS
from testkit.envs import KINDS

with warnings.catch_warnings():  # PettingZoo's tests import its connect_four in a way that it has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

pytestmark = [
    # PettingZoo warns of every environment that is not in its own list and observes more than one array …
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # … and asks agents that have ended for legal actions.
    pytest.mark.filterwarnings(r"ignore:Action mask numpy array is all zeros \(no legal actions\):UserWarning"),
]


def options(kind: str) -> dict[str, Any]:
    table = KINDS[kind]
    return {"players": table.players, "epic_battles": table.epic_battles, "ending": table.ending}


@pytest.mark.parametrize("kind", KINDS)
def test_api(kind: str) -> None:
    api_test(env(**options(kind)), num_cycles=1000)


@pytest.mark.parametrize("kind", KINDS)
def test_seeds(kind: str) -> None:
    seed_test(partial(env, **options(kind)))


@pytest.mark.parametrize("kind", KINDS)
def test_rendering(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, **options(kind)))
    assert "Round 1" in capsys.readouterr().out


def play(game: SplendorMarvel, seed: int) -> list[Any]:
    """A random game; what its agents got."""
    chance = random.Random(seed)
    game.reset(seed)
    steps: list[Any] = []
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        assert observation is not None
        steps.append((agent, observation, reward, terminated, truncated))
        np.testing.assert_array_equal(observation["action_mask"], info["action_mask"])
        legal = np.flatnonzero(observation["action_mask"])
        assert (len(legal) == 0) == (terminated or truncated)
        game.step(None if terminated or truncated else int(chance.choice(legal.tolist())))
    return steps


def test_it_is_the_batch_s_game() -> None:
    game, batch = env(), Batch(1)
    batch.reset(11)
    chance = random.Random(11)
    for agent, observation, _, terminated, _ in play(game, 11):
        if terminated:
            break
        assert agent == f"player_{batch.seats[0]}"
        np.testing.assert_array_equal(observation["observation"], batch.observations[0])
        np.testing.assert_array_equal(observation["action_mask"], batch.masks[0])
        batch.step([chance.choice(np.flatnonzero(batch.masks[0]).tolist())])
    assert batch.terminations[0]


def test_the_last_rewards_are_the_result() -> None:
    ends = [step for step in play(env(), 4) if step[3]]
    assert sorted(step[2] for step in ends) == [-1.0, 1.0]


def test_max_rounds_truncates() -> None:
    ends = [step for step in play(env(players=3, max_rounds=2), 4) if step[3] or step[4]]
    assert [(step[2], step[3], step[4]) for step in ends] == [(0.0, False, True)] * 3


def test_who_is_not_asked_can_still_observe_and_has_no_legal_action() -> None:
    game = env(players=3)
    game.reset(1)
    other = game.observe("player_2")
    assert not other["action_mask"].any()
    assert sliced(other["observation"])["asked"].tolist() == [0, 1, 0, 0]
    assert sliced(other["observation"])["seat"].tolist() == [0, 0, 1, 0]


def test_an_illegal_action_changes_nothing() -> None:
    game = env()
    game.reset(1)
    before = game.observe("player_0")["observation"]
    with pytest.raises(IllegalDecision, match="action 60 is not legal in game 0"):
        game.step(PASS)
    with pytest.raises(IllegalDecision, match="player_0 is still in the game: its action is a number, not None"):
        game.step(None)
    np.testing.assert_array_equal(game.observe("player_0")["observation"], before)


def test_resets_without_a_seed_follow_the_last_seed() -> None:
    rows = []
    for _ in range(2):
        game = env()
        game.reset(5)
        game.reset()
        rows.append(game.observe("player_0")["observation"])
    np.testing.assert_array_equal(rows[0], rows[1])


def test_it_can_be_pickled() -> None:
    game = pickle.loads(pickle.dumps(env(players=3)))  # noqa: S301 - our own bytes
    game.reset(1)
    assert game.num_agents == 3


def test_pettingzoo_makes_it_by_its_name() -> None:
    game = pettingzoo.make("aec", "gauntlet/SplendorMarvel-v1", players=4)
    assert len(game.possible_agents) == 4


def test_bad_options_are_named() -> None:
    with pytest.raises(OptionsError, match="players must be 2, 3 or 4, not 5"):
        env(players=5)
    with pytest.raises(OptionsError, match="render_mode must be one of ansi, rgb_array, human, not 'svg'"):
        env(render_mode="svg")


def test_without_a_render_mode_nothing_is_shown() -> None:
    game = env()
    game.reset(1)
    assert game.render() is None
