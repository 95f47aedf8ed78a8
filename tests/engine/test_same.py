"""The module in Node answers as the kernel does here, byte by byte; `python -m testkit.engine` plays 2,000 games."""

from __future__ import annotations

import shutil

import pytest

from testkit.engine.node import BIN, WEB, differences
from testkit.engine.reference import reference
from testkit.rules.kinds import TABLES, many

pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules/.bin/tsx").exists() or not (shutil.which("node") or (BIN / "node").exists()),
    reason="Node is not installed: nothing is compared in it",
)


def test_games_trees_boards_and_bots_are_the_same() -> None:
    assert differences(reference(many(3 * len(TABLES)), many(6))) == []


def test_a_difference_is_found() -> None:
    wanted = reference(1, 1)
    wanted["games"][0]["bits"].pop()
    step = wanted["played"][0]["steps"][1]
    step["position"] = step["position"].replace("passes=0", "passes=1")
    for tree in step["trees"]:
        tree["kept"] = tree["grown"]
    found = differences(wanted)
    assert found[0] == "random game 0 differs"
    assert {text.split(": ")[1].split(" at ")[0] for text in found[1:]} == {"position", "tree", "mind"}
