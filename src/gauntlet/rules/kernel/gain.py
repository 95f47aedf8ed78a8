"""B11, B12: a stone on top of what a turn brings, if the bank has one."""

from __future__ import annotations

from gauntlet.rules.kernel.emit import Log, emit
from gauntlet.rules.kernel.jit import inline
from gauntlet.rules.kernel.vectors import is_single, lowest_bit, one, stones_with
from gauntlet.rules.layout import GAIN, GAINED, Player, State


@inline
def legal_gain(s: State) -> int:
    """B13: a stone that the bank has."""
    return stones_with(s.bank, 1) & s.gainable


@inline
def ask_gain(s: State, p: Player, log: Log) -> bool:
    """B11, B12: whether the player has to choose; a single stone is gained without asking."""
    bits = legal_gain(s)
    if bits == 0:
        s.gainable = 0
        return False
    if is_single(bits):
        apply_gain(s, p, lowest_bit(bits), log)
        return False
    s.phase = GAIN
    return True


@inline
def apply_gain(s: State, p: Player, stone: int, log: Log) -> None:
    """B11, B12."""
    p.tokens += one(stone)
    s.bank -= one(stone)
    emit(log, GAINED | one(stone))
    s.gainable = 0
