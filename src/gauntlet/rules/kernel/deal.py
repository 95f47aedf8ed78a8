"""S: set-up."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.kernel.chance import Chance, next_below, shuffle
from gauntlet.rules.kernel.jit import door, step
from gauntlet.rules.layout import NONE, State, States
from gauntlet.rules.tables import BANK, DECK_SIZE, DECK_START, NO_CARD


@door
def deal(
    states: States,
    which: int,
    players: int,
    ending: int,
    payment: int,
    max_rounds: int,
    deck: NDArray[np.int8],
    location: NDArray[np.int8],
    battle: NDArray[np.int8],
) -> None:
    """S1 to S5 from a given order of things: `location` and `battle` end with NONE where there are fewer."""
    s: State = states[which]
    s.players, s.ending, s.payment, s.max_rounds = players, ending, payment, max_rounds
    s.bank = BANK[players]
    for place in range(90):
        s.deck[place] = deck[place]
        s.recruited[place] = NO_CARD
    for place in range(23):
        s.recruiter[place] = 0
    for level in range(3):
        s.drawn[level] = 0
    for place in range(12):
        replace(s, place)
    for place in range(4):
        s.location[place] = location[place]
    for place in range(5):
        s.battle[place] = battle[place]
    for seat in range(4):
        p = s.player[seat]
        p.tokens, p.bonus = 0, 0
        p.points, p.tags, p.cards, p.powers, p.spent_time, p.hidden = 0, 0, 0, 0, 0, 0
        for place in range(3):
            p.reserved[place] = NO_CARD
            p.battles[place] = NONE
        for place in range(4):
            p.locations[place] = NONE
    s.rounds, s.seat, s.phase = 1, 0, 0
    s.avengers, s.end, s.winners = NONE, 0, 0
    s.owing, s.paying, s.discount_due, s.shields, s.time_coins = 0, NONE, 0, 0, NONE
    s.lowest, s.gainable, s.passes, s.power_points = 0, 0, 0, 0


@step
def draw_card(s: State, level: int) -> int:
    """The top card leaves its deck, which must not be empty."""
    top = DECK_START[level] + s.drawn[level]
    card = int(s.deck[top])
    s.deck[top] = NO_CARD
    s.drawn[level] += 1
    return card


@step
def replace(s: State, place: int) -> None:
    """T6: the next card of the deck comes to a place of the market; without one the place stays empty."""
    level = place // 4
    s.market[place] = draw_card(s, level) if s.drawn[level] < DECK_SIZE[level] else NO_CARD


@door
def draw_setup(
    chance: Chance,
    players: int,
    epic_battles: bool,
    deck: NDArray[np.int8],
    location: NDArray[np.int8],
    battle: NDArray[np.int8],
) -> None:
    """S1, S2, S5: each deck is shuffled on its own, tiles and their sides are drawn, and 5 of the 8 battles."""
    for place in range(90):
        deck[place] = place
    for level in range(3):
        first = DECK_START[level]
        shuffle(chance, deck[first : first + DECK_SIZE[level]])
    tiles = np.arange(4).astype(np.int8)
    shuffle(chance, tiles)
    for place in range(4):
        location[place] = 2 * tiles[place] + next_below(chance, 2) if place < players else NONE
    cards = np.arange(8).astype(np.int8)
    shuffle(chance, cards)
    for place in range(5):
        battle[place] = cards[place] if epic_battles else NONE
