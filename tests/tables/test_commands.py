"""What may happen at a table, and what is refused, by example."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import ValidationError

from gauntlet.tables import commands
from gauntlet.tables import events as e
from gauntlet.tables.commands import Refused
from gauntlet.tables.match import REMEMBERED, Match
from gauntlet.tables.options import Options
from gauntlet.tables.screen import screen
from gauntlet.tables.shuffle import Deal
from tests.rules.positions import Seat, game_at
from tests.tables.matches import Command, Live, any_decision, facts, seated

TAKE = "take mind space soul"
OTHER_TAKE = "take soul power reality"


def refused(live: Live, code: str, command: Command, *args: Any, **more: Any) -> str:
    """The command is refused with a code, and nothing has happened; what was said."""
    before = facts(live.match)
    with pytest.raises(Refused) as caught:
        live.do(command, *args, **more)
    assert caught.value.code == code
    assert facts(live.match) == before
    return str(caught.value)


def chairs(live: Live) -> list[str | None]:
    return [seat.bot or seat.player for seat in live.match.seats]


# Before the game


def test_people_sit_down_on_the_first_free_chair_or_where_they_like() -> None:
    live = Live(Options(players=3))
    live.do(commands.sit, "ben", "Ben", 1)
    live.do(commands.sit, "ana", " Ana  Maria ", None)
    live.do(commands.sit, "cleo", "Cleo", None)
    assert chairs(live) == ["ana", "ben", "cleo"]
    assert live.match.seats[0].name == "Ana Maria"
    assert [event.number for event in live.log] == [1, 2, 3, 4]
    refused(live, "table-full", commands.sit, "dan", "Dan", None)


def test_nobody_sits_where_someone_sits_or_where_there_is_no_chair() -> None:
    live = Live(Options(players=3))
    live.do(commands.sit, "ana", "Ana", 0)
    refused(live, "seat-taken", commands.sit, "ben", "Ben", 0)
    for chair in (-1, 3):
        refused(live, "bad-message", commands.sit, "ben", "Ben", chair)
    live.do(commands.sit, "ben", "Ben", None)
    assert "already" in refused(live, "seat-taken", commands.sit, "ben", "Ben", 2)


def test_the_maker_may_seat_several_people_of_one_device() -> None:
    live = Live(Options(players=3))
    live.do(commands.sit, "ana", "Ana", None)
    live.do(commands.sit, "ana", "Grandma", None)
    refused(live, "seat-taken", commands.sit, "ana", " Grandma", None)  # the same message again
    live.do(commands.sit, "ana", "Grandma", 2)  # another one, of the same name
    assert live.match.seats_of("ana") == [0, 1, 2]


@pytest.mark.parametrize("bad", ["", "   ", "a" * 25, "a\u202eb", "a\x00b", "\u200b", "\u3164 \u2800", "a\ud800"])
def test_a_name_can_be_seen_and_is_not_too_long(bad: str) -> None:
    live = Live(Options())
    refused(live, "bad-name", commands.sit, "ana", bad, None)
    refused(live, "bad-name", commands.seat_bot, "ana", "mason", bad, None)


@pytest.mark.parametrize("good", ["a", "a" * 24, "Zoë", "李雷", "o'Neill <b>", "🦊"])
def test_names_of_all_kinds(good: str) -> None:
    assert commands.clean_name(good) == good
    assert commands.clean_name(f"\n {good}\t") == good


def test_only_the_maker_seats_bots() -> None:
    live = Live(Options())
    refused(live, "not-allowed", commands.seat_bot, "ben", "mason", "Mason", None)
    live.do(commands.seat_bot, "ana", "mason", "Mason", 1)
    assert (live.match.seats[1].bot, live.match.seats[1].player) == ("mason", None)
    refused(live, "seat-taken", commands.seat_bot, "ana", "mason", "Mason", 1)


def test_people_get_up_and_the_maker_sends_people_and_bots_away() -> None:
    live = seated("ana", "ben", "bot:mason", "dan", seed=None)
    live.do(commands.stand, "ben", 1)
    refused(live, "not-allowed", commands.stand, "ben", 3)
    live.do(commands.stand, "ana", 2)
    live.do(commands.stand, "ana", 3)
    assert chairs(live) == ["ana", None, None, None]
    for chair in (1, -1, 4):
        refused(live, "bad-message", commands.stand, "ana", chair)


def test_leaving_before_the_game_frees_all_chairs_of_a_player() -> None:
    live = seated("ana", "ana", "ben", seed=None)
    live.do(commands.leave, "ana")
    assert chairs(live) == [None, None, "ben"]
    assert live.do(commands.leave, "dan") == []


def test_the_maker_starts_once_all_chairs_are_taken() -> None:
    live = seated("ana", "ben", seed=None)
    refused(live, "not-allowed", commands.start, "ben", 0)
    live.do(commands.stand, "ben", 1)
    refused(live, "not-started", commands.start, "ana", 0)
    live.do(commands.sit, "ben", "Ben", None)
    live.do(commands.start, "ana", 0)
    assert (live.match.status, live.match.asked) == ("playing", 0)
    refused(live, "already-started", commands.start, "ana", 0)
    refused(live, "already-started", commands.sit, "cleo", "Cleo", None)
    refused(live, "already-started", commands.stand, "ben", 1)
    refused(live, "already-started", commands.seat_bot, "ana", "mason", "Mason", None)


@pytest.mark.clause("S4")
@pytest.mark.parametrize("begins", ["chosen", "youngest"])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_begins_is_told_and_the_others_follow_in_the_order_of_the_chairs(begins: str, first: int) -> None:
    live = seated("ana", "ben", "cleo", seed=None, begins=begins)
    live.do(commands.start, "ana", first)
    people = ["ana", "ben", "cleo"]
    assert chairs(live) == [*people[first:], *people[:first]]
    assert live.game.names == tuple(player.title() for player in [*people[first:], *people[:first]])
    live.decide(TAKE, player=people[first])


@pytest.mark.parametrize("begins", ["chosen", "youngest"])
@pytest.mark.parametrize("first", [None, -1, 2])
def test_who_begins_must_be_told_where_it_is_not_drawn(begins: str, first: int | None) -> None:
    live = seated("ana", "ben", seed=None, begins=begins)
    refused(live, "bad-message", commands.start, "ana", first)


def test_who_begins_is_drawn_whatever_the_maker_says() -> None:
    firsts = set()
    for _ in range(60):
        live = seated("ana", "ben", "cleo", seed=None, begins="drawn")
        live.do(commands.start, "ana", 1)
        firsts.add(chairs(live)[0])
    assert firsts == {"ana", "ben", "cleo"}


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 5},
        {"ending": "sixteen"},
        {"clock": {"kind": "turn", "seconds": 9}},
        {"clock": {"kind": "turn", "seconds": 15 * 24 * 3600}},
        {"clock": {"kind": "reserve", "seconds": 59}},
        {"clock": {"kind": "sand", "seconds": 59}},
        {"colour": "red"},
    ],
)
def test_options_that_do_not_fit(options: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Options.model_validate(options)


def test_options_name_the_game() -> None:
    assert Options().table.ending == "gauntlet"
    assert Options(epic_battles=True).table.ending == "sixteen"
    assert Options(epic_battles=True, ending="gauntlet", players=4, payment="default").table.as_json() == {
        "players": 4,
        "epic_battles": True,
        "ending": "gauntlet",
        "payment": "default",
        "max_rounds": None,
    }


# Deciding


def test_whoever_is_asked_decides() -> None:
    live = seated("ana", "ben")
    question = live.match.question
    live.do(commands.decide, "ana", question, TAKE, ref="x1")
    assert live.log[-1] == e.Decided(number=5, at=live.now, seat=0, decision=TAKE, id="ana/x1")
    assert (live.match.asked, live.match.question) == (1, 5)


def test_nobody_else_decides() -> None:
    live = seated("ana", "ben")
    refused(live, "not-your-turn", commands.decide, "ben", live.match.question, TAKE)
    refused(live, "not-allowed", commands.decide, "cleo", live.match.question, TAKE)
    waiting = seated("ana", "ben", seed=None)
    refused(waiting, "not-started", commands.decide, "ana", waiting.match.question, TAKE)


def test_a_decision_names_the_question_that_it_answers() -> None:
    live = seated("ana", "ana")
    question = live.match.question
    live.do(commands.decide, "ana", question, TAKE, ref="x1")
    for stale in (question, question - 1, question + 2, 0):
        refused(live, "stale", commands.decide, "ana", stale, TAKE, ref="x1")
    live.do(commands.decide, "ana", question + 1, TAKE, ref="x2")


def test_chat_and_wishes_for_a_pause_do_not_change_the_question() -> None:
    live = seated("ana", "ben")
    question = live.match.question
    live.do(commands.say, "ben", "", "hello", None)
    live.do(commands.ask_pause, "ben")
    live.do(commands.decide, "ana", question, TAKE)


@pytest.mark.parametrize("decision", ["pass", "recruit hulk", "take mind", "nonsense", "", "TAKE mind space soul"])
def test_what_the_rules_do_not_allow_is_refused(decision: str) -> None:
    live = seated("ana", "ben")
    refused(live, "illegal", commands.decide, "ana", live.match.question, decision)


def test_a_message_that_comes_again_is_known_by_its_id() -> None:
    live = seated("ana", "ben")
    live.decide(TAKE, ref="1")
    number = live.match.number
    assert live.match.ids == {"ana/1": number}
    live.decide(TAKE, ref="1")  # the same id, of another player
    live.do(commands.say, "ana", "", None, "hello", ref="2")
    live.decide(OTHER_TAKE)  # without an id
    assert live.match.ids == {"ana/1": number, "ben/1": number + 1, "ana/2": number + 2}
    live.undo("ana", ref="3")
    assert list(live.match.ids.items())[-1] == ("ana/3", number + 4)


def test_ids_are_forgotten_after_a_while() -> None:
    live = seated("ana", "ben")
    for ref in range(REMEMBERED + 10):
        live.do(commands.say, "ana", "", None, "hello", ref=str(ref))
    assert list(live.match.ids) == [f"ana/{ref}" for ref in range(10, REMEMBERED + 10)]


def test_a_bot_is_asked_and_answers() -> None:
    live = seated("ana", "bot:search:50")
    assert live.match.bot_asked is None
    refused(live, "stale", commands.decide_for_bot, live.match.question, TAKE)
    live.decide(TAKE)
    assert live.match.bot_asked == "search:50"
    refused(live, "not-your-turn", commands.decide, "ana", live.match.question, TAKE)
    refused(live, "stale", commands.decide_for_bot, live.match.question - 1, TAKE)
    refused(live, "illegal", commands.decide_for_bot, live.match.question, "pass")
    live.bot_decides(TAKE)
    assert live.log[-1] == e.Decided(number=live.match.number, at=live.now, seat=1, decision=TAKE, id="")


# Taking back


def at_position(live: Live, *seats: Seat, **more: Any) -> Live:
    """The table goes on from a position."""
    live.match.game = game_at(*seats, **more)
    return live


def can_undo(live: Live) -> list[str]:
    return [player for player in ("ana", "ben", "nobody") if screen(live.match, player, live.now)["can_undo"]]


def test_a_decision_is_taken_back_before_anyone_else_has_acted() -> None:
    live = seated("ana", "ben")
    before = live.game.copy()
    live.decide(TAKE)
    assert can_undo(live) == ["ana"]
    refused(live, "cannot-undo", commands.undo, "ben", live.match.question)
    refused(live, "stale", commands.undo, "ana", live.match.question - 1)
    live.undo("ana")
    assert (live.game, live.game.decisions, live.match.asked) == (before, [], 0)
    assert can_undo(live) == []
    refused(live, "cannot-undo", commands.undo, "ana", live.match.question)


def test_once_someone_else_has_acted_it_is_theirs_to_take_back() -> None:
    live = seated("ana", "ben")
    live.decide(TAKE)
    live.decide(OTHER_TAKE)
    refused(live, "cannot-undo", commands.undo, "ana", live.match.question)
    live.undo("ben")
    live.undo("ana")
    assert live.game.decisions == []


def test_what_a_bot_has_answered_is_not_taken_back() -> None:
    live = seated("ana", "bot:mason")
    live.decide(TAKE)
    assert can_undo(live) == ["ana"]
    live.bot_decides(OTHER_TAKE)
    assert can_undo(live) == []
    refused(live, "cannot-undo", commands.undo, "ana", live.match.question)


def test_what_a_bot_did_for_a_player_is_not_theirs_to_take_back() -> None:
    live = seated("ana", "ben")
    live.do(commands.leave, "ana")
    live.bot_decides(TAKE)
    live.do(commands.come_back, "ana")
    assert can_undo(live) == []


def test_no_card_that_was_turned_up_or_drawn_is_taken_back() -> None:
    for decision in ("reserve deck 1", "reserve {}"):
        live = seated("ana", "ben")
        live.decide(TAKE)
        live.decide(decision.format(live.game.market[0][0]))
        assert can_undo(live) == []
        live.decide(TAKE)
        live.undo("ana")
        refused(live, "cannot-undo", commands.undo, "ben", live.match.question)


def test_a_card_from_an_empty_deck_row_turns_nothing_up() -> None:
    live = at_position(seated("ana", "ben"), Seat(), Seat(), emptied=[1])
    live.decide(f"reserve {live.game.market[0][0]}")
    assert can_undo(live) == ["ana"]
    live.undo("ana")


@pytest.mark.clause("H2")
def test_a_hidden_card_that_others_have_seen_is_not_taken_back() -> None:
    live = at_position(seated("ana", "ben"), Seat(hand="kraven* thor*", space=3, shield=1), Seat())
    live.decide("recruit kraven")
    assert live.game.phase == "pay"
    assert can_undo(live) == []
    live.decide("pay")
    live.undo("ana")  # but how it was paid is
    assert live.game.phase == "pay"
    assert can_undo(live) == []


def test_a_card_that_all_know_is_recruited_from_the_hand_and_taken_back() -> None:
    live = at_position(seated("ana", "ben"), Seat(hand="kraven thor*", space=3, shield=1), Seat())
    before = live.game.copy()
    live.decide("recruit kraven")
    assert can_undo(live) == ["ana"]
    live.decide("shield space")
    assert live.match.asked == 1
    live.undo("ana")
    assert (live.game.phase, live.match.asked) == ("pay", 0)
    live.undo("ana")
    assert live.game == before


def test_a_paying_step_is_taken_back_until_the_new_card_lies_there() -> None:
    live = at_position(seated("ana", "ben"), Seat(space=3, shield=2), Seat(), market="kraven")
    live.decide("recruit kraven")
    live.decide("shield space")
    live.undo("ana")
    assert can_undo(live) == ["ana"]
    live.decide("pay")
    assert can_undo(live) == []


def test_a_table_may_do_without_taking_back() -> None:
    live = seated("ana", "ben", undo=False)
    live.decide(TAKE)
    assert can_undo(live) == []
    refused(live, "cannot-undo", commands.undo, "ana", live.match.question)


def test_one_player_with_several_seats_takes_back_for_all_of_them() -> None:
    live = seated("ana", "ana")
    live.decide(TAKE)
    live.decide(OTHER_TAKE)
    live.undo("ana")
    live.undo("ana")
    assert live.game.decisions == []


# Pausing


def test_the_game_pauses_once_all_people_have_asked_for_it() -> None:
    live = seated("ana", "ben", "bot:mason")
    live.do(commands.ask_pause, "ben")
    assert (live.match.paused, live.match.want_pause) == (False, {1})
    assert live.do(commands.ask_pause, "ben") == []
    live.do(commands.ask_pause, "ana")
    assert live.match.paused
    assert [event.kind for event in live.log[-2:]] == ["pause-asked", "paused"]
    refused(live, "paused", commands.decide, "ana", live.match.question, TAKE)
    refused(live, "paused", commands.undo, "ana", live.match.question)
    refused(live, "paused", commands.ask_pause, "ana")
    refused(live, "not-allowed", commands.resume, "cleo")
    live.do(commands.resume, "ben")
    assert (live.match.paused, live.match.want_pause) == (False, set())
    live.decide(TAKE)
    refused(live, "bad-message", commands.resume, "ben")


def test_who_does_not_sit_there_has_no_say_about_a_pause() -> None:
    live = seated("ana", "ben")
    refused(live, "not-allowed", commands.ask_pause, "cleo")
    refused(seated("ana", "ben", seed=None), "not-started", commands.ask_pause, "ana")


def test_one_player_with_all_seats_pauses_at_once() -> None:
    live = seated("ana", "ana", "bot:mason")
    live.do(commands.ask_pause, "ana")
    assert live.match.paused


def test_who_has_left_is_not_waited_for() -> None:
    live = seated("ana", "ben", "cleo")
    live.do(commands.ask_pause, "ana")
    live.do(commands.leave, "ben")
    refused(live, "not-allowed", commands.ask_pause, "ben")
    live.do(commands.ask_pause, "cleo")
    assert live.match.paused


def test_a_bot_does_not_play_in_a_pause() -> None:
    live = seated("ana", "bot:mason")
    live.decide(TAKE)
    live.do(commands.ask_pause, "ana")
    assert live.match.bot_asked is None
    refused(live, "paused", commands.decide_for_bot, live.match.question, TAKE)


def test_people_may_leave_or_resign_in_a_pause() -> None:
    live = seated("ana", "ben", "cleo")
    for player in ("ana", "ben", "cleo"):
        live.do(commands.ask_pause, player)
    live.do(commands.leave, "ana")
    live.do(commands.come_back, "ana")
    live.do(commands.resign, "ben")
    assert live.match.paused
    live.do(commands.resume, "cleo")
    assert not live.match.paused


# Leaving, coming back, giving up


def test_a_bot_plays_for_who_has_left_until_they_come_back() -> None:
    live = seated("ana", "ben", stand_in="tinker")
    live.do(commands.leave, "ana")
    assert live.log[-1] == e.StoodIn(number=5, at=live.now, seat=0, why="left")
    assert live.match.bot_asked == "tinker"
    refused(live, "not-your-turn", commands.decide, "ana", live.match.question, TAKE)
    live.bot_decides(TAKE)
    live.decide(TAKE)
    live.do(commands.come_back, "ana")
    assert live.match.bot_asked is None
    live.decide(live.game.legal_decisions[0], player="ana")
    refused(live, "not-allowed", commands.come_back, "ana")
    assert live.do(commands.leave, "cleo") == []


def test_leaving_twice_does_nothing_twice() -> None:
    live = seated("ana", "ben")
    live.do(commands.leave, "ana")
    assert live.do(commands.leave, "ana") == []


def test_who_leaves_with_several_seats_leaves_them_all() -> None:
    live = seated("ana", "ana", "ben")
    live.do(commands.leave, "ana")
    assert [seat.stood_in for seat in live.match.seats] == [True, True, False]
    live.do(commands.come_back, "ana")
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
    refused(live, "over", commands.come_back, "ana")
    refused(live, "over", commands.resign, "ben")
    refused(live, "over", commands.leave, "ben")
    refused(live, "over", commands.sit, "cleo", "Cleo", None)
    board = screen(live.match, "ben", live.now)["board"]
    assert board is not None
    assert (board["asked"], board["choices"], board["lacks"]) == (None, [], {})


def test_of_three_players_the_others_play_on_and_a_bot_moves_for_who_gave_up() -> None:
    live = seated("ana", "ben", "cleo", stand_in="pebble")
    live.do(commands.resign, "ana")
    live.settle()
    assert (live.match.status, live.match.rivals, live.match.bot_asked) == ("playing", [1, 2], "pebble")
    refused(live, "not-allowed", commands.come_back, "ana")
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


def test_equal_points_share_what_a_forfeited_winner_leaves() -> None:
    assert commands._best_rivals([0, 1, 2], (3,), [5, 7, 7, 20]) == [1, 2]
    assert commands._best_rivals([0, 1, 2], (2, 3), [5, 7, 20, 20]) == [2]
    assert commands._best_rivals([0, 1, 2], (), [5, 7, 20, 20]) == []


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


# Talking


def say(live: Live, player: str = "ana", text: str | None = None, phrase: str | None = None) -> e.Said:
    (said,) = live.do(commands.say, player, "Guest", text, phrase, ref="7")
    assert isinstance(said, e.Said)
    return said


def test_people_and_onlookers_talk_at_any_time() -> None:
    live = seated("ana", "ben", seed=None)
    assert say(live, text="hi").seat == 0
    live.begin(1, [1, 0])
    said = say(live, text=" so\n  far ")
    assert (said.text, said.phrase, said.seat, said.name, said.id) == ("so far", None, 1, "Ana", "ana/7")
    said = say(live, player="cleo", phrase="good-luck")
    assert (said.text, said.phrase, said.seat, said.name) == (None, "good-luck", None, "Guest")
    live.do(commands.resign, "ana")
    live.settle()
    assert say(live, text="x" * 200).text == "x" * 200


@pytest.mark.parametrize("phrase", commands.PHRASES)
def test_every_phrase_can_be_said(phrase: str) -> None:
    assert say(seated("ana", "ben"), phrase=phrase).phrase == phrase


@pytest.mark.parametrize(
    ("text", "phrase"),
    [(None, None), ("hi", "hello"), (None, "HELLO"), (None, ""), ("", None), (" \n", None), ("x" * 201, None)]
    + [(bad, None) for bad in ("a\x00", "\u202eabc", "\u200b", "\ud800", "\x1b[2J")],
)
def test_what_cannot_be_said(text: str | None, phrase: str | None) -> None:
    refused(seated("ana", "ben"), "bad-message", commands.say, "ana", "", text, phrase)


# Again


def test_the_rematch_turns_the_seats() -> None:
    live = seated("ana", "bot:mason", "cleo", seed=None)
    live.begin(1, [2, 0, 1])
    refused(live, "not-allowed", commands.play_again, "ana", "table-2")
    live.do(commands.resign, "ana")
    live.do(commands.resign, "cleo")
    live.settle()
    refused(live, "not-allowed", commands.play_again, "dan", "table-2")
    live.do(commands.play_again, "cleo", "table-2")
    assert live.match.again == "table-2"
    assert commands.turned(live.match) == [("ana", "Ana", None), (None, "Bot", "mason"), ("cleo", "Cleo", None)]


# The match itself


def test_the_numbers_of_events_have_no_gaps() -> None:
    live = seated("ana", "ben")
    for number in (live.match.number, live.match.number + 2, 0):
        with pytest.raises(ValueError, match=f"event {number} after {live.match.number}"):
            live.match.apply(e.Woken(number=number, at=live.now))


def test_a_log_begins_with_the_opening_and_a_game_with_a_deal() -> None:
    live = seated("ana", "ben")
    with pytest.raises(TypeError, match="begins with seated"):
        Match.of("table", live.log[1:], None)
    with pytest.raises(ValueError, match="starts without a deal"):
        Match.of("table", live.log, None)
    waiting = seated("ana", "ben", seed=None)
    with pytest.raises(ValueError, match="has not started"):
        waiting.match.apply(e.Decided(number=waiting.match.number + 1, at=0, seat=0, decision=TAKE))


def test_whose_eyes_and_whose_seats() -> None:
    live = seated("ana", "ben", "ana")
    assert (live.match.seats_of("ana"), live.match.seats_of("dan")) == ([0, 2], [])
    assert (live.match.eyes_of("ana"), live.match.eyes_of("ben"), live.match.eyes_of("dan")) == (0, 1, None)
    live.decide(TAKE)
    assert live.match.eyes_of("ana") == 0
    live.decide(TAKE, player="ben")
    assert live.match.eyes_of("ana") == 2


def test_a_started_match_is_dealt_by_chance() -> None:
    deals: list[Deal] = []
    for _ in range(2):
        live = seated("ana", "ben", seed=None)
        live.do(commands.start, "ana", 0)
        assert live.match.deal is not None
        assert live.match.deal.setup == live.game.setup
        deals.append(live.match.deal)
    assert deals[0] != deals[1]


def test_a_pause_ends_when_nobody_is_left_who_could_end_it() -> None:
    live = seated("ana", "ben", "bot:mason", "bot:mason", players=4)
    for player in ("ana", "ben"):
        live.do(commands.ask_pause, player)
    for player in ("ana", "ben"):
        live.do(commands.resign, player)
    live.do(commands.due)
    assert not live.match.paused
