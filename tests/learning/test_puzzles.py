"""Each puzzle is proved by the engine: its answers work whatever happens, and nothing else does.

How the page answers each try: web/src/lib/learn/play-exercise.test.ts.
"""

from __future__ import annotations

from collections import Counter

import pytest

from gauntlet.learning.puzzles import Puzzle, puzzles
from gauntlet.rules.game import Game
from gauntlet.rules.position import split
from testkit.forced_win import determinizations, forced, known_lines, own_lines

EACH = pytest.mark.parametrize("puzzle", puzzles().values(), ids=lambda puzzle: puzzle.id)


def test_there_are_enough_of_several_kinds_from_easy_to_hard() -> None:
    kinds = Counter(puzzle.kind for puzzle in puzzles().values())
    assert kinds.total() >= 24
    assert set(kinds) == {"win-now", "win-in-two", "first-card", "keep", "pay", "claim", "return"}
    stars = [puzzle.stars for puzzle in puzzles().values()]
    assert stars == sorted(stars)
    assert set(stars) == {1, 2, 3}


@EACH
def test_exactly_the_answers_work(puzzle: Puzzle) -> None:
    """By exhaustive search of the turns in question, with the cards as they lie and with each that could come up."""
    assert known_lines(puzzle.start, puzzle.seat, puzzle.turns, puzzle.keep) == set(puzzle.answers)


@EACH
def test_most_ways_do_not_work(puzzle: Puzzle) -> None:
    ways = sum(1 for _ in own_lines(puzzle.start, puzzle.seat))
    assert len({line[0] for line in puzzle.answers}) <= 2
    assert 2 * len(puzzle.answers) < ways or ways == 3


@EACH
def test_the_kind_fits(puzzle: Puzzle) -> None:
    assert (puzzle.turns == 2) == (puzzle.kind in ("win-in-two", "first-card", "pay", "return"))
    assert bool(puzzle.reply) == (puzzle.turns == 2)
    sooner = puzzle.turns == 2 and forced(puzzle.start.states, puzzle.seat, 1, False)
    assert not sooner
    if puzzle.keep:
        assert not forced(puzzle.start.states, puzzle.seat, 1, False)


@EACH
def test_the_second_turn_wins_after_the_reply(puzzle: Puzzle) -> None:
    for line in puzzle.answers if puzzle.turns == 2 else ():
        assert _second_turn(puzzle, line)


def _second_turn(puzzle: Puzzle, line: tuple[str, ...]) -> tuple[str, ...]:
    game = puzzle.start.copy()
    for decision in (*line, *puzzle.reply):
        game.play(decision)
    assert game.seat == puzzle.seat
    assert game.phase == "turn"
    return next(way for way, end in own_lines(game, puzzle.seat) if end.result and end.result.winners == (puzzle.seat,))


def test_a_shuffle_changes_only_what_is_hidden() -> None:
    game = Game.new(seed=5)
    twins = list(determinizations(game, 0))
    assert all(twin.market == game.market for twin in twins)
    tops = {split(twin.position)["decks"].split(",")[0] for twin in twins}
    assert len(tops) == game.decks[0]
