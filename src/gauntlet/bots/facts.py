"""What each player's bonuses, stones and cards come to: computed once for a position, for `features.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.feature_layout import PLAYER
from gauntlet.bots.light import tally
from gauntlet.bots.worth import EACH_STONE, end_needs, extra_worth, stone_worth, tags_for_tile
from gauntlet.rules.catalogue import LOCATION_NEEDS
from gauntlet.rules.kernel.jit import inline
from gauntlet.rules.kernel.score import score
from gauntlet.rules.kernel.vectors import SHIELD, STONES_ONLY, amount, monus, total_stones
from gauntlet.rules.layout import NONE, State

F: Any = np.float32
Row = NDArray[np.float32]


class Facts:
    """What is asked of a player again for every card."""

    held: Annotated[int, "i8"]
    """Bonuses and stones."""
    means: Annotated[int, "i8"]
    reach: Annotated[int, "i8"]
    """See `light.wait`."""
    worth: Annotated[int, "i8"]
    extra: Annotated[int, "i8"]
    needs: Annotated[int, "i8"]
    """See `worth.py`."""
    near: Annotated[int, "i8"]
    """A vector: the stones of which one more bonus brings a location."""
    tags: Annotated[int, "i8"]
    shields: Annotated[int, "i8"]
    points: Annotated[int, "i8"]
    ways_to_end: Annotated[int, "i8"]
    """How many cards can be paid at once and bring the end."""
    end_left: Annotated[float, "f4"]
    """The part of its worth that the `wait` for a card that brings the end leaves: of the nearest one."""
    best_left: Annotated[float, "f4"]
    """The most worth that the `wait` for a card leaves."""
    best_payable: Annotated[float, "f4"]
    points_payable: Annotated[float, "f4"]
    """The most worth, and the most points, of a card that can be paid at once."""


@inline
def find_facts(s: State, seat: int, facts: Facts) -> None:
    p = s.player[seat]
    held = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
    tags = tags_for_tile(s, seat)
    near = 0
    for slot in range(s.players):
        if s.location[slot] != NONE:
            missing = monus(LOCATION_NEEDS[s.location[slot]], p.bonus)
            if total_stones(missing) <= 1:
                near |= missing if missing else EACH_STONE
    facts.held, facts.means, facts.reach = held, tally(held), tally(held + (s.bank & STONES_ONLY))
    facts.worth, facts.extra = stone_worth(s, seat), extra_worth(s, seat, tags)
    facts.needs, facts.near = end_needs(s, seat, tags), near
    facts.tags, facts.shields, facts.points = tags, amount(p.tokens, SHIELD), score(s, seat)
    facts.ways_to_end = 0
    facts.end_left, facts.best_left, facts.best_payable, facts.points_payable = F(0), F(0), F(0), F(0)


@inline
def add_prospect(facts: Facts, points: Any, worth: Any, left: Any, can: Any, brings_end: Any) -> None:
    """What a card within a player's reach adds to its prospects."""
    facts.ways_to_end += 1 if can * brings_end != F(0) else 0
    facts.end_left = max(facts.end_left, left * brings_end)
    facts.best_left = max(facts.best_left, worth * left)
    facts.best_payable = max(facts.best_payable, worth * can)
    facts.points_payable = max(facts.points_payable, points * can)


@inline
def describe_prospects(s: State, me: int, ahead: int, facts: Sequence[Facts], row: Row) -> None:
    """What the cards mean to a player as a whole: who can end the game, and who is about to. After the cards."""
    mine = facts[ahead]
    best = 0
    for other in range(s.players):
        if other != ahead:
            best = max(best, facts[other].points)
    row[PLAYER.plays_this_round] = F(1) if (me + ahead) % s.players >= s.seat else F(0)
    row[PLAYER.points_ahead] = F(mine.points - best) * F(0.125)
    row[PLAYER.can_end] = F(1) if mine.ways_to_end else F(0)
    row[PLAYER.ways_to_end] = F(mine.ways_to_end) * F(0.33)
    row[PLAYER.end_left] = mine.end_left
    row[PLAYER.best_left] = mine.best_left
    row[PLAYER.best_payable] = mine.best_payable
    row[PLAYER.points_payable] = mine.points_payable
