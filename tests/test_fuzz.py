"""Every parser is fuzzed, about half a minute in all. Ten million inputs: python -m bench.fuzz"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

import pytest

from testkit.fuzz.__main__ import _random
from testkit.fuzz.targets import TARGETS, Target

INPUTS = 150_000
"""For all of them together; a number, so that a slow machine tries as many."""


@pytest.mark.parametrize("target", TARGETS)
def test_no_input_breaks_a_parser(target: str, tmp_path: Path) -> None:
    count = round(INPUTS * TARGETS[target].share)
    command = [sys.executable, "-m", "testkit.fuzz", target, "--runs", str(count), "--findings", f"{tmp_path}/"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"{list(tmp_path.iterdir())}\n{run.stderr[-3000:]}"
    executed = re.search(r"number_of_executed_units: (\d+)", run.stderr)
    assert executed
    assert int(executed[1]) >= count


@pytest.mark.parametrize("target", TARGETS)
def test_the_examples_are_valid_and_inputs_are_mutated_without_atheris_too(target: str, tmp_path: Path) -> None:
    examples = TARGETS[target].examples()
    assert examples
    for example in examples:
        TARGETS[target].check(example)
    seen: set[bytes] = set()
    watched = Target(lambda data: seen.add(data), lambda: examples, 0)
    _random(watched, argparse.Namespace(target=target, runs=200, seconds=0, seed=1, findings=str(tmp_path)))
    assert len(seen) > 100


def test_a_finding_is_kept(tmp_path: Path) -> None:
    def check(data: bytes) -> None:
        if b"x" not in data:
            raise KeyError("x")

    arguments = argparse.Namespace(target="planted", runs=10_000, seconds=0, seed=1, findings=str(tmp_path))
    with pytest.raises(KeyError):
        _random(Target(check, lambda: [b"xx"], 0), arguments)
    (kept,) = tmp_path.iterdir()
    assert b"x" not in kept.read_bytes()
