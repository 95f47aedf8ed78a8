"""The effects of a decision, as `Game.play` returns them: each kind by example, and masked for other viewers."""

from __future__ import annotations

import random

import pytest

from gauntlet.rules.catalogue import CARDS
from gauntlet.rules.effects import decode, encode
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from gauntlet.rules.view import masked
from testkit.rules.kinds import TABLES, name
from testkit.rules.positions import DEAR, Seat, after, game_at, stuck


def effects(game: Game, decision: str) -> list[str]:
    """Of a decision; the game stays as it is."""
    return [str(effect) for effect in game.copy().play(decision)]


@pytest.mark.clause("T1", "T2")
def test_taking_stones() -> None:
    game = game_at(Seat(), Seat())
    assert effects(game, "take mind space soul") == ["take mind space soul"]
    assert effects(game, "take power power") == ["take power power"]


@pytest.mark.clause("E1")
def test_returning_tokens_one_by_one() -> None:
    game = game_at(Seat(), Seat(mind=3, space=3, soul=2, shield=2), turn=1)
    assert effects(game, "take power power") == ["take power power"]
    game.play("take power power")
    assert effects(game, "return mind") == ["return mind"]


@pytest.mark.clause("E1")
def test_a_token_that_is_returned_without_a_question() -> None:
    """Token order leaves nothing but shields after the first one."""
    game = game_at(Seat(mind=1, space=3, soul=3, shield=3), Seat())
    game.play("take power power")
    assert effects(game, "return shield") == ["return shield", "return shield"]


@pytest.mark.clause("B12")
def test_a_stone_that_is_gained_without_a_question() -> None:
    """The bank has no third stone, so that Civil War's is space."""
    few = Seat(mind=3, soul=3, reality=3), Seat(mind=1, soul=1, reality=1, battles="civil-war")
    game = game_at(*few, turn=1, battles="civil-war")
    assert after(game, "take power power").seat == 0
    assert effects(game, "take power power") == ["take power power", "gain space"]


@pytest.mark.clause("T3", "T6")
def test_reserving_from_the_market() -> None:
    game = game_at(Seat(), Seat(), market="rocket", top="wasp")
    assert effects(game, "reserve rocket") == ["reserve rocket", "refill 1 0 wasp", "shield"]


@pytest.mark.clause("T3", "T6")
def test_reserving_without_a_shield_and_without_a_refill() -> None:
    game = game_at(Seat(), Seat(shield=5), emptied=[1], market="rocket")
    assert effects(game, "reserve rocket") == ["reserve rocket", "refill 1 0 -"]


@pytest.mark.clause("H2")
def test_only_its_owner_knows_a_card_drawn_from_a_deck() -> None:
    game = game_at(Seat(), Seat(), top="hela")
    found = game.play("reserve deck 2")
    assert [str(effect) for effect in masked(found, 0, 0)] == ["reserve deck 2 hela", "shield"]
    for viewer in (1, None):
        assert [str(effect) for effect in masked(found, 0, viewer)] == ["reserve deck 2", "shield"]


@pytest.mark.clause("T3", "E1")
def test_reserving_beyond_ten_tokens_and_returning() -> None:
    game = game_at(Seat(mind=4, space=3, soul=3), Seat(), top="hela")
    assert effects(game, "reserve deck 2") == ["reserve deck 2 hela", "shield"]
    game.play("reserve deck 2")
    assert effects(game, "return shield") == ["return shield"]


@pytest.mark.clause("T4", "T6")
def test_recruiting_from_the_market() -> None:
    game = game_at(Seat(space=3), Seat(), market="kraven", top="wasp")
    assert effects(game, "recruit kraven") == ["pay space 3", "recruit kraven", "refill 1 0 wasp"]


