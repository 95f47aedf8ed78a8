"""The worked example runs: a little training, some games, a picture. docs/train.md has what it reaches."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.mark.filterwarnings("ignore:rich is experimental/alpha")
def test_the_training_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="the extra `ppo` is not installed: the example is not tested")
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    monkeypatch.setattr(example, "GAMES", 16)
    monkeypatch.setattr(example, "CURVE", tmp_path / "curve.png")
    model, env = example.train(steps=2048, seed=1)
    assert env.decisions == 2048
    assert len(env.results) > 5
    share = example.evaluate(model, games=2)
    assert 0 <= share <= 1
    example.draw_curve(env.results, share, games=2)
    assert (tmp_path / "curve.png").stat().st_size > 5_000
