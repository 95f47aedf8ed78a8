"""A view hides just what H says, and `determinize` fills it with just what could be there."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from gauntlet.rules.catalogue import CARD_BY_ID, CARDS
from gauntlet.rules.determinize import determinize
from gauntlet.rules.errors import OptionsError, PositionError
from gauntlet.rules.game import Game
from gauntlet.rules.layout import MARKET
from gauntlet.rules.options import Options
from testkit.rules.kinds import TABLES, many, name
from testkit.rules.positions import Seat, game_at

# Much of what is hidden is reserved from decks.
SECRETIVE = {"recruit": 15, "claim": 10, "reserve": 4, "shield": 3}


def positions(table: Options, seed: int, every: int) -> Iterator[Game]:
    """Some positions of a random game, the last one included."""
    chance = random.Random(f"{name(table)} {seed}")
    game = Game.new(table.players, table.epic_battles, table.ending, table.payment, table.max_rounds, seed=seed)
    while True:
        if game.over or len(game.decisions) % every == seed % every:
            yield game
        if game.over:
            return
        legal = game.legal_decisions
        game.play(chance.choices(legal, [_weight(text) for text in legal])[0])


def _weight(text: str) -> int:
    return 12 if text.startswith("reserve deck") else SECRETIVE.get(text.split()[0], 2)


def seats(game: Game) -> tuple[int | None, ...]:
    return (*range(game.options.players), None)


def unknown(game: Game, seat: int | None) -> set[str]:
    """H: all cards in the decks, and what the others have drawn from a deck and not yet begun to recruit."""
    fields = dict(item.split("=") for item in game.position.split()[1:])
    cards = {card for deck in fields["decks"].split("/") for card in deck.split(",")} - {"-"}
    if game.over:
        return cards
    for owner, player in enumerate(game.players):
        for slot, (card, hidden) in enumerate(zip(player.reserved, player.hidden, strict=True)):
            shown = owner == game.seat and game.phase == "pay" and fields["paying"] == str(MARKET + slot)
            if hidden and owner != seat and not shown:
                cards.add(card)
    return cards


def words(text: str) -> set[str]:
    """All that could be an id; whole words, as some ids are parts of others."""
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text))


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_no_unknown_card_is_named_and_every_other_is(table: Options) -> None:
    for seed in range(many(1)):
        for game in positions(table, seed, every=6):
            for seat in seats(game):
                named = words(json.dumps(game.view(seat).as_json())) & set(CARD_BY_ID)
                assert named == set(CARD_BY_ID) - unknown(game, seat)
                hidden_names = {CARDS[CARD_BY_ID[card]].name for card in unknown(game, seat)}
                assert hidden_names.isdisjoint(re.findall(r"in hand  (.+) \(", str(game.view(seat))))


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_determinized_games_fit_the_view(table: Options) -> None:
    chance = random.Random(name(table))
    for game in positions(table, 3, every=4):
        for seat in seats(game):
            view = game.view(seat)
            guess = determinize(view, chance)
            # What was played up to here is no part of a position, so that a guess begins without it.
            as_guessed = replace(view, decisions=())
            assert guess.view(seat) == as_guessed
            assert json.dumps(guess.view(seat).as_json()) == json.dumps(as_guessed.as_json())
            assert_possible(game, guess, seat)


def assert_possible(game: Game, guess: Game, seat: int | None) -> None:
    assert (guess.phase, guess.seat, guess.round, guess.bank) == (game.phase, game.seat, game.round, game.bank)
    assert (guess.market, guess.decks) == (game.market, game.decks)
    for owner, (true, made_up) in enumerate(zip(game.players, guess.players, strict=True)):
        assert (made_up.tokens, made_up.recruited, made_up.points) == (true.tokens, true.recruited, true.points)
        assert made_up.hidden == true.hidden
        assert [level(card) for card in made_up.reserved] == [level(card) for card in true.reserved]
        if owner == seat:
            assert made_up.reserved == true.reserved
    assert unknown(guess, seat) == unknown(game, seat)
    if seat is not None and seat == game.seat:
        assert guess.legal_decisions == game.legal_decisions
    # It can be played on like any other game.
    while not guess.over and len(guess.decisions) < 3:
        guess.play(guess.legal_decisions[0])


def level(card: str) -> int:
    return CARDS[CARD_BY_ID[card]].level


def drawn_hands() -> Game:
    return game_at(Seat(hand="thor* rocket"), Seat(hand="hela* wasp*"), Seat())


def test_determinize_varies_and_repeats_with_its_chance() -> None:
    view = drawn_hands().view(0)
    guesses = [determinize(view, random.Random(seed)) for seed in range(200)]
    assert len({guess.position for guess in guesses}) == 200
    assert determinize(view, random.Random(7)) == guesses[7]


def test_determinize_gives_every_unseen_card_its_chance() -> None:
    game = drawn_hands()
    chance = random.Random(1)
    guesses = [determinize(game.view(0), chance) for _ in range(600)]
    unseen = {card for card in unknown(game, 0) if level(card) == 1}
    assert {guess.players[1].reserved[1] for guess in guesses} == unseen
    tops = [fields["decks"].split(",")[0] for fields in map(_fields, guesses)]
    assert set(tops) == unseen


def _fields(game: Game) -> dict[str, str]:
    return dict(item.split("=") for item in game.position.split()[1:])


def test_a_view_of_a_determinized_game_keeps_the_names() -> None:
    game = Game.new(players=2, seed=4, names=["Ana", "bot"])
    assert determinize(game.view(1), random.Random(1)).names == ("Ana", "bot")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(OptionsError, match=f"there is no seat {seat} with 3 players"):
        drawn_hands().view(seat)


def test_what_a_viewer_knows_is_no_game() -> None:
    with pytest.raises(PositionError, match="this is what a viewer knows"):
        Game.from_position(drawn_hands().view(0).position)
