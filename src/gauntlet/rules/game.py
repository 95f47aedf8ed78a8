"""Game: the friendly face of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from gauntlet.rules.errors import IllegalDecision, NothingToUndo, TableError
from gauntlet.rules.kernel.play import apply, legal, points
from gauntlet.rules.layout import ENDS, NONE, OVER, PHASES, State, States
from gauntlet.rules.notation import check_notation, texts_in
from gauntlet.rules.reading import read
from gauntlet.rules.table import Setup, Table, dealt, secret_setup, setup_of_seed
from gauntlet.rules.tables import (
    BATTLES,
    CARDS,
    DECK_SIZES,
    LOCATIONS,
    NO_CARD,
    STONES,
    unpacked,
)

if TYPE_CHECKING:
    from gauntlet.rules.record import Record
    from gauntlet.rules.view import View


@dataclass(frozen=True)
class Result:
    """How a game ended. Without a winner, `winners` is empty."""

    end: str
    winners: tuple[int, ...]
    points: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        return {"end": self.end, "winners": list(self.winners), "points": list(self.points)}


class PlayerArea:
    """What lies in front of one player, read from the position when it is asked for."""

    def __init__(self, game: Game, seat: int) -> None:
        self._states, self._state, self._seat = game.states, game.numbers, seat
        self._player = self._state.player[seat]

    @property
    def tokens(self) -> dict[str, int]:
        return unpacked(self._player.tokens)

    @property
    def bonuses(self) -> dict[str, int]:
        vector = unpacked(self._player.bonus)
        return {stone: vector[stone] for stone in STONES}

    @property
    def points(self) -> int:
        """W4: all that counts now."""
        return int(points(self._states, self._seat))

    @property
    def recruited(self) -> tuple[str, ...]:
        cards, recruiters = self._state.recruited, self._state.recruiter
        return tuple(
            CARDS[card].id
            for order, card in enumerate(takewhile(NO_CARD.__ne__, cards))
            if recruiters[order >> 2] >> 2 * (order & 3) & 3 == self._seat
        )

    @property
    def reserved(self) -> tuple[str, ...]:
        return tuple(CARDS[card].id for card in self._player.reserved if card != NO_CARD)

    @property
    def hidden(self) -> tuple[bool, ...]:
        """H2: for each reserved card, whether it came from a deck and only its owner knows it."""
        return tuple(bool(self._player.hidden >> place & 1) for place in range(len(self.reserved)))

    @property
    def locations(self) -> tuple[str, ...]:
        return tuple(LOCATIONS[tile].id for tile in self._player.locations if tile != NONE)

    @property
    def battles(self) -> tuple[str, ...]:
        return tuple(BATTLES[card].id for card in self._player.battles if card != NONE)

    @property
    def tags(self) -> int:
        return self._player.tags

    @property
    def avengers(self) -> bool:
        """T8: whether this player holds the Avengers Assemble tile."""
        return self._state.avengers == self._seat


class Game:
    """A game of Splendor: Marvel, from its set-up or from a position on.

    >>> game = Game.new(players=2, seed=7)
    >>> game.play("take mind space soul")
    """

    def __init__(
        self,
        states: States,
        table: Table,
        setup: Setup | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        """For `new`, `replay` and `from_position`; `setup` is None where the game's beginning is not known."""
        self.states = states
        """The position, as the kernel has it: the trusted door. Whoever changes it answers for it."""
        self.table = table
        self.setup = setup
        self.names = tuple(names) if names else tuple(f"p{seat}" for seat in range(table.players))
        if len(self.names) != table.players:
            raise TableError(f"{len(self.names)} names for {table.players} players")
        self.decisions: list[str] = []
        """All that was played since the set-up or the position that the game began with."""
        self._numbers: tuple[bytes, State] | None = None
        self._began = states.copy()
        self._bits = bytearray()

    @classmethod
    def new(
        cls,
        players: int = 2,
        epic_battles: bool = False,
        ending: str | None = None,
        payment: str = "choice",
        max_rounds: int | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> Game:
        """A new game. A seed gives the same set-up everywhere; without one nobody can foresee it."""
        table = Table(players, epic_battles, ending or "", payment, max_rounds)
        setup = secret_setup(table) if seed is None else setup_of_seed(table, seed)
        return cls.of(table, setup, names)

    @classmethod
    def of(cls, table: Table, setup: Setup, names: Sequence[str] | None = None) -> Game:
        """A new game with a given set-up, which is checked."""
        setup.check(table)
        return cls(dealt(table, setup), table, setup, names)

    @classmethod
    def from_position(cls, text: str) -> Game:
        """The game at a position that `position` has printed; it has no history."""
        from gauntlet.rules.position_build import parse_position

        return cls(*parse_position(text))

    @classmethod
    def replay(cls, record: Record | dict[str, Any] | str) -> Game:
        """The game of a record, at its end; JSON, as an object or as text, is checked first."""
        from gauntlet.rules.record import Record

        if not isinstance(record, Record):
            record = Record.read(record) if isinstance(record, str) else Record.from_json(record)
        game = cls.of(record.table, record.setup, record.names)
        for decision in record.decisions:
            game.play(decision)
        return game

    @property
    def numbers(self) -> State:
        """The position as plain numbers, to be read and not to be changed."""
        raw = self.states.tobytes()
        if self._numbers is None or self._numbers[0] != raw:
            self._numbers = raw, read(raw)
        return self._numbers[1]

    # What is asked, and of whom

    @property
    def phase(self) -> str:
        return PHASES[self.numbers.phase]

    @property
    def over(self) -> bool:
        return self.numbers.phase == OVER

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        return None if self.over else self.numbers.seat

    @property
    def round(self) -> int:
        return self.numbers.rounds

    @property
    def legal_bits(self) -> int:
        """The legal decisions of the phase as bits (see layout.py)."""
        return int(legal(self.states))

    @property
    def legal_decisions(self) -> list[str]:
        """The legal decisions in notation, sorted by code point."""
        return sorted(self._bit_of_decision())

    def _bit_of_decision(self) -> dict[str, int]:
        bits = self.legal_bits
        texts = texts_in(self.numbers)
        return {texts[bit]: bit for bit in range(bits.bit_length()) if bits >> bit & 1}

    # Playing

    def play(self, decision: str) -> None:
        """The checked door: plays a legal decision; anything else raises and leaves the game untouched."""
        legal_here = self._bit_of_decision()
        if not isinstance(decision, str) or decision not in legal_here:
            check_notation(decision)
            raise IllegalDecision(self._why_illegal(decision, sorted(legal_here)))
        apply(self.states, legal_here[decision])
        self._bits.append(legal_here[decision])
        self.decisions.append(decision)

    def _why_illegal(self, decision: str, legal_here: list[str]) -> str:
        if self.over:
            return f"{decision!r} is not legal: the game is over"
        return (
            f"{decision!r} is not legal: seat {self.seat} is asked in phase {self.phase} of round"
            f" {self.round}, where these are legal: {', '.join(legal_here)}"
        )

    def undo(self) -> str:
        """Takes the last decision back, and returns it: the others are played again, which takes microseconds."""
        if not self._bits:
            raise NothingToUndo("there is nothing to take back: no decision has been played")
        self._bits.pop()
        self.states = self._began.copy()
        for bit in self._bits:
            apply(self.states, bit)
        return self.decisions.pop()

    def copy(self) -> Game:
        """A game that goes its own way from here, history included."""
        twin = Game(self.states.copy(), self.table, self.setup, self.names)
        twin.decisions = self.decisions.copy()
        twin._began, twin._bits = self._began, self._bits.copy()
        return twin

    # What there is to see

    @property
    def players(self) -> tuple[PlayerArea, ...]:
        return tuple(PlayerArea(self, seat) for seat in range(self.table.players))

    @property
    def bank(self) -> dict[str, int]:
        return unpacked(self.numbers.bank)

    @property
    def market(self) -> tuple[tuple[str | None, ...], ...]:
        """The face-up cards by level; None for an empty place."""
        places = [None if card == NO_CARD else CARDS[card].id for card in self.numbers.market]
        return tuple(tuple(places[first : first + 4]) for first in (0, 4, 8))

    @property
    def deck_counts(self) -> tuple[int, ...]:
        return tuple(size - drawn for size, drawn in zip(DECK_SIZES, self.numbers.drawn, strict=True))

    @property
    def locations(self) -> tuple[str, ...]:
        """Those still on the table, in set-up order."""
        return tuple(LOCATIONS[tile].id for tile in self.numbers.location if tile != NONE)

    @property
    def battles(self) -> tuple[str, ...]:
        return tuple(BATTLES[card].id for card in self.numbers.battle if card != NONE)

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        if not self.over:
            return None
        s = self.numbers
        seats = range(self.table.players)
        return Result(
            end=ENDS[s.end],
            winners=tuple(seat for seat in seats if s.winners >> seat & 1),
            points=tuple(player.points for player in self.players),
        )

    @property
    def position(self) -> str:
        """The whole position as a line of text, which `from_position` reads. It tells what is hidden."""
        from gauntlet.rules.position import position_text

        return position_text(self.states)

    def view(self, seat: int | None) -> View:
        """What a seat may know (H); None for an onlooker."""
        from gauntlet.rules.view import view

        return view(self, seat)

    def record(self) -> Record:
        """The game so far. It names the whole deal, so nobody should get it before the game is over."""
        from gauntlet.rules.record import Record

        if self.setup is None:
            raise TableError("a game that began with a position has no record: its set-up is unknown")
        return Record(self.table, self.names, self.setup, tuple(self.decisions), self.result)

    def __str__(self) -> str:
        """The board for a person, with all hands open: for a player's eyes, print a view."""
        from gauntlet.rules.board import board
        from gauntlet.rules.trace import state_json

        hands = [player.reserved for player in self.players]
        return board(state_json(self, hands), self.names, self.seat, self.phase)

    def __eq__(self, other: object) -> bool:
        """Two games are equal if their positions are, to the byte."""
        return isinstance(other, Game) and self.states.tobytes() == other.states.tobytes()
