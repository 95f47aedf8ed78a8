"""B7, B10, B13: the time token as coins, and coins that are worth two."""

from __future__ import annotations

import pytest

from testkit.rules.payments import left, recruiting
from testkit.rules.positions import Seat, after, game_at, held, offered

TIME = "ragnarok"
TWO = "planet-hulk"


@pytest.mark.clause("B7", "B13")
def test_the_time_token_is_two_coins() -> None:
    for battles, able in (("", False), (TIME, True)):
        seat = Seat(cards="thor", space=1, time=1, battles=battles)
        game = game_at(seat, Seat(), market="kraven", battles=TIME)
        assert ("kraven" in offered(game, "recruit")) is able
    game = after(game, "recruit kraven")
    assert left(game) == {}
    assert game.bank["time"] == 2


@pytest.mark.clause("B7", "B13")
def test_default_payment_spends_time_last() -> None:
    seat = Seat(cards="thor", space=1, time=1, shield=2, battles=TIME)
    assert left(recruiting("kraven", seat, payment="default")) == {"time": 1}


@pytest.mark.clause("B7", "B13")
def test_the_player_may_spend_time_earlier() -> None:
    game = recruiting("kraven", Seat(cards="thor", space=3, time=1, shield=1, battles=TIME))
    assert game.legal_decisions == ["pay", "shield space", "time space"]
    # The second coin of the token is offered, and may stay unused.
    game.play("time space")
    assert game.legal_decisions == ["pay", "time space"]
    assert left(after(game, "time space")) == {"space": 2, "shield": 1}


@pytest.mark.clause("B7", "B13")
def test_of_three_coins_the_time_token_brings_two_and_a_shield_the_third() -> None:
    # 4 space, 1 at hand: 3 coins, which are more than the 2 shields.
    seat = Seat(cards="thor", space=1, time=1, shield=2, battles=TIME)
    assert left(recruiting("scorpion", seat, payment="default")) == {"shield": 1}


@pytest.mark.clause("B7", "B13")
def test_a_second_shield_may_go_where_a_coin_of_the_token_would_have_paid() -> None:
    # 3 coins, without a stone at hand: that one coin of the token may be wasted is a choice, too.
    game = recruiting("kraven", Seat(cards="thor", time=1, shield=2, battles=TIME))
    assert game.legal_decisions == ["pay", "shield space", "time space"]
    assert left(after(game, "pay")) == {"shield": 1}
    assert left(after(game, "shield space", "shield space", "pay")) == {}


@pytest.mark.clause("B13")
def test_a_coin_of_the_token_that_pays_for_nothing_is_lost() -> None:
    # 1 of the 3 is missing.
    game = recruiting("kraven", Seat(cards="thor", space=2, time=1, battles=TIME))
    assert game.legal_decisions == ["pay", "time space"]
    assert left(after(game, "pay")) == left(after(game, "time space", "pay")) == {}
    assert left(after(game, "time space", "time space")) == {"space": 1}


@pytest.mark.clause("B13")
def test_a_coin_left_of_a_spent_token_goes_before_shields() -> None:
    # 2 of the 4 are missing: `time` pays for one, and the rest by default takes the token's other coin first.
    game = recruiting("scorpion", Seat(cards="thor", space=2, time=1, shield=2, battles=TIME))
    assert left(after(game, "pay")) == {"time": 1}
    assert left(after(game, "time space", "pay")) == {"shield": 2}


@pytest.mark.clause("B13")
def test_after_time_no_shield_is_offered() -> None:
    game = recruiting("rhino", Seat(mind=1, space=1, soul=1, power=1, cards="loki", time=1, shield=2, battles=TIME))
    game = after(game, "shield mind", "time space")
    assert game.legal_decisions == ["pay", "time power", "time soul"]


@pytest.mark.clause("B7")
def test_time_goes_through_token_order_anew() -> None:
    game = recruiting("rhino", Seat(mind=1, space=1, soul=1, power=1, cards="loki", time=1, shield=2, battles=TIME))
    game.play("shield soul")
    assert offered(game, "shield") == ["power"]
    assert offered(game, "time") == ["mind", "power", "space"]


@pytest.mark.clause("B7")
def test_time_is_no_coin_for_a_player_without_it() -> None:
    seat = Seat(space=1, battles=TIME, spent_time=True)
    assert "kraven" not in offered(game_at(seat, Seat(), market="kraven", battles=TIME), "recruit")


@pytest.mark.clause("B7")
def test_spent_time_comes_back_with_a_mind_card() -> None:
    game = game_at(
        Seat(cards="loki", battles=TIME, spent_time=True, mind=1, reality=1), Seat(), market="rocket", battles=TIME
    )
    game.play("recruit rocket")
    assert held(game, 0) == {"time": 1}
    assert game.bank["time"] == 1


@pytest.mark.clause("B7")
@pytest.mark.parametrize(("card", "tokens"), [("kraven", {"space": 3}), ("moon-knight", {"mind": 3})])
def test_spent_time_does_not_come_back_with_another_card(card: str, tokens: dict[str, int]) -> None:
    seat = Seat(cards="loki", battles=TIME, spent_time=True, **tokens)  # type: ignore[arg-type]
    assert left(recruiting(card, seat)) == {}


