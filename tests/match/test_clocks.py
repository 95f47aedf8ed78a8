"""The clocks of a table: whose time runs, when it is out, and what comes of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gauntlet.match import commands, talk
from gauntlet.match import events as e
from gauntlet.match.match import Match
from gauntlet.match.match_options import DAY, MatchOptions, ReserveClock, TurnClock
from gauntlet.match.screen import screen
from testkit.match.matches import Live, seated
from testkit.rules.positions import Seat, game_at

TAKE = "take mind space soul"
TURN: dict[str, Any] = {"clock": {"kind": "turn", "seconds": 30}}
RESERVE: dict[str, Any] = {"clock": {"kind": "reserve", "seconds": 100}}


def left(live: Live) -> list[float | None]:
    """What the clocks show, in seconds."""
    shown = [live.match.time_left(seat, live.now) for seat in range(len(live.match.seats))]
    assert [seat["clock"] for seat in screen(live.match, None, live.now)["seats"]] == shown
    return [None if time is None else time / 1000 for time in shown]


def until(live: Live) -> float | None:
    """The seconds until the time is out."""
    return None if live.match.deadline is None else (live.match.deadline - live.now) / 1000


def test_without_a_clock_everyone_thinks_as_long_as_they_like() -> None:
    live = seated("ana", "ben")
    live.wait(10 * DAY)
    assert (left(live), until(live), live.do(commands.due)) == ([None, None], None, [])


def test_each_turn_has_its_time() -> None:
    live = seated("ana", "ben", **TURN)
    live.wait(12)
    assert (left(live), until(live)) == ([18, 30], 18)
    live.decide(TAKE)
    assert (left(live), until(live)) == ([30, 30], 30)
    live.wait(29.9)
    assert (left(live), live.do(commands.due)) == ([30, 0.1], [])
    live.decide(TAKE)
    assert left(live) == [30, 30]


def test_a_reserve_is_for_all_turns_together() -> None:
    live = seated("ana", "ben", **RESERVE)
    for spent in ([10, 0], [10, 20], [40, 20], [40, 21]):
        before = left(live)
        asked = live.match.asked or 0
        live.wait((before[asked] or 0) - (100 - spent[asked]))
        live.decide(TAKE if live.game.bank["soul"] else "")
        assert left(live) == [100 - spent[0], 100 - spent[1]]
    assert until(live) == 60


def test_the_questions_of_one_turn_share_its_time() -> None:
    live = seated("ana", "ben", **TURN)
    live.match.game = game_at(Seat(space=3, shield=2), Seat(), market="kraven")
    live.wait(10)
    live.decide("recruit kraven")
    live.wait(5)
    assert (left(live), until(live)) == ([15, 30], 15)
    live.decide("shield space")
    assert (live.match.asked, left(live)) == (0, [15, 30])
    live.wait(4)
    live.undo("ana")
    live.wait(10)
    assert (left(live), until(live)) == ([1, 30], 1)
    live.decide("pay")
    assert (live.match.asked, left(live)) == (1, [30, 30])


@pytest.mark.parametrize("clock", [TURN, RESERVE])
def test_a_pause_stops_the_clock(clock: dict[str, Any]) -> None:
    live = seated("ana", "ben", **clock)
    whole = left(live)[1]
    assert whole is not None
    live.wait(12)
    live.do(commands.request_pause, "ana")
    live.wait(5)
    live.do(commands.request_pause, "ben")
    assert until(live) is None
    live.wait(1000)
    assert (left(live), live.do(commands.due)) == ([whole - 17, whole], [])
    live.do(commands.resume, "ben")
    assert (left(live), until(live)) == ([whole - 17, whole], whole - 17)
    live.wait(3)
    assert left(live) == [whole - 20, whole]
    live.decide(TAKE)
    assert left(live) == ([whole - 20, whole] if clock is RESERVE else [whole, whole])


def test_the_end_of_a_match_in_a_pause_costs_nobody_time() -> None:
    live = seated("ana", "ben", **RESERVE)
    live.wait(10)
    for player in ("ana", "ben"):
        live.do(commands.request_pause, player)
    live.wait(50)
    live.do(commands.resign, "ben")
    live.settle()
    live.wait(50)
    assert (left(live), until(live)) == ([90, None], None)


def test_the_clocks_stand_still_when_the_match_is_over() -> None:
    live = seated("ana", "ben", "cleo", **RESERVE)
    live.wait(10)
    live.do(commands.resign, "ben")
    live.do(commands.resign, "cleo")
    live.settle()
    live.wait(50)
    assert (left(live), until(live)) == ([90, None, None], None)


def test_bots_have_no_clock() -> None:
    live = seated("ana", "bot:mason", **TURN)
    live.decide(TAKE)
    live.wait(1000)
    assert (left(live), until(live), live.do(commands.due)) == ([30, None], None, [])
    live.bot_decides(TAKE)
    assert (left(live), until(live)) == ([30, None], 30)


@pytest.mark.parametrize(("clock", "on_return"), [(TURN, 30), (RESERVE, 60)])
def test_when_time_is_out_a_bot_plays_on_until_the_player_returns(clock: dict[str, Any], on_return: int) -> None:
    live = seated("ana", "ben", **clock)
    live.wait(clock["clock"]["seconds"])
    live.settle()
    assert live.log[-1] == e.StoodIn(number=5, at=live.now, seat=0, why="time")
    assert (live.match.bot_asked, until(live), live.match.status) == ("mason", None, "playing")
    live.wait(7)
    live.do(commands.return_to_seat, "ana")
    assert (left(live)[0], until(live)) == (on_return, on_return)
    live.decide(TAKE)


def test_when_time_is_out_the_seat_forfeits_where_that_was_agreed() -> None:
    live = seated("ana", "ben", absent="forfeit", **TURN)
    live.decide(TAKE)
    live.wait(30)
    live.settle()
    assert isinstance(live.log[-2], e.Forfeited)
    assert (live.log[-2].seat, live.log[-2].why) == (1, "time")
    assert live.match.ended is not None
    assert (live.match.ended.end, live.match.ended.winners) == ("forfeit", [0])


def test_of_three_players_who_forfeits_by_time_is_moved_by_a_bot() -> None:
    live = seated("ana", "ben", "cleo", absent="forfeit", **RESERVE)
    live.wait(101)
    live.settle()
    assert (live.match.status, live.match.rivals, live.match.bot_asked) == ("playing", [1, 2], "mason")
    live.wait(200)
    live.settle()
    live.bot_decides(TAKE)
    assert until(live) == 100


def test_time_is_out_at_the_deadline_and_not_before() -> None:
    live = seated("ana", "ben", **TURN)
    live.now += 29_999
    assert live.do(commands.due) == []
    live.now += 1
    assert [event.kind for event in live.do(commands.due)] == ["stood-in"]
    assert live.do(commands.due) == []


def test_a_decision_that_comes_before_the_alarm_still_counts() -> None:
    live = seated("ana", "ben", **RESERVE)
    live.wait(150)
    live.decide(TAKE)
    assert left(live) == [0, 100]


@pytest.mark.parametrize(("clock", "seconds"), [(TURN, 30), (RESERVE, 100)])
def test_after_the_server_was_down_the_turn_begins_anew(clock: dict[str, Any], seconds: int) -> None:
    live = seated("ana", "ben", **clock)
    live.wait(5000)
    live.do(commands.restart)
    assert (left(live), until(live)) == ([seconds, seconds], seconds)
    assert live.do(commands.due) == []


def test_a_woken_turn_begins_anew_even_after_a_pause_in_it() -> None:
    live = seated("ana", "ben", **TURN)
    live.wait(20)
    for player in ("ana", "ben"):
        live.do(commands.request_pause, player)
    live.do(commands.resume, "ana")
    live.wait(400)
    live.do(commands.restart)
    assert left(live) == [30, 30]


def test_a_turn_of_days_goes_on_after_the_server_was_down_with_an_hour_at_least() -> None:
    live = seated("ana", "ben", clock=TurnClock(seconds=3 * DAY))
    for passed, remaining in ((DAY, 2 * DAY), (2 * DAY - 600, 3600), (3000, 3600)):
        live.wait(passed)
        live.do(commands.restart)
        assert (left(live), until(live)) == ([remaining, 3 * DAY], remaining)


def test_waking_gives_nobody_back_what_earlier_turns_took() -> None:
    live = seated("ana", "ben", **RESERVE)
    live.wait(40)
    live.decide(TAKE)
    live.decide(TAKE)
    live.wait(500)
    live.do(commands.restart)
    assert left(live) == [60, 100]


@pytest.mark.parametrize("clock", [TURN, RESERVE])
def test_who_comes_back_in_the_turn_of_another_does_not_touch_their_clock(clock: dict[str, Any]) -> None:
    live = seated("ana", "ben", **clock)
    whole = left(live)[1]
    assert whole is not None
    live.do(commands.leave, "ben")
    live.wait(12)
    live.do(commands.return_to_seat, "ben")
    assert left(live) == [whole - 12, whole]


def test_who_leaves_and_speaks_does_not_touch_the_clock_of_the_turn() -> None:
    live = seated("ana", "ben", "cleo", **TURN)
    live.wait(12)
    live.do(commands.leave, "ben")
    live.do(talk.chat, "cleo", "", "hello", None)
    live.do(commands.resign, "cleo")
    assert left(live) == [18, None, None]


def test_a_game_may_have_days_for_each_turn() -> None:
    live = seated("ana", "ben", clock=TurnClock(seconds=3 * DAY))
    live.wait(3 * DAY - 1)
    assert (until(live), live.do(commands.due)) == (1, [])


@pytest.mark.parametrize("clock", [TurnClock(seconds=60), ReserveClock(seconds=60)])
def test_times_come_from_the_events_alone(clock: TurnClock | ReserveClock) -> None:
    """A match that was read again a year later shows the clocks that it showed then."""
    chance = random.Random(clock.kind)
    live = seated("ana", "ben", clock=clock)
    for _ in range(12):
        live.wait(chance.uniform(0, 8))
        live.decide()
        again = Match.of("table", live.log, live.match.deal)
        for seat in (0, 1):
            assert again.time_left(seat, live.now + 900) == live.match.time_left(seat, live.now + 900)
        assert again.deadline == live.match.deadline


def test_before_the_game_there_is_no_time_to_lose() -> None:
    live = Live(MatchOptions(clock=TurnClock(seconds=30)))
    live.do(commands.sit, "ana", "Ana", None)
    live.wait(500)
    assert (left(live), until(live)) == ([30, None], None)
    live.do(commands.sit, "ben", "Ben", None)
    live.begin(1)
    assert (left(live), until(live)) == ([30, 30], 30)


@pytest.mark.parametrize("clock", [TURN, RESERVE])
def test_taking_back_gives_no_time_back(clock: dict[str, Any]) -> None:
    live = seated("ana", "ben", **clock)
    live.wait(20)
    before = left(live)[0]
    live.decide(TAKE)
    live.wait(5)
    live.undo("ana")
    assert (live.match.asked, left(live)[0]) == (0, before)


def test_who_comes_back_has_what_was_left_of_a_reserve_but_a_minute_at_least() -> None:
    live = seated("ana", "ben", **RESERVE)
    for used, remaining in ((10, 90), (85, 60)):
        live.wait(used)
        live.do(commands.leave, "ana")
        live.do(commands.return_to_seat, "ana")
        assert left(live)[0] == remaining
