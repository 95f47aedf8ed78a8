"""The example games of tests/vectors: read, played out, and written back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from gauntlet.rules.trace import trace, trace_text

VECTORS = Path(__file__).parents[1] / "vectors"
RECORDS = sorted(VECTORS.glob("*-*.json"))
TRACES = sorted(VECTORS.glob("*.trace.jsonl"))


def test_there_are_vectors() -> None:
    assert len(RECORDS) >= 31
    assert len(TRACES) >= 22


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_is_read_replayed_and_written_back(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.read(text)
    assert str(record) == text.removesuffix("\n")
    for form in (record, text, json.loads(text)):
        game = Game.replay(form)
        assert game.result == record.result
        assert game.record() == record


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.name.removesuffix(".trace.jsonl"))
def test_trace_is_equal_line_by_line(path: Path) -> None:
    record = Record.read(path.with_name(path.name.replace(".trace.jsonl", ".json")).read_text(encoding="utf-8"))
    wanted = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lines = list(trace(record))
    assert len(lines) == len(wanted)
    for ours, theirs in zip(lines, wanted, strict=True):
        assert ours == theirs
    assert [json.loads(line) for line in trace_text(record)] == wanted


def test_the_traces_have_every_kind_of_effect() -> None:
    lines = [json.loads(line) for path in TRACES for line in path.read_text(encoding="utf-8").splitlines()]
    kinds = {effect.split()[0] for line in lines for effect in line["effects"]}
    assert kinds == {
        *("take", "gain", "reserve", "shield", "pay", "recruit", "refill", "time", "avengers"),
        *("return", "location", "claim"),
    }


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.name.removesuffix(".trace.jsonl"))
def test_a_decision_returns_its_effects(path: Path) -> None:
    record = Record.read(path.with_name(path.name.replace(".trace.jsonl", ".json")).read_text(encoding="utf-8"))
    wanted = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    game = Game.of(record.options, record.setup, record.names)
    for line in wanted[1:]:
        assert [str(effect) for effect in game.play(line["decision"])] == line["effects"]
