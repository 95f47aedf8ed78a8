"""A game in the terminal: the board, a menu of the legal decisions, and a few commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from gauntlet.rules.board import Board
from gauntlet.rules.decision import Decision
from gauntlet.rules.errors import GauntletError, IllegalDecision
from gauntlet.rules.game import Game
from gauntlet.rules.view import View, masked
from gauntlet.terminal.menu import menu, ordered
from gauntlet.texts import Texts, ending_text, move_text

EXAMPLE: Final = "take mind space soul"
"""The notation is the same in every language."""
COMMANDS: Final = ("board", "hint", "undo", "save", "quit", "help")

Decide = Callable[[View], str]
"""A bot's `decide`."""
Advise = Callable[[View], list[str]]
"""The lines of a hint."""


class Session:
    """A person in seat `me`, bots in the others."""

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
        """Runs until the game is over or the person quits."""
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
        result = self.game.result
        if result:
            self._show(ending_text(self._texts, result.end, result.winners, result.points, self.game.names))
            self._offer_to_save()

    def _say(self, key: str, **gaps: str | int) -> None:
        self._show(self._texts.text(f"terminal-{key}", **gaps))

    def _typed(self, command: str) -> str:
        """The word for a command in the person's language."""
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
        seat = self.game.seat or 0
        effects = masked(self.game.play(decision), seat, self.me)
        self._show(move_text(self._texts, self.game.decisions[-1], effects, seat, self.game.names))

    def _show_board(self) -> None:
        self._show(f"\n{self._board.draw(self.game.view(self.me).state, self.game.names)}\n")

    def _ask(self) -> bool:
        """Prompts until a decision is played or undone; False if the person quits."""
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

    def _tries(self, line: str, choices: Sequence[Decision]) -> bool:
        """Plays the decision of a number or of a notation, or says what is wrong with it."""
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
        """Back to the person's last decision; the bots' moves since then are undone, too."""
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
        """After the game: a file name saves it, an empty line does not."""
        try:
            while name := self._read(f"{self._texts.text('terminal-save-offer')} ").strip():
                if self._save(name):
                    return
        except EOFError:
            return
