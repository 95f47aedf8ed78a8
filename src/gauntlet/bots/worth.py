"""What things are worth to a player, in tenths of a point: the knowledge that all our bots share."""

from __future__ import annotations

import numpy as np

from gauntlet.rules.kernel.jit import inline
from gauntlet.rules.kernel.vectors import HIGH_BITS, LOW_BITS, ONES, STONES_ONLY, TIME, amount, monus, total_stones
from gauntlet.rules.layout import GAUNTLET, NONE, State
from gauntlet.rules.tables import BATTLE_NEEDS, CARDS, LOCATION_NEEDS, STONES

POINT = 10
TAG = 3
TILE = 30
"""A location or the Avengers tile: 3 points."""
TIME_TOKEN = 15
FIRST_OF_STONE = 5
EACH_STONE = ONES & STONES_ONLY

_FACTS = np.array(
    [
        *(
            POINT * card.points + TAG * card.tags
            | 8 * STONES.index(card.bonus) << 8
            | card.tags << 16
            | (card.level == 3) << 24
            for card in CARDS
        ),
        0,
    ],
    dtype=np.int64,
)
"""All that counts of a card in one number, byte by byte: what is worth the same to everyone, where its bonus stands in
a vector, its tags, and whether it brings time. NO_CARD has nothing."""
_BONUS = np.array([max(2, 12 - cards // 2) for cards in range(91)], dtype=np.int64)
"""What a bonus saves on later cards, by the number of cards that a player has: fewer and fewer are to come."""
_LOCATION_STEP = np.array([0, *(TILE // (1 + missing) // 2 for missing in range(1, 20))], dtype=np.int64)
_BATTLE_STEP = np.array([0, *(16 // (1 + missing) // 2 for missing in range(1, 20))], dtype=np.int64)
"""What a bonus is worth that brings a location or a battle nearer, by the number of bonuses still missing."""


@inline
def at_least_one(vector: int) -> int:
    """1 in each byte that is not 0."""
    return (vector + LOW_BITS & HIGH_BITS) >> 7


@inline
def stone_worth(s: State, seat: int) -> int:
    """A vector: what one more bonus of each stone is worth.

    Each makes later cards cheaper; the first of each stone closes the Gauntlet (W1); and some bring a location or a
    battle nearer.
    """
    p = s.player[seat]
    bonus = p.bonus
    worth = int(_BONUS[p.cards]) * EACH_STONE
    if s.ending == GAUNTLET:
        worth += FIRST_OF_STONE * (EACH_STONE & ~at_least_one(bonus))
    for place in range(s.players):
        if s.location[place] != NONE:
            missing = monus(LOCATION_NEEDS[s.location[place]], bonus)
            worth += _LOCATION_STEP[total_stones(missing)] * at_least_one(missing)
    if s.battle[0] != NONE and p.battles[2] == NONE:
        for place in range(5):
            battle = s.battle[place]
            if not p.powers >> battle & 1:
                missing = monus(BATTLE_NEEDS[battle] & STONES_ONLY, bonus)
                worth += _BATTLE_STEP[total_stones(missing)] * at_least_one(missing)
    return worth


@inline
def wants_time(s: State, seat: int) -> int:
    """What the time token of a first level 3 card is worth (T7, W1)."""
    return TIME_TOKEN if s.ending == GAUNTLET and amount(s.player[seat].bonus, TIME) == 0 else 0


@inline
def tags_for_tile(s: State, seat: int) -> int:
    """T8: how many more tags bring the Avengers tile; a number out of reach for its holder."""
    if s.avengers == seat:
        return 99
    tags = s.player[seat].tags
    return (3 if s.avengers == NONE else max(3, s.player[s.avengers].tags + 1)) - tags


@inline
def card_worth(card: int, stones: int, time: int, tags: int) -> int:
    """What recruiting a card is worth, given `stone_worth`, `wants_time` and `tags_for_tile`. Without branches."""
    facts = int(_FACTS[card])
    tile = TILE if facts >> 16 & 0xFF >= tags else 0
    return (facts & 0xFF) + (stones >> (facts >> 8 & 0xFF) & 0xFF) + time * (facts >> 24) + tile
