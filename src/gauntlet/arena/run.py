"""A run: the games of a plan that are not on disk yet, played and kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from gauntlet.arena.match import Outcome
from gauntlet.arena.picture import matrix_svg, ratings_svg
from gauntlet.arena.report import Report
from gauntlet.arena.runners import Runner
from gauntlet.arena.store import Store


def play_rest(store: Store, runner: Runner) -> Iterator[Outcome]:
    """Plays what is missing; a game is on disk when it is yielded."""
    rest = [match for match in store.plan.matches if match.number not in store.outcomes]
    if not rest:
        return
    with closing(runner(store.plan, rest)) as games:  # type: ignore[type-var]
        for played in games:
            store.keep(played)
            yield played.outcome


def report(store: Store) -> Report:
    """What came out so far, also written into the folder: as JSON and as pictures."""
    made = Report.of(store.plan, [store.outcomes[number] for number in sorted(store.outcomes)])
    store.write({"summary.json": made.json(), "matrix.svg": matrix_svg(made), "ratings.svg": ratings_svg(made)})
    return made
