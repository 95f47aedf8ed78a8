"""A review as text: the curve as a picture of blocks, turning points, and the decisions that were marked."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from gauntlet.review.marks import JUDGED, Mark
from gauntlet.review.report import Review, Reviewed
from gauntlet.review.words import does, listed, unbroken

WIDTH: Final = 80
NAME: Final = 14
"""Room for a name; a longer one is cut."""
HEIGHT: Final = 3
"""Lines of a player's curve."""
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
SIGNS: Final = {Mark.INACCURACY: "i", Mark.MISTAKE: "m", Mark.BLUNDER: "B"}


def lines(review: Review) -> Iterator[str]:
    """The whole report, for 80 columns."""
    yield from headline(review)
    yield ""
    yield from _curves(review)
    yield ""
    yield from _table(review)
    if review.turning_points:
        yield "\nTurning points"
        for turn in review.turning_points:
            one = review.decisions[turn.number]
            change = f"{short(review.names[turn.seat])} {percent(turn.before)} → {percent(turn.after)}"
            yield from _folded(f"{_where(review, one)}: {change}", 2)
            yield from _folded(turn.reason, 6)
    yield f"\n{'Inaccuracies, mistakes and blunders' if review.marked else 'No decision lost much.'}"
    for one in review.marked:
        told = f"{SIGNS[one.mark]} {_where(review, one)}: {one.mark.value}, {points(one.loss)} lost"
        yield from _folded(told, 2)
        yield from _folded(one.reason, 6)


def headline(review: Review) -> Iterator[str]:
    """Who played what, how it ended, and how it was searched."""
    kind = f"Epic Battles (ending {review.table.ending})" if review.table.epic_battles else "the base game"
    rounds = review.decisions[-1].round if review.decisions else 0
    yield f"{listed(list(review.names))}: {kind}, {len(review.decisions)} decisions in {rounds} rounds"
    yield ending(review)
    many = review.budget.simulations
    each = f"{many:,} simulations" if many else f"{review.budget.ms} ms"
    yield f"Each decision with {each} from the seat that took it, seed {review.seed}"


def ending(review: Review) -> str:
    if review.result is None:
        return "The game is not over."
    scores = listed([f"{name} {score}" for name, score in zip(review.names, review.result.points, strict=True)])
    winners = listed([review.names[seat] for seat in review.result.winners])
    won = f"{winners} won" if len(review.result.winners) == 1 else f"{winners} share the victory"
    return f"{won if winners else 'Nobody won'}. Points: {scores}."


def _curves(review: Review) -> Iterator[str]:
    last = len(review.curve) - 1
    columns = min(WIDTH - NAME - 12, len(review.curve))
    at = [round(column * last / max(1, columns - 1)) for column in range(columns)]
    for seat, name in enumerate(review.names):
        heights = [round(review.curve[point][seat] * HEIGHT * 8) for point in at]
        for row in reversed(range(HEIGHT)):
            bar = "".join(BLOCKS[min(8, max(0, height - 8 * row))] for height in heights)
            label = short(name) if row == HEIGHT // 2 else ""
            scale = {HEIGHT - 1: "100 %", 0: "0 %"}.get(row, "")
            yield f"{label:<{NAME}} {scale:>5} ▕{bar}▏".rstrip()
        yield f"{'':{NAME}} {'':5}  {_signs(review, seat, at)}".rstrip()
    yield f"{'round':>{NAME + 6}}  {_axis(review, at)}"


def _signs(review: Review, seat: int, at: list[int]) -> str:
    """The worst mark of the decisions that a column stands for."""
    signs = []
    for column, point in enumerate(at):
        end = at[column + 1] if column + 1 < len(at) else point
        own = [one.mark for one in review.decisions[point:end] if one.seat == seat and one.mark.bad]
        signs.append(SIGNS[max(own, key=list(Mark).index)] if own else " ")
    return "".join(signs).rstrip()


def _axis(review: Review, at: list[int]) -> str:
    """Numbers of rounds, each where it begins."""
    axis = ""
    told = 0
    for column, point in enumerate(at):
        number = review.decisions[point].round if point < len(review.decisions) else told
        if number != told and (number == 1 or number % 5 == 0) and len(axis) <= column:
            axis = f"{axis:<{column}}{number} "
        told = number
    return axis.rstrip()


def _table(review: Review) -> Iterator[str]:
    yield f"{'':{NAME}}  best  good  inaccuracy i  mistake m  blunder B  mean loss"
    widths = dict(zip(JUDGED, (5, 6, 14, 11, 11), strict=True))
    for summary in review.players:
        counts = "".join(f"{summary.marks[mark]:>{widths[mark]}}" for mark in JUDGED)
        yield f"{short(summary.name):<{NAME}} {counts}  {points(summary.mean_loss):>9}"


def _where(review: Review, one: Reviewed) -> str:
    return f"round {one.round}, {short(review.names[one.seat])} {does(one.decision)}"


def _folded(text: str, indent: int) -> list[str]:
    return wrap(unbroken(text), WIDTH, initial_indent=" " * indent, subsequent_indent=" " * max(indent, 4))


def short(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def points(value: float) -> str:
    """A loss, in points of win probability."""
    return f"{100 * value:.1f} pts"
