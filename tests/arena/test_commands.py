"""`gauntlet arena`, `ladder` and `bot` as a user has them."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from testkit.arena import is_running
from testkit.cli import gauntlet, in_process

PLAIN = Path(__file__).parents[2] / "examples" / "plain_bot.py"


def program(folder: Path, name: str, go: str) -> str:
    """A bot of a few lines, as the name that it enters by."""
    file = folder / f"{name}.py"
    file.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    verb = json.loads(line)['verb']\n"
        "    if verb == 'hello': print(json.dumps({'verb': 'hello', 'protocol': 'gauntlet-bot/1'}), flush=True)\n"
        f"    if verb == 'go': {go}\n"
    )
    return f"cmd:200ms:{sys.executable} {file}"


@pytest.mark.parametrize("command", ["arena", "ladder", "bot"])
def test_help_shows_examples(command: str) -> None:
    run = in_process(command, "--help")
    assert run.returncode == 0
    assert f"\n  gauntlet {command}" in run.stdout


def test_an_arena_prints_a_table_and_keeps_every_game(tmp_path: Path) -> None:
    out = tmp_path / "run"
    plain = f"cmd:20s:{sys.executable} {PLAIN}"
    run = gauntlet("arena", "random", plain, "--games", "6", "--seed", "3", "--epic-battles", "--out", out)
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert run.stdout.splitlines()[0] == (
        "Epic Battles (ending sixteen), 2 players: 6 games, 3 deals, each in 2 seatings, seed 3"
    )
    assert re.search(r"^cmd:20s:\S+ \S+plain_bot.py +6 +100.0 % +61.0 – 100.0 %", run.stdout, re.M)
    assert sorted(file.name for file in out.iterdir()) == [
        *("arena.json", "games", "matrix.svg", "ratings.svg", "results.jsonl", "summary.json")
    ]
    assert json.loads((out / "summary.json").read_text())["ends"].keys() <= {"gauntlet", "sixteen"}
    replay = gauntlet("replay", *sorted((out / "games").iterdir()))
    assert replay.returncode == 0
    assert len(re.findall(r"^.* Points: .*\.$", replay.stdout, re.M)) == 6


def test_programs_that_fail_lose_and_the_run_goes_on(tmp_path: Path) -> None:
    crashing = program(tmp_path, "crashing", "raise KeyError('oops')")
    illegal = program(tmp_path, "illegal", """print('{"verb": "decision", "decision": "fly"}', flush=True)""")
    out = tmp_path / "run"
    run = gauntlet("arena", "random", crashing, illegal, "--games", "3", "--seed", "3", "--out", out)
    assert run.returncode == 0, run.stderr
    summary = json.loads((out / "summary.json").read_text())
    assert summary["games"] == 3
    assert summary["ends"] == {"forfeit": 3}
    assert summary["rating_model"] == "openskill"
    assert {(each["kind"], each["name"]) for each in summary["forfeits"]} == {
        ("crash", crashing),
        ("illegal", illegal),
    }
    assert "forfeited" in run.stdout
    assert "ended with exit code 1: KeyError: 'oops'" in run.stdout


def test_a_run_leaves_no_process_behind(tmp_path: Path) -> None:
    file = tmp_path / "stays.py"
    file.write_text(
        f"import os, runpy, time\nopen({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        f"runpy.run_path({str(PLAIN)!r})\ntime.sleep(1000)\n"
    )
    bot = f"cmd:20s:{sys.executable} {file}"
    run = gauntlet("arena", "random", bot, "--games", "4", "--workers", "2", "--out", tmp_path / "run")
    assert run.returncode == 0, run.stderr
    started = (tmp_path / "pids").read_text().split()
    assert len(started) in (1, 2), "a worker starts the program once; a quick one may play all games"
    assert not any(is_running(int(pid)) for pid in started)


def test_a_ladder_rates_bots(tmp_path: Path) -> None:
    leaves = program(tmp_path, "leaves", "sys.exit(3)")
    run = gauntlet("ladder", "random", "random", leaves, "--games", "2", "--seed", "3", "--out", tmp_path / "run")
    assert run.returncode == 0, run.stderr
    assert "6 games, 1 deal, each in 2 seatings for each of 3 pairs" in run.stdout
    summary = json.loads((tmp_path / "run" / "summary.json").read_text())
    assert summary["rating_model"] == "bradley-terry"
    assert [entrant["games"] for entrant in summary["entrants"]] == [4, 4, 4]
    assert summary["entrants"][2]["forfeits"] == 4
    assert [(each["kind"], each["games"]) for each in summary["forfeits"]] == [("crash", 4)]


def test_without_out_a_run_finds_its_folder_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    options = ["arena", "random", "random", "--games", "2", "--workers", "1"]
    assert gauntlet(*options).returncode == 0
    again = gauntlet(*options)
    (folder,) = (tmp_path / "runs").iterdir()
    assert "2 of 2 games are already played" in again.stdout
    other = gauntlet("arena", "random", "random", "--games", "4", "--out", folder)
    assert (other.returncode, other.stdout) == (2, "")
    assert other.stderr.endswith(
        "holds another run: games is 2 there, not 4; take another --out, or the same settings\n"
    )


MISTAKES = {
    "one bot": (["arena", "random"], "an arena needs at least 2 bots, not 1"),
    "no bot": (["arena"], "Missing argument"),
    "one bot on a ladder": (["ladder", "random"], "a ladder needs at least 2 bots, not 1"),
    "five bots": (["arena", *["random"] * 5], "5 bots are more than a table has seats: gauntlet ladder"),
    "too few bots": (["arena", "random", "random", "--players", "3"], "2 bots for 3 players: name one for each seat"),
    "too many bots": (["arena", *["random"] * 3, "--players", "2"], "3 bots for 2 players: gauntlet ladder"),
    "an unknown bot": (["arena", "random", "rando"], "no bot is called 'rando' (did you mean 'random'?)"),
    "a bot's parameter": (["ladder", "random", "random:5"], "random takes no parameter, not '5'"),
    "no program": (["arena", "random", "cmd:"], "cmd needs a program"),
    "a program that is not there": (["arena", "random", "cmd:./nobody"], "'./nobody' is no program"),
    "sixteen alone": (["arena", "random", "random", "--ending", "sixteen"], "ending can be sixteen only with Epic"),
    "no games": (["arena", "random", "random", "--games", "0"], "Invalid value for '--games'"),
    "no workers": (["arena", "random", "random", "--workers", "0"], "Invalid value for '--workers'"),
    "workers and ray": (["arena", "random", "random", "--workers", "2", "--ray", "auto"], "use one of them"),
    "a file as a folder": (
        ["arena", "random", "random", "--out", str(PLAIN)],
        "cannot be used as the folder of a run: ",
    ),
    "an unknown bot to be": (["bot", "rando"], "no bot is called 'rando'"),
}


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_gets_one_clear_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = in_process(*arguments)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert [line[:10] for line in run.stderr.splitlines() if "Compiling" not in line] == ["gauntlet: "]
    assert run.stdout == ""
    assert list(tmp_path.iterdir()) == []
