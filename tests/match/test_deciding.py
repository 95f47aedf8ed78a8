"""Who decides what, and when; a message that comes again."""

from __future__ import annotations

import pytest

from gauntlet.match import commands, talk
from gauntlet.match import events as e
from gauntlet.match.match import REMEMBERED
from testkit.match.examples import OTHER_TAKE, TAKE, refused
from testkit.match.matches import Live, seated


def numbers(live: Live) -> dict[str, int]:
    """Of the events of all messages that it remembers."""
    return {ref: executed.number for ref, executed in live.match.ids.items()}


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
    live.do(talk.chat, "ben", "", "hello", None)
    live.do(commands.request_pause, "ben")
    live.do(commands.decide, "ana", question, TAKE)


@pytest.mark.parametrize("decision", ["pass", "recruit hulk", "take mind", "nonsense", "", "TAKE mind space soul"])
def test_what_the_rules_do_not_allow_is_refused(decision: str) -> None:
    live = seated("ana", "ben")
    refused(live, "illegal", commands.decide, "ana", live.match.question, decision)


def test_a_message_that_comes_again_is_known_by_its_id() -> None:
    live = seated("ana", "ben")
    live.decide(TAKE, ref="1")
    number = live.match.number
    assert numbers(live) == {"ana/1": number}
    live.decide(TAKE, ref="1")  # the same id, of another player
    live.do(talk.chat, "ana", "", None, "hello", ref="2")
    live.decide(OTHER_TAKE)  # without an id
    assert numbers(live) == {"ana/1": number, "ben/1": number + 1, "ana/2": number + 2}
    live.undo("ana", ref="3")
    assert list(numbers(live).items())[-1] == ("ana/3", number + 4)


def test_ids_are_forgotten_after_a_while() -> None:
    live = seated("ana", "ben")
    for ref in range(REMEMBERED + 10):
        live.wait(3)
        live.do(talk.chat, "ana", "", None, "hello", ref=str(ref))
    assert list(live.match.ids) == [f"ana/{ref}" for ref in range(10, REMEMBERED + 10)]


def test_ids_of_one_player_are_not_forgotten_for_those_of_another() -> None:
    """Ana may repeat what she has sent before she was cut off, however much Ben has said meanwhile."""
    live = seated("ana", "ben")
    live.do(talk.chat, "ana", "", None, "hello", ref="1")
    for ref in range(REMEMBERED + 10):
        live.wait(3)
        live.do(talk.chat, "ben", "", None, "hello", ref=str(ref))
    assert "ana/1" in live.match.ids
    assert len(live.match.ids) == REMEMBERED + 1


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
