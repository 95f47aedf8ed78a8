"""The command line as a user has it: a real process, its output and its exit code."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gauntlet as package
from gauntlet import __version__
from gauntlet.cli.common import LanguageName
from gauntlet.rules.catalogue import BATTLE_BY_ID, CARD_BY_ID, LOCATION_BY_ID
from gauntlet.texts import LANGUAGES
from testkit.cli import gauntlet, in_process
from testkit.texts.messages import ENGLISH_WORDS

VECTORS = Path(__file__).parent / "vectors"
GAME = VECTORS / "2p-gauntlet-greedy.json"
TRACE = VECTORS / "2p-gauntlet-greedy.trace.jsonl"


def test_version() -> None:
    run = gauntlet("--version")
    assert (run.returncode, run.stdout) == (0, f"gauntlet {__version__}\n")


@pytest.mark.parametrize("command", ["play", "text", "replay", "selfplay", "cards", "arena", "ladder", "bot", "review"])
def test_help_shows_examples(command: str) -> None:
    run = in_process(command, "--help")
    assert run.returncode == 0
    assert f"\n  gauntlet {command}" in run.stdout


def test_help_does_not_load_numba() -> None:
    code = (
        "import sys; from gauntlet.cli import app; app(['--help'], standalone_mode=False);"
        "sys.exit(bool(sys.modules.keys() & {'numba', 'numpy'}))"
    )
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0


@pytest.mark.parametrize(
    ("records", "library"),
    [([GAME], "numba"), ([GAME, GAME], "numba.np.arraymath")],
    ids=["one game, without Numba", "more of them, without what Numba can compile"],
)
def test_replay_does_not_load_what_takes_longer_than_itself(records: list[Path], library: str) -> None:
    code = (
        "import sys; from gauntlet.cli import app; app(['replay', *sys.argv[2:]], standalone_mode=False);"
        "sys.exit(sys.argv[1] in sys.modules)"
    )
    command = [sys.executable, "-c", code, library, *map(str, records)]
    assert subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0


def test_replay_writes_the_trace() -> None:
    run = gauntlet("replay", "--trace", GAME)
    assert run.returncode == 0
    assert run.stdout == TRACE.read_text()


def test_replay_reads_standard_input() -> None:
    run = gauntlet("replay", "--trace", "-", stdin=GAME.read_text())
    assert run.stdout == TRACE.read_text()


def test_replay_writes_a_trace_for_each_of_many_records(tmp_path: Path) -> None:
    records = sorted(VECTORS.glob("edge-*.json"))
    run = gauntlet("replay", "--trace", "--out", tmp_path / "traces", *records)
    assert run.returncode == 0, run.stderr
    for record in records:
        name = f"{record.stem}.trace.jsonl"
        assert (tmp_path / "traces" / name).read_text() == (VECTORS / name).read_text()


def test_replay_tells_the_game_in_words() -> None:
    run = gauntlet("replay", GAME)
    lines = run.stdout.splitlines()
    assert lines[:5] == [
        "p0 and p1: the base game",
        "",
        "Round 1",
        "  p0 takes 1 Mind, 1 Soul and 1 Power.",
        "  p1 takes 2 Reality.",
    ]
    assert "  p0 reserves Karnak from the level 2 deck and takes a S.H.I.E.L.D. token." in lines
    assert lines[-1] == "p1 assembles the Infinity Gauntlet and wins. Points: p0 14 and p1 18."


@pytest.mark.parametrize(
    ("environment", "options", "title"),
    [
        ({"LC_ALL": "pl_PL.UTF-8"}, [], "p0 i p1: gra podstawowa"),
        ({"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "fr_FR"}, [], "p0 y p1: juego base"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR@euro"}, [], "p0 et p1\u00a0: jeu de base"),
        ({"LC_ALL": "C", "LC_MESSAGES": "es"}, [], "p0 and p1: the base game"),
        ({"LC_ALL": "de_DE.UTF-8"}, [], "p0 and p1: the base game"),
        ({"LC_ALL": "pl_PL.UTF-8"}, ["--language", "es"], "p0 y p1: juego base"),
    ],
)
def test_the_language_is_that_of_the_option_or_else_of_the_environment(
    environment: dict[str, str], options: list[str], title: str
) -> None:
    run = gauntlet("replay", GAME, *options, environment=environment | {"PYTHONUTF8": "1"})
    assert run.stdout.splitlines()[0] == title


def test_the_options_know_every_language() -> None:
    assert tuple(LanguageName) == LANGUAGES


def test_a_broken_record_among_many_does_not_stop_the_others(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    run = gauntlet("replay", "--trace", "--out", tmp_path, broken, GAME)
    assert run.returncode == 2
    assert run.stderr == (
        f"gauntlet: {broken}: not JSON: Expecting property name enclosed in double quotes in line 1, column 2\n"
    )
    assert (tmp_path / TRACE.name).read_text() == TRACE.read_text()


def test_selfplay_writes_records_that_replay_and_repeats_with_its_seed(tmp_path: Path) -> None:
    options = ["--players", "3", "--games", "4", "--epic-battles", "--seed", "7", "--out"]
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        run = gauntlet("selfplay", *options, folder)
        assert (run.returncode, run.stdout) == (0, f"4 records are in {folder}\n")
    texts = [file.read_text() for file in sorted(first.iterdir())]
    assert texts == [file.read_text() for file in sorted(second.iterdir())]
    assert len(set(texts)) == 4
    assert all(json.loads(text)["table"]["players"] == 3 for text in texts)
    assert gauntlet("replay", *sorted(first.iterdir())).returncode == 0


def test_selfplay_never_overwrites_a_record(tmp_path: Path) -> None:
    (tmp_path / "game-1.json").write_text("precious")
    run = gauntlet("selfplay", "--games", "1", "--out", tmp_path)
    assert run.returncode == 2
    assert "the file exists" in run.stderr
    assert (tmp_path / "game-1.json").read_text() == "precious"


def test_cards_are_filtered_and_sorted() -> None:
    run = gauntlet("cards", "--level", "3", "--bonus", "mind", "--sort", "points")
    names = [line.split()[0] for line in run.stdout.splitlines()[1:-4]]
    assert names == ["Green", "Doctor", "Vision", "Iron"]
    run = in_process("cards", "--level", "3", "--bonus", "mind", "--sort", "points", "--language", "es")
    assert [line.split()[0] for line in run.stdout.splitlines()[1:-4]] == ["Duende", "Doctor", "Visión", "Iron"]
    assert (
        in_process("cards", "--named", "avispa", "--language", "es").stdout.splitlines()[1].startswith("Avispa  wasp")
    )
    assert in_process("cards", "--named", "nobody").stdout == "No cards match.\n"
    assert "Knowhere" in in_process("cards", "locations").stdout
    assert "2 Space cards and 2 Reality cards" in in_process("cards", "battles").stdout
    assert "2 cartas de Espacio y 2 de Realidad" in in_process("cards", "battles", "--language", "es").stdout


@pytest.mark.parametrize("kind", ["cards", "locations", "battles"])
@pytest.mark.parametrize("language", ["es", "pl", "fr"])
def test_lists_have_no_english_but_the_ids(kind: str, language: str) -> None:
    ids = [*CARD_BY_ID, *LOCATION_BY_ID, *BATTLE_BY_ID]
    lines = in_process("cards", kind, "--language", language).stdout.splitlines()
    text = "\n".join(re.split(r"  +", line)[0] + re.sub(rf"  ({'|'.join(ids)})  ", " ", line) for line in lines)
    assert len(lines) > 8
    assert not ENGLISH_WORDS.search(text)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "mason      Builds card by card"),
        ("es", "mason      Construye carta a carta"),
        ("pl", "mason      Buduje karta po karcie"),
        ("fr", "mason      Construit carte après carte"),
    ],
)
def test_levels_are_listed_in_every_language(language: str, line: str) -> None:
    assert line in in_process("levels", "--language", language).stdout


def test_shell_completion_offers_commands() -> None:
    run = gauntlet(
        environment={"_GAUNTLET_COMPLETE": "complete_bash", "COMP_WORDS": "gauntlet re", "COMP_CWORD": "1"},
    )
    assert {"replay", "review"} <= set(run.stdout.split())
    assert all(word.startswith("re") for word in run.stdout.split())


def test_the_first_use_compiles_and_says_so_for_all_installations(tmp_path: Path) -> None:
    cache, other = tmp_path / "cache", tmp_path / "other"
    run = gauntlet("replay", GAME, GAME, environment={"NUMBA_CACHE_DIR": str(cache)})
    assert run.returncode == 0
    assert "Compiling the rules for this machine" in run.stderr
    compiled = {file: file.stat().st_mtime_ns for file in cache.rglob("*.nbc")}
    assert compiled
    shutil.copytree(Path(package.__file__).parent, other / "gauntlet", ignore=shutil.ignore_patterns("__pycache__"))
    (other / "gauntlet" / "__init__.py").write_text('__version__ = "other"\n')
    environment = {"NUMBA_CACHE_DIR": str(cache), "PYTHONPATH": str(other)}
    assert gauntlet("--version", environment=environment).stdout == "gauntlet other\n"
    again = gauntlet("replay", GAME, GAME, environment=environment)
    assert (again.returncode, again.stderr) == (0, "")
    assert {file: file.stat().st_mtime_ns for file in cache.rglob("*.nbc")} == compiled


MISTAKES = {
    "no such file": (["replay", "nowhere.json"], "nowhere.json: cannot be read: No such file or directory"),
    "a folder as a record": (["replay", "."], ".: cannot be read: Is a directory"),
    "out without trace": (["replay", "--out", "x", str(GAME)], "--out is only for traces: add --trace"),
    "the same name twice": (["replay", "--trace", "--out", "x", "a/g.json", "b/g.json"], "have the same name"),
    "an unknown command": (["replya"], "No such command 'replya'"),
    "an unknown option": (["replay", "--trcae", "x"], "No such option: --trcae"),
    "no record at all": (["replay"], "Missing argument"),
    "too many players": (
        ["selfplay", "--players", "5", "--out", "x"],
        "Invalid value for '--players': Input should be less than or equal to 4",
    ),
    "players as a word": (
        ["selfplay", "--players", "two", "--out", "x"],
        "Invalid value for '--players': Input should be a valid integer",
    ),
    "no games": (
        ["selfplay", "--games", "0", "--out", "x"],
        "Invalid value for '--games': Input should be greater than or equal to 1",
    ),
    "no folder": (["selfplay"], "Missing option '--out'"),
    "a file as a folder": (["selfplay", "--out", str(GAME)], "the folder cannot be created: File exists"),
    "an unknown bot": (
        ["selfplay", "--bots", "rando", "--out", "x"],
        "no bot is called 'rando' (did you mean 'random'?)",
    ),
    "a bot's parameter": (["selfplay", "--bots", "random:5", "--out", "x"], "random takes no parameter, not '5'"),
    "sixteen alone": (
        ["selfplay", "--ending", "sixteen", "--out", "x"],
        "ending can be sixteen only with Epic Battles",
    ),
    "an unknown ending": (["selfplay", "--ending", "seventeen", "--out", "x"], "'seventeen' is not one of"),
    "an unknown payment": (["text", "--payment", "cash"], "'cash' is not one of"),
    "a seat too far": (["text", "--seat", "3"], "there is no seat 3 with 2 players"),
    "an unknown language": (
        ["text", "--language", "klingon"],
        "Invalid value for '--language': Value error, 'klingon' is not one of 'en', 'es', 'pl', 'fr'",
    ),
    "an unknown stone": (["cards", "--bonus", "time"], "'time' is not one of"),
    "an unknown kind": (["cards", "heroes"], "'heroes' is not one of"),
}


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_gets_one_clear_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = in_process(*arguments)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert run.stderr.startswith("gauntlet: ")
    assert len(run.stderr.splitlines()) == 1
    assert run.stdout == ""
    assert list(tmp_path.glob("x/*")) == []
