"""Where self-play happens: what a lost worker costs."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gauntlet.training.workers import TrainingError, workers
from testkit.ray_cluster import ray_cluster

CHUNKS = 6
VICTIM = 2

PLAY = f"""
import os, signal, sys, time
from pathlib import Path
from gauntlet.training.workers import workers

def play(folder, chunk):
    started = Path(folder) / f"{{chunk}}-{{os.getpid()}}-{{time.monotonic_ns()}}"
    started.touch()
    if chunk == {VICTIM} and len(list(Path(folder).glob("{VICTIM}-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return 10 * chunk

tasks = [(sys.argv[2], chunk) for chunk in range({CHUNKS})]
for index, result in sorted(workers(1, sys.argv[1])(play, tasks)):
    print("result", index, result, flush=True)
"""


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is an extra: pip install 'gauntlet-game[ray]'")
def test_a_killed_worker_of_a_cluster_costs_only_its_chunk(tmp_path: Path) -> None:
    started = tmp_path / "started"
    started.mkdir()
    with ray_cluster(tmp_path) as address:
        run = subprocess.run(
            [sys.executable, "-c", PLAY, address, str(started)], capture_output=True, text=True, check=False
        )
    assert run.returncode == 0, run.stderr
    results = [line for line in run.stdout.splitlines() if line.startswith("result ")]
    assert results == [f"result {chunk} {10 * chunk}" for chunk in range(CHUNKS)]
    counts = [len(list(started.glob(f"{chunk}-*"))) for chunk in range(CHUNKS)]
    assert counts == [2 if chunk == VICTIM else 1 for chunk in range(CHUNKS)]


def die_or_tell(chunk: int) -> int:
    if chunk == VICTIM:
        os.kill(os.getpid(), signal.SIGKILL)
    return 10 * chunk


def test_a_killed_process_ends_the_run_with_a_sentence() -> None:
    """What was done before is kept by the run; the same command does the rest."""
    done = {}

    def run() -> None:
        for index, result in workers(1)(die_or_tell, [(chunk,) for chunk in range(CHUNKS)]):
            done[index] = result

    with pytest.raises(TrainingError, match=r"a worker has died .* the same command resumes it"):
        run()
    assert done.items() <= {chunk: 10 * chunk for chunk in range(CHUNKS)}.items()
    assert VICTIM not in done
