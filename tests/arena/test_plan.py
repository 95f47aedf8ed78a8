"""Which games a run has."""

from __future__ import annotations

from collections import Counter

import pytest

from gauntlet.arena import ArenaError, Plan
from gauntlet.rules.options import Options


def arena(*bots: str, games: int = 12, seed: int = 1) -> Plan:
    return Plan("arena", bots, Options(len(bots)), games, seed)


def test_each_deal_is_played_once_in_every_seating() -> None:
    plan = arena("a", "b", "c", games=6)
    assert [(pairing.number, pairing.deal, pairing.seats) for pairing in plan.pairings] == [
        (1, 0, (0, 1, 2)),
        (2, 0, (2, 0, 1)),
        (3, 0, (1, 2, 0)),
        (4, 1, (0, 1, 2)),
        (5, 1, (2, 0, 1)),
        (6, 1, (1, 2, 0)),
    ]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(arena("a", "b", "c", games=400).pairings) == 402


def test_a_ladder_lets_each_two_meet_equally_often_on_the_same_deals() -> None:
    plan = Plan("ladder", ("a", "b", "c", "d"), Options(2), 10, 1)
    met = Counter(frozenset(pairing.seats) for pairing in plan.pairings)
    assert set(met.values()) == {10}
    assert len(met) == 6
    assert Counter(pairing.seats[0] for pairing in plan.pairings) == dict.fromkeys(range(4), 15)
    assert {pairing.deal for pairing in plan.pairings} == set(range(5))


def test_seeds_differ_wherever_a_bot_sits() -> None:
    plan = arena("random", "random", games=100)
    seeds = [plan.bot_seed(pairing, seat) for pairing in plan.pairings for seat in range(2)]
    assert len(set(seeds)) == 200
    assert len({plan.deal_seed(deal) for deal in range(50)}) == 50
    assert max(seeds) < 2**53
    assert plan.bot_seed(plan.pairings[0], 0) != arena("random", "random", seed=2).bot_seed(plan.pairings[0], 0)


def test_a_name_that_enters_twice_gets_numbers() -> None:
    assert arena("search:9", "greedy", "greedy").labels == ("search:9", "greedy #1", "greedy #2")


def test_a_plan_names_its_folder() -> None:
    plan = arena("random", "cmd:./my bot")
    assert plan.slug.startswith("arena-random-cmd-my-bot-")
    assert plan.slug != arena("random", "cmd:./my bot", seed=2).slug


@pytest.mark.parametrize(
    ("kind", "bots", "players", "games", "sentence"),
    [
        ("arena", 1, 2, 4, "an arena needs at least 2 bots, not 1"),
        ("ladder", 1, 2, 4, "a ladder needs at least 2 bots, not 1"),
        ("ladder", 3, 3, 4, "a ladder is played with 2 players, not 3"),
        ("ladder", 101, 2, 4, "101 bots are too many"),
        ("arena", 2, 4, 4, "2 bots for 4 players: name one for each seat"),
        ("arena", 3, 2, 4, "3 bots for 2 players: gauntlet ladder"),
        ("arena", 2, 2, 0, "games must be at least 1, not 0"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(kind: str, bots: int, players: int, games: int, sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        Plan(kind, ("random",) * bots, Options(players), games, 1)
