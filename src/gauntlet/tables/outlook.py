"""What a player sees before deciding: what each decision would leave, and what each card still lacks.

Compiled, since it is asked before every move of every player. It tells nothing but what the seat itself would have, so
no card that is turned up or drawn by a decision can show.
"""

from __future__ import annotations

import numpy as np

from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.pay import can_pay
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.score import score
from gauntlet.rules.kernel.vectors import ONE_SHIELD, STONES_ONLY, monus
from gauntlet.rules.layout import NONE, OVER, STATE, State, States
from gauntlet.rules.tables import COST, NO_CARD

BIT, TOKENS, POINTS, ASKS, LOCATION, AVENGERS = range(6)
"""The columns of an outlook. ASKS: the phase in which the same player is asked next, or NONE."""

MISSING, SHORT = range(2)
"""The columns of what cards lack. SHORT: how many wild coins are missing on top of those at hand."""


@door
def outlooks(states: States, rows: np.ndarray) -> int:
    """Fills a row for each legal decision of the first state; how many there are."""
    s: State = states[0]
    seat = s.seat
    bits = legal_bits(s)
    trial = np.empty(1, STATE)
    count = 0
    for bit in range(61):
        if bits >> bit & 1:
            trial[0] = s
            t: State = trial[0]
            apply_bit(t, bit)
            rows[count, BIT] = bit
            rows[count, TOKENS] = t.player[seat].tokens
            rows[count, POINTS] = score(t, seat)
            rows[count, ASKS] = t.phase if t.seat == seat and t.phase not in (0, OVER) else NONE
            rows[count, LOCATION] = NONE
            for place in range(4):
                if t.player[seat].locations[place] != s.player[seat].locations[place]:
                    rows[count, LOCATION] = t.player[seat].locations[place]
            rows[count, AVENGERS] = t.avengers == seat and s.avengers != seat
            count += 1
    return count


@door
def lacks(states: States, seat: int, rows: np.ndarray) -> None:
    """Fills a row for each place of the market and of a player's hand (12 to 14): what the player cannot pay yet."""
    s: State = states[0]
    p = s.player[seat]
    for place in range(15):
        card = s.market[place] if place < 12 else p.reserved[place - 12]
        if card == NO_CARD:
            rows[place, MISSING] = NONE
            continue
        missing = monus(monus(COST[card], p.bonus), p.tokens & STONES_ONLY)
        short = 0
        while not can_pay(missing, p.tokens + short * ONE_SHIELD, p.powers):
            short += 1
        rows[place, MISSING] = missing
        rows[place, SHORT] = short
