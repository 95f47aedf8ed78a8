"""Players with a weakness that people know from themselves: short sight, a favourite stone, greed for points.

A character judges cards by the same facts as our best bots (worth.py), but weighs them its own way and looks only so
far ahead. It never throws dice over a blunder: asked twice, it makes the same mistake again.
"""

from __future__ import annotations

import random
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.light import TURNS, tally, wait
from gauntlet.bots.tree import number_of
from gauntlet.bots.worth import POINT, card_worth, extra_worth, stone_worth, tags_for_tile
from gauntlet.rules.catalogue import BONUS, COST, NO_CARD, POINTS, STONE_KINDS, TOKEN_LIMIT
from gauntlet.rules.decision import DECISIONS, decisions_by_bit
from gauntlet.rules.kernel.chance import Chance, chance, shuffle
from gauntlet.rules.kernel.jit import door, inline
from gauntlet.rules.kernel.play import legal_bits
from gauntlet.rules.kernel.see import ALL_CARDS, deal_unseen, gather_unseen
from gauntlet.rules.kernel.vectors import SHIELD, STONES_ONLY, amount, lowest_bit, monus, total
from gauntlet.rules.layout import (
    CARD_SLOTS,
    CLAIM,
    GAIN,
    LOCATION,
    MARKET,
    NONE,
    PASS,
    PAY,
    PAY_REST,
    RECRUIT,
    RESERVE,
    TAKES,
    TURN,
    State,
    States,
)
from gauntlet.rules.view import View

FULL = 9
"""Tokens from which on a character thinks of spending."""
WORST = -10_000
"""Below every score of a decision."""


@dataclass(frozen=True)
class Taste:
    """How a character weighs what it sees."""

    sight: int
    """How many turns ahead it plans."""
    points: float = 1.0
    others: float = 1.0
    """All that is not points: bonuses, the time token, the tile."""
    favourite: float = 0.0
    """Tenths of a point by which it overrates its favourite stone."""
    reserves_from: int = 99
    """It reserves a card with so many points as soon as it sees one."""
    hoards: int = 0
    """It spends nothing before it holds so many tokens."""


Tastes = NDArray[np.float64]
"""A taste as the compiled part has it: its numbers, in order."""
SIGHT, ON_POINTS, ON_OTHERS, FAVOURITE, RESERVES_FROM, HOARDS = range(6)

Stones = NDArray[np.int8]
"""How much a character likes each stone: 0 for its favourite."""

_PATIENCE = np.array([(1 + turns) ** 1.5 for turns in range(TURNS.max() + 1)])
_BY_NAME = np.argsort(np.argsort([str(decision) for decision in DECISIONS])).astype(np.int64)
"""The place of each decision in the alphabet: which of several equal ones a character takes."""
_TAKEN = np.array([[take.count(stone) for stone in range(STONE_KINDS)] for take in TAKES], dtype=np.int64)


@door
def character_bit(states: States, taste: Tastes, stones: Stones, chance: Chance) -> int:
    """The decision of a character for the seat that is asked, in a state as that seat sees it.

    `stones` is room for its preferences, which the generator draws, and then the cards that it cannot see: from the
    same seed always the same ones.
    """
    s: State = states[0]
    for stone in range(STONE_KINDS):
        stones[stone] = stone
    shuffle(chance, stones)
    gather_unseen(s)
    deal_unseen(s, chance, ALL_CARDS)
    bits = legal_bits(s)
    if s.phase == PAY:
        return PAY_REST
    if s.phase in (LOCATION, CLAIM):
        return first_by_name(s, bits)
    if s.phase != TURN:
        goal, missing = choose_goal(s, taste, stones, True)
        return best_token(s, bits, stones, goal, missing)
    held = total(s.player[s.seat].tokens)
    goal, missing = choose_goal(s, taste, stones, held >= FULL)
    spends = held >= taste[HOARDS]
    if goal != NONE:
        if spends and bits >> RECRUIT + goal & 1:
            return RECRUIT + goal
        if goal < MARKET and POINTS[s.market[goal]] >= taste[RESERVES_FROM] and bits >> RESERVE + goal & 1:
            return RESERVE + goal
    recruits = bits & (1 << PASS) - (1 << RECRUIT)
    if held >= FULL and spends and recruits:
        return first_by_name(s, recruits)
    takes = bits & (1 << RESERVE) - 1
    return best_take(s, takes, stones, missing) if takes else first_by_name(s, bits)


