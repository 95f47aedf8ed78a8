"""The batch plays the same games as `Game`, whatever its size and threads, and begins anew as Gymnasium prescribes."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from gauntlet.envs.batch import HOLD, Batch
from gauntlet.envs.observation import sliced
from gauntlet.rules.decision import decisions_by_bit
from gauntlet.rules.errors import IllegalDecision, OptionsError
from gauntlet.rules.game import Game
from gauntlet.rules.layout import ACTIONS, PASS, PHASE_OFFSET
from gauntlet.rules.options import Options
from testkit.envs import KINDS


def new_game(table: Options, seed: int) -> Game:
    return Game.new(table.players, table.epic_battles, table.ending, table.payment, table.max_rounds, seed)


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_is_the_same_game_as_the_single_one(kind: str) -> None:
    table, seed, games = KINDS[kind], 2**64 - 2, 3
    batch = Batch(games, table)
    batch.reset(seed)
    singles = [new_game(table, (seed + which) % 2**64) for which in range(games)]
    began_anew = 0
    while began_anew < 4:
        actions = batch.random_actions()
        ended = batch.terminations | batch.truncations
        for which, single in enumerate(singles):
            assert batch.states[which].tobytes() == single.states[0].tobytes()
            if ended[which]:
                assert np.flatnonzero(batch.masks[which]).tolist() == [PASS]
                seed_now = (int(batch.seeds[which]) + games) % 2**64
                singles[which] = new_game(table, seed_now)
                began_anew += 1
                continue
            first = PHASE_OFFSET[single.states[0].phase]
            legal = [first + bit for bit in range(64) if single.legal_bits >> bit & 1]
            assert np.flatnonzero(batch.masks[which]).tolist() == legal
            assert batch.seats[which] == single.seat
            single.play(decisions_by_bit(single.states)[actions[which] - first])
        _, rewards, terminations, truncations, _ = batch.step(actions)
        assert not terminations[ended].any()
        assert not rewards[ended].any()
        for which, single in enumerate(singles):
            assert (terminations | truncations)[which] == single.over
            if single.result and not ended[which]:
                check_rewards(rewards[which], single.result.winners)


def check_rewards(rewards: NDArray[np.float32], winners: tuple[int, ...]) -> None:
    assert rewards.sum() == pytest.approx(0, abs=1e-6)
    assert {seat for seat, reward in enumerate(rewards) if reward > 0} == (
        set(winners) if len(winners) < len(rewards) else set()
    )


def test_threads_change_nothing() -> None:
    one, two = Batch(600, threads=1), Batch(600, threads=2)
    for batch in (one, two):
        batch.reset(1)
        for _ in range(150):
            batch.step(batch.random_actions())
    assert two.states.tobytes() == one.states.tobytes()
    for name in ("observations", "masks", "rewards", "terminations", "truncations", "seats", "seeds"):
        np.testing.assert_array_equal(getattr(one, name), getattr(two, name))
    two.close()


def test_without_a_seed_nobody_can_foresee_the_games() -> None:
    batch = Batch(2)
    batch.reset()
    first = batch.observations.copy()
    batch.reset()
    assert (first != batch.observations).any()


def test_arrays_are_allocated_once_and_torch_shares_them() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed: zero copies to it are not tested")
    batch = Batch(8)
    observations, infos = batch.reset(3)
    tensor, mask = torch.from_numpy(observations), torch.from_numpy(infos["action_mask"])
    assert (tensor.dtype, tuple(tensor.shape)) == (torch.uint8, (8, 561))
    assert (mask.dtype, tuple(mask.shape)) == (torch.bool, (8, ACTIONS))
    chosen = torch.multinomial(mask.float(), 1).squeeze(1)
    after, rewards, terminations, truncations, _ = batch.step(chosen)
    assert after is observations
    assert tensor.data_ptr() == observations.ctypes.data
    np.testing.assert_array_equal(tensor.numpy(), batch.observations)
    assert rewards.shape == (8, 2)
    assert rewards.dtype == np.float32
    assert terminations.shape == truncations.shape == batch.seats.shape == (8,)


def test_an_ended_game_is_shown_once_and_then_begins_anew() -> None:
    batch = Batch(1, Options(max_rounds=1))
    batch.reset(9)
    while not batch.truncations[0]:
        batch.step(batch.random_actions())
    assert not batch.terminations[0]
    assert sliced(batch.observations[0])["phase"][-1] == 1
    assert sliced(batch.observations[0])["rounds_left"] == 1
    batch.step([HOLD])
    assert batch.truncations[0]
    batch.step([12345 % ACTIONS])
    assert not batch.truncations[0]
    assert batch.seeds[0] == 10
    assert batch.states[0].tobytes() == new_game(batch.table, 10).states[0].tobytes()


def test_a_game_on_hold_stays_as_it_is() -> None:
    batch = Batch(2)
    batch.reset(1)
    before = batch.states.copy()
    actions = batch.random_actions()
    actions[0] = HOLD
    batch.step(actions)
    assert batch.states[0].tobytes() == before[0].tobytes()
    assert batch.states[1].tobytes() != before[1].tobytes()


def test_an_illegal_action_is_named_and_no_game_advances() -> None:
    batch = Batch(2)
    batch.reset(1)
    before = batch.states.copy()
    actions = batch.random_actions()
    for wrong in (PASS, ACTIONS, 10**9, -2):
        actions[1] = wrong
        with pytest.raises(
            IllegalDecision, match=rf"action {wrong} is not legal in game 1 \(seed 2\), where seat 0 may"
        ):
            batch.step(actions)
    with pytest.raises(IllegalDecision, match=r"a step takes 2 actions, not an array of shape \(3,\)"):
        batch.step([1, 2, 3])
    assert batch.states.tobytes() == before.tobytes()


def test_bad_options_are_named() -> None:
    with pytest.raises(OptionsError, match="a batch has 1 game or more, not 0"):
        Batch(0)
    with pytest.raises(OptionsError, match="a batch needs 1 thread or more, not 0"):
        Batch(1, threads=0)


def test_shaping_pays_for_points_as_they_come() -> None:
    batch = Batch(4, shaping=0.25)
    batch.reset(2)
    for _ in range(200):
        before = sum_of_points(batch)
        ended = batch.terminations.copy()
        batch.step(batch.random_actions())
        gained = sum_of_points(batch) - before
        assert batch.rewards[~ended].sum(axis=1) == pytest.approx(0.25 * gained[~ended], abs=1e-5)


def sum_of_points(batch: Batch) -> Any:
    return sliced(batch.observations)["points"].astype(np.int64).sum(axis=1)


def test_random_actions_reach_every_legal_one() -> None:
    batch = Batch(500)
    batch.reset(random.Random(4).getrandbits(60))
    batch.states[:] = batch.states[0]
    batch.refresh()
    assert set(batch.random_actions().tolist()) == set(np.flatnonzero(batch.masks[0]).tolist())
