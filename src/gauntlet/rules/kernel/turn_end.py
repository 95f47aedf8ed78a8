"""E1 to E3: the end of a turn. Each `ask` returns whether the player has to choose, and does what needs no choice."""

from __future__ import annotations

from gauntlet.rules.catalogue import (
    BATTLE_NEEDS,
    BATTLE_NEEDS_AVENGERS,
    BATTLE_NEEDS_LOCATION,
    DEALT_BATTLES,
    LOCATION_NEEDS,
    LOCATION_POINTS,
    MOST_PLAYERS,
    TOKEN_LIMIT,
)
from gauntlet.rules.kernel.emit import Log, emit
from gauntlet.rules.kernel.jit import inline
from gauntlet.rules.kernel.vectors import (
    SHIELD,
    TIME,
    amount,
    covers,
    is_single,
    lowest_bit,
    one,
    total,
)
from gauntlet.rules.layout import (
    CLAIM,
    CLAIMED,
    DECLINE,
    LOCATION,
    NO_STALEMATE,
    NONE,
    RETURN,
    RETURNED,
    VISITED,
    Player,
    State,
)


@inline
def excess(tokens: int) -> int:
    """E1: how many tokens are too many."""
    return total(tokens) - TOKEN_LIMIT


@inline
def legal_return(s: State, p: Player) -> int:
    """E1 in token order: a token is offered if enough others that come no earlier stay for the rest. Never time."""
    tokens = p.tokens
    needed = excess(tokens)
    behind = 0
    bits = 0
    for token in range(SHIELD, s.lowest - 1, -1):
        if token != TIME:
            held = amount(tokens, token)
            behind += held
            if held and behind >= needed:
                bits |= 1 << token
    return bits


@inline
def apply_return(s: State, p: Player, token: int, log: Log) -> None:
    """E1: one token."""
    p.tokens -= one(token)
    s.bank += one(token)
    s.lowest = token
    emit(log, RETURNED | one(token))


@inline
def ask_return(s: State, p: Player, log: Log) -> bool:
    """E1, until 10 tokens are left."""
    while excess(p.tokens) > 0:
        bits = legal_return(s, p)
        if not is_single(bits):
            s.phase = RETURN
            return True
        apply_return(s, p, lowest_bit(bits), log)
    s.lowest = 0
    return False


@inline
def legal_location(s: State, p: Player) -> int:
    """E2: the locations whose requirement the bonuses meet."""
    bonus = p.bonus
    bits = 0
    for slot in range(MOST_PLAYERS):
        bits |= (1 if covers(bonus, LOCATION_NEEDS[s.location[slot]]) else 0) << slot
    return bits


@inline
def ask_location(s: State, p: Player, log: Log) -> bool:
    """E2: one a turn; the player chooses only among several."""
    bits = legal_location(s, p)
    if is_single(bits):
        apply_location(s, p, lowest_bit(bits), log)
    elif bits:
        s.phase = LOCATION
        return True
    return False


@inline
def apply_location(s: State, p: Player, slot: int, log: Log) -> None:
    """E2."""
    free = 0
    while p.locations[free] != NONE:
        free += 1
    p.locations[free] = s.location[slot]
    emit(log, VISITED | int(s.location[slot]))
    p.points += LOCATION_POINTS
    s.location[slot] = NONE
    s.passes = NO_STALEMATE


@inline
def legal_claim(s: State, p: Player) -> int:
    """E3, B2, B4: the battles that can be claimed; a player without a cube has none."""
    bits = 0
    if s.battle[0] == NONE or p.battles[2] != NONE:
        return bits
    for slot in range(DEALT_BATTLES):
        battle = int(s.battle[slot])
        if (
            not p.powers >> battle & 1
            and covers(p.bonus, BATTLE_NEEDS[battle])
            and (not BATTLE_NEEDS_LOCATION[battle] or p.locations[0] != NONE)
            and (not BATTLE_NEEDS_AVENGERS[battle] or s.avengers == s.seat)
        ):
            bits |= 1 << slot
    return bits


@inline
def ask_claim(s: State, p: Player) -> bool:
    """E3: optional, so it is asked even for a single battle."""
    if legal_claim(s, p) == 0:
        return False
    s.phase = CLAIM
    return True


@inline
def apply_claim(s: State, p: Player, slot: int, log: Log) -> None:
    """B2, B3."""
    if slot == DECLINE:
        return
    battle = int(s.battle[slot])
    free = 0
    while p.battles[free] != NONE:
        free += 1
    p.battles[free] = battle
    p.powers |= 1 << battle
    emit(log, CLAIMED | battle)
    s.passes = NO_STALEMATE
