"""What the report as text and the page say alike, in one language."""

from __future__ import annotations

from gauntlet.review import analysis
from gauntlet.review.report import Review, Reviewed
from gauntlet.texts import Texts, does
from gauntlet.texts import ending as ending_text


def headline(review: Review, texts: Texts) -> str:
    """Who played what, and for how long."""
    return texts.text(
        "review-headline",
        names=texts.listed(review.names),
        kind=review.table.ending if review.table.epic_battles else "base",
        decisions=len(review.decisions),
        rounds=review.decisions[-1].round if review.decisions else 0,
    )


def ending(review: Review, texts: Texts) -> str:
    """How it ended."""
    if review.result is None:
        return texts.text("review-not-over")
    return ending_text(texts, review.result.end, review.result.winners, review.result.points, review.names)


def method(review: Review, texts: Texts) -> str:
    """How it was searched."""
    seed = str(review.seed)  # as it was given: no marks for thousands
    if review.budget.simulations:
        return texts.text("review-how-simulations", number=review.budget.simulations, seed=seed)
    return texts.text("review-how-time", ms=review.budget.ms, seed=seed)


def bad(review: Review, one: Reviewed, texts: Texts) -> str:
    """A decision that was inaccurate or worse, in a line."""
    told = does(texts, one.decision, review.names[one.seat])
    mark = texts.text(f"mark-{one.mark}")
    return texts.text("review-bad", mark=mark, round=one.round, loss=decimal(texts, 100 * one.loss), told=told)


def percent(texts: Texts, value: float) -> str:
    return texts.text("review-percent", value=analysis.percent(value))


def decimal(texts: Texts, value: float) -> str:
    """With one place."""
    return texts.text("review-decimal", value=value)
