"""T: the actions of a turn."""

from __future__ import annotations

import numpy as np

from gauntlet.rules.kernel.deal import draw_card, replace
from gauntlet.rules.kernel.gain import ANY_STONE
from gauntlet.rules.kernel.jit import inline
from gauntlet.rules.kernel.pay import begin_payment, can_pay, hand_over
from gauntlet.rules.kernel.vectors import (
    ONE_SHIELD,
    ONE_TIME,
    SHIELD,
    STONES_ONLY,
    TIME,
    amount,
    monus,
    one,
    stones_with,
)
from gauntlet.rules.layout import (
    NONE,
    PASS,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_DECK,
    TAKE_SAME,
    TAKES,
    State,
)
from gauntlet.rules.tables import (
    BONUS,
    COST,
    DECK_SIZE,
    GAIN_ON_RECRUIT,
    GAIN_ON_TWO,
    LEVEL,
    NO_CARD,
    POINTS,
    TAGS,
    packed,
)

MIND = 0
MARKET = 12
FEWEST_FOR_TWO = 4
TAGS_FOR_TILE = 3


def _legal_takes(in_bank: int) -> int:
    """T1, by the stones that the bank has: 3 of them, and if there are fewer, 2 or 1."""
    stones = in_bank.bit_count()
    sizes = {3} if stones >= 3 else {1, 2}
    return sum(
        1 << bit
        for bit, take in enumerate(TAKES[:TAKE_SAME])
        if len(take) in sizes and all(in_bank >> stone & 1 for stone in take)
    )


_TAKES_BY_BANK = np.array([_legal_takes(in_bank) for in_bank in range(32)], dtype=np.int64)
_TAKEN = np.array([packed([take.count(stone) for stone in range(5)]) for take in TAKES], dtype=np.int64)


@inline
def legal_turn(s: State) -> int:
    """T1 to T4, or else T9."""
    p = s.player[s.seat]
    tokens, bonus, powers = p.tokens, p.bonus, int(p.powers)
    bits = _TAKES_BY_BANK[stones_with(s.bank, 1)] | stones_with(s.bank, FEWEST_FOR_TWO) << TAKE_SAME
    if p.reserved[2] == NO_CARD:
        for place in range(MARKET):
            bits |= (1 if s.market[place] != NO_CARD else 0) << RESERVE + place
        for level in range(3):
            bits |= (1 if s.drawn[level] < DECK_SIZE[level] else 0) << RESERVE_DECK + level
    means = (bonus & STONES_ONLY) + (tokens & STONES_ONLY)
    for place in range(MARKET):
        missing = monus(COST[s.market[place]], means)
        bits |= (1 if can_pay(missing, tokens, powers) else 0) << RECRUIT + place
    for place in range(3):
        if p.reserved[place] == NO_CARD:
            break
        missing = monus(COST[p.reserved[place]], means)
        bits |= (1 if can_pay(missing, tokens, powers) else 0) << RECRUIT_HAND + place
    return bits if bits else 1 << PASS


@inline
def apply_turn(s: State, bit: int) -> None:
    """One of T1 to T4, or T9."""
    if bit < RESERVE:
        take(s, bit)
    elif bit < RECRUIT:
        reserve(s, bit - RESERVE)
    elif bit < PASS:
        recruit(s, bit - RECRUIT)
    else:
        s.passes += 1


@inline
def take(s: State, bit: int) -> None:
    """T1, T2; B12 follows T2."""
    p = s.player[s.seat]
    p.tokens += _TAKEN[bit]
    s.bank -= _TAKEN[bit]
    if bit >= TAKE_SAME and p.powers & GAIN_ON_TWO:
        s.gainable = ANY_STONE & ~(1 << bit - TAKE_SAME)


@inline
def reserve(s: State, place: int) -> None:
    """T3: from the market, or (12 and up) from the top of a deck, which hides the card (H2)."""
    p = s.player[s.seat]
    free = 0
    while p.reserved[free] != NO_CARD:
        free += 1
    if place < MARKET:
        p.reserved[free] = s.market[place]
        replace(s, place)
    else:
        p.reserved[free] = draw_card(s, place - MARKET)
        p.hidden |= 1 << free
    if amount(s.bank, SHIELD):
        p.tokens += ONE_SHIELD
        s.bank -= ONE_SHIELD


@inline
def card_at(s: State, place: int) -> int:
    """The card that is recruited from a place of the market, or (12 and up) of the hand."""
    if place < MARKET:
        return int(s.market[place])
    return int(s.player[s.seat].reserved[place - MARKET])


@inline
def recruit(s: State, place: int) -> None:
    """T4, up to the payment."""
    begin_payment(s, place, monus(COST[card_at(s, place)], s.player[s.seat].bonus))


@inline
def complete_recruit(s: State) -> None:
    """T4, once it is clear who pays with what: payment, replacement (T6), then what the card brings."""
    place = int(s.paying)
    card = card_at(s, place)
    hand_over(s)
    if place < MARKET:
        replace(s, place)
    else:
        leave_hand(s, place - MARKET)
    join(s, card)
    if s.player[s.seat].powers & GAIN_ON_RECRUIT:
        s.gainable = ANY_STONE  # B11


@inline
def leave_hand(s: State, place: int) -> None:
    """The cards behind a gap in the hand move up, and what is hidden of them with them."""
    p = s.player[s.seat]
    for behind in range(place, 2):
        p.reserved[behind] = p.reserved[behind + 1]
    p.reserved[2] = NO_CARD
    before = (1 << place) - 1
    p.hidden = p.hidden & before | p.hidden >> 1 & ~before


@inline
def join(s: State, card: int) -> None:
    """What a recruited card brings: bonus, points, tags, and the tokens and the tile that depend on it."""
    p = s.player[s.seat]
    order = 0
    for seat in range(s.players):
        order += s.player[seat].cards
    s.recruited[order] = card
    s.recruiter[order >> 2] |= s.seat << 2 * (order & 3)
    p.cards += 1
    p.points += POINTS[card]
    p.tags += TAGS[card]
    brings_time = False
    if LEVEL[card] == 2:
        brings_time = amount(p.bonus, TIME) == 0  # T7
        p.bonus += ONE_TIME
    if BONUS[card] == MIND and p.spent_time:
        brings_time = True  # B7
        p.spent_time = 0
    p.bonus += one(BONUS[card])
    if brings_time:
        p.tokens += ONE_TIME
        s.bank -= ONE_TIME
    if p.tags >= TAGS_FOR_TILE and s.avengers != s.seat and (s.avengers == NONE or p.tags > s.player[s.avengers].tags):
        s.avengers = s.seat  # T8
