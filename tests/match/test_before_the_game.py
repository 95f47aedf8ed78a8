"""Seats, names, bots and the start: what may be done before the game, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from gauntlet.match import commands
from gauntlet.match.match_options import MatchOptions
from gauntlet.match.names import clean_name
from gauntlet.match.refused import Refused
from testkit.match.examples import TAKE, refused, seats
from testkit.match.matches import Live, seated


def test_people_sit_down_on_the_first_free_seat_or_where_they_like() -> None:
    live = Live(MatchOptions(players=3))
    live.do(commands.sit, "ben", "Ben", 1)
    live.do(commands.sit, "ana", " Ana  Maria ", None)
    live.do(commands.sit, "cleo", "Cleo", None)
    assert seats(live) == ["ana", "ben", "cleo"]
    assert live.match.seats[0].name == "Ana Maria"
    assert [event.number for event in live.log] == [1, 2, 3, 4]
    refused(live, "table-full", commands.sit, "dan", "Dan", None)


def test_nobody_sits_where_someone_sits_or_where_there_is_no_seat() -> None:
    live = Live(MatchOptions(players=3))
    live.do(commands.sit, "ana", "Ana", 0)
    refused(live, "seat-taken", commands.sit, "ben", "Ben", 0)
    for seat in (-1, 3):
        refused(live, "bad-message", commands.sit, "ben", "Ben", seat)
    live.do(commands.sit, "ben", "Ben", None)
    assert "already" in refused(live, "seat-taken", commands.sit, "ben", "Ben", 2)


def test_the_maker_may_seat_several_people_of_one_device() -> None:
    live = Live(MatchOptions(players=3))
    live.do(commands.sit, "ana", "Ana", None)
    live.do(commands.sit, "ana", "Grandma", None)
    refused(live, "seat-taken", commands.sit, "ana", " Grandma", None)  # the same message again
    live.do(commands.sit, "ana", "Grandma", 2)  # another one, of the same name
    assert live.match.seats_of("ana") == [0, 1, 2]


@pytest.mark.parametrize("bad", ["", "   ", "a" * 25, "a\u202eb", "a\x00b", "\u200b", "\u3164 \u2800", "a\ud800"])
def test_a_name_can_be_seen_and_is_not_too_long(bad: str) -> None:
    live = Live(MatchOptions())
    refused(live, "bad-name", commands.sit, "ana", bad, None)
    refused(live, "bad-name", commands.seat_bot, "ana", "mason", bad, None)


@pytest.mark.parametrize("good", ["a", "a" * 24, "Zoë", "李雷", "o'Neill <b>", "🦊"])
def test_names_of_all_kinds(good: str) -> None:
    assert clean_name(good) == good
    assert clean_name(f"\n {good}\t") == good


def test_only_the_maker_seats_bots() -> None:
    live = Live(MatchOptions())
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
    assert seats(live) == ["ana", None, None, None]
    for seat in (1, -1, 4):
        refused(live, "bad-message", commands.stand, "ana", seat)


def test_leaving_before_the_game_frees_all_seats_of_a_player() -> None:
    live = seated("ana", "ana", "ben", seed=None)
    live.do(commands.leave, "ana")
    assert seats(live) == [None, None, "ben"]
    assert live.do(commands.leave, "dan") == []


def test_the_maker_starts_once_all_seats_are_taken() -> None:
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
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_maker_chooses_who_begins_and_the_others_follow_in_seat_order(first: int) -> None:
    live = seated("ana", "ben", "cleo", seed=None, begins="chosen")
    live.do(commands.start, "ana", first)
    people = ["ana", "ben", "cleo"]
    assert seats(live) == [*people[first:], *people[:first]]
    assert live.game.names == tuple(player.title() for player in [*people[first:], *people[:first]])
    live.decide(TAKE, player=people[first])


@pytest.mark.parametrize("first", [None, -1, 2])
def test_the_first_player_must_be_named_unless_drawn(first: int | None) -> None:
    live = seated("ana", "ben", seed=None, begins="chosen")
    refused(live, "bad-message", commands.start, "ana", first)


def test_who_begins_is_drawn_whatever_the_maker_says() -> None:
    firsts = set()
    for _ in range(60):
        live = seated("ana", "ben", "cleo", seed=None, begins="drawn")
        live.do(commands.start, "ana", 1)
        firsts.add(seats(live)[0])
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
        MatchOptions.model_validate(options)


def test_options_name_the_game() -> None:
    assert MatchOptions().game.ending == "gauntlet"
    assert MatchOptions(epic_battles=True).game.ending == "sixteen"
    assert MatchOptions(epic_battles=True, ending="gauntlet", players=4, payment="default").game.as_json() == {
        "players": 4,
        "epic_battles": True,
        "ending": "gauntlet",
        "payment": "default",
        "max_rounds": None,
    }


@pytest.mark.parametrize("name", ["👩‍🚀 Ana", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥"])
def test_an_emoji_with_a_joiner_is_visible(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name", ["\u200d", "A\u200dna", "👩\u200d", "\u200d👩", "👩\u200d\u200d🚀", "A\u200bna", "\u202eAna"]
)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="visible"):
        clean_name(name)
