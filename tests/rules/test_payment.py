"""T5, B5, B7, B10, B13: who pays with what, as docs/record.md spells it out."""

from __future__ import annotations

import pytest

from testkit.rules.payments import left, recruiting
from testkit.rules.positions import Seat, after, game_at, offered

# T5: shields


@pytest.mark.clause("T5")
def test_without_a_shield_there_is_no_choice() -> None:
    assert left(recruiting("kraven", Seat(space=4))) == {"space": 1}


@pytest.mark.clause("T5")
def test_with_just_enough_there_is_no_choice() -> None:
    assert left(recruiting("kraven", Seat(space=2, shield=1))) == {}


@pytest.mark.clause("T5")
def test_a_shield_may_be_spent_where_the_stone_is_at_hand() -> None:
    game = recruiting("kraven", Seat(space=3, shield=1))
    assert game.legal_decisions == ["pay", "shield space"]
    assert left(after(game, "pay")) == {"shield": 1}
    assert left(after(game, "shield space")) == {"space": 1}


@pytest.mark.clause("T5")
def test_nothing_to_pay_leaves_no_choice() -> None:
    seat = Seat(cards="elektra lockjaw moon-knight", space=3, shield=2)
    assert left(recruiting("kraven", seat)) == {"space": 3, "shield": 2}


@pytest.mark.clause("T5")
def test_bonuses_always_count_in_full() -> None:
    # Two bonuses leave 1 space to pay, so that a second shield is never offered.
    game = recruiting("kraven", Seat(cards="elektra lockjaw", space=3, shield=2))
    assert left(after(game, "shield space")) == {"space": 3, "shield": 1}


@pytest.mark.clause("T5")
def test_shields_are_named_in_token_order() -> None:
    # Lizard costs 2 space and 1 power.
    game = recruiting("lizard", Seat(space=2, power=1, shield=2))
    assert game.legal_decisions == ["pay", "shield power", "shield space"]
    assert left(after(game, "shield power")) == {"power": 1, "shield": 1}
    game.play("shield space")
    assert game.legal_decisions == ["pay", "shield power", "shield space"]
    assert left(after(game, "shield power")) == {"space": 1, "power": 1}


@pytest.mark.clause("T5")
def test_a_stone_that_was_passed_over_is_not_offered_again() -> None:
    game = after(recruiting("rhino", Seat(mind=1, space=1, soul=1, power=1, shield=3)), "shield soul")
    assert game.legal_decisions == ["pay", "shield power"]


@pytest.mark.clause("T5")
def test_a_coin_is_offered_only_if_the_rest_can_still_be_paid() -> None:
    # One shield has to stand in for the missing power.
    game = recruiting("lizard", Seat(space=2, shield=2))
    assert game.legal_decisions == ["pay", "shield power", "shield space"]
    game.play("shield space")
    # Both hand over the same tokens, and are asked all the same.
    assert game.legal_decisions == ["pay", "shield power"]
    assert left(after(game, "pay")) == left(after(game, "shield power")) == {"space": 1}
    # With a single shield only power can take it: no choice.
    assert left(recruiting("lizard", Seat(space=2, shield=1))) == {}


@pytest.mark.clause("T5")
def test_nothing_moves_until_all_is_paid() -> None:
    game = game_at(Seat(space=3, shield=2, hand="kraven"), Seat())
    paying = after(game, "recruit kraven", "shield space")
    assert (paying.phase, paying.players[0].tokens, paying.bank) == ("pay", game.players[0].tokens, game.bank)
    assert paying.players[0].reserved == ("kraven",)


@pytest.mark.clause("T5")
def test_a_table_with_default_payment_never_asks() -> None:
    assert left(recruiting("kraven", Seat(space=3, shield=1), payment="default")) == {"shield": 1}


@pytest.mark.clause("T5")
def test_default_payment_spends_wildcards_only_for_what_is_missing() -> None:
    game = recruiting("rhino", Seat(mind=2, space=1, power=1, shield=3), payment="default")
    assert left(game) == {"mind": 1, "shield": 2}


