"""B1 to B4, B6, B8, B9, B11, B12: claiming battles, and the super-powers that do not pay."""

from __future__ import annotations

import pytest

from gauntlet.rules.game import Game
from testkit.rules.positions import Seat, after, game_at, held, offered

TURN = "take mind space soul"


def claimable(game: Game) -> list[str]:
    """What can be claimed at the end of a turn in which three stones are taken."""
    return offered(after(game, TURN), "claim")


@pytest.mark.clause("B1")
def test_five_battles_and_the_game_as_before() -> None:
    plain, epic = Game.new(players=3, seed=2), Game.new(players=3, epic_battles=True, seed=2)
    assert (len(plain.battles), len(epic.battles)) == (0, 5)
    assert epic.legal_decisions == plain.legal_decisions
    assert epic.bank == plain.bank


@pytest.mark.clause("B1", "B2")
def test_three_cubes_for_each_player() -> None:
    cards = "hawkeye kingpin elektra lockjaw wasp electro triton"
    two, three = "hail-hydra planet-hulk", "hail-hydra planet-hulk sinister-six"
    table = "civil-war ragnarok hail-hydra planet-hulk sinister-six"
    assert claimable(game_at(Seat(cards=cards, battles=two), Seat(), battles=table)) == ["civil-war", "ragnarok"]
    assert claimable(game_at(Seat(cards=cards, battles=three), Seat(), battles=table)) == []


@pytest.mark.clause("B2")
def test_one_battle_a_turn_and_never_the_same_twice() -> None:
    cards = "hawkeye kingpin elektra lockjaw electro triton"
    game = after(game_at(Seat(cards=cards), Seat(), battles="civil-war ragnarok"), TURN)
    assert offered(game, "claim") == ["civil-war", "ragnarok"]
    game.play("claim ragnarok")
    assert (game.phase, game.seat) == ("turn", 1)
    game = after(game, TURN, "take mind power reality")
    assert offered(game, "claim") == ["civil-war"]
    game = after(game, "claim civil-war", "reserve deck 1", "reserve deck 1")
    assert (game.seat, game.players[0].battles) == (1, ("ragnarok", "civil-war"))


@pytest.mark.clause("B2")
def test_only_at_the_end_of_ones_own_turn() -> None:
    game = after(game_at(Seat(), Seat(cards="hawkeye kingpin"), battles="civil-war"), TURN)
    assert (game.phase, game.seat) == ("turn", 1)


@pytest.mark.clause("B2")
def test_several_players_may_claim_the_same_battle() -> None:
    both = Seat(cards="hawkeye kingpin"), Seat(cards="yondu spider-ham")
    game = after(game_at(*both, battles="civil-war"), TURN, "claim civil-war", TURN, "claim civil-war")
    assert [player.battles for player in game.players] == [("civil-war",), ("civil-war",)]
    assert "civil-war" in game.battles


@pytest.mark.clause("B2")
def test_what_was_declined_can_be_claimed_later() -> None:
    game = game_at(Seat(cards="hawkeye kingpin"), Seat(), battles="civil-war")
    game = after(game, TURN, "decline", TURN, "take mind power reality")
    assert offered(game, "claim") == ["civil-war"]


@pytest.mark.clause("B2", "B4")
def test_one_card_counts_for_several_battles() -> None:
    # The two space cards of Ragnarok are also two of the three of Hail Hydra.
    cards = "elektra lockjaw wasp electro triton"
    game = game_at(Seat(cards=cards, battles="hail-hydra"), Seat(), battles="hail-hydra ragnarok")
    assert claimable(game) == ["ragnarok"]


@pytest.mark.clause("B2", "B3")
def test_a_cube_stays_when_the_requirement_is_lost() -> None:
    # The tile that Yellow Jacket asks for goes to the other player: cube and discount stay.
    first = Seat(cards="wasp hawkeye valkyrie", locations="asgard", battles="yellow-jacket", space=2)
    second = Seat(cards="iron-man thor")
    game = game_at(first, second, battles="yellow-jacket", avengers=1, market="kraven")
    assert game.players[0].battles == ("yellow-jacket",)
    assert "kraven" in offered(game, "recruit")


