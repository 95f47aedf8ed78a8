"""Analysis of a position by search, with its uncertainty."""

from __future__ import annotations

import math
from dataclasses import dataclass, is_dataclass
from threading import Event
from typing import Any, Final

import numpy as np

from gauntlet.bots.calibration import calibrated
from gauntlet.bots.protocol import SIMULATION_MS, Budget
from gauntlet.bots.search import Candidate, Ply
from gauntlet.bots.strongest import Evaluator, strongest
from gauntlet.intervals import Interval, wilson
from gauntlet.rules.decision import Decision
from gauntlet.rules.errors import OptionsError
from gauntlet.rules.game import Game
from gauntlet.rules.state import Result
from gauntlet.rules.view import View

FORMAT: Final = "gauntlet-analysis/1"
DEFAULT_BUDGET: Final = Budget(SIMULATION_MS, 2000)
HINT: Final = Budget(ms=700)
"""How long to think about a hint, here and in the page."""


@dataclass(frozen=True)
class Option:
    """A decision, as the search evaluates it."""

    decision: Decision
    visits: int
    value: float
    """The win probability of the seat that decides."""
    error: float
    """The standard error of that value, with the simulations taken as independent."""
    wins: tuple[float, ...]
    """The win probability of each seat."""

    def as_json(self) -> dict[str, Any]:
        value: dict[str, Any] = as_json(self)
        return value


@dataclass(frozen=True)
class Analysis:
    """A position, as the search evaluates it from one seat's view."""

    seat: int | None
    """Whose view was searched; None for an onlooker's."""
    asked: int | None
    """Who is to decide; None when the game is over."""
    visits: int
    wins: tuple[float, ...]
    """The win probability of each seat after the best decision. A shared victory counts in parts, and a game without a
    winner for nobody, so the sum is at most 1."""
    options: tuple[Option, ...]
    """Best first, by visits."""
    line: tuple[Ply, ...]
    """The principal variation: (seat, decision), …"""

    @property
    def best(self) -> Option | None:
        return self.options[0] if self.options else None

    @property
    def interval(self) -> Interval | None:
        """The 95 % confidence interval of the best decision's value (Wilson)."""
        return wilson(self.options[0].value, self.options[0].visits) if self.options else None

    @property
    def lead(self) -> float | None:
        """By how much the best decision's value is above the second's; it can be negative where visits are few."""
        return self.options[0].value - self.options[1].value if len(self.options) > 1 else None

    @property
    def lead_error(self) -> float | None:
        """The standard error of the lead."""
        return math.hypot(self.options[0].error, self.options[1].error) if len(self.options) > 1 else None

    @property
    def clear(self) -> bool:
        """Whether the lead is significant: the only decision, or two standard errors ahead."""
        if self.lead is None or self.lead_error is None:
            return bool(self.options)
        return self.lead > 2 * self.lead_error

    def as_json(self) -> dict[str, Any]:
        sure = {
            "interval": self.interval and (self.interval.low, self.interval.high),
            "lead": self.lead,
            "lead_error": self.lead_error,
            "clear": self.clear,
        }
        return {"format": FORMAT, **as_json(self), **as_json(sure)}


def analyse(
    position: View | Game,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    stop: Event | None = None,
    evaluator: Evaluator | None = None,
) -> Analysis:
    """Searches a position, by the strongest search that there is for the budget unless another one is given.

    Of a Game only the view of the seat that is asked is used: so never hidden information.
    """
    view = position.view(position.seat) if isinstance(position, Game) else position
    if view.result:
        return Analysis(view.seat, None, 0, shares(view.result, len(view.names)), (), ())
    if view.asked is None:
        raise OptionsError("a view in which nobody is asked and which has no result cannot be analysed")
    evaluator = evaluator or strongest(view.options, budget)
    found = evaluator.search(seed).run(view, budget, stop)
    options = tuple(_option(candidate, view.asked, evaluator.temperature) for candidate in found.candidates)
    wins = options[0].wins if options else found.wins
    return Analysis(view.seat, view.asked, found.visits, wins, options, found.line)


def _option(candidate: Candidate, seat: int, temperature: float) -> Option:
    wins = tuple(calibrated(np.array(candidate.wins), temperature).tolist())
    value = wins[seat]
    error = math.sqrt(max(0.0, value * (1 - value)) / candidate.visits)
    return Option(candidate.decision, candidate.visits, value, error, wins)


def shares(result: Result, players: int) -> tuple[float, ...]:
    """The share of the win of each seat."""
    return tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players))


def as_json(value: Any) -> Any:
    """Our dataclasses and tuples as JSON has them. Of numbers four digits: more would be false precision."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, Ply):
        return value._asdict()
    if isinstance(value, tuple):
        return [as_json(item) for item in value]
    fields = vars(value) if is_dataclass(value) else value
    return {str(key): as_json(item) for key, item in fields.items()} if isinstance(fields, dict) else value


def percent(value: float) -> int:
    """For people; rounded as a browser does."""
    return math.floor(100 * value + 0.5)
