"""Opponents that play like people: the mind's own policy, with a temperature and a style.

A persona does not throw dice over a blunder. It samples among the decisions that the policy finds sensible, more or
less carefully, and its style makes some of them likelier. A persona that searches has its style in the root's priors.
All of it is compiled, so that the page decides the same from the same seed.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.facts import F
from gauntlet.bots.feature_layout import CARD
from gauntlet.bots.features import describe
from gauntlet.bots.network import Networks, Works, encode, exponential, policy_logits
from gauntlet.bots.prior import Priors
from gauntlet.bots.tree import Tree, number_of
from gauntlet.rules.catalogue import LEVEL, POINTS
from gauntlet.rules.kernel.chance import Chance, next_word
from gauntlet.rules.kernel.jit import door, inline
from gauntlet.rules.kernel.play import legal_bits
from gauntlet.rules.kernel.vectors import lowest_bit
from gauntlet.rules.layout import MARKET, NONE, PASS, RECRUIT, RESERVE, RESERVE_DECK, TURN, State, States


@dataclass(frozen=True)
class Style:
    """How a persona departs from the policy. All but the first two are added to logits: 0.7 doubles the odds."""

    temperature: float = 1.0
    """Of the softmax: at 1 decisions are sampled with the policy's probabilities, above with less care."""
    margin: float = 0.0
    """Decisions whose logit is below the best one by more than this are never sampled; at 0 the best one is played."""
    take: float = 0.0
    """For taking stones: a hoarder."""
    reserve: float = 0.0
    recruit: float = 0.0
    points: float = 0.0
    """For each point of a card that is recruited or reserved: a rusher."""
    level: float = 0.0
    """For each level of such a card above the first; below 0, a builder."""
    deny: float = 0.0
    """For a card that another player could recruit at once."""

    def numbers(self) -> Styles:
        """As the compiled part has it: in this order."""
        return np.array(astuple(self), np.float32)


NO_STYLE: Final = Style()
Styles = NDArray[np.float32]
TEMPERATURE, MARGIN, ON_TAKE, ON_RESERVE, ON_RECRUIT, ON_POINTS, ON_LEVEL, ON_DENY = range(8)


@inline
def style_logit(s: State, bit: int, style: Styles, work: Any) -> Any:
    """After `describe`: what the style adds to the logit of a decision."""
    if s.phase != TURN:
        return F(0)
    if bit < RESERVE:
        return style[ON_TAKE]
    if bit >= PASS:
        return F(0)
    if RESERVE_DECK <= bit < RECRUIT:
        return style[ON_RESERVE]
    slot = bit - RESERVE if bit < RESERVE_DECK else bit - RECRUIT
    card = int(s.market[slot] if slot < MARKET else s.player[s.seat].reserved[slot - MARKET])
    logit = style[ON_RESERVE] if bit < RESERVE_DECK else style[ON_RECRUIT]
    logit += style[ON_POINTS] * F(POINTS[card]) + style[ON_LEVEL] * F(LEVEL[card])
    return logit + style[ON_DENY] * work.features.cards[slot, CARD.others_can_pay]


@door
def sample_policy(states: States, style: Styles, net: Networks, work: Works, priors: Priors, chance: Chance) -> int:
    """A decision of a persona that does not search, in a state as its seat sees it; `priors` is a buffer."""
    s: State = states[0]
    bits = legal_bits(s)
    encode(s, s.seat, net[0], work[0])
    most = policy_logits(s, bits, net[0], work[0], priors)
    whole = F(0)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        behind = priors[bit] - most
        sensible = behind >= -style[MARGIN]
        priors[bit] = F(0)
        if sensible:
            priors[bit] = exponential(behind / style[TEMPERATURE] + style_logit(s, bit, style, work[0]))
        whole += priors[bit]
    left = F(next_word(chance) & 0xFFFFFF) * F(1 / 0x1000000) * whole
    chosen = lowest_bit(bits)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        if priors[bit] > F(0):
            chosen = bit
            left -= priors[bit]
            if left < F(0):
                break
    return chosen


@door
def style_root(tree: Tree, states: States, style: Styles, work: Works) -> None:
    """Puts the style into the priors of a root that has just been expanded (by its first simulation)."""
    s: State = states[0]
    describe(s, s.seat, work[0].features)
    bits = legal_bits(s)
    whole = F(0)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        child = child_with(tree, number_of(s, bit))
        if child != NONE:
            tree[child].prior *= exponential(style_logit(s, bit, style, work[0]))
            whole += tree[child].prior
    child = tree[0].first
    while child != NONE:
        tree[child].prior /= whole
        child = tree[child].following


@inline
def child_with(tree: Tree, number: int) -> Any:
    child = tree[0].first
    while child != NONE and tree[child].number != number:
        child = tree[child].following
    return child