@pytest.mark.clause("B3")
def test_the_super_power_does_not_act_on_the_action_just_done() -> None:
    cards = "electro triton wong hawkeye"
    game = game_at(Seat(cards=cards, space=4), Seat(), market="scorpion", battles="galactus-coming")
    game.play("recruit scorpion")
    assert game.phase == "claim"
    game.play("claim galactus-coming")
    assert held(game, 0) == {}
    assert (game.phase, game.seat) == ("turn", 1)


@pytest.mark.clause("B4")
@pytest.mark.parametrize(
    ("battle", "just_enough"),
    [
        ("sinister-six", "rocket modok baron-zemo prowler spider-woman valkyrie wasp"),
        ("ragnarok", "elektra lockjaw electro triton"),
        ("multiverse-madness", "thor hulk loki"),
        ("hail-hydra", "elektra lockjaw moon-knight"),
        ("planet-hulk", "elektra rhino lizard kraven"),
        ("galactus-coming", "kingpin electro triton wong"),
        ("civil-war", "kingpin yondu"),
    ],
)
def test_requirements_count_recruited_cards(battle: str, just_enough: str) -> None:
    holder = 0 if battle == "sinister-six" else None
    assert battle in claimable(game_at(Seat(cards=just_enough), Seat(), battles=battle, avengers=holder))
    first, rest = just_enough.split(" ", 1)
    one_reserved = Seat(cards=rest, hand=first)
    assert battle not in claimable(game_at(one_reserved, Seat(), battles=battle, avengers=holder))


@pytest.mark.clause("B4")
def test_tokens_do_not_count_for_a_battle() -> None:
    assert claimable(game_at(Seat(cards="kingpin", soul=3), Seat(), battles="civil-war")) == []


@pytest.mark.clause("B4")
@pytest.mark.parametrize("holder", [0, 1, None])
@pytest.mark.parametrize("location", ["", "wakanda"])
def test_location_and_tile_must_be_held(holder: int | None, location: str) -> None:
    seats = Seat(cards="wasp hawkeye valkyrie", locations=location), Seat(cards="thor iron-man")
    game = game_at(*seats, battles="yellow-jacket", avengers=holder)
    assert ("yellow-jacket" in claimable(game)) is (holder == 0 and location != "")


@pytest.mark.clause("B4")
def test_sinister_six_asks_for_the_tile_at_the_moment_of_the_claim() -> None:
    five = Seat(cards="rocket modok vulture baron-zemo prowler spider-woman valkyrie wasp")
    game = game_at(five, Seat(cards="thor iron-man"), battles="sinister-six", avengers=1)
    assert game.players[0].bonuses["mind"] >= 5
    assert claimable(game) == []


@pytest.mark.clause("B6")
def test_sinister_six_is_six_points() -> None:
    five = Seat(cards="rocket modok baron-zemo prowler spider-woman valkyrie wasp")
    game = after(game_at(five, Seat(), battles="sinister-six", avengers=0), TURN)
    assert game.players[0].points == 3
    game.play("claim sinister-six")
    assert game.players[0].points == 3 + 6


@pytest.mark.clause("B8")
def test_multiverse_madness_is_a_point_for_each_time_card_now_and_later() -> None:
    cards, battle = "black-bolt drax nova", "multiverse-madness"
    game = game_at(Seat(cards=cards), Seat(), battles=battle, ending="gauntlet")
    assert after(game, TURN, "claim multiverse-madness").players[0].points == 12 + 3
    later = Seat(cards=cards, reality=4, shield=2, battles=battle)
    game = game_at(later, Seat(), battles=battle, market="iron-fist", ending="gauntlet")
    assert after(game, "recruit iron-fist").players[0].points == 12 + 4 + 4


