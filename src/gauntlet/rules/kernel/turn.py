"""T: the actions of a turn."""

from __future__ import annotations

import numpy as np

from gauntlet.rules.catalogue import (
    BONUS,
    COST,
    DECK_SIZE,
    FEWEST_FOR_TWO,
    GAIN_ON_RECRUIT,
    GAIN_ON_TWO,
    HAND_LIMIT,
    LEVEL,
    LEVELS,
    NO_CARD,
    POINTS,
    ROW,
    STONE_KINDS,
    STONES_TAKEN,
    TAGS,
    TAGS_FOR_TILE,
    TIME_LEVEL,
    packed,
)
from gauntlet.rules.kernel.deal import draw_card, refill
from gauntlet.rules.kernel.emit import Log, emit
from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.pay import ask_payment, begin_payment, can_pay, hand_over, has_choice
from gauntlet.rules.kernel.vectors import (
    ALL_STONES,
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
    AVENGERS_MOVED,
    DREW,
    MARKET,
    NONE,
    PASS,
    RECRUIT,
    RECRUIT_HAND,
    RECRUITED,
    RESERVE,
    RESERVE_DECK,
    RESERVED,
    SHIELD_CAME,
    TAKE_SAME,
    TAKES,
    TIME_CAME,
    TOOK,
    Player,
    State,
)

MIND = 0


def _legal_takes(in_bank: int) -> int:
    """T1, by the stones that the bank has: three of them, and if there are fewer, two or one."""
    sizes = [STONES_TAKEN] if in_bank.bit_count() >= STONES_TAKEN else range(1, STONES_TAKEN)
    return sum(
        1 << bit
        for bit, take in enumerate(TAKES[:TAKE_SAME])
        if len(take) in sizes and all(in_bank >> stone & 1 for stone in take)
    )


_TAKES_BY_BANK = np.array([_legal_takes(in_bank) for in_bank in range(1 << STONE_KINDS)], dtype=np.int64)
_FULL_ROW = (1 << ROW) - 1
_TAKEN = np.array([packed([take.count(stone) for stone in range(STONE_KINDS)]) for take in TAKES], dtype=np.int64)


@inline
def legal_turn(s: State, p: Player) -> int:
    """T1 to T4, or else T9."""
    tokens, bonus, powers = p.tokens, p.bonus, int(p.powers)
    bits = _TAKES_BY_BANK[stones_with(s.bank, 1)] | stones_with(s.bank, FEWEST_FOR_TWO) << TAKE_SAME
    if p.reserved[HAND_LIMIT - 1] == NO_CARD:
        for level in range(LEVELS):
            if s.drawn[level] < DECK_SIZE[level]:  # and so no gap in its row (T6)
                bits |= _FULL_ROW << RESERVE + ROW * level | 1 << RESERVE_DECK + level
            else:
                for slot in range(ROW * level, ROW * level + ROW):
                    bits |= (1 if s.market[slot] != NO_CARD else 0) << RESERVE + slot
    means = (bonus & STONES_ONLY) + (tokens & STONES_ONLY)
    for slot in range(MARKET):
        missing = monus(COST[s.market[slot]], means)
        bits |= (1 if can_pay(missing, tokens, powers) else 0) << RECRUIT + slot
    for slot in range(HAND_LIMIT):
        if p.reserved[slot] == NO_CARD:
            break
        missing = monus(COST[p.reserved[slot]], means)
        bits |= (1 if can_pay(missing, tokens, powers) else 0) << RECRUIT_HAND + slot
    return bits if bits else 1 << PASS


@inline
def apply_turn(s: State, p: Player, bit: int, log: Log) -> bool:
    """One of T1 to T4, or T9; whether the player has to choose how to pay."""
    if bit < RESERVE:
        take(s, p, bit, log)
    elif bit < RECRUIT:
        reserve(s, p, bit - RESERVE, log)
    elif bit < PASS:
        slot = bit - RECRUIT
        begin_payment(s, p, slot, monus(COST[card_at(s, p, slot)], p.bonus))
        if has_choice(s, p) and ask_payment(s, p):
            return True
        complete_recruit(s, p, log)
    else:
        s.passes += 1
    return False


