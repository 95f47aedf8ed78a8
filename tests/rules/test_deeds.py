"""What a decision did, as facts: each kind by example, and for whole games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, get_args

import pytest

from gauntlet.rules.deeds import Deed, Kind, deeds
from gauntlet.rules.game import Game
from gauntlet.rules.table import Table
from gauntlet.rules.tables import CARD_BY_ID, CARDS
from gauntlet.rules.trace import state_json
from tests.rules.positions import DEAR, Seat, after, game_at, stuck
from tests.rules.tables import TABLES, many, name

WEIGHTS = {"recruit": 30, "claim": 20, "take": 3, "shield": 3, "time": 3, "discount": 3}


def whole(game: Game) -> dict[str, Any]:
    return state_json(game, [player.reserved for player in game.players])


def done(game: Game, decision: str, eyes: int | None = -1) -> list[Deed]:
    """What a decision does, by all that is known or (`eyes`) to someone."""
    seat = game.seat
    assert seat is not None
    before = whole(game) if eyes == -1 else game.view(eyes).state
    then = after(game, decision)
    return deeds(before, whole(then) if eyes == -1 else then.view(eyes).state, seat, decision)


def kinds(game: Game, decision: str) -> list[str]:
    return [deed["deed"] for deed in done(game, decision)]


def first_up(game: Game, level: int = 1, place: int = 0) -> str | None:
    return game.market[level - 1][place]


def test_taking_stones() -> None:
    game = game_at(Seat(), Seat())
    assert done(game, "take mind space soul") == [
        {"deed": "take", "seat": 0, "tokens": {"mind": 1, "space": 1, "soul": 1}}
    ]
    assert done(game, "take power power") == [{"deed": "take", "seat": 0, "tokens": {"power": 2}}]


def test_returning_tokens_one_by_one() -> None:
    game = game_at(Seat(), Seat(mind=3, space=3, soul=2, shield=2), turn=1)
    assert kinds(game, "take power power") == ["take"]
    game.play("take power power")
    assert done(game, "return mind") == [{"deed": "return", "seat": 1, "tokens": {"mind": 1}}]


def test_what_is_returned_without_a_question_is_told_too() -> None:
    """Token order leaves nothing but shields after the first one."""
    game = game_at(Seat(mind=1, space=3, soul=3, shield=3), Seat())
    game.play("take power power")
    assert done(game, "return shield") == [{"deed": "return", "seat": 0, "tokens": {"shield": 2}}]


@pytest.mark.clause("B12")
def test_a_stone_that_comes_without_a_question_is_told_too() -> None:
    """The bank has no third stone, so that Civil War's is space."""
    few = Seat(mind=3, soul=3, reality=3), Seat(mind=1, soul=1, reality=1, battles="civil-war")
    game = game_at(*few, turn=1, battles="civil-war")
    assert after(game, "take power power").seat == 0
    assert done(game, "take power power") == [
        {"deed": "take", "seat": 1, "tokens": {"power": 2}},
        {"deed": "gain", "seat": 1, "stone": "space"},
    ]


@pytest.mark.clause("T6")
def test_reserving_from_the_table() -> None:
    game = game_at(Seat(), Seat(), market="rocket", top="wasp")
    assert done(game, "reserve rocket") == [
        {"deed": "reserve", "seat": 0, "card": "rocket", "level": 1, "source": "market", "shield": True},
        {"deed": "refill", "seat": 0, "level": 1, "place": 0, "card": "wasp"},
    ]


def test_reserving_without_a_shield_and_without_a_refill() -> None:
    game = game_at(Seat(), Seat(shield=5), emptied=[1], market="rocket")
    assert done(game, "reserve rocket") == [
        {"deed": "reserve", "seat": 0, "card": "rocket", "level": 1, "source": "market", "shield": False},
        {"deed": "refill", "seat": 0, "level": 1, "place": 0, "card": None},
    ]


@pytest.mark.clause("H2")
def test_reserving_from_a_deck_names_the_card_to_its_owner_alone() -> None:
    game = game_at(Seat(), Seat(), top="hela")
    fact: Deed = {"deed": "reserve", "seat": 0, "card": "hela", "level": 2, "source": "deck", "shield": True}
    assert done(game, "reserve deck 2") == done(game, "reserve deck 2", 0) == [fact]
    for eyes in (1, None):
        assert done(game, "reserve deck 2", eyes) == [fact | {"card": None}]