@pytest.mark.clause("B9")
def test_hail_hydra_is_a_point_for_each_battle_now_and_later() -> None:
    cards = "elektra lockjaw wasp electro triton kingpin yondu"
    game = after(game_at(Seat(cards=cards), Seat(), battles="hail-hydra ragnarok civil-war"), TURN)
    points = game.players[0].points
    game.play("claim hail-hydra")
    assert game.players[0].points == points + 1
    game = after(game, TURN, "take mind power reality", "claim ragnarok")
    assert game.players[0].points == points + 2


def galactus(**tokens: int) -> Seat:
    return Seat(battles="galactus-coming", **tokens)  # type: ignore[arg-type]


@pytest.mark.clause("B11", "B13")
def test_galactus_a_stone_after_recruiting() -> None:
    game = game_at(galactus(space=4), Seat(power=4), market="scorpion", battles="galactus-coming")
    game.play("recruit scorpion")
    assert (game.phase, game.seat) == ("gain", 0)
    # What was just paid is in the bank again; power is not, and time and shield are no stones.
    assert offered(game, "gain") == ["mind", "reality", "soul", "space"]
    game.play("gain space")
    assert held(game, 0) == {"space": 1}
    assert (game.phase, game.seat) == ("turn", 1)


@pytest.mark.clause("B11")
def test_galactus_only_after_recruiting() -> None:
    game = game_at(galactus(), Seat(), battles="galactus-coming")
    assert after(game, TURN).seat == after(game, "reserve deck 1").seat == 1


@pytest.mark.clause("B11", "B13")
def test_galactus_takes_the_only_stone_without_asking() -> None:
    other = Seat(mind=4, space=4, power=4, reality=4, soul=1)
    game = game_at(galactus(soul=3), other, market="mysterio", battles="galactus-coming")
    game.play("recruit mysterio")
    assert (game.phase, held(game, 0)) == ("turn", {"soul": 1})


@pytest.mark.clause("B11", "B13")
def test_galactus_brings_nothing_from_an_empty_bank() -> None:
    every_stone = Seat(mind=4, space=4, soul=4, power=4, reality=4)
    game = game_at(galactus(shield=3), every_stone, market="kraven", battles="galactus-coming")
    game.play("recruit kraven")
    assert (game.phase, game.seat, held(game, 0)) == ("turn", 1, {})


@pytest.mark.clause("B12")
def test_civil_war_a_different_stone_on_two_of_the_same() -> None:
    game = game_at(Seat(battles="civil-war"), Seat(), battles="civil-war")
    game.play("take soul soul")
    assert offered(game, "gain") == ["mind", "power", "reality", "space"]
    game.play("gain mind")
    assert held(game, 0) == {"mind": 1, "soul": 2}


@pytest.mark.clause("B12")
def test_civil_war_not_on_different_stones_nor_on_recruiting() -> None:
    game = game_at(Seat(battles="civil-war", space=3), Seat(), battles="civil-war", market="kraven")
    assert after(game, TURN).seat == after(game, "recruit kraven").seat == 1


@pytest.mark.clause("B12", "B13")
def test_civil_war_must_take_one_if_there_is_one_and_none_otherwise() -> None:
    other = Seat(mind=4, space=4, power=3, reality=4)
    game = after(game_at(Seat(battles="civil-war"), other, battles="civil-war"), "take soul soul")
    assert (game.phase, held(game, 0)) == ("turn", {"soul": 2, "power": 1})
    other = Seat(mind=4, space=4, power=4, reality=4)
    game = after(game_at(Seat(battles="civil-war"), other, battles="civil-war"), "take soul soul")
    assert (game.phase, held(game, 0)) == ("turn", {"soul": 2})


@pytest.mark.clause("B11", "B12", "E1")
def test_gained_stones_count_for_the_ten() -> None:
    game = game_at(Seat(mind=4, space=4, battles="civil-war"), Seat(), battles="civil-war")
    game = after(game, "take soul soul", "gain power")
    assert (game.phase, offered(game, "return")) == ("return", ["mind", "power", "soul", "space"])
