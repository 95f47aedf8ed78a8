"""The heuristic policy: a prior for each legal decision, for searches without a network."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.light import RATE, TURNS, tally, wait
from gauntlet.bots.worth import THE_END, card_worth, end_needs, ends, extra_worth, stone_worth, tags_for_tile
from gauntlet.rules.catalogue import COST, LEVELS, NO_CARD
from gauntlet.rules.kernel.jit import inline
from gauntlet.rules.kernel.vectors import SHIELD, STONES_ONLY, amount, lowest_bit, monus, total
from gauntlet.rules.layout import (
    CARD_SLOTS,
    CLAIM,
    DECLINE,
    MARKET,
    PASS,
    PAY,
    PAY_REST,
    RECRUIT,
    RESERVE,
    RESERVE_DECK,
    TAKES,
    TURN,
    State,
)

Priors = NDArray[np.float32]

LEAST = 0.02
"""Of the best weight: what nothing falls below, so that everything is tried in the end."""

_STONES_OF_TAKE = np.array([[*take, *[take[-1]] * (3 - len(take))] for take in TAKES], dtype=np.int64)
_SIZE_OF_TAKE = np.array([len(take) for take in TAKES], dtype=np.int64)


@inline
def heuristic_policy(s: State, bits: int, priors: Priors) -> None:
    """Fills `priors`, one for each bit of the phase, with numbers that add up to 1 over the legal ones."""
    if s.phase == TURN:
        heuristic_turn(s, bits, priors)
    else:
        for bit in range(PAY_REST + 1):
            priors[bit] = 1.0
        if s.phase == PAY:
            priors[PAY_REST] = 4.0
        elif s.phase == CLAIM:
            priors[DECLINE] = 0.1
    most = np.float32(0.0)
    rest = bits
    while rest:
        most = max(most, priors[lowest_bit(rest)])
        rest &= rest - 1
    least = np.float32(LEAST) * most
    whole = np.float32(0.0)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        priors[bit] = max(priors[bit], least)
        whole += priors[bit]
    share = np.float32(1.0) / whole
    rest = bits
    while rest:
        priors[lowest_bit(rest)] *= share
        rest &= rest - 1


@inline
def heuristic_turn(s: State, bits: int, priors: Priors) -> None:
    """By worth for each turn of waiting, squared to tell the good from the better."""
    seat = s.seat
    p = s.player[seat]
    held = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
    means, reach = tally(held), tally(held + (s.bank & STONES_ONLY))
    shields = amount(p.tokens, SHIELD)
    tags = tags_for_tile(s, seat)
    stones, extra = stone_worth(s, seat), extra_worth(s, seat, tags)
    needs = end_needs(s, seat, tags)
    full = total(p.tokens) >= 9
    d0, d1, d2, d3, d4 = 0.0, 0.0, 0.0, 0.0, 0.0
    for bit in range(PASS + 1):
        priors[bit] = 0.0
    for slot in range(CARD_SLOTS):
        card = s.market[slot] if slot < MARKET else p.reserved[slot - MARKET]
        if card == NO_CARD:
            continue
        worth = card_worth(card, stones, extra) + (THE_END if ends(card, needs, tags) else 0)
        until = wait(card, means, reach, shields)
        rate = worth * RATE[until] / 1000.0
        if TURNS[until] == 0:
            priors[RECRUIT + slot] = rate * rate
        else:
            missing = monus(COST[card], held)
            d0 = max(d0, rate if amount(missing, 0) else 0.0)
            d1 = max(d1, rate if amount(missing, 1) else 0.0)
            d2 = max(d2, rate if amount(missing, 2) else 0.0)
            d3 = max(d3, rate if amount(missing, 3) else 0.0)
            d4 = max(d4, rate if amount(missing, 4) else 0.0)
        if slot < MARKET:
            reserving = 0.8 * rate if full else 0.5 * rate
            priors[RESERVE + slot] = reserving * reserving
    for take in range(RESERVE):
        if bits >> take & 1:
            demand = 0.0
            for slot in range(_SIZE_OF_TAKE[take]):
                stone = _STONES_OF_TAKE[take, slot]
                demand += d0 if stone == 0 else d1 if stone == 1 else d2 if stone == 2 else d3 if stone == 3 else d4
            demand = demand / 3.0
            if full:
                demand *= 0.6
            priors[take] = demand * demand
    for level in range(LEVELS):
        priors[RESERVE_DECK + level] = 4.0
