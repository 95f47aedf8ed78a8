"""C and S: what is in the box, and how it is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from gauntlet.rules.catalogue import BATTLES, CARDS, LOCATIONS, STONES
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options, secret_setup, setup_of_seed
from testkit.rules.positions import Seat, after, game_at

SEEDS = range(40)


@pytest.mark.clause("C1", "S3")
@pytest.mark.parametrize(("players", "stones", "time"), [(2, 4, 2), (3, 5, 3), (4, 7, 4)])
def test_bank_by_number_of_players(players: int, stones: int, time: int) -> None:
    game = Game.new(players=players, seed=1)
    assert game.bank == {**dict.fromkeys(STONES, stones), "time": time, "shield": 5}
    assert all(sum(player.tokens.values()) == 0 for player in game.players)


@pytest.mark.clause("C2")
def test_cards() -> None:
    assert Counter(card.level for card in CARDS) == {1: 40, 2: 30, 3: 20}
    assert len({card.id for card in CARDS}) == len({card.name for card in CARDS}) == 90
    assert {card.points for card in CARDS} == {0, 1, 2, 3, 4, 5}
    assert {card.tags for card in CARDS} == {0, 1, 2}
    assert all(card.bonus in STONES and len(card.cost) == len(STONES) and sum(card.cost) > 0 for card in CARDS)
    # The five stones are alike: each is the bonus of as many cards of each level.
    assert set(Counter((card.level, card.bonus) for card in CARDS).values()) == {8, 6, 4}


@pytest.mark.clause("C2", "T7")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.level == 3])
def test_every_level_3_card_shows_the_time_icon(card: str) -> None:
    rich = Seat(mind=7, space=7, soul=7, power=7, reality=7)
    game = after(game_at(rich, Seat(), Seat(), Seat(), market=card), f"recruit {card}")
    assert game.players[0].tokens["time"] == 1


@pytest.mark.clause("C3")
def test_locations() -> None:
    assert Counter(location.tile for location in LOCATIONS) == {1: 2, 2: 2, 3: 2, 4: 2}
    assert len({(location.tile, location.side) for location in LOCATIONS}) == 8
    assert {location.points for location in LOCATIONS} == {3}
    assert {tuple(sorted(location.requirement)) for location in LOCATIONS} == {(0, 0, 3, 3, 3), (0, 0, 0, 4, 4)}


@pytest.mark.clause("C4", "W4")
def test_avengers_tile_is_worth_three_points() -> None:
    tags = Seat(cards="wasp hawkeye valkyrie")
    assert game_at(tags, Seat()).players[0].points == 0
    assert [player.points for player in game_at(tags, Seat(), avengers=0).players] == [3, 0]


@pytest.mark.clause("C5", "B4")
def test_battles() -> None:
    needs = {
        battle.id: (battle.requirement, battle.time_cards, battle.locations, battle.avengers_tile) for battle in BATTLES
    }
    nothing = (0, 0, 0, 0, 0)
    assert needs == {
        "yellow-jacket": (nothing, 0, 1, 1),
        "sinister-six": ((5, 0, 0, 0, 0), 0, 0, 1),
        "ragnarok": ((0, 2, 0, 0, 2), 0, 0, 0),
        "multiverse-madness": (nothing, 3, 0, 0),
        "hail-hydra": ((0, 3, 0, 0, 0), 0, 0, 0),
        "planet-hulk": ((0, 1, 0, 3, 0), 0, 0, 0),
        "galactus-coming": ((0, 0, 1, 0, 3), 0, 0, 0),
        "civil-war": ((0, 0, 2, 0, 0), 0, 0, 0),
    }


@pytest.mark.clause("S1")
@pytest.mark.parametrize("seed", SEEDS)
def test_four_cards_of_each_level_face_up(seed: int) -> None:
    game = Game.new(players=2, seed=seed)
    assert game.setup is not None
    assert game.market == tuple(deck[:4] for deck in game.setup.decks)
    assert game.decks == (36, 26, 16)
    for level, deck in enumerate(game.setup.decks, start=1):
        assert sorted(deck) == sorted(card.id for card in CARDS if card.level == level)


@pytest.mark.clause("S1")
def test_each_place_of_a_deck_can_hold_any_card_of_its_level() -> None:
    setups = [setup_of_seed(Options(), seed) for seed in range(1500)]
    for level, deck in enumerate(setups[0].decks):
        for index in (0, 3, len(deck) - 1):
            assert len({setup.decks[level][index] for setup in setups}) == len(deck)


@pytest.mark.clause("S2", "S5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("epic", [False, True])
@pytest.mark.parametrize("draw", ["seed", "secret"])
def test_tiles_and_battles_are_drawn(players: int, epic: bool, draw: str) -> None:
    table = Options(players, epic)
    setups = [setup_of_seed(table, seed) if draw == "seed" else secret_setup(table) for seed in range(300)]
    by_id = {location.id: location for location in LOCATIONS}
    for setup in setups:
        assert len({by_id[location].tile for location in setup.locations}) == len(setup.locations) == players
        assert len(set(setup.battles)) == len(setup.battles) == (5 if epic else 0)
    for index in range(players):
        assert {setup.locations[index] for setup in setups} == set(by_id)
    if epic:
        for index in range(5):
            assert {setup.battles[index] for setup in setups} == {battle.id for battle in BATTLES}


@pytest.mark.clause("S2", "S5")
def test_set_up_tiles_and_battles_are_on_the_table() -> None:
    game = Game.new(players=3, epic_battles=True, seed=8)
    assert game.setup is not None
    assert (game.locations, game.battles) == (game.setup.locations, game.setup.battles)


@pytest.mark.clause("S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_begins_and_a_round_is_one_turn_for_every_seat(players: int) -> None:
    game = Game.new(players=players, seed=3)
    seen = []
    for _ in range(2 * players):
        seen.append((game.round, game.seat))
        game.play(next(text for text in game.legal_decisions if text.startswith("reserve")))
    assert seen == [(turn // players + 1, turn % players) for turn in range(2 * players)]
