"""The greedy bot: one turn ahead, by what things are worth. It wins when it can and keeps others from winning."""

from __future__ import annotations

import random

from gauntlet.bots.base import BotError
from gauntlet.bots.light import light_bit
from gauntlet.bots.worth import card_worth, extra_worth, stone_worth, tags_for_tile
from gauntlet.rules.catalogue import GOAL, TOKEN_LIMIT
from gauntlet.rules.decision import decisions_by_bit
from gauntlet.rules.determinize import determinize
from gauntlet.rules.kernel.chance import Chance, chance, derive, random_bit
from gauntlet.rules.kernel.jit import door, inline, step
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.score import closes_gauntlet, score
from gauntlet.rules.kernel.turn import card_at
from gauntlet.rules.kernel.vectors import lowest_bit, total
from gauntlet.rules.layout import (
    GAUNTLET,
    MARKET,
    NONE,
    OVER,
    PASS,
    PAY,
    PAY_REST,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_DECK,
    TURN,
    State,
    States,
    new_state,
)
from gauntlet.rules.view import View

NO_NOISE = 0


@inline
def reaches_end(s: State, seat: int) -> bool:
    """W1 or B14."""
    return closes_gauntlet(s, seat) if s.ending == GAUNTLET else score(s, seat) >= GOAL


@step
def winning_slot(s: State, seat: int, scratch: States, chance: Chance) -> int:
    """Where a card lies whose recruiting would bring a seat to the end if it were its turn; NONE without one."""
    trial: State = scratch[0]
    for bit in range(RECRUIT, RECRUIT_HAND + 3):
        scratch[0] = s
        trial.seat = seat
        if legal_bits(trial) >> bit & 1:
            apply_bit(trial, bit, None)
            while trial.phase != OVER and trial.phase != TURN:
                apply_bit(trial, PAY_REST if trial.phase == PAY else light_bit(trial, chance, NO_NOISE), None)
            if reaches_end(trial, seat):
                return bit - RECRUIT
    return NONE


@door
def greedy_bit(states: States, scratch: States, chance: Chance) -> int:
    """Wins now, or denies another player the card that would win next, or does what is worth most."""
    s: State = states[0]
    if s.phase != TURN:
        return light_bit(s, chance, NO_NOISE)
    mine = winning_slot(s, s.seat, scratch, chance)
    if mine != NONE:
        return RECRUIT + mine
    bits = legal_bits(s)
    for ahead in range(1, s.players):
        theirs = winning_slot(s, (s.seat + ahead) % s.players, scratch, chance)
        if 0 <= theirs < MARKET:
            if bits >> RECRUIT + theirs & 1:
                return RECRUIT + theirs
            if bits >> RESERVE + theirs & 1:
                return RESERVE + theirs
    bit = light_bit(s, chance, NO_NOISE)
    if bit < RESERVE and total(s.player[s.seat].tokens) >= TOKEN_LIMIT:
        # All that is taken would be returned: while another player keeps the stones for the target, for ever.
        recruits = bits & (1 << PASS) - (1 << RECRUIT)
        reserves = bits & (1 << RESERVE_DECK) - (1 << RESERVE)
        if recruits:
            return most_valuable(s, recruits)
        if reserves:
            return random_bit(reserves, chance)
    return bit


@step
def most_valuable(s: State, recruits: int) -> int:
    """Of decisions to recruit the one whose card is worth most."""
    seat = s.seat
    p = s.player[seat]
    stones, extra = stone_worth(s, seat), extra_worth(s, seat, tags_for_tile(s, seat))
    best, most = NONE, NONE
    while recruits:
        bit = lowest_bit(recruits)
        recruits &= recruits - 1
        worth = card_worth(card_at(s, p, bit - RECRUIT), stones, extra)
        if worth > most:
            best, most = bit, worth
    return best


class GreedyBot:
    """Looks only at what is open; where it needs a card that it cannot see, its seed makes one up."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = random.getrandbits(62) if seed is None else seed
        self._scratch = new_state()

    def decide(self, view: View) -> str:
        states = determinize(view, self._seed).states
        bit = greedy_bit(states, self._scratch, chance(derive(self._seed, len(view.decisions))))
        return decisions_by_bit(states)[bit]


def make(parameter: str, seed: int | None) -> GreedyBot:
    if parameter:
        raise BotError(f"greedy takes no parameter, not {parameter!r}")
    return GreedyBot(seed)
