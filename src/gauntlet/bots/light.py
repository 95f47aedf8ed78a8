"""The light heuristic: a sensible decision in about a tenth of a microsecond, for playing games out in a search.

It looks for the card with the most worth for each turn that it still takes, recruits it if it can, and otherwise
takes the stones that it lacks. A card that ends the game is worth most, and one with which another player would end
it is taken away. Some noise makes its games differ.
"""

from __future__ import annotations

import numpy as np

from gauntlet.bots.worth import (
    EACH_STONE,
    MOST_POINTS,
    NO_END,
    THE_END,
    card_worth,
    end_needs,
    ends,
    stone_worth,
    tags_for_tile,
    wants_time,
)
from gauntlet.rules.kernel.chance import Chance, next_word
from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.score import ENOUGH, score
from gauntlet.rules.kernel.turn import MARKET
from gauntlet.rules.kernel.vectors import (
    HIGH_BITS,
    SHIELD,
    STONES_ONLY,
    amount,
    count_bits,
    covers,
    is_single,
    lowest_bit,
    monus,
    nth_bit,
    stones_with,
    total,
    total_stones,
)
from gauntlet.rules.layout import (
    CLAIM,
    DECLINE,
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
from gauntlet.rules.tables import COST, NO_CARD

PLACES = 15
"""Of the market (12), then of the hand (3)."""
FULL_HAND = 9
"""Tokens from which on taking three more mostly means returning some."""
IMPATIENCE = 1.5
"""How much less a card is worth the more turns it takes: 1 would be fair if nothing came in between."""

END_NOW = THE_END * 1000 << 4
"""From where on the rate of a card in `light_turn` says that recruiting it now ends the game."""

_MUCH_OF_ONE = 1 << 8
_NOT_IN_BANK = 1 << 9


def _turns(wait: int) -> int:
    """Three stones a turn; one more where much of one stone is missing, and some more where the bank lacks it."""
    needed = wait & 0xFF
    extra = (1 if wait & _MUCH_OF_ONE else 0) + (3 if wait & _NOT_IN_BANK else 0)
    return (needed + 2) // 3 + extra if needed else 0


TURNS = np.array([_turns(wait) for wait in range(1 << 10)], dtype=np.int64)
RATE = np.array([int(1000 / (1 + turns) ** IMPATIENCE) * (turns < 32) for turns in TURNS], dtype=np.int64)
"""By the `wait` for a card: about how many turns it takes, and what is left of its worth; nothing for NO_CARD."""
_TAKE_BIT = np.zeros(32, dtype=np.int64)
for _bit, _take in enumerate(TAKES[:TAKE_SAME]):
    _TAKE_BIT[sum(1 << stone for stone in _take)] = _bit


@inline
def wait(missing: int, shields: int, bank: int) -> int:
    """How far away a card is with this much missing, as an index of `TURNS` and `RATE`.

    Without branches, as all that is done for each card in each decision: a processor guesses them wrong too often.
    """
    needed = max(0, total_stones(missing) - shields)
    much_of_one = _MUCH_OF_ONE if missing + 125 * EACH_STONE & HIGH_BITS else 0
    return needed | much_of_one | (0 if covers(bank, missing) else _NOT_IN_BANK)


@inline
def nearest_end(s: State, seat: int, tags: int) -> int:
    """The card that ends the game soonest, as `light_turn` rates it; 0 without one."""
    best = 0
    needs = end_needs(s, seat, tags)
    if needs != NO_END:
        p = s.player[seat]
        means = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
        shields = amount(p.tokens, SHIELD)
        for place in range(PLACES):
            card = s.market[place] if place < MARKET else p.reserved[place - MARKET]
            if ends(card, needs, tags):
                best = max(best, THE_END * RATE[wait(monus(COST[card], means), shields, s.bank)] << 4 | place)
    return best


@inline
def threat(s: State, seat: int) -> int:
    """Where a card lies in the market with which a seat could end the game if it were its turn; NONE without one.

    Looked for only once the card's own points can do it: this is asked in every decision.
    """
    if score(s, seat) < ENOUGH - MOST_POINTS:
        return NONE
    tags = tags_for_tile(s, seat)
    needs = end_needs(s, seat, tags)
    if needs != NO_END:
        p = s.player[seat]
        means = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
        for place in range(MARKET):
            card = s.market[place]
            if ends(card, needs, tags) and total_stones(monus(COST[card], means)) <= amount(p.tokens, SHIELD):
                return place
    return NONE


@inline
def light_turn(s: State, chance: Chance, noise: int) -> int:
    """A decision of phase turn; `noise` (0, 1, 3, 7 or 15) is how many tenths of a point may be misjudged."""
    seat = s.seat
    p = s.player[seat]
    tokens, bank = p.tokens, s.bank
    means = (p.bonus & STONES_ONLY) + (tokens & STONES_ONLY)
    shields = amount(tokens, SHIELD)
    stones, time, tags = stone_worth(s, seat), wants_time(s, seat), tags_for_tile(s, seat)
    luck = next_word(chance)
    best = nearest_end(s, seat, tags)
    if best < END_NOW:
        for ahead in range(1, s.players):
            theirs = threat(s, (seat + ahead) % s.players)
            if theirs != NONE:
                if total_stones(monus(COST[s.market[theirs]], means)) <= shields:
                    return RECRUIT + theirs
                if p.reserved[2] == NO_CARD:
                    return RESERVE + theirs
    for place in range(MARKET):
        card = s.market[place]
        worth = card_worth(card, stones, time, tags) + (luck >> 3 * place & noise)
        rate = worth * RATE[wait(monus(COST[card], means), shields, bank)]
        best = max(best, rate << 4 | place)
    for place in range(3):
        card = p.reserved[place]
        if card == NO_CARD:
            break
        worth = card_worth(card, stones, time, tags) + (luck >> 36 + 3 * place & noise)
        rate = worth * RATE[wait(monus(COST[card], means), shields, bank)]
        best = max(best, rate << 4 | MARKET + place)
    if best < 16:
        return light_take(s, NONE, 0, luck)
    place = best & 15
    card = s.market[place] if place < MARKET else p.reserved[place - MARKET]
    missing = monus(COST[card], means)
    if total_stones(missing) <= shields:
        return RECRUIT + place
    return light_take(s, place, missing, luck)


@inline
def drawn_below(luck: int, limit: int) -> int:
    """A number below a small limit from the low bits of a random word, without dividing."""
    return (luck & 0xFFFF) * limit >> 16


@inline
def light_take(s: State, target: int, missing: int, luck: int) -> int:
    """The stones that are missing for the target, and others at random; or the target is reserved."""
    p = s.player[s.seat]
    in_bank = stones_with(s.bank, 1)
    kinds = count_bits(in_bank)
    if (total(p.tokens) >= FULL_HAND or kinds < 2) and 0 <= target < MARKET and p.reserved[2] == NO_CARD:
        return RESERVE + target
    if kinds == 0:
        return any_legal(s, luck)
    wanted = stones_with(missing, 1) & in_bank
    if is_single(wanted):
        doubles = stones_with(missing, 2) & stones_with(s.bank, 4)
        if doubles:
            return TAKE_SAME + lowest_bit(doubles)
    most = min(kinds, 3)
    number = count_bits(wanted)
    while number > most:
        wanted &= ~(1 << nth_bit(wanted, drawn_below(luck, number)))
        number -= 1
        luck >>= 8
    while number < most:
        others = in_bank & ~wanted
        wanted |= 1 << nth_bit(others, drawn_below(luck, kinds - number))
        number += 1
        luck >>= 8
    return int(_TAKE_BIT[wanted])


@inline
def any_legal(s: State, luck: int) -> int:
    bits = legal_bits(s)
    return nth_bit(bits, drawn_below(luck, count_bits(bits)))


@inline
def light_return(s: State, bits: int) -> int:
    """The token of which most are held."""
    tokens = s.player[s.seat].tokens
    best, most = 0, -1
    for token in range(7):
        if bits >> token & 1 and amount(tokens, token) > most and token != SHIELD:
            best, most = token, amount(tokens, token)
    return best if most >= 0 else SHIELD


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
def play_lightly(s: State, chance: Chance, noise: int, most: int) -> int:
    """Plays a game to its end; how many decisions that took."""
    decisions = 0
    while s.phase != OVER and decisions < most:
        apply_bit(s, light_bit(s, chance, noise))
        decisions += 1
    return decisions
