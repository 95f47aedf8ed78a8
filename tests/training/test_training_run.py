"""A whole training run, tiny: it plays, learns and judges, can be stopped anywhere, and repeats under its seed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from gauntlet.bots.network import Networks, Works, encode, new_work, policy_head, value_head
from gauntlet.bots.prior import Priors
from gauntlet.bots.protocol import Budget
from gauntlet.bots.weights import SHIPPED, read_weights
from gauntlet.rules.catalogue import MOST_PLAYERS
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.play import legal_bits
from gauntlet.rules.layout import State
from gauntlet.training import duel
from gauntlet.training import learn as learning
from gauntlet.training import training_run as running
from gauntlet.training.jax_network import forward, fresh, to_network
from gauntlet.training.learn import Window
from gauntlet.training.positions import BITS, Positions, load_positions, td_targets
from gauntlet.training.training_run import Run, Settings, settings_for
from gauntlet.training.workers import TrainingError, workers
from testkit.once import once

TINY = Settings(seed=5, chunk=4, games=(12,), deep=(12,), shallow=(6,), steps=(4,), match_games=4, match_simulations=8)


def here(function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
    """Workers that work in this process."""
    for index, task in enumerate(tasks):
        yield index, function(*task)


def quiet(*_: object) -> None:
    pass


def tiny(folder: Path, workers: Any = here) -> Run:
    return Run(folder, TINY, workers, quiet, quiet)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A run of two generations: the first plays by rollouts, the second by what was learned."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learning, "HELD_OUT", 64)
        patch.setattr(learning, "BATCH", 64)
        patch.setattr(running, "BASELINE_DEALS", 1)
        patch.setattr(duel, "BASELINE_BUDGETS", (Budget.parse("8"), Budget.parse("12")))
        yield once(tmp_path_factory, "run", lambda folder: tiny(folder).go(2))


def files(folder: Path) -> dict[str, bytes]:
    """What a run made, without the times in its log."""
    kept = [
        file for file in sorted(folder.rglob("*")) if file.is_file() and file.name not in ("log.jsonl", "figures.svg")
    ]
    return {str(file.relative_to(folder)): file.read_bytes() for file in kept}


def test_a_run_plays_learns_and_judges(finished: Path) -> None:
    log = [json.loads(line) for line in (finished / "log.jsonl").read_text().splitlines()]
    for generation in (0, 1):
        figures = {line["what"]: line for line in log if line["generation"] == generation}
        assert figures["self-play"]["games"] == 12
        assert figures["learning"]["value loss"] > 0
        assert "replaces" in figures["match"]
    assert json.loads((finished / "generation-000/match.json").read_text())["replaces"] is True
    second = json.loads((finished / "generation-001/match.json").read_text())
    assert second["replaces"] is (second["low"] > 0.5)
    read_weights(finished / "mind.weights")
    assert (finished / "figures.svg").read_text().startswith("<svg")


def test_a_run_goes_on_where_it_stopped_and_repeats(finished: Path, tmp_path: Path) -> None:
    """Killed in the middle of the games, and again after learning, it ends with the same files."""
    stopped = 0

    def dying(function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        nonlocal stopped
        for index, task in enumerate(tasks):
            if stopped == 0 and index == 2:
                stopped = 1
                raise KeyboardInterrupt
            if stopped == 1 and function is running.play_deals:
                stopped = 2
                raise KeyboardInterrupt
            yield index, function(*task)

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            tiny(tmp_path, dying).go(2)
    assert len(list(tmp_path.glob("generation-000/games/*.npz"))) == 3
    tiny(tmp_path, dying).go(2)
    made, expected = files(tmp_path), files(finished)
    assert made.keys() == expected.keys()
    for name in made:
        if name.endswith(".npz"):
            with np.load(tmp_path / name) as first, np.load(finished / name) as second:
                for field in first.files:
                    assert np.array_equal(first[field], second[field]), name
        else:
            assert made[name] == expected[name], name


def test_processes_make_the_same_games(finished: Path, tmp_path: Path) -> None:
    tiny(tmp_path, workers(2)).play(0)
    for file in sorted(tmp_path.glob("generation-000/games/*.npz")):
        assert load_positions(file).tobytes() == load_positions(finished / "generation-000/games" / file.name).tobytes()


def test_a_run_can_begin_with_weights(tmp_path: Path) -> None:
    run = tiny(tmp_path)
    run.begin_with(SHIPPED)
    assert run.best(1) == 0
    assert run.network(0).tobytes() == read_weights(SHIPPED)[0].tobytes()


def test_a_folder_that_is_no_run_is_told(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text('{"speed": 3}')
    with pytest.raises(TrainingError, match="is not what a run of this version stores"):
        tiny(tmp_path)


def test_settings_of_a_new_run_are_kept_by_the_next_command(tmp_path: Path) -> None:
    changes = {"games": "20,8000", "deep": "400", "share": "0.5", "seed": "3"}
    settings = settings_for(tmp_path, changes)
    assert (settings.games, settings.deep, settings.share, settings.seed) == ((20, 8000), (400,), 0.5, 3)
    assert settings.steps == Settings().steps
    Run(tmp_path, settings, here, quiet, quiet)
    assert settings_for(tmp_path, {}) == settings
    assert settings_for(tmp_path, changes) == settings
    with pytest.raises(TrainingError, match=r"this run began with seed 3, share 0\.5; leave that as it is"):
        settings_for(tmp_path, {"seed": "4", "share": "0.3", "deep": "400"})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"speed": "3"}, "'speed' is none of the settings seed, chunk, games"),
        ({"games": "many"}, "games must be whole numbers with commas from 1 on, not 'many'"),
        ({"games": "20,-1"}, "games must be whole numbers with commas from 1 on, not '20,-1'"),
        ({"chunk": "0"}, "chunk must be a whole number from 1 on, not '0'"),
        ({"seed": "1.5"}, "seed must be a whole number from 0 on, not '1.5'"),
        ({"share": "nan"}, "share must be a number from 0 on, not 'nan'"),
    ],
)
def test_a_wrong_setting_is_told(changes: dict[str, str], sentence: str, tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match=re.escape(sentence)):
        settings_for(tmp_path, changes)


@door
def answers(positions: Positions, at: int, net: Networks, work: Works, priors: Priors) -> None:
    s: State = positions[at].state
    encode(s, s.seat, net[0], work[0])
    value_head(s, s.seat, net[0], work[0])
    policy_head(s, legal_bits(s), net[0], work[0], priors)


def test_the_compiled_network_answers_as_the_one_that_learns(finished: Path) -> None:
    """In all phases that came up, at all kinds of tables."""
    chance = np.random.default_rng(3)
    parameters = {
        name: np.asarray(p) + 0.1 * chance.normal(size=p.shape).astype(np.float32) for name, p in fresh(3).items()
    }
    net, work = to_network(parameters), new_work()
    window = Window(sorted(finished.glob("generation-00?/games/*.npz")))
    batch = window.batch(np.arange(len(window)))
    seats, decisions, rounds, _ = forward(parameters, batch)
    values = np.asarray(jax.nn.softmax(seats))
    policy = np.asarray(jax.nn.softmax(np.where(batch["legal"] > 0, decisions, -1e9)))
    for at, position in enumerate(window.positions):
        priors = np.zeros(BITS, np.float32)
        answers(window.positions, at, net, work, priors)
        players, seat = int(position["state"]["players"]), int(position["state"]["seat"])
        turned = [(seat + ahead) % players for ahead in range(players)]
        assert work[0]["value"][turned] == pytest.approx(values[at, :players], abs=1e-5)
        assert priors * batch["legal"][at] == pytest.approx(policy[at], abs=2e-5)
        assert work[0]["rounds"] == pytest.approx(10 * max(0.0, float(rounds[at])), abs=1e-3)
    assert len(set(window.positions["state"]["phase"].tolist())) >= 3


def test_targets_lean_on_what_follows(finished: Path) -> None:
    positions = load_positions(finished / "generation-000/games/0000.npz")
    only_result, only_search = (np.zeros((len(positions), 4), np.float32) for _ in range(2))
    td_targets(positions, np.ones(MOST_PLAYERS + 1), only_result)
    td_targets(positions, np.zeros(MOST_PLAYERS + 1), only_search)
    assert np.array_equal(only_result, positions["share"])
    assert np.array_equal(only_search, positions["value"])
    assert positions["last"].sum() == TINY.chunk
    assert positions["searched"].mean() == pytest.approx(TINY.share, abs=0.1)
