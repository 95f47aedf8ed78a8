"""The review of a game: every decision searched from the view of the seat that made it."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from threading import Event
from typing import Any, Final

from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Ply
from gauntlet.bots.strongest import Evaluator, strongest
from gauntlet.review.analysis import DEFAULT_BUDGET, Analysis, analyse
from gauntlet.review.compare import Comparison, compare
from gauntlet.review.kernel.marks import Mark
from gauntlet.review.reason_types import Reason
from gauntlet.review.reasons import reason, surprise_of
from gauntlet.review.review_types import Review, ReviewedDecision, TurningPoint, plain
from gauntlet.rules.decision import Decision
from gauntlet.rules.effects import Effect
from gauntlet.rules.game import Game
from gauntlet.rules.kernel.chance import derive
from gauntlet.rules.options import Options
from gauntlet.rules.record import Record
from gauntlet.rules.view import View

TURNING_POINTS: Final = 5
SWING: Final = 0.10
"""The least change of a win probability that is called a turning point."""

Progress = Callable[[int, int], None]
"""Called with the number of positions done, and of all."""


@dataclass(frozen=True)
class _Moment:
    """A decision of the record, where it was made, and what followed."""

    view: View
    """What the deciding seat knew."""
    seat: int
    """That seat."""
    decision: Decision
    effects: tuple[Effect, ...]
    later: tuple[Ply, ...]
    """The decisions of all seats until this seat's next turn."""


@dataclass(frozen=True)
class _Study:
    """The results of the searches of one position; none where only one decision is legal."""

    analysis: Analysis | None
    found: Comparison | None
    mark: Mark
    why: Reason


def review(
    record: Record,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
    stop: Event | None = None,
) -> Review:
    """Reviews a game, over or not. With a budget in simulations the same seed finds the same, whatever the workers.
    Whoever sets `stop` ends it soon, by a CancelledError.

    Each position is a task of its own with a seed of its own; the kernel works outside the GIL, so threads are enough.
    """
    names = tuple(plain(name) for name in record.names)
    views, effects = _played(record)
    moments = [_moment(views, effects[n], n, decision) for n, decision in enumerate(record.decisions)]
    stop, evaluator = stop or Event(), evaluator_of(record.options)
    pool = ThreadPoolExecutor(workers or os.cpu_count() or 1)
    try:
        tasks = [
            pool.submit(_study, moment, budget, derive(seed, number), stop, evaluator)
            for number, moment in enumerate(moments)
        ]
        last = pool.submit(analyse, views[-1], budget, derive(seed, len(moments)), stop, evaluator)
        running: list[Future[Any]] = [*tasks, last]
        for done, task in enumerate(as_completed(running), start=1):
            if stop.is_set():
                raise CancelledError
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
    turns = _turning_points(decisions, curve, moments, views)
    return Review(record.options, names, record.result, budget, seed, decisions, curve, turns)


def evaluator_of(options: Options) -> Evaluator:
    """The same for a whole review, whatever its budget: its curve and its losses stand side by side. So neither is
    calibrated, as the losses are not; their trees are small, where the mind is at its best.
    """
    return replace(strongest(options, DEFAULT_BUDGET), temperature=1.0)


def _played(record: Record) -> tuple[list[View], list[tuple[Effect, ...]]]:
    """The view of the seat to decide, before each decision and after the last; and the effects of each decision."""
    game = Game.of(record.options, record.setup, record.names)
    views, effects = [game.view(game.seat)], []
    for decision in record.decisions:
        effects.append(game.play(decision))
        views.append(game.view(game.seat))
    return views, effects


def _moment(views: list[View], effects: tuple[Effect, ...], number: int, decision: Decision) -> _Moment:
    seat = views[number].asked
    later = []
    for before, after in zip(views[number + 1 :], views[number + 2 :], strict=False):
        if before.asked == seat and before.phase == "turn":
            break
        later.append(Ply(before.asked or 0, after.decisions[-1]))
    return _Moment(views[number], seat or 0, decision, effects, tuple(later))


def _study(moment: _Moment, budget: Budget, seed: int, stop: Event, evaluator: Evaluator) -> _Study:
    view, played = moment.view, moment.decision
    if len(view.legal) == 1:
        return _Study(None, None, Mark.FORCED, reason(view, played, None, None, ()))
    analysis = analyse(view, budget, seed, stop, evaluator)
    found = compare(view, played, budget, seed, stop, evaluator)
    return _Study(analysis, found, found.mark, reason(view, played, analysis, found, moment.later))


def _curve(studies: list[_Study], last: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """The chances before each decision and after the last; before a forced one they are those that follow."""
    curve = [last]
    for study in reversed(studies):
        curve.append(study.analysis.wins if study.analysis else curve[-1])
    return tuple(reversed(curve))


def _reviewed(number: int, moment: _Moment, study: _Study, wins: tuple[float, ...]) -> ReviewedDecision:
    found = study.found
    return ReviewedDecision(
        number=number,
        round=moment.view.state.round,
        seat=moment.seat,
        phase=moment.view.phase,
        decision=moment.decision,
        legal=len(moment.view.legal),
        wins=wins,
        best=found.best if found else moment.decision,
        best_value=found.best_value if found else wins[moment.seat],
        value=found.value if found else wins[moment.seat],
        loss=found.loss if found else 0.0,
        error=found.error if found else 0.0,
        sure=found.sure if found else True,
        mark=study.mark,
        why=study.why,
        line=study.analysis.line if study.analysis else (),
    )


def _turning_points(
    decisions: tuple[ReviewedDecision, ...],
    curve: tuple[tuple[float, ...], ...],
    moments: list[_Moment],
    views: list[View],
) -> tuple[TurningPoint, ...]:
    """The largest swings of a player's chances, in the order of the game."""
    turns = []
    for one in decisions:
        before, after = curve[one.number], curve[one.number + 1]
        swings = [abs(now - then) for now, then in zip(after, before, strict=True)]
        seat = max(range(len(swings)), key=lambda seat: (math.floor(swings[seat] * 1e6 + 0.5), seat == one.seat))
        swing = swings[seat]
        if swing >= SWING:
            own = one.mark.bad and one.loss >= swing / 2
            why = one.why if own else _luck(moments[one.number], views[one.number + 1])
            turns.append(TurningPoint(one.number, seat, before[seat], after[seat], why))
    turns.sort(key=lambda turn: -abs(turn.after - turn.before))
    return tuple(sorted(turns[:TURNING_POINTS], key=lambda turn: turn.number))


def _luck(moment: _Moment, after: View) -> Reason:
    came = next((effect.card for effect in moment.effects if effect.kind == "refill" and effect.card), None)
    return surprise_of(came, moment.seat, after)
