"""H: what a viewer may know, and what could be behind it.

`see` alone decides who may know what: all that a client, a bot or an environment ever gets is computed
from the state that it leaves. `deal_unseen` is the way back: one of the states that the viewer cannot tell apart.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import (
    CARDS,
    DECK_SIZE,
    DECK_START,
    HAND_LIMIT,
    LEVEL,
    LEVELS,
    MOST_PLAYERS,
    NO_CARD,
    UNKNOWN,
)
from gauntlet.rules.kernel.chance import Chance, next_below
from gauntlet.rules.kernel.deal import draw_card
from gauntlet.rules.kernel.jit import door, inline, step
from gauntlet.rules.layout import DREW, EFFECT_KIND, MARKET, OVER, PAY, State, States

ALL_CARDS = len(CARDS)
_LOW_CARDS = 60
"""Of a set of cards, this many are the bits of one number, the others those of a second one."""


@step
def hide(s: State, viewer: int) -> None:
    """H2, H3: blanks the decks and the cards that others have drawn from them; a viewer of NONE owns no cards.

    A card from a deck is known to its owner, to all once it is being recruited, and when the game is over.
    """
    for level in range(LEVELS):
        for index in range(DECK_START[level] + s.drawn[level], DECK_START[level] + DECK_SIZE[level]):
            s.deck[index] = UNKNOWN + level
    if s.phase == OVER:
        return
    for owner in range(MOST_PLAYERS):
        p = s.player[owner]
        if p.hidden and owner != viewer:
            for slot in range(HAND_LIMIT):
                recruiting = s.phase == PAY and s.seat == owner and s.paying == MARKET + slot
                if p.hidden >> slot & 1 and not recruiting:
                    p.reserved[slot] = UNKNOWN + LEVEL[p.reserved[slot]]


@step
def gather_unseen(s: State) -> None:
    """Puts the cards that are nowhere to be seen into the decks, in the order of their numbers.

    A deck holds those of unknown cards in hands, too, until `deal_unseen` draws them.
    """
    seen_low, seen_high = 0, 0
    for index in range(ALL_CARDS):
        card = int(s.recruited[index])
        if card == NO_CARD:
            break
        seen_low, seen_high = _mark(card, seen_low, seen_high)
    for slot in range(MARKET):
        seen_low, seen_high = _mark(int(s.market[slot]), seen_low, seen_high)
    for owner in range(MOST_PLAYERS):
        for slot in range(HAND_LIMIT):
            card = int(s.player[owner].reserved[slot])
            seen_low, seen_high = _mark(card, seen_low, seen_high)
            if card >= UNKNOWN:
                s.drawn[card - UNKNOWN] -= 1
    for level in range(LEVELS):
        index = DECK_START[level] + s.drawn[level]
        for card in range(DECK_START[level], DECK_START[level] + DECK_SIZE[level]):
            seen = seen_low >> card & 1 if card < _LOW_CARDS else seen_high >> card - _LOW_CARDS & 1
            if not seen:
                s.deck[index] = card
                index += 1


@inline
def _mark(card: int, low: int, high: int) -> tuple[int, int]:
    """Adds a card to a set of two numbers; cards that are none or unknown change nothing."""
    if card < _LOW_CARDS:
        return low | 1 << card, high
    if card < NO_CARD:
        return low, high | 1 << card - _LOW_CARDS
    return low, high


@step
def deal_unseen(s: State, chance: Chance, depth: int) -> None:
    """Shuffles the upper `depth` cards of each gathered deck, and draws the unknown cards of hands from it."""
    for level in range(LEVELS):
        first = DECK_START[level] + s.drawn[level]
        left = DECK_SIZE[level] - s.drawn[level]
        for top in range(min(left, depth)):
            other = first + top + next_below(chance, left - top)
            kept = s.deck[first + top]
            s.deck[first + top] = s.deck[other]
            s.deck[other] = kept
    for owner in range(s.players):
        p = s.player[owner]
        if p.hidden:
            for slot in range(HAND_LIMIT):
                if p.reserved[slot] >= UNKNOWN:
                    p.reserved[slot] = draw_card(s, p.reserved[slot] - UNKNOWN)


@door
def see(states: States, viewer: int, out: States) -> None:
    """The first state as a seat, or (NONE) an onlooker may know it."""
    out[0] = states[0]
    hide(out[0], viewer)


@door
def see_effects(log: NDArray[np.int64], seat: int, viewer: int) -> None:
    """H2 for the effects of a seat's decision: which card came from a deck is hidden from everyone else."""
    if viewer != seat:
        for index in range(1, log[0] + 1):
            if log[index] // EFFECT_KIND == DREW // EFFECT_KIND:
                log[index] = DREW | UNKNOWN + LEVEL[log[index] & 0xFF]


@door
def gather(states: States) -> None:
    """`gather_unseen` in the first state, for callers from Python."""
    gather_unseen(states[0])


@door
def fill_unseen(states: States, chance: Chance) -> None:
    """Makes the first state, as someone sees it, one that could be behind it, each as likely as any other."""
    gather_unseen(states[0])
    deal_unseen(states[0], chance, ALL_CARDS)
