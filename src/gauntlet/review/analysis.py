"""What a search knows of one position, and how sure it is of it."""

from __future__ import annotations

import math
import random
import statistics
from dataclasses import dataclass
from threading import Event
from typing import Any, Final

from gauntlet.bots.protocol import SIMULATION_MS, Budget
from gauntlet.bots.search import Candidate, Grove, Search
from gauntlet.review.shuffle import shuffle_unseen
from gauntlet.rules.determinize import determinize
from gauntlet.rules.errors import TableError
from gauntlet.rules.game import Game, Result
from gauntlet.rules.view import View

FORMAT: Final = "gauntlet-analysis/1"
NORMAL: Final = 1.96
"""Standard errors to each side that make 95 %."""
PARTS: Final = 16
"""A decision is judged in so many shuffles of what the seat cannot know: its error is read from how they differ."""
DEFAULT_BUDGET: Final = Budget(SIMULATION_MS, 2000)


@dataclass(frozen=True)
class Option:
    """A decision that the search has tried."""

    decision: str
    visits: int
    value: float
    """How often the seat that decides wins after it."""
    error: float
    """The standard error of that value, as if the games that were played out were independent of each other."""
    wins: tuple[float, ...]
    """How often each seat wins after it."""

    def as_json(self) -> dict[str, Any]:
        return {
            "decision": self.decision,
            "visits": self.visits,
            "value": rounded(self.value),
            "error": rounded(self.error),
            "wins": [rounded(win) for win in self.wins],
        }


@dataclass(frozen=True)
class Analysis:
    """A position as the search sees it from one seat."""

    seat: int | None
    """Whose knowledge it rests on; None for an onlooker's."""
    asked: int | None
    """Who is to decide; None when the game is over."""
    visits: int
    wins: tuple[float, ...]
    """How often each seat wins if the best decision is taken. A shared victory counts in parts, and a game without a
    winner for nobody, so the sum is at most 1."""
    options: tuple[Option, ...]
    """The best first: the one that the search came back to most often."""
    line: tuple[tuple[int, str], ...]
    """The main line: who decides, and what."""

    @property
    def best(self) -> Option | None:
        return self.options[0] if self.options else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the value of the best decision lies, with 95 % confidence (Wilson's interval)."""
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
        """Whether the lead is more than chance would explain: the only decision, or two standard errors ahead."""
        if self.lead is None or self.lead_error is None:
            return bool(self.options)
        return self.lead > 2 * self.lead_error

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "seat": self.seat,
            "asked": self.asked,
            "visits": self.visits,
            "wins": [rounded(win) for win in self.wins],
            "options": [option.as_json() for option in self.options],
            "interval": self.interval and [rounded(end) for end in self.interval],
            "lead": None if self.lead is None else rounded(self.lead),
            "lead_error": None if self.lead_error is None else rounded(self.lead_error),
            "clear": self.clear,
            "line": [{"seat": seat, "decision": decision} for seat, decision in self.line],
        }


def analyse(
    position: View | Game, budget: Budget = DEFAULT_BUDGET, seed: int = 0, stop: Event | None = None
) -> Analysis:
    """Searches a position. Of a Game only the view of the seat that is asked is used: never more than it knows."""
    view = position.view(position.seat) if isinstance(position, Game) else position
    if view.result:
        return Analysis(view.seat, None, 0, shares(view.result, len(view.names)), (), ())
    if view.asked is None:
        raise TableError("a view in which nobody is asked and which has no result cannot be analysed")
    found = Search(seed).run(view, budget, stop)
    options = tuple(_option(candidate, view.asked) for candidate in found.candidates)
    wins = options[0].wins if options else found.wins
    return Analysis(view.seat, view.asked, found.visits, wins, options, found.line)


def _option(candidate: Candidate, seat: int) -> Option:
    value = candidate.wins[seat]
    error = math.sqrt(max(0.0, value * (1 - value)) / candidate.visits)
    return Option(candidate.decision, candidate.visits, value, error, candidate.wins)


@dataclass(frozen=True)
class Comparison:
    """Two decisions of one seat, judged alike."""

    best: float
    played: float
    error: float
    """The standard error of the difference."""


def compare(
    view: View, best: str, played: str, budget: Budget = DEFAULT_BUDGET, seed: int = 0, stop: Event | None = None
) -> Comparison:
    """The value of two decisions for the seat of the view, each by a search of its own with the whole budget.

    In the tree of one search a bad decision is hardly visited, and its value is worth nothing. So each is taken as
    given, in the same shuffles of all that the seat does not know, and searched from there on: what comes up after it
    differs from shuffle to shuffle, just as the seat could not foresee it.
    """
    assert view.seat is not None  # noqa: S101 - only for the type checker: a seat decides
    parts = min(PARTS, budget.simulations or PARTS)
    share = Budget(max(1, budget.ms // parts), budget.simulations and -(-budget.simulations // parts))
    chance = random.Random(f"{seed}/compare")
    groves = Grove(), Grove()
    values: tuple[list[float], list[float]] = [], []
    game = determinize(view, chance)
    for _ in range(parts):
        shuffle_unseen(game.states, view.seat, chance)
        luck = chance.getrandbits(62)
        for grove, decision, found in zip(groves, (best, played), values, strict=True):
            after = game.copy()
            after.play(decision)
            found.append(_value(after, view.seat, grove, luck, share, stop or Event()))
    differences = [left - right for left, right in zip(*values, strict=True)]
    error = statistics.stdev(differences) / math.sqrt(parts) if parts > 1 else 0.5
    return Comparison(statistics.fmean(values[0]), statistics.fmean(values[1]), error)


def _value(game: Game, seat: int, grove: Grove, luck: int, share: Budget, stop: Event) -> float:
    """How often a seat wins in one shuffle; the tree learns from all of them."""
    if game.result:
        return shares(game.result, game.table.players)[seat]
    visits, wins = int(grove.nodes[0]["visits"]), float(grove.nodes[0]["value"][seat])
    grove.grow(game.states, seat, luck, share, stop)
    root = grove.nodes[0]
    return (float(root["value"][seat]) - wins) / max(1, int(root["visits"]) - visits)


def shares(result: Result, players: int) -> tuple[float, ...]:
    """What a result is worth to each seat."""
    return tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players))


def wilson(value: float, visits: int) -> tuple[float, float]:
    """The 95 % interval of a share: it stays between 0 and 1 and does not vanish at either end."""
    square = NORMAL**2 / visits
    middle = (value + square / 2) / (1 + square)
    half = NORMAL * math.sqrt(max(0.0, value * (1 - value)) / visits + square / visits / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def rounded(value: float) -> float:
    """For JSON: more places would only pretend to know."""
    return round(value, 4)


def percent(value: float) -> int:
    """For people."""
    return round(100 * value)
