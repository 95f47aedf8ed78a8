"""Games that the mind plays against itself, or one network against another: compiled from deal to result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.network import Networks, Works, new_work
from gauntlet.bots.prior import Priors
from gauntlet.bots.tree import NODE, Tree, Tuning, number_of, run_simulations
from gauntlet.rules.catalogue import BATTLES, CARDS, MOST_PLAYERS
from gauntlet.rules.kernel.chance import Chance, chance, next_word, random_bit
from gauntlet.rules.kernel.deal import deal, draw_setup
from gauntlet.rules.kernel.jit import door, inline, step
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.kernel.score import score
from gauntlet.rules.kernel.see import gather_unseen, hide
from gauntlet.rules.kernel.vectors import is_single, lowest_bit
from gauntlet.rules.layout import CHOICE, DECISION_NUMBERS, NONE, OVER, States, new_state, record_dtype
from gauntlet.training.kinds import KINDS, Kind
from gauntlet.training.positions import BITS, POSITION, Positions

MOST_ROUNDS: Final = 80
"""Where a game is given up; good ones take 25 to 30."""
MOST_DECISIONS: Final = 4 * MOST_ROUNDS * MOST_PLAYERS
NODES: Final = 200_000


class Schedule:
    """How deeply each decision is searched, and how games explore."""

    deep: Annotated[int, "i4"]
    """Simulations of a decision that is learned from."""
    shallow: Annotated[int, "i4"]
    """Of the others, which only bring the game forward."""
    share: Annotated[float, "f4"]
    """How many decisions are searched deeply."""
    noise: Annotated[float, "f4"]
    """The part of noise in the root's priors there."""
    sampled_decisions: Annotated[int, "i4"]
    """Up to so many decisions of a game are drawn by their visits instead of taking the best."""
    random_rate: Annotated[float, "f4"]
    """In some games: how often a decision is random."""


SCHEDULE: Final = record_dtype(Schedule)


@inline
def uniform(source: Chance) -> float:
    return (next_word(source) & 0xFFFF_FFFF) / 4294967296.0


@inline
def clear(tree: Tree) -> None:
    root: Any = tree[0]
    root.visits, root.available, root.first, root.following = 0, 0, NONE, NONE
    root.rounds = 0.0
    for seat in range(MOST_PLAYERS):
        root.value[seat] = 0.0


@step
def add_root_noise(tree: Tree, source: Chance, part: float) -> None:
    """Mixes noise into the root's priors: cubes of exponentials, close to a Dirichlet distribution of small alpha."""
    start = source[0]
    whole = 0.0
    child = tree[0].first
    while child != NONE:
        whole += (-np.log(1e-9 + uniform(source))) ** 3
        child = tree[child].following
    source[0] = start  # the same numbers once more: nothing has to be kept
    child = tree[0].first
    while child != NONE:
        drawn = (-np.log(1e-9 + uniform(source))) ** 3 / whole
        tree[child].prior = (1 - part) * tree[child].prior + part * drawn
        child = tree[child].following


@step
def most_visited(tree: Tree, states: States, bits: int, visits: NDArray[np.int64]) -> int:
    """Fills the visits by the bits of the root's decisions; the bit that has most."""
    best, most = NONE, NONE
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        visits[bit] = 0
        number = number_of(states[0], bit)
        child = tree[0].first
        while child != NONE:
            if tree[child].number == number:
                visits[bit] = tree[child].visits
                break
            child = tree[child].following
        if visits[bit] > most:
            best, most = bit, visits[bit]
    return best


@step
def sample_by_visits(bits: int, visits: NDArray[np.int64], source: Chance) -> int:
    whole = 0
    rest = bits
    while rest:
        whole += visits[lowest_bit(rest)]
        rest &= rest - 1
    left = uniform(source) * whole
    bit = lowest_bit(bits)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        left -= visits[bit]
        if left < 0:
            break
    return bit


