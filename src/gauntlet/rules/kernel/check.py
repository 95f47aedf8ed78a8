"""C: a position from outside: what follows from the rest of it, and the first thing in it that cannot be."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import (
    BANK,
    BONUS,
    CARDS,
    CUBES,
    DEALT_BATTLES,
    DECK_SIZE,
    DECK_START,
    HAND_LIMIT,
    LEVEL,
    LEVELS,
    LOCATION_POINTS,
    LOCATIONS,
    MOST_PLAYERS,
    NO_CARD,
    POINTS,
    ROW,
    TAGS,
    TIME_LEVEL,
    TOKEN_LIMIT,
    TOKENS,
    UNKNOWN,
)
from gauntlet.rules.kernel.jit import door, step
from gauntlet.rules.kernel.play import legal_bits
from gauntlet.rules.kernel.vectors import ONE_TIME, TIME, amount, one, total
from gauntlet.rules.layout import (
    CLAIM,
    DECLINE,
    FLAW_BATTLES,
    FLAW_CARD,
    FLAW_CLAIMED,
    FLAW_DECK,
    FLAW_ENDING,
    FLAW_GAP,
    FLAW_MARKET,
    FLAW_QUESTION,
    FLAW_TILES,
    FLAW_TIME,
    FLAW_TOKENS,
    FLAW_UNKNOWN,
    GAUNTLET,
    MARKET,
    NONE,
    OVER,
    PAY,
    RETURN,
    TURN,
    State,
    States,
)

ALL_CARDS = len(CARDS)
CARD_NUMBERS = UNKNOWN + LEVELS
TOKEN_KINDS = len(TOKENS)
_TILE = np.array([location.tile for location in LOCATIONS], dtype=np.int64)

Found = NDArray[np.int64]
"""What a flaw is about: see `layout.FLAWS`."""
Counts = NDArray[np.int64]
"""Room for a number for each card, and for none and the unknown ones behind them."""


@door
def complete(states: States) -> None:
    """Fills in what each player's cards, locations and battles bring."""
    s: State = states[0]
    for seat in range(s.players):
        p = s.player[seat]
        p.cards, p.points, p.tags, p.bonus, p.powers = 0, 0, 0, 0, 0
        for slot in range(MOST_PLAYERS):
            if p.locations[slot] != NONE:
                p.points += LOCATION_POINTS
        for slot in range(CUBES):
            if p.battles[slot] != NONE:
                p.powers |= 1 << p.battles[slot]
    for order in range(ALL_CARDS):
        card = int(s.recruited[order])
        if card == NO_CARD:
            break
        p = s.player[s.recruiter[order >> 2] >> 2 * (order & 3) & 3]
        p.cards += 1
        p.points += POINTS[card]
        p.tags += TAGS[card]
        p.bonus += one(BONUS[card])
        if LEVEL[card] == TIME_LEVEL - 1:
            p.bonus += ONE_TIME


@door
def flaw(states: States, found: Found, counts: Counts) -> int:
    """The first thing in a completed position that cannot be, and in `found` what it is about; NONE without one."""
    s: State = states[0]
    kind = flaw_of_cards(s, found, counts)
    if kind == NONE:
        kind = flaw_of_tokens(s, found)
    if kind == NONE:
        kind = flaw_of_tiles(s, found)
    if kind == NONE and not asks(s):
        kind, found[0] = FLAW_QUESTION, s.phase
    if kind == NONE and s.ending != GAUNTLET and s.battle[0] == NONE:
        kind = FLAW_ENDING
    return kind