# B5: the discount

DISCOUNT = "yellow-jacket"


@pytest.mark.clause("B5", "B13")
def test_the_discount_counts_for_what_can_be_recruited() -> None:
    for battles, able in (("", False), (DISCOUNT, True)):
        game = game_at(Seat(space=2, battles=battles), Seat(), market="kraven", battles=DISCOUNT)
        assert ("kraven" in offered(game, "recruit")) is able
    assert left(recruiting("kraven", Seat(space=2, battles=DISCOUNT))) == {}


@pytest.mark.clause("B5")
def test_the_player_picks_the_stone() -> None:
    game = recruiting("lizard", Seat(space=2, power=1, battles=DISCOUNT))
    assert game.legal_decisions == ["discount power", "discount space", "pay"]
    assert left(after(game, "discount space")) == {"space": 1}
    assert left(after(game, "discount power")) == {"power": 1}


@pytest.mark.clause("B5")
def test_only_a_stone_of_the_cost_and_only_if_the_rest_can_be_paid() -> None:
    # Power is missing, so the discount has to go there.
    assert left(recruiting("lizard", Seat(space=2, battles=DISCOUNT))) == {}
    # Mind is covered by a bonus: there is nothing to take off.
    seat = Seat(cards="rocket", space=1, soul=1, power=1, battles=DISCOUNT)
    assert offered(recruiting("rhino", seat), "discount") == ["power", "soul", "space"]


@pytest.mark.clause("B5")
def test_a_card_that_costs_nothing_takes_no_discount() -> None:
    seat = Seat(cards="elektra lockjaw moon-knight", mind=1, space=1, battles=DISCOUNT)
    assert left(recruiting("kraven", seat)) == {"mind": 1, "space": 1}


@pytest.mark.clause("B5")
def test_the_discount_is_compulsory_and_comes_before_coins() -> None:
    game = recruiting("lizard", Seat(space=2, power=1, shield=3, battles=DISCOUNT))
    assert offered(game, "shield") == []
    game.play("discount power")
    assert game.legal_decisions == ["pay", "shield space"]
    assert left(after(game, "shield space", "pay")) == {"space": 1, "power": 1, "shield": 2}


@pytest.mark.clause("B5")
def test_a_discount_that_only_one_stone_can_take_is_not_asked() -> None:
    game = recruiting("kraven", Seat(space=3, shield=1, battles=DISCOUNT))
    assert game.legal_decisions == ["pay", "shield space"]
    assert left(after(game, "pay")) == {"space": 1, "shield": 1}


@pytest.mark.clause("B5")
@pytest.mark.parametrize(
    ("seat", "kept"),
    [
        # fewest coins: power is missing
        (Seat(space=2, shield=1), {"shield": 1}),
        # no coin either way: space 3 - 2 = 1 is less than power 3 - 1 = 2
        (Seat(space=3, power=3), {"space": 2, "power": 2}),
        # space 4 - 2 = 2 is more than power 1 - 1 = 0
        (Seat(space=4, power=1), {"space": 2, "power": 1}),
        # both 0: the first in token order
        (Seat(space=2, power=1), {"space": 1}),
    ],
    ids=["fewest coins", "smallest t - r is space", "smallest t - r is power", "token order"],
)
def test_the_default_discount(seat: Seat, kept: dict[str, int]) -> None:
    with_discount = Seat(space=seat.space, power=seat.power, shield=seat.shield, battles=DISCOUNT)
    assert left(recruiting("lizard", with_discount, payment="default")) == kept


@pytest.mark.clause("B5", "B10")
def test_the_default_discount_goes_where_it_saves_a_coin_of_two() -> None:
    # 2 space and 1 power are missing: one coin each; the discount on power saves one, on space none.
    seat = Seat(shield=2, battles="yellow-jacket planet-hulk")
    assert left(recruiting("lizard", seat, payment="default")) == {"shield": 1}
