"""Cards, locations and battles as lists, filtered and sorted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gauntlet.rules.board import LEGEND, LETTERS, battle_text, stones
from gauntlet.rules.tables import BATTLES, CARDS, LOCATIONS, STONES, Card

SORT_KEYS: dict[str, Callable[[Card], tuple[object, ...]]] = {
    "level": lambda card: (card.level, STONES.index(card.bonus), card.points, card.name),
    "name": lambda card: (card.name,),
    "points": lambda card: (-card.points, sum(card.cost), card.name),
    "cost": lambda card: (sum(card.cost), -card.points, card.name),
    "bonus": lambda card: (STONES.index(card.bonus), card.level, card.name),
    "tags": lambda card: (-card.tags, card.level, card.name),
}


def card_lines(
    level: int | None, bonus: str | None, min_points: int, tagged: bool, named: str, sort: str
) -> Iterator[str]:
    """The cards that pass all filters."""
    chosen = [
        card
        for card in sorted(CARDS, key=SORT_KEYS[sort])
        if level in (None, card.level)
        and bonus in (None, card.bonus)
        and card.points >= min_points
        and (card.tags or not tagged)
        and named.lower() in card.name.lower()
    ]
    if not chosen:
        yield "No card is like that."
        return
    yield f"{'card':18} {'id':18} {'level':>5} {'bonus':8} {'points':>6} tags cost"
    for card in chosen:
        yield (
            f"{card.name:18} {card.id:18} {card.level:5} {card.bonus:8} {card.points:6} "
            f"{'A' * card.tags:4} {stones(card.cost)}"
        )
    yield ""
    yield f"{len(chosen)} cards.  {LEGEND}"


def location_lines() -> Iterator[str]:
    yield f"{'location':20} {'id':20} tile needs"
    for location in LOCATIONS:
        yield f"{location.name:20} {location.id:20} {location.tile} {location.side}  {stones(location.requirement)}"
    yield ""
    yield "Each is worth 3 points. " + "  ".join(f"{LETTERS[stone]} {stone}" for stone in STONES)


def battle_lines() -> Iterator[str]:
    for battle in BATTLES:
        yield f"{battle.id:20} {battle_text(battle.id)}"
