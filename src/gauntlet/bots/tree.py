"""The search tree: information-set Monte-Carlo tree search, the whole of it compiled.

One tree for all that the seat cannot know: each simulation shuffles the unseen cards anew (determinization), selects by
PUCT among the decisions that are legal in *this* shuffle, expands the first node that is new, evaluates it, and
backpropagates the result. Decisions are the same node whatever slot a card lies in.

Without a network (None, for which Numba compiles a search of its own) priors come from `prior.py`, and leaves are
evaluated by rollouts of the light heuristic; with one, priors and values come from the network.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.light import rollout
from gauntlet.bots.network import Networks, Work, Works, encode, policy_head, value_head
from gauntlet.bots.prior import Priors, heuristic_policy
from gauntlet.rules.catalogue import FEWEST_PLAYERS, MOST_PLAYERS
from gauntlet.rules.kernel.chance import Chance
from gauntlet.rules.kernel.jit import door, inline, step
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.see import deal_unseen
from gauntlet.rules.kernel.vectors import lowest_bit
from gauntlet.rules.layout import (
    CLAIM_BATTLE,
    DECISION_NUMBERS,
    DECLINE,
    DECLINE_BATTLES,
    DEFAULT,
    DRAW_CARD,
    GAIN,
    GAIN_STONE,
    LOCATION,
    NONE,
    OVER,
    PASS,
    PASS_TURN,
    PAY,
    PAY_STEP,
    RECRUIT,
    RECRUIT_CARD,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_CARD,
    RESERVE_DECK,
    RETURN,
    RETURN_TOKEN,
    TURN,
    VISIT_LOCATION,
    Bytes,
    State,
    States,
    record_dtype,
)


class Node:
    """A decision in the tree, and what is known of the position behind it."""

    visits: Annotated[int, "i4"]
    available: Annotated[int, "i4"]
    """How often it was legal when its parent was visited: what its visits are measured against."""
    first: Annotated[int, "i4"]
    """The child that was added last; NONE for a leaf."""
    following: Annotated[int, "i4"]
    """The next child of the same parent."""
    prior: Annotated[float, "f4"]
    rounds: Annotated[float, "f4"]
    """The rounds in which the games of all visits ended, added up."""
    value: Annotated[Bytes, "f4", MOST_PLAYERS]
    """The wins of each seat in all visits."""
    number: Annotated[int, "i2"]
    seat: Annotated[int, "i2"]
    """Who took this decision."""


NODE: Final = record_dtype(Node)
Tree = NDArray[np.void]

DEEPEST: Final = 20
"""So many cards of each deck come up at random, as if all were shuffled; hardly a game draws more."""


class Tuning(NamedTuple):
    """Constants of the search."""

    exploration: tuple[float, float, float]
    """With two, three and four players: the more there are, the less their chances differ by one decision."""
    length_penalty: float
    """What a win counts less for each round that it takes longer: whoever is ahead should come to the end."""
    fpu_reduction: float = 0.0
    """First-play urgency: an unvisited child counts as its parent's value minus this."""


ROLLOUTS: Final = Tuning(exploration=(1.6, 1.6, 1.6), length_penalty=0.04)
NOISE = 7
MOST_DECISIONS = 600
"""After so many a game that is played out is given up; light play ends in about 60."""


@inline
def number_of(s: State, bit: int) -> int:
    """The number of a legal decision (see layout.py), given by its bit."""
    if s.phase == TURN:
        if bit < RESERVE:
            return bit
        if bit < RESERVE_DECK:
            return RESERVE_CARD + s.market[bit - RESERVE]
        if bit < RECRUIT:
            return DRAW_CARD + bit - RESERVE_DECK
        if bit < RECRUIT_HAND:
            return RECRUIT_CARD + s.market[bit - RECRUIT]
        if bit < PASS:
            return RECRUIT_CARD + s.player[s.seat].reserved[bit - RECRUIT_HAND]
        return PASS_TURN
    if s.phase == PAY:
        return PAY_STEP + bit
    if s.phase == GAIN:
        return GAIN_STONE + bit
    if s.phase == RETURN:
        return RETURN_TOKEN + bit
    if s.phase == LOCATION:
        return VISIT_LOCATION + int(s.location[bit])
    return DECLINE_BATTLES if bit == DECLINE else CLAIM_BATTLE + int(s.battle[bit])


