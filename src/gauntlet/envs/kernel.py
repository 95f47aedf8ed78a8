"""Many games at once: a decision in each, then what the seat asked next may see, into arrays that are given.

A single game is a batch of one, so there is one implementation and one thing to compile. Nothing here checks that
a decision is legal, except `first_illegal`, which does nothing else.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.envs.observation import SEATS, SIZES
from gauntlet.envs.observe import Row, observe, observe_more
from gauntlet.rules.catalogue import BATTLES, CARDS, MOST_PLAYERS
from gauntlet.rules.kernel.chance import Chance, random_bit
from gauntlet.rules.kernel.deal import deal, draw_setup
from gauntlet.rules.kernel.jit import door, step
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.score import score
from gauntlet.rules.kernel.see import hide
from gauntlet.rules.layout import (
    LIMIT,
    NONE,
    OVER,
    PASS,
    PHASE_OFFSET,
    PHASE_SIZES,
    STATE,
    State,
    States,
)

Flags = NDArray[np.bool_]
Rows = tuple[NDArray[np.int64], NDArray[np.uint8], Flags, NDArray[np.int8]]
"""What is shown of each game: its legal bits, its observation, its mask and the seat that is asked."""
Ends = tuple[NDArray[np.float32], Flags, Flags]
"""What a step brought in each game: the rewards, and whether it terminated or was truncated."""

_CARDS, _BATTLES = len(CARDS), len(BATTLES)
OFFSET = np.array([*PHASE_OFFSET, 0], dtype=np.int64)
"""By phase; the last one for a game that is over, in which PASS is the only action."""
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
def observe_as(s: State, seat: int, seen: States, row: Row) -> None:
    """What a seat may know (H), by way of the state that it sees."""
    seen[0] = s
    hide(seen[0], seat)
    observe(seen[0], seat, row)
    if len(row) > _COMPACT:
        observe_more(seen[0], seat, row)


@step
def present(s: State, which: int, seen: States, rows: Rows) -> None:
    """One game's row of every array: for the seat that is asked, or when the game is over, that moved last."""
    legal, observations, masks, seats = rows
    bits = legal_bits(s) if s.phase != OVER else 1 << PASS
    legal[which] = bits
    seats[which] = s.seat
    mask = masks[which]
    mask[:] = False
    first = OFFSET[s.phase]
    for index in range(_SIZE[s.phase]):
        mask[first + index] = bits >> index & 1 != 0
    observe_as(s, s.seat, seen, observations[which])


@door
def start_games(
    states: States,
    seeds: NDArray[np.uint64],
    first: int,
    last: int,
    options: tuple[int, int, int, int, int],
    rows: Rows,
) -> None:
    """New games of a table: players, whether Epic Battles, ending, payment, max_rounds."""
    players, epic, ending, payment, max_rounds = options
    deck, location, battle = np.empty(_CARDS, np.int8), np.empty(MOST_PLAYERS, np.int8), np.empty(_BATTLES, np.int8)
    seen = np.empty(1, STATE)
    for which in range(first, last):
        draw_setup(seeds[which : which + 1].copy(), players, epic != 0, deck, location, battle)
        deal(states, which, players, ending, payment, max_rounds, deck, location, battle)
        present(states[which], which, seen, rows)


@door
def step_games(
    states: States,
    seeds: NDArray[np.uint64],
    first: int,
    last: int,
    options: tuple[int, int, int, int, int],
    actions: NDArray[np.int64],
    shaping: float,
    rows: Rows,
    ends: Ends,
) -> None:
    """A legal decision in each game, or HOLD; a game that has ended begins anew instead, with its next seed."""
    players = options[0]
    rewards, terminations, truncations = ends
    seen = np.empty(1, STATE)
    for which in range(first, last):
        if actions[which] == HOLD:
            for seat in range(players):
                rewards[which, seat] = 0.0
            continue
        if terminations[which] or truncations[which]:
            seeds[which] += np.uint64(len(seeds))
            start_games(states, seeds, which, which + 1, options, rows)
            terminations[which] = truncations[which] = False
            for seat in range(players):
                rewards[which, seat] = 0.0
            continue
        s: State = states[which]
        if shaping != 0.0:
            for seat in range(players):
                rewards[which, seat] = -shaping * score(s, seat)
        apply_bit(s, actions[which] - OFFSET[s.phase], None)
        over = s.phase == OVER
        terminations[which] = over and s.end != LIMIT
        truncations[which] = over and s.end == LIMIT
        for seat in range(players):
            gained = rewards[which, seat] + shaping * score(s, seat) if shaping != 0.0 else 0.0
            rewards[which, seat] = gained + (REWARDS[players, s.winners, seat] if over else 0.0)
        present(s, which, seen, rows)


@door
def present_games(states: States, first: int, last: int, rows: Rows) -> None:
    """The rows of games that were put there by other means."""
    seen = np.empty(1, STATE)
    for which in range(first, last):
        present(states[which], which, seen, rows)


@door
def observe_seat(states: States, seat: int, row: Row) -> None:
    """The first state as any seat knows it."""
    observe_as(states[0], seat, np.empty(1, STATE), row)


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
