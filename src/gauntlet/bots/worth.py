"""What things are worth to a player, in tenths of a point: the knowledge that all our bots share.

The numbers are those with which light play won most against light play, over hundreds of thousands of games.
"""

from __future__ import annotations

import numpy as np

from gauntlet.rules.catalogue import (
    AVENGERS_POINTS,
    BATTLE_NEEDS,
    CARDS,
    DEALT_BATTLES,
    GOAL,
    LOCATION_NEEDS,
    LOCATION_POINTS,
    STONES,
    TIME_LEVEL,
)
from gauntlet.rules.kernel.jit import inline
from gauntlet.rules.kernel.score import score
from gauntlet.rules.kernel.vectors import (
    HIGH_BITS,
    LOW_BITS,
    ONE_TIME,
    ONES,
    STONES_ONLY,
    TIME,
    amount,
    monus,
    total_stones,
)
from gauntlet.rules.layout import GAUNTLET, NONE, State

POINT = 10
TAG = 8
TILE = 30
"""A location or the Avengers tile: 3 points."""
TIME_TOKEN = 38
FIRST_OF_STONE = 20
LOCATION = 120
BATTLE = 26
"""Shared out among the bonuses that are still missing."""
EACH_STONE = ONES & STONES_ONLY
THE_END = 250
"""A card that brings the end: more than any other."""
NO_POINTS = 99
"""In place of the points that a card must bring: it cannot bring so many."""
NO_END = NO_POINTS * EACH_STONE
MOST_POINTS = max(card.points for card in CARDS)
MOST_TAGS = max(card.tags for card in CARDS)
MOST_OF_A_CARD = MOST_POINTS + AVENGERS_POINTS
"""With the tile or with a location; both at once are too rare to look for."""

_FACTS = np.array(
    [
        *(
            POINT * card.points + TAG * card.tags
            | 8 * STONES.index(card.bonus) << 8
            | 8 * (card.tags + (MOST_TAGS + 1) * (card.level == TIME_LEVEL)) << 16
            | card.tags << 24
            | (card.level == TIME_LEVEL) << 32
            | card.points << 40
            for card in CARDS
        ),
        0,
    ],
    dtype=np.int64,
)
"""All that counts of a card in one number, byte by byte: what is worth the same to everyone, where its bonus stands in
`stone_worth` and its tags and time in `extra_worth`, its tags, whether it brings time, its points. NO_CARD has nothing.
"""
_EACH_TAGS = sum(1 << 8 * tags for tags in range(MOST_TAGS + 1))
_TILE_BY_TAGS = np.array(
    [sum(TILE << 8 * tags for tags in range(lacking, MOST_TAGS + 1)) for lacking in range(MOST_TAGS + 2)],
    dtype=np.int64,
)
"""By the tags that a player lacks for the tile: a byte for each number of tags that a card can have."""
_BONUS = np.array([max(3, round(20 - 1.6 * cards)) for cards in range(91)], dtype=np.int64)
"""What a bonus saves on later cards, by the number of cards that a player has: fewer and fewer are to come."""
_LOCATION_STEP = np.array([0, *(LOCATION // (1 + missing) // 2 for missing in range(1, 20))], dtype=np.int64)
_BATTLE_STEP = np.array([0, *(BATTLE // (1 + missing) // 2 for missing in range(1, 20))], dtype=np.int64)
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
    for slot in range(s.players):
        if s.location[slot] != NONE:
            missing = monus(LOCATION_NEEDS[s.location[slot]], bonus)
            worth += _LOCATION_STEP[total_stones(missing)] * at_least_one(missing)
    if s.battle[0] != NONE and p.battles[2] == NONE:
        for slot in range(DEALT_BATTLES):
            battle = s.battle[slot]
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
def extra_worth(s: State, seat: int, tags: int) -> int:
    """What tile and time token are worth with a card: a byte for each number of tags, then the same for level 3.

    `tags` is `tags_for_tile`.
    """
    tile = int(_TILE_BY_TAGS[min(tags, MOST_TAGS + 1)])
    return tile | tile + wants_time(s, seat) * _EACH_TAGS << 8 * (MOST_TAGS + 1)


@inline
def card_worth(card: int, stones: int, extra: int) -> int:
    """What recruiting a card is worth, given `stone_worth` and `extra_worth`. Without branches."""
    facts = int(_FACTS[card])
    return (facts & 0xFF) + (stones >> (facts >> 8 & 0xFF) & 0xFF) + (extra >> (facts >> 16 & 0xFF) & 0xFF)


@inline
def end_needs(s: State, seat: int, tags: int) -> int:
    """A vector: how many points a card must bring to a seat to meet W1 or B14, by the stone of its bonus.

    In the byte of time stands 1 if it must bring time, too. NO_END if no card can do it, or if all is met already.
    """
    short = GOAL - score(s, seat)
    if short > MOST_OF_A_CARD:
        return NO_END
    short = max(short, 0)
    p = s.player[seat]
    needs = short * EACH_STONE
    time = 0
    if s.ending == GAUNTLET:
        lacking = EACH_STONE & ~at_least_one(p.bonus)
        if lacking & lacking - 1:
            return NO_END
        if lacking:
            needs = NO_END - (NO_POINTS - short) * lacking
        if amount(p.tokens, TIME) == 0:
            time = ONE_TIME
    if needs | time == 0:
        return NO_END
    near = 0
    for slot in range(s.players):
        if s.location[slot] != NONE:
            missing = monus(LOCATION_NEEDS[s.location[slot]], p.bonus)
            if total_stones(missing) <= 1:
                near |= missing if missing else EACH_STONE  # E2: a location left over comes with any card
    needs = monus(needs, LOCATION_POINTS * near)
    most = MOST_POINTS + (AVENGERS_POINTS if tags <= MOST_TAGS else 0)
    return needs | time if monus((most + 1) * EACH_STONE, needs) else NO_END


@inline
def ends(card: int, needs: int, tags: int) -> bool:
    """Whether recruiting a card brings the end, given `end_needs` and `tags_for_tile`."""
    facts = int(_FACTS[card])
    points = (facts >> 40) + (AVENGERS_POINTS if facts >> 24 & 0xFF >= tags else 0)
    return points >= needs >> (facts >> 8 & 0xFF) & 0xFF and facts >> 32 & 1 >= needs >> 8 * TIME
