"""The search bot: as strong as its budget. The compiled part is in tree.py."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.base import BotError
from gauntlet.bots.prior import Priors
from gauntlet.bots.protocol import Budget
from gauntlet.bots.tree import (
    NODE,
    Tree,
    add_children,
    main_line,
    reroot,
    simulate,
)
from gauntlet.rules.decision import DECISIONS, Decision
from gauntlet.rules.kernel.chance import Chance, chance, derive
from gauntlet.rules.kernel.see import gather
from gauntlet.rules.layout import DECISION_NUMBERS, NONE, PASS, States, new_state
from gauntlet.rules.view import View

NODES = 3_000_000
"""Room for about 150,000 simulations in one tree; only what is used takes memory. Beyond, the tree grows no more."""
SLICE = 100
"""Simulations between two looks at the clock: about a millisecond."""
Clock = Callable[[], float]
Simulator = Callable[
    [Tree, int, States, States, Chance, int, Priors, NDArray[np.int64], NDArray[np.int64]],
    int,
]
"""`tree.simulate`, or something that is called like it."""
LINE_VISITS = 10
LONGEST_LINE = 30
"""A main line goes on as long as it has been tried so often, and no further."""


class Ply(NamedTuple):
    """A decision, and who takes it."""

    seat: int
    decision: Decision


@dataclass(frozen=True)
class Candidate:
    """A decision that was searched: how often it was tried, and how often each seat won then."""

    decision: Decision
    visits: int
    wins: tuple[float, ...]


@dataclass(frozen=True)
class SearchResult:
    """What a search found: the best decision first."""

    candidates: tuple[Candidate, ...]
    wins: tuple[float, ...]
    """How often each seat wins from here."""
    visits: int
    line: tuple[Ply, ...]
    """The main line."""


class SearchTree:
    """One tree and its buffers; a search with more threads has several."""

    def __init__(self, simulator: Simulator = simulate, clock: Clock = time.monotonic) -> None:
        self._simulator, self._clock = simulator, clock
        self.nodes = np.empty(NODES, NODE)
        self.spare: Tree = np.empty(0, NODE)
        self._scratch = new_state()
        self._priors = np.zeros(PASS + 1, np.float32)
        self._marks = np.zeros(DECISION_NUMBERS + 1, np.int64)
        self._path = np.zeros(256, np.int64)
        self.clear()

    def clear(self) -> None:
        self.nodes[0] = np.zeros((), NODE)
        self.nodes[0]["first"] = NONE
        self.used = 1

    def advance(self, numbers: list[int]) -> bool:
        """Makes the node behind some decisions the root; False if the tree does not know it."""
        at = 0
        for number in numbers:
            at = next((child for child in self.children(at) if self.nodes[child]["number"] == number), NONE)
            if at == NONE:
                return False
        if at:
            if not len(self.spare):
                self.spare = np.empty(NODES, NODE)
            self.used = reroot(self.nodes, at, self.spare)
            self.nodes, self.spare = self.spare, self.nodes
        return True

    def search(
        self,
        seen: States,
        seed: int,
        budget: Budget,
        stop: Event,
        on_expanded: Callable[[Tree], None] | None = None,
    ) -> None:
        """Simulates from a position as the searching seat sees it.

        `on_expanded` may change the priors of the root, once its first simulation has expanded it.
        """
        root = seen.copy()
        gather(root)
        source = chance(seed)
        self._simulate(root, source, 0)  # on a first start this compiles, which takes no time from the budget
        left = budget.simulations or NONE
        if on_expanded:  # this may compile, too
            self._simulate(root, source, 1)
            on_expanded(self.nodes)
            left = left - 1 if left > 0 else left
        end = self._clock() + budget.ms / 1000 if budget.timed else math.inf
        while left and not stop.is_set() and self._clock() < end:
            number = min(SLICE, left) if left > 0 else SLICE
            self._simulate(root, source, number)
            left = left - number if left > 0 else left

    def _simulate(self, root: States, source: Chance, simulations: int) -> None:
        self.used = self._simulator(
            self.nodes,
            self.used,
            root,
            self._scratch,
            source,
            simulations,
            self._priors,
            self._marks,
            self._path,
        )

    def most_visited(self) -> int:
        """The number of the decision that the root prefers; of several the lowest."""
        visits = {int(self.nodes[child]["number"]): int(self.nodes[child]["visits"]) for child in self.children(0)}
        return min(visits, key=lambda number: (-visits[number], number))

    def children(self, at: int) -> Iterator[int]:
        child = int(self.nodes[at]["first"])
        while child != NONE:
            yield child
            child = int(self.nodes[child]["following"])


class Search:
    """Searches a game's positions as they come, and keeps what it knows of those that follow."""

    def __init__(
        self,
        seed: int | None = None,
        threads: int = 1,
        simulator: Callable[[], Simulator] = lambda: simulate,
        clock: Clock = time.monotonic,
    ) -> None:
        self._seed = random.getrandbits(62) if seed is None else seed
        self._trees = [SearchTree(simulator(), clock) for _ in range(threads)]
        self._seen: tuple[str, ...] = ("nothing yet",)

    def run(self, view: View, budget: Budget, stop: Event | None = None) -> SearchResult:
        """Searches for the seat of the view, or for an onlooker what whoever is asked would do."""
        self._advance(view)
        seed = derive(self._seed, len(view.decisions))
        share = Budget(budget.ms, budget.simulations and -(-budget.simulations // len(self._trees)))
        with ThreadPoolExecutor(len(self._trees)) as pool:
            searching = [
                pool.submit(tree.search, view.states, derive(seed, which), share, stop or Event())
                for which, tree in enumerate(self._trees)
            ]
        for finished in searching:
            finished.result()
        return self._result(view)

    def _advance(self, view: View) -> None:
        """Follows the decisions since the last search; starts anew where that is another game."""
        seen, self._seen = self._seen, view.decisions
        follows = view.decisions[: len(seen)] == seen
        numbers = [decision.number for decision in view.decisions[len(seen) :]]
        for tree in self._trees:
            if not follows or not tree.advance(numbers):
                tree.clear()

    def _result(self, view: View) -> SearchResult:
        players = len(view.names)
        sums, wins = np.zeros(DECISION_NUMBERS, np.int64), np.zeros((DECISION_NUMBERS, 4))
        for tree in self._trees:
            add_children(tree.nodes, sums, wins)
        visits = sums.tolist()
        legal = [decision.number for decision in view.legal] or range(DECISION_NUMBERS)
        tried = sorted((number for number in legal if visits[number]), key=lambda number: (-visits[number], number))
        whole = sum(int(tree.nodes[0]["visits"]) for tree in self._trees)
        value = sum((tree.nodes[0]["value"] for tree in self._trees), np.zeros(4))
        return SearchResult(
            tuple(
                Candidate(DECISIONS[number], visits[number], _shares(wins[number], visits[number], players))
                for number in tried
            ),
            _shares(value, whole, players),
            whole,
            self._line(),
        )

    def _line(self) -> tuple[Ply, ...]:
        tree = max(self._trees, key=lambda tree: int(tree.nodes[0]["visits"]))
        numbers, seats = np.zeros(LONGEST_LINE, np.int64), np.zeros(LONGEST_LINE, np.int64)
        length = main_line(tree.nodes, LINE_VISITS, numbers, seats)
        return tuple(Ply(int(seats[index]), DECISIONS[numbers[index]]) for index in range(length))


def _shares(wins: NDArray[np.float64], visits: int, players: int) -> tuple[float, ...]:
    return tuple(float(won) / visits if visits else 0.0 for won in wins[:players])


class SearchBot:
    """Decides as its search finds best."""

    def __init__(self, budget: Budget, search: Search) -> None:
        self.budget, self._search = budget, search

    def decide(self, view: View) -> str:
        return self.decide_within(view, self.budget, Event())

    def decide_within(self, view: View, budget: Budget, stop: Event) -> str:
        if len(view.legal) == 1:
            return view.legal[0]
        candidates = self._search.run(view, budget, stop).candidates
        return candidates[0].decision if candidates else view.legal[0]


def threads_of(bot: str, parameter: str) -> tuple[str, int]:
    """The budget of a parameter such as `2s:4`, and the threads behind it."""
    budget, _, threads = parameter.partition(":")
    if threads and (not threads.isdecimal() or not 1 <= int(threads) <= 64):
        raise BotError(f"{bot}: {threads!r} is no number of threads from 1 to 64")
    return budget or "1000", int(threads or 1)


def make(parameter: str, seed: int | None) -> SearchBot:
    """`search:1000`, `search:500ms`, and with threads `search:2s:2`."""
    budget, threads = threads_of("search", parameter)
    return SearchBot(Budget.parse(budget), Search(seed, threads))
