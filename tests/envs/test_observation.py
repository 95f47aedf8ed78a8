"""Observations tell what a seat may know, where the table in the documents says, and nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from gauntlet.envs.batch import Batch
from gauntlet.envs.kernel import observe_seat
from gauntlet.envs.observation import LAYOUTS, SIZES, size_of, sliced
from gauntlet.rules.catalogue import BATTLES, CARD_BY_ID, CARDS, LOCATION_BY_ID, LOCATIONS, STONES
from gauntlet.rules.determinize import determinize
from gauntlet.rules.errors import OptionsError
from gauntlet.rules.game import Game
from gauntlet.rules.layout import OVER, PHASES
from testkit.envs import KINDS, markdown, positions

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
POSITIONS_A_KIND = 240
"""240 of each of the nine kinds: more than 2,000."""


@pytest.mark.parametrize("kind", LAYOUTS)
def test_the_documented_table_is_the_code(kind: str) -> None:
    assert markdown(kind) in DOCS.read_text(encoding="utf-8"), "print it again with testkit.envs.markdown"


def test_compact_is_small_and_rich_begins_with_it() -> None:
    assert SIZES["compact"] < 600 < SIZES["rich"]
    assert list(LAYOUTS["rich"].values())[: len(LAYOUTS["compact"])] == list(LAYOUTS["compact"].values())


def test_bad_arguments_are_named() -> None:
    with pytest.raises(OptionsError, match=r"observation must be compact or rich, not 'ritch' .did you mean 'rich'"):
        size_of("ritch")
    with pytest.raises(OptionsError, match="an observation has 561 or 1776 numbers, not 7"):
        sliced(np.zeros(7, np.uint8))


def card_numbers(name: str | None) -> list[int]:
    """A card's numbers as the table in the documents describes them."""
    if name is None:
        return [0] * 13
    if name.startswith("?"):
        return [int(name[1:]), *[0] * 12]
    card = CARDS[CARD_BY_ID[name]]
    return [card.level, card.points, card.tags, *(int(card.bonus == stone) for stone in STONES), *card.cost]


