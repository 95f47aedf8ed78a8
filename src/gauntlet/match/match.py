"""The state of a match, folded from its events: seats, game, clocks. Only events change it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from gauntlet.match import events as e
from gauntlet.match.commitment import Deal, Secret
from gauntlet.match.draw import ANSWER_MS, Draw, draw_deal
from gauntlet.match.events import AnyEvent
from gauntlet.match.match_options import MatchOptions, NoClock, ReserveClock
from gauntlet.rules.decision import Decision
from gauntlet.rules.effects import Effect
from gauntlet.rules.game import Game
from gauntlet.rules.state import CARD_NAMES
from gauntlet.rules.unpack import unpack

A_MINUTE = 60_000
AN_HOUR = 60 * A_MINUTE
REMEMBERED = 64
"""How many ids of each player's messages a match remembers: more than can be in flight at once. Whoever was cut off may
repeat a message after any number of other players' messages."""


class Executed(NamedTuple):
    """A client's message that was executed."""

    number: int
    """Of the event that it led to."""
    digest: str
    """Of its content; empty in old logs."""


class Said(NamedTuple):
    """That someone wrote a line of chat; the words are in the log only."""

    at: int
    player: str
    seat: int | None
    """None for an onlooker."""


@dataclass
class Seat:
    """A seat at the table. Numbered around the table; `Started.order` renumbers the seats by turn order."""

    player: str | None = None
    """Who sits here; a player can hold several seats of one device."""
    name: str = ""
    bot: str | None = None
    """The bot that has this seat from the beginning."""
    stood_in: bool = False
    """A bot plays on for the player."""
    forfeited: bool = False
    was_replaced: bool = False
    """A bot has decided for the player: a victory is not theirs alone."""
    entropy: bool = False
    """The client takes part in draws."""

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
        self.options: MatchOptions = opened.options
        self.maker = opened.maker
        self.number = opened.number
        """Of the last event."""
        self.seats = [Seat() for _ in range(opened.options.players)]
        self.status: Literal["waiting", "playing", "over"] = "waiting"
        self.draw: Draw | None = None
        """How the deal is drawn, where clients take part."""
        self.secret: Secret | None = None
        self.order: list[int] = []
        """The seats as they were numbered before the game, in turn order."""
        self.game: Game | None = None
        self.question = opened.number
        """The number of the event that led to what is asked now: the one that a decision must name."""
        self.revocable: list[tuple[int, int]] = []
        """The decisions since a card was last revealed or drawn, or all of them where taking back is free: whose, and
        how much of their time was spent by then. The last person's can be undone."""
        self.paused = False
        self.pause_requests: set[int] = set()
        self.ended: e.Ended | None = None
        """None, too, where the table was closed before a game began."""
        self.rematch: str | None = None
        self.onlookers_muted = False
        self.recent_chat: deque[Said] = deque()
        """The chat of the last minute, by which it is limited."""
        self.onlookers_lines = 0
        self.ids: dict[str, Executed] = {}
        """The latest messages of each player by player/id."""
        self._ids_of: dict[str, deque[str]] = {}
        self.effects: list[tuple[Effect, ...]] = [()] * (opened.number + 1)
        """What each event did to the game, by its number; nothing is masked here."""
        self.turn_began = opened.at
        self.active = opened.at
        """When the last event was."""
        self._spent = [0] * opened.options.players

    @classmethod
    def of(cls, table: str, log: Iterable[AnyEvent], secret: Secret | None) -> Match:
        """The match that a log describes; the deal is stored apart from the log."""
        events = iter(log)
        opened = next(events)
        if not isinstance(opened, e.Opened):
            raise TypeError(f"the log of table {table} begins with {opened.kind}")
        match = cls(table, opened)
        match.secret = secret
        for event in events:
            match.apply(event)
        return match

    @property
    def deal(self) -> Deal | None:
        return self.secret if isinstance(self.secret, Deal) else None

    @property
    def commitment(self) -> str | None:
        """To the deal, as it was published at the start; None where the game was played elsewhere (handover.py)."""
        return self.deal.commitment if self.deal and self.deal.nonce else None

    def drawn(self) -> tuple[Deal, int]:
        """The deal and the first seat that follow from all shares of the draw."""
        if self.draw is None or self.secret is None:
            raise ValueError(f"table {self.table} draws nothing")
        nonce = self.secret.nonce
        setup, first = draw_deal(self.options.game, nonce, self.draw.shares)
        return Deal(setup, nonce), first if self.draw.first is None else self.draw.first

    # Who is to decide

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
    def free_undo(self) -> bool:
        """Whether a person plays against bots only, unrated: whatever came since may then be taken back."""
        return not self.options.rated and sum(seat.bot is None for seat in self.seats) == 1 < len(self.seats)

    @property
    def to_undo(self) -> int:
        """How many decisions go back, up to the last that a person has made; 0: none can."""
        if not self.options.undo or self.status != "playing" or self.paused:
            return 0
        for count, (seat, _) in enumerate(reversed(self.revocable), start=1):
            if self.seats[seat].is_person:
                return count
            if not self.free_undo:
                break
        return 0

    @property
    def may_undo(self) -> int | None:
        """The seat whose last decision can still be taken back."""
        count = self.to_undo
        return self.revocable[-count][0] if count else None

    def seats_of(self, player: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def viewer_of(self, player: str) -> int | None:
        """The seat whose view a player gets: of several, the one that is to decide."""
        own = self.seats_of(player)
        own = [seat for seat in own if not self.seats[seat].forfeited] or own
        return self.asked if self.asked in own else own[0] if own else None

    def rename(self, player: str, name: str) -> None:
        """A player has deleted their account; the log has the new name already."""
        for seat in self.seats_of(player):
            self.seats[seat].name = name
        self._name_players()

    def refresh_names(self, seated: Iterable[e.Seated]) -> None:
        """The same, for whoever has not heard of it. `seated`: the events of this match, as the log has them now."""
        for event in seated:
            seat = self.seats[self.order.index(event.seat) if self.order else event.seat]
            if seat.player is not None and seat.player == event.player:
                seat.name = event.name
        self._name_players()

    def _name_players(self) -> None:
        if self.game:
            self.game.names = tuple(seat.name for seat in self.seats)

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
        """When the player who is to decide (or takes part in a draw) runs out of time, in milliseconds since 1970."""
        if self.draw and self.status == "waiting":
            return self.turn_began + ANSWER_MS
        clock = self.options.clock
        if self.asked is None or self.paused or self.bot_asked or isinstance(clock, NoClock):
            return None
        return self.turn_began + 1000 * clock.seconds - self._spent[self.asked]

    def time_left(self, seat: int, now: int) -> int | None:
        """What is left on a player's clock, in milliseconds; a bot has none."""
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
        """A returning player gets a whole turn; of a reserve what was left, but at least a minute."""
        clock = self.options.clock
        return min(self._spent[seat], 1000 * (clock.seconds - 60)) if isinstance(clock, ReserveClock) else 0

    def _spent_on_restart(self, seat: int, at: int) -> int:
        """A turn starts over; one of days continues, with at least an hour left."""
        left = self.time_left(seat, at)
        clock = self.options.clock
        if left is None or isinstance(clock, NoClock):
            return 0
        whole = 1000 * clock.seconds
        return whole - max(left, min(whole, AN_HOUR))

    # Events

    def apply(self, event: AnyEvent) -> None:
        """Applies the next event."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} after {self.number} at table {self.table}")
        before = self.asked
        effects: tuple[Effect, ...] = ()
        taken_back: tuple[int, int] | None = None
        match event:
            case e.Seated():
                self.seats[event.seat] = Seat(event.player, event.name, event.bot, entropy=event.entropy)
            case e.Vacated():
                self.seats[event.seat] = Seat()
            case e.Drawing():
                self.draw = Draw(event.seats, event.commitment, event.first)
                self.turn_began = event.at
            case e.Committed():
                self._drawing.commitments[event.seat] = event.commitment
            case e.Revealing():
                self._drawing.revealing = True
                self.turn_began = event.at
            case e.Revealed():
                self._drawing.shares[event.seat] = event.entropy
            case e.Started():
                self._start(event)
            case e.Decided():
                shows_card = self._is_hidden(event.seat, Decision.parse(event.decision))
                effects = self._game.play(event.decision)
                if self.seats[event.seat].stood_in:
                    self.seats[event.seat].was_replaced = True
                self.revocable.append((event.seat, self._spent[event.seat] + event.at - self.turn_began))
                reveals = shows_card or any(map(_draws_card, effects)) or not self.seats[event.seat].is_person
                if reveals and not self.free_undo:
                    self.revocable.clear()
            case e.Undone():
                self._game.undo()
                taken_back = self.revocable.pop()
            case e.PauseRequested():
                self.pause_requests.add(event.seat)
            case e.Paused():
                if self.asked is not None:
                    self._stop_clock(self.asked, event.at)
                self.paused = True
            case e.Resumed():
                self.paused, self.pause_requests = False, set()
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
            case e.Restarted():
                if self.asked is not None and not isinstance(self.options.clock, ReserveClock):
                    self._spent[self.asked] = self._spent_on_restart(self.asked, event.at)
                self.turn_began = event.at
            case e.ChatLine():
                self._remember_line(Said(event.at, event.player, event.seat))
            case e.Muted():
                self.onlookers_muted = event.muted
            case e.Ended():
                self.status, self.ended = "over", event
            case e.Closed():
                self.status = "over"
            case e.Rematch():
                self.rematch = event.table
        self.effects.append(effects)
        self.number, self.active = event.number, event.at
        if isinstance(event, e.Started | e.Decided | e.Undone | e.Ended):
            self.question = event.number
        if event.id:
            self._remember(event.id, event.number)
        self._turn_passes(before, event.at)
        if taken_back and before != self.asked:  # undoing a turn gives no time back
            seat, spent = taken_back
            self._spent[seat] = spent
            self.turn_began = event.at

    def _start(self, event: e.Started) -> None:
        if self.draw and self.deal is None:
            self.secret, _ = self.drawn()
        if self.deal is None:
            raise ValueError(f"table {self.table} starts without a deal")
        self.order = event.order
        self.seats = [self.seats[seat] for seat in event.order]
        self.game = Game.of(self.options.game, self.deal.setup, [seat.name for seat in self.seats])
        self.status = "playing"

    def _is_hidden(self, seat: int, decision: Decision) -> bool:
        """Whether a decision recruits a card that only its owner knows, and so shows it to all."""
        if decision.verb != "recruit":
            return False
        player = unpack(self._game.states.tobytes()).player[seat]
        hand = enumerate(player.reserved)
        return any(CARD_NAMES[card] == decision.card and bool(player.hidden >> slot & 1) for slot, card in hand)

    @property
    def _drawing(self) -> Draw:
        if self.draw is None:
            raise ValueError(f"table {self.table} draws nothing")
        return self.draw

    @property
    def _game(self) -> Game:
        if self.game is None:
            raise ValueError(f"table {self.table} has not started")
        return self.game

    def _remember_line(self, line: Said) -> None:
        self.onlookers_lines += line.seat is None
        self.recent_chat.append(line)
        while self.recent_chat[0].at <= line.at - A_MINUTE:
            self.recent_chat.popleft()

    def _remember(self, ref: str, number: int) -> None:
        message, digest = e.message_and_digest(ref)
        self.ids[message] = Executed(number, digest)
        latest = self._ids_of.setdefault(message.partition("/")[0], deque())
        latest.append(message)
        if len(latest) > REMEMBERED:
            self.ids.pop(latest.popleft(), None)


def _draws_card(effect: Effect) -> bool:
    return (effect.kind == "reserve" and effect.level is not None) or (effect.kind == "refill" and bool(effect.card))
