"""Facts about decisions, compiled: what one brings, which cards it leaves within reach, how many turns a card takes.

All of it from one of the deals that the deciding seat cannot tell apart, and only about cards which that seat could
see: a reason must not rest on what turned up later.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.tree import number_of
from gauntlet.review.kernel.rows import Rows
from gauntlet.rules.catalogue import (
    AVENGERS_POINTS,
    BONUS,
    COST,
    GOAL,
    HAND_LIMIT,
    LOCATION_NEEDS,
    LOCATION_POINTS,
    MOST_PLAYERS,
    NO_CARD,
    STONE_KINDS,
    STONES_TAKEN,
)
from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.pay import can_pay
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.score import closes_gauntlet, score
from gauntlet.rules.kernel.vectors import (
    SHIELD,
    STONES_ONLY,
    TIME,
    amount,
    count_bits,
    lowest_bit,
    monus,
    one,
    stones_with,
    total,
)
from gauntlet.rules.layout import (
    AVENGERS_MOVED,
    CARD_SLOTS,
    EFFECT_KIND,
    GAUNTLET,
    MARKET,
    NONE,
    OVER,
    PAID,
    PAY,
    PAY_REST,
    RECRUIT,
    RECRUITED,
    RETURNED,
    TIME_CAME,
    TURN,
    VISITED,
    Player,
    State,
    States,
)

Log = NDArray[np.int64]
Known = NDArray[np.int8]
"""By card: whether the seat that decides can see it."""

NEAR: Final = 3
"""Tokens: what one turn can bring."""
MOST_TURNS: Final = 6
"""A card that takes longer is nobody's plan."""
FEW_STONES: Final = STONE_KINDS - 1
"""With bonuses of so many stones, the first one of another is what the Gauntlet waits for."""

POSSIBLE, THERE, HERE, AT_TURN, AFTER, TRIED, WORK = range(7)
"""States to work on: a possible deal; after the best decision and after another one; the rest for trying out."""
REACHES: Final = MOST_PLAYERS * NO_CARD
"""A row for each seat and card."""


@inline
def meets_end(s: State, seat: int) -> bool:
    """W1, or B14."""
    return closes_gauntlet(s, seat) if s.ending == GAUNTLET else score(s, seat) >= GOAL


@step
def bit_of(s: State, number: int) -> int:
    """The bit of a legal decision."""
    rest = legal_bits(s)
    while rest:
        bit = lowest_bit(rest)
        if number_of(s, bit) == number:
            return bit
        rest &= rest - 1
    return NONE


@step
def usual_bit(work: States, which: int, log: Log) -> int:
    """The rest of a turn as anyone would play it: default payment, and of locations and battles what counts most."""
    s: State = work[which]
    rest = legal_bits(s)
    if s.phase == PAY and rest >> PAY_REST & 1:
        return PAY_REST
    seat = s.seat
    best, most = NONE, NONE
    t: State = work[TRIED]
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        work[TRIED] = work[which]
        log[0] = 0
        apply_bit(t, bit, log)
        won = t.winners >> seat & 1 if t.phase == OVER else 0
        worth = score(t, seat) + 256 * int(won)
        if worth > most:
            best, most = bit, worth
    return best


@step
def play_turn(work: States, which: int, bit: int, log: Log, gains: Rows, at: int) -> None:
    """Plays a decision and the rest of the turn, and writes down what its effects brought."""
    s: State = work[which]
    seat = int(s.seat)
    p: Player = s.player[seat]
    bonus = p.bonus
    points, met = score(s, seat), meets_end(s, seat)
    far = 0
    for slot in range(MOST_PLAYERS):
        if total(monus(LOCATION_NEEDS[s.location[slot]], bonus)) > 1:
            far |= 1 << slot
    gain: Any = gains[at]
    gain.able, gain.tile, gain.returned = 1, 0, 0
    gain.location, gain.first = NONE, NONE
    time = 0
    while True:
        log[0] = 0
        apply_bit(s, bit, log)
        for index in range(1, log[0] + 1):
            kind, argument = log[index] // EFFECT_KIND * EFFECT_KIND, log[index] % EFFECT_KIND
            if kind == TIME_CAME:
                time += 1
            elif kind == PAID:
                time -= amount(argument, TIME)
            elif kind == AVENGERS_MOVED:
                gain.tile = 1
            elif kind == VISITED:
                gain.location = argument
            elif kind == RETURNED:
                gain.returned += 1
            elif kind == RECRUITED and s.ending == GAUNTLET and amount(bonus, BONUS[argument]) == 0:
                gain.first = BONUS[argument]
        if s.phase in (TURN, OVER) or s.seat != seat:
            break
        bit = usual_bit(work, which, log)
    gain.wins = s.winners >> seat & 1 if s.phase == OVER else 0
    gain.closes = 1 if not met and meets_end(s, seat) else 0
    gain.points = score(s, seat) - points
    gain.time = 1 if time > 0 else 0
    gain.stones = count_bits(stones_with(p.bonus, 1))
    gain.near, gain.missing = NONE, NONE
    for slot in range(MOST_PLAYERS):
        lacking = monus(LOCATION_NEEDS[s.location[slot]], p.bonus)
        if far >> slot & 1 and s.location[slot] != NONE and total(lacking) == 1:
            gain.near, gain.missing = s.location[slot], lowest_bit(stones_with(lacking, 1))
            break