@step
def flaw_of_cards(s: State, found: Found, counts: Counts) -> int:
    """C1, C2: each card is in one place, or among those that the viewer does not know; all in their rows."""
    for card in range(CARD_NUMBERS):
        counts[card] = 0
    for index in range(ALL_CARDS):
        counts[s.deck[index]] += 1
        counts[s.recruited[index]] += 1
    for slot in range(MARKET):
        counts[s.market[slot]] += 1
    for seat in range(s.players):
        for slot in range(HAND_LIMIT):
            counts[s.player[seat].reserved[slot]] += 1
    for card in range(ALL_CARDS):
        if counts[card] > 1 or (counts[card] == 0 and counts[UNKNOWN + LEVEL[card]] == 0):
            found[0], found[1] = card, counts[card]
            return FLAW_CARD
    for level in range(LEVELS):
        unseen = 0
        for card in range(DECK_START[level], DECK_START[level] + DECK_SIZE[level]):
            unseen += 1 if counts[card] == 0 else 0
        if unseen != counts[UNKNOWN + level]:
            found[0], found[1], found[2] = level, counts[UNKNOWN + level], unseen
            return FLAW_UNKNOWN
    for slot in range(MARKET):
        level = slot // ROW
        if s.market[slot] == NO_CARD:
            if s.drawn[level] < DECK_SIZE[level]:  # T6
                found[0] = level
                return FLAW_GAP
        elif LEVEL[s.market[slot]] != level:
            found[0] = s.market[slot]
            return FLAW_MARKET
    for level in range(LEVELS):
        for index in range(DECK_START[level], DECK_START[level] + DECK_SIZE[level]):
            if s.deck[index] != NO_CARD and LEVEL[s.deck[index]] != level:
                found[0], found[1] = s.deck[index], level
                return FLAW_DECK
    return NONE


@step
def flaw_of_tokens(s: State, found: Found) -> int:
    """C3: all tokens are there."""
    for token in range(TOKEN_KINDS):
        there = amount(s.bank, token)
        for seat in range(s.players):
            there += amount(s.player[seat].tokens, token)
        if there != amount(BANK[s.players], token):
            found[0], found[1], found[2] = token, there, amount(BANK[s.players], token)
            return FLAW_TOKENS
    return NONE


@step
def flaw_of_tiles(s: State, found: Found) -> int:
    """C4, C5: locations and battles are different ones, and claimed battles of the table."""
    tiles, number = 0, 0
    for slot in range(MOST_PLAYERS):
        if s.location[slot] != NONE:
            tiles |= 1 << _TILE[s.location[slot]]
            number += 1
        for seat in range(s.players):
            if s.player[seat].locations[slot] != NONE:
                tiles |= 1 << _TILE[s.player[seat].locations[slot]]
                number += 1
    different = 0
    for tile in range(MOST_PLAYERS + 1):
        different += tiles >> tile & 1
    if number != s.players or different != s.players:
        found[0] = s.players
        return FLAW_TILES
    dealt, number = 0, 0
    for slot in range(DEALT_BATTLES):
        if s.battle[slot] != NONE:
            if dealt >> s.battle[slot] & 1:
                return FLAW_BATTLES
            dealt |= 1 << s.battle[slot]
            number += 1
    if number not in (0, DEALT_BATTLES):
        return FLAW_BATTLES
    for seat in range(s.players):
        p = s.player[seat]
        found[0] = seat
        if amount(p.tokens, TIME) > 1:
            return FLAW_TIME
        claimed = 0
        for slot in range(CUBES):
            if p.battles[slot] != NONE:
                battle = 1 << p.battles[slot]
                if claimed & battle or not dealt & battle:
                    return FLAW_CLAIMED
                claimed |= battle
    return NONE


@step
def asks(s: State) -> bool:
    """Whether there is something to choose, outside of phase turn."""
    if s.phase in (TURN, OVER):
        return True
    p = s.player[s.seat]
    if s.phase == PAY:
        if s.paying == NONE or s.owing == 0:
            return False
        card = s.market[s.paying] if s.paying < MARKET else p.reserved[s.paying - MARKET]
        return bool(card != NO_CARD)
    if s.phase == RETURN:
        return total(p.tokens) > TOKEN_LIMIT
    return legal_bits(s) != (1 << DECLINE if s.phase == CLAIM else 0)
