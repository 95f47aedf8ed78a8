"""A run on a real Ray cluster of two nodes, on this machine."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit.ray_cluster import ray_cluster

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is an extra: pip install 'gauntlet-game[ray]'"
)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with ray_cluster(tmp_path) as address:
        yield address


def arena(out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gauntlet", "arena", "random", "random", "--games", "12", "--seed", "4"]
    return subprocess.run([*command, *options, "--out", str(out)], capture_output=True, text=True, check=False)


def test_two_nodes_play_what_one_machine_plays(address: str, tmp_path: Path) -> None:
    far, here = tmp_path / "far", tmp_path / "here"
    run = arena(far, "--ray", address)
    assert run.returncode == 0, run.stderr
    assert arena(here).returncode == 0
    results = [json.loads(line) for line in (far / "results.jsonl").read_text().splitlines()]
    assert sorted(result["number"] for result in results) == list(range(1, 13))
    assert len({result["worker"] for result in results}) == 2, "one node has played all games"
    games = {file.name: file.read_text() for file in (here / "games").iterdir()}
    assert {file.name: file.read_text() for file in (far / "games").iterdir()} == games


def test_a_cluster_that_is_not_there_is_reported(tmp_path: Path) -> None:
    run = arena(tmp_path / "run", "--ray", "not-an-address")
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1] == "gauntlet: no Ray cluster answers at 'not-an-address'"
