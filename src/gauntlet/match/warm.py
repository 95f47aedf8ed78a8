"""Compiles the kernel functions of this package ahead of their first use, as `rules.warm` does for the rules."""

from __future__ import annotations

import os

from gauntlet.rules.warm import collection_paused, mark_compiled


@collection_paused()
def warm_up() -> None:
    """Compiles what screens and histories need, or loads it."""
    from gauntlet.match.screen import board
    from gauntlet.rules.game import Game
    from gauntlet.rules.view import masked

    board(Game.new(seed=0), 0)
    masked((), 0, None)
    mark_compiled("match")


if __name__ == "__main__":  # in a process of its own: each line of its output is the share that is done
    os.nice(2)  # the page comes first
    from gauntlet.match import screen as screen  # loads all functions, so that the share is of all of them
    from gauntlet.rules import warm as rules
    from gauntlet.rules.compile_progress import compile_progress

    with compile_progress(lambda share: print(f"{share:.3f}", flush=True)):  # noqa: T201
        rules.warm_up()
        warm_up()
