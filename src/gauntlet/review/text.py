"""A review as text: the curve in block characters, turning points, and the marked decisions."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from gauntlet.review.kernel.marks import JUDGED, Mark
from gauntlet.review.phrases import bad, decimal, ending, headline, method, percent
from gauntlet.review.review_types import Review
from gauntlet.texts import Texts, decision_text, reason_text

WIDTH: Final = 80
NAME: Final = 14
"""The width of a name; a longer one is cut."""
HEIGHT: Final = 3
"""The lines of a player's curve."""
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
SIGNS: Final = {Mark.INACCURACY: "●", Mark.MISTAKE: "▲", Mark.BLUNDER: "◆"}
"""The same shapes as on the page."""


def lines(review: Review, texts: Texts) -> Iterator[str]:
    """The whole report, for 80 columns."""
    for line in (headline(review, texts), ending(review, texts), method(review, texts)):
        yield from _folded(line, 0)
    yield ""
    yield from _curves(review, texts)
    yield ""
    yield from _table(review, texts)
    if review.turning_points:
        yield f"\n{texts.text('review-turning-points')}"
        for turn in review.turning_points:
            one = review.decisions[turn.number]
            sentence = decision_text(texts, one.decision, short(review.names[one.seat]))
            where = texts.text("review-where", round=one.round, move=sentence)
            change = f"{percent(texts, turn.before)} → {percent(texts, turn.after)}"
            yield from _folded(f"{where} {short(review.names[turn.seat])} {change}", 2)
            yield from _folded(reason_text(texts, turn.why, review.names), 6)
    yield f"\n{texts.text('review-marked' if review.marked else 'review-none-marked')}"
    for one in review.marked:
        yield from _folded(f"{SIGNS[one.mark]} {bad(review, one, texts)}", 2)
        yield from _folded(reason_text(texts, one.why, review.names), 6)


def _curves(review: Review, texts: Texts) -> Iterator[str]:
    last = len(review.curve) - 1
    columns = min(WIDTH - NAME - 12, len(review.curve))
    at = [round(column * last / max(1, columns - 1)) for column in range(columns)]
    for seat, name in enumerate(review.names):
        heights = [round(review.curve[point][seat] * HEIGHT * 8) for point in at]
        for row in reversed(range(HEIGHT)):
            bar = "".join(BLOCKS[min(8, max(0, height - 8 * row))] for height in heights)
            label = short(name) if row == HEIGHT // 2 else ""
            scale = {HEIGHT - 1: percent(texts, 1), 0: percent(texts, 0)}.get(row, "")
            yield f"{label:<{NAME}} {scale:>5} ▕{bar}▏".rstrip()
        yield f"{'':{NAME}} {'':5}  {_signs(review, seat, at)}".rstrip()
    yield f"{texts.text('word-round'):>{NAME + 6}}  {_axis(review, at)}"


def _signs(review: Review, seat: int, at: list[int]) -> str:
    """The worst mark of the decisions in each column."""
    signs = []
    for column, point in enumerate(at):
        end = at[column + 1] if column + 1 < len(at) else point
        own = [one.mark for one in review.decisions[point:end] if one.seat == seat and one.mark.bad]
        signs.append(SIGNS[max(own, key=list(Mark).index)] if own else " ")
    return "".join(signs).rstrip()


def _axis(review: Review, at: list[int]) -> str:
    """Round numbers, each where the round begins."""
    axis = ""
    last = 0
    for column, point in enumerate(at):
        number = review.decisions[point].round if point < len(review.decisions) else last
        if number != last and (number == 1 or number % 5 == 0) and len(axis) <= column:
            axis = f"{axis:<{column}}{number} "
        last = number
    return axis.rstrip()


def _table(review: Review, texts: Texts) -> Iterator[str]:
    """The marks of each player. Columns are as wide as their headings."""
    heads = [f"{texts.text(f'mark-{mark}')} {SIGNS.get(mark, '')}".rstrip() for mark in JUDGED]
    heads.append(texts.text("review-mean-loss"))
    room = max(NAME - 4, min(NAME, WIDTH - sum(len(head) + 2 for head in heads)))
    yield f"{'':{room}}" + "".join(f"  {head}" for head in heads)
    for summary in review.players:
        cells = [str(summary.marks[mark]) for mark in JUDGED] + [decimal(texts, 100 * summary.mean_loss)]
        counts = "".join(f"  {cell:>{len(head)}}" for head, cell in zip(heads, cells, strict=True))
        yield f"{short(summary.name, room):<{room}}{counts}"


def _folded(text: str, indent: int) -> list[str]:
    return wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * max(indent, 4))


def short(name: str, room: int = NAME) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"
