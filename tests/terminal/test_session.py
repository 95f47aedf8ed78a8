"""The text game: what the person types, and what the person sees."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gauntlet.bots import make_bot
from gauntlet.rules.board import Board
from gauntlet.rules.catalogue import BATTLE_BY_ID, CARD_BY_ID, LOCATION_BY_ID
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from gauntlet.terminal.menu import menu, ordered
from gauntlet.terminal.session import COMMANDS, EXAMPLE, Session
from gauntlet.texts import LANGUAGES, Texts, decision_phrase
from testkit.texts.messages import ENGLISH_WORDS


def played(
    *lines: str, seed: int = 3, epic_battles: bool = False, language: str = "en", max_rounds: int | None = None
) -> tuple[Game, str]:
    """A session in which a person types these lines and then leaves; the game, and all that was shown."""
    typed: Iterator[str] = iter(lines)
    shown: list[str] = []
    texts = Texts(language)

    def read(prompt: str) -> str:
        shown.append(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    game = Game.new(seed=seed, epic_battles=epic_battles, names=["Ana", "bot"], max_rounds=max_rounds)
    bots = {1: make_bot("random", seed).decide}
    session = Session(game, 0, bots, lambda view: [decision_phrase(texts, view.legal[0])], texts, read, shown.append)
    session.run()
    return session.game, "\n".join(shown)


def test_it_begins_with_help_and_the_board() -> None:
    _, shown = played()
    assert shown.startswith("Type the number of a decision, or its notation, for example: take mind space soul")
    assert "\n  save FILE  save the game to a file\n" in shown
    assert "Round 1: Ana decides" in shown
    assert shown.endswith("You left the game.")


def test_a_decision_can_be_typed_or_chosen_by_its_number() -> None:
    choices = ordered(Game.new(seed=3).legal_decisions)
    by_number, _ = played("6")
    by_text, shown = played(choices[5])
    assert by_number == by_text
    assert by_text.decisions[0] == choices[5]
    assert f"Ana takes {', '.join(f'1 {stone.title()}' for stone in choices[5].split()[1:3])}" in shown


def test_what_cannot_be_done_says_so_and_changes_nothing() -> None:
    untouched = Game.new(seed=3)
    for line, answer in {
        "99": "There’s no decision 99. Choose a number from 1 to 30.",
        "recruit rokcet": "“recruit rokcet” isn’t a decision. Choose one of the numbers above, or type help.",
        "take mind spaec soul": "Did you mean “take mind space soul”?",
        "baord": "Did you mean “board”?",
        "recruit thor": "You can’t do “recruit thor” now",
        "undo": "You have nothing to undo.",
        "save": "Give a file name: save my-game.json",
        "": "Round 1: Ana decides",
    }.items():
        game, shown = played(line)
        assert answer in shown
        assert game == untouched


def test_a_hint_is_given_and_changes_nothing() -> None:
    game, shown = played("hint")
    assert f"> \n{decision_phrase(Texts('en'), Game.new(seed=3).legal_decisions[0])}\n" in shown
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
    assert f"{file} already exists" in shown
    assert "no/where.json: there’s no such folder." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_every_language_and_in_english_everywhere(language: str) -> None:
    texts = Texts(language)
    own = [texts.text(f"terminal-command-{command}") for command in COMMANDS]
    assert len({*own}) == len(COMMANDS)
    assert all(" " not in word for word in own)
    for word in (own[0], "board", own[0].upper()):
        _, shown = played(word, language=language)
        assert shown.count(texts.text("terminal-asked", round=1, who="Ana")) == 2
    _, shown = played(own[4], "board", language=language)
    assert shown.endswith(texts.text("terminal-left"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_has_its_own_letter(language: str) -> None:
    letters = Board(Texts(language)).letters
    assert len(set(letters.values())) == len(letters) == 8
    assert all(len(letter) == 1 for letter in letters.values())


ANSWERS = ("99", "xyzzy", "save", "hint", "help", "board", "undo", "save /no/such/folder.json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then something that is no decision, else always the first choice, until the end of the game."""
    monkeypatch.chdir(tmp_path)  # what is typed after the end is the name of a file
    taken = tmp_path / "1.json"
    taken.write_text("")
    typed = [*ANSWERS, "1", "undo", "1", *[ANSWERS[3], "1", "1", "1"] * 20, *["1"] * 80, str(taken)]
    game, shown = played(*typed, language=language, epic_battles=True, max_rounds=30, seed=5)
    assert game.over
    assert max(len(line) for line in shown.splitlines() if "/" not in line) <= 110
    names = {name for name in [*CARD_BY_ID, *LOCATION_BY_ID, *BATTLE_BY_ID] if "-" in name}
    assert not names & set(re.split(r"[^\w-]+", shown))
    if language != "en":
        words = re.sub(r"\S*/\S*|\S*…", "", shown.replace(EXAMPLE, ""))  # no paths, and no names that are cut
        found = ENGLISH_WORDS.search(words)
        assert not found, words[max(0, found.start() - 100) : found.end() + 50]


def test_a_bots_secrets_stay_secret() -> None:
    """H2: whatever the bot draws from a deck is shown by its level only."""
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
    for language in LANGUAGES:
        lines = menu(ordered(Game.new(seed=3).legal_decisions), Texts(language))
        assert max(map(len, lines)) < 80
    assert "[1] Mind + Power + Reality" in menu(ordered(Game.new(seed=3).legal_decisions), Texts("en"))[0]


def test_the_board_fits_the_terminal() -> None:
    for language in LANGUAGES:
        for seed in range(8):
            game = Game.new(4, epic_battles=True, seed=seed, names=["Ana", "Ben", "Carla", "Dora"])
            for _ in range(40):
                game.play(game.legal_decisions[0])
            assert max(map(len, Board(Texts(language)).draw(game.view(0).state, game.names).splitlines())) <= 80


def test_a_board_in_english() -> None:
    names = ["Ana", "Ben"]
    shown = Board(Texts("en")).draw(Game.new(seed=3, names=names).view(0).state, names).splitlines()
    assert shown[0] == "Round 1: Ana decides"
    assert shown[2] == "L3   4 P Captain Marvel 3 M Iron Man       4 O Black Bolt     5 P Luke Cage"
    assert "Bank         M 4  S 4  O 4  P 4  R 4  T 2  H 5" in shown
    assert "> Ana: 0 points" in shown
    assert "  tokens     M .  S .  O .  P .  R .  T .  H .   (0 of 10)" in shown
    assert shown[-2:] == ["M Mind  S Space  O Soul  P Power  R Reality  T Time  H S.H.I.E.L.D.", "A Avengers tag"]


def test_a_whole_game_in_a_real_terminal(tmp_path: Path) -> None:
    """Always the first choice, until the game is over; then it is saved."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "gauntlet", "text", "--seed", "5", "--max-rounds", "12", "--epic-battles"]
    command += ["--language", "en"]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path)
    os.close(theirs)
    screen = ""
    while "Saved." not in screen:
        screen += os.read(ours, 65536).decode()
        if screen.endswith(("\n> ", "to skip): ")):  # and it does not once the answer is echoed
            os.write(ours, b"end.json\n" if "the game is over" in screen else b"1\n")
    assert process.wait(timeout=30) == 0
    os.close(ours)
    record = Record.read((tmp_path / "end.json").read_text())
    assert record.result is not None
    assert record.options.max_rounds == 12
