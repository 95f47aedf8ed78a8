"""Chat, and the rematch."""

from __future__ import annotations

import pytest

from gauntlet.match import commands, talk
from gauntlet.match import events as e
from testkit.match.examples import refused
from testkit.match.matches import Live, seated


def chat(live: Live, player: str = "ana", text: str | None = None, phrase: str | None = None) -> e.ChatLine:
    (said,) = live.do(talk.chat, player, "Guest", text, phrase, ref="7")
    assert isinstance(said, e.ChatLine)
    return said


def test_people_and_onlookers_talk_at_any_time() -> None:
    live = seated("ana", "ben", seed=None)
    assert chat(live, text="hi").seat == 0
    live.begin(1, [1, 0])
    said = chat(live, text=" so\n  far ")
    assert (said.text, said.phrase, said.seat, said.name, said.id) == ("so far", None, 1, "Ana", "ana/7")
    said = chat(live, player="cleo", phrase="good-luck")
    assert (said.text, said.phrase, said.seat, said.name) == (None, "good-luck", None, "Guest")
    live.do(commands.resign, "ana")
    live.settle()
    assert chat(live, text="x" * 200).text == "x" * 200


@pytest.mark.parametrize("phrase", talk.PHRASES)
def test_every_phrase_can_be_said(phrase: str) -> None:
    assert chat(seated("ana", "ben"), phrase=phrase).phrase == phrase


@pytest.mark.parametrize(
    ("text", "phrase"),
    [(None, None), ("hi", "hello"), (None, "HELLO"), (None, ""), ("", None), (" \n", None), ("x" * 201, None)]
    + [(bad, None) for bad in ("a\x00", "\u202eabc", "\u200b", "\ud800", "\x1b[2J")],
)
def test_what_cannot_be_said(text: str | None, phrase: str | None) -> None:
    refused(seated("ana", "ben"), "bad-message", talk.chat, "ana", "", text, phrase)


def test_the_rematch_turns_the_seats() -> None:
    live = seated("ana", "bot:mason", "cleo", seed=None)
    live.begin(1, [2, 0, 1])
    refused(live, "not-over", commands.rematch, "ana", "table-2")
    live.do(commands.resign, "ana")
    live.do(commands.resign, "cleo")
    live.settle()
    refused(live, "not-allowed", commands.rematch, "dan", "table-2")
    live.do(commands.rematch, "cleo", "table-2")
    assert live.match.rematch == "table-2"
    assert commands.rotated_seats(live.match) == [
        ("ana", "Ana", None, False),
        (None, "Bot", "mason", False),
        ("cleo", "Cleo", None, False),
    ]
