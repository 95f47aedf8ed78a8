"""Win rates over deals, and how far they can be trusted."""

from __future__ import annotations

import math
from collections.abc import Iterable

from gauntlet.intervals import Interval, wilson


def win_rate(shares: Iterable[tuple[int, float]]) -> Interval:
    """The mean of what was won in games, each given with its deal.

    The games of one deal are not independent: a deal may suit a bot in all its seats. Wilson's interval is
    therefore taken for the number of games that independent ones would have needed for the same accuracy (the
    ratio estimate of a cluster sample). Where the seatings of a deal balance each other this could be more than were
    played; it is never taken to be.
    """
    deals: dict[int, list[float]] = {}
    for deal, share in shares:
        deals.setdefault(deal, []).append(share)
    games, count = sum(map(len, deals.values())), len(deals)
    if not games:
        return wilson(0.0, 0)
    mean = sum(map(sum, deals.values())) / games
    if count < 2:
        return wilson(mean, count)
    squares = sum((sum(deal) - mean * len(deal)) ** 2 for deal in deals.values())
    variance = count / (count - 1) * squares / games**2
    effective = mean * (1 - mean) / variance if variance > 0 else math.inf
    return wilson(mean, min(games, effective))
