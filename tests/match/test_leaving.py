"""Leaving, coming back, resigning, and who wins then."""

from __future__ import annotations

import random

import pytest

from gauntlet.match import commands
from gauntlet.match import events as e
from gauntlet.match.screen import screen
from testkit.match.examples import TAKE, at_position, refused
from testkit.match.matches import Command, any_decision, seated
from testkit.rules.positions import Seat


def test_a_bot_plays_for_who_has_left_until_they_come_back() -> None:
    live = seated("ana", "ben", stand_in="tinker")
    live.do(commands.leave, "ana")
    assert live.log[-1] == e.StoodIn(number=5, at=live.now, seat=0, why="left")
    assert live.match.bot_asked == "tinker"
    refused(live, "not-your-turn", commands.decide, "ana", live.match.question, TAKE)
    live.bot_decides(TAKE)
    live.decide(TAKE)
    live.do(commands.return_to_seat, "ana")
    assert live.match.bot_asked is None
    live.decide(live.game.legal_decisions[0], player="ana")
    refused(live, "not-allowed", commands.return_to_seat, "ana")
    assert live.do(commands.leave, "cleo") == []


def test_leaving_twice_does_nothing_twice() -> None:
    live = seated("ana", "ben")
    live.do(commands.leave, "ana")
    assert live.do(commands.leave, "ana") == []


def test_who_leaves_with_several_seats_leaves_them_all() -> None:
    live = seated("ana", "ana", "ben")
    live.do(commands.leave, "ana")
    assert [seat.stood_in for seat in live.match.seats] == [True, True, False]
    live.do(commands.return_to_seat, "ana")
    assert [seat.stood_in for seat in live.match.seats] == [False, False, False]


@pytest.mark.parametrize("give_up", [commands.resign, commands.leave])
def test_of_two_players_the_other_wins(give_up: Command) -> None:
    live = seated("ana", "ben", absent="forfeit")
    live.decide(TAKE)
    live.do(give_up, "ana")
    assert live.match.status == "playing"
    live.settle()
    ended = live.match.ended
    assert ended is not None
    assert (ended.end, ended.winners, ended.points) == ("forfeit", [1], [0, 0])
    assert live.match.deal is not None
    assert ended.nonce == live.match.deal.nonce
    refused(live, "over", commands.decide, "ben", live.match.question, TAKE)
    refused(live, "over", commands.return_to_seat, "ana")
    refused(live, "over", commands.resign, "ben")
    refused(live, "over", commands.leave, "ben")
    refused(live, "over", commands.sit, "cleo", "Cleo", None)
    board = screen(live.match, "ben", live.now)["board"]
    assert board is not None
    assert (board["asked"], board["choices"], board["shortfalls"]) == (None, [], {})


def test_of_three_players_the_others_play_on_and_a_bot_moves_for_who_gave_up() -> None:
    live = seated("ana", "ben", "cleo", stand_in="pebble")
    live.do(commands.resign, "ana")
    live.settle()
    assert (live.match.status, live.match.rivals, live.match.bot_asked) == ("playing", [1, 2], "pebble")
    refused(live, "not-allowed", commands.return_to_seat, "ana")
    refused(live, "not-allowed", commands.resign, "ana")
    refused(live, "not-your-turn", commands.decide, "ana", live.match.question, TAKE)
    live.bot_decides(TAKE)
    live.do(commands.resign, "cleo")
    live.settle()
    assert live.match.ended is not None
    assert live.match.ended.winners == [1]


def test_of_four_players_three_must_give_up() -> None:
    live = seated("ana", "ben", "cleo", "bot:mason")
    for player in ("ana", "ben"):
        live.do(commands.resign, player)
        live.settle()
        assert live.match.status == "playing"
    live.do(commands.resign, "cleo")
    live.settle()
    assert live.match.ended is not None
    assert live.match.ended.winners == [3]


WINNER = Seat(cards="green-goblin gamora spider-man luke-cage loki", time=1)
NEARLY = Seat(cards="wasp")


@pytest.mark.parametrize(
    ("forfeits", "winners"), [("", [2]), ("ana", [2]), ("cleo", [1]), ("cleo ana", [1])], ids=lambda case: str(case)
)
def test_who_wins_when_some_have_forfeited(forfeits: str, winners: list[int]) -> None:
    """The winner by the rules, and if that one has forfeited, whoever of the others has most points."""
    live = seated("ana", "ben", "cleo", "dan")
    at_position(live, NEARLY, Seat(cards="hulk"), WINNER, Seat(), turn=3)
    for player in forfeits.split():
        live.do(commands.resign, player)
    points = [player.points for player in live.game.players]
    live.decide(TAKE)
    assert live.game.result is not None
    assert live.game.result.winners == (2,)
    live.settle()
    ended = live.match.ended
    assert ended is not None
    assert (ended.end, ended.winners, ended.points) == ("gauntlet", winners, points)


def test_one_player_who_leaves_with_all_seats_ends_the_match_without_a_winner() -> None:
    live = seated("ana", "ana", absent="forfeit")
    live.do(commands.leave, "ana")
    live.settle()
    assert live.match.ended is not None
    assert (live.match.ended.end, live.match.ended.winners) == ("forfeit", [])


def test_nothing_follows_by_itself_where_nothing_is_due() -> None:
    assert seated("ana", "ben", seed=None).do(commands.due) == []
    live = seated("ana", "ben")
    live.wait(10**6)
    assert live.do(commands.due) == []
    live.do(commands.resign, "ana")
    live.settle()
    assert live.do(commands.due) == []


def test_a_game_that_is_over_is_over_with_its_result() -> None:
    live = seated("bot:random", "bot:random")
    chance = random.Random(1)
    while not live.game.over:
        live.bot_decides(any_decision(live.game, chance))
    live.settle()
    result, ended = live.game.result, live.match.ended
    assert result is not None
    assert ended is not None
    assert (ended.end, tuple(ended.winners), tuple(ended.points)) == (result.end, result.winners, result.points)