@inline
def new_node(tree: Tree, used: int, number: int, seat: int, prior: float, following: int) -> None:
    node: Any = tree[used]
    node.visits, node.available, node.first, node.following = 0, 1, NONE, following
    node.prior, node.number, node.seat = prior, number, seat
    node.rounds = 0.0
    for player in range(MOST_PLAYERS):
        node.value[player] = 0.0


@inline
def puct(node: Any, seat: int, first_play: Any, parent_rounds: Any, exploration: Any, tuned: Tuning) -> Any:
    """Mean value plus exploration bonus; wins that take more rounds than the parent's mean count a little less."""
    quality = first_play
    if node.visits:
        share = np.float32(1.0) / np.float32(node.visits)
        quality = (
            node.value[seat]
            * share
            * (np.float32(1.0) - np.float32(tuned.length_penalty) * (node.rounds * share - parent_rounds))
        )
    return quality + exploration * node.prior * np.sqrt(np.float32(node.available)) / np.float32(node.visits + 1)


@step
def select(
    tree: Tree,
    used: int,
    at: int,
    s: State,
    priors: Priors,
    marks: NDArray[np.int64],
    tuned: Tuning,
    net: Any,
    work: Any,
) -> tuple[int, int, int]:
    """Selects the child with the highest PUCT score, and expands the children that were missing.

    Returns the child, its decision's bit, and how many nodes are used now.

    `marks` has, by number, the number of the visit in which a decision was last legal and its bit then, and behind all
    numbers the number of the visit.
    """
    bits = legal_bits(s)
    seat = s.seat
    marks[DECISION_NUMBERS] += 1
    visit = marks[DECISION_NUMBERS] << 6
    missing = 0
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        marks[number_of(s, bit)] = visit | bit
        missing += 1
    parent: Any = tree[at]
    exploration = np.float32(tuned.exploration[s.players - FEWEST_PLAYERS])
    first_play, parent_rounds = np.float32(0.5), np.float32(0.0)
    if parent.visits:
        first_play = parent.value[seat] / np.float32(parent.visits) - np.float32(tuned.fpu_reduction)
        parent_rounds = parent.rounds / np.float32(parent.visits)
    best, best_bit, best_score = NONE, NONE, np.float32(-1.0)
    child = parent.first
    while child != NONE:
        node: Any = tree[child]
        mark = marks[node.number]
        if mark >= visit:
            marks[node.number] = 0
            missing -= 1
            node.available += 1
            score = puct(node, seat, first_play, parent_rounds, exploration, tuned)
            if score > best_score:
                best, best_bit, best_score = child, mark & 63, score
        child = node.following
    if missing and used + missing < len(tree):
        unexpanded = parent.first == NONE
        if net is not None:  # noqa: SIM102 (alone, so that Numba sees that without one it is never so)
            if unexpanded:
                encode(s, s.seat, net[0], work[0])
                policy_head(s, bits, net[0], work[0], priors)
        if net is None or not unexpanded:
            heuristic_policy(s, bits, priors)
        rest = bits
        while rest:
            bit = lowest_bit(rest)
            rest &= rest - 1
            number = number_of(s, bit)
            if marks[number] >= visit:
                new_node(tree, used, number, seat, priors[bit], parent.first)
                parent.first = used
                score = puct(tree[used], seat, first_play, parent_rounds, exploration, tuned)
                if score > best_score:
                    best, best_bit, best_score = used, bit, score
                used += 1
    return best, best_bit, used


@inline
def backpropagate_result(tree: Tree, path: NDArray[np.int64], depth: int, s: State) -> None:
    """For whoever won, all along the path."""
    winners = 0
    for player in range(s.players):
        winners += s.winners >> player & 1
    for level in range(depth + 1):
        node: Any = tree[path[level]]
        node.visits += 1
        node.rounds += s.rounds
        for player in range(s.players):
            if s.winners >> player & 1:
                node.value[player] += 1.0 / winners