def test_reserving_beyond_ten_tokens_and_returning() -> None:
    game = game_at(Seat(mind=4, space=3, soul=3), Seat())
    assert kinds(game, f"reserve {first_up(game)}") == ["reserve", "refill"]
    game.play("reserve deck 1")
    assert done(game, "return shield") == [{"deed": "return", "seat": 0, "tokens": {"shield": 1}}]


def test_recruiting_from_the_table() -> None:
    game = game_at(Seat(space=3), Seat(), market="kraven", top="wasp")
    assert done(game, "recruit kraven") == [
        {"deed": "recruit", "seat": 0, "card": "kraven", "source": "market", "tokens": {"space": 3}},
        {"deed": "refill", "seat": 0, "level": 1, "place": 0, "card": "wasp"},
    ]


def test_recruiting_from_the_hand_with_a_choice_of_payment() -> None:
    game = game_at(Seat(hand="thor* kraven*", space=3, shield=1), Seat())
    for eyes in (0, 1, None):
        assert done(game, "recruit kraven", eyes) == [{"deed": "choose", "seat": 0, "card": "kraven"}]
    game.play("recruit kraven")
    paid = {"space": 2, "shield": 1}
    recruit: Deed = {"deed": "recruit", "seat": 0, "card": "kraven", "source": "hand", "tokens": paid}
    for eyes in (0, 1, None):
        assert done(game, "shield space", eyes) == [
            {"deed": "pay", "seat": 0, "paid_with": "shield", "stone": "space"},
            recruit,
        ]
    assert done(game, "pay") == [recruit | {"tokens": {"space": 3}}]


def test_steps_of_a_payment() -> None:
    game = game_at(Seat(space=3, shield=2), Seat(), market="kraven")
    game.play("recruit kraven")
    assert done(game, "shield space") == [{"deed": "pay", "seat": 0, "paid_with": "shield", "stone": "space"}]


@pytest.mark.clause("B5", "B7")
def test_paying_with_the_discount_and_with_time() -> None:
    powers = Seat(cards="thor", battles="yellow-jacket ragnarok", mind=4, space=4, soul=1, time=1)
    game = game_at(powers, Seat(), market="ghost-rider", battles="yellow-jacket ragnarok")
    game.play("recruit ghost-rider")
    assert done(game, "discount space")[0] == {"deed": "pay", "seat": 0, "paid_with": "discount", "stone": "space"}
    game.play("discount space")
    assert done(game, "time space")[0] == {"deed": "pay", "seat": 0, "paid_with": "time", "stone": "space"}


@pytest.mark.clause("T7")
def test_the_first_card_of_level_3_brings_time() -> None:
    rich = Seat(cards="hawkeye", mind=4, space=4, soul=4, power=4, reality=4, shield=5)
    for card in ("hulk", "thor", "iron-man"):
        game = game_at(rich, Seat(), market=card, payment="default")
        if f"recruit {card}" in game.legal_decisions:
            facts = done(game, f"recruit {card}")
            assert facts[0]["deed"] == "recruit"
            assert {"deed": "time", "seat": 0} in facts
            return
    pytest.fail("none of them can be paid")


@pytest.mark.clause("T8")
@pytest.mark.parametrize(("holder", "loser"), [(None, None), (1, 1)])
def test_the_avengers_tile_and_who_loses_it(holder: int | None, loser: int | None) -> None:
    tagged = {tags: [card.id for card in CARDS if card.tags == tags and card.level < 3] for tags in (1, 2)}
    own, other = tagged[1][:3], tagged[1][3:6]
    mine = Seat(cards=" ".join(own), hand="captain-america", shield=5, mind=4, space=4, soul=4, power=4, reality=4)
    game = game_at(mine, Seat(cards=" ".join(other)), avengers=holder, payment="default")
    assert game.players[0].tags == 3
    tile = [deed for deed in done(game, "recruit captain-america") if deed["deed"] == "avengers"]
    assert tile == [{"deed": "avengers", "seat": 0, "loser": loser}]


def test_there_is_an_example_of_every_kind_in_random_games() -> None:
    found: set[str] = set()
    for seed in range(12):
        found |= {deed["deed"] for deed in all_deeds(Table(2 + seed % 3, True, "gauntlet"), seed)}
    found |= set(kinds(game_at(*stuck(), market=DEAR), "pass"))
    assert found == set(get_args(Kind))


