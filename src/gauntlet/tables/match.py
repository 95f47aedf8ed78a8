"""A match as its log tells it: who sits where, what is asked, whose clock runs. Changed by events and nothing else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from gauntlet.rules.game import Game
from gauntlet.rules.layout import PAY
from gauntlet.rules.view import HAND
from gauntlet.tables import events as e
from gauntlet.tables.events import AnyEvent
from gauntlet.tables.options import NoClock, Options, ReserveClock
from gauntlet.tables.shuffle import Deal

AN_HOUR = 3_600_000
REMEMBERED = 64
"""How many ids of clients' messages a match remembers: more than can be on their way at once."""


@dataclass
class Seat:
    """A chair, and from the start of the game on a seat."""

    player: str | None = None
    """Who sits here; a player can hold several seats of one device."""
    name: str = ""
    bot: str | None = None
    """The bot that has this seat from the beginning."""
    stood_in: bool = False
    """A bot plays on for the player."""
    forfeited: bool = False

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether a person is to decide for it."""
        return self.player is not None and not self.stood_in and not self.forfeited


class Match:
    """Folds the events of one table. `commands.py` says which events may come next."""

    def __init__(self, table: str, opened: e.Opened) -> None:
        self.table = table
        self.options: Options = opened.options
        self.maker = opened.maker
        self.number = opened.number
        """Of the last event."""
        self.seats = [Seat() for _ in range(opened.options.players)]
        self.status: Literal["waiting", "playing", "over"] = "waiting"
        self.deal: Deal | None = None
        self.game: Game | None = None
        self.question = opened.number
        """The number of the event that led to what is asked now: the one that a decision must name."""
        self.revocable: list[tuple[int, int]] = []
        """The latest decisions since a card was turned up or drawn, of which the last can be taken back: whose, and how
        much of their time was spent by then."""
        self.paused = False
        self.want_pause: set[int] = set()
        self.ended: e.Ended | None = None
        self.again: str | None = None
        self.ids: OrderedDict[str, int] = OrderedDict()
        """The latest messages of clients: (player and) id, and the number of the event that came of it."""
        self.turn_began = opened.at
        self.active = opened.at
        """When something happened last."""
        self._spent = [0] * opened.options.players

    @classmethod
    def of(cls, table: str, log: Iterable[AnyEvent], deal: Deal | None) -> Match:
        """The match of a log, the deal being what was kept with it."""
        events = iter(log)
        opened = next(events)
        if not isinstance(opened, e.Opened):
            raise TypeError(f"the log of table {table} begins with {opened.kind}")
        match = cls(table, opened)
        match.deal = deal
        for event in events:
            match.apply(event)
        return match

    # What is asked, and of whom

    @property
    def asked(self) -> int | None:
        return self.game.seat if self.game and self.status == "playing" else None

    @property
    def bot_asked(self) -> str | None:
        """The bot that is to decide now."""
        if self.asked is None or self.paused:
            return None
        seat = self.seats[self.asked]
        return None if seat.is_person else seat.bot or self.options.stand_in

    @property
    def may_undo(self) -> int | None:
        """The seat whose last decision can still be taken back."""
        if not self.revocable or not self.options.undo or self.status != "playing" or self.paused:
            return None
        seat, _ = self.revocable[-1]
        return seat if self.seats[seat].is_person else None

    def seats_of(self, player: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def eyes_of(self, player: str) -> int | None:
        """The seat through which a player looks at the table: of several, the one that is asked."""
        own = self.seats_of(player)
        own = [seat for seat in own if not self.seats[seat].forfeited] or own
        return self.asked if self.asked in own else own[0] if own else None

    @property
    def people(self) -> set[int]:
        return {number for number, seat in enumerate(self.seats) if seat.is_person}

    @property
    def rivals(self) -> list[int]:
        """The seats that can still win."""
        return [number for number, seat in enumerate(self.seats) if not seat.forfeited]

    # The clock

    @property
    def deadline(self) -> int | None:
        """When the time of the player who is asked is out, in milliseconds since 1970."""
        clock = self.options.clock
        if self.asked is None or self.paused or self.bot_asked or isinstance(clock, NoClock):
            return None
        return self.turn_began + 1000 * clock.seconds - self._spent[self.asked]

    def time_left(self, seat: int, now: int) -> int | None:
        """What a player's clock shows, in milliseconds; a bot has none."""
        clock = self.options.clock
        if isinstance(clock, NoClock) or not self.seats[seat].is_person:
            return None
        running = now - self.turn_began if seat == self.asked and not self.paused else 0
        return max(0, 1000 * clock.seconds - self._spent[seat] - running)

    def _turn_passes(self, before: int | None, at: int) -> None:
        if before != self.asked:
            if before is not None:
                self._stop_clock(before, at)
                if not isinstance(self.options.clock, ReserveClock):
                    self._spent[before] = 0
            self.turn_began = at

    def _stop_clock(self, seat: int, at: int) -> None:
        if not self.paused and self.seats[seat].is_person:
            self._spent[seat] += at - self.turn_began
        self.turn_began = at

    def _spent_on_return(self, seat: int) -> int:
        """Whoever comes back has a whole turn; of a reserve what was left, but a minute at least."""
        clock = self.options.clock
        return min(self._spent[seat], 1000 * (clock.seconds - 60)) if isinstance(clock, ReserveClock) else 0

    def _spent_when_woken(self, seat: int, at: int) -> int:
        """A turn begins anew; one of days goes on, with an hour at least."""
        left = self.time_left(seat, at)
        clock = self.options.clock
        if left is None or isinstance(clock, NoClock):
            return 0
        whole = 1000 * clock.seconds
        return whole - max(left, min(whole, AN_HOUR))

    # Events

    def apply(self, event: AnyEvent) -> None:
        """The next event has happened."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} after {self.number} at table {self.table}")
        before = self.asked
        taken_back: tuple[int, int] | None = None
        match event:
            case e.Seated():
                self.seats[event.chair] = Seat(event.player, event.name, event.bot)
            case e.Vacated():
                self.seats[event.chair] = Seat()
            case e.Started():
                self._start(event)
            case e.Decided():
                unseen = self._unseen(event.seat)
                self._game.play(event.decision)
                self.revocable.append((event.seat, self._spent[event.seat] + event.at - self.turn_began))
                if self._unseen(event.seat) != unseen or not self.seats[event.seat].is_person:
                    self.revocable.clear()
            case e.Undone():
                self._game.undo()
                taken_back = self.revocable.pop()
            case e.PauseAsked():
                self.want_pause.add(event.seat)
            case e.Paused():
                if self.asked is not None:
                    self._stop_clock(self.asked, event.at)
                self.paused = True
            case e.Resumed():
                self.paused, self.want_pause = False, set()
                self.turn_began = event.at
            case e.StoodIn():
                if event.seat == self.asked:
                    self._stop_clock(event.seat, event.at)
                self.seats[event.seat].stood_in = True
            case e.Returned():
                self.seats[event.seat].stood_in = False
                self._spent[event.seat] = self._spent_on_return(event.seat)
                if event.seat == self.asked:
                    self.turn_began = event.at
            case e.Forfeited():
                self.seats[event.seat].forfeited = True
            case e.Woken():
                if self.asked is not None and not isinstance(self.options.clock, ReserveClock):
                    self._spent[self.asked] = self._spent_when_woken(self.asked, event.at)
                self.turn_began = event.at
            case e.Ended():
                self.status, self.ended = "over", event
            case e.Again():
                self.again = event.table
        self.number, self.active = event.number, event.at
        if isinstance(event, e.Started | e.Decided | e.Undone | e.Ended):
            self.question = event.number
        if event.id:
            self._remember(event.id, event.number)
        self._turn_passes(before, event.at)
        if taken_back and before != self.asked:  # whoever takes a turn back has no more time than before
            seat, spent = taken_back
            self._spent[seat] = spent
            self.turn_began = event.at

    def _start(self, event: e.Started) -> None:
        if self.deal is None:
            raise ValueError(f"table {self.table} starts without a deal")
        self.seats = [self.seats[chair] for chair in event.order]
        self.game = Game.of(self.options.table, self.deal.setup, [seat.name for seat in self.seats])
        self.status = "playing"

    def _unseen(self, seat: int) -> tuple[tuple[int, ...], int]:
        """Cards that have left the decks, and hidden ones of a hand: a card that is drawn or turned up changes it."""
        s = self._game.numbers
        shown = 1 << s.paying - HAND if s.phase == PAY and s.seat == seat and s.paying >= HAND else 0
        return tuple(s.drawn), (s.player[seat].hidden & ~shown).bit_count()

    @property
    def _game(self) -> Game:
        if self.game is None:
            raise ValueError(f"table {self.table} has not started")
        return self.game

    def _remember(self, ref: str, number: int) -> None:
        self.ids[ref] = number
        if len(self.ids) > REMEMBERED:
            self.ids.popitem(last=False)
