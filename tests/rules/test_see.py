"""H at the one door that decides it: what a viewer sees is the same whatever lies behind it, to the byte."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from gauntlet.rules.catalogue import CARDS, DECK_SIZES, DECK_START, NO_CARD
from gauntlet.rules.game import Game
from gauntlet.rules.kernel.see import see
from gauntlet.rules.layout import MARKET, NONE, PHASES, States, new_state
from gauntlet.rules.options import Options
from testkit.rules.kinds import TABLES, many, name
from testkit.rules.positions import Seat, game_at

WEIGHTS = {"recruit": 12, "claim": 10, "reserve": 3, "shield": 3}


def positions(options: Options, seed: int) -> Iterator[Game]:
    """All positions of a random game in which many cards are drawn unseen."""
    chance = random.Random(f"{name(options)} {seed}")
    game = Game.new(
        options.players, options.epic_battles, options.ending, options.payment, options.max_rounds, seed=seed
    )
    while not game.over:
        yield game
        legal = game.legal_decisions
        weights = [9 if decision.level else WEIGHTS.get(decision.verb, 2) for decision in legal]
        game.play(chance.choices(legal, weights)[0])
    yield game


def seen(states: States, viewer: int) -> bytes:
    out = new_state()
    see(states, viewer, out)
    return out.tobytes()


def hidden_slots(game: Game, viewer: int) -> list[tuple[int, int]]:
    """H2: the cards in hands that a viewer does not know, by owner and slot."""
    s = game.states[0]
    if game.over:
        return []
    return [
        (owner, slot)
        for owner, player in enumerate(game.players)
        for slot, hidden in enumerate(player.hidden)
        if hidden and owner != viewer and not (game.phase == "pay" and s.seat == owner and s.paying == MARKET + slot)
    ]


def permuted(game: Game, viewer: int, chance: random.Random) -> States:
    """The same position with all that a viewer does not know in another order."""
    states = game.states.copy()
    deck, hands = states[0]["deck"], states[0]["player"]["reserved"]
    slots = hidden_slots(game, viewer)
    for level, size in enumerate(DECK_SIZES, start=1):
        start = int(DECK_START[level - 1])
        indices = [index for index in range(start, start + size) if deck[index] != NO_CARD]
        held = [slot for slot in slots if CARDS[hands[slot]].level == level]
        cards = [*(int(deck[index]) for index in indices), *(int(hands[slot]) for slot in held)]
        chance.shuffle(cards)
        for index in indices:
            deck[index] = cards.pop()
        for slot in held:
            hands[slot] = cards.pop()
    return states


def choosing_a_location() -> Game:
    """Random games hardly ever come to this question."""
    cards = {stone: [card.id for card in CARDS if card.bonus == stone][:4] for stone in ("mind", "soul", "space")}
    mine = Seat(cards=" ".join(card for four in cards.values() for card in four), hand="thor* wasp*")
    game = game_at(mine, Seat(hand="hela*"), locations="avengers-tower-nyc hells-kitchen-nyc")
    game.play("take mind space reality")
    return game


def assert_the_same_is_seen(game: Game, chance: random.Random) -> None:
    for viewer in (*range(game.options.players), NONE):
        other = permuted(game, viewer, chance)
        assert seen(other, viewer) == seen(game.states, viewer)
        assert seen(np.frombuffer(seen(other, viewer), other.dtype), viewer) == seen(other, viewer)


@pytest.mark.clause("H1", "H2", "H3")
@pytest.mark.parametrize("options", TABLES, ids=name)
def test_what_is_hidden_does_not_change_what_is_seen(options: Options) -> None:
    chance = random.Random(name(options))
    for seed in range(many(2)):
        for game in positions(options, seed):
            assert_the_same_is_seen(game, chance)


@pytest.mark.clause("H2", "H3")
def test_neither_does_it_where_a_location_is_chosen() -> None:
    assert choosing_a_location().phase == "location"
    assert_the_same_is_seen(choosing_a_location(), random.Random(1))


def test_the_games_come_through_every_phase_with_hidden_cards_in_hands() -> None:
    """Otherwise the test above would say less than it seems to."""
    phases = {
        game.phase for options in TABLES for game in positions(options, 0) if game.over or hidden_slots(game, NONE)
    }
    assert phases == set(PHASES) - {"location"}


@pytest.mark.clause("H2")
def test_an_owner_sees_the_difference() -> None:
    """A blank that hides too much would pass the test above: the owner's own cards must show."""
    chance = random.Random(1)
    differing = 0
    for game in positions(Options(3), 5):
        for owner in range(3):
            if any(game.players[owner].hidden) and not game.over:
                other = permuted(game, NONE, chance)
                own = [states[0]["player"]["reserved"][owner].tolist() for states in (game.states, other)]
                assert (seen(other, owner) == seen(game.states, owner)) == (own[0] == own[1])
                differing += own[0] != own[1]
    assert differing > 20