def all_deeds(table: Table, seed: int) -> list[Deed]:
    """Of a random game, each checked."""
    chance = random.Random(f"{name(table)} {seed}")
    game = Game.new(table.players, table.epic_battles, table.ending, table.payment, table.max_rounds, seed=seed)
    found: list[Deed] = []
    now = whole(game)
    while not game.over:
        legal = game.legal_decisions
        decision = chance.choices(legal, [WEIGHTS.get(text.split()[0], 1) for text in legal])[0]
        seat, before = game.seat, now
        assert seat is not None
        game.play(decision)
        now = whole(game)
        facts = deeds(before, now, seat, decision)
        assert_explains(facts, before, now, seat)
        found += facts
    return found


def changes(facts: list[Deed]) -> Counter[str]:
    """What deeds say about the tokens of whoever did them."""
    change: Counter[str] = Counter()
    for deed in facts:
        match deed["deed"]:
            case "take":
                change.update(deed["tokens"])
            case "return" | "recruit":
                change.subtract(deed["tokens"])
            case "reserve":
                change["shield"] += deed["shield"]
            case "gain":
                change[deed["stone"]] += 1
            case "time":
                change["time"] += 1
    return change


def assert_explains(facts: list[Deed], before: dict[str, Any], now: dict[str, Any], seat: int) -> None:
    """The deeds say all that has changed in a state, and nothing else."""
    change = changes(facts)
    for other, (was, is_now) in enumerate(zip(before["players"], now["players"], strict=True)):
        moved = change if other == seat else Counter[str]()
        assert is_now["tokens"] == {token: amount + moved[token] for token, amount in was["tokens"].items()}
    assert now["bank"] == {token: amount - change[token] for token, amount in before["bank"].items()}
    was, is_now = before["players"][seat], now["players"][seat]
    assert all(deed["seat"] == seat for deed in facts)
    assert is_now["recruited"] == was["recruited"] + [deed["card"] for deed in facts if deed["deed"] == "recruit"]
    assert is_now["locations"] == was["locations"] + [deed["location"] for deed in facts if deed["deed"] == "location"]
    assert is_now["battles"] == was["battles"] + [deed["battle"] for deed in facts if deed["deed"] == "claim"]
    market = [list(row) for row in before["market"]]
    for deed in facts:
        if deed["deed"] == "refill":
            market[deed["level"] - 1][deed["place"]] = deed["card"]
        if deed["deed"] == "reserve":
            assert is_now["reserved"] == [*was["reserved"], deed["card"]]
        if deed["deed"] == "avengers":
            holders: list[int | None] = [
                number for number, player in enumerate(before["players"]) if player["avengers"]
            ]
            assert [deed["loser"]] == (holders or [None])
    assert now["market"] == market
    took = any(deed["deed"] == "avengers" for deed in facts)
    assert is_now["avengers"] == (was["avengers"] or took)
    assert all(amount > 0 for deed in facts for amount in deed.get("tokens", {}).values())


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_deeds_explain_all_that_changed_in_whole_games(table: Table) -> None:
    for seed in range(many(3)):
        assert all_deeds(table, seed)


@pytest.mark.clause("H2")
@pytest.mark.parametrize("table", TABLES[::7], ids=name)
def test_what_others_are_told_is_the_same_but_for_cards_drawn_unseen(table: Table) -> None:
    chance = random.Random(name(table))
    game = Game.new(table.players, table.epic_battles, table.ending, table.payment, table.max_rounds, seed=3)
    drawn = 0
    while not game.over:
        legal = game.legal_decisions
        decision = chance.choices(
            legal, [6 if " deck " in text else WEIGHTS.get(text.split()[0], 1) for text in legal]
        )[0]
        seat = game.seat
        assert seat is not None
        last = after(game, decision).over  # all hands are open then
        truth = done(game, decision)
        for eyes in (*range(table.players), None):
            told = done(game, decision, eyes)
            if decision.startswith("reserve deck") and eyes != seat and not last:
                drawn += 1
                assert told == [truth[0] | {"card": None}, *truth[1:]]
                assert not any(
                    card in CARD_BY_ID for deed in told for card in [deed.get("card")] if deed["deed"] == "reserve"
                )
            else:
                assert told == truth
        game.play(decision)
    assert drawn or table.max_rounds
