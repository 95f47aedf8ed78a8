"""A whole game looked at again: every decision searched from the seat that took it."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from threading import Event
from typing import Any, Final

from gauntlet.bots.protocol import Budget
from gauntlet.review.analysis import DEFAULT_BUDGET, Analysis, Comparison, analyse, compare
from gauntlet.review.kinds import Reason
from gauntlet.review.marks import Mark, mark_of
from gauntlet.review.reasons import Moment, luck, reason
from gauntlet.review.report import Review, Reviewed, Turn, plain
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from gauntlet.rules.view import View

TURNING_POINTS: Final = 5
SWING: Final = 0.10
"""The least change of a win probability that is called a turning point."""

Progress = Callable[[int, int], None]
"""Is told how many positions are done, and how many there are."""


@dataclass(frozen=True)
class _Study:
    """What one position's searches have found; nothing is searched where only one decision is legal."""

    analysis: Analysis | None
    found: Comparison | None
    mark: Mark
    loss: float
    why: Reason


def review(
    record: Record,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Review:
    """Reviews a game, over or not. With a budget in simulations the same seed finds the same, whatever the workers.

    Each position is a task of its own with a seed of its own; the kernel works outside the GIL, so threads are enough.
    """
    names = tuple(plain(name) for name in record.names)
    views = _views(record)
    moments = [_moment(views, number, record.decisions[number]) for number in range(len(record.decisions))]
    stop = Event()
    pool = ThreadPoolExecutor(workers or os.cpu_count() or 1)
    try:
        tasks = [
            pool.submit(_study, moment, budget, _seed_of(seed, number), stop) for number, moment in enumerate(moments)
        ]
        last = pool.submit(analyse, views[-1], budget, _seed_of(seed, len(moments)), stop)
        running: list[Future[Any]] = [*tasks, last]
        for done, task in enumerate(as_completed(running), start=1):
            task.result()
            if progress:
                progress(done, len(running))
    finally:  # an interrupted review ends at once
        stop.set()
        pool.shutdown(cancel_futures=True)
    studies = [task.result() for task in tasks]
    curve = _curve(studies, last.result().wins)
    decisions = tuple(
        _reviewed(number, moment, study, curve[number])
        for number, (moment, study) in enumerate(zip(moments, studies, strict=True))
    )
    turns = _turning_points(decisions, curve, views)
    return Review(record.table, names, record.result, budget, seed, decisions, curve, turns)


def _views(record: Record) -> list[View]:
    """What whoever was asked knew, before each decision and after the last."""
    game = Game.of(record.table, record.setup, record.names)
    views = [game.view(game.seat)]
    for decision in record.decisions:
        game.play(decision)
        views.append(game.view(game.seat))
    return views


def _moment(views: list[View], number: int, decision: str) -> Moment:
    seat = views[number].asked
    later = []
    for before, after in zip(views[number + 1 :], views[number + 2 :], strict=False):
        if before.asked == seat and before.phase == "turn":
            break
        later.append((before.asked or 0, after.decisions[-1]))
    return Moment(views[number], seat or 0, decision, tuple(later))


def _seed_of(seed: int, number: int) -> int:
    return random.Random(f"{seed}/{number}").getrandbits(62)


def _study(moment: Moment, budget: Budget, seed: int, stop: Event) -> _Study:
    if len(moment.view.legal) == 1:
        return _Study(None, None, Mark.FORCED, 0.0, reason(moment, Mark.FORCED, None, None))
    analysis = analyse(moment.view, budget, seed, stop)
    best = analysis.best.decision if analysis.best else moment.decision
    found = None
    loss = error = 0.0
    if best != moment.decision:
        found = compare(moment.view, best, moment.decision, budget, seed, stop)
        loss, error = max(0.0, found.best - found.played), found.error
    mark = mark_of(loss, error)
    return _Study(analysis, found, mark, loss, reason(moment, mark, analysis, found))


def _curve(studies: list[_Study], last: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """The chances before each decision and after the last; before a forced one they are those that follow."""
    curve = [last]
    for study in reversed(studies):
        curve.append(study.analysis.wins if study.analysis else curve[-1])
    return tuple(reversed(curve))


def _reviewed(number: int, moment: Moment, study: _Study, wins: tuple[float, ...]) -> Reviewed:
    option = study.analysis.best if study.analysis else None
    values = (study.found.best, study.found.played) if study.found else (wins[moment.seat],) * 2
    return Reviewed(
        number=number,
        round=moment.view.state["round"],
        seat=moment.seat,
        phase=moment.view.phase,
        decision=moment.decision,
        legal=len(moment.view.legal),
        wins=wins,
        best=option.decision if option else moment.decision,
        best_value=values[0],
        value=values[1],
        loss=study.loss,
        error=study.found.error if study.found else 0.0,
        mark=study.mark,
        why=study.why,
        line=study.analysis.line if study.analysis else (),
    )


def _turning_points(
    decisions: tuple[Reviewed, ...], curve: tuple[tuple[float, ...], ...], views: list[View]
) -> tuple[Turn, ...]:
    """The largest swings of a player's chances, in the order of the game."""
    turns = []
    for one in decisions:
        before, after = curve[one.number], curve[one.number + 1]
        seat = max(range(len(before)), key=lambda seat: (round(abs(after[seat] - before[seat]), 6), seat == one.seat))
        swing = abs(after[seat] - before[seat])
        if swing >= SWING:
            own = one.mark.bad and one.loss >= swing / 2
            why = one.why if own else luck(views[one.number], views[one.number + 1])
            turns.append(Turn(one.number, seat, before[seat], after[seat], why))
    turns.sort(key=lambda turn: -abs(turn.after - turn.before))
    return tuple(sorted(turns[:TURNING_POINTS], key=lambda turn: turn.number))
