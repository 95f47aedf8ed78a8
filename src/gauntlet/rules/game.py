"""Game: the friendly face of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gauntlet.rules.catalogue import UNKNOWN
from gauntlet.rules.decision import Decision, legal_bit, legal_decisions
from gauntlet.rules.effects import Effect, decode
from gauntlet.rules.errors import IllegalDecision, NotationError, NothingToUndo, OptionsError, PositionError
from gauntlet.rules.kernel.play import apply, decider, legal
from gauntlet.rules.kernel.see import see
from gauntlet.rules.layout import DECIDED_BY, NONE, OVER, PHASES, DecidedBy, States, new_log, new_state
from gauntlet.rules.options import Options, Setup, dealt, options_of, secret_setup, setup_of_seed
from gauntlet.rules.state import GameState, PlayerState, Result, project

if TYPE_CHECKING:
    from gauntlet.rules.record import Record
    from gauntlet.rules.view import View


class Game:
    """A game of Splendor: Marvel, from its set-up or from a position on.

    >>> game = Game.new(players=2, seed=7)
    >>> game.play("take mind space soul")
    """

    def __init__(
        self,
        states: States,
        options: Options,
        setup: Setup | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        """For `new`, `replay` and `from_position`; `setup` is None where the game's beginning is not known."""
        self.states = states
        """The position, as the kernel has it: the trusted door. Whoever changes it answers for it."""
        self.options = options
        self.setup = setup
        self.names = tuple(names) if names else tuple(f"p{seat}" for seat in range(options.players))
        if len(self.names) != options.players:
            raise OptionsError(f"{len(self.names)} names for {options.players} players")
        self.decisions: list[Decision] = []
        """All that was played since the set-up or the position that the game began with."""
        self._projected: tuple[bytes, GameState] | None = None
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
        options = Options(players, epic_battles, ending or "", payment, max_rounds)
        setup = secret_setup(options) if seed is None else setup_of_seed(options, seed)
        return cls.of(options, setup, names)

    @classmethod
    def of(cls, options: Options, setup: Setup, names: Sequence[str] | None = None) -> Game:
        """A new game with a given set-up, which is checked."""
        setup.check(options)
        return cls(dealt(options, setup), options, setup, names)

    @classmethod
    def from_position(cls, text: str) -> Game:
        """The game at a position that `position` has printed; it has no history."""
        from gauntlet.rules.position_parser import parse_position

        states = parse_position(text)
        if (states["deck"] >= UNKNOWN).any() or (states["player"]["reserved"] >= UNKNOWN).any():
            raise PositionError("this is what a viewer knows: `determinize` makes a game of a view")
        return cls(states, options_of(states))

    @classmethod
    def replay(cls, record: Record | dict[str, Any] | str) -> Game:
        """The game of a record, at its end; JSON, as an object or as text, is checked first."""
        from gauntlet.rules.record import Record

        if not isinstance(record, Record):
            record = Record.read(record) if isinstance(record, str) else Record.from_json(record)
        game = cls.of(record.options, record.setup, record.names)
        for decision in record.decisions:
            game.play(decision)
        return game

    @property
    def state(self) -> GameState:
        """The position with names, all hands open."""
        raw = self.states.tobytes()
        if self._projected is None or self._projected[0] != raw:
            self._projected = raw, project(self.states)
        return self._projected[1]

    # What is asked, and of whom

    # A field of the array, and then its number: that is ten times as fast as a field of a record.

    @property
    def phase(self) -> str:
        return PHASES[self.states["phase"][0]]

    @property
    def over(self) -> bool:
        return bool(self.states["phase"][0] == OVER)

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        return None if self.over else int(self.states["seat"][0])

    @property
    def round(self) -> int:
        return int(self.states["rounds"][0])

    @property
    def legal_bits(self) -> int:
        """The legal decisions of the phase as bits (see layout.py)."""
        return int(legal(self.states))

    @property
    def legal_decisions(self) -> list[Decision]:
        """The legal decisions, sorted by code point."""
        return list(legal_decisions(self.states))

    # Playing

    def play(self, decision: str) -> tuple[Effect, ...]:
        """The checked door: plays a legal decision; anything else raises and leaves the game untouched.

        Returns everything that moved on the table, in order.
        """
        chosen = Decision.parse(decision)
        bit = legal_bit(self.states, chosen)
        if bit is None:
            raise IllegalDecision(self._why_illegal(decision))
        log = new_log()
        apply(self.states, bit, log)
        self._bits.append(bit)
        self.decisions.append(chosen)
        return decode(log)

    def is_legal(self, decision: str) -> bool:
        """Whether `play` would take it."""
        try:
            return legal_bit(self.states, Decision.parse(decision)) is not None
        except NotationError:
            return False

    def _why_illegal(self, decision: str) -> str:
        if self.over:
            return f"{decision!r} is not legal: the game is over"
        return (
            f"{decision!r} is not legal: seat {self.seat} is asked in phase {self.phase} of round"
            f" {self.round}, where these are legal: {', '.join(self.legal_decisions)}"
        )

    def undo(self) -> Decision:
        """Takes the last decision back, and returns it: the others are played again, which takes microseconds."""
        if not self._bits:
            raise NothingToUndo("there is nothing to take back: no decision has been played")
        self._bits.pop()
        self.states = self._began.copy()
        log = new_log()
        for bit in self._bits:
            apply(self.states, bit, log)
        return self.decisions.pop()

    def copy(self) -> Game:
        """A game that goes its own way from here, history included."""
        twin = Game(self.states.copy(), self.options, self.setup, self.names)
        twin.decisions = self.decisions.copy()
        twin._began, twin._bits = self._began, self._bits.copy()
        return twin

    # What there is to see

    @property
    def players(self) -> tuple[PlayerState, ...]:
        return self.state.players

    @property
    def bank(self) -> dict[str, int]:
        return self.state.bank

    @property
    def market(self) -> tuple[tuple[str | None, ...], ...]:
        """The face-up cards by level; None for an empty slot."""
        return self.state.market

    @property
    def decks(self) -> tuple[int, ...]:
        """How many cards each deck has left."""
        return self.state.decks

    @property
    def locations(self) -> tuple[str, ...]:
        """Those still on the table, in set-up order."""
        return self.state.locations

    @property
    def battles(self) -> tuple[str, ...]:
        return self.state.battles

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        return self.state.result if self.over else None

    def decided_by(self, winners: Sequence[int], rivals: Sequence[int]) -> DecidedBy | None:
        """W3, B14: what parts the winners from the other rivals: `alone` (nobody else met the condition), `points`,
        `avengers`, `cards` or `shared`; None where nothing had to be decided."""
        found = decider(self.states, *(sum(1 << seat for seat in seats) for seats in (winners, rivals)))
        return None if found == NONE else DECIDED_BY[found]

    @property
    def position(self) -> str:
        """The whole position as a line of text, which `from_position` reads. It includes what is hidden."""
        from gauntlet.rules.position import position_text

        return position_text(self.states)

    def view(self, seat: int | None) -> View:
        """What a seat may know (H); None for an onlooker."""
        from gauntlet.rules.view import View

        if seat is not None and seat not in range(self.options.players):
            raise OptionsError(f"there is no seat {seat} with {self.options.players} players")
        states = new_state()
        see(self.states, NONE if seat is None else seat, states)
        return View(seat, self.names, tuple(self.decisions), states)

    def record(self) -> Record:
        """The game so far. It names the whole deal, so nobody should get it before the game is over."""
        from gauntlet.rules.record import Record

        if self.setup is None:
            raise OptionsError("a game that began with a position has no record: its set-up is unknown")
        return Record(self.options, self.names, self.setup, tuple(self.decisions), self.result)

    def __str__(self) -> str:
        """The board for a person, with all hands open: for one player, print a view."""
        from gauntlet.rules.board import Board

        return Board().draw(self.state, self.names)

    def __eq__(self, other: object) -> bool:
        """Two games are equal if their positions are, to the byte."""
        return isinstance(other, Game) and self.states.tobytes() == other.states.tobytes()
