"""gauntlet review, as a user has it: a real process, its output and its exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gauntlet.texts import Texts, reason_text
from testkit.cli import gauntlet, in_process
from testkit.review import VECTORS, record_of, shortened

GAME = VECTORS / "2p-gauntlet-greedy.json"


def test_a_review_as_text_json_and_page(tmp_path: Path) -> None:
    files = tmp_path / "game.json", tmp_path / "game.html"
    run = gauntlet("review", GAME, "--simulations", "30", "--json", files[0], "--html", files[1])
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("p0 and p1: the base game, 63 decisions in 30 rounds\np1 assembles the ")
    assert "\nTurning points\n" in run.stdout
    value = json.loads(files[0].read_text())
    assert (value["format"], value["budget"]["simulations"], value["seed"]) == ("gauntlet-review/1", 30, 0)
    assert files[1].read_text().startswith('<!doctype html><html lang="en">')


def test_a_review_in_another_language(tmp_path: Path) -> None:
    record = str(shortened(record_of("2p-gauntlet-greedy"), 6))
    files = tmp_path / "game.json", tmp_path / "game.html"
    options = ["--simulations", "20", "--language", "pl", "--json", str(files[0]), "--html", str(files[1])]
    run = gauntlet("review", "-", *options, stdin=record)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("p0 i p1: gra podstawowa, 6 decyzji, 3 rundy\nGra jeszcze się nie skończyła.")
    value = json.loads(files[0].read_text())
    assert value["language"] == "pl"
    assert value["decisions"][0]["reason"] == reason_text(Texts("pl"), value["decisions"][0]["why"], value["names"])
    assert files[1].read_text().startswith('<!doctype html><html lang="pl">')


def test_a_review_repeats_with_its_seed_whatever_the_workers() -> None:
    record = str(shortened(record_of("2p-gauntlet-greedy"), 10))
    runs = [
        gauntlet("review", "-", "--simulations", "30", "--seed", seed, "--workers", workers, stdin=record).stdout
        for seed, workers in (("7", "1"), ("7", "2"), ("8", "2"))
    ]
    assert runs[0] == runs[1] != runs[2]


def test_help_shows_examples() -> None:
    assert "\n  gauntlet review game.json" in in_process("review", "--help").stdout


MISTAKES = {
    "no such file": (["review", "nowhere.json"], "nowhere.json: cannot be read: No such file or directory"),
    "not a record": (["review", "-"], "-: not JSON"),
    "no record at all": (["review"], "Missing argument"),
    "no simulations": (["review", str(GAME), "--simulations", "0"], "Invalid value for '--simulations'"),
    "a seed as a word": (["review", str(GAME), "--seed", "x"], "Invalid value for '--seed'"),
    "no workers": (["review", str(GAME), "--workers", "0"], "Invalid value for '--workers'"),
    "an unknown language": (
        ["review", str(GAME), "--language", "de"],
        "Invalid value for '--language': Value error, 'de' is not one of 'en', 'es', 'pl', 'fr'",
    ),
    "a page in no folder": (["review", str(GAME), "--html", "no/x.html"], "no/x.html: cannot be written"),
    "JSON over a folder": (["review", str(GAME), "--json", "."], ".: cannot be written: Is a directory"),
}


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_gets_one_clear_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = in_process(*arguments, stdin="{")
    assert run.returncode == 2
    assert run.stderr.startswith(f"gauntlet: {sentence}")
    assert len(run.stderr.splitlines()) == 1
    assert run.stdout == ""
    assert list(tmp_path.iterdir()) == []
