"""W, B14, B15: points, who wins, and how the game ends."""

from __future__ import annotations

from gauntlet.rules.catalogue import (
    AVENGERS_POINTS,
    GOAL,
    POINT_A_BATTLE,
    POINT_A_TIME_CARD,
    SINISTER_SIX_POINTS,
    SIX_POINTS,
)
from gauntlet.rules.kernel.jit import inline
from gauntlet.rules.kernel.vectors import ALL_STONES, TIME, amount, count_bits, is_single, lowest_bit, stones_with
from gauntlet.rules.layout import (
    ALONE,
    BY_AVENGERS,
    BY_CARDS,
    BY_POINTS,
    GAUNTLET,
    LIMIT,
    NONE,
    OVER,
    SHARED,
    SIXTEEN,
    STALEMATE,
    TURN,
    Player,
    State,
)


@inline
def power_points(p: Player) -> int:
    """B6, B8, B9: what super-powers are worth now."""
    powers = int(p.powers)
    points = 0
    if powers & SIX_POINTS:
        points += SINISTER_SIX_POINTS
    if powers & POINT_A_TIME_CARD:
        points += amount(p.bonus, TIME)
    if powers & POINT_A_BATTLE:
        points += count_bits(powers)
    return points


@inline
def score(s: State, seat: int) -> int:
    """W4: cards and locations, the Avengers tile, super-powers."""
    p = s.player[seat]
    points = int(p.points) + power_points(p)
    return points + AVENGERS_POINTS if s.avengers == seat else points


@inline
def closes_gauntlet(s: State, seat: int) -> bool:
    """W1: 16 points, a bonus of each stone, and a time token."""
    p = s.player[seat]
    return stones_with(p.bonus, 1) == ALL_STONES and amount(p.tokens, TIME) > 0 and score(s, seat) >= GOAL


@inline
def rank(s: State, seat: int) -> int:
    """W3, B14: who has more of this wins. Fewest cards is last, and the tile counts for the Gauntlet only."""
    holds_tile = s.ending == GAUNTLET and s.avengers == seat
    return score(s, seat) * 256 + (128 if holds_tile else 0) - int(s.player[seat].cards)


@inline
def close_turn(s: State) -> None:
    """E4: the game ends, or the next seat begins its turn."""
    end = NONE
    if s.ending == SIXTEEN and reached_by_powers(s):
        end = SIXTEEN
    elif s.seat + 1 < s.players:
        s.seat += 1
    else:
        end = end_of_round(s)
        if end == NONE:
            s.seat = 0
            s.rounds += 1
            s.passes = 0
    if end == NONE:
        s.phase = TURN
        s.power_points = power_points(s.player[s.seat])
    else:
        s.phase = OVER
        s.end = end
        s.winners = winners(s, end)


@inline
def reached_by_powers(s: State) -> bool:
    """B15: 16 points, but not without what super-powers brought in this turn."""
    points = score(s, s.seat)
    gained = power_points(s.player[s.seat]) - s.power_points
    return points >= GOAL and points - gained < GOAL


@inline
def end_of_round(s: State) -> int:
    """W2 or B14, then T9, then W5: how the game ends with this round, if it does."""
    for seat in range(s.players):
        if closes_gauntlet(s, seat) if s.ending == GAUNTLET else score(s, seat) >= GOAL:
            return int(s.ending)
    if s.passes == s.players:
        return STALEMATE
    if s.rounds == s.max_rounds:
        return LIMIT
    return NONE


@inline
def decided_by(s: State, winners: int, rivals: int) -> int:
    """W3, B14: what parts the winners from the others, both as bits; NONE where nothing had to be decided.

    Those who have left a match are no rivals: without them somebody else may have won than by the rules alone.
    """
    if winners == 0 or s.phase != OVER or s.end > SIXTEEN:
        return NONE
    winner = lowest_bit(winners)
    qualified, contenders, level = 0, 0, 0
    for seat in range(s.players):
        if s.end == SIXTEEN or closes_gauntlet(s, seat):
            qualified += 1
            if rivals >> seat & 1:
                contenders += 1
                level += 1 if score(s, seat) == score(s, winner) else 0
    if contenders == 0:  # whoever met W1 has left: points decide between the others
        return BY_POINTS
    if contenders == 1:
        return ALONE if qualified == 1 else NONE
    if level == 1:
        return BY_POINTS
    if s.end == GAUNTLET and s.avengers == winner:
        return BY_AVENGERS
    return BY_CARDS if is_single(winners) else SHARED


@inline
def winners(s: State, end: int) -> int:
    """W3: the best of those who closed the Gauntlet; B14: the best of all. More than one if nothing parts them."""
    best = NONE
    bits = 0
    for seat in range(s.players):
        if end == SIXTEEN or (end == GAUNTLET and closes_gauntlet(s, seat)):
            standing = rank(s, seat)
            if standing > best:
                best, bits = standing, 1 << seat
            elif standing == best:
                bits |= 1 << seat
    return bits
