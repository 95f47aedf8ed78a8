"""The light heuristic: a sensible decision in about a tenth of a microsecond, for playing games out in a search.

It looks for the card with the most worth for each turn that it still takes, recruits it if it can, and otherwise
takes the stones that it lacks, then those that the second best card lacks. A card that ends the game is worth most,
and one with which another player would end it is taken away. Some noise makes its games differ.
"""

from __future__ import annotations

import math
import random

import numpy as np

from gauntlet.bots.worth import (
    EACH_STONE,
    MOST_POINTS,
    NO_END,
    THE_END,
    card_worth,
    end_needs,
    ends,
    extra_worth,
    stone_worth,
    tags_for_tile,
)
from gauntlet.rules.catalogue import CARDS, COST, FEWEST_FOR_TWO, GOAL, HAND_LIMIT, NO_CARD, SHIELDS, STONE_KINDS
from gauntlet.rules.kernel.chance import Chance, next_word
from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.score import score
from gauntlet.rules.kernel.turn import card_at
from gauntlet.rules.kernel.vectors import (
    HIGH_BITS,
    SHIELD,
    STONES_ONLY,
    amount,
    count_bits,
    is_single,
    lowest_bit,
    monus,
    nth_bit,
    stones_with,
    total,
    total_stones,
)
from gauntlet.rules.layout import (
    CARD_SLOTS,
    CLAIM,
    DECLINE,
    MARKET,
    NONE,
    OVER,
    PAY,
    PAY_REST,
    RECRUIT,
    RESERVE,
    RETURN,
    TAKE_SAME,
    TAKES,
    TURN,
    State,
)

FULL_HAND = 8
"""Tokens from which on taking three more means returning some."""
STONES_A_TURN = 1.6
"""That help: of the three that one takes, not all do."""
IMPATIENCE = 1.4
"""How much less a card is worth the more turns it takes: 1 would be fair if nothing came in between."""

SLOT_BITS = CARD_SLOTS.bit_length()
"""The lowest bits of a rate are the slot of its card."""
SLOT = (1 << SLOT_BITS) - 1

END_NOW = THE_END * 1000 << SLOT_BITS
"""From where on the rate of a card in `light_turn` says that recruiting it now ends the game."""

_MUCH_OF_ONE = 1 << 6
_NOT_IN_BANK = 1 << 7
_NEEDED = _MUCH_OF_ONE - 1
_OUT_OF_REACH = 20
"""More stones than any card costs: where there is no card."""
_NO_CARD_TALLY = (1 << 62) - (1 << 40)


def _turns(wait: int, stones_a_turn: float) -> float:
    """One more where much of one stone is missing, and some more where the bank lacks it."""
    needed = wait & _NEEDED
    extra = (1 if wait & _MUCH_OF_ONE else 0) + (2 if wait & _NOT_IN_BANK else 0)
    return needed / stones_a_turn + extra if needed else 0.0


def _rate(wait: int) -> int:
    if wait & _NEEDED >= _OUT_OF_REACH - SHIELDS:
        return 0
    return int(1000 / (1 + _turns(wait, STONES_A_TURN)) ** IMPATIENCE)


def _filled(wanted: int, pool: int, luck: int) -> int:
    """Three stones at most: of those that are wanted, then of the pool; `luck` chooses where there are too many."""
    chance = random.Random(f"{wanted}/{pool}/{luck}")
    first = [stone for stone in range(STONE_KINDS) if wanted >> stone & 1]
    then = [stone for stone in range(STONE_KINDS) if (pool & ~wanted) >> stone & 1]
    chosen = (chance.sample(first, len(first)) + chance.sample(then, len(then)))[:3]
    return sum(1 << stone for stone in chosen)


