"""Compiles the kernel functions of this package ahead of their first use, as `rules.warm` does for the rules."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np

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


class Compiler:
    """Compiles what is the bots' own without playing, in four parts. Two of them are the base of the others."""

    def __init__(self) -> None:
        from gauntlet.bots import network, tree
        from gauntlet.rules.kernel.chance import chance
        from gauntlet.rules.layout import new_state

        self._states, self._chance, self._nodes = new_state(), chance(0), np.empty(1, tree.NODE)
        self._numbers, self._floats = np.zeros(1, np.int64), np.zeros(1, np.float32)
        self._net, self._work = np.zeros(1, network.NETWORK), network.new_work()
        buffers = self._floats, self._numbers, self._numbers
        self._search = self._nodes, 0, self._states, self._states, self._chance, 0, *buffers

    def for_all(self) -> None:
        from gauntlet.bots.prior import heuristic_policy
        from gauntlet.rules.kernel.play import apply_bit, legal_bits
        from gauntlet.rules.kernel.see import deal_unseen

        state = self._states[0]
        _compile(legal_bits, state)
        _compile(apply_bit, state, 0, None)
        _compile(deal_unseen, state, self._chance, 0)
        _compile(heuristic_policy, state, 0, self._floats)

    def rollouts(self) -> None:
        from gauntlet.bots import greedy, tree
        from gauntlet.rules.kernel.see import fill_unseen, gather

        _compile(tree.simulate, *self._search)
        _compile(greedy.greedy_bit, self._states, self._states, self._chance)
        _compile(tree.reroot, self._nodes, 0, self._nodes)
        _compile(tree.add_children, self._nodes, self._numbers, np.zeros((1, 1)))
        _compile(tree.main_line, self._nodes, 0, self._numbers, self._numbers)
        _compile(fill_unseen, self._states, self._chance)
        _compile(gather, self._states)

    def network(self) -> None:
        from gauntlet.bots.network import encode, policy_logits

        net, work = self._net[0], self._work[0]
        _compile(encode, self._states[0], net, work)
        _compile(policy_logits, self._states[0], 0, net, work, self._floats)

    def personas(self) -> None:
        from gauntlet.bots import persona

        policy = self._states, self._floats, self._net, self._work, self._floats, self._chance
        _compile(persona.sample_policy, *policy)
        _compile(persona.style_root, self._nodes, self._states, self._floats, self._work)

    def mind(self) -> None:
        from gauntlet.bots import mind, tree

        _compile(tree.simulate_mind, *self._search, mind.TUNED, self._net, self._work)


def _compile(function: Any, *arguments: object) -> None:
    """For arguments of the types of these."""
    from numba import typeof

    function.compile(tuple(map(typeof, arguments)))


def _fork(work: Callable[[], None]) -> int:
    """Does it in another process, with all that is compiled so far; the process."""
    child = os.fork()
    if not child:
        work()
        os._exit(0)
    return child


@collection_paused()
def main() -> None:
    """Beside the process that compiles the rules: as many at a time as do not need each other."""
    os.nice(5)  # whoever waits for the rules comes first
    compiler = Compiler()
    compiler.for_all()
    children = [_fork(compiler.rollouts)]
    compiler.network()
    children.append(_fork(compiler.personas))
    compiler.mind()
    for child in children:
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
