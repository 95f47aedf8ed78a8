"""How a game is paused and resumed."""

from __future__ import annotations

from gauntlet.match import commands
from testkit.match.examples import TAKE, refused
from testkit.match.matches import seated


def test_the_game_pauses_once_all_people_have_asked_for_it() -> None:
    live = seated("ana", "ben", "bot:mason")
    live.do(commands.request_pause, "ben")
    assert (live.match.paused, live.match.pause_requests) == (False, {1})
    assert live.do(commands.request_pause, "ben") == []
    live.do(commands.request_pause, "ana")
    assert live.match.paused
    assert [event.kind for event in live.log[-2:]] == ["pause-requested", "paused"]
    refused(live, "paused", commands.decide, "ana", live.match.question, TAKE)
    refused(live, "paused", commands.undo, "ana", live.match.question)
    refused(live, "paused", commands.request_pause, "ana")
    refused(live, "not-allowed", commands.resume, "cleo")
    live.do(commands.resume, "ben")
    assert (live.match.paused, live.match.pause_requests) == (False, set())
    live.decide(TAKE)
    refused(live, "bad-message", commands.resume, "ben")


def test_who_does_not_sit_there_has_no_say_about_a_pause() -> None:
    live = seated("ana", "ben")
    refused(live, "not-allowed", commands.request_pause, "cleo")
    refused(seated("ana", "ben", seed=None), "not-started", commands.request_pause, "ana")


def test_one_player_with_all_seats_pauses_at_once() -> None:
    live = seated("ana", "ana", "bot:mason")
    live.do(commands.request_pause, "ana")
    assert live.match.paused


def test_who_has_left_is_not_waited_for() -> None:
    live = seated("ana", "ben", "cleo")
    live.do(commands.request_pause, "ana")
    live.do(commands.leave, "ben")
    refused(live, "not-allowed", commands.request_pause, "ben")
    live.do(commands.request_pause, "cleo")
    assert live.match.paused


def test_a_bot_does_not_play_in_a_pause() -> None:
    live = seated("ana", "bot:mason")
    live.decide(TAKE)
    live.do(commands.request_pause, "ana")
    assert live.match.bot_asked is None
    refused(live, "paused", commands.decide_for_bot, live.match.question, TAKE)


def test_people_may_leave_or_resign_in_a_pause() -> None:
    live = seated("ana", "ben", "cleo")
    for player in ("ana", "ben", "cleo"):
        live.do(commands.request_pause, player)
    live.do(commands.leave, "ana")
    live.do(commands.return_to_seat, "ana")
    live.do(commands.resign, "ben")
    assert live.match.paused
    live.do(commands.resume, "cleo")
    assert not live.match.paused


def test_a_pause_ends_when_nobody_is_left_who_could_end_it() -> None:
    live = seated("ana", "ben", "bot:mason", "bot:mason", players=4)
    for player in ("ana", "ben"):
        live.do(commands.request_pause, player)
    for player in ("ana", "ben"):
        live.do(commands.resign, player)
    live.do(commands.due)
    assert not live.match.paused