TURNS = np.array([math.ceil(_turns(wait, 3)) for wait in range(1 << 8)], dtype=np.int64)
"""By the `wait` for a card: how many turns it takes if all goes well."""
RATE = np.array([_rate(wait) for wait in range(1 << 8)], dtype=np.int64)
"""By the `wait` for a card: what is left of its worth; nothing where there is no card."""
COST_TALLY = np.array(
    [*(sum((1 << cost) - 1 << 8 * stone for stone, cost in enumerate(card.cost)) for card in CARDS), _NO_CARD_TALLY],
    dtype=np.int64,
)
"""What each card costs, as a `tally`."""
_FILLED = np.array([_filled(index >> 8, index >> 3 & 31, index & 7) for index in range(1 << 13)], dtype=np.int8)
_TAKE_BIT = np.zeros(32, dtype=np.int64)
for _bit, _take in enumerate(TAKES[:TAKE_SAME]):
    _TAKE_BIT[sum(1 << stone for stone in _take)] = _bit


@inline
def tally(vector: int) -> int:
    """Each number n of a vector of stones as n bits, 7 at most: what is missing of a cost is then one instruction."""
    bits = 0
    for number in range(7):
        bits |= (vector + (127 - number) * EACH_STONE & HIGH_BITS) >> 7 - number
    return bits


@inline
def wait(card: int, means: int, reach: int, shields: int) -> int:
    """How far away a card is, as an index of `TURNS` and `RATE`.

    `means` is the tally of what a player can pay with, `reach` of that and all that is in the bank. Without branches,
    as all that is done for each card in each decision: a processor guesses them wrong too often.
    """
    cost = int(COST_TALLY[card])
    missing = cost & ~means
    much_of_one = _MUCH_OF_ONE if missing & missing >> 1 & missing >> 2 else 0
    not_in_bank = _NOT_IN_BANK if cost & ~reach else 0
    return max(0, count_bits(missing) - shields) | much_of_one | not_in_bank


@inline
def nearest_end(s: State, seat: int, tags: int) -> int:
    """The card that ends the game soonest, as `light_turn` rates it; 0 without one."""
    best = 0
    needs = end_needs(s, seat, tags)
    if needs != NO_END:
        p = s.player[seat]
        stones = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
        means, reach = tally(stones), tally(stones + (s.bank & STONES_ONLY))
        shields = amount(p.tokens, SHIELD)
        for slot in range(CARD_SLOTS):
            card = s.market[slot] if slot < MARKET else p.reserved[slot - MARKET]
            if ends(card, needs, tags):
                best = max(best, THE_END * RATE[wait(card, means, reach, shields)] << SLOT_BITS | slot)
    return best


@inline
def threat(s: State, seat: int) -> int:
    """Where a card lies in the market with which a seat could end the game if it were its turn; NONE without one.

    Looked for only once the card's own points can do it: this is asked in every decision.
    """
    if score(s, seat) < GOAL - MOST_POINTS:
        return NONE
    tags = tags_for_tile(s, seat)
    needs = end_needs(s, seat, tags)
    if needs != NO_END:
        p = s.player[seat]
        means = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
        for slot in range(MARKET):
            card = s.market[slot]
            if ends(card, needs, tags) and total_stones(monus(COST[card], means)) <= amount(p.tokens, SHIELD):
                return slot
    return NONE


@inline
def goals(s: State, best: int, luck: int, noise: int) -> tuple[int, int]:
    """The best two cards for whoever is on turn, each as its rate and (the lowest four bits) its slot.

    `best` is one that is known already, or 0.
    """
    seat = s.seat
    p = s.player[seat]
    stones = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
    means, reach = tally(stones), tally(stones + (s.bank & STONES_ONLY))
    shields = amount(p.tokens, SHIELD)
    worth, extra = stone_worth(s, seat), extra_worth(s, seat, tags_for_tile(s, seat))
    second = 0
    for slot in range(MARKET):
        card = s.market[slot]
        whole = card_worth(card, worth, extra) + (luck >> 3 * slot & noise)
        rate = whole * RATE[wait(card, means, reach, shields)] << SLOT_BITS | slot
        second = max(second, min(best, rate))
        best = max(best, rate)
    for slot in range(MARKET, CARD_SLOTS):
        card = p.reserved[slot - MARKET]
        if card == NO_CARD:
            break
        whole = card_worth(card, worth, extra) + (luck >> 3 * slot & noise)
        rate = whole * RATE[wait(card, means, reach, shields)] << SLOT_BITS | slot
        second = max(second, min(best, rate))
        best = max(best, rate)
    return best, second


