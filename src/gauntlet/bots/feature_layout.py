"""What each number of the mind's features means, and where it stands: every offset, once (features.py fills them).

`spare` numbers stay 0. Stones, where they come, are five in a row: training swaps them (training/permute_stones.py).
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from typing import Any, Final

from gauntlet.rules.catalogue import BATTLES, FEWEST_PLAYERS, LEVELS, MOST_PLAYERS, STONE_KINDS
from gauntlet.rules.layout import OVER

_namedtuple: Any = namedtuple  # its published types want the names written out


def _offsets(sizes: Mapping[str, int], start: int = 0) -> Any:
    """Where each part begins, behind those before it: constants to the compiler."""
    starts = [start + sum(list(sizes.values())[:order]) for order in range(len(sizes))]
    return _namedtuple("Offsets", sizes)(*starts)


_PLAYER: Final = {
    "tokens": STONE_KINDS,
    "bonuses": STONE_KINDS,
    "has_bonus": STONE_KINDS,
    "shields": 1,
    "all_tokens": 1,
    "cards": 1,
    "points": 1,
    "tags": 1,
    "avengers": 1,
    "time_token": 1,
    "time_cards": 1,
    "points_missing": 1,
    "bonuses_missing": 1,
    "closes_gauntlet": 1,
    "tags_for_tile": 1,
    "spent_time": 1,
    "hand": 1,
    "locations": 1,
    "cubes": 1,
    "powers": len(BATTLES),
    "ahead": MOST_PLAYERS,
    "present": 1,
    "plays_this_round": 1,
    "points_ahead": 1,
    "can_end": 1,
    "ways_to_end": 1,
    "end_left": 1,
    "best_left": 1,
    "best_payable": 1,
    "points_payable": 1,
}
PLAYER: Final = _offsets(_PLAYER)
PLAYER_NUMBERS: Final = sum(_PLAYER.values())

_TABLE: Final = {
    "bank": STONE_KINDS,
    "none_left": STONE_KINDS,
    "two_allowed": STONE_KINDS,
    "owing": STONE_KINDS,
    "gainable": STONE_KINDS,
    "bank_shields": 1,
    "rounds": 1,
    "decks": LEVELS,
    "players": MOST_PLAYERS - FEWEST_PLAYERS + 1,
    "epic_battles": 1,
    "sixteen": 1,
    "first_seat": 1,
    "last_seat": 1,
    "phase": OVER,
    "asked": MOST_PLAYERS,
    "discount_due": 1,
    "time_coins": 1,
    "shields_paid": 1,
    "lowest": 1,
    "spare": 1,
}
TABLE: Final = _offsets(_TABLE, PLAYER_NUMBERS)
TABLE_NUMBERS: Final = PLAYER_NUMBERS + sum(_TABLE.values())
"""The first PLAYER_NUMBERS are those of the seat that is asked."""

_PRINTED: Final = {"present": 1, "points": 1, "tags": 1, "level": LEVELS, "bonus": STONE_KINDS}
PRINTED_NUMBERS: Final = sum(_PRINTED.values())
"""What is on a card, the same for everyone."""
_CARD: Final = {
    **_PRINTED,
    "missing": STONE_KINDS,
    "due": STONE_KINDS,
    "other_missing": STONE_KINDS,
    "needed": 1,
    "can_pay": 1,
    "all_due": 1,
    "left": 1,
    "worth": 1,
    "worth_left": 1,
    "ends": 1,
    "new_bonus": 1,
    "near_location": 1,
    "brings_tile": 1,
    "other_needed": 1,
    "others_can_pay": 1,
    "other_left": 1,
    "other_worth": 1,
    "other_worth_left": 1,
    "other_ends": 1,
    "payers": 1,
    "described": 1,
    "next_can_pay": 1,
    "other_near_location": 1,
    "in_market": 1,
    "in_my_hand": 1,
    "in_next_hand": 1,
    "in_later_hand": 1,
    "paying": 1,
    "hidden": 1,
    "spare": 4,
}
CARD: Final = _offsets(_CARD)
CARD_NUMBERS: Final = sum(_CARD.values())

_TILE: Final = {
    "present": 1,
    "is_location": 1,
    "battle": len(BATTLES),
    "missing": STONE_KINDS,
    "missing_time": 1,
    "short": 1,
    "claimed": 1,
    "met": 1,
    "next_missing": STONE_KINDS,
    "others_short": 1,
    "others_claimed": 1,
    "others_met": 1,
    "spare": 5,
}
TILE: Final = _offsets(_TILE)
TILE_NUMBERS: Final = sum(_TILE.values())

_PLAYER_STONES: Final = (PLAYER.tokens, PLAYER.bonuses, PLAYER.has_bonus)
_TABLE_STONES: Final = (TABLE.bank, TABLE.none_left, TABLE.two_allowed, TABLE.owing, TABLE.gainable)
STONES_AT: Final[Mapping[str, tuple[int, tuple[int, ...]]]] = {
    "table": (TABLE_NUMBERS, (*_PLAYER_STONES, *_TABLE_STONES)),
    "opponents": (PLAYER_NUMBERS, _PLAYER_STONES),
    "cards": (CARD_NUMBERS, (CARD.bonus, CARD.missing, CARD.due, CARD.other_missing)),
    "tiles": (TILE_NUMBERS, (TILE.missing, TILE.next_missing)),
}
"""Of each part of the features: how many numbers it has, and where five in a row stand for the five stones."""
