"""A review as one page of HTML that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from gauntlet.review.curve import SHAPES, curve, sign, swatch
from gauntlet.review.marks import JUDGED, THRESHOLDS
from gauntlet.review.report import Review, Reviewed, Summary
from gauntlet.review.text import ending, headline, percent
from gauntlet.review.words import does, listed, unbroken

STYLE = Path(__file__).with_name("page.css")
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""Even if something slipped through the escaping, the browser would load and run nothing."""


def page(review: Review) -> str:
    """The whole page. Names come from a record, so all text is escaped."""
    title = escape(f"{listed(list(review.names))}: game review")
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>",
            *_top(review),
            *_picture(review),
            *_players(review),
            *_turning_points(review),
            *_decisions(review),
            *_foot(review),
            "</main></body></html>",
        ]
    )


def _top(review: Review) -> Iterator[str]:
    first, *_ = headline(review)
    yield f"<header><h1>Game review</h1><p class=lead>{escape(ending(review))}</p>"
    yield f"<p class=quiet>{escape(first)}</p></header>"


def _picture(review: Review) -> Iterator[str]:
    yield "<figure><figcaption><h2>Win probability</h2><ul class=legend>"
    for seat, name in enumerate(review.names):
        yield f"<li>{swatch(seat)}<span class=name>{escape(name)}</span></li>"
    yield "</ul></figcaption>"
    yield f"<div class=frame>{curve(review)}</div>"
    signs = "".join(f"<li>{sign(mark)}{mark}</li>" for mark in SHAPES)
    yield f'<ul class="legend quiet"><li>by round; marks lead to the decision</li>{signs}</ul></figure>'


def _players(review: Review) -> Iterator[str]:
    yield "<section class=players>"
    for seat, summary in enumerate(review.players):
        yield _player(seat, summary, review)
    yield "</section>"


def _player(seat: int, summary: Summary, review: Review) -> str:
    won = review.result is not None and seat in review.result.winners
    parts = "".join(
        f'<i class="{mark}" style="flex-grow:{summary.marks[mark]}"></i>' for mark in JUDGED if summary.marks[mark]
    )
    counts = "".join(f"<li>{mark} <b>{summary.marks[mark]}</b></li>" for mark in JUDGED)
    loss = f"{100 * summary.mean_loss:.1f}"
    return (
        f"<article><h3>{swatch(seat)}<span class=name>{escape(summary.name)}</span>{'<em>won</em>' if won else ''}</h3>"
        f"<p><b class=big>{loss}</b> points lost per decision</p>"
        f'<div class=bar aria-hidden="true">{parts}</div><ul class=counts>{counts}</ul></article>'
    )


def _turning_points(review: Review) -> Iterator[str]:
    if not review.turning_points:
        return
    yield "<section><h2>Turning points</h2><ol class=turns>"
    for turn in review.turning_points:
        one = review.decisions[turn.number]
        way = "up" if turn.after > turn.before else "down"
        yield (
            f"<li><a href='#d{one.number}'><span class=quiet>Round {one.round}</span> {_sentence(review, one)}</a>"
            f"<p class={way}><span class=name>{escape(review.names[turn.seat])}</span> {percent(turn.before)} → "
            f"<b>{percent(turn.after)}</b></p><p>{escape(unbroken(turn.reason))}</p></li>"
        )
    yield "</ol></section>"


def _decisions(review: Review) -> Iterator[str]:
    yield "<section><h2>Every decision</h2>"
    yield "<input type=checkbox id=only><label for=only>Only what lost something</label>"
    yield "<table><thead><tr><th>Round<th>Decision<th>Chance before<th>Lost<th>Mark</thead><tbody>"
    for one in review.decisions:
        why = f"<p class=quiet>{escape(unbroken(one.reason))}</p>"
        yield (
            f'<tr id="d{one.number}"{"" if one.mark.bad else " class=fine"}>'
            f"<td class=round>{one.round}</td>"
            f"<td class=told>{swatch(one.seat)}{_sentence(review, one)}{why}</td>"
            f"<td class=chance>{percent(one.wins[one.seat])}</td>"
            f"<td class=loss>{f'{100 * one.loss:.1f}' if one.loss else '–'}</td>"
            f'<td class=mark><span class="badge {one.mark}">{one.mark}</span></td></tr>'
        )
    yield "</tbody></table></section>"


def _sentence(review: Review, one: Reviewed) -> str:
    return f"<span class=name>{escape(review.names[one.seat])}</span> {escape(does(one.decision))}"


def _foot(review: Review) -> Iterator[str]:
    *_, how = headline(review)
    least = listed([f"{mark.value} from {100 * least:.0f}" for least, mark in reversed(THRESHOLDS)])
    yield (
        f"<footer class=quiet><p>{escape(how)}. A loss is counted in points of win probability against the best"
        f" decision: {least}; less is best. A loss that may be chance is never called worse than good.</p>"
        "<p>Made by Gauntlet, an unofficial, non-commercial fan project.</p></footer>"
    )
