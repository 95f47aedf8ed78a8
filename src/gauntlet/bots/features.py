"""What the mind looks at: a position as a seat may know it, in numbers of about the size of 1.

Rows for cards and tiles (locations and battles) are sets, whose order means nothing; each opponent is a row, too.
Nothing is read but what `see` would leave: of others' cards from decks only their level. So one network fits all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import numpy as np

from gauntlet.bots.facts import F, Facts, Row, add_prospect, describe_prospects, find_facts
from gauntlet.bots.feature_layout import (
    CARD,
    CARD_NUMBERS,
    PLAYER,
    PLAYER_NUMBERS,
    PRINTED_NUMBERS,
    TABLE,
    TABLE_NUMBERS,
    TILE,
    TILE_NUMBERS,
)
from gauntlet.bots.light import RATE, wait
from gauntlet.bots.worth import (
    card_worth,
    ends,
)
from gauntlet.rules.catalogue import (
    BATTLE_NEEDS,
    BATTLE_NEEDS_AVENGERS,
    BATTLE_NEEDS_LOCATION,
    BONUS,
    CARDS,
    COST,
    CUBES,
    DEALT_BATTLES,
    DECK_SIZE,
    FEWEST_FOR_TWO,
    FEWEST_PLAYERS,
    GOAL,
    HAND_LIMIT,
    LEVEL,
    LEVELS,
    LOCATION_NEEDS,
    MOST_PLAYERS,
    NO_CARD,
    STONE_KINDS,
    STONES,
    UNKNOWN,
)
from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.pay import can_pay
from gauntlet.rules.kernel.score import closes_gauntlet, score
from gauntlet.rules.kernel.vectors import (
    SHIELD,
    STONES_ONLY,
    TIME,
    amount,
    count_bits,
    monus,
    stones_with,
    total,
    total_stones,
)
from gauntlet.rules.layout import CARD_SLOTS, CLAIM, MARKET, NONE, PAY, SIXTEEN, State, record_dtype

MEANING: Final = 3
"""To be counted up whenever a number gets another meaning: weights trained on the old one are refused then."""

OPPONENTS: Final = MOST_PLAYERS - 1
CARD_ROWS: Final = CARD_SLOTS + OPPONENTS * HAND_LIMIT
"""The market, my hand, then the hands of the others in the order in which they play."""
TILE_ROWS: Final = MOST_PLAYERS + DEALT_BATTLES
"""The locations, then the battles."""
_PRINTED = np.zeros((UNKNOWN + LEVELS, PRINTED_NUMBERS), np.float32)
"""What is the same for everyone: that there is a card, its points, tags, level and bonus."""
for _number, _card in enumerate(CARDS):
    _PRINTED[_number, [CARD.present, CARD.points, CARD.tags]] = 1, _card.points / 5, _card.tags / 2
    _PRINTED[_number, CARD.level + _card.level - 1] = 1
    _PRINTED[_number, CARD.bonus + STONES.index(_card.bonus)] = 1
for _level in range(LEVELS):
    _PRINTED[UNKNOWN + _level, [CARD.present, CARD.level + _level]] = 1
_PRINTED.flags.writeable = False
_LEFT = (RATE / 1000).astype(np.float32)
"""By the `wait` for a card: the part of its worth that is left."""


class Features:
    """All that the network is given."""

    table: Annotated[Any, "f4", (TABLE_NUMBERS,)]
    opponents: Annotated[Any, "f4", (OPPONENTS, PLAYER_NUMBERS)]
    cards: Annotated[Any, "f4", (CARD_ROWS, CARD_NUMBERS)]
    tiles: Annotated[Any, "f4", (TILE_ROWS, TILE_NUMBERS)]
    facts: Annotated[Sequence[Facts], Facts, MOST_PLAYERS]
    """Not given to the network; by relative seat, as everything here."""


FEATURES: Final = record_dtype(Features)


@inline
def put_amounts(row: Row, at: int, vector: int, scale: Any) -> None:
    for stone in range(STONE_KINDS):
        row[at + stone] = F(amount(vector, stone)) * scale


@step
def describe_player(s: State, seat: int, ahead: int, tags: int, row: Row) -> None:
    """PLAYER_NUMBERS of a seat that plays so many turns after the one that looks."""
    p = s.player[seat]
    points = score(s, seat)
    kinds = count_bits(stones_with(p.bonus, 1))
    put_amounts(row, PLAYER.tokens, p.tokens, F(0.25))
    put_amounts(row, PLAYER.bonuses, p.bonus, F(0.25))
    for stone in range(STONE_KINDS):
        row[PLAYER.has_bonus + stone] = F(1) if amount(p.bonus, stone) else F(0)
    row[PLAYER.shields] = F(amount(p.tokens, SHIELD)) * F(0.33)
    row[PLAYER.all_tokens] = F(total(p.tokens)) * F(0.1)
    row[PLAYER.cards] = F(p.cards) * F(1 / 15)
    row[PLAYER.points] = F(points) * F(1 / GOAL)
    row[PLAYER.tags] = F(p.tags) * F(0.2)
    row[PLAYER.avengers] = F(1) if s.avengers == seat else F(0)
    row[PLAYER.time_token] = F(1) if amount(p.tokens, TIME) else F(0)
    row[PLAYER.time_cards] = F(amount(p.bonus, TIME)) * F(0.25)
    row[PLAYER.points_missing] = F(max(0, GOAL - points)) * F(0.125)
    row[PLAYER.bonuses_missing] = F(STONE_KINDS - kinds) * F(0.33)
    row[PLAYER.closes_gauntlet] = F(1) if closes_gauntlet(s, seat) else F(0)
    row[PLAYER.tags_for_tile] = F(min(tags, 6)) * F(0.33)
    row[PLAYER.spent_time] = F(p.spent_time)
    hand, visited, cubes = 0, 0, 0
    for slot in range(HAND_LIMIT):
        hand += 1 if p.reserved[slot] != NO_CARD else 0
    for slot in range(MOST_PLAYERS):
        visited += 1 if p.locations[slot] != NONE else 0
    for slot in range(CUBES):
        cubes += 1 if p.battles[slot] == NONE else 0
    row[PLAYER.hand] = F(hand) * F(0.33)
    row[PLAYER.locations] = F(visited) * F(0.5)
    row[PLAYER.cubes] = F(cubes) * F(0.33) if s.battle[0] != NONE else F(0)
    for battle in range(len(BATTLE_NEEDS)):
        row[PLAYER.powers + battle] = F(p.powers >> battle & 1)
    for other in range(MOST_PLAYERS):
        row[PLAYER.ahead + other] = F(1) if other == ahead else F(0)
    row[PLAYER.present] = F(1)


@inline
def describe_table(s: State, me: int, row: Row) -> None:
    """What lies in the middle, and what is asked."""
    for stone in range(STONE_KINDS):
        left = amount(s.bank, stone)
        row[TABLE.bank + stone] = F(left) * F(0.25)
        row[TABLE.none_left + stone] = F(1) if left == 0 else F(0)
        row[TABLE.two_allowed + stone] = F(1) if left >= FEWEST_FOR_TWO else F(0)
        row[TABLE.owing + stone] = F(amount(s.owing, stone)) * F(0.33) if s.phase == PAY else F(0)
        row[TABLE.gainable + stone] = F(s.gainable >> stone & 1)
    row[TABLE.bank_shields] = F(amount(s.bank, SHIELD)) * F(0.2)
    row[TABLE.rounds] = F(s.rounds) * F(0.04)
    for level in range(LEVELS):
        row[TABLE.decks + level] = F(DECK_SIZE[level] - s.drawn[level]) * F(1 / 30)
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        row[TABLE.players + players - FEWEST_PLAYERS] = F(1) if s.players == players else F(0)
    row[TABLE.epic_battles] = F(1) if s.battle[0] != NONE else F(0)
    row[TABLE.sixteen] = F(1) if s.ending == SIXTEEN else F(0)
    row[TABLE.first_seat] = F(1) if me == 0 else F(0)
    row[TABLE.last_seat] = F(1) if me + 1 == s.players else F(0)
    for ahead in range(MOST_PLAYERS):
        row[TABLE.asked + ahead] = F(1) if (s.seat - me) % s.players == ahead else F(0)
    for phase in range(CLAIM + 1):
        row[TABLE.phase + phase] = F(1) if s.phase == phase else F(0)
    row[TABLE.discount_due] = F(s.discount_due) if s.phase == PAY else F(0)
    row[TABLE.time_coins] = F(s.time_coins + 1) * F(0.5) if s.phase == PAY else F(0)
    row[TABLE.shields_paid] = F(s.shields) * F(0.33) if s.phase == PAY else F(0)
    row[TABLE.lowest] = F(s.lowest) * F(0.2)
    row[TABLE.spare] = F(0)


@inline
def describe_for_me(s: State, card: int, me: int, facts: Facts, row: Row) -> None:
    """What a card would mean to the seat that looks."""
    p = s.player[me]
    missing = monus(COST[card], facts.held)
    needed = max(0, total_stones(missing) - facts.shields)
    worth = F(card_worth(card, facts.worth, facts.extra)) * F(1 / 60)
    left = _LEFT[wait(card, facts.means, facts.reach, facts.shields)]
    due = monus(COST[card], p.bonus & STONES_ONLY)
    put_amounts(row, CARD.missing, missing, F(0.33))
    put_amounts(row, CARD.due, due, F(0.25))
    bonus = BONUS[card]
    can = F(1) if can_pay(missing, p.tokens, p.powers) else F(0)
    brings_end = F(1) if ends(card, facts.needs, facts.tags) else F(0)
    add_prospect(facts, row[CARD.points], worth, left, can, brings_end)
    row[CARD.needed] = F(needed) * F(0.2)
    row[CARD.can_pay] = can
    row[CARD.all_due] = F(total_stones(due)) * F(0.125)
    row[CARD.left] = left
    row[CARD.worth] = worth
    row[CARD.worth_left] = worth * left
    row[CARD.ends] = brings_end
    row[CARD.new_bonus] = F(1) if amount(p.bonus, bonus) == 0 else F(0)
    row[CARD.near_location] = F(1) if amount(facts.near, bonus) else F(0)
    row[CARD.brings_tile] = F(1) if CARD_TAGS[card] >= facts.tags else F(0)


CARD_TAGS = np.array([card.tags for card in CARDS], dtype=np.int64)


@inline
def describe_for_other(s: State, card: int, seat: int, facts: Facts, row: Row) -> None:
    """The same, in short, for another one; of several the one that is nearest to the card counts."""
    p = s.player[seat]
    missing = monus(COST[card], facts.held)
    needed = F(max(0, total_stones(missing) - facts.shields)) * F(0.2)
    worth = F(card_worth(card, facts.worth, facts.extra)) * F(1 / 60)
    left = _LEFT[wait(card, facts.means, facts.reach, facts.shields)]
    can = F(1) if can_pay(missing, p.tokens, p.powers) else F(0)
    brings_end = F(1) if ends(card, facts.needs, facts.tags) else F(0)
    add_prospect(facts, row[CARD.points], worth, left, can, brings_end)
    if row[CARD.described] == F(0):
        put_amounts(row, CARD.other_missing, missing, F(0.33))
        row[CARD.other_needed] = needed
        row[CARD.described] = F(1)
        row[CARD.next_can_pay] = can
    row[CARD.other_needed] = min(row[CARD.other_needed], needed)
    row[CARD.others_can_pay] = max(row[CARD.others_can_pay], can)
    row[CARD.other_left] = max(row[CARD.other_left], left)
    row[CARD.other_worth] = max(row[CARD.other_worth], worth)
    row[CARD.other_worth_left] = max(row[CARD.other_worth_left], worth * left)
    row[CARD.other_ends] = max(row[CARD.other_ends], brings_end)
    row[CARD.payers] += can * F(0.33)
    near = F(1) if amount(facts.near, BONUS[card]) else F(0)
    row[CARD.other_near_location] = max(row[CARD.other_near_location], near)


@step
def describe_cards(s: State, me: int, out: Features) -> None:
    paying = int(s.paying) if s.phase == PAY and (s.paying < MARKET or s.seat == me) else NONE
    for slot in range(CARD_ROWS):
        row = out.cards[slot]
        for index in range(CARD_NUMBERS):
            row[index] = F(0)
        ahead = 0 if slot < CARD_SLOTS else 1 + (slot - CARD_SLOTS) // HAND_LIMIT
        if ahead >= s.players:
            continue
        seat = (me + ahead) % s.players
        held = 0 if slot < MARKET else (slot - MARKET) % HAND_LIMIT
        card = int(s.market[slot] if slot < MARKET else s.player[seat].reserved[held])
        if card == NO_CARD:
            continue
        hidden = slot >= MARKET and s.player[seat].hidden >> held & 1
        if hidden and ahead and card < NO_CARD:
            card = UNKNOWN + LEVEL[card]
        for index in range(PRINTED_NUMBERS):
            row[index] = _PRINTED[card, index]
        row[CARD.in_market] = F(1) if slot < MARKET else F(0)
        row[CARD.in_my_hand] = F(1) if MARKET <= slot < CARD_SLOTS else F(0)
        row[CARD.in_next_hand] = F(1) if ahead == 1 else F(0)
        row[CARD.in_later_hand] = F(1) if ahead > 1 else F(0)
        row[CARD.paying] = F(1) if paying == slot else F(0)
        row[CARD.hidden] = F(1) if hidden else F(0)
        if card >= NO_CARD:
            continue
        if slot < CARD_SLOTS:
            describe_for_me(s, card, me, out.facts[0], row)
        if slot < MARKET:
            for other in range(1, s.players):
                describe_for_other(s, card, (me + other) % s.players, out.facts[other], row)
        elif ahead:
            describe_for_other(s, card, seat, out.facts[ahead], row)


@step
def describe_tiles(s: State, me: int, out: Features) -> None:
    for slot in range(TILE_ROWS):
        row = out.tiles[slot]
        for index in range(TILE_NUMBERS):
            row[index] = F(0)
        battle = slot - MOST_PLAYERS
        tile = s.location[slot] if battle < 0 else s.battle[battle]
        if tile == NONE:
            continue
        row[TILE.present] = F(1)
        needs = LOCATION_NEEDS[tile] if battle < 0 else BATTLE_NEEDS[tile]
        row[TILE.is_location] = F(1) if battle < 0 else F(0)
        if battle >= 0:
            row[TILE.battle + tile] = F(1)
        for ahead in range(s.players):
            seat = (me + ahead) % s.players
            p = s.player[seat]
            missing = monus(needs, p.bonus)
            short = F(total(missing)) * F(0.15)
            if battle >= 0:
                if BATTLE_NEEDS_LOCATION[tile] and p.locations[0] == NONE:
                    short += F(0.3)
                if BATTLE_NEEDS_AVENGERS[tile] and s.avengers != seat:
                    short += F(0.3)
            claimed = F(p.powers >> tile & 1) if battle >= 0 else F(0)
            if ahead == 0:
                put_amounts(row, TILE.missing, missing, F(0.33))
                row[TILE.missing_time] = F(amount(missing, TIME)) * F(0.33)
                row[TILE.short] = short
                row[TILE.claimed] = claimed
                row[TILE.met] = F(1) if short == F(0) else F(0)
            elif ahead == 1:
                put_amounts(row, TILE.next_missing, missing, F(0.33))
                row[TILE.others_short] = short
            else:
                row[TILE.others_short] = min(row[TILE.others_short], short)
            if ahead:
                row[TILE.others_claimed] += claimed * F(0.5)
                row[TILE.others_met] += F(1) if short == F(0) else F(0)


@step
def describe(s: State, me: int, out: Features) -> None:
    """What a seat sees; fills all of `out` but the opponents that the table does not have."""
    for ahead in range(s.players):
        seat = (me + ahead) % s.players
        find_facts(s, seat, out.facts[ahead])
        if ahead == 0:
            describe_player(s, seat, ahead, out.facts[ahead].tags, out.table)
        else:
            describe_player(s, seat, ahead, out.facts[ahead].tags, out.opponents[ahead - 1])
    describe_table(s, me, out.table)
    describe_cards(s, me, out)
    for ahead in range(s.players):
        if ahead == 0:
            describe_prospects(s, me, ahead, out.facts, out.table)
        else:
            describe_prospects(s, me, ahead, out.facts, out.opponents[ahead - 1])
    describe_tiles(s, me, out)
