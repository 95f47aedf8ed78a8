"""T: what a player may do on a turn, and what it brings."""

from __future__ import annotations

import pytest

from gauntlet.rules.catalogue import CARDS
from gauntlet.rules.game import Game
from testkit.rules.positions import Seat, after, game_at, held, offered


@pytest.mark.clause("T1")
def test_three_different_stones() -> None:
    game = Game.new(players=2, seed=1)
    different = [take for take in offered(game, "take") if len(set(take.split())) > 1]
    assert len(different) == 10
    assert all(len(set(take.split())) == 3 for take in different)
    assert not any("time" in take or "shield" in take for take in different)
    game.play("take mind soul reality")
    assert held(game, 0) == {"mind": 1, "soul": 1, "reality": 1}
    assert game.bank == {"mind": 3, "space": 4, "soul": 3, "power": 4, "reality": 3, "time": 2, "shield": 5}


@pytest.mark.clause("T1")
def test_with_exactly_three_stones_left_only_all_three() -> None:
    game = game_at(Seat(power=4), Seat(reality=4, mind=1, space=1, soul=1))
    assert offered(game, "take") == ["mind space soul"]


@pytest.mark.clause("T1")
def test_with_two_stones_left_both_or_either() -> None:
    game = game_at(Seat(mind=4, soul=4, space=1), Seat(reality=4, power=3))
    assert offered(game, "take") == ["power", "space", "space power"]
    assert held(after(game, "take power"), 0) == {"mind": 4, "space": 1, "soul": 4, "power": 1}
    assert held(after(game, "take space power"), 0)["space"] == 2


@pytest.mark.clause("T1")
def test_with_one_stone_left_that_one() -> None:
    assert offered(game_at(Seat(mind=4, soul=4, space=1), Seat(reality=4, power=4)), "take") == ["space"]


@pytest.mark.clause("T1")
def test_with_no_stone_left_none() -> None:
    assert offered(game_at(Seat(mind=4, soul=4, space=1), Seat(reality=4, power=4, space=3)), "take") == []


@pytest.mark.clause("T2")
def test_two_of_the_same_only_from_four() -> None:
    game = game_at(Seat(mind=1), Seat(space=1, soul=1, power=1))
    assert [take for take in offered(game, "take") if len(set(take.split())) == 1] == ["reality reality"]
    game.play("take reality reality")
    assert held(game, 0) == {"mind": 1, "reality": 2}
    assert game.bank["reality"] == 2


@pytest.mark.clause("T2")
def test_two_of_the_same_when_only_that_stone_is_left() -> None:
    game = game_at(Seat(mind=4, soul=4), Seat(reality=4, power=4))
    assert offered(game, "take") == ["space", "space space"]


@pytest.mark.clause("T3")
def test_reserve_from_the_table_brings_a_shield() -> None:
    game = game_at(Seat(), Seat(), market="rocket thor", top="wasp")
    game.play("reserve rocket")
    assert game.players[0].reserved == ("rocket",)
    assert held(game, 0) == {"shield": 1}
    assert game.bank["shield"] == 4


@pytest.mark.clause("T3")
@pytest.mark.parametrize(("level", "card"), [(1, "wasp"), (2, "hela"), (3, "thor")])
def test_reserve_the_top_of_a_deck(level: int, card: str) -> None:
    game = game_at(Seat(), Seat(), top=card)
    market = game.market
    game.play(f"reserve deck {level}")
    assert game.players[0].reserved == (card,)
    assert held(game, 0) == {"shield": 1}
    assert game.market == market
    assert game.view(1).state.as_json()["players"][0]["reserved"] == [f"?{level}"]


@pytest.mark.clause("T3")
def test_reserve_without_a_shield_in_the_bank() -> None:
    game = game_at(Seat(), Seat(shield=5), market="rocket")
    game.play("reserve rocket")
    assert game.players[0].reserved == ("rocket",)
    assert held(game, 0) == {}


@pytest.mark.clause("T3")
def test_at_most_three_in_hand() -> None:
    assert offered(game_at(Seat(hand="thor hulk"), Seat()), "reserve") != []
    assert offered(game_at(Seat(hand="thor hulk iron-man"), Seat()), "reserve") == []


@pytest.mark.clause("T3")
def test_an_empty_deck_cannot_be_drawn_from() -> None:
    game = game_at(Seat(), Seat(), emptied=[1, 3])
    assert [name for name in offered(game, "reserve") if name.startswith("deck")] == ["deck 2"]


@pytest.mark.clause("T3", "T4")
def test_only_recruiting_empties_the_hand() -> None:
    game = game_at(Seat(hand="thor* rocket hulk", mind=1, reality=2), Seat())
    game.play("recruit rocket")
    assert game.players[0].reserved == ("thor", "hulk")
    assert game.players[0].hidden == (True, False)
    assert game.players[0].recruited == ("rocket",)
    assert offered(after(game, "take mind space soul"), "reserve") != []


