"""A game in the terminal: the board, the legal decisions by number, and a few words to type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from gauntlet.rules.errors import GauntletError, IllegalDecision
from gauntlet.rules.game import Game
from gauntlet.rules.view import View
from gauntlet.terminal.words import card_name, ending, tell

HELP = """\
Type the number of a decision, or the decision itself, such as: take mind space soul
  board      show the board again
  hint       what a strong player would do
  undo       take back your last decision
  save FILE  keep the game as a record
  quit       leave the game
  help       show this"""

QUESTIONS = {
    "pay": "What do you pay with? (pay: stones first, then what is missing by wildcards)",
    "gain": "Your super-power brings a stone. Which one?",
    "return": "You hold more than 10 tokens. Which one do you return?",
    "location": "Several locations would come to you. Which one?",
    "claim": "Do you claim a battle?",
}
"""What is asked outside of phase turn, where the board says it all."""

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
        read: Callable[[str], str] = input,
        show: Callable[[str], None] = print,
    ) -> None:
        self.game, self.me, self.bots, self._advise = game, me, bots, advise
        self._read, self._show = read, show

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        self._show(HELP)
        self._show_board()
        while not self.game.over:
            seat = self.game.seat
            if seat is not None and seat != self.me:
                self._play(self.bots[seat](self.game.view(seat)))
                if self.game.seat == self.me and self.game.phase == "turn":
                    self._show_board()
            elif not self._ask():
                self._show("You left the game.")
                return
        self._show_board()
        if self.game.result:
            self._show(ending(self.game.result, self.game.names))
            self._offer_to_save()

    def _play(self, decision: str) -> None:
        before, seat = self.game.view(self.me).state, self.game.seat
        self.game.play(decision)
        after = self.game.view(self.me).state
        if seat is not None:
            self._show(tell(before, after, seat, decision, self.game.names))

    def _show_board(self) -> None:
        self._show(f"\n{self.game.view(self.me)}\n")

    def _ask(self) -> bool:
        """Asks until a decision is played or taken back; False if the person leaves."""
        view = self.game.view(self.me)
        choices = ordered(view.legal)
        self._show("\n".join([*filter(None, [QUESTIONS.get(view.phase)]), *menu(choices)]))
        while True:
            try:
                line = " ".join(self._read("> ").split())
            except EOFError:
                return False
            word, _, rest = line.partition(" ")
            if word == "quit":
                return False
            if word == "undo":
                self._undo()
                return True
            if word == "save":
                self._save(rest)
            elif word == "help":
                self._show(HELP)
            elif word == "board":
                self._show_board()
            elif word == "hint":
                self._show("\n".join(self._advise(view)))
            elif word and self._tries(line, choices):
                return True

    def _tries(self, line: str, choices: Sequence[str]) -> bool:
        """Plays a number or a decision, or says what is wrong with it."""
        if line.isdecimal():
            if not 1 <= int(line) <= len(choices):
                self._show(f"There is no decision {line}: the numbers are 1 to {len(choices)}.")
                return False
            line = choices[int(line) - 1]
        try:
            self._play(line)
        except IllegalDecision:
            self._show(f"{line!r} is not possible now: choose one of the numbers above, or type help.")
            return False
        except GauntletError as error:
            self._show(f"{error}.")
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
        self._show("There is nothing of yours to take back.")

    def _save(self, name: str) -> bool:
        if not name:
            self._show("Say where: save FILE, as in: save my-game.json")
            return False
        file = Path(name).expanduser()
        try:
            with file.open("x", encoding="utf-8") as stream:
                stream.write(f"{self.game.record()}\n")
        except FileExistsError:
            self._show(f"{name} exists already; choose another name.")
        except OSError as error:
            self._show(f"{name} cannot be written: {error.strerror}.")
        else:
            self._show(f"Saved. See it again with: gauntlet replay {name}")
            return True
        return False

    def _offer_to_save(self) -> None:
        """After the game: a name keeps it, an empty line does not."""
        try:
            while name := self._read("Save the game as (Enter for not at all): ").strip():
                if self._save(name):
                    return
        except EOFError:
            return


VERB_ORDER = ("recruit", "take", "reserve", "pass")


def ordered(decisions: Sequence[str]) -> list[str]:
    """As one looks for them: recruiting first, then taking and reserving."""

    def key(decision: str) -> tuple[int, int]:
        verb, *objects = decision.split(" ")
        return (VERB_ORDER.index(verb) if verb in VERB_ORDER else 0, -len(objects))

    return sorted(decisions, key=key)


def menu(choices: Sequence[str], width: int = 79) -> list[str]:
    """The choices with their numbers, in lines that fit the terminal, a verb to a paragraph."""
    lines = []
    numbered = enumerate(choices, start=1)
    for verb, group in groupby(numbered, key=lambda choice: choice[1].split(" ")[0]):
        line = f"{verb}:"
        for number, choice in group:
            item = f"  [{number}] {_object(choice) or verb}"
            if len(line) + len(item) > width:
                lines.append(line)
                line = " " * len(f"{verb}:")
            line += item
        lines.append(line)
    return lines


def _object(choice: str) -> str:
    verb, _, rest = choice.partition(" ")
    if verb in ("recruit", "reserve") and not rest.startswith("deck "):
        return card_name(rest)
    return rest
