"""Many games at once: a decision in each, then what the seat asked next may see, into arrays that are given.

A single game is a batch of one, so there is one implementation and one thing to compile. Nothing here checks that
a decision is legal, except `first_illegal`, which does nothing else.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.envs.observation import SEATS, SIZES
from gauntlet.envs.observe import Row, observe, observe_more
from gauntlet.rules.kernel.chance import Chance
from gauntlet.rules.kernel.deal import deal, draw_setup
from gauntlet.rules.kernel.jit import door, step
from gauntlet.rules.kernel.play import apply_bit, legal_bits, random_bit
from gauntlet.rules.kernel.score import score
from gauntlet.rules.layout import (
    LIMIT,
    NONE,
    OVER,
    PASS,
    PHASE_OFFSET,
    PHASE_SIZES,
    State,
    States,
)

Flags = NDArray[np.bool_]

OFFSET = np.array([*PHASE_OFFSET, 0], dtype=np.int64)
"""By phase; the last one for a game that is over, in which PASS stands for 'go on'."""
_SIZE = np.array([*PHASE_SIZES, PASS + 1], dtype=np.int64)
HOLD = -1
"""The action that leaves a game as it is: whoever plays the seats in turn lets the others wait with it."""
_COMPACT = SIZES["compact"]


def _rewards() -> NDArray[np.float32]:
    """By players, the winners' bits and the seat: 1 is shared by the winners, -1 by the others.

    It is 0 for all without a winner, or if all of them share the victory.
    """
    rewards = np.zeros((SEATS + 1, 1 << SEATS, SEATS), np.float32)
    for players in range(2, SEATS + 1):
        for winners in range(1, (1 << players) - 1):
            won = winners.bit_count()
            for seat in range(players):
                rewards[players, winners, seat] = 1 / won if winners >> seat & 1 else -1 / (players - won)
    return rewards


REWARDS = _rewards()


@step
def present(
    s: State,
    which: int,
    legal: NDArray[np.int64],
    observations: NDArray[np.uint8],
    masks: Flags,
    seats: NDArray[np.int8],
) -> None:
    """One game's row of every array: for the seat that is asked, or when the game is over, that moved last."""
    bits = legal_bits(s) if s.phase != OVER else 1 << PASS
    legal[which] = bits
    seats[which] = s.seat
    mask = masks[which]
    mask[:] = False
    first = OFFSET[s.phase]
    for place in range(_SIZE[s.phase]):
        mask[first + place] = bits >> place & 1 != 0
    row = observations[which]
    observe(s, int(s.seat), row)
    if len(row) > _COMPACT:
        observe_more(s, int(s.seat), row)


@door
def start_games(
    states: States,
    seeds: NDArray[np.uint64],
    first: int,
    last: int,
    options: tuple[int, int, int, int, int],
    legal: NDArray[np.int64],
    observations: NDArray[np.uint8],
    masks: Flags,
    seats: NDArray[np.int8],
) -> None:
    """New games of a table: players, whether Epic Battles, ending, payment, max_rounds."""
    players, epic, ending, payment, max_rounds = options
    deck, location, battle = np.empty(90, np.int8), np.empty(4, np.int8), np.empty(5, np.int8)
    for which in range(first, last):
        draw_setup(seeds[which : which + 1].copy(), players, epic != 0, deck, location, battle)
        deal(states, which, players, ending, payment, max_rounds, deck, location, battle)
        present(states[which], which, legal, observations, masks, seats)


@door
def step_games(
    states: States,
    seeds: NDArray[np.uint64],
    first: int,
    last: int,
    options: tuple[int, int, int, int, int],
    actions: NDArray[np.int64],
    shaping: float,
    legal: NDArray[np.int64],
    observations: NDArray[np.uint8],
    masks: Flags,
    seats: NDArray[np.int8],
    rewards: NDArray[np.float32],
    terminations: Flags,
    truncations: Flags,
) -> None:
    """A legal decision in each game, or HOLD; a game that has ended begins anew instead, with its next seed."""
    players = options[0]
    for which in range(first, last):
        if actions[which] == HOLD:
            for seat in range(players):
                rewards[which, seat] = 0.0
            continue
        if terminations[which] or truncations[which]:
            seeds[which] += np.uint64(len(seeds))
            start_games(states, seeds, which, which + 1, options, legal, observations, masks, seats)
            terminations[which] = truncations[which] = False
            for seat in range(players):
                rewards[which, seat] = 0.0
            continue
        s: State = states[which]
        if shaping != 0.0:
            for seat in range(players):
                rewards[which, seat] = -shaping * score(s, seat)
        apply_bit(s, actions[which] - OFFSET[s.phase])
        over = s.phase == OVER
        terminations[which] = over and s.end != LIMIT
        truncations[which] = over and s.end == LIMIT
        for seat in range(players):
            gained = rewards[which, seat] + shaping * score(s, seat) if shaping != 0.0 else 0.0
            rewards[which, seat] = gained + (REWARDS[players, s.winners, seat] if over else 0.0)
        present(s, which, legal, observations, masks, seats)


@door
def present_games(
    states: States,
    first: int,
    last: int,
    legal: NDArray[np.int64],
    observations: NDArray[np.uint8],
    masks: Flags,
    seats: NDArray[np.int8],
) -> None:
    """The rows of games that were put there by other means."""
    for which in range(first, last):
        present(states[which], which, legal, observations, masks, seats)


@door
def observe_seat(states: States, seat: int, row: Row) -> None:
    """The first state as any seat knows it."""
    observe(states[0], seat, row)
    if len(row) > _COMPACT:
        observe_more(states[0], seat, row)


@door
def first_illegal(states: States, legal: NDArray[np.int64], actions: NDArray[np.int64]) -> int:
    """The first game in which an action is not legal, or NONE; a game that begins anew takes any action."""
    for which in range(len(legal)):
        if states[which].phase != OVER and actions[which] != HOLD:
            bit = actions[which] - OFFSET[states[which].phase]
            if bit < 0 or bit > PASS or not legal[which] >> bit & 1:
                return which
    return NONE


@door
def random_actions(
    states: States, chance: Chance, first: int, last: int, legal: NDArray[np.int64], actions: NDArray[np.int64]
) -> None:
    """A legal action for each game, each as likely as any other; every game has its own random numbers."""
    for which in range(first, last):
        actions[which] = OFFSET[states[which].phase] + random_bit(legal[which], chance[which : which + 1])
