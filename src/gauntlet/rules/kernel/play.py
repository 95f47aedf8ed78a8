"""The kernel's two doors: which decisions are legal, and what one of them does. Neither checks its caller."""

from __future__ import annotations

from gauntlet.rules.kernel.chance import Chance, next_below
from gauntlet.rules.kernel.gain import apply_gain, ask_gain, legal_gain
from gauntlet.rules.kernel.jit import door, inline, step
from gauntlet.rules.kernel.pay import apply_pay, ask_payment, has_choice, legal_pay
from gauntlet.rules.kernel.score import close_turn, score
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
from gauntlet.rules.kernel.vectors import count_bits, nth_bit
from gauntlet.rules.layout import (
    CLAIM,
    DECLINE,
    GAIN,
    LOCATION,
    NONE,
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
    if s.phase == TURN:
        return legal_turn(s)
    if s.phase == RETURN:
        return legal_return(s)
    if s.phase == PAY:
        return legal_pay(s)
    if s.phase == CLAIM:
        return legal_claim(s) | 1 << DECLINE
    if s.phase == GAIN:
        return legal_gain(s)
    if s.phase == LOCATION:
        return legal_location(s)
    return 0


@step
def apply_bit(s: State, bit: int) -> None:
    """Does a legal decision, and then all that a turn brings after it, in order, up to the next question."""
    phase = s.phase
    if phase == TURN:
        apply_turn(s, bit)
    elif phase == RETURN:
        apply_return(s, bit)
    elif phase == PAY:
        apply_pay(s, bit)
    elif phase == CLAIM:
        apply_claim(s, bit)
    elif phase == GAIN:
        apply_gain(s, bit)
    else:
        apply_location(s, bit)

    if s.paying != NONE:
        settled = bit == PAY_REST if phase == PAY else not has_choice(s)
        if not settled and ask_payment(s):
            return
        complete_recruit(s)
    if s.gainable and ask_gain(s):
        return
    if phase < LOCATION and (ask_return(s) or ask_location(s)):
        return
    if phase < CLAIM and ask_claim(s):
        return
    close_turn(s)


@door
def legal(states: States) -> int:
    """`legal_bits` of the first state, for callers from Python."""
    return legal_bits(states[0])


@door
def apply(states: States, bit: int) -> None:
    """`apply_bit` on the first state, for callers from Python."""
    apply_bit(states[0], bit)


@door
def points(states: States, seat: int) -> int:
    """`score` in the first state, for callers from Python."""
    return score(states[0], seat)


@inline
def random_bit(bits: int, chance: Chance) -> int:
    """One of the bits, each as likely as any other."""
    return nth_bit(bits, next_below(chance, count_bits(bits)))


@door
def play_randomly(states: States, chance: Chance, most: int) -> int:
    """Random legal decisions in the first state until the game is over, at most `most`; how many there were."""
    s: State = states[0]
    decisions = 0
    while s.phase != OVER and decisions < most:
        apply_bit(s, random_bit(legal_bits(s), chance))
        decisions += 1
    return decisions
