"""The data of a review, and its JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Ply
from gauntlet.review.analysis import as_json
from gauntlet.review.kernel.judge import THRESHOLDS
from gauntlet.review.kernel.marks import JUDGED, Mark
from gauntlet.review.reason_types import Reason
from gauntlet.rules.decision import Decision
from gauntlet.rules.options import Options
from gauntlet.rules.state import Result
from gauntlet.texts import Texts, reason_text

FORMAT: Final = "gauntlet-review/1"


@dataclass(frozen=True)
class ReviewedDecision:
    """One decision of the game."""

    number: int
    """From 0, as in the record."""
    round: int
    seat: int
    phase: str
    decision: Decision
    legal: int
    """How many decisions were legal."""
    wins: tuple[float, ...]
    """The win probability of each seat, from the view of the seat that decides."""
    best: Decision
    """The search's choice."""
    best_value: float
    value: float
    """The win probability after the decision that was made."""
    loss: float
    """By how much that is below the best one's; never negative."""
    error: float
    """The standard error of the loss."""
    sure: bool
    """Whether more simulations would hardly change the mark."""
    mark: Mark
    why: Reason
    line: tuple[Ply, ...]


@dataclass(frozen=True)
class TurningPoint:
    """A turning point: a decision after which a player's win probability was quite different."""

    number: int
    """Of the decision."""
    seat: int
    """Whose chances."""
    before: float
    after: float
    why: Reason


@dataclass(frozen=True)
class Summary:
    """One player's decisions."""

    name: str
    marks: dict[Mark, int]
    decisions: int
    """Those with a choice."""
    mean_loss: float


@dataclass(frozen=True)
class Review:
    """A game, decision by decision."""

    options: Options
    names: tuple[str, ...]
    result: Result | None
    budget: Budget
    seed: int
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[tuple[float, ...], ...]
    """The win probabilities of all seats before each decision, and after the last one."""
    turning_points: tuple[TurningPoint, ...]

    @property
    def players(self) -> tuple[Summary, ...]:
        return tuple(self._summary(seat) for seat in range(len(self.names)))

    def _summary(self, seat: int) -> Summary:
        own = [one for one in self.decisions if one.seat == seat and one.mark is not Mark.FORCED]
        marks: dict[Mark, int] = {mark: sum(one.mark is mark for one in own) for mark in JUDGED}
        return Summary(self.names[seat], marks, len(own), sum(one.loss for one in own) / max(1, len(own)))

    @property
    def marked(self) -> tuple[ReviewedDecision, ...]:
        """The decisions that were inaccurate or worse."""
        return tuple(one for one in self.decisions if one.mark.bad)

    def as_json(self, texts: Texts) -> dict[str, Any]:
        """With reasons as data, and as sentences in one language."""

        def reasoned(one: ReviewedDecision | TurningPoint) -> dict[str, Any]:
            return {**as_json(one), "reason": reason_text(texts, one.why, self.names)}

        return {
            "format": FORMAT,
            "language": texts.language,
            "table": self.options.as_json(),
            "names": list(self.names),
            "result": self.result.as_json() if self.result else None,
            "budget": self.budget.as_json(),
            "seed": self.seed,
            "thresholds": {mark.value: least for least, mark in THRESHOLDS},
            "players": as_json(self.players),
            "decisions": [reasoned(one) for one in self.decisions],
            "curve": as_json(self.curve),
            "turning_points": [reasoned(turn) for turn in self.turning_points],
        }


def plain(name: str) -> str:
    """A player's name without control and direction characters: a record can hold anything."""
    return "".join(sign if sign.isprintable() else "·" for sign in name) or "?"
