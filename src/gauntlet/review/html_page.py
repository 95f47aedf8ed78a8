"""A review as one self-contained HTML page: no script, no external font or image."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from gauntlet.review.curve import SHAPES, curve, sign, swatch
from gauntlet.review.kernel.judge import THRESHOLDS
from gauntlet.review.kernel.marks import JUDGED
from gauntlet.review.phrases import decimal, ending, headline, method, percent
from gauntlet.review.reason_types import Reason
from gauntlet.review.review_types import Review, ReviewedDecision, Summary
from gauntlet.texts import Texts, decision_text, reason_text

STYLE = Path(__file__).with_name("page.css")
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""Even if something slipped through the escaping, the browser would load and run nothing."""


NAME_HERE = "\ue000"
"""A placeholder for a name until its sentence is escaped; it is not printable, so no name contains it."""


def page(review: Review, texts: Texts) -> str:
    """The page. Names come from a record, so all text is escaped."""
    title = escape(texts.text("review-page-title", names=texts.listed(review.names)))
    return "\n".join(
        [
            f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>",
            *_top(review, texts),
            *_picture(review, texts),
            *_players(review, texts),
            *_turning_points(review, texts),
            *_decisions(review, texts),
            *_foot(review, texts),
            "</main></body></html>",
        ]
    )


def _top(review: Review, texts: Texts) -> Iterator[str]:
    yield f"<header><h1>{_label(texts, 'review-title')}</h1><p class=lead>{escape(ending(review, texts))}</p>"
    yield f"<p class=quiet>{escape(headline(review, texts))}</p></header>"


def _picture(review: Review, texts: Texts) -> Iterator[str]:
    yield f"<figure><figcaption><h2>{_label(texts, 'review-chances')}</h2><ul class=legend>"
    for seat, name in enumerate(review.names):
        yield f"<li>{swatch(seat)}<span class=name>{escape(name)}</span></li>"
    yield "</ul></figcaption>"
    yield f"<div class=frame>{curve(review, texts)}</div>"
    signs = "".join(f"<li>{sign(mark)}{_label(texts, f'mark-{mark}')}</li>" for mark in SHAPES)
    yield f'<ul class="legend quiet"><li>{_label(texts, "review-legend")}</li>{signs}</ul></figure>'


def _players(review: Review, texts: Texts) -> Iterator[str]:
    yield "<section class=players>"
    for seat, summary in enumerate(review.players):
        yield _player(seat, summary, review, texts)
    yield "</section>"


def _player(seat: int, summary: Summary, review: Review, texts: Texts) -> str:
    won = review.result is not None and seat in review.result.winners
    parts = "".join(
        f'<i class="{mark}" style="flex-grow:{summary.marks[mark]}"></i>' for mark in JUDGED if summary.marks[mark]
    )
    counts = "".join(f"<li>{_label(texts, f'mark-{mark}')} <b>{summary.marks[mark]}</b></li>" for mark in JUDGED)
    badge = f"<em>{_label(texts, 'review-won')}</em>" if won else ""
    loss = decimal(texts, 100 * summary.mean_loss)
    return (
        f"<article><h3>{swatch(seat)}<span class=name>{escape(summary.name)}</span>{badge}</h3>"
        f"<p><b class=big>{loss}</b> {_label(texts, 'review-per-decision')}</p>"
        f'<div class=bar aria-hidden="true">{parts}</div><ul class=counts>{counts}</ul></article>'
    )


def _turning_points(review: Review, texts: Texts) -> Iterator[str]:
    if not review.turning_points:
        return
    yield f"<section><h2>{_label(texts, 'review-turning-points')}</h2><ol class=turns>"
    for turn in review.turning_points:
        one = review.decisions[turn.number]
        way = "up" if turn.after > turn.before else "down"
        where = escape(texts.text("round", round=one.round))
        yield (
            f"<li><a href='#d{one.number}'><span class=quiet>{where}</span> {_sentence(review, one, texts)}</a>"
            f"<p class={way}><span class=name>{escape(review.names[turn.seat])}</span> {percent(texts, turn.before)} → "
            f"<b>{percent(texts, turn.after)}</b></p><p>{_reason(review, turn.why, texts)}</p></li>"
        )
    yield "</ol></section>"


def _decisions(review: Review, texts: Texts) -> Iterator[str]:
    columns = ("word-round", *(f"review-column-{column}" for column in ("decision", "chance", "loss", "mark")))
    heads = [_label(texts, column) for column in columns]
    yield f"<section><h2>{_label(texts, 'review-decisions')}</h2>"
    yield f"<input type=checkbox id=only><label for=only>{_label(texts, 'review-only-bad')}</label>"
    yield f"<table><thead><tr>{''.join(f'<th>{head}' for head in heads)}</thead><tbody>"
    for one in review.decisions:
        why = f"<p class=quiet>{_reason(review, one.why, texts)}</p>"
        yield (
            f'<tr id="d{one.number}"{"" if one.mark.bad else " class=fine"}>'
            f'<td class=round data-label="{heads[0]}">{one.round}</td>'
            f"<td class=decision>{swatch(one.seat)}{_sentence(review, one, texts)}{why}</td>"
            f'<td class=chance data-label="{heads[2]}">{percent(texts, one.wins[one.seat])}</td>'
            f'<td class=loss data-label="{heads[3]}">{decimal(texts, 100 * one.loss) if one.loss else "–"}</td>'
            f'<td class=mark><span class="badge {one.mark}">{_label(texts, f"mark-{one.mark}")}</span></td></tr>'
        )
    yield "</tbody></table></section>"


def _sentence(review: Review, one: ReviewedDecision, texts: Texts) -> str:
    name = f"<span class=name>{escape(review.names[one.seat])}</span>"
    return escape(decision_text(texts, one.decision, NAME_HERE)).replace(NAME_HERE, name)


def _reason(review: Review, why: Reason, texts: Texts) -> str:
    return escape(reason_text(texts, why, review.names))


def _label(texts: Texts, key: str) -> str:
    return escape(texts.text(key))


def _foot(review: Review, texts: Texts) -> Iterator[str]:
    marks = [
        texts.text("review-from", mark=texts.text(f"mark-{mark}"), points=round(100 * least))
        for least, mark in THRESHOLDS
    ]
    foot = texts.text("review-foot", marks=texts.listed(marks))
    yield (
        f"<footer class=quiet><p>{escape(method(review, texts))} {escape(foot)}</p>"
        f"<p>{_label(texts, 'app-name')}. {_label(texts, 'footer-fan')}</p></footer>"
    )
