"""An analysis by the mind shows the same chances in the page as here: those that the file of weights calibrates."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from gauntlet.bots.calibration import TEMPERATURES, temperature_of
from gauntlet.bots.strongest import Evaluator
from gauntlet.bots.weights import load_weights, save_weights
from gauntlet.review import analyse
from testkit.engine.node import BIN, WEB, run_node
from testkit.review import played, record_of, small

pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules/.bin/tsx").exists() or not (shutil.which("node") or (BIN / "node").exists()),
    reason="Node is not installed: nothing is compared in it",
)
SIMULATIONS, SEED, PLAYED = 64, 3, 20
FITTED = {"2-base": 1.4, "3-gauntlet": 0.8, "4-sixteen": 1.25}
"""One kind of each ending; for the last record below none was fitted."""


def test_chances_are_calibrated_in_the_page_as_here(tmp_path: Path) -> None:
    file = tmp_path / "mind.weights"
    save_weights(file, load_weights(), {TEMPERATURES: FITTED})
    names = ("2p-gauntlet-greedy", "3p-epic-gauntlet-greedy", "4p-epic-sixteen-greedy", "2p-epic-gauntlet-random")
    records = [record_of(name) for name in names]
    games = [played(record, PLAYED) for record in records]
    assert [temperature_of(game.options, file) for game in games] == [*FITTED.values(), 1.0]
    begun = [record.as_json() | {"decisions": record.decisions[:PLAYED]} for record in records]
    asked = {"weights": str(file), "games": begun, "simulations": SIMULATIONS, "seed": SEED}
    answers = json.loads(run_node("tools/engine/analyse-in-node.ts", json.dumps(asked)))
    for game, answer in zip(games, answers, strict=True):
        temperature = temperature_of(game.options, file)
        view = game.view(game.seat)
        found = analyse(view, small(SIMULATIONS), SEED, evaluator=Evaluator(load_weights(), temperature))
        assert [one["decision"] for one in answer["candidates"]] == [one.decision for one in found.options]
        for mine, page in zip(found.options, answer["candidates"], strict=True):
            assert page["visits"] == mine.visits
            assert page["wins"] == pytest.approx(mine.wins, abs=1e-12)
        raw = analyse(view, small(SIMULATIONS), SEED, evaluator=Evaluator(load_weights()))
        assert (found.options[0].wins == raw.options[0].wins) == (temperature == 1)
