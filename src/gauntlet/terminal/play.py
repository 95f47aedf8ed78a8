"""A game in the terminal: the board, the legal decisions by number, and a few words to type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from gauntlet.rules.deeds import deeds
from gauntlet.rules.errors import GauntletError, IllegalDecision
from gauntlet.rules.game import Game
from gauntlet.rules.view import View
from gauntlet.terminal.board import Board
from gauntlet.terminal.menu import menu, ordered
from gauntlet.terminal.words import ending
from gauntlet.texts import Texts, sentences

EXAMPLE: Final = "take mind space soul"
"""The notation knows no language."""
COMMANDS: Final = ("board", "hint", "undo", "save", "quit", "help")

Decide = Callable[[View], str]
"""A bot, as far as this client needs to know one."""
Advise = Callable[[View], list[str]]
"""Says, line by line, what to do."""


class Session:
    """One person at seat `me`, bots at the others."""

    def __init__(
        self,
        game: Game,
        me: int,
        bots: Mapping[int, Decide],
        advise: Advise,
        texts: Texts,
        read: Callable[[str], str] = input,
        show: Callable[[str], None] = print,
    ) -> None:
        self.game, self.me, self.bots, self._advise = game, me, bots, advise
        self._texts, self._board = texts, Board(texts)
        self._read, self._show = read, show
        self._commands = {word: word for word in COMMANDS} | {self._typed(word): word for word in COMMANDS}

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        self._help()
        self._show_board()
        while not self.game.over:
            seat = self.game.seat
            if seat is not None and seat != self.me:
                self._play(self.bots[seat](self.game.view(seat)))
                if self.game.seat == self.me and self.game.phase == "turn":
                    self._show_board()
            elif not self._ask():
                self._say("left")
                return
        self._show_board()
        if self.game.result:
            self._show(ending(self.game.result, self.game.names, self._texts))
            self._offer_to_save()

    def _say(self, key: str, **gaps: str | int) -> None:
        self._show(self._texts.text(f"terminal-{key}", **gaps))

    def _typed(self, command: str) -> str:
        """What the person types for a command."""
        return self._texts.text(f"terminal-command-{command}")

    def _help(self) -> None:
        lines = [self._texts.text("terminal-help", example=EXAMPLE)]
        words = {command: self._typed(command) for command in COMMANDS}
        words["save"] += f" {self._texts.text('terminal-file')}"
        width = max(map(len, words.values()))
        lines += [
            f"  {word:{width}}  {self._texts.text(f'terminal-help-{command}')}" for command, word in words.items()
        ]
        self._show("\n".join(lines))

    def _play(self, decision: str) -> None:
        before, seat = self.game.view(self.me).state, self.game.seat
        self.game.play(decision)
        after = self.game.view(self.me).state
        if seat is not None:
            told = sentences(self._texts, deeds(before, after, seat, decision), self.game.names)
            self._show(told)

    def _show_board(self) -> None:
        self._show(f"\n{self._board.draw(self.game.view(self.me))}\n")

    def _ask(self) -> bool:
        """Asks until a decision is played or taken back; False if the person leaves."""
        view = self.game.view(self.me)
        choices = ordered(view.legal)
        question = [] if view.phase == "turn" else [self._texts.text(f"terminal-ask-{view.phase}")]
        self._show("\n".join([*question, *menu(choices, self._texts)]))
        while True:
            try:
                line = " ".join(self._read("> ").split())
            except EOFError:
                return False
            word, _, rest = line.partition(" ")
            match self._commands.get(word.lower()):
                case "quit":
                    return False
                case "undo":
                    self._undo()
                    return True
                case "save":
                    self._save(rest)
                case "help":
                    self._help()
                case "board":
                    self._show_board()
                case "hint":
                    self._show("\n".join(self._advise(view)))
                case _:
                    if word and self._tries(line, choices):
                        return True

    def _tries(self, line: str, choices: Sequence[str]) -> bool:
        """Plays a number or a decision, or says what is wrong with it."""
        if line.isdecimal():
            if not 1 <= int(line) <= len(choices):
                self._say("no-number", line=line, last=len(choices))
                return False
            line = choices[int(line) - 1]
        try:
            self._play(line)
        except IllegalDecision:
            self._say("not-possible", line=line, help=self._typed("help"))
            return False
        except GauntletError:
            self._say("not-understood", line=line, help=self._typed("help"))
            for near in get_close_matches(line, [*choices, *self._commands], n=1):
                self._say("did-you-mean", near=near)
            return False
        return True

    def _undo(self) -> None:
        """Back to the person's last decision: what the bots did since then is taken back, too."""
        earlier = self.game.copy()
        while earlier.decisions:
            earlier.undo()
            if earlier.seat == self.me:
                self.game = earlier
                self._show_board()
                return
        self._say("nothing-to-undo")

    def _save(self, name: str) -> bool:
        if not name:
            self._say("save-where", example=f"{self._typed('save')} {self._texts.text('terminal-file-example')}")
            return False
        file = Path(name).expanduser()
        try:
            with file.open("x", encoding="utf-8") as stream:
                stream.write(f"{self.game.record()}\n")
        except FileExistsError:
            self._say("save-exists", file=name)
        except FileNotFoundError:
            self._say("save-no-folder", file=name)
        except PermissionError:
            self._say("save-forbidden", file=name)
        except OSError:
            self._say("save-failed", file=name)
        else:
            self._say("saved", command=f"gauntlet replay {name}")
            return True
        return False

    def _offer_to_save(self) -> None:
        """After the game: a name keeps it, an empty line does not."""
        try:
            while name := self._read(f"{self._texts.text('terminal-save-offer')} ").strip():
                if self._save(name):
                    return
        except EOFError:
            return
