"""The values of decisions, compiled: each is played in the same deals, and searched from there by a tree of its own."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.prior import Priors
from gauntlet.bots.tree import ROLLOUTS, Tree, new_node, run_simulations
from gauntlet.rules.kernel.chance import Chance
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.play import apply_bit
from gauntlet.rules.kernel.see import ALL_CARDS, deal_unseen, gather_unseen, hide
from gauntlet.rules.kernel.vectors import count_bits
from gauntlet.rules.layout import NONE, OVER, State, States

Values = NDArray[np.float64]
"""Of candidates (rows) in deals (columns)."""


@door
def evaluate(
    seen: States,
    dealt: States,
    after: States,
    scratch: States,
    dealing: Chance,
    luck: Chance,
    bits: NDArray[np.int64],
    candidates: int,
    simulations: int,
    tree: Tree,
    priors: Priors,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
    values: Values,
    deal: int,
) -> None:
    """Fills a column of `values`: the win rates of the seat to decide after each candidate, given by its bit.

    `seen` is what the seat sees, and `dealing` one of the deals behind it. After its decision the seat sees the cards
    that have turned up, and nothing else: from there it is a search like any other, with the same `luck` for all.
    """
    dealt[0] = seen[0]
    gather_unseen(dealt[0])
    deal_unseen(dealt[0], dealing, ALL_CARDS)
    seat = int(seen[0].seat)
    start = luck[0]
    s: State = after[0]
    for index in range(candidates):
        after[0] = dealt[0]
        apply_bit(s, bits[index], None)
        if s.phase == OVER:
            values[index, deal] = (s.winners >> seat & 1) / max(1, count_bits(s.winners))
            continue
        hide(s, seat)
        gather_unseen(s)
        luck[0] = start
        new_node(tree, 0, NONE, NONE, 0.0, NONE)
        run_simulations(tree, 1, after, scratch, luck, simulations, priors, marks, path, ROLLOUTS, None, None)
        values[index, deal] = np.float64(tree[0].value[seat]) / tree[0].visits


@door
def keep_best(values: Values, bits: NDArray[np.int64], candidates: int, deals: int, most: int) -> int:
    """Leaves the first candidate and the best others, best first, at most so many; how many candidates that are."""
    kept = 1
    while kept < candidates and kept <= most:
        best, highest = NONE, -1.0
        for index in range(kept, candidates):
            total = 0.0
            for deal in range(deals):
                total += values[index, deal]
            if total > highest:
                best, highest = index, total
        for deal in range(deals):
            values[kept, deal], values[best, deal] = values[best, deal], values[kept, deal]
        bits[kept], bits[best] = bits[best], bits[kept]
        kept += 1
    return kept
