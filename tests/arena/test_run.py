"""Whole runs: the same on any number of workers, and after any interruption."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gauntlet.arena import ArenaError, Plan, Store, play_rest, report, runner
from gauntlet.arena.runners import in_this_process
from gauntlet.rules.options import Options
from testkit.arena import is_running

ENDLESS = 20_000
"""As many games as never end before they are interrupted, however busy the machine is."""
PLAN = Plan("arena", ("random", "random"), Options(2, max_rounds=200), 6, 5)


def summary(folder: Path) -> dict[str, Any]:
    """What came out, without the times, which no two runs share."""
    summary: dict[str, Any] = json.loads((folder / "summary.json").read_text())
    for entrant in summary["entrants"]:
        del entrant["time"]
    return summary


def records(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in (folder / "games").iterdir()}


def until(condition: Callable[[], bool], seconds: float = 300) -> None:
    """A machine may be busy: the limit is only for what never comes."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def played(folder: Path) -> int:
    file = folder / "results.jsonl"
    return file.read_bytes().count(b"\n") if file.exists() else 0


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def start(folder: Path, *options: str, games: int = 24) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "gauntlet", "arena", "random", "random", "--games", str(games), "--seed", "8"]
    return subprocess.Popen(
        [*command, *options, "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=300)
    return process.returncode, out, err


def test_results_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    for workers in (1, 2):
        with Store(tmp_path / str(workers), PLAN) as store:
            outcomes = list(play_rest(store, runner(workers)))
            assert sorted(outcome.number for outcome in outcomes) == [1, 2, 3, 4, 5, 6]
            assert len({outcome.worker for outcome in outcomes}) <= workers
            report(store)
    assert summary(tmp_path / "1") == summary(tmp_path / "2")
    assert records(tmp_path / "1") == records(tmp_path / "2")


def test_a_run_that_was_killed_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = start(killed, "--workers", "2")
    until(lambda: played(killed) >= 3)
    workers = children(process.pid)
    assert workers
    process.kill()
    assert finish(process)[0] == -signal.SIGKILL
    until(lambda: not any(is_running(worker) for worker in workers))
    before = played(killed)
    assert 3 <= before < 24
    code, out, _ = finish(start(killed, "--workers", "2"))
    assert code == 0
    assert f"{before} of 24 games are already played" in out
    assert finish(start(whole))[0] == 0
    assert summary(killed) == summary(whole)
    assert records(killed) == records(whole)
    results = [json.loads(line)["number"] for line in (killed / "results.jsonl").read_text().splitlines()]
    assert sorted(results) == list(range(1, 25))
    again = finish(start(killed))
    assert (again[0], "24 of 24 games are already played" in again[1]) == (0, True)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_cleanly_with_what_is_there(tmp_path: Path, workers: str) -> None:
    process = start(tmp_path, "--workers", workers, games=ENDLESS)
    until(lambda: played(tmp_path) >= 2)
    workers_then = children(process.pid)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
    code, out, err = finish(process)
    assert code == 130
    assert err.splitlines()[-1] == f"Stopped after {played(tmp_path)} of {ENDLESS} games; the same command resumes."
    assert "Wins by seat" in out
    assert summary(tmp_path)["games"] == played(tmp_path)
    until(lambda: not any(is_running(worker) for worker in workers_then))


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN) as store:
        list(play_rest(store, in_this_process))
        report(store)
    before = summary(tmp_path)
    results = tmp_path / "results.jsonl"
    results.write_bytes(results.read_bytes()[:-20])
    with Store(tmp_path, PLAN) as store:
        assert [outcome.number for outcome in play_rest(store, in_this_process)] == [6]
        report(store)
    assert summary(tmp_path) == before
    assert played(tmp_path) == 6


def test_the_seed_of_a_run_is_taken_over_when_none_is_asked_for(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN):
        pass
    with Store(tmp_path, PLAN.with_seed(99), any_seed=True) as store:
        assert store.plan == PLAN


CHANGES = {
    "seed": (PLAN.with_seed(6), "seed is 5 there, not 6"),
    "bots": (Plan("arena", ("random", "other"), PLAN.options, 6, 5), "bots is random random there, not random other"),
    "games": (Plan("arena", PLAN.bots, PLAN.options, 8, 5), "games is 6 there, not 8"),
    "table": (Plan("arena", PLAN.bots, Options(2, payment="default"), 6, 5), 'payment is "choice" there'),
    "kind": (Plan("ladder", PLAN.bots, PLAN.options, 6, 5), 'kind is "arena" there, not "ladder"'),
}


@pytest.mark.parametrize(("plan", "sentence"), CHANGES.values(), ids=CHANGES.keys())
def test_a_folder_holds_one_run(plan: Plan, sentence: str, tmp_path: Path) -> None:
    with Store(tmp_path, PLAN):
        pass
    with pytest.raises(ArenaError, match=f"holds another run: {sentence}"):
        Store(tmp_path, plan)


def test_one_process_at_a_time(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN), pytest.raises(ArenaError, match="another process is playing this run"):
        Store(tmp_path, PLAN)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("arena.json", "{", "is not the plan of a run"),
        ("arena.json", "[]", "is not the plan of a run"),
        ("arena.json", "{}", "format: None is not 'gauntlet-arena/1'"),
        ("results.jsonl", '{"number": 1}\n', "line 1 is not a game's result"),
    ],
)
def test_a_broken_folder_is_reported(name: str, text: str, sentence: str, tmp_path: Path) -> None:
    with Store(tmp_path, PLAN):
        pass
    (tmp_path / name).write_text(text)
    with pytest.raises(ArenaError, match=sentence):
        Store(tmp_path, PLAN)


def test_a_worker_that_dies_is_reported(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN) as store:
        games = play_rest(store, runner(2))
        victim = int(next(games).worker)
        os.kill(victim, signal.SIGKILL)
        with pytest.raises(ArenaError, match="a worker has died"):
            list(games)


def test_a_game_is_on_disk_before_it_is_reported(tmp_path: Path) -> None:
    def two_games(plan: Plan, _: object) -> Any:
        for pairing in plan.pairings[:2]:
            yield from in_this_process(plan, [pairing])

    with Store(tmp_path, PLAN) as store:
        for count, outcome in enumerate(play_rest(store, two_games), start=1):
            assert played(tmp_path) == count
            assert store.record_file(outcome.number).exists()
