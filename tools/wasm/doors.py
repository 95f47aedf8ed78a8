"""The doors of the page: the kernel's own, and three that Python does without."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.greedy import greedy_bit
from gauntlet.bots.mind import TUNED
from gauntlet.bots.network import NETWORK, WORK, Networks, Works
from gauntlet.bots.persona import Style, sample_policy, style_root
from gauntlet.bots.prior import Priors
from gauntlet.bots.search import LONGEST_LINE
from gauntlet.bots.tree import NODE, Tree, add_children, main_line, number_of, reroot, run_simulations, simulate
from gauntlet.match.preview import EXCESS, MOST_LEGAL, NEED, PAYMENT, TILES, needs, previews, progress, shortfalls
from gauntlet.review.kernel.explain import GAINS, advise, explain, surprise
from gauntlet.review.kernel.facts import WORK as FACTS
from gauntlet.review.kernel.judge import FOUND, MOST_DEALS, judge, keep_best
from gauntlet.review.kernel.rows import GAIN, MOST_REASONS, REASON
from gauntlet.rules.catalogue import BATTLES, CARDS, MOST_PLAYERS
from gauntlet.rules.kernel.chance import Chance, random_bit
from gauntlet.rules.kernel.check import CARD_NUMBERS, complete, flaw
from gauntlet.rules.kernel.deal import deal, draw_setup
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.play import apply, decider, legal_bits, play_randomly, scores
from gauntlet.rules.kernel.see import fill_unseen, gather, see, see_effects
from gauntlet.rules.kernel.vectors import lowest_bit
from gauntlet.rules.layout import CARD_SLOTS, DECISION_NUMBERS, MOST_EFFECTS, PASS, STATE, State, States
from tools.wasm.wasm_compiler import Array, Door


@door
def list_legal(states: States, numbers: NDArray[np.int16], bits: NDArray[np.int16]) -> int:
    """The legal decisions of the first state: their numbers, and their bits in the phase; how many there are."""
    s: State = states[0]
    rest = legal_bits(s)
    count = 0
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        numbers[count], bits[count] = number_of(s, bit), bit
        count += 1
    return count


@door
def pick_randomly(states: States, chance: Chance) -> int:
    """The bit of one of the legal decisions of the first state."""
    return random_bit(legal_bits(states[0]), chance)


@door
def search_mind(
    tree: Tree,
    used: int,
    root: States,
    scratch: States,
    chance: Chance,
    simulations: int,
    priors: Priors,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
    net: Networks,
    work: Works,
) -> int:
    """`simulate_mind`, tuned as its bots are."""
    return run_simulations(tree, used, root, scratch, chance, simulations, priors, marks, path, TUNED, net, work)


_STATE: Final = Array(STATE)
_CHANCE: Final = Array(np.uint64)
_TREE: Final = Array(NODE, (None,))
_LOG: Final = Array(np.int64, (MOST_EFFECTS + 1,))
_DECK, _LOCATIONS, _BATTLES = (Array(np.int8, (size,)) for size in (len(CARDS), MOST_PLAYERS, len(BATTLES)))
_LEGAL: Final = Array(np.int16, (MOST_LEGAL,))
_LINE: Final = Array(np.int64, (LONGEST_LINE,))
PATH: Final = 256
_BITS: Final = Array(np.int64, (MOST_LEGAL,))
_VALUES: Final = Array(np.float64, (MOST_LEGAL, MOST_DEALS))
_WORK: Final = Array(STATE, (FACTS,))
_KNOWN: Final = Array(np.int8, (len(CARDS),))
_GAINS, _REASONS = Array(GAIN, (GAINS,)), Array(REASON, (MOST_REASONS,))

_PRIORS: Final = Array(np.float32, (PASS + 1,))
_SEARCH: Final = (
    *(_TREE, int, _STATE, _STATE, _CHANCE, int, _PRIORS),
    Array(np.int64, (DECISION_NUMBERS + 1,)),
    Array(np.int64, (PATH,)),
)
_ON_TREES: Final = (
    Door(gather, (_STATE,)),
    Door(reroot, (_TREE, int, _TREE)),
    Door(
        add_children, (_TREE, Array(np.int64, (DECISION_NUMBERS,)), Array(np.float64, (DECISION_NUMBERS, MOST_PLAYERS)))
    ),
    Door(main_line, (_TREE, int, _LINE, _LINE)),
)

KERNEL: Final = (
    Door(draw_setup, (_CHANCE, int, bool, _DECK, _LOCATIONS, _BATTLES)),
    Door(deal, (_STATE, int, int, int, int, int, _DECK, _LOCATIONS, _BATTLES)),
    Door(list_legal, (_STATE, _LEGAL, _LEGAL)),
    Door(apply, (_STATE, int, _LOG)),
    Door(scores, (_STATE, Array(np.int64, (MOST_PLAYERS,)))),
    Door(decider, (_STATE, int, int)),
    Door(see, (_STATE, int, _STATE)),
    Door(see_effects, (_LOG, int, int)),
    Door(previews, (_STATE, _STATE, _LOG, Array(np.int64, (MOST_LEGAL, PAYMENT + 1)))),
    Door(shortfalls, (_STATE, int, Array(np.int64, (CARD_SLOTS, 2)))),
    Door(progress, (_STATE, Array(np.int64, (TILES, NEED + 1)))),
    Door(needs, (_STATE, Array(np.int64, (MOST_PLAYERS, EXCESS + 1)))),
    Door(pick_randomly, (_STATE, _CHANCE)),
)
REVIEW: Final = (
    Door(fill_unseen, (_STATE, _CHANCE)),
    Door(complete, (_STATE,)),
    Door(flaw, (_STATE, Array(np.int64, (3,)), Array(np.int64, (CARD_NUMBERS,)))),
    Door(play_randomly, (_STATE, _CHANCE, int)),
    Door(greedy_bit, (_STATE, _STATE, _CHANCE)),
    Door(simulate, _SEARCH),
    *_ON_TREES,
    Door(keep_best, (_VALUES, _BITS, int, int, int)),
    Door(judge, (_VALUES, int, Array(np.float64, (FOUND,)))),
    Door(explain, (_STATE, _WORK, _CHANCE, int, int, bool, bool, int, int, int, _KNOWN, _LOG, _GAINS, _REASONS)),
    Door(advise, (_STATE, _WORK, _CHANCE, int, int, int, bool, _KNOWN, _LOG, _GAINS, _REASONS)),
    Door(surprise, (_STATE, int, int, _REASONS)),
)

_STYLE: Final = Array(np.float32, (len(fields(Style)),))
_NETWORK: Final = Array(NETWORK), Array(WORK)
MIND: Final = (
    Door(search_mind, (*_SEARCH, *_NETWORK)),
    Door(sample_policy, (_STATE, _STYLE, *_NETWORK, _PRIORS, _CHANCE)),
    Door(style_root, (_TREE, _STATE, _STYLE, Array(WORK))),
    *_ON_TREES,
)

MODULES: Final = {"kernel": KERNEL, "review": KERNEL + REVIEW, "mind": MIND}
"""The files of the page: whoever only plays need not load positions, rollouts, which reviews compare decisions with,
and reasons. The mind has a memory of its own beside that of another module, so it has only searches and its policy."""
DOORS: Final = tuple({door.name: door for doors in MODULES.values() for door in doors}.values())
"""All of them."""
