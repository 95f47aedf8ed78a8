"""`bot-check` on real programs: one that keeps to the protocol, and ones that each break it in a way of their own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gauntlet.bots import BotError
from gauntlet.bots.conformance import ADVICE, Finding, check_program
from gauntlet.bots.process import FORFEITS, Limits
from testkit.cli import gauntlet

PLAIN = Path(__file__).parents[2] / "examples" / "plain_bot.py"
QUICK = Limits(start=30, grace=0.5, quit=0.5)

BOT = """
import json, random, sys
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    verb = message["verb"]
    if verb == "hello": {hello}
    elif verb == "view": view = message["view"]
    elif verb == "go": {go}
    elif verb == "quit": break
{end}
"""
HELLO = 'say(verb="hello", protocol="gauntlet-bot/1")'
FIRST = 'say(verb="decision", decision=view["legal"][0])'


def findings(folder: Path, hello: str = HELLO, go: str = FIRST, end: str = "") -> list[Finding]:
    file = folder / "bot.py"
    file.write_text(BOT.format(hello=hello, go=go, end=end))
    return list(check_program(f"cmd:2s:{sys.executable} {file}", QUICK))


def failed(found: list[Finding]) -> list[str]:
    return [finding.check for finding in found if not finding.passed]


def test_every_forfeit_has_an_advice() -> None:
    assert ADVICE.keys() == FORFEITS.keys()


def test_a_sound_program_passes_everything(tmp_path: Path) -> None:
    found = findings(tmp_path)
    assert failed(found) == []
    assert len(found) == 10


def test_a_wrong_protocol_is_the_only_finding(tmp_path: Path) -> None:
    (found,) = findings(tmp_path, hello='say(verb="hello", protocol="another/2")')
    assert not found.passed
    assert "speaks 'another/2'" in found.text


def test_an_illegal_decision_is_found_with_advice(tmp_path: Path) -> None:
    found = findings(tmp_path, go='say(verb="decision", decision="take everything")')
    assert any("plays a whole game" in check for check in failed(found))
    assert all(ADVICE["illegal"] in finding.text for finding in found if "whole game" in finding.check)


def test_a_program_that_ignores_its_seed_is_told_where_it_differed(tmp_path: Path) -> None:
    found = findings(tmp_path, go='say(verb="decision", decision=random.choice(view["legal"]))')
    assert failed(found) == ["plays the same with the same seed"]
    (text,) = (finding.text for finding in found if not finding.passed)
    assert "as its decision" in text


def test_a_program_that_stays_is_found(tmp_path: Path) -> None:
    found = findings(tmp_path, end="import time\ntime.sleep(60)")
    assert failed(found) == ["ends when it is told to quit", "ends with the end of its input"]


def test_only_programs_are_checked() -> None:
    with pytest.raises(BotError, match=r"bot-check tests programs: cmd:\./mybot, not 'greedy'"):
        list(check_program("greedy"))


def test_the_command_tells_and_counts(tmp_path: Path) -> None:
    sound = gauntlet("bot-check", f"cmd:{sys.executable} {PLAIN}")
    assert sound.returncode == 0, sound.stdout + sound.stderr
    assert "10 passed, 0 failed" in sound.stdout
    missing = gauntlet("bot-check", f"cmd:{tmp_path}/none")
    assert missing.returncode == 2
    assert "is no program that can be started" in missing.stderr
