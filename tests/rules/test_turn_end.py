"""E: the end of a turn, in its order."""

from __future__ import annotations

import pytest

from testkit.rules.positions import Seat, after, game_at, held, offered


@pytest.mark.clause("E1")
def test_ten_tokens_may_be_kept() -> None:
    game = after(game_at(Seat(mind=3, space=2, soul=2), Seat()), "take mind space soul")
    assert (game.phase, game.seat, sum(held(game, 0).values())) == ("turn", 1, 10)


@pytest.mark.clause("E1")
def test_more_than_ten_are_returned_until_ten_are_left() -> None:
    game = game_at(Seat(mind=3, space=3, soul=3, shield=1), Seat())
    game.play("take mind power reality")
    assert (game.phase, game.seat) == ("return", 0)
    assert sum(held(game, 0).values()) == 13
    game = after(game, "return mind", "return soul", "return shield")
    assert held(game, 0) == {"mind": 3, "space": 3, "soul": 2, "power": 1, "reality": 1}
    assert game.bank == {"mind": 1, "space": 1, "soul": 2, "power": 3, "reality": 3, "time": 2, "shield": 5}
    assert (game.phase, game.seat) == ("turn", 1)


@pytest.mark.clause("E1")
def test_what_was_just_taken_may_be_returned() -> None:
    game = game_at(Seat(mind=4, space=4, soul=2), Seat())
    # After soul and power only reality is left: that is not asked.
    game = after(game, "take soul power reality", "return soul", "return power")
    assert (game.phase, game.seat) == ("turn", 1)
    assert held(game, 0) == {"mind": 4, "space": 4, "soul": 2}


@pytest.mark.clause("E1")
def test_the_time_token_counts_but_cannot_be_returned() -> None:
    game = game_at(Seat(cards="thor", mind=3, space=3, soul=3, time=1), Seat())
    game.play("take soul power reality")
    assert offered(game, "return") == ["mind", "soul", "space"]
    game = after(game, "return mind", "return mind", "return mind")
    assert held(game, 0) == {"space": 3, "soul": 4, "power": 1, "reality": 1, "time": 1}


@pytest.mark.clause("E1")
def test_shields_count_and_may_be_returned() -> None:
    game = game_at(Seat(mind=4, space=4, shield=2), Seat(), market="rocket")
    game.play("reserve rocket")
    assert offered(game, "return") == ["mind", "shield", "space"]
    assert held(after(game, "return shield"), 0) == {"mind": 4, "space": 4, "shield": 2}


@pytest.mark.clause("E1")
def test_tokens_are_returned_in_token_order() -> None:
    game = after(game_at(Seat(mind=3, space=3, soul=4), Seat()), "take mind space power", "return space")
    # Mind has been passed over; and two more have to go, of which power could only be one.
    assert offered(game, "return") == ["soul", "space"]
    game.play("return soul")
    assert offered(game, "return") == ["power", "soul"]


@pytest.mark.clause("E1")
def test_the_only_possible_return_is_not_asked() -> None:
    game = after(game_at(Seat(mind=4, space=4, soul=2), Seat()), "take power power", "return power")
    assert game.phase == "turn"
    assert held(game, 0) == {"mind": 4, "space": 4, "soul": 2}


@pytest.mark.clause("E1")
def test_any_number_may_be_held_during_the_turn() -> None:
    seat = Seat(mind=4, space=4, soul=2, battles="civil-war")
    game = after(game_at(seat, Seat(), battles="civil-war"), "take power power")
    assert (game.phase, sum(held(game, 0).values())) == ("gain", 12)
    game.play("gain reality")
    assert (game.phase, sum(held(game, 0).values())) == ("return", 13)


THREE_THREES = "rocket modok vulture elektra lockjaw moon-knight triton wong"


@pytest.mark.clause("E2")
def test_a_location_must_be_taken() -> None:
    game = game_at(Seat(cards=THREE_THREES, soul=4), Seat(), market="sandman", locations="knowhere")
    game.play("recruit sandman")
    assert (game.phase, game.seat) == ("turn", 1)
    assert game.players[0].locations == ("knowhere",)
    assert "knowhere" not in game.locations
    assert game.players[0].points == 3 + 1 + 1