@pytest.mark.clause("T4")
def test_recruit_costs_what_bonuses_do_not_cover() -> None:
    # Ghost Rider costs 2 mind, 4 space, 1 power; 3 mind bonuses cover more than the mind, and no more than that.
    game = game_at(Seat(cards="rocket modok prowler elektra", space=3, power=1), Seat(), market="ghost-rider")
    game.play("recruit ghost-rider")
    assert held(game, 0) == {}
    assert game.bank["space"] == game.bank["power"] == 4
    assert game.players[0].bonuses == {"mind": 3, "space": 1, "soul": 0, "power": 0, "reality": 1}
    assert game.players[0].points == 2


@pytest.mark.clause("T4")
def test_a_token_short_is_too_few() -> None:
    assert "kraven" not in offered(game_at(Seat(space=2), Seat(), market="kraven"), "recruit")
    assert "kraven" in offered(game_at(Seat(space=3), Seat(), market="kraven"), "recruit")


@pytest.mark.clause("T4")
def test_another_stone_does_not_pay() -> None:
    assert "kraven" not in offered(game_at(Seat(space=2, mind=4, soul=4), Seat(), market="kraven"), "recruit")


@pytest.mark.clause("T4")
def test_surplus_bonuses_do_not_pay_for_another_stone() -> None:
    surplus = Seat(cards="elektra lockjaw moon-knight wasp")
    assert "scorpion" in offered(game_at(surplus, Seat(), market="scorpion lizard"), "recruit")
    assert "lizard" not in offered(game_at(surplus, Seat(), market="scorpion lizard"), "recruit")


@pytest.mark.clause("T4")
def test_the_own_bonus_of_a_card_does_not_count() -> None:
    # Wasp gives space and costs 1 space.
    assert "wasp" not in offered(game_at(Seat(mind=2, soul=2), Seat(), market="wasp"), "recruit")


@pytest.mark.clause("T4")
def test_a_shield_pays_for_any_stone() -> None:
    game = game_at(Seat(space=1, shield=2), Seat(), market="kraven")
    game.play("recruit kraven")
    assert held(game, 0) == {}
    assert game.bank["shield"] == 5


@pytest.mark.clause("T4")
def test_time_is_never_paid() -> None:
    game = game_at(Seat(cards="thor", space=2, time=1), Seat(), market="kraven")
    assert "kraven" not in offered(game, "recruit")


@pytest.mark.clause("T4")
def test_a_card_in_another_hand_cannot_be_recruited() -> None:
    game = game_at(Seat(space=4, mind=2), Seat(hand="kraven gorgon"))
    assert not {"kraven", "gorgon"} & set(offered(game, "recruit"))


@pytest.mark.clause("T6")
def test_replaced_at_once_in_the_same_place() -> None:
    game = game_at(Seat(), Seat(), market="rocket kraven lizard rhino", top="wasp hawkeye")
    game.play("reserve lizard")
    assert game.market[0] == ("rocket", "kraven", "wasp", "rhino")
    game.play("reserve rocket")
    assert game.market[0] == ("hawkeye", "kraven", "wasp", "rhino")


@pytest.mark.clause("T6")
def test_the_place_stays_empty_once_the_deck_is() -> None:
    game = game_at(Seat(space=3), Seat(), market="rocket kraven lizard rhino", emptied=[1])
    game.play("recruit kraven")
    assert game.market[0] == ("rocket", None, "lizard", "rhino")
    assert "reserve kraven" not in game.legal_decisions
    game = after(game, "reserve rocket")
    assert game.market[0] == (None, None, "lizard", "rhino")


@pytest.mark.clause("T6")
def test_a_card_from_the_hand_is_not_replaced() -> None:
    game = game_at(Seat(space=3, hand="kraven"), Seat())
    assert after(game, "recruit kraven").market == game.market


@pytest.mark.clause("T6", "T5")
def test_replaced_after_the_payment() -> None:
    game = game_at(Seat(space=3, shield=1), Seat(), market="kraven", top="wasp")
    game.play("recruit kraven")
    assert game.phase == "pay"
    assert game.market[0][0] == "kraven"
    assert game.players[0].recruited == ()
    game.play("pay")
    assert game.market[0][0] == "wasp"


@pytest.mark.clause("T6", "B11")
def test_the_replacement_is_seen_before_a_stone_is_gained() -> None:
    seat = Seat(space=3, battles="galactus-coming")
    game = after(game_at(seat, Seat(), market="kraven", top="wasp", battles="galactus-coming"), "recruit kraven")
    assert (game.phase, game.market[0][0]) == ("gain", "wasp")


