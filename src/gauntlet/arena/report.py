"""The report of a run, as JSON and as a table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from gauntlet.arena.bot_game import Outcome
from gauntlet.arena.plan import FORMAT, Plan
from gauntlet.arena.ratings import beaten, bradley_terry, open_skill
from gauntlet.arena.win_rate import win_rate
from gauntlet.intervals import Interval


@dataclass(frozen=True)
class Entrant:
    """One bot in a run."""

    name: str
    games: int
    wins: float
    """A shared win is a fraction."""
    win_rate: Interval
    rating: Interval
    points: float
    """The mean of its points at the end."""
    decisions: int
    ms: float
    """The mean time for a decision."""
    slowest_ms: float
    forfeits: int

    def as_json(self) -> dict[str, Any]:
        """Times are separate, as all else is reproducible with the seed."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": self.win_rate.as_json(),
            "rating": self.rating.as_json(),
            "points": round(self.points, 6),
            "decisions": self.decisions,
            "forfeits": self.forfeits,
            "time": {"ms": round(self.ms, 3), "slowest_ms": round(self.slowest_ms, 3)},
        }


@dataclass(frozen=True)
class Forfeits:
    """A bot's forfeits of one kind, and the first reason."""

    name: str
    kind: str
    games: int
    first: int
    """The number of that game."""
    reason: str


@dataclass(frozen=True)
class Report:
    """The results of a run."""

    plan: Plan
    played: int
    deals: int
    entrants: tuple[Entrant, ...]
    seats: tuple[Interval, ...]
    """The win rate of each seat: near 1 / players if no seat has an advantage."""
    rounds: float
    ends: dict[str, int]
    forfeits: tuple[Forfeits, ...]
    matrix: tuple[tuple[float | None, ...], ...]
    """Of the games that the row or the column won, the share of the row; None where there is none."""
    model: str
    """The rating model: `bradley-terry` (Elo's scale, mean 0) or `openskill`."""

    @classmethod
    def of(cls, plan: Plan, outcomes: Sequence[Outcome]) -> Report:
        """The report of some games, in the order of their numbers."""
        count, two = len(plan.bots), plan.options.players == 2
        wins = beaten(count, outcomes)
        ratings = bradley_terry(wins) if two else open_skill(count, outcomes)
        met = wins + wins.T
        by_seat = [[(o.deal, o.shares()[o.seats[seat]]) for o in outcomes] for seat in range(plan.options.players)]
        return cls(
            plan=plan,
            played=len(outcomes),
            deals=len({outcome.deal for outcome in outcomes}),
            entrants=tuple(_entrant(plan, number, outcomes, ratings[number]) for number in range(count)),
            seats=tuple(win_rate(shares) for shares in by_seat),
            rounds=sum(outcome.rounds for outcome in outcomes) / max(1, len(outcomes)),
            ends=dict(sorted(Counter(outcome.end for outcome in outcomes).items())),
            forfeits=_forfeits(plan, outcomes),
            matrix=tuple(
                tuple(float(wins[i, j] / met[i, j]) if met[i, j] else None for j in range(count)) for i in range(count)
            ),
            model="bradley-terry" if two else "openskill",
        )

    def json(self) -> str:
        return json.dumps(
            {
                "format": FORMAT,
                "plan": self.plan.as_json(),
                "complete": self.played == len(self.plan.pairings),
                "games": self.played,
                "deals": self.deals,
                "rating_model": self.model,
                "entrants": [entrant.as_json() for entrant in self.entrants],
                "seats": [seat.as_json() for seat in self.seats],
                "rounds": round(self.rounds, 6),
                "ends": self.ends,
                "forfeits": [vars(forfeits) for forfeits in self.forfeits],
                "matrix": [[None if rate is None else round(rate, 6) for rate in row] for row in self.matrix],
            },
            indent=1,
            ensure_ascii=False,
        )

    @property
    def ranked(self) -> list[int]:
        """The entrants, best first."""
        return sorted(range(len(self.entrants)), key=lambda number: -self.entrants[number].rating.value)

    def lines(self) -> Iterator[str]:
        """The report as text."""
        yield from _columns(self._rows())
        if self.plan.kind == "ladder":
            yield from ("", "Wins of the row against the column:")
            yield from _columns(self._matrix_rows())
        yield ""
        seats = (f"seat {number} {_percent(seat)}" for number, seat in enumerate(self.seats, start=1))
        yield f"Wins by seat: {', '.join(seats)}"
        ends = ", ".join(f"{end} {count}" for end, count in self.ends.items())
        yield f"Games ended by: {ends}; mean length {self.rounds:.1f} rounds"
        for each in self.forfeits:
            times = f"{each.games} game{'s' if each.games > 1 else ''}"
            yield f"{each.name} forfeited {times} ({each.kind}), first game {each.first}: {each.reason}"

    def _rows(self) -> Iterator[list[str]]:
        elo = self.model == "bradley-terry"
        rated = ("Elo" if elo else "rating", "95 % interval")
        yield ["bot", "games", "wins", "95 % interval", *rated, "points", "ms/decision", "slowest", "forfeits"]
        for number in self.ranked:
            bot, form = self.entrants[number], "+.0f" if elo else ".1f"
            yield [
                bot.name,
                f"{bot.games}",
                f"{100 * bot.win_rate.value:.1f} %",
                f"{100 * bot.win_rate.low:.1f} – {100 * bot.win_rate.high:.1f} %",
                f"{bot.rating.value:{form}}",
                f"{bot.rating.low:{form}} – {bot.rating.high:{form}}",
                f"{bot.points:.1f}",
                f"{bot.ms:.2f}",
                f"{bot.slowest_ms:.0f}",
                f"{bot.forfeits}",
            ]

    def _matrix_rows(self) -> Iterator[list[str]]:
        order = self.ranked
        yield ["", *(f"{rank}" for rank in range(1, len(order) + 1))]
        for rank, row in enumerate(order, start=1):
            rates = (self.matrix[row][column] for column in order)
            yield [f"{rank} {self.entrants[row].name}", *("·" if r is None else f"{100 * r:.1f}" for r in rates)]


