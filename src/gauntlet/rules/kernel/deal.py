"""S: set-up."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import (
    BANK,
    BATTLES,
    CUBES,
    DEALT_BATTLES,
    DECK_SIZE,
    DECK_START,
    HAND_LIMIT,
    LEVELS,
    MOST_PLAYERS,
    NO_CARD,
    ROW,
)
from gauntlet.rules.kernel.chance import Chance, next_below, shuffle
from gauntlet.rules.kernel.emit import Log, emit
from gauntlet.rules.kernel.jit import door, inline
from gauntlet.rules.layout import MARKET, NONE, REFILLED, State, States

ALL_BATTLES = len(BATTLES)


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
    for index in range(NO_CARD):
        s.deck[index] = deck[index]
        s.recruited[index] = NO_CARD
    for index in range(len(s.recruiter)):
        s.recruiter[index] = 0
    for level in range(LEVELS):
        s.drawn[level] = 0
    for slot in range(MARKET):
        refill(s, slot, None)
    for slot in range(MOST_PLAYERS):
        s.location[slot] = location[slot]
    for slot in range(DEALT_BATTLES):
        s.battle[slot] = battle[slot]
    for seat in range(MOST_PLAYERS):
        p = s.player[seat]
        p.tokens, p.bonus = 0, 0
        p.points, p.tags, p.cards, p.powers, p.spent_time, p.hidden = 0, 0, 0, 0, 0, 0
        for slot in range(HAND_LIMIT):
            p.reserved[slot] = NO_CARD
        for slot in range(CUBES):
            p.battles[slot] = NONE
        for slot in range(MOST_PLAYERS):
            p.locations[slot] = NONE
    s.rounds, s.seat, s.phase = 1, 0, 0
    s.avengers, s.end, s.winners = NONE, 0, 0
    s.owing, s.paying, s.discount_due, s.shields, s.time_coins = 0, NONE, 0, 0, NONE
    s.lowest, s.gainable, s.passes, s.power_points = 0, 0, 0, 0


@inline
def draw_card(s: State, level: int) -> int:
    """The top card leaves its deck, which must not be empty."""
    top = DECK_START[level] + s.drawn[level]
    card = int(s.deck[top])
    s.deck[top] = NO_CARD
    s.drawn[level] += 1
    return card


@inline
def refill(s: State, slot: int, log: Log) -> None:
    """T6: the next card of the deck comes to a slot of the market; without one the slot stays empty."""
    level = slot // ROW
    s.market[slot] = draw_card(s, level) if s.drawn[level] < DECK_SIZE[level] else NO_CARD
    emit(log, REFILLED | int(s.market[slot]) | slot << 8)


@door
def draw_setup(
    chance: Chance,
    players: int,
    epic_battles: bool,
    deck: NDArray[np.int8],
    location: NDArray[np.int8],
    battle: NDArray[np.int8],
) -> None:
    """S1, S2, S5: each deck is shuffled on its own, tiles and their sides are drawn, and 5 of the 8 battles.

    `battle` has room for all of them: a door allocates nothing.
    """
    for index in range(NO_CARD):
        deck[index] = index
    for level in range(LEVELS):
        first = DECK_START[level]
        shuffle(chance, deck[first : first + DECK_SIZE[level]])
    for tile in range(MOST_PLAYERS):
        location[tile] = tile
    shuffle(chance, location)
    for slot in range(MOST_PLAYERS):
        location[slot] = 2 * location[slot] + next_below(chance, 2) if slot < players else NONE
    for index in range(ALL_BATTLES):
        battle[index] = index
    shuffle(chance, battle)
    for index in range(DEALT_BATTLES if epic_battles else 0, ALL_BATTLES):
        battle[index] = NONE
