"""What can be taken back, and by whom."""

from __future__ import annotations

import pytest

from gauntlet.match import commands
from testkit.match.examples import OTHER_TAKE, TAKE, at_position, can_undo, refused
from testkit.match.matches import facts, seated
from testkit.rules.positions import Seat


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


@pytest.mark.parametrize("who", [("ana", "ben", "bot:mason"), ("ana", "ana", "bot:mason")])
def test_among_people_what_a_bot_has_answered_is_not_taken_back(who: tuple[str, ...]) -> None:
    live = seated(*who)
    live.decide(TAKE)
    live.decide(OTHER_TAKE)
    live.bot_decides()
    assert can_undo(live) == []
    refused(live, "cannot-undo", commands.undo, "ana", live.match.question)


def test_nor_is_it_in_a_rated_game() -> None:
    live = seated("ana", "bot:mason", rated=True)
    live.decide(TAKE)
    assert can_undo(live) == ["ana"]
    live.bot_decides(OTHER_TAKE)
    assert can_undo(live) == []
    refused(live, "cannot-undo", commands.undo, "ana", live.match.question)


def test_alone_against_bots_everything_is_taken_back_to_the_first_decision() -> None:
    """Bots' answers and cards that were drawn go back with it; the cards lie as they lay."""
    live = seated("ana", "bot:mason", "bot:mason")
    before = live.game.copy()
    positions = []
    for decision in ("reserve deck 1", TAKE, f"reserve {live.game.market[1][0]}"):
        positions.append(live.game.copy())
        live.decide(decision)
        live.bot_decides("reserve deck 2")
        live.bot_decides()
    for position in reversed(positions):
        assert can_undo(live) == ["ana"]
        live.undo("ana")
        assert (live.game, live.match.asked) == (position, 0)
    assert live.game == before
    assert can_undo(live) == []
    assert facts(live.again()) == facts(live.match)


def test_what_a_bot_does_now_goes_back_with_the_decision_before() -> None:
    live = seated("ana", "bot:mason", "bot:mason")
    live.decide(TAKE)
    live.bot_decides(OTHER_TAKE)
    assert live.match.asked == 2
    live.undo("ana")
    assert live.game.decisions == []


def test_what_a_bot_did_for_a_player_is_not_theirs_to_take_back() -> None:
    live = seated("ana", "ben")
    live.do(commands.leave, "ana")
    live.bot_decides(TAKE)
    live.do(commands.return_to_seat, "ana")
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
