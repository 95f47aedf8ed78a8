"""The doors of the page: the kernel's own, and three that Python does without."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.greedy import greedy_bit
from gauntlet.bots.mind import TUNED
from gauntlet.bots.network import NETWORK, WORK, Networks, Works
from gauntlet.bots.persona import Temper, persona_bit
from gauntlet.bots.prior import Weights
from gauntlet.bots.search import LONGEST_LINE
from gauntlet.bots.tree import NODE, Tree, add_children, grow, main_line, number_of, reroot, simulate
from gauntlet.match.preview import MOST_LEGAL, NEED, PAYMENT, TILES, previews, progress, shortfalls
from gauntlet.rules.catalogue import BATTLES, CARDS, MOST_PLAYERS
from gauntlet.rules.kernel.chance import Chance, random_bit
from gauntlet.rules.kernel.check import CARD_NUMBERS, complete, flaw
from gauntlet.rules.kernel.deal import deal, draw_setup
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.play import apply, decider, legal_bits, play_randomly, scores
from gauntlet.rules.kernel.see import fill_unseen, gather, see, see_effects
from gauntlet.rules.kernel.vectors import lowest_bit
from gauntlet.rules.layout import CARD_SLOTS, DECISION_NUMBERS, MOST_EFFECTS, PASS, STATE, State, States
from tools.wasm.compiler import Array, Door


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
def simulate_by_mind(
    tree: Tree,
    used: int,
    root: States,
    scratch: States,
    chance: Chance,
    simulations: int,
    weights: Weights,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
    net: Networks,
    work: Works,
) -> int:
    """`simulate_mind`, tuned as always."""
    return grow(tree, used, root, scratch, chance, simulations, weights, marks, path, TUNED, net, work)


_STATE: Final = Array(STATE)
_CHANCE: Final = Array(np.uint64)
_TREE: Final = Array(NODE, (None,))
_LOG: Final = Array(np.int64, (MOST_EFFECTS + 1,))
_DECK, _LOCATIONS, _BATTLES = (Array(np.int8, (size,)) for size in (len(CARDS), MOST_PLAYERS, len(BATTLES)))
_LEGAL: Final = Array(np.int16, (MOST_LEGAL,))
_LINE: Final = Array(np.int64, (LONGEST_LINE,))
_WEIGHTS: Final = Array(np.float32, (PASS + 1,))
_MIND: Final = (Array(NETWORK), Array(WORK))
PATH: Final = 256
_SEARCH: Final = (
    *(_TREE, int, _STATE, _STATE, _CHANCE, int, _WEIGHTS),
    Array(np.int64, (DECISION_NUMBERS + 1,)),
    Array(np.int64, (PATH,)),
)

DOORS: Final = (
    Door(draw_setup, (_CHANCE, int, bool, _DECK, _LOCATIONS, _BATTLES)),
    Door(deal, (_STATE, int, int, int, int, int, _DECK, _LOCATIONS, _BATTLES)),
    Door(list_legal, (_STATE, _LEGAL, _LEGAL)),
    Door(apply, (_STATE, int, _LOG)),
    Door(scores, (_STATE, Array(np.int64, (MOST_PLAYERS,)))),
    Door(decider, (_STATE, int, int)),
    Door(see, (_STATE, int, _STATE)),
    Door(see_effects, (_LOG, int, int)),
    Door(gather, (_STATE,)),
    Door(fill_unseen, (_STATE, _CHANCE)),
    Door(previews, (_STATE, _STATE, _LOG, Array(np.int64, (MOST_LEGAL, PAYMENT + 1)))),
    Door(shortfalls, (_STATE, int, Array(np.int64, (CARD_SLOTS, 2)))),
    Door(progress, (_STATE, Array(np.int64, (TILES, NEED + 1)))),
    Door(complete, (_STATE,)),
    Door(flaw, (_STATE, Array(np.int64, (3,)), Array(np.int64, (CARD_NUMBERS,)))),
    Door(play_randomly, (_STATE, _CHANCE, int)),
    Door(pick_randomly, (_STATE, _CHANCE)),
    Door(greedy_bit, (_STATE, _STATE, _CHANCE)),
    Door(persona_bit, (_STATE, Array(np.float32, (len(fields(Temper)),)), *_MIND, _WEIGHTS, _CHANCE)),
    Door(simulate, _SEARCH),
    Door(simulate_by_mind, (*_SEARCH, *_MIND)),
    Door(reroot, (_TREE, int, _TREE)),
    Door(
        add_children, (_TREE, Array(np.int64, (DECISION_NUMBERS,)), Array(np.float64, (DECISION_NUMBERS, MOST_PLAYERS)))
    ),
    Door(main_line, (_TREE, int, _LINE, _LINE)),
)