@pytest.mark.clause("T4", "T5")
def test_recruiting_from_the_hand_with_a_choice_of_payment() -> None:
    game = game_at(Seat(hand="thor* kraven*", space=3, shield=1), Seat())
    assert effects(game, "recruit kraven") == []
    game.play("recruit kraven")
    assert effects(game, "shield space") == ["pay space 2 shield 1", "recruit kraven"]
    assert effects(game, "pay") == ["pay space 3", "recruit kraven"]


@pytest.mark.clause("T5")
def test_a_step_of_a_payment_moves_nothing() -> None:
    game = game_at(Seat(space=3, shield=2), Seat(), market="kraven", top="wasp")
    game.play("recruit kraven")
    assert effects(game, "shield space") == []
    game.play("shield space")
    assert effects(game, "pay") == ["pay space 2 shield 1", "recruit kraven", "refill 1 0 wasp"]


@pytest.mark.clause("B5", "B7")
def test_paying_with_the_discount_and_with_time() -> None:
    """Ghost Rider costs 2 mind, 4 space and 1 power: the discount's stone is not paid, the time token pays for two."""
    powers = Seat(cards="thor", battles="yellow-jacket ragnarok", mind=4, space=4, soul=1, time=1)
    game = game_at(powers, Seat(), market="ghost-rider", battles="yellow-jacket ragnarok")
    for decision in ("recruit ghost-rider", "discount space", "time space"):
        assert game.play(decision) == ()
    assert effects(game, "time power")[:2] == ["pay mind 2 space 2 time 1", "recruit ghost-rider"]


@pytest.mark.clause("T7")
@pytest.mark.parametrize("card", ["hulk", "thor", "iron-man"])
def test_the_first_card_of_level_3_brings_time(card: str) -> None:
    rich = Seat(cards="hawkeye", mind=4, space=4, soul=4, power=4, reality=4, shield=5)
    found = effects(game_at(rich, Seat(), market=card, payment="default"), f"recruit {card}")
    assert found[1] == f"recruit {card}"
    assert "time" in found
    rich = Seat(cards="hawkeye black-panther", mind=4, space=4, soul=4, power=4, reality=4, shield=5, time=1)
    assert "time" not in effects(game_at(rich, Seat(), market=card, payment="default"), f"recruit {card}")


@pytest.mark.clause("T8")
@pytest.mark.parametrize(("holder", "effect"), [(None, "avengers"), (1, "avengers 1")])
def test_the_avengers_tile_and_who_loses_it(holder: int | None, effect: str) -> None:
    tagged = [card.id for card in CARDS if card.tags == 1 and card.level < 3]
    mine = Seat(cards=" ".join(tagged[:3]), hand="captain-america", mind=4, space=4, soul=4, power=4, reality=4)
    game = game_at(mine, Seat(cards=" ".join(tagged[3:6])), avengers=holder, payment="default")
    assert game.players[0].tags == 3
    assert effect in effects(game, "recruit captain-america")


@pytest.mark.clause("T9")
def test_a_pass_moves_nothing() -> None:
    assert effects(game_at(*stuck(), market=DEAR), "pass") == []


@pytest.mark.clause("H2")
@pytest.mark.parametrize("table", TABLES[::7], ids=name)
def test_others_know_the_same_effects_but_for_cards_drawn_from_decks(table: Options) -> None:
    chance = random.Random(name(table))
    game = Game.new(table.players, table.epic_battles, table.ending, table.payment, table.max_rounds, seed=3)
    drawn = 0
    while not game.over:
        seat = game.seat
        assert seat is not None
        legal = game.legal_decisions
        weights = [6 if one.level else 30 if one.verb == "recruit" else 1 for one in legal]
        decision = chance.choices(legal, weights)[0]
        truth = game.play(decision)
        assert decode(encode(truth)) == truth
        found = [str(effect) for effect in truth]
        for viewer in (*range(table.players), None):
            known = [str(effect) for effect in masked(truth, seat, viewer)]
            if decision.level and viewer != seat:
                drawn += 1
                assert known == [str(decision), *found[1:]]
            else:
                assert known == found
    assert drawn or table.max_rounds
