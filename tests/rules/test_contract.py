"""What holds for every position of every game, whatever is played."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gauntlet.rules.catalogue import BANK, CARDS, LOCATIONS, TOKENS, unpacked
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from gauntlet.rules.record import Record
from testkit.rules.kinds import TABLES, many, name

EAGER = {"recruit": 40, "claim": 20, "take": 3}
ALL_CARDS = Counter({card.id: 1 for card in CARDS})
ALL_FIELDS_OF_TURN = (
    ("owing", "0,0,0,0,0,0,0"),
    ("paying", "-"),
    ("discount_due", "0"),
    ("shields", "0"),
    ("time_coins", "-"),
    ("lowest", "0"),
    ("gainable", "0"),
)


def new_game(table: Options, seed: int) -> Game:
    return Game.new(table.players, table.epic_battles, table.ending, table.payment, table.max_rounds, seed=seed)


def chosen(game: Game, chance: random.Random, weights: dict[str, int]) -> str:
    legal = game.legal_decisions
    return chance.choices(legal, [weights.get(text.split()[0], 1) for text in legal])[0]


def fields(game: Game) -> dict[str, str]:
    return dict(item.split("=") for item in game.position.split()[1:])


def assert_contract(game: Game) -> None:
    """C, T3, T7, E1: nothing is lost or doubled, and nobody holds too much."""
    whole = unpacked(BANK[game.options.players])
    areas = [game.bank, *(player.tokens for player in game.players)]
    assert {token: sum(area[token] for area in areas) for token in TOKENS} == whole
    decks = [card for deck in fields(game)["decks"].split("/") for card in deck.split(",") if card != "-"]
    market = [card for row in game.market for card in row if card]
    held = [card for player in game.players for card in (*player.recruited, *player.reserved)]
    assert Counter([*decks, *market, *held]) == ALL_CARDS
    assert sum(game.decks) == len(decks)
    tiles = [*game.locations, *(tile for player in game.players for tile in player.locations)]
    assert len({one.tile for one in LOCATIONS if one.id in tiles}) == len(tiles) == game.options.players
    assert sum(player.avengers for player in game.players) <= 1
    for seat, player in enumerate(game.players):
        assert player.tokens["time"] <= 1
        assert len(player.reserved) <= 3
        assert len(set(player.battles)) == len(player.battles) <= 3
        assert set(player.battles) <= set(game.battles)
        on_turn = seat == game.seat and game.phase in ("gain", "return")
        assert on_turn or sum(player.tokens.values()) <= 10
    assert game.over is (game.result is not None) is (game.seat is None) is (game.legal_decisions == [])
    if game.phase == "turn":
        now = fields(game)
        assert [(field, now[field]) for field, _ in ALL_FIELDS_OF_TURN] == list(ALL_FIELDS_OF_TURN)


def assert_copies(game: Game, chance: random.Random) -> None:
    twin = game.copy()
    assert twin == game
    parsed = Game.from_position(game.position)
    assert parsed == game
    assert (parsed.position, parsed.options) == (game.position, game.options)
    assert parsed.legal_decisions == game.legal_decisions
    assert parsed.result == game.result
    if not game.over:
        before = game.states.tobytes()
        twin.play(chosen(twin, chance, {}))
        assert twin != game
        assert game.states.tobytes() == before
        assert len(twin.decisions) == len(game.decisions) + 1


@pytest.mark.parametrize("weights", [{}, EAGER], ids=["uniform", "eager"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_every_state_keeps_the_contract(table: Options, weights: dict[str, int]) -> None:
    for seed in range(many(1)):
        chance = random.Random(seed)
        game = new_game(table, seed)
        states = [game.states.tobytes()]
        assert_contract(game)
        while not game.over:
            game.play(chosen(game, chance, weights))
            states.append(game.states.tobytes())
            assert_contract(game)
            if len(states) % 3 == 0 or game.over:
                assert_copies(game, chance)
        assert_record_round_trips(game)
        assert_undone(game, states)


def assert_record_round_trips(game: Game) -> None:
    text = str(game.record())
    record = Record.read(text)
    assert str(record) == text
    assert Game.replay(record) == game


def assert_undone(game: Game, states: list[bytes]) -> None:
    while game.decisions:
        last = game.decisions[-1]
        assert game.states.tobytes() == states.pop()
        assert game.undo() == last
    assert [game.states.tobytes()] == states
    assert game.result is None


@settings(max_examples=many(40), deadline=None, derandomize=True)
@given(
    st.sampled_from(TABLES),
    st.integers(-(2**70), 2**70),
    st.lists(st.integers(0, 2**16), max_size=60),
)
def test_any_choices_keep_the_contract(table: Options, seed: int, choices: list[int]) -> None:
    game = new_game(table, seed)
    for choice in choices:
        if game.over:
            break
        legal = game.legal_decisions
        game.play(legal[choice % len(legal)])
    assert_contract(game)
    assert_copies(game, random.Random(0))
    assert_record_round_trips(game)


@settings(max_examples=many(25), deadline=None, derandomize=True)
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_an_unfinished_record_round_trips(table: Options, seed: int) -> None:
    game = new_game(table, seed)
    chance = random.Random(seed)
    for _ in range(chance.randrange(30)):
        if not game.over:
            game.play(chosen(game, chance, EAGER))
    assert_record_round_trips(game)
    assert (Record.read(str(game.record())).result is None) is not game.over
