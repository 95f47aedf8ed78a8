"""Phrases that the text report and the page share."""

from __future__ import annotations

from gauntlet.review import analysis
from gauntlet.review.review_types import Review, ReviewedDecision
from gauntlet.texts import Texts, decision_text, ending_text


def headline(review: Review, texts: Texts) -> str:
    """Players, game and length."""
    return texts.text(
        "review-headline",
        names=texts.listed(review.names),
        kind=review.options.ending if review.options.epic_battles else "base",
        decisions=len(review.decisions),
        rounds=review.decisions[-1].round if review.decisions else 0,
    )


def ending(review: Review, texts: Texts) -> str:
    """How it ended."""
    if review.result is None:
        return texts.text("review-not-over")
    return ending_text(texts, review.result.end, review.result.winners, review.result.points, review.names)


def method(review: Review, texts: Texts) -> str:
    """The settings of the search."""
    seed = str(review.seed)  # as it was given: no marks for thousands
    if review.budget.simulations:
        return texts.text("review-how-simulations", number=review.budget.simulations, seed=seed)
    return texts.text("review-how-time", ms=review.budget.ms, seed=seed)


def bad(review: Review, one: ReviewedDecision, texts: Texts) -> str:
    """An inaccuracy or worse, in a line."""
    sentence = decision_text(texts, one.decision, review.names[one.seat])
    mark = texts.text(f"mark-{one.mark}")
    return texts.text("review-bad", mark=mark, round=one.round, loss=decimal(texts, 100 * one.loss), move=sentence)


def percent(texts: Texts, value: float) -> str:
    return texts.text("review-percent", value=analysis.percent(value))


def decimal(texts: Texts, value: float) -> str:
    """With one decimal."""
    return texts.text("review-decimal", value=value)