def check_slices(game: Game, seat: int) -> None:
    """Every slice of a seat's rich observation against what its view says."""
    row = np.zeros(SIZES["rich"], np.uint8)
    observe_seat(game.states, seat, row)
    view, s, players = game.view(seat), game.states[0], game.options.players
    state = view.state.as_json()
    got = {name: part.tolist() for name, part in sliced(row).items()}
    order = [(seat + turn) % players for turn in range(players)]
    people = [state["players"][other] for other in order]
    blank = 4 - players

    def each(values: list[int]) -> list[int]:
        return values + [0] * blank

    assert got["players"] == [int(players == number) for number in (2, 3, 4)]
    assert got["epic"] == [int(game.options.epic_battles)]
    assert got["sixteen"] == [int(game.options.ending == "sixteen")]
    assert got["choice"] == [1]
    assert got["round"] == [state["round"]]
    assert got["rounds_left"] == [255]
    assert got["seat"] == [int(seat == index) for index in range(4)]
    assert got["asked"] == each([int(other == view.asked) for other in order])
    assert got["phase"] == [int(view.phase == phase) for phase in PHASES]
    assert got["bank"] == list(state["bank"].values())
    assert got["decks"] == state["decks"]
    assert got["market"] == [card_numbers(card) for level in state["market"] for card in level]
    tiles = [LOCATIONS[tile].id if tile >= 0 else None for tile in s.location]
    assert [tile for tile in tiles if tile] == state["locations"]
    assert got["locations"] == [
        [1, *LOCATIONS[LOCATION_BY_ID[tile]].requirement] if tile else [0] * 6 for tile in tiles
    ]
    battles = [[int(battle.id == name) for battle in BATTLES] for name in state["battles"]]
    assert got["battles"] == battles + [[0] * 8] * (5 - len(battles))
    assert got["tokens"] == [list(person["tokens"].values()) for person in people] + [[0] * 7] * blank
    recruited = [[CARDS[CARD_BY_ID[card]] for card in person["recruited"]] for person in people]
    bonuses = [[sum(card.bonus == stone for card in cards) for stone in STONES] for cards in recruited]
    assert got["bonuses"] == bonuses + [[0] * 5] * blank
    assert got["time_cards"] == each([sum(card.level == 3 for card in cards) for cards in recruited])
    assert got["points"] == each([person["points"] for person in people])
    assert got["tags"] == each([person["tags"] for person in people])
    assert got["recruited"] == each([len(cards) for cards in recruited])
    assert got["avengers"] == each([int(person["avengers"]) for person in people])
    assert got["visited"] == each([len(person["locations"]) for person in people])
    powers = [[int(battle.id in person["battles"]) for battle in BATTLES] for person in people]
    assert got["powers"] == powers + [[0] * 8] * blank
    hands = [[*person["reserved"], None, None, None][:3] for person in people] + [[None] * 3] * blank
    assert got["hand"] == [[card_numbers(card) for card in hand] for hand in hands]
    hidden = [[*map(int, game.players[other].hidden), 0, 0, 0][:3] for other in order]
    assert got["hidden"] == hidden + [[0] * 3] * blank
    for field, name in (("paying", "paying"), ("gainable", "gainable")):
        bits = int(s[field])
        bits = (1 << bits if bits >= 0 else 0) if field == "paying" else bits
        assert got[name] == [bits >> index & 1 for index in range(len(got[name]))]
    assert got["owing"] == [int(s.owing) >> 8 * index & 255 for index in range(5)]
    assert got["time_paid"] == [int(s.time_coins >= 0), max(0, int(s.time_coins))]
    for name in ("discount_due", "shields", "lowest", "power_points"):
        assert got[name] == [int(s[name])]
    assert got["passes"] == [max(0, int(s.passes))]
    assert got["time_spent"] == each([int(s.player[other].spent_time) for other in order])

    where = {card: 1 for level in state["market"] for card in level if card}
    where |= {card: 2 + index for index, person in enumerate(people) for card in person["reserved"]}
    where |= {card: 6 + index for index, person in enumerate(people) for card in person["recruited"]}
    assert got["whereabouts"] == [[int(where.get(card.id, 0) == index) for index in range(10)] for card in CARDS]
    means = [tokens + bonus for tokens, bonus in zip(got["tokens"][0][:5], bonuses[0], strict=True)]

    def missing(cost: tuple[int, ...], has: list[int]) -> list[int]:
        return [max(0, number - held) for number, held in zip(cost, has, strict=True)]

    nothing = [0] * 5
    cards = [card for level in state["market"] for card in level]
    assert got["market_missing"] == [missing(CARDS[CARD_BY_ID[c]].cost, means) if c else nothing for c in cards]
    assert got["hand_missing"] == [missing(CARDS[CARD_BY_ID[c]].cost, means) if c else nothing for c in hands[0]]
    for index, has in enumerate(bonuses):
        assert got["location_missing"][index] == [
            missing(LOCATIONS[LOCATION_BY_ID[tile]].requirement, has) if tile else nothing for tile in tiles
        ]
        for number, name in enumerate(state["battles"]):
            battle = next(battle for battle in BATTLES if battle.id == name)
            assert got["battle_missing"][index][number] == [
                *missing(battle.requirement, has),
                max(0, battle.time_cards - got["time_cards"][index]),
                int(battle.locations > got["visited"][index]),
                int(battle.avengers_tile > got["avengers"][index]),
            ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_slice_says_what_the_view_says(kind: str) -> None:
    phases = set()
    for game in positions(KINDS[kind], 120, seed=2):
        phases.add(game.phase)
        for seat in range(game.options.players):
            check_slices(game, seat)
    assert {"turn", "return", "pay"} <= phases


@pytest.mark.clause("H1", "H2", "H3")
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_seat_cannot_know_never_changes_what_it_is_reported(kind: str) -> None:
    chance = random.Random(7)
    table = KINDS[kind]
    real, other = Batch(1, table, "rich"), Batch(1, table, "rich")
    changed = visible = 0
    for number, game in enumerate(positions(table, POSITIONS_A_KIND, seed=3)):
        seat = number % table.players if game.over or number % 2 else int(game.states[0].seat)
        twin = determinize(game.view(seat), chance)
        changed += game != twin
        rows = [np.zeros(SIZES["rich"], np.uint8) for _ in range(2)]
        observe_seat(game.states, seat, rows[0])
        observe_seat(twin.states, seat, rows[1])
        np.testing.assert_array_equal(rows[0], rows[1])
        if game.states[0].phase != OVER and seat == game.states[0].seat:
            for batch, source in ((real, game), (other, twin)):
                batch.states[0] = source.states[0]
                batch.refresh()
            np.testing.assert_array_equal(real.masks, other.masks)
            np.testing.assert_array_equal(real.observations, other.observations)
            np.testing.assert_array_equal(real.observations[0], rows[0])
            visible += 1
    assert changed > POSITIONS_A_KIND * 0.9, "the shuffle should have changed nearly every position"
    assert visible > POSITIONS_A_KIND * 0.4


def test_the_owner_is_told_of_a_hidden_card_and_the_others_are_not() -> None:
    game = Game.new(seed=5)
    game.play("reserve deck 3")
    mine, theirs = (np.zeros(SIZES["rich"], np.uint8) for _ in range(2))
    observe_seat(game.states, 0, mine)
    observe_seat(game.states, 1, theirs)
    [card] = game.players[0].reserved
    assert sliced(mine)["hand"][0, 0].tolist() == card_numbers(card)
    assert sliced(theirs)["hand"][1, 0].tolist() == card_numbers("?3")
    assert sliced(mine)["whereabouts"][CARD_BY_ID[card]].argmax() == 2
    assert sliced(theirs)["whereabouts"][CARD_BY_ID[card]].argmax() == 0
