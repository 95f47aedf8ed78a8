"""Gymnasium's own checks, and what a learner relies on."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import gauntlet.envs
from gauntlet.bots import BotError
from gauntlet.envs.observation import sliced
from gauntlet.envs.vector import SelfPlayVectorEnv
from gauntlet.rules.errors import IllegalDecision, OptionsError
from gauntlet.rules.layout import PASS
from gauntlet.rules.view import View

assert gauntlet.envs, "importing it registers the names"
NAME = "gauntlet/SplendorMarvel-v1"
TABLES: dict[str, dict[str, Any]] = {
    "2p": {"opponents": ["random"]},
    "3p-epic": {"opponents": ["random"] * 2, "epic_battles": True},
    "4p-epic-gauntlet-rich": {
        "opponents": ["random"] * 3,
        "epic_battles": True,
        "ending": "gauntlet",
        "observation": "rich",
    },
}


@pytest.mark.parametrize("table", TABLES)
def test_check_env(table: str) -> None:
    check_env(gymnasium.make(NAME, **TABLES[table]).unwrapped)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, bool, bool, dict[str, Any]]:
    """A random game; what its last step returned."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    ended, last = False, (0.0, False, False, info)
    while not ended:
        mask = env.get_wrapper_attr("action_masks")()
        np.testing.assert_array_equal(mask, info["action_mask"])
        parts = sliced(observation)
        assert parts["asked"][0] == 1
        assert parts["seat"][info["seat"]] == 1
        observation, reward, terminated, truncated, info = env.step(chance.choice(np.flatnonzero(mask)))
        ended, last = terminated or truncated, (float(reward), terminated, truncated, info)
    assert sliced(observation)["phase"][-1] == 1
    assert sliced(observation)["seat"][info["seat"]] == 1
    return last


@pytest.mark.parametrize("table", TABLES)
def test_games_end_with_a_result(table: str) -> None:
    env = gymnasium.make(NAME, **TABLES[table])
    results = [play(env, seed) for seed in range(3)]
    assert all(terminated and not truncated for _, terminated, truncated, _ in results)
    assert all(-1 <= reward <= 1 for reward, *_ in results)


def test_the_lot_decides_where_the_learner_sits_unless_it_is_reported() -> None:
    env = gymnasium.make(NAME, opponents=["random"] * 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    env = gymnasium.make(NAME, opponents=["random"] * 3, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_max_rounds_truncates() -> None:
    reward, terminated, truncated, _ = play(gymnasium.make(NAME, max_rounds=3), 1)
    assert (reward, terminated, truncated) == (0.0, False, True)


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make(NAME)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.int64(PASS))
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1.0, True, False, True)


def test_shaping_pays_for_points() -> None:
    env = gymnasium.make(NAME, shaping=0.5, seat=0)
    observation, info = env.reset(seed=3)
    chance = np.random.default_rng(1)
    for _ in range(25):
        before = int(sliced(observation)["points"][0])
        legal = np.flatnonzero(info["action_mask"])
        recruits = legal[(legal >= 45) & (legal < PASS)]
        observation, reward, *ended, info = env.step(chance.choice(recruits if len(recruits) else legal))
        if any(ended):
            break
        assert reward == pytest.approx(0.5 * (int(sliced(observation)["points"][0]) - before))


class Stubborn:
    """A bot that has not understood the game."""

    def decide(self, view: View) -> str:
        return "pass" if view.legal else ""


def test_a_bot_can_be_handed_in_and_its_mistakes_are_reported() -> None:
    env = gymnasium.make(NAME, opponents=[Stubborn()], seat=1)
    with pytest.raises(IllegalDecision, match=r"Stubborn.* decided 'pass', which is none of reserve .*, take"):
        env.reset(seed=1)


def test_bad_options_are_named() -> None:
    with pytest.raises(OptionsError, match=r"opponents must be a list of bots, as in \['random'\], not 'random'"):
        gymnasium.make(NAME, opponents="random")
    with pytest.raises(BotError, match="no bot is called 'randon'"):
        gymnasium.make(NAME, opponents=["randon"])
    with pytest.raises(OptionsError, match="there is no seat 2 with 2 players"):
        gymnasium.make(NAME, seat=2)


def test_the_batch_is_a_vector_env() -> None:
    env = gymnasium.make_vec("gauntlet/SplendorMarvelSelfPlay-v1", num_envs=5, players=3, max_rounds=40)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, infos = env.reset(seed=8)
    assert observations in env.observation_space
    vector = env.unwrapped
    assert isinstance(vector, SelfPlayVectorEnv)
    batch = vector.batch
    total = np.zeros(5)
    for _ in range(400):
        seats = infos["seat"].copy()
        ended = batch.terminations | batch.truncations
        observations, rewards, terminations, truncations, infos = env.step(batch.random_actions())
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        np.testing.assert_array_equal(rewards, infos["rewards"][np.arange(5), seats])
        assert not rewards[ended].any()
        total += terminations | truncations
    assert (total >= 1).all()
    env.close()