@pytest.mark.clause("T6", "E1")
def test_the_replacement_is_seen_before_tokens_are_returned() -> None:
    game = game_at(Seat(mind=4, space=4, soul=2), Seat(), market="rocket", top="wasp")
    game.play("reserve rocket")
    assert (game.phase, game.market[0][0]) == ("return", "wasp")


@pytest.mark.clause("T7")
def test_only_the_first_level_3_card_brings_time() -> None:
    rich = Seat(cards="thor", reality=4, time=1, shield=3)
    game = game_at(rich, Seat(reality=0), market="iron-fist")
    game.play("recruit iron-fist")
    assert game.players[0].tokens["time"] == 1
    assert game.bank["time"] == 1


@pytest.mark.clause("T7")
def test_the_first_level_3_card_brings_time_to_each_player() -> None:
    game = game_at(Seat(cards="thor", time=1), Seat(cards="bullseye", reality=4, shield=3), turn=1, market="iron-fist")
    game.play("recruit iron-fist")
    assert [player.tokens["time"] for player in game.players] == [1, 1]
    assert game.bank["time"] == 0


@pytest.mark.clause("T7")
def test_no_time_for_level_1_and_2() -> None:
    game = game_at(Seat(space=4), Seat(), market="scorpion")
    assert after(game, "recruit scorpion").players[0].tokens["time"] == 0
    game = game_at(Seat(space=4, shield=1), Seat(), market="venom")
    assert after(game, "recruit venom").players[0].tokens["time"] == 0


@pytest.mark.clause("T8")
@pytest.mark.parametrize(("cards", "takes"), [("hawkeye", False), ("hawkeye ms-marvel", True), ("iron-man", True)])
def test_the_tile_goes_to_the_first_with_three_tags(cards: str, takes: bool) -> None:
    game = game_at(Seat(cards=cards, mind=2, space=1, soul=2), Seat(), market="wasp")
    game.play("recruit wasp")
    assert game.players[0].avengers is takes
    assert game.players[0].tags == len(cards.split()) + ("iron-man" in cards) + 1


@pytest.mark.clause("T8")
def test_reserved_tags_do_not_count() -> None:
    game = game_at(Seat(cards="hawkeye", hand="ms-marvel quake", mind=2, space=1, soul=2), Seat(), market="wasp")
    game.play("recruit wasp")
    assert (game.players[0].avengers, game.players[0].tags) == (False, 2)


@pytest.mark.clause("T8")
@pytest.mark.parametrize(("own", "taken"), [("hawkeye ms-marvel quake", True), ("hawkeye ms-marvel", False)])
def test_the_tile_is_taken_over_with_more_and_not_with_as_many(own: str, taken: bool) -> None:
    holder = Seat(cards="kate-bishop valkyrie spider-woman")
    game = game_at(holder, Seat(cards=own, mind=2, space=1, soul=2), turn=1, market="wasp", avengers=0)
    game.play("recruit wasp")
    assert [player.avengers for player in game.players] == [not taken, taken]
    assert [player.points for player in game.players] == [0 if taken else 3, 3 if taken else 0]


@pytest.mark.clause("T8")
def test_the_holder_keeps_the_tile_with_more_tags() -> None:
    holder = Seat(cards="kate-bishop valkyrie spider-woman", mind=2, space=1, soul=2)
    game = after(game_at(holder, Seat(), market="wasp", avengers=0), "recruit wasp")
    assert [player.avengers for player in game.players] == [True, False]


@pytest.mark.clause("T10")
def test_tile_location_and_battle_come_on_top_of_the_action() -> None:
    seat = Seat(cards="hawkeye kate-bishop kingpin silver-sable rocket modok vulture wasp", soul=1, power=2, reality=2)
    game = game_at(seat, Seat(), market="squirrel-girl", locations="hells-kitchen-nyc", battles="civil-war")
    game.play("recruit squirrel-girl")
    assert (game.phase, game.seat) == ("claim", 0)
    assert game.players[0].avengers
    assert game.players[0].locations == ("hells-kitchen-nyc",)
    game.play("claim civil-war")
    assert (game.phase, game.seat, game.players[0].battles) == ("turn", 1, ("civil-war",))


@pytest.mark.clause("T10", "W1")
def test_none_of_them_is_needed_to_win() -> None:
    winner = Seat(cards="green-goblin gamora spider-man luke-cage loki", time=1)
    game = after(game_at(Seat(), winner, turn=1), "take mind space soul")
    assert game.result is not None
    assert (game.result.end, game.result.winners) == ("gauntlet", (1,))
    assert not game.players[1].avengers
    assert sum(card.points for card in CARDS if card.id in winner.cards.split()) == game.result.points[1] == 25