@door
def play_game(
    states: States,
    root: States,
    scratch: States,
    tree: Tree,
    priors: Priors,
    marks: NDArray[np.int64],
    path: NDArray[np.int64],
    visits: NDArray[np.int64],
    source: Chance,
    schedules: NDArray[np.void],
    tuned: Tuning,
    networks: Networks | None,
    work: Works | None,
    second: int,
    out: Positions,
) -> int:
    """Plays a dealt game to its end; how many positions it left in `out`, which may have no room for any.

    `second` has a bit for each seat that plays by the second network.
    """
    s: Any = states[0]
    plan: Any = schedules[0]
    random_rate = plan.random_rate if uniform(source) < 0.5 else 0.0
    sampled = uniform(source) * plan.sampled_decisions
    taken, count = 0, 0
    while s.phase != OVER:
        bits = legal_bits(s)
        if is_single(bits):
            apply_bit(s, lowest_bit(bits), None)
            continue
        root[0] = states[0]
        hide(root[0], s.seat)
        gather_unseen(root[0])
        clear(tree)
        deep = uniform(source) < plan.share
        net = networks
        if networks is not None:
            which = second >> s.seat & 1
            net = networks[which : which + 1]
        used = run_simulations(tree, 1, root, scratch, source, 1, priors, marks, path, tuned, net, work)
        if deep and plan.noise > 0:
            add_root_noise(tree, source, plan.noise)
        number = plan.deep if deep else plan.shallow
        run_simulations(tree, used, root, scratch, source, number - 1, priors, marks, path, tuned, net, work)
        bit = most_visited(tree, states, bits, visits)
        if count < len(out):
            position: Any = out[count]
            position.state = states[0]
            for index in range(BITS):
                position.visits[index] = visits[index] if bits >> index & 1 else 0
            for seat in range(MOST_PLAYERS):
                position.value[seat] = tree[0].value[seat] / tree[0].visits
            position.searched, position.last = 1 if deep else 0, 0
            count += 1
        if uniform(source) < random_rate:
            bit = random_bit(bits, source)
        elif taken < sampled:
            bit = sample_by_visits(bits, visits, source)
        taken += 1
        apply_bit(s, bit, None)
    winners = 0
    for seat in range(s.players):
        winners += s.winners >> seat & 1
    for index in range(count):
        ended: Any = out[index]
        ended.rounds_left = s.rounds - ended.state.rounds
        ended.last = 1 if index + 1 == count else 0
        for seat in range(MOST_PLAYERS):
            # Without a winner nobody has done better than the others.
            even = 1.0 / s.players if seat < s.players else 0.0
            ended.share[seat] = even if winners == 0 else (1.0 / winners if s.winners >> seat & 1 else 0.0)
            ended.points[seat] = score(s, seat) if seat < s.players else 0
    return count


class Result(NamedTuple):
    """How a game ended."""

    winners: int
    rounds: int


class Table:
    """Where games are played one after another, with room for all that they need."""

    def __init__(self, schedule: dict[str, float], tuned: Tuning, networks: Networks | None) -> None:
        self._plan = np.zeros(1, SCHEDULE)
        for name, value in schedule.items():
            self._plan[0][name] = value
        self._tuned, self._networks = tuned, networks
        self._work = None if networks is None else new_work()
        self._states, self._root, self._scratch = new_state(), new_state(), new_state()
        self._tree = np.empty(NODES, NODE)
        self._priors, self._visits = np.zeros(BITS, np.float32), np.zeros(BITS, np.int64)
        self._marks, self._path = np.zeros(DECISION_NUMBERS + 1, np.int64), np.zeros(256, np.int64)
        self._positions = np.zeros(MOST_DECISIONS, POSITION)

    def play(self, kind: Kind, deal_seed: int, seed: int, second: int = 0) -> Result:
        """One network against another: the second one sits at the seats that are bits of `second`."""
        self._deal(kind, deal_seed)
        self._run(seed, second, self._positions[:0])
        return Result(int(self._states[0].winners), int(self._states[0].rounds))

    def record(self, seeds: Sequence[int], only: Kind | None = None) -> tuple[Positions, list[Result]]:
        """A game of self-play for each seed, at tables of all kinds or of one."""
        kept, results = [], []
        for seed in seeds:
            chosen = np.random.default_rng(seed)
            weights = np.array([kind.weight for kind in KINDS], float)
            kind = KINDS[chosen.choice(len(KINDS), p=weights / weights.sum())]
            self._deal(only or kind, int(chosen.integers(1 << 62)))
            count = self._run(int(chosen.integers(1 << 62)), 0, self._positions)
            kept.append(self._positions[:count].copy())
            results.append(Result(int(self._states[0].winners), int(self._states[0].rounds)))
        return np.concatenate(kept), results

    def _deal(self, kind: Kind, seed: int) -> None:
        deck, location, battle = (np.empty(size, np.int8) for size in (len(CARDS), MOST_PLAYERS, len(BATTLES)))
        draw_setup(chance(seed), kind.players, kind.epic_battles, deck, location, battle)
        deal(self._states, 0, kind.players, kind.ending, CHOICE, MOST_ROUNDS, deck, location, battle)

    def _run(self, seed: int, second: int, out: Positions) -> int:
        return play_game(
            self._states,
            self._root,
            self._scratch,
            self._tree,
            self._priors,
            self._marks,
            self._path,
            self._visits,
            chance(seed),
            self._plan,
            self._tuned,
            self._networks,
            self._work,
            second,
            out,
        )
