"""A review in the page is the one of `gauntlet review`: the same values, marks, reasons and turning points."""

from __future__ import annotations

import json
import shutil
from dataclasses import asdict
from typing import Any

import pytest

from gauntlet.bots.strongest import ROLLOUTS
from gauntlet.review import Review, analyse, hint_reasons, review
from gauntlet.rules.record import Record
from testkit.engine.node import BIN, WEB, run_node
from testkit.review import played, record_of, shortened, small

pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules/.bin/tsx").exists() or not (shutil.which("node") or (BIN / "node").exists()),
    reason="Node is not installed: nothing is compared in it",
)
SIMULATIONS, SEED = 48, 5


def records() -> list[Record]:
    """Whole games of two, three and four players, with and without Epic Battles, and one that is not over."""
    names = ("2p-gauntlet-greedy", "3p-epic-gauntlet-greedy", "4p-epic-sixteen-greedy", "2p-epic-gauntlet-random")
    return [*(record_of(name) for name in names), shortened(record_of("3p-gauntlet-greedy"), 25)]


def as_page(found: Review) -> Any:
    """As the page has it: its numbers in full, where JSON for people has four digits."""
    decisions = [asdict(one) for one in found.decisions]
    for one, reviewed in zip(decisions, found.decisions, strict=True):
        one["line"] = [ply._asdict() for ply in reviewed.line]
    return json.loads(
        json.dumps(
            {
                "names": found.names,
                "players": [asdict(player) for player in found.players],
                "decisions": decisions,
                "curve": found.curve,
                "turning_points": [asdict(turn) for turn in found.turning_points],
            }
        )
    )


def hints(record: Record) -> list[Any]:
    found = []
    for number in range(0, len(record.decisions), 7):
        game = played(record, number)
        view = game.view(game.seat)
        found.append(hint_reasons(view, analyse(view, small(60), SEED, evaluator=ROLLOUTS)))
    return found


@pytest.mark.parametrize("workers", [1, 3])
def test_a_review_is_the_same_in_the_page(workers: int) -> None:
    games = records()[: 5 if workers == 1 else 1]
    asked = {
        "records": [record.as_json() for record in games],
        "simulations": SIMULATIONS,
        "seed": SEED,
        "workers": workers,
    }
    answers = json.loads(run_node("tools/engine/review-in-node.ts", json.dumps(asked)))
    kinds = set()
    for record, answer in zip(games, answers, strict=True):
        expected = as_page(review(record, small(SIMULATIONS), SEED))
        for mine, page in zip(expected["players"], answer["review"]["players"], strict=True):
            assert page.pop("mean_loss") == pytest.approx(mine.pop("mean_loss"), abs=1e-12)  # summed up otherwise
        for mine, page in zip(expected["decisions"], answer["review"]["decisions"], strict=True):
            assert page == mine
        assert answer["review"] == expected
        assert answer["hints"] == hints(record)
        kinds |= {one["why"]["kind"] for one in expected["decisions"]}
        assert {one["mark"] for one in expected["decisions"]} >= {"good"}
    assert workers > 1 or len(kinds) > 10


def test_another_seed_is_noticed() -> None:
    record = shortened(record_of("2p-gauntlet-greedy"), 6)
    asked = {"records": [record.as_json()], "simulations": SIMULATIONS, "seed": SEED + 1, "workers": 1}
    (answer,) = json.loads(run_node("tools/engine/review-in-node.ts", json.dumps(asked)))
    assert answer["review"]["curve"] != as_page(review(record, small(SIMULATIONS), SEED))["curve"]