@inline
def take(s: State, p: Player, bit: int, log: Log) -> None:
    """T1, T2; B12 follows T2."""
    p.tokens += _TAKEN[bit]
    s.bank -= _TAKEN[bit]
    emit(log, TOOK | _TAKEN[bit])
    if p.powers & GAIN_ON_TWO and bit >= TAKE_SAME:
        s.gainable = ALL_STONES & ~(1 << bit - TAKE_SAME)


@inline
def reserve(s: State, p: Player, slot: int, log: Log) -> None:
    """T3: from the market, or (12 and up) from the top of a deck, which hides the card (H2)."""
    free = (1 if p.reserved[0] != NO_CARD else 0) + (1 if p.reserved[1] != NO_CARD else 0)
    if slot < MARKET:
        card = int(s.market[slot])
        emit(log, RESERVED | card)
        refill(s, slot, log)
    else:
        card = draw_card(s, slot - MARKET)
        p.hidden |= 1 << free
        emit(log, DREW | card)
    p.reserved[free] = card
    shield = ONE_SHIELD if amount(s.bank, SHIELD) else 0
    p.tokens += shield
    s.bank -= shield
    if shield:
        emit(log, SHIELD_CAME)


@inline
def card_at(s: State, p: Player, slot: int) -> int:
    """The card that a player recruits from a slot of the market, or (12 and up) of the hand."""
    if slot < MARKET:
        return int(s.market[slot])
    return int(p.reserved[slot - MARKET])


@step
def complete_recruit(s: State, p: Player, log: Log) -> None:
    """T4, once it is clear who pays with what: payment, replacement (T6), then what the card brings."""
    slot = int(s.paying)
    card = card_at(s, p, slot)
    hand_over(s, p, log)
    emit(log, RECRUITED | card)
    if slot < MARKET:
        refill(s, slot, log)
    else:
        leave_hand(p, slot - MARKET)
    join(s, p, card, log)
    if p.powers & GAIN_ON_RECRUIT:
        s.gainable = ALL_STONES  # B11


@inline
def leave_hand(p: Player, slot: int) -> None:
    """The cards behind a gap in the hand move up, and what is hidden of them with them."""
    for behind in range(slot, HAND_LIMIT - 1):
        p.reserved[behind] = p.reserved[behind + 1]
    p.reserved[HAND_LIMIT - 1] = NO_CARD
    before = (1 << slot) - 1
    p.hidden = p.hidden & before | p.hidden >> 1 & ~before


@inline
def join(s: State, p: Player, card: int, log: Log) -> None:
    """What a recruited card brings: bonus, points, tags, and the tokens and the tile that depend on it."""
    order = 0
    for seat in range(s.players):
        order += s.player[seat].cards
    s.recruited[order] = card
    s.recruiter[order >> 2] |= s.seat << 2 * (order & 3)
    p.cards += 1
    p.points += POINTS[card]
    p.tags += TAGS[card]
    brings_time = False
    if LEVEL[card] == TIME_LEVEL - 1:
        brings_time = amount(p.bonus, TIME) == 0  # T7
        p.bonus += ONE_TIME
    if BONUS[card] == MIND and p.spent_time:
        brings_time = True  # B7
        p.spent_time = 0
    p.bonus += one(BONUS[card])
    if brings_time:
        p.tokens += ONE_TIME
        s.bank -= ONE_TIME
        emit(log, TIME_CAME)
    if p.tags >= TAGS_FOR_TILE and s.avengers != s.seat and (s.avengers == NONE or p.tags > s.player[s.avengers].tags):
        emit(log, AVENGERS_MOVED | int(s.avengers) + 1)
        s.avengers = s.seat  # T8
