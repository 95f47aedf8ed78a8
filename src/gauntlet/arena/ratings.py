"""Ratings: one number for each bot, from all results."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.arena.bot_game import Outcome
from gauntlet.intervals import Interval, Z

Matrix = NDArray[np.float64]

ELO: Final = 400 / math.log(10)
"""Elo's scale: 400 points more are odds of 10 to 1."""
VIRTUAL: Final = 1.0
"""Virtual draws of each pair that has met: without them, a bot that never lost would have an infinite rating."""


def beaten(entrants: int, outcomes: Sequence[Outcome]) -> Matrix:
    """Wins of the row against the column. A game that a third player won does not count for the two; without any
    winner, and with a shared win, it is half for each."""
    wins = np.zeros((entrants, entrants))
    for outcome in outcomes:
        shares = outcome.shares()
        for one in outcome.seats:
            for other in outcome.seats:
                both = shares[one] + shares[other]
                if one != other and (both or not outcome.winners):
                    wins[one, other] += shares[one] / both if both else 0.5
    return wins


def bradley_terry(wins: Matrix) -> list[Interval]:
    """Ratings on Elo's scale, their mean 0: the chance to win is a logistic function of the difference.

    The most likely ratings by Newton's method (the likelihood has one maximum); intervals by the Fisher information.
    A rating has a meaning only against the others, so each interval is against their mean.
    """
    met = (wins + wins.T) > 0
    wins = wins + met * VIRTUAL / 2
    games = wins + wins.T
    strength = np.zeros(len(wins))
    for _ in range(1000):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        weight = games * chance * (1 - chance)
        information = np.diag(weight.sum(axis=1)) - weight
        spread = np.linalg.pinv(information, hermitian=True)  # ratings can move together: one direction is free
        step = spread @ (wins - games * chance).sum(axis=1)
        strength += np.clip(step, -1, 1)  # far away from the maximum a whole step would go too far
        if np.abs(step).max() < 1e-10:
            break
    strength -= strength.mean()
    error = Z * np.sqrt(np.diag(spread).clip(min=0))
    return [
        Interval(float(ELO * at), float(ELO * (at - by)), float(ELO * (at + by)))
        for at, by in zip(strength, error, strict=True)
    ]


def open_skill(entrants: int, outcomes: Sequence[Outcome]) -> list[Interval]:
    """Ratings for tables of more than two: openskill's Plackett–Luce model, game by game in the order of the run.

    A game ranks only who won before who did not. Bots do not change, so nothing is added to the doubt between games.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(entrants)]
    for outcome in outcomes:
        ranks = [0.0 if seat in outcome.winners else 1.0 for seat in range(len(outcome.seats))]
        teams = model.rate([[ratings[entrant]] for entrant in outcome.seats], ranks=ranks)
        for entrant, (rating,) in zip(outcome.seats, teams, strict=True):
            ratings[entrant] = rating
    return [Interval(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in ratings]