@inline
def choose_goal(s: State, taste: Tastes, stones: Stones, full: bool) -> tuple[int, int]:
    """The card that appeals most within sight, and with full hands simply the nearest: its slot in the market or,
    behind it, in the hand, and the stones that are missing for it.
    """
    seat = s.seat
    p = s.player[seat]
    held = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
    means, reach = tally(held), tally(held + (s.bank & STONES_ONLY))
    shields = amount(p.tokens, SHIELD)
    worth, extra = stone_worth(s, seat), extra_worth(s, seat, tags_for_tile(s, seat))
    goal, goal_missing, goal_turns, goal_appeal = NONE, 0, 0, 0.0
    for slot in range(CARD_SLOTS):
        card = s.market[slot] if slot < MARKET else p.reserved[slot - MARKET]
        if card == NO_CARD:
            continue
        turns = TURNS[wait(card, means, reach, shields)]
        printed = POINT * POINTS[card]
        appeal = taste[ON_POINTS] * printed + taste[ON_OTHERS] * (card_worth(card, worth, extra) - printed)
        if stones[BONUS[card]] == 0:
            appeal += taste[FAVOURITE]
        appeal /= _PATIENCE[turns]
        nearer = turns < goal_turns or (turns == goal_turns and appeal > goal_appeal)
        better = nearer if full else appeal > goal_appeal
        if (full or turns <= taste[SIGHT]) and (goal == NONE or better):
            goal, goal_missing, goal_turns, goal_appeal = slot, monus(COST[card], held), turns, appeal
    return goal, goal_missing


@inline
def best_take(s: State, takes: int, stones: Stones, missing: int) -> int:
    """The stones that bring the goal nearest, and of those the ones it likes best."""
    best, best_score, best_name = NONE, WORST, 0
    while takes:
        bit = lowest_bit(takes)
        takes &= takes - 1
        score = 0
        for stone in range(STONE_KINDS):
            taken = _TAKEN[bit, stone]
            score += 100 * min(taken, amount(missing, stone)) - taken * stones[stone]
        name = _BY_NAME[number_of(s, bit)]
        if score > best_score or (score == best_score and name < best_name):
            best, best_score, best_name = bit, score, name
    return best


@inline
def best_token(s: State, bits: int, stones: Stones, goal: int, missing: int) -> int:
    """Gain: a stone that the goal needs, or else the one it likes best. Return: one that the goal does not need, and
    of those the one it likes least; shields are kept.
    """
    p = s.player[s.seat]
    best, best_score, best_name = NONE, WORST, 0
    while bits:
        token = lowest_bit(bits)
        bits &= bits - 1
        if s.phase == GAIN:
            score = 100 * min(1, amount(missing, token)) - stones[token]
        elif token < STONE_KINDS:
            cost = 0
            if goal != NONE:
                card = s.market[goal] if goal < MARKET else p.reserved[goal - MARKET]
                cost = amount(monus(COST[card], p.bonus), token)
            score = 100 * (amount(p.tokens, token) - cost) + stones[token]
        else:
            score = -100 * TOKEN_LIMIT
        name = _BY_NAME[number_of(s, token)]
        if score > best_score or (score == best_score and name < best_name):
            best, best_score, best_name = token, score, name
    return best


@inline
def first_by_name(s: State, bits: int) -> int:
    best, best_name = NONE, 0
    while bits:
        bit = lowest_bit(bits)
        bits &= bits - 1
        name = _BY_NAME[number_of(s, bit)]
        if best == NONE or name < best_name:
            best, best_name = bit, name
    return best


class Character:
    """A bot with a taste; its seed chooses its favourite stone."""

    def __init__(self, taste: Taste, seed: int | None = None) -> None:
        self.taste = taste
        self._seed = random.getrandbits(62) if seed is None else seed
        self._numbers = np.array(astuple(taste), np.float64)
        self._stones: Any = np.zeros(STONE_KINDS, np.int8)

    def decide(self, view: View) -> str:
        states = view.states.copy()
        bit = character_bit(states, self._numbers, self._stones, chance(self._seed))
        return decisions_by_bit(states)[bit]
