"""What can be forced: every way that the next turns can go, tried out by the engine."""

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
    A turn that has begun counts. It is a search of everything, on a stack of its own.
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
            apply_bit(t, bit)
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
        # Whoever decides at a place needs one way that is good for them: the rest need not be tried then.
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
    """The ways to finish this turn that make sure of it, with the decks as they lie."""
    return {line for line, end in own_lines(game, me) if forced(end.states, me, turns - 1 + (end.seat == me), keep)}


def shuffles(game: Game, me: int) -> Iterator[Game]:
    """Games that could be behind what a seat knows: so many that each unseen card is the next of its deck in one.

    One card is turned up in a turn, so this is every card that this turn can bring.
    """
    view = game.view(me)
    for number in range(max(game.deck_counts)):
        fields = split(determinize(view, random.Random(number)).position)
        decks = [deck.split(",") for deck in fields["decks"].split("/")]
        for deck in decks:
            ordered = sorted(deck)
            place = deck.index(ordered[number % len(deck)])
            deck[0], deck[place] = deck[place], deck[0]
        fields["decks"] = "/".join(",".join(deck) for deck in decks)
        yield Game.from_position(text_of(fields))


def known_lines(game: Game, me: int, turns: int, keep: bool) -> set[Line]:
    """The ways that make sure of it whichever card is turned up."""
    lines = sure_lines(game, me, turns, keep)
    for one in shuffles(game, me):
        # What fails once is not looked at again.
        lines = {line for line in lines if _works(one, line, me, turns, keep)}
    return lines


def _works(game: Game, line: Line, me: int, turns: int, keep: bool) -> bool:
    end = game.copy()
    for decision in line:
        end.play(decision)
    return bool(forced(end.states, me, turns - 1 + (end.seat == me), keep))
