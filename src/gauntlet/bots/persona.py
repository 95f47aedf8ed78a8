"""Opponents that play like people: by what the mind would look at, with a temper and a style of their own.

A persona never throws dice over a blunder. It chooses among the decisions that look sensible to it, more or less
carefully, and what looks sensible is bent by its style. Asked twice about the same position, it answers the same.
"""

from __future__ import annotations

import random
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.features import F
from gauntlet.bots.network import Networks, Works, exponential, like, new_work, think
from gauntlet.bots.prior import Weights
from gauntlet.bots.weights import load_weights
from gauntlet.rules.catalogue import LEVEL, POINTS
from gauntlet.rules.decision import decisions_by_bit
from gauntlet.rules.kernel.chance import Chance, chance, derive, next_word
from gauntlet.rules.kernel.jit import door, inline
from gauntlet.rules.kernel.play import legal_bits
from gauntlet.rules.kernel.vectors import is_single, lowest_bit
from gauntlet.rules.layout import MARKET, PASS, RECRUIT, RESERVE, RESERVE_DECK, TURN, State, States
from gauntlet.rules.view import View


@dataclass(frozen=True)
class Temper:
    """How a persona chooses. The last five are its style: 0.7 makes a decision twice as likely, -0.7 half."""

    heat: float
    """Liking counts as its power of 1 / heat: at 1 decisions are drawn as the mind likes them, above with less care."""
    span: float
    """What the mind likes less than its favourite by more than this, as a logarithm, is not even looked at."""
    take: float = 0.0
    """For taking stones: a hoarder."""
    reserve: float = 0.0
    recruit: float = 0.0
    points: float = 0.0
    """For each point of a card that is recruited or reserved: someone in a rush."""
    level: float = 0.0
    """For each level of such a card above the first; below 0, a builder."""
    deny: float = 0.0
    """For a card that another player could recruit at once."""


Tempers = NDArray[np.float32]
"""A temper as the compiled part has it: its numbers, in order."""
HEAT, SPAN, TAKE, ON_RESERVE, ON_RECRUIT, ON_POINTS, ON_LEVEL, DENY = range(8)
OTHERS_CAN_PAY = 37
"""Of a card's features: whether another player can."""


@inline
def bent(s: State, bit: int, temper: Tempers, work: Any) -> Any:
    """What the style adds to the logarithm of a decision's liking."""
    if s.phase != TURN:
        return F(0)
    if bit < RESERVE:
        return temper[TAKE]
    if bit >= PASS:
        return F(0)
    if RESERVE_DECK <= bit < RECRUIT:
        return temper[ON_RESERVE]
    slot = bit - RESERVE if bit < RESERVE_DECK else bit - RECRUIT
    card = int(s.market[slot] if slot < MARKET else s.player[s.seat].reserved[slot - MARKET])
    bias = temper[ON_RESERVE] if bit < RESERVE_DECK else temper[ON_RECRUIT]
    bias += temper[ON_POINTS] * F(POINTS[card]) + temper[ON_LEVEL] * F(LEVEL[card])
    return bias + temper[DENY] * work.features.cards[slot, OTHERS_CAN_PAY]


@door
def persona_bit(states: States, temper: Tempers, net: Networks, work: Works, weights: Weights, chance: Chance) -> int:
    """The decision of a persona for the seat that is asked, in a state as that seat sees it."""
    s: State = states[0]
    bits = legal_bits(s)
    if is_single(bits):
        return lowest_bit(bits)
    think(s, net[0], work[0])
    most = like(s, bits, net[0], work[0], weights)
    whole = F(0)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        behind = weights[bit] - most
        sensible = behind >= -temper[SPAN]
        weights[bit] = exponential(behind / temper[HEAT] + bent(s, bit, temper, work[0])) if sensible else F(0)
        whole += weights[bit]
    left = F(next_word(chance) & 0xFFFFFF) * F(1 / 0x1000000) * whole
    chosen = lowest_bit(bits)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        if weights[bit] > F(0):
            chosen = bit
            left -= weights[bit]
            if left < F(0):
                break
    return chosen


class Persona:
    """A bot with a temper; its seed is its mood of the day."""

    def __init__(self, temper: Temper, seed: int | None = None, net: Networks | None = None) -> None:
        self.temper = temper
        self._seed = random.getrandbits(62) if seed is None else seed
        self._numbers = np.array(astuple(temper), np.float32)
        self._net = load_weights() if net is None else net
        self._work, self._weights = new_work(), np.zeros(PASS + 1, np.float32)

    def decide(self, view: View) -> str:
        source = chance(derive(self._seed, len(view.decisions)))
        bit = persona_bit(view.states, self._numbers, self._net, self._work, self._weights, source)
        return decisions_by_bit(view.states)[bit]
