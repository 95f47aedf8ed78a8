"""The win-probability curves as an SVG that fits any width.

Lines are drawn in a box of 100 × 100 that is stretched to the page; numbers and marks are placed at
percentages of its width, so that they keep their size on every screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from gauntlet.review.kernel.marks import Mark
from gauntlet.review.phrases import bad, percent
from gauntlet.review.review_types import Review
from gauntlet.texts import Texts

SHAPES: Final = {
    Mark.INACCURACY: '<circle r="3.5"/>',
    Mark.MISTAKE: '<path d="M0-6 5.5 4.5h-11z"/>',
    Mark.BLUNDER: '<path d="M0-7 7 0 0 7-7 0z"/>',
}
MOST_LABELS: Final = 8


def curve(review: Review, texts: Texts) -> str:
    """The SVG; the page has its colours."""
    parts = [
        '<svg class="plot" role="img" aria-labelledby="curve-title"><title id="curve-title">',
        f"{escape(_spoken(review, texts))}</title>",
        *_levels(texts),
        *_rounds(review),
        '<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">',
        *(_line(review, seat) for seat in reversed(range(len(review.names)))),
        "</svg>",
        *_marks(review, texts),
        "</svg>",
    ]
    return "".join(parts)


def swatch(seat: int) -> str:
    """A sample of a player's line, for the legend."""
    line = f'<line class="line seat{seat}" x1="2" y1="6" x2="26" y2="6"/>'
    return f'<svg class="swatch" width="28" height="12" aria-hidden="true">{line}</svg>'


def sign(mark: Mark) -> str:
    """The shape of a mark on the curve."""
    return (
        f'<svg class="sign {mark}" width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">{SHAPES[mark]}</svg>'
    )


def _spoken(review: Review, texts: Texts) -> str:
    ends = [
        texts.text("review-spoken-end", who=name, first=percent(texts, first), last=percent(texts, last))
        for name, first, last in zip(review.names, review.curve[0], review.curve[-1], strict=True)
    ]
    return texts.text("review-spoken", ends=texts.listed(ends))


def _x(review: Review, number: int) -> float:
    return 100 * number / max(1, len(review.curve) - 1)


def _levels(texts: Texts) -> Iterator[str]:
    for level in (0, 25, 50, 75, 100):
        yield f'<line class="grid" x1="0" x2="100%" y1="{100 - level}%" y2="{100 - level}%"/>'
        if level % 50 == 0:
            yield f'<text class="level" x="-6" y="{100 - level}%" dy="4">{percent(texts, level / 100)}</text>'


def _rounds(review: Review) -> Iterator[str]:
    starts: dict[int, int] = {}
    for one in review.decisions:
        starts.setdefault(one.round, one.number)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**9) if len(starts) <= step * MOST_LABELS)
    for number, start in starts.items():
        if number == 1 or number % step == 0:
            x = f"{_x(review, start):.2f}%"
            yield f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="100%"/>'
            yield f'<text class="round" x="{x}" y="100%" dy="18">{number}</text>'


def _line(review: Review, seat: int) -> str:
    points = " ".join(
        f"{_x(review, number):.2f},{100 - 100 * wins[seat]:.2f}" for number, wins in enumerate(review.curve)
    )
    return f'<polyline class="line seat{seat}" points="{points}"/>'


def _marks(review: Review, texts: Texts) -> Iterator[str]:
    """Each on its player's line, the worst on top; it links to its row of the table."""
    for one in sorted(review.marked, key=lambda one: one.loss):
        hint = escape(bad(review, one, texts))
        yield (
            f'<svg class="sign {one.mark}" x="{_x(review, one.number):.2f}%" y="{100 - 100 * one.wins[one.seat]:.2f}%">'
            f'<a href="#d{one.number}"><title>{hint}</title><circle class="hit" r="10"/>{SHAPES[one.mark]}</a></svg>'
        )
