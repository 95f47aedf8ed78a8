"""Previews: what each legal decision leads to, what each card costs, how near everyone is to each tile and to the end.

Compiled, since every player gets them before every decision. They contain nothing but what the seat itself would have,
so a card that a decision reveals cannot leak.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import (
    BATTLE_NEEDS,
    BATTLE_NEEDS_AVENGERS,
    BATTLE_NEEDS_LOCATION,
    COST,
    DEALT_BATTLES,
    GOAL,
    LOCATION_NEEDS,
    MOST_PLAYERS,
    NO_CARD,
    TAGS_FOR_TILE,
)
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.pay import can_pay
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.score import score
from gauntlet.rules.kernel.turn_end import excess
from gauntlet.rules.kernel.vectors import ALL_STONES, ONE_SHIELD, STONES_ONLY, TIME, amount, monus, stones_with, total
from gauntlet.rules.layout import (
    CARD_SLOTS,
    GAUNTLET,
    MARKET,
    NONE,
    OVER,
    PAY,
    PAY_REST,
    PHASE_SIZES,
    TURN,
    State,
    States,
)

MOST_LEGAL = max(PHASE_SIZES)
"""No phase has more decisions."""

BIT, TOKENS, POINTS, NEXT_PHASE, LOCATION, AVENGERS, PAYMENT = range(7)
"""The columns of a preview. NEXT_PHASE: the phase in which the same player decides next, or NONE. PAYMENT: whether a
payment can be chosen first; the other columns are then what default payment leads to."""

TILES = MOST_PLAYERS + DEALT_BATTLES
"""The slots of locations, then those of battles."""

NEED = MOST_PLAYERS
"""The column of a progress after those of the players."""

MISSING, COINS = range(2)
"""The columns of a shortfall. COINS: how many wild coins are missing on top of those in hand."""

LACKED_POINTS, LACKED_TOKENS, EXCESS = range(3)
"""The columns of `needs`. LACKED_TOKENS: a bit for each token."""


@door
def previews(states: States, scratch: States, log: NDArray[np.int64], rows: NDArray[np.int64]) -> int:
    """Fills a row for each legal decision of the first state; returns how many there are.

    Nobody reads the log: `Game.play` has one, and so both share what is compiled.
    """
    s: State = states[0]
    seat = s.seat
    bits = legal_bits(s)
    t: State = scratch[0]
    count = 0
    for bit in range(MOST_LEGAL):
        if bits >> bit & 1:
            scratch[0] = s
            log[0] = 0
            apply_bit(t, bit, log)
            rows[count, PAYMENT] = s.phase == TURN and t.phase == PAY
            if rows[count, PAYMENT]:
                log[0] = 0
                apply_bit(t, PAY_REST, log)
            rows[count, BIT] = bit
            rows[count, TOKENS] = t.player[seat].tokens
            rows[count, POINTS] = score(t, seat)
            rows[count, NEXT_PHASE] = t.phase if t.seat == seat and t.phase not in (TURN, OVER) else NONE
            rows[count, LOCATION] = NONE
            for slot in range(MOST_PLAYERS):
                if t.player[seat].locations[slot] != s.player[seat].locations[slot]:
                    rows[count, LOCATION] = t.player[seat].locations[slot]
            rows[count, AVENGERS] = t.avengers == seat and s.avengers != seat
            count += 1
    return count


@door
def shortfalls(states: States, seat: int, rows: NDArray[np.int64]) -> None:
    """Fills a row for each slot of the market, and then of a player's hand: what the player lacks."""
    s: State = states[0]
    p = s.player[seat]
    for slot in range(CARD_SLOTS):
        card = s.market[slot] if slot < MARKET else p.reserved[slot - MARKET]
        if card == NO_CARD:
            rows[slot, MISSING] = NONE
            continue
        missing = monus(monus(COST[card], p.bonus), p.tokens & STONES_ONLY)
        coins = 0
        while not can_pay(missing, p.tokens + coins * ONE_SHIELD, p.powers):
            coins += 1
        rows[slot, MISSING] = missing
        rows[slot, COINS] = coins


@door
def progress(states: States, rows: NDArray[np.int64]) -> None:
    """Fills a row for each location and battle that lies on the table: how many bonuses, time cards and tiles it asks
    for (0: an empty slot), and how many of them each player has. A location in hand counts once, as does the tile."""
    s: State = states[0]
    for slot in range(TILES):
        tile = int(s.location[slot]) if slot < MOST_PLAYERS else int(s.battle[slot - MOST_PLAYERS])
        rows[slot, NEED] = 0
        if tile == NONE:
            continue
        battle = slot >= MOST_PLAYERS
        asked = BATTLE_NEEDS[tile] if battle else LOCATION_NEEDS[tile]
        location = battle and BATTLE_NEEDS_LOCATION[tile] > 0
        avengers = battle and BATTLE_NEEDS_AVENGERS[tile] > 0
        rows[slot, NEED] = total(asked) + location + avengers
        for seat in range(s.players):
            p = s.player[seat]
            rows[slot, seat] = total(asked) - total(monus(asked, p.bonus))
            rows[slot, seat] += location and p.locations[0] != NONE
            rows[slot, seat] += avengers and s.avengers == seat


@door
def needs(states: States, rows: NDArray[np.int64]) -> int:
    """Fills a row for each player: what they lack to end the game (W1, B14), and how many tokens they hold above the
    limit (E1). Returns how many tags bring the Avengers tile (T8)."""
    s: State = states[0]
    for seat in range(s.players):
        p = s.player[seat]
        time = 0 if amount(p.tokens, TIME) else 1 << TIME
        rows[seat, LACKED_POINTS] = max(0, GOAL - score(s, seat))
        rows[seat, LACKED_TOKENS] = ALL_STONES & ~stones_with(p.bonus, 1) | time if s.ending == GAUNTLET else 0
        rows[seat, EXCESS] = max(0, excess(p.tokens))
    return TAGS_FOR_TILE if s.avengers == NONE else s.player[s.avengers].tags + 1
