"""What a review has found, and its JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from gauntlet.bots.protocol import Budget
from gauntlet.review.analysis import rounded
from gauntlet.review.kinds import Reason
from gauntlet.review.marks import JUDGED, THRESHOLDS, Mark
from gauntlet.rules.game import Result
from gauntlet.rules.table import Table
from gauntlet.texts import Texts, reason_text

FORMAT: Final = "gauntlet-review/1"


@dataclass(frozen=True)
class Reviewed:
    """One decision of the game."""

    number: int
    """From 0, as in the record."""
    round: int
    seat: int
    phase: str
    decision: str
    legal: int
    """How many decisions were legal."""
    wins: tuple[float, ...]
    """How often each seat wins from here, as far as the seat that decides can know."""
    best: str
    """What the search would have done."""
    best_value: float
    value: float
    """How often the seat wins after the decision that it took."""
    loss: float
    """By how much that is less than after the best one; never negative."""
    error: float
    """The standard error of the loss."""
    mark: Mark
    why: Reason
    line: tuple[tuple[int, str], ...]

    def as_json(self, texts: Texts, names: tuple[str, ...]) -> dict[str, Any]:
        return {
            "number": self.number,
            "round": self.round,
            "seat": self.seat,
            "phase": self.phase,
            "decision": self.decision,
            "legal": self.legal,
            "wins": [rounded(win) for win in self.wins],
            "best": self.best,
            "best_value": rounded(self.best_value),
            "value": rounded(self.value),
            "loss": rounded(self.loss),
            "error": rounded(self.error),
            "mark": self.mark.value,
            "reason": reason_text(texts, self.why, names),
            "why": self.why,
            "line": [{"seat": seat, "decision": decision} for seat, decision in self.line],
        }


@dataclass(frozen=True)
class Turn:
    """A turning point: a decision after which a player's chances were quite different."""

    number: int
    """Of the decision."""
    seat: int
    """Whose chances."""
    before: float
    after: float
    why: Reason

    def as_json(self, texts: Texts, names: tuple[str, ...]) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "before": rounded(self.before),
            "after": rounded(self.after),
            "reason": reason_text(texts, self.why, names),
            "why": self.why,
        }


@dataclass(frozen=True)
class Summary:
    """How one player decided."""

    name: str
    marks: dict[Mark, int]
    decisions: int
    """Those with a choice."""
    mean_loss: float

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "marks": {mark.value: number for mark, number in self.marks.items()},
            "decisions": self.decisions,
            "mean_loss": rounded(self.mean_loss),
        }


@dataclass(frozen=True)
class Review:
    """A game, decision by decision."""

    table: Table
    names: tuple[str, ...]
    result: Result | None
    budget: Budget
    seed: int
    decisions: tuple[Reviewed, ...]
    curve: tuple[tuple[float, ...], ...]
    """The chances of all seats before each decision, and after the last one."""
    turning_points: tuple[Turn, ...]

    @property
    def players(self) -> tuple[Summary, ...]:
        return tuple(self._summary(seat) for seat in range(len(self.names)))

    def _summary(self, seat: int) -> Summary:
        own = [one for one in self.decisions if one.seat == seat and one.mark is not Mark.FORCED]
        marks: dict[Mark, int] = {mark: sum(one.mark is mark for one in own) for mark in JUDGED}
        return Summary(self.names[seat], marks, len(own), sum(one.loss for one in own) / max(1, len(own)))

    @property
    def marked(self) -> tuple[Reviewed, ...]:
        """The decisions that were inaccurate or worse."""
        return tuple(one for one in self.decisions if one.mark.bad)

    def as_json(self, texts: Texts) -> dict[str, Any]:
        """With reasons as data, and as sentences in one language."""
        return {
            "format": FORMAT,
            "language": texts.language,
            "table": self.table.as_json(),
            "names": list(self.names),
            "result": self.result.as_json() if self.result else None,
            "budget": self.budget.as_json(),
            "seed": self.seed,
            "thresholds": {mark.value: least for least, mark in THRESHOLDS},
            "players": [summary.as_json() for summary in self.players],
            "decisions": [one.as_json(texts, self.names) for one in self.decisions],
            "curve": [[rounded(win) for win in point] for point in self.curve],
            "turning_points": [turn.as_json(texts, self.names) for turn in self.turning_points],
        }


def plain(name: str) -> str:
    """A player's name without what could move a cursor or turn the writing round: a record can hold anything."""
    return "".join(sign if sign.isprintable() else "·" for sign in name) or "?"
