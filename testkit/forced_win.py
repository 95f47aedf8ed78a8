"""Forced wins: an exhaustive search of the next turns."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import numpy as np

from gauntlet.rules.determinize import determinize
from gauntlet.rules.game import Game
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.play import apply_bit, legal_bits
from gauntlet.rules.layout import OVER, STATE, State, States
from gauntlet.rules.position import split, text_of

DEEPEST: Final = 64
Line = tuple[str, ...]
"""The decisions of one player in one turn."""


@door
def forced(states: States, me: int, turns: int, keep: bool) -> bool:
    """Whether a seat can make sure, within so many turns of its own, to win alone whatever the others do.

    With `keep` it is enough that nobody else has won when these turns and the others' turns between them are over.
    A turn that has begun counts. Exhaustive depth-first search, on a stack of its own.
    """
    stack = np.empty(DEEPEST, STATE)
    left = np.zeros(DEEPEST, np.int64)
    used = np.zeros(DEEPEST, np.int64)
    at = 0
    stack[0] = states[0]
    first: State = stack[0]
    used[0] = 1 if first.seat == me else 0
    if first.phase == OVER:
        return first.winners & ~(1 << me) == 0 if keep else first.winners == 1 << me
    left[0] = legal_bits(first)
    while True:
        s: State = stack[at]
        mine = s.seat == me
        if left[at]:
            bit = 0
            while not left[at] >> bit & 1:
                bit += 1
            left[at] ^= 1 << bit
            stack[at + 1] = stack[at]
            t: State = stack[at + 1]
            apply_bit(t, bit, None)
            turn = used[at] + (t.seat == me and not mine)
            if t.phase != OVER and turn <= turns:
                at += 1
                used[at] = turn
                left[at] = legal_bits(t)
                continue
            value = keep
            if t.phase == OVER:
                value = t.winners & ~(1 << me) == 0 if keep else t.winners == 1 << me
        else:
            value = not mine
            at -= 1
            if at < 0:
                return value
        # One good decision is enough for whoever decides at a node, so its other decisions are cut off.
        while (stack[at].seat == me) == value:
            at -= 1
            if at < 0:
                return value


def own_lines(game: Game, me: int) -> Iterator[tuple[Line, Game]]:
    """Every way in which a seat can finish its turn, and the game after it."""
    for decision in game.legal_decisions:
        after = game.copy()
        after.play(decision)
        if after.seat == me and after.phase != "turn":
            for line, end in own_lines(after, me):
                yield (decision, *line), end
        else:
            yield (decision,), after


def sure_lines(game: Game, me: int, turns: int, keep: bool) -> set[Line]:
    """The ways to finish this turn that force the result, with the decks as they lie."""
    return {line for line, end in own_lines(game, me) if forced(end.states, me, turns - 1 + (end.seat == me), keep)}


def determinizations(game: Game, me: int) -> Iterator[Game]:
    """Determinizations of a seat's view, so many that each unseen card is on top of its deck in one of them.

    A turn turns up one card, so these are all cards that this turn can bring.
    """
    view = game.view(me)
    for number in range(max(game.state.decks)):
        fields = split(determinize(view, random.Random(number)).position)
        decks = [deck.split(",") for deck in fields["decks"].split("/")]
        for deck in decks:
            ordered = sorted(deck)
            index = deck.index(ordered[number % len(deck)])
            deck[0], deck[index] = deck[index], deck[0]
        fields["decks"] = "/".join(",".join(deck) for deck in decks)
        yield Game.from_position(text_of(fields))


def known_lines(game: Game, me: int, turns: int, keep: bool) -> set[Line]:
    """The ways that force it whichever card is turned up."""
    lines = sure_lines(game, me, turns, keep)
    for possible in determinizations(game, me):
        # A line that fails once is not tried again.
        lines = {line for line in lines if _works(possible, line, me, turns, keep)}
    return lines


def _works(game: Game, line: Line, me: int, turns: int, keep: bool) -> bool:
    end = game.copy()
    for decision in line:
        end.play(decision)
    return bool(forced(end.states, me, turns - 1 + (end.seat == me), keep))
