"""A run: plays the games of a plan that are not on disk yet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from gauntlet.arena.bot_game import Outcome
from gauntlet.arena.charts import matrix_svg, ratings_svg
from gauntlet.arena.report import Report
from gauntlet.arena.runners import Runner
from gauntlet.arena.store import Store


def play_rest(store: Store, runner: Runner) -> Iterator[Outcome]:
    """Plays the missing games; a game is on disk when it is yielded."""
    rest = [pairing for pairing in store.plan.pairings if pairing.number not in store.outcomes]
    if not rest:
        return
    with closing(runner(store.plan, rest)) as games:  # type: ignore[type-var]
        for played in games:
            store.keep(played)
            yield played.outcome


def report(store: Store) -> Report:
    """The report so far, also written to the folder: as JSON and as charts."""
    made = Report.of(store.plan, [store.outcomes[number] for number in sorted(store.outcomes)])
    store.write({"summary.json": made.json(), "matrix.svg": matrix_svg(made), "ratings.svg": ratings_svg(made)})
    return made