@pytest.mark.clause("B7", "T7")
def test_spent_time_does_not_come_back_with_a_later_level_3_card() -> None:
    # Iron Fist is the second level 3 card, and no mind card.
    game = recruiting("iron-fist", Seat(cards="loki", reality=4, shield=2, spent_time=True, battles=TIME))
    assert left(game) == {}


@pytest.mark.clause("B7", "B13")
def test_a_mind_card_paid_with_time_brings_it_back_at_once() -> None:
    game = recruiting("rocket", Seat(cards="hulk", mind=1, time=1, battles=TIME))
    assert left(game) == {"time": 1}
    assert game.bank["time"] == 1
    # It can be spent again: it is not gone for good.
    assert "spent_time0=0" in game.position


@pytest.mark.clause("B7", "B13")
def test_who_never_had_the_token_gets_none() -> None:
    assert left(recruiting("rocket", Seat(mind=1, reality=2, battles=TIME))) == {}


@pytest.mark.clause("B7")
def test_a_token_that_was_not_spent_does_not_come_twice() -> None:
    game = recruiting("rocket", Seat(cards="hulk", mind=1, reality=2, time=1, battles=TIME))
    assert left(after(game, "pay")) == {"time": 1}


@pytest.mark.clause("B10", "B13")
def test_a_coin_is_worth_two_of_one_stone() -> None:
    for battles, able in (("", False), (TWO, True)):
        game = game_at(Seat(space=1, shield=1, battles=battles), Seat(), market="kraven", battles=TWO)
        assert ("kraven" in offered(game, "recruit")) is able
    assert left(after(game, "recruit kraven")) == {}


@pytest.mark.clause("B10")
def test_a_coin_does_not_pay_for_two_different_stones() -> None:
    # 1 space and 1 power are missing: that takes two coins.
    seat = Seat(space=1, shield=1, battles=TWO)
    assert "lizard" not in offered(game_at(seat, Seat(), market="lizard", battles=TWO), "recruit")


@pytest.mark.clause("B10", "B13")
def test_what_a_coin_pays_beyond_the_need_is_lost() -> None:
    # 3 space, 2 at hand: the coin pays for up to 2, so that only 1 space goes with it.
    assert left(recruiting("kraven", Seat(space=2, shield=1, battles=TWO))) == {"space": 1}
    # 1 is needed: the coin pays for no more, and brings no change.
    game = recruiting("kraven", Seat(cards="elektra lockjaw", space=3, shield=1, battles=TWO))
    assert left(after(game, "shield space")) == {"space": 3}


@pytest.mark.clause("B10", "T5")
def test_coins_of_two_are_chosen_one_by_one() -> None:
    game = recruiting("scorpion", Seat(space=4, shield=2, battles=TWO))
    assert left(after(game, "pay")) == {"shield": 2}
    game.play("shield space")
    assert left(after(game, "pay")) == {"space": 2, "shield": 1}
    assert left(after(game, "shield space")) == {"space": 4}


@pytest.mark.clause("B7", "B10", "B13")
def test_a_coin_of_the_time_token_is_worth_two_as_well() -> None:
    # 4 space with nothing but the time token.
    seat = Seat(cards="thor", time=1, battles="ragnarok planet-hulk")
    assert left(recruiting("scorpion", seat)) == {}


@pytest.mark.clause("B5", "B10", "B13")
def test_a_discount_saves_no_coin_of_two_where_an_even_number_is_missing() -> None:
    # 4 space: 1 off leaves 3, which still take two coins.
    for shields, able in ((1, False), (2, True)):
        seat = Seat(shield=shields, battles="yellow-jacket planet-hulk")
        game = game_at(seat, Seat(), market="scorpion", battles=seat.battles)
        assert ("scorpion" in offered(game, "recruit")) is able


@pytest.mark.clause("B5", "B7", "B10", "B13")
def test_discount_time_and_coins_of_two_together() -> None:
    # Nebula costs 6 power: 1 off, 2 by a shield, 2 by a coin of the token, 1 by its other coin.
    seat = Seat(cards="thor", shield=1, time=1, battles="yellow-jacket ragnarok planet-hulk")
    game = game_at(seat, Seat(), market="nebula", battles=seat.battles)
    assert "nebula" in offered(game, "recruit")
    assert left(after(game, "recruit nebula")) == {}
    # 7 power are 1 off and 6: still the same three coins. 8 would be too many.
    game = game_at(seat, Seat(), market="doctor-strange loki", battles=seat.battles)
    assert "doctor-strange" in offered(game, "recruit")
    assert "loki" not in offered(game, "recruit")


@pytest.mark.clause("B13")
def test_pay_is_asked_when_time_could_stand_in_for_a_shield() -> None:
    # The stones are the same either way; what differs is the shield or the token.
    game = recruiting("kraven", Seat(cards="thor", space=2, time=1, shield=1, battles=TIME))
    assert game.legal_decisions == ["pay", "shield space", "time space"]
    assert left(after(game, "pay")) == {"time": 1}
    assert left(after(game, "time space", "pay")) == {"shield": 1}


@pytest.mark.clause("B13")
def test_default_payment_does_not_spend_time_for_what_shields_can_pay_after_a_discount() -> None:
    seat = Seat(cards="thor", shield=2, time=1, battles="yellow-jacket ragnarok")
    assert left(recruiting("kraven", seat, payment="default")) == {"time": 1}
