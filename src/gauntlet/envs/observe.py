"""What a seat may know, written into a row: the compact observation, and what the rich one adds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.envs.observation import AT, HAND, LAYOUTS, MOST, SEATS, WHEREABOUTS
from gauntlet.rules.catalogue import (
    BATTLE_NEEDS,
    BATTLE_NEEDS_AVENGERS,
    BATTLE_NEEDS_LOCATION,
    CARDS,
    COST,
    DEALT_BATTLES,
    DECK_SIZE,
    FEWEST_PLAYERS,
    LEVELS,
    LOCATION_NEEDS,
    NO_CARD,
    PLAYER_COUNTS,
    STONE_KINDS,
    STONES,
    TOKENS,
)
from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.score import score
from gauntlet.rules.kernel.vectors import TIME, amount, monus
from gauntlet.rules.layout import MARKET, NONE, OVER, State

Row = NDArray[np.uint8]


def _card_numbers() -> Row:
    """The numbers that describe a card: of every card, then of none, then of those of which the level is known."""
    known = [
        (card.level, card.points, card.tags, *(card.bonus == stone for stone in STONES), *card.cost) for card in CARDS
    ]
    none_and_unknown = [(level, *[0] * (len(known[0]) - 1)) for level in range(1 + LEVELS)]
    return np.array(known + none_and_unknown, dtype=np.uint8)


_CARD_NUMBERS = _card_numbers()
_CARD = _CARD_NUMBERS.shape[1]
_TOKENS, _BATTLES, _PLAYER_COUNTS = len(TOKENS), len(BATTLE_NEEDS), len(PLAYER_COUNTS)
_LOCATION, _BATTLE = LAYOUTS["rich"]["locations"].shape[1], LAYOUTS["rich"]["battle_missing"].shape[2]


@inline
def _write_card(card: int, row: Row, at: int) -> None:
    for number in range(_CARD):
        row[at + number] = _CARD_NUMBERS[card, number]


@inline
def _write_vector(vector: int, length: int, row: Row, at: int) -> None:
    for token in range(length):
        row[at + token] = vector >> 8 * token & 0xFF


@inline
def _write_bits(bits: int, length: int, row: Row, at: int) -> None:
    for index in range(length):
        row[at + index] = bits >> index & 1


@step
def observe(s: State, seat: int, row: Row) -> None:
    """The compact observation of a state that is hidden from the seat already, as all here are."""
    players = int(s.players)
    _write_bits(1 << players - FEWEST_PLAYERS, _PLAYER_COUNTS, row, AT.players)
    row[AT.epic] = 1 if s.battle[0] != NONE else 0
    row[AT.sixteen] = s.ending
    row[AT.choice] = 1 - s.payment
    row[AT.round] = min(MOST, s.rounds)
    row[AT.rounds_left] = min(MOST, s.max_rounds - s.rounds + 1) if s.max_rounds else MOST
    asked = 0 if s.phase == OVER else 1 << (s.seat + players - seat) % players
    _write_bits(1 << seat, SEATS, row, AT.seat)
    _write_bits(asked, SEATS, row, AT.asked)
    _write_bits(1 << s.phase, OVER + 1, row, AT.phase)
    _write_vector(s.bank, _TOKENS, row, AT.bank)
    for level in range(LEVELS):
        row[AT.decks + level] = DECK_SIZE[level] - s.drawn[level]
    for index in range(MARKET):
        _write_card(int(s.market[index]), row, AT.market + _CARD * index)
    for index in range(players):
        tile = int(s.location[index])
        row[AT.locations + _LOCATION * index] = 1 if tile != NONE else 0
        _write_vector(
            LOCATION_NEEDS[tile] if tile != NONE else 0, STONE_KINDS, row, AT.locations + _LOCATION * index + 1
        )
    if s.battle[0] != NONE:
        for index in range(DEALT_BATTLES):
            _write_bits(1 << s.battle[index], _BATTLES, row, AT.battles + _BATTLES * index)
    for index in range(players):
        _observe_player(s, (seat + index) % players, index, row)
    _write_bits(1 << s.paying if s.paying != NONE else 0, MARKET + HAND, row, AT.paying)
    _write_vector(s.owing, STONE_KINDS, row, AT.owing)
    row[AT.discount_due] = s.discount_due
    row[AT.shields] = s.shields
    row[AT.time_paid] = 1 if s.time_coins != NONE else 0
    row[AT.time_paid + 1] = max(0, s.time_coins)
    row[AT.lowest] = s.lowest
    _write_bits(int(s.gainable), STONE_KINDS, row, AT.gainable)
    row[AT.passes] = max(0, s.passes)
    row[AT.power_points] = s.power_points


@inline
def _observe_player(s: State, owner: int, index: int, row: Row) -> None:
    """What lies in front of one player, by its relative seat."""
    p = s.player[owner]
    _write_vector(p.tokens, _TOKENS, row, AT.tokens + _TOKENS * index)
    _write_vector(p.bonus, STONE_KINDS, row, AT.bonuses + STONE_KINDS * index)
    row[AT.time_cards + index] = amount(p.bonus, TIME)
    row[AT.points + index] = score(s, owner)
    row[AT.tags + index] = p.tags
    row[AT.recruited + index] = p.cards
    row[AT.avengers + index] = 1 if s.avengers == owner else 0
    visited = 0
    for tile in range(SEATS):
        visited += 1 if p.locations[tile] != NONE else 0
    row[AT.visited + index] = visited
    _write_bits(int(p.powers), _BATTLES, row, AT.powers + _BATTLES * index)
    row[AT.time_spent + index] = p.spent_time
    for held in range(HAND):
        _write_card(int(p.reserved[held]), row, AT.hand + _CARD * (HAND * index + held))
    _write_bits(int(p.hidden), HAND, row, AT.hidden + HAND * index)


@step
def observe_more(s: State, seat: int, row: Row) -> None:
    """What the rich observation adds."""
    players = int(s.players)
    me = s.player[seat]
    row[AT.whereabouts :] = 0
    for card in range(NO_CARD):
        row[AT.whereabouts + WHEREABOUTS * card] = 1
    means = me.bonus + me.tokens
    for index in range(MARKET):
        card = int(s.market[index])
        if card != NO_CARD:
            _found(card, 1, row)
            _write_vector(monus(COST[card], means), STONE_KINDS, row, AT.market_missing + STONE_KINDS * index)
    for index in range(HAND):
        card = int(me.reserved[index])
        if card != NO_CARD:
            _write_vector(monus(COST[card], means), STONE_KINDS, row, AT.hand_missing + STONE_KINDS * index)
    recruited = 0
    for turned in range(players):
        owner = (seat + turned) % players
        recruited += s.player[owner].cards
        for index in range(HAND):
            card = int(s.player[owner].reserved[index])
            if card < NO_CARD:
                _found(card, 2 + turned, row)
        _missing(s, owner, turned, row)
    for order in range(recruited):
        owner = s.recruiter[order >> 2] >> 2 * (order & 3) & 3
        _found(int(s.recruited[order]), 2 + SEATS + (owner + players - seat) % players, row)


@inline
def _found(card: int, where: int, row: Row) -> None:
    row[AT.whereabouts + WHEREABOUTS * card] = 0
    row[AT.whereabouts + WHEREABOUTS * card + where] = 1


@inline
def _missing(s: State, owner: int, turned: int, row: Row) -> None:
    """What a player lacks for the locations and battles on the table."""
    p = s.player[owner]
    for index in range(s.players):
        tile = int(s.location[index])
        if tile != NONE:
            at = AT.location_missing + STONE_KINDS * (SEATS * turned + index)
            _write_vector(monus(LOCATION_NEEDS[tile], p.bonus), STONE_KINDS, row, at)
    if s.battle[0] != NONE:
        for index in range(DEALT_BATTLES):
            battle = int(s.battle[index])
            at = AT.battle_missing + _BATTLE * (DEALT_BATTLES * turned + index)
            _write_vector(monus(BATTLE_NEEDS[battle], p.bonus), STONE_KINDS + 1, row, at)
            row[at + STONE_KINDS + 1] = BATTLE_NEEDS_LOCATION[battle] if p.locations[0] == NONE else 0
            row[at + STONE_KINDS + 2] = BATTLE_NEEDS_AVENGERS[battle] if s.avengers != owner else 0