@inline
def light_turn(s: State, chance: Chance, noise: int) -> int:
    """A decision of phase turn; `noise` (0, 1, 3, 7 or 15) is how many tenths of a point may be misjudged."""
    seat = s.seat
    p = s.player[seat]
    means = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
    shields = amount(p.tokens, SHIELD)
    luck = next_word(chance)
    best = nearest_end(s, seat, tags_for_tile(s, seat))
    if best < END_NOW:
        for ahead in range(1, s.players):
            theirs = threat(s, (seat + ahead) % s.players)
            if theirs != NONE:
                if total_stones(monus(COST[s.market[theirs]], means)) <= shields:
                    return RECRUIT + theirs
                if p.reserved[HAND_LIMIT - 1] == NO_CARD:
                    return RESERVE + theirs
    best, second = goals(s, best, luck, noise)
    if best <= SLOT:
        return light_take(s, NONE, 0, 0, luck)
    missing = monus(COST[card_at(s, p, best & SLOT)], means)
    if total_stones(missing) <= shields:
        return RECRUIT + (best & SLOT)
    return light_take(s, best & SLOT, missing, monus(COST[card_at(s, p, second & SLOT)], means), luck)


@inline
def drawn_below(luck: int, limit: int) -> int:
    """A number below a small limit from the low bits of a random word, without dividing."""
    return (luck & 0xFFFF) * limit >> 16


@inline
def filled(wanted: int, pool: int, luck: int) -> int:
    """Three stones at most, as bits: of those that are wanted, then of the pool."""
    return int(_FILLED[wanted << 8 | pool << 3 | luck & 7])


@inline
def light_take(s: State, target: int, missing: int, also_missing: int, luck: int) -> int:
    """The stones that are missing for the target, for the second best, then any; or the target is reserved."""
    p = s.player[s.seat]
    in_bank = stones_with(s.bank, 1)
    scarce = in_bank & in_bank - 1 == 0
    if (scarce or total(p.tokens) >= FULL_HAND) and 0 <= target < MARKET and p.reserved[HAND_LIMIT - 1] == NO_CARD:
        return RESERVE + target
    if in_bank == 0:
        return any_legal(s, luck)
    wanted = stones_with(missing, 1) & in_bank
    if is_single(wanted):
        doubles = stones_with(missing, 2) & stones_with(s.bank, FEWEST_FOR_TWO)
        if doubles:
            return TAKE_SAME + lowest_bit(doubles)
    wanted = filled(wanted, stones_with(also_missing, 1) & in_bank, luck)
    return int(_TAKE_BIT[filled(wanted, in_bank, luck >> 3)])


@inline
def any_legal(s: State, luck: int) -> int:
    bits = legal_bits(s)
    return nth_bit(bits, drawn_below(luck, count_bits(bits)))


@step
def light_return(s: State, bits: int) -> int:
    """The stone of which most are left over once the best card is paid, then of which most are held."""
    p = s.player[s.seat]
    best, _ = goals(s, 0, 0, 0)
    cost = monus(COST[card_at(s, p, best & SLOT)], p.bonus & STONES_ONLY) if best > SLOT else 0
    spare = monus(p.tokens & STONES_ONLY, cost)
    token, most = SHIELD, NONE
    for stone in range(STONE_KINDS):
        rank = amount(spare, stone) << 4 | amount(p.tokens, stone)
        if bits >> stone & 1 and rank > most:
            token, most = stone, rank
    return token


@step
def light_bit(s: State, chance: Chance, noise: int) -> int:
    """A legal decision."""
    if s.phase == TURN:
        return light_turn(s, chance, noise)
    bits = legal_bits(s)
    if s.phase == RETURN:
        return light_return(s, bits)
    if s.phase == PAY:
        return PAY_REST
    if s.phase == CLAIM:
        bits &= ~(1 << DECLINE)
    return nth_bit(bits, drawn_below(next_word(chance), count_bits(bits)))


@step
def rollout(s: State, chance: Chance, noise: int, most: int) -> int:
    """Plays a game to its end; how many decisions that took."""
    decisions = 0
    while s.phase != OVER and decisions < most:
        apply_bit(s, light_bit(s, chance, noise), None)
        decisions += 1
    return decisions
