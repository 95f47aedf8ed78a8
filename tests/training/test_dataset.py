"""`gauntlet dataset`: what it writes can be loaded, repeats, and shows nothing that the seat could not see."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq

from gauntlet import Game
from testkit.cli import gauntlet


def written(folder: Path) -> Path:
    run = gauntlet("dataset", folder, "--games", "3", "--bot", "search", "--simulations", "20", "--seed", "4")
    assert run.returncode == 0, run.stderr
    return folder


def test_a_data_set_is_whole_and_repeats(tmp_path: Path) -> None:
    first, again = written(tmp_path / "first"), written(tmp_path / "again")
    games = pq.read_table(first / "games.parquet").to_pylist()
    positions = pq.read_table(first / "positions.parquet").to_pylist()
    assert positions == pq.read_table(again / "positions.parquet").to_pylist()
    assert [game["game"] for game in games] == [0, 1, 2]
    for game in games:
        played = Game.replay(json.loads(game["record"]))
        assert list(played.result.winners) == game["winners"]  # type: ignore[union-attr]
        assert played.round == game["rounds"]
        rows = [row for row in positions if row["game"] == game["game"]]
        assert [row["ply"] for row in rows] == list(range(len(rows)))
        while played.decisions:
            played.undo()
        for row in rows:
            while len(played.legal_decisions) == 1:
                played.play(played.legal_decisions[0])
            assert played.seat == row["seat"]
            assert played.view(row["seat"]).position == row["position"]
            assert list(played.legal_decisions) == row["legal"]
            assert row["decision"] in row["legal"]
            assert sum(row["visits"]) >= 20
            assert row["won"] == (1 / len(game["winners"]) if row["seat"] in game["winners"] else 0)
            played.play(row["decision"])
    card = (first / "README.md").read_text()
    assert f"| positions | {len(positions):,} |" in card
    for column in (*games[0], *positions[0]):
        assert f"`{column}`" in card, f"{column} is not in the data card"


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    run = gauntlet("dataset", tmp_path, "--games", "1", "--bot", "search")
    assert run.returncode == 2
    assert "the folder is not empty" in run.stderr
