"""The text game: what the person types, and what the person sees."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from gauntlet.bots import make_bot
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from gauntlet.terminal.play import HELP, Session, menu, ordered


def played(*lines: str, seed: int = 3, epic_battles: bool = False) -> tuple[Game, str]:
    """A session in which a person types these lines and then leaves; the game, and all that was shown."""
    typed: Iterator[str] = iter(lines)
    shown: list[str] = []

    def read(_prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    game = Game.new(seed=seed, epic_battles=epic_battles, names=["Ana", "bot"])
    session = Session(game, 0, {1: make_bot("random", seed).decide}, lambda view: [view.legal[0]], read, shown.append)
    session.run()
    return session.game, "\n".join(shown)


def test_it_begins_with_help_and_the_board() -> None:
    _, shown = played()
    assert shown.startswith(HELP)
    assert "Round 1, Ana to decide (turn)" in shown
    assert shown.endswith("You left the game.")


def test_a_decision_can_be_typed_or_chosen_by_its_number() -> None:
    choices = ordered(Game.new(seed=3).legal_decisions)
    by_number, _ = played("6")
    by_text, shown = played(choices[5])
    assert by_number == by_text
    assert by_text.decisions[0] == choices[5]
    assert f"Ana takes {', '.join(f'1 {stone}' for stone in choices[5].split()[1:3])}" in shown


def test_what_cannot_be_done_says_so_and_changes_nothing() -> None:
    untouched = Game.new(seed=3)
    for line, answer in {
        "99": "There is no decision 99: the numbers are 1 to 30.",
        "recruit rokcet": "no card is called 'rokcet' (did you mean 'rocket'?)",
        "recruit thor": "'recruit thor' is not possible now",
        "undo": "There is nothing of yours to take back.",
        "save": "Say where: save FILE",
        "": "Round 1, Ana to decide",
    }.items():
        game, shown = played(line)
        assert answer in shown
        assert game == untouched


def test_a_hint_is_given_and_changes_nothing() -> None:
    game, shown = played("hint")
    assert Game.new(seed=3).legal_decisions[0] in shown
    assert game == Game.new(seed=3)


def test_undo_takes_back_what_the_bot_did_too() -> None:
    game, _ = played("1", "1", "undo")
    expected, _ = played("1")
    assert game == expected
    assert game.decisions == expected.decisions


def test_a_saved_game_is_a_record_and_never_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    game, shown = played("1", f"save {file}", f"save {file}", f"save {tmp_path}/no/where.json")
    assert Record.read(file.read_text()) == game.record()
    assert f"{file} exists already" in shown
    assert "cannot be written: No such file or directory" in shown


def test_a_bots_secrets_stay_secret() -> None:
    """H2: whatever the bot draws from a deck is told by its level only."""
    for seed in range(12):
        game, shown = played(*["1"] * 12, seed=seed, epic_battles=True)
        other = game.players[1]
        for card, hidden in zip(other.reserved, other.hidden, strict=True):
            assert not hidden or f"bot reserves {card}" not in shown.lower().replace(" ", "-")
        if any(other.hidden):
            assert "bot reserves the top card of the level" in shown
            return
    raise AssertionError("no bot reserved from a deck: take more seeds")


def test_the_menu_fits_the_terminal() -> None:
    lines = menu(ordered(Game.new(seed=3).legal_decisions))
    assert max(map(len, lines)) < 80
    assert "[1] mind power reality" in lines[0]


def test_a_whole_game_in_a_real_terminal(tmp_path: Path) -> None:
    """Always the first choice, until the game is over; then it is saved."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "gauntlet", "play", "--seed", "5", "--max-rounds", "12", "--epic-battles"]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path)
    os.close(theirs)
    screen = ""
    while "Saved." not in screen:
        screen += os.read(ours, 65536).decode()
        if screen.endswith(("\n> ", "at all): ")):  # and it does not once the answer is echoed
            os.write(ours, b"end.json\n" if "Game over" in screen else b"1\n")
    assert process.wait(timeout=30) == 0
    os.close(ours)
    record = Record.read((tmp_path / "end.json").read_text())
    assert record.result is not None
    assert record.table.max_rounds == 12
