"""Compiles the kernel functions of this package ahead of their first use, as `rules.warm` does for the rules."""

from __future__ import annotations

import os

import numpy as np
from numba import typeof

from gauntlet.rules.warm import collection_paused, mark_compiled


@collection_paused()
def warm_up() -> None:
    """Compiles what our levels need, or loads it. The mind is compiled when the first one is made."""
    from gauntlet.bots.base import make_bot
    from gauntlet.rules.game import Game

    for name in ("greedy", "mason", "search:50"):
        game, bot = Game.new(seed=0), make_bot(name, 0)
        for _ in range(2):  # from the second decision on, a search keeps its tree
            game.play(bot.decide(game.view(game.seat)))
    mark_compiled("bots")


@collection_paused()
def compile_doors() -> None:
    """Compiles what is the bots' own, without playing: in a process beside the one that compiles the rules."""
    from gauntlet.bots import character, greedy, tree
    from gauntlet.rules.kernel.chance import chance
    from gauntlet.rules.layout import new_state

    states, source, nodes = new_state(), chance(0), np.empty(1, tree.NODE)
    numbers, floats = np.zeros(1, np.int64), np.zeros(1, np.float32)
    calls: list[tuple[object, ...]] = [
        (tree.simulate, nodes, 0, states, states, source, 0, floats, numbers, numbers),
        (greedy.greedy_bit, states, states, source),
        (tree.reroot, nodes, 0, nodes),
        (tree.add_children, nodes, numbers, np.zeros((1, 1))),
        (tree.main_line, nodes, 0, numbers, numbers),
        (character.character_bit, states, np.zeros(1), np.zeros(1, np.int8), source),
    ]
    for door, *arguments in calls:
        door.compile(tuple(map(typeof, arguments)))  # type: ignore[attr-defined]


if __name__ == "__main__":
    os.nice(5)  # whoever waits for the rules comes first
    compile_doors()
