"""Intervals and ratings against known values."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import numpy as np
import pytest

from gauntlet.arena import Plan
from gauntlet.arena.ratings import ELO, VIRTUAL, beaten, bradley_terry, open_skill
from gauntlet.arena.win_rate import win_rate
from gauntlet.intervals import Z, wilson
from gauntlet.rules.options import Options
from testkit.arena import drawn_by_lot, outcome


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_the_published_one(won: int, games: int, low: float, high: float) -> None:
    interval = wilson(won / games, games)
    assert (round(interval.low, 4), round(interval.high, 4)) == (low, high)
    mirrored = wilson(1 - won / games, games)
    assert mirrored.low == pytest.approx(1 - interval.high)


def test_games_of_a_deal_that_always_agree_count_as_one() -> None:
    twins = [(deal, float(deal % 4 > 0)) for deal in range(200) for _ in range(2)]
    assert win_rate(twins).high - win_rate(twins).low == pytest.approx(
        wilson(0.75, 200).high - wilson(0.75, 200).low, rel=0.01
    )


def test_games_of_a_deal_that_balance_do_not_count_as_more_than_they_are() -> None:
    assert win_rate([(deal, float(seat)) for deal in range(50) for seat in range(2)]) == wilson(0.5, 100)


def test_a_rate_of_nothing_or_of_one_deal_says_little() -> None:
    assert (win_rate([]).low, win_rate([]).high) == (0, 1)
    assert win_rate([(0, 1.0), (0, 1.0)]) == wilson(1.0, 1)
    assert win_rate([(deal, 1.0) for deal in range(20)]) == wilson(1.0, 20)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance, held = random.Random(1), 0
    for _ in range(400):
        games = []
        for deal in range(60):
            luck = chance.choice([0.2, 0.9])  # a deal that suits the bot in both seats, or does not
            games += [(deal, float(chance.random() < luck)) for _ in range(2)]
        interval = win_rate(games)
        held += interval.low <= 0.55 <= interval.high
    assert 0.92 <= held / 400 <= 0.98


def test_two_bots_have_the_rating_that_is_known_in_closed_form() -> None:
    one, other = bradley_terry(np.array([[0.0, 75.0], [25.0, 0.0]]))
    won, lost = 75 + VIRTUAL / 2, 25 + VIRTUAL / 2
    assert one.value - other.value == pytest.approx(400 * math.log10(won / lost))
    assert one.value == pytest.approx(-other.value)
    error_of_difference = Z * ELO * math.sqrt(1 / won + 1 / lost)
    assert one.high - one.low == pytest.approx(error_of_difference)  # each is half of the difference from the mean


def test_bradley_terry_recovers_the_strengths_behind_results() -> None:
    truth = np.array([-400.0, -150, 0, 50, 500])
    plan = Plan("ladder", tuple("abcde"), Options(2), 1000, 1)
    ratings = bradley_terry(beaten(5, drawn_by_lot(plan, list(10 ** (truth / 400)))))
    for rating, true in zip(ratings, truth, strict=True):
        assert rating.low < rating.value < rating.high
        assert abs(rating.value - true) < 1.5 * (rating.high - rating.value)
        assert rating.high - rating.low < 120


def test_intervals_of_ratings_hold_the_truth_as_often_as_they_say() -> None:
    truth, held = [-200.0, 0.0, 200.0], 0
    plan = Plan("ladder", tuple("abc"), Options(2), 100, 1)
    for seed in range(150):
        ratings = bradley_terry(beaten(3, drawn_by_lot(plan, [10 ** (true / 400) for true in truth], seed)))
        held += sum(rating.low <= true <= rating.high for rating, true in zip(ratings, truth, strict=True))
    assert 0.92 <= held / 450 <= 0.98


def test_who_never_loses_is_strong_but_not_infinitely() -> None:
    wins = np.zeros((3, 3))
    wins[0, 1:] = wins[1, 2] = 1000
    first, second, third = bradley_terry(wins)
    assert 1000 < first.value < 3000
    assert first.value > second.value > third.value
    assert all(math.isfinite(number) for rating in (first, second, third) for number in (rating.low, rating.high))


def test_without_games_all_are_equal() -> None:
    assert [rating.value for rating in bradley_terry(np.zeros((2, 2)))] == [0, 0]


def test_who_has_beaten_whom() -> None:
    pairings = Plan("arena", tuple("abc"), Options(3), 9, 1).pairings
    outcomes = [
        outcome(pairings[0], (0,)),  # a alone
        outcome(pairings[0], (1, 2)),  # b and c share
        outcome(pairings[0], (), "limit"),  # nobody: a draw for all
    ]
    assert beaten(3, outcomes).tolist() == [[0, 1.5, 1.5], [1.5, 0, 1.0], [1.5, 1.0, 0]]


def test_openskill_ranks_three_by_their_strength() -> None:
    plan = Plan("arena", ("a", "b", "c"), Options(3), 300, 1)
    ratings = open_skill(3, drawn_by_lot(plan, [1, 3, 9]))
    assert all(above.value > below.value for below, above in pairwise(ratings))
    assert ratings[2].low > ratings[0].high
