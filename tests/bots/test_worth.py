"""What our bots know of the end: which card would bring it, and that light play goes for it."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from gauntlet import Game
from gauntlet.bots import make_bot
from gauntlet.bots.light import RATE, SLOT, filled, nearest_end, tally, threat, wait
from gauntlet.bots.worth import MOST_OF_A_CARD, end_needs, ends, tags_for_tile
from gauntlet.rules.catalogue import CARD_BY_ID, CARDS, NO_CARD, STONES
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.vectors import SHIELD, STONES_ONLY, amount
from gauntlet.rules.layout import State, States


@door
def known_ends(states: States, seat: int, known: NDArray[np.bool_]) -> tuple[int, int]:
    """By card, whether it would end the game for a seat; the nearest one as light play rates it, and the threat."""
    s: State = states[0]
    tags = tags_for_tile(s, seat)
    needs = end_needs(s, seat, tags)
    for card in range(len(known)):
        known[card] = ends(card, needs, tags)
    return nearest_end(s, seat, tags), threat(s, seat)


@door
def waits(states: States, cards: NDArray[np.int64], found: NDArray[np.int64]) -> None:
    """How far away some cards are for whoever is on turn."""
    s: State = states[0]
    p = s.player[s.seat]
    held = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
    means, reach = tally(held), tally(held + (s.bank & STONES_ONLY))
    for index in range(len(cards)):
        found[index] = wait(cards[index], means, reach, amount(p.tokens, SHIELD))


@door
def fill(wanted: int, pool: int, luck: int) -> int:
    return filled(wanted, pool, luck)


def test_the_wait_for_a_card_counts_what_is_missing() -> None:
    cards = np.arange(NO_CARD + 1)
    found = np.zeros(len(cards), np.int64)
    game = Game.new(seed=3)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not game.over:
        assert game.seat is not None
        waits(game.states, cards, found)
        me = game.players[game.seat]
        for card, far in zip(CARDS, found[:NO_CARD].tolist(), strict=True):
            missing = {
                stone: max(0, cost - me.bonuses[stone] - me.tokens[stone])
                for stone, cost in zip(STONES, card.cost, strict=True)
            }
            assert far & 63 == max(0, sum(missing.values()) - me.tokens["shield"])
            assert bool(far & 64) == (max(missing.values()) >= 3)
            assert bool(far & 128) == any(missing[stone] > game.bank[stone] for stone in STONES)
        assert RATE[found[NO_CARD]] == 0
        game.play(bots[game.seat].decide(game.view(game.seat)))


def test_stones_are_taken_from_what_is_wanted_and_then_from_the_pool() -> None:
    for wanted in range(32):
        for pool in range(32):
            for luck in range(8):
                chosen = fill(wanted, pool, luck)
                assert chosen & ~(wanted | pool) == 0
                assert chosen.bit_count() == min(3, (wanted | pool).bit_count())
                assert chosen & ~wanted == 0 or wanted & ~chosen == 0


def closes(game: Game, seat: int) -> bool:
    """W1."""
    player = game.players[seat]
    return player.points >= 16 and min(player.bonuses.values()) > 0 and player.tokens["time"] > 0


@pytest.mark.clause("W1")
def test_the_card_that_ends_the_game_is_known() -> None:
    """Every recruit of some games is tried: the game itself says whether it closed the Gauntlet."""
    known = np.zeros(len(CARDS), np.bool_)
    seen = 0
    for seed in range(40):
        game = Game.new(2 + seed % 3, seed=seed, max_rounds=100)
        bots = [make_bot("greedy", seat) for seat in range(game.options.players)]
        while not game.over:
            seat = game.seat
            assert seat is not None
            if game.phase == "turn" and not closes(game, seat):
                nearest, theirs = known_ends(game.states, seat, known)
                closing = []
                for decision in game.legal_decisions:
                    verb, _, card = decision.partition(" ")
                    if verb != "recruit":
                        continue
                    trial = game.copy()
                    trial.play(decision)
                    while not trial.over and trial.seat == seat and trial.phase != "turn":
                        trial.play("pay" if "pay" in trial.legal_decisions else trial.legal_decisions[0])
                    if trial.players[seat].points - game.players[seat].points <= MOST_OF_A_CARD:
                        assert known[CARD_BY_ID[card]] == closes(trial, seat), (decision, str(game))
                    if closes(trial, seat):
                        closing.append(card)
                if closing:
                    seen += 1
                    slots = [*(card for row in game.market for card in row), *game.players[seat].reserved]
                    assert slots[nearest & SLOT] in closing
                    assert theirs < 0 or slots[theirs] in closing
            game.play(bots[seat].decide(game.view(seat)))
    assert seen >= 20
