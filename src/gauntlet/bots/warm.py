"""Compiles the kernel functions of this package ahead of their first use, as `rules.warm` does for the rules."""

from __future__ import annotations

import os
import sys
from typing import Any

from gauntlet.rules.warm import collection_paused, mark_compiled


@collection_paused()
def warm_up() -> None:
    """Compiles what our bots need, or loads it."""
    from gauntlet.bots.base import make_bot
    from gauntlet.rules.game import Game

    for name in ("greedy", "pebble", "navigator", "search:50"):
        game, bot = Game.new(seed=0), make_bot(name, 0)
        for _ in range(2):  # from the second decision on, a search keeps its tree
            game.play(bot.decide(game.view(game.seat)))
    mark_compiled("bots")


@collection_paused()
def compile_doors(part: str) -> None:
    """Compiles what is the bots' own, without playing: `mind` or `rollouts`, two parts of about the same size.

    Each has a process beside the one that compiles the rules.
    """
    import numpy as np
    from numba import typeof

    from gauntlet.bots import greedy, mind, network, persona, tree
    from gauntlet.rules.kernel.chance import chance
    from gauntlet.rules.layout import new_state

    states, source, nodes = new_state(), chance(0), np.empty(1, tree.NODE)
    numbers, floats = np.zeros(1, np.int64), np.zeros(1, np.float32)
    net, work = np.zeros(1, network.NETWORK), network.new_work()
    search = (nodes, 0, states, states, source, 0, floats, numbers, numbers)
    calls: dict[str, list[tuple[Any, ...]]] = {
        "mind": [
            (tree.simulate_mind, *search, mind.TUNED, net, work),
            (persona.sample_policy, states, floats, net, work, floats, source),
            (persona.style_root, nodes, states, floats, work),
        ],
        "rollouts": [
            (tree.simulate, *search),
            (greedy.greedy_bit, states, states, source),
            (tree.reroot, nodes, 0, nodes),
            (tree.add_children, nodes, numbers, np.zeros((1, 1))),
            (tree.main_line, nodes, 0, numbers, numbers),
        ],
    }
    for door, *arguments in calls[part]:
        door.compile(tuple(map(typeof, arguments)))


if __name__ == "__main__":
    os.nice(5)  # whoever waits for the rules comes first
    compile_doors(sys.argv[1])