@inline
def backpropagate_value(tree: Tree, path: NDArray[np.int64], depth: int, s: State, work: Work) -> None:
    for level in range(depth + 1):
        node: Any = tree[path[level]]
        node.visits += 1
        node.rounds += s.rounds + work.rounds
        for player in range(s.players):
            node.value[player] += work.value[player]


@door
def simulate(
    tree: Tree,
    used: int,
    root: States,
    scratch: States,
    chance: Chance,
    simulations: int,
    priors: Priors,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
) -> int:
    """Runs simulations from the root, whose unseen cards are gathered; returns how many nodes are used then."""
    return run_simulations(tree, used, root, scratch, chance, simulations, priors, marks, path, ROLLOUTS, None, None)


@door
def simulate_mind(
    tree: Tree,
    used: int,
    root: States,
    scratch: States,
    chance: Chance,
    simulations: int,
    priors: Priors,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
    tuned: Tuning,
    net: Networks,
    work: Works,
) -> int:
    """The same by a network."""
    return run_simulations(tree, used, root, scratch, chance, simulations, priors, marks, path, tuned, net, work)


@step
def run_simulations(
    tree: Tree,
    used: int,
    root: States,
    scratch: States,
    chance: Chance,
    simulations: int,
    priors: Priors,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
    tuned: Tuning,
    net: Any,
    work: Any,
) -> int:
    """Both of them: Numba compiles it once for a network and a `Work`, and once for None."""
    s: State = scratch[0]
    viewer = root[0].seat  # its chances are what counts, and a network knows most of the seat that looks
    for _ in range(simulations):
        scratch[0] = root[0]
        deal_unseen(s, chance, DEEPEST)
        at, depth = 0, 0
        path[0] = 0
        while s.phase != OVER and depth + 1 < len(path):
            child, bit, used = select(tree, used, at, s, priors, marks, tuned, net, work)
            if child == NONE:
                break
            apply_bit(s, bit, None)
            depth += 1
            path[depth] = child
            at = child
            if tree[child].visits == 0:
                break
        if net is None:
            s.payment = DEFAULT  # as the light heuristic pays anyway, but without the question
            rollout(s, chance, NOISE, MOST_DECISIONS)
        evaluated = False
        if net is not None:
            evaluated = s.phase != OVER
            if evaluated:
                encode(s, viewer, net[0], work[0])
                value_head(s, viewer, net[0], work[0])
                backpropagate_value(tree, path, depth, s, work[0])
        if not evaluated:
            backpropagate_result(tree, path, depth, s)
    return used


@door
def reroot(tree: Tree, at: int, fresh: Tree) -> int:
    """Copies the tree below a node into a fresh one; returns how many nodes that are. Parents come before children."""
    fresh[0] = tree[at]
    used = 1
    parent = 0
    while parent < used:
        child = fresh[parent].first
        fresh[parent].first = NONE
        before = NONE
        while child != NONE:
            fresh[used] = tree[child]
            if before == NONE:
                fresh[parent].first = used
            else:
                fresh[before].following = used
            before = used
            used += 1
            child = tree[child].following
        if before != NONE:
            fresh[before].following = NONE
        parent += 1
    return used


@door
def add_children(tree: Tree, visits: NDArray[np.int64], wins: NDArray[np.float64]) -> None:
    """Adds what is known of the root's decisions to sums by number."""
    child = tree[0].first
    while child != NONE:
        node: Any = tree[child]
        visits[node.number] += node.visits
        for player in range(MOST_PLAYERS):
            wins[node.number, player] += node.value[player]
        child = node.following


@door
def main_line(tree: Tree, least: int, numbers: NDArray[np.int64], seats: NDArray[np.int64]) -> int:
    """Follows the most visited decisions as long as they were tried at least so often; how many there are."""
    at, length = 0, 0
    while length < len(numbers):
        best, most = NONE, least - 1
        child = tree[at].first
        while child != NONE:
            if tree[child].visits > most:
                best, most = child, tree[child].visits
            child = tree[child].following
        if best == NONE:
            break
        numbers[length], seats[length] = tree[best].number, tree[best].seat
        length += 1
        at = best
    return length