@pytest.mark.clause("E2")
def test_tokens_do_not_count_for_a_location() -> None:
    game = game_at(Seat(cards=THREE_THREES, reality=2, mind=2), Seat(), locations="knowhere")
    game.play("take mind space reality")
    assert game.players[0].locations == ()


@pytest.mark.clause("E2")
def test_a_reserved_card_does_not_count_for_a_location() -> None:
    game = game_at(Seat(cards=THREE_THREES, hand="sandman"), Seat(), locations="knowhere")
    game.play("take mind space reality")
    assert game.players[0].locations == ()


FOUR_MIND_FOUR_SOUL_FOUR_SPACE = (
    "rocket modok vulture baron-zemo kingpin yondu silver-sable spider-ham elektra lockjaw moon-knight wasp"
)


@pytest.mark.clause("E2")
def test_one_location_a_turn_and_the_player_chooses() -> None:
    two = "avengers-tower-nyc hells-kitchen-nyc"
    game = game_at(Seat(cards=FOUR_MIND_FOUR_SOUL_FOUR_SPACE), Seat(), locations=two)
    game.play("take mind space reality")
    assert (game.phase, game.seat) == ("location", 0)
    assert offered(game, "location") == ["avengers-tower-nyc", "hells-kitchen-nyc"]
    game.play("location hells-kitchen-nyc")
    assert game.players[0].locations == ("hells-kitchen-nyc",)
    assert (game.phase, game.seat, game.locations) == ("turn", 1, ("avengers-tower-nyc",))
    # The one left over comes on the next turn, without a question.
    game = after(game, "take mind space reality", "reserve deck 1")
    assert game.players[0].locations == ("hells-kitchen-nyc", "avengers-tower-nyc")
    assert game.players[0].points == 3 + 3 + 1 + 1


@pytest.mark.clause("E2")
def test_a_location_comes_at_the_end_of_ones_own_turn_only() -> None:
    game = game_at(Seat(), Seat(cards=THREE_THREES + " sandman"), locations="knowhere")
    game.play("take mind space reality")
    assert game.players[1].locations == ()
    game = after(game, "take mind space reality")
    assert game.players[1].locations == ("knowhere",)


@pytest.mark.clause("E1", "E2", "E3")
def test_tokens_then_location_then_battle() -> None:
    seat = Seat(cards=FOUR_MIND_FOUR_SOUL_FOUR_SPACE, mind=3, space=3, soul=3)
    two = "avengers-tower-nyc hells-kitchen-nyc"
    game = game_at(seat, Seat(), locations=two, battles="civil-war")
    phases = []
    for decision in ("take mind space reality", "return mind", "return mind", "location avengers-tower-nyc", "decline"):
        phases.append(game.phase)
        game.play(decision)
    assert phases == ["turn", "return", "return", "location", "claim"]
    assert (game.phase, game.seat) == ("turn", 1)


@pytest.mark.clause("E2", "E3", "B4")
def test_a_location_of_this_turn_counts_for_a_battle() -> None:
    # Yellow Jacket asks for a location and the Avengers tile.
    seat = Seat(cards="wasp hawkeye valkyrie " + THREE_THREES, soul=4)
    game = game_at(seat, Seat(), market="sandman", locations="knowhere", battles="yellow-jacket", avengers=0)
    assert "yellow-jacket" not in offered(after(game, "take mind space power"), "claim")
    game.play("recruit sandman")
    assert "yellow-jacket" in offered(game, "claim")


@pytest.mark.clause("E3", "B2")
def test_a_battle_may_be_claimed_or_declined() -> None:
    game = after(game_at(Seat(cards="hawkeye kingpin"), Seat(), battles="civil-war"), "take mind space reality")
    assert game.legal_decisions == ["claim civil-war", "decline"]
    declined, claimed = after(game, "decline"), after(game, "claim civil-war")
    assert declined.players[0].battles == ()
    assert claimed.players[0].battles == ("civil-war",)
    assert declined.seat == claimed.seat == 1


@pytest.mark.clause("E4")
def test_the_turn_passes_on_and_the_round_ends_with_the_last_seat() -> None:
    game = game_at(Seat(), Seat(), Seat(), turn=1, rounds=4)
    game.play("take mind space soul")
    assert (game.seat, game.round) == (2, 4)
    game.play("take mind space soul")
    assert (game.seat, game.round) == (0, 5)
