"""Cards, locations and battles as lists, filtered and sorted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from gauntlet.rules.board import Board
from gauntlet.rules.catalogue import BATTLES, CARDS, LOCATIONS, STONES, Card
from gauntlet.texts import Texts

SORT_KEYS: Final[dict[str, Callable[[Card, str], tuple[object, ...]]]] = {
    "level": lambda card, name: (card.level, STONES.index(card.bonus), card.points, name),
    "name": lambda _, name: (name,),
    "points": lambda card, name: (-card.points, sum(card.cost), name),
    "cost": lambda card, name: (sum(card.cost), -card.points, name),
    "bonus": lambda card, name: (STONES.index(card.bonus), card.level, name),
    "tags": lambda card, name: (-card.tags, card.level, name),
}


def card_lines(
    texts: Texts, level: int | None, bonus: str | None, min_points: int, tagged: bool, named: str, sort: str
) -> Iterator[str]:
    """The cards that pass all filters; `named` is searched in the name and in the id."""
    names = {card: texts.text(f"card-{card.id}") for card in CARDS}
    chosen = [
        card
        for card in sorted(CARDS, key=lambda card: SORT_KEYS[sort](card, names[card]))
        if level in (None, card.level)
        and bonus in (None, card.bonus)
        and card.points >= min_points
        and (card.tags or not tagged)
        and (named.lower().replace("'", "’") in names[card].lower() or named.lower() in card.id)
    ]
    if not chosen:
        yield texts.text("terminal-no-card")
        return
    board = Board(texts)
    columns = ("level", "bonus", "points", "tags", "cost")
    heads = [texts.text("terminal-column-card"), "id", *(texts.text(f"terminal-column-{name}") for name in columns)]
    rows = [
        (
            names[card],
            card.id,
            str(card.level),
            texts.text(f"token-{card.bonus}"),
            str(card.points),
            board.letters["tag"] * card.tags,
            board.stones(card.cost),
        )
        for card in chosen
    ]
    yield from _table(heads, rows, numbers=(2, 4))
    yield ""
    yield texts.text("cards", count=len(chosen))
    yield from board.legend


def location_lines(texts: Texts) -> Iterator[str]:
    board = Board(texts)
    heads = [texts.text("terminal-column-location"), "id"]
    heads += [texts.text(f"terminal-column-{name}") for name in ("tile", "needs")]
    rows = [
        (
            texts.text(f"location-{location.id}"),
            location.id,
            f"{location.tile} {location.side}",
            board.stones(location.requirement),
        )
        for location in LOCATIONS
    ]
    yield from _table(heads, rows)
    yield ""
    legend = "  ".join(f"{board.letters[stone]} {texts.text(f'token-{stone}')}" for stone in STONES)
    yield f"{texts.text('terminal-worth-each', count=LOCATIONS[0].points)} {legend}"


def battle_lines(texts: Texts) -> Iterator[str]:
    heads = [texts.text("terminal-column-battle"), "id", texts.text("terminal-column-needs")]
    rows = [
        (texts.text(f"battle-{battle.id}"), battle.id, texts.text(f"battle-{battle.id}-need")) for battle in BATTLES
    ]
    yield from _table(heads, rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> Iterator[str]:
    """Columns as wide as their cells; numbers are right-aligned."""
    widths = [max(map(len, column)) for column in zip_longest(heads, *rows, fillvalue="")]
    for row in (heads, *rows):
        cells = (f"{cell:{'>' if index in numbers else '<'}{widths[index]}}" for index, cell in enumerate(row))
        yield "  ".join(cells).rstrip()
