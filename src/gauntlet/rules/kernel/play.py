"""The kernel's two doors: which decisions are legal, and what one of them does. Neither checks its caller."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.kernel.chance import Chance, random_bit
from gauntlet.rules.kernel.emit import Log
from gauntlet.rules.kernel.gain import apply_gain, ask_gain, legal_gain
from gauntlet.rules.kernel.jit import door, step
from gauntlet.rules.kernel.pay import apply_pay, ask_payment, legal_pay
from gauntlet.rules.kernel.score import close_turn, decided_by, score
from gauntlet.rules.kernel.turn import apply_turn, complete_recruit, legal_turn
from gauntlet.rules.kernel.turn_end import (
    apply_claim,
    apply_location,
    apply_return,
    ask_claim,
    ask_location,
    ask_return,
    legal_claim,
    legal_location,
    legal_return,
)
from gauntlet.rules.layout import (
    CLAIM,
    DECLINE,
    GAIN,
    LOCATION,
    OVER,
    PAY,
    PAY_REST,
    RETURN,
    TURN,
    State,
    States,
)


@step
def legal_bits(s: State) -> int:
    """The legal decisions of the phase, a bit each; none when the game is over."""
    p = s.player[s.seat]
    if s.phase == TURN:
        return legal_turn(s, p)
    if s.phase == RETURN:
        return legal_return(s, p)
    if s.phase == PAY:
        return legal_pay(s, p)
    if s.phase == CLAIM:
        return legal_claim(s, p) | 1 << DECLINE
    if s.phase == GAIN:
        return legal_gain(s)
    if s.phase == LOCATION:
        return legal_location(s, p)
    return 0


@step
def apply_bit(s: State, bit: int, log: Log = None) -> None:
    """Does a legal decision, and then all that a turn brings after it, in order, up to the next question."""
    phase, p = s.phase, s.player[s.seat]  # looked up once: what is written in between could be the seat, to a compiler
    if phase == TURN:
        if apply_turn(s, p, bit, log):
            return
    elif phase == RETURN:
        apply_return(s, p, bit, log)
    elif phase == PAY:
        apply_pay(s, p, bit)
        if bit != PAY_REST and ask_payment(s, p):
            return
        complete_recruit(s, p, log)
    elif phase == CLAIM:
        apply_claim(s, p, bit, log)
    elif phase == GAIN:
        apply_gain(s, p, bit, log)
    else:
        apply_location(s, p, bit, log)

    if s.gainable and ask_gain(s, p, log):
        return
    if phase < LOCATION and (ask_return(s, p, log) or ask_location(s, p, log)):
        return
    if phase < CLAIM and ask_claim(s, p):
        return
    close_turn(s)


@door
def legal(states: States) -> int:
    """`legal_bits` of the first state, for callers from Python."""
    return legal_bits(states[0])


@door
def apply(states: States, bit: int, log: NDArray[np.int64]) -> None:
    """`apply_bit` on the first state, for callers from Python; `log` gets the effects."""
    log[0] = 0
    apply_bit(states[0], bit, log)


@door
def scores(states: States, points: NDArray[np.int64]) -> None:
    """W4 for every seat of the first state."""
    s: State = states[0]
    for seat in range(s.players):
        points[seat] = score(s, seat)


@door
def decider(states: States, winners: int, rivals: int) -> int:
    """`decided_by` in the first state, for callers from Python."""
    return decided_by(states[0], winners, rivals)


@door
def play_randomly(states: States, chance: Chance, most: int) -> int:
    """Random legal decisions in the first state until the game is over, at most `most`; how many there were."""
    s: State = states[0]
    decisions = 0
    while s.phase != OVER and decisions < most:
        apply_bit(s, random_bit(legal_bits(s), chance), None)
        decisions += 1
    return decisions
