"""Compiles the kernel functions of this package ahead of their first use, as `rules.warm` does for the rules."""

from __future__ import annotations

import os

import numpy as np
from numba import typeof

from gauntlet.rules.warm import mark_compiled


def warm_up() -> None:
    """Compiles what our bots need, or loads it."""
    from gauntlet.bots.base import make_bot
    from gauntlet.rules.game import Game

    for name in ("greedy", "pebble", "search:50", "mind:50"):
        game, bot = Game.new(seed=0), make_bot(name, 0)
        for _ in range(2):  # from the second decision on, a search keeps its tree
            game.play(bot.decide(game.view(game.seat)))
    mark_compiled("bots")


def compile_doors() -> None:
    """Compiles what is the bots' own, without playing: in a process beside the one that compiles the rules."""
    from gauntlet.bots import greedy, mind, network, persona, tree
    from gauntlet.rules.kernel.chance import chance
    from gauntlet.rules.layout import new_state

    states, source, nodes = new_state(), chance(0), np.empty(1, tree.NODE)
    numbers, floats = np.zeros(1, np.int64), np.zeros(1, np.float32)
    net, work = np.zeros(1, network.NETWORK), network.new_work()
    search = (nodes, 0, states, states, source, 0, floats, numbers, numbers)
    calls: list[tuple[object, ...]] = [
        (tree.simulate, *search),
        (tree.simulate_mind, *search, mind.TUNED, net, work),
        (greedy.greedy_bit, states, states, source),
        (tree.reroot, nodes, 0, nodes),
        (tree.add_children, nodes, numbers, np.zeros((1, 1))),
        (tree.main_line, nodes, 0, numbers, numbers),
        (persona.persona_bit, states, floats, net, work, floats, source),
    ]
    for door, *arguments in calls:
        door.compile(tuple(map(typeof, arguments)))  # type: ignore[attr-defined]


if __name__ == "__main__":
    os.nice(5)  # whoever waits for the rules comes first
    compile_doors()
