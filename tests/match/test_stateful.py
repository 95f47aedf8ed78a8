"""Anything that people can do at a table, in any order, against a plain model with the rules of the reference."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gauntlet.match import commands, talk
from gauntlet.match.events import EVENT
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions, NoClock, ReserveClock, TurnClock
from gauntlet.match.refused import REFUSALS, Refused
from testkit import reference
from testkit.match.matches import PEOPLE, Command, Live, facts, order
from testkit.rules.kinds import many

BOT = "bot"
WHO = st.sampled_from([*PEOPLE, "eve"])
CLOCKS = st.sampled_from([NoClock(), TurnClock(seconds=30), ReserveClock(seconds=60)])


class Tables(RuleBasedStateMachine):
    """The model keeps plain lists and the positions of the reference; `live` is what is tested."""

    @initialize(
        players=st.integers(2, 3),
        clock=CLOCKS,
        absent=st.sampled_from(["bot", "forfeit"]),
        may_undo=st.sampled_from([True] * 5 + [False]),
        epic=st.booleans(),
        people=st.lists(st.sampled_from([*PEOPLE, "ana", BOT]), min_size=3, max_size=3),
        started=st.sampled_from([True] * 7 + [False]),
        seed=st.integers(0, 9),
    )
    def open(
        self,
        players: int,
        clock: Any,
        absent: Any,
        may_undo: bool,
        epic: bool,
        people: list[str],
        started: bool,
        seed: int,
    ) -> None:
        self.options = MatchOptions(players=players, clock=clock, absent=absent, undo=may_undo, epic_battles=epic)
        self.live = Live(self.options)
        self.seats: list[str | None] = [None] * players
        self.status = "waiting"
        self.positions: list[reference.Position] = []
        self.revocable: list[tuple[int, int]] = []
        self.paused = False
        self.wants: set[int] = set()
        self.stood_in: set[int] = set()
        self.out: set[int] = set()
        self.winners: list[int] | None = None
        self.whole = None if isinstance(clock, NoClock) else 1000 * clock.seconds
        self.left = [self.whole or 0] * players
        self.charged = 0
        self.sent: list[tuple[str, int, str, str]] = []
        if started:
            for who in people[:players]:
                if who == BOT:
                    self.seat_bot("ana")
                else:
                    self.sit(who)
            for player in ("ben", "cleo", "dan"):
                self.sit(player)
            self.start("ana", 0, seed)

    # What the model knows

    @property
    def asked(self) -> int | None:
        return reference.seat(self.positions[-1]) if self.status == "playing" else None

    def own(self, player: str) -> list[int]:
        return [seat for seat, holder in enumerate(self.seats) if holder == player]

    def viewer(self, player: str) -> int | None:
        own = self.own(player)
        return self.asked if self.asked in own else own[0] if own else None

    def is_person(self, seat: int) -> bool:
        return self.seats[seat] not in (None, BOT) and seat not in self.stood_in | self.out

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots only: then whatever came since may be taken back, too."""
        return sum(holder != BOT for holder in self.seats) == 1

    @property
    def to_undo(self) -> int:
        """How many decisions go back: up to the last that a person has made."""
        if self.paused or self.status != "playing" or not self.options.undo:
            return 0
        since = [self.is_person(seat) for seat, _ in reversed(self.revocable)]
        return since.index(True) + 1 if any(since if self.alone else since[:1]) else 0

    def can_undo(self, player: str) -> bool:
        return self.to_undo > 0 and self.seats[self.revocable[-self.to_undo][0]] == player

    # How it changes

    def attempt(self, allowed: bool, command: Command, *args: Any, ref: str = "") -> None:
        """Does it if it is allowed; else it is refused, and nothing has happened."""
        if allowed:
            self.live.do(command, *args, ref=ref)
            return
        before, length = facts(self.live.match), len(self.live.log)
        with pytest.raises(Refused) as refusal:
            self.live.do(command, *args, ref=ref)
        assert refusal.value.code in REFUSALS
        assert (facts(self.live.match), len(self.live.log)) == (before, length)

    def turn_passes(self, before: int | None) -> None:
        if before == self.asked:
            return
        if before is not None and isinstance(self.options.clock, TurnClock):
            self.left[before] = self.whole or 0
        self.charged = 0

    def absent(self, seats: list[int]) -> None:
        if self.options.absent == "bot":
            self.stood_in |= set(seats)
        else:
            self.out |= set(seats)

    def follows(self) -> None:
        """What comes by itself."""
        if self.status == "playing" and not self.ends():
            if self.paused and not any(map(self.is_person, range(len(self.seats)))):
                self.paused, self.wants, self.charged = False, set(), 0
            seat = self.asked
            runs = self.whole and not self.paused and seat is not None and self.is_person(seat)
            if runs and seat is not None and self.left[seat] <= 0:
                self.absent([seat])
                self.ends()
        self.live.settle()

    def ends(self) -> bool:
        rivals = [seat for seat in range(len(self.seats)) if seat not in self.out]
        result = reference.result(self.positions[-1])
        if len(rivals) > 1 and result is None:
            return False
        if len(rivals) <= 1 or result is None:
            self.winners = rivals
        else:
            self.winners = [seat for seat in result["winners"] if seat in rivals]
            if result["winners"] and not self.winners:
                most = max(result["points"][seat] for seat in rivals)
                self.winners = [seat for seat in rivals if result["points"][seat] == most]
        before = self.asked
        self.status = "over"
        self.turn_passes(before)
        return True

    # What people do

    @precondition(lambda self: self.status == "waiting" or len(self.live.log) % 7 == 0)
    @rule(player=WHO)
    def sit(self, player: str) -> None:
        allowed = self.status == "waiting" and None in self.seats and (player == "ana" or not self.own(player))
        self.attempt(allowed, commands.sit, player, f"{player.title()} {len(self.live.log)}", None)
        if allowed:
            self.seats[self.seats.index(None)] = player

    @precondition(lambda self: self.status == "waiting" or len(self.live.log) % 7 == 0)
    @rule(player=WHO)
    def seat_bot(self, player: str) -> None:
        allowed = self.status == "waiting" and None in self.seats and player == "ana"
        self.attempt(allowed, commands.seat_bot, player, "mason", "Mason", None)
        if allowed:
            self.seats[self.seats.index(None)] = BOT

    @precondition(lambda self: self.status == "waiting")
    @rule(player=WHO, seat=st.integers(-1, 3))
    def stand(self, player: str, seat: int) -> None:
        there = 0 <= seat < len(self.seats) and self.seats[seat] is not None
        allowed = there and player in ("ana", self.seats[seat])
        self.attempt(allowed, commands.stand, player, seat)
        if allowed:
            self.seats[seat] = None

    @precondition(lambda self: self.status == "waiting")
    @rule(player=st.just("ana"), first=st.integers(0, 1), seed=st.integers(0, 9))
    def start(self, player: str, first: int, seed: int) -> None:
        if None in self.seats:
            self.attempt(False, commands.start, player, first)
            return
        seats = order(first, len(self.seats))
        self.live.begin(seed, seats)
        self.seats = [self.seats[seat] for seat in seats]
        assert self.live.match.deal is not None
        self.positions = [reference.start(self.options.game.as_json(), self.live.match.deal.setup.as_json())]
        self.status = "playing"

    @precondition(lambda self: self.asked is not None)
    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=6), draws=st.booleans())
    def decide(self, picks: list[int], draws: bool) -> None:
        for pick in picks:
            if self.asked is not None:
                self.decide_once(pick, draws)

    @precondition(lambda self: self.asked is not None and not self.paused)
    @rule(picks=st.lists(st.integers(0, 10**6), min_size=4, max_size=12))
    def decide_for_a_while(self, picks: list[int]) -> None:
        self.decide(picks, draws=True)

    @precondition(lambda self: self.asked is not None and not self.paused)
    @rule(pick=st.integers(0, 10**6), seconds=st.sampled_from([0.5, 3]))
    def decide_and_take_back(self, pick: int, seconds: float) -> None:
        self.decide([pick], draws=False)
        self.time_goes_by(seconds)
        if self.revocable and self.status == "playing":
            self.undo(str(self.seats[self.revocable[-1][0]]), stale=False)

    def decide_once(self, pick: int, draws: bool) -> None:
        seat = self.asked
        assert seat is not None
        legal = reference.legal(self.positions[-1])
        if not draws:
            legal = [text for text in legal if not text.startswith("reserve")] or legal
        recruits = [text for text in legal if text.startswith("recruit")]
        decision = (recruits or legal)[pick % len(recruits or legal)]
        player = self.seats[seat]
        question = self.live.match.question
        if self.is_person(seat):
            message = (str(player), question, decision, str(len(self.live.log)))
            self.attempt(not self.paused, commands.decide, *message[:-1], ref=message[-1])
            if not self.paused:
                self.sent.append(message)
                assert self.live.match.ids[f"{player}/{message[-1]}"].number == int(message[-1]) + 1
        else:
            self.attempt(not self.paused, commands.decide_for_bot, question, decision)
        if not self.paused:
            self.decided(seat, decision)

    def decided(self, seat: int, decision: str) -> None:
        old = self.positions[-1]
        new = reference.play(old, decision)
        self.positions.append(new)
        self.revocable.append((seat, self.left[seat]))
        if not self.alone and (unseen(old, seat) != unseen(new, seat) or not self.is_person(seat)):
            self.revocable = []
        self.turn_passes(old.seat)
        self.follows()

    @precondition(lambda self: self.asked is not None)
    @rule(
        player=WHO, off=st.sampled_from([0, 0, -1, 1]), text=st.sampled_from(["pass", "take mind", "recruit hulk", ""])
    )
    def decide_wrongly(self, player: str, off: int, text: str) -> None:
        legal = reference.legal(self.positions[-1])
        if text in legal:
            return
        decision = legal[0] if off else text
        self.attempt(False, commands.decide, player, self.live.match.question + off, decision, ref="x")

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 10**6))
    def send_again(self, which: int) -> None:
        """A message that has been carried out is known by its id, and would be refused without it."""
        player, question, decision, ref = self.sent[which % len(self.sent)]
        self.attempt(False, commands.decide, player, question, decision, ref=ref)

    @precondition(lambda self: self.status == "playing")
    @rule(player=WHO, stale=st.sampled_from([False, False, False, True]))
    def undo(self, player: str, stale: bool) -> None:
        allowed = self.can_undo(player) and not stale
        count = self.to_undo
        self.attempt(allowed, commands.undo, player, self.live.match.question - stale, ref="u")
        if allowed:
            for _ in range(count):
                before = self.asked
                self.positions.pop()
                seat, left = self.revocable.pop()
                self.turn_passes(before)
                if before != seat:
                    self.left[seat] = left
            self.follows()

    @rule(seconds=st.sampled_from([0.001, 1, 7, 29.999, 30, 61]))
    def time_goes_by(self, seconds: float) -> None:
        self.live.wait(seconds)
        seat = self.asked
        if seat is not None and self.is_person(seat) and not self.paused:
            self.left[seat] -= round(1000 * seconds)
            self.charged += round(1000 * seconds)
        self.follows()

    @precondition(lambda self: len(self.live.log) % 2 == 0)
    @rule(players=st.sampled_from([("ana",), ("ben",), ("eve",), PEOPLE]))
    def request_pause(self, players: tuple[str, ...]) -> None:
        for player in players:
            own = [seat for seat in self.own(player) if self.is_person(seat)]
            allowed = self.status == "playing" and not self.paused and bool(own)
            self.attempt(allowed, commands.request_pause, player)
            if allowed:
                self.wants |= set(own)
                if all(seat in self.wants for seat in range(len(self.seats)) if self.is_person(seat)):
                    self.paused = True
                    self.charged = 0

    @precondition(lambda self: self.paused or len(self.live.log) % 7 == 0)
    @rule(player=WHO)
    def resume(self, player: str) -> None:
        allowed = self.paused and self.viewer(player) is not None and self.viewer(player) not in self.out
        if self.paused and self.status == "over":
            return
        self.attempt(allowed, commands.resume, player)
        if allowed:
            self.paused, self.wants, self.charged = False, set(), 0
            self.follows()

    @precondition(lambda self: self.status == "playing" and len(self.live.log) % 5 == 0)
    @rule(player=WHO)
    def resign(self, player: str) -> None:
        seat = self.viewer(player)
        allowed = seat is not None and seat not in self.out
        self.attempt(allowed, commands.resign, player)
        if allowed and seat is not None:
            self.out.add(seat)
        self.follows()

    @precondition(lambda self: self.status != "over" and len(self.live.log) % 2 == 0)
    @rule(player=WHO)
    def leave(self, player: str) -> None:
        self.live.do(commands.leave, player)
        if self.status == "waiting":
            self.seats = [None if holder == player else holder for holder in self.seats]
        else:
            self.absent([seat for seat in self.own(player) if self.is_person(seat)])
            self.follows()

    @precondition(lambda self: self.stood_in or len(self.live.log) % 7 == 0)
    @rule(player=WHO)
    def come_back(self, player: str) -> None:
        seats = [seat for seat in self.own(player) if seat in self.stood_in and seat not in self.out]
        allowed = self.status == "playing" and bool(seats)
        self.attempt(allowed, commands.return_to_seat, player)
        if allowed:
            self.stood_in -= set(seats)
            for seat in seats:
                self.left[seat] = self.whole or 0
            if self.asked in seats:
                self.charged = 0
            self.follows()

    @precondition(lambda self: len(self.live.log) % 3 == 0)
    @rule(player=WHO)
    def chat(self, player: str) -> None:
        self.live.do(talk.chat, player, player, None, "hello", ref="s")

    # What happens to the program

    @precondition(lambda self: self.asked is not None)
    @rule()
    def restart(self) -> None:
        assert self.asked is not None
        if isinstance(self.options.clock, TurnClock):
            self.left[self.asked] = self.whole or 0
        elif self.is_person(self.asked):
            self.left[self.asked] += self.charged
        self.charged = 0
        self.live.do(commands.restart)
        self.follows()

    @rule()
    def crash(self) -> None:
        kept = [EVENT.validate_python(event.model_dump(mode="json")) for event in self.live.log]
        match = Match.of("table", kept, self.live.match.deal)
        assert facts(match) == facts(self.live.match)
        self.live.match = match

    # What must hold at any time

    @invariant()
    def agree(self) -> None:
        match = self.live.match
        assert (match.status, match.asked, match.paused) == (self.status, self.asked, self.paused)
        assert match.number == len(self.live.log)
        assert [BOT if seat.bot else seat.player for seat in match.seats] == self.seats
        assert {n for n, seat in enumerate(match.seats) if seat.stood_in} == self.stood_in
        assert {n for n, seat in enumerate(match.seats) if seat.forfeited} == self.out
        assert (match.ended.winners if match.ended else None) == self.winners
        assert match.pause_requests == self.wants
        if self.positions:
            assert match.game is not None
            assert match.game.legal_decisions == reference.legal(self.positions[-1])
            assert match.game.view(None).state.as_json() == reference.view(self.positions[-1], None)
        for seat in range(len(self.seats)):
            time = max(0, self.left[seat]) if self.whole and self.is_person(seat) else None
            assert match.time_left(seat, self.live.now) == time
        for player in PEOPLE:
            assert (match.may_undo in match.seats_of(player)) == self.can_undo(player)


def unseen(position: reference.Position, seat: int) -> tuple[list[int], int]:
    """How many cards lie in the decks, and how many of a hand its owner alone knows."""
    secret = list(position.players[seat].secret)
    if position.paying and position.paying.card in secret:
        secret.remove(position.paying.card)
    return [len(deck) for deck in position.decks], len(secret)


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=many(40),
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