@step
def own_points(gain: Any) -> int:
    """Without those of tiles."""
    tiles = AVENGERS_POINTS * gain.tile + (LOCATION_POINTS if gain.location != NONE else 0)
    return int(gain.points) - int(tiles)


@step
def is_named(gain: Any) -> bool:
    """Whether it brought something to name; not counted that it left a location near, or ended the game."""
    return own_points(gain) > 0 or gain.tile > 0 or gain.location != NONE or gain.time > 0 or gain.first != NONE


@step
def weight(gain: Any) -> int:
    """The larger, the more there is to say; nothing for a card that only brings a bonus of which there are others."""
    awaited = gain.first != NONE and gain.stones > FEW_STONES
    points = max(0, int(gain.points))
    return int(gain.wins) << 12 | int(gain.closes) << 11 | points << 2 | int(gain.time) << 1 | (1 if awaited else 0)


@step
def find_known(s: State, known: Known) -> None:
    """Face-up cards, and those in hands as far as the state, which is a view, has them."""
    known[:] = 0
    for slot in range(MARKET):
        if s.market[slot] < NO_CARD:
            known[s.market[slot]] = 1
    for owner in range(s.players):
        for slot in range(HAND_LIMIT):
            if s.player[owner].reserved[slot] < NO_CARD:
                known[s.player[owner].reserved[slot]] = 1


@step
def find_reach(work: States, which: int, known: Known, log: Log, gains: Rows, first: int) -> None:
    """What everyone could recruit, if it were their turn and nothing changed: a row for each seat and card."""
    for at in range(first, first + REACHES):
        gains[at].able = 0
    s: State = work[which]
    if s.phase == OVER:
        return
    t: State = work[AT_TURN]
    for seat in range(s.players):
        work[AT_TURN] = work[which]
        t.seat = seat
        bits = legal_bits(t) >> RECRUIT
        for slot in range(CARD_SLOTS):
            card = int(t.market[slot]) if slot < MARKET else int(t.player[seat].reserved[slot - MARKET])
            if bits >> slot & 1 and known[card]:
                work[AFTER] = work[AT_TURN]
                at = first + seat * NO_CARD + card
                play_turn(work, AFTER, RECRUIT + slot, log, gains, at)
                if seat != s.seat:  # whether it would be over then depends on the turns between
                    gains[at].closes |= gains[at].wins
                    gains[at].wins = 0


@step
def shortest(s: State, seat: int, card: int) -> tuple[int, int]:
    """Who is nearest to a card among the others, and how many tokens short.

    Nobody (NONE) who is more than three short; nor who can recruit it now, since that is a reason of its own.
    """
    nearest, least = NONE, NEAR + 1
    lacking = 0
    for other in range(s.players):
        p: Player = s.player[other]
        lacking = total(monus(monus(COST[card], p.bonus), p.tokens & STONES_ONLY)) - amount(p.tokens, SHIELD)
        if other != seat and max(0, lacking) < least:
            nearest, least = other, max(0, lacking)
    return (nearest, least) if least else (NONE, least)


@step
def is_at_hand(s: State, seat: int, card: int) -> bool:
    """Whether a card lies in the market or in the hand of a seat."""
    found = False
    for slot in range(MARKET):
        found |= s.market[slot] == card
    for slot in range(HAND_LIMIT):
        found |= s.player[seat].reserved[slot] == card
    return found


@step
def turns_to(p: Player, card: int) -> int:
    """On which of the player's turns the card can be recruited at the earliest, if all others take stones.

    1 is the next one. A turn of stones brings two of one kind or three of different kinds; the bank is taken to have
    them. So it is never less than that.
    """
    missing = monus(monus(COST[card], p.bonus), p.tokens & STONES_ONLY)
    for turns in range(MOST_TURNS):
        for pairs in range(turns + 1):
            left = missing
            for _ in range(pairs):
                left = monus(left, 2 * one(largest(left)))
            for _ in range(turns - pairs):
                taken = 0
                for _ in range(STONES_TAKEN):
                    stone = largest(monus(left, taken * 127))
                    taken |= one(stone)
                left = monus(left, taken)
            if can_pay(left, p.tokens, p.powers):
                return turns + 1
    return MOST_TURNS + 1


@inline
def largest(vector: int) -> int:
    """The stone of which a vector has most."""
    best = 0
    for stone in range(1, STONE_KINDS):
        if amount(vector, stone) > amount(vector, best):
            best = stone
    return best