def _entrant(plan: Plan, number: int, outcomes: Sequence[Outcome], rating: Interval) -> Entrant:
    seated = [(outcome, outcome.seats.index(number)) for outcome in outcomes if number in outcome.seats]
    shares = [(outcome.deal, outcome.shares()[number]) for outcome, _ in seated]
    decisions = sum(outcome.decisions[seat] for outcome, seat in seated)
    return Entrant(
        name=plan.labels[number],
        games=len(seated),
        wins=sum(share for _, share in shares),
        win_rate=win_rate(shares),
        rating=rating,
        points=sum(outcome.points[seat] for outcome, seat in seated) / max(1, len(seated)),
        decisions=decisions,
        ms=1000 * sum(outcome.seconds[seat] for outcome, seat in seated) / max(1, decisions),
        slowest_ms=1000 * max((outcome.slowest[seat] for outcome, seat in seated), default=0.0),
        forfeits=sum(outcome.forfeit is not None and outcome.forfeit["seat"] == seat for outcome, seat in seated),
    )


def _forfeits(plan: Plan, outcomes: Sequence[Outcome]) -> tuple[Forfeits, ...]:
    found: dict[tuple[int, str], list[Outcome]] = {}
    for outcome in outcomes:
        if outcome.forfeit:
            entrant = outcome.seats[outcome.forfeit["seat"]]
            found.setdefault((entrant, outcome.forfeit["kind"]), []).append(outcome)
    return tuple(
        Forfeits(plan.labels[entrant], kind, len(games), games[0].number, str((games[0].forfeit or {})["reason"]))
        for (entrant, kind), games in sorted(found.items())
    )


def _percent(rate: Interval) -> str:
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f} – {100 * rate.high:.1f})"


def _columns(rows: Iterator[list[str]]) -> Iterator[str]:
    """Lines with the first column left-aligned and the others right-aligned."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        first, *rest = (f"{text:<{widths[0]}}" if not n else f"{text:>{widths[n]}}" for n, text in enumerate(row))
        yield "  ".join([first, *rest]).rstrip()
