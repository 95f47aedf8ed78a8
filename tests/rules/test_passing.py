"""T9: the pass, and the stalemate."""

from __future__ import annotations

import pytest

from testkit.rules.positions import DEAR, Seat, after, game_at, stuck


@pytest.mark.clause("T9")
def test_pass_is_the_only_move_of_a_player_who_has_none() -> None:
    game = game_at(*stuck(), market=DEAR)
    assert game.legal_decisions == ["pass"]
    assert after(game, "pass").legal_decisions == ["pass"]


@pytest.mark.clause("T9")
@pytest.mark.parametrize(
    "way_out",
    [
        Seat(mind=4, space=4, soul=1, hand="vision nova captain-marvel"),
        Seat(mind=4, space=4, soul=2, hand="vision nova"),
        Seat(mind=4, space=4, soul=2, hand="vision nova moon-knight"),
    ],
    ids=["take", "reserve", "recruit"],
)
def test_no_pass_with_another_move(way_out: Seat) -> None:
    game = game_at(way_out, stuck()[1], market=DEAR)
    assert game.legal_decisions
    assert "pass" not in game.legal_decisions


@pytest.mark.clause("T9")
def test_a_round_of_passes_is_a_stalemate_without_a_winner() -> None:
    game = after(game_at(*stuck(), market=DEAR, rounds=7), "pass", "pass")
    assert game.result is not None
    assert (game.result.end, game.result.winners, game.round) == ("stalemate", (), 7)


@pytest.mark.clause("T9")
def test_the_passes_of_two_rounds_do_not_add_up() -> None:
    movable = Seat(soul=2, power=4, reality=4, hand="ant-man")
    game = game_at(stuck()[0], movable, market=DEAR, top="taskmaster scorpion")
    game = after(game, *["pass", "reserve deck 1", "return shield"] * 2)
    assert (game.over, game.round) == (False, 3)
    game = after(game, "pass", "pass")
    assert game.result is not None
    assert (game.result.end, game.round) == ("stalemate", 3)


@pytest.mark.clause("T9", "E2")
def test_a_round_of_passes_in_which_a_location_was_taken_is_no_stalemate() -> None:
    four = "rocket modok vulture baron-zemo elektra lockjaw moon-knight wasp"
    game = game_at(*stuck(cards=four), market=DEAR, locations="avengers-tower-nyc")
    assert game.legal_decisions == ["pass"]
    game = after(game, "pass", "pass")
    assert game.players[0].locations == ("avengers-tower-nyc",)
    assert (game.over, game.round) == (False, 2)
    game = after(game, "pass", "pass")
    assert game.result is not None
    assert (game.result.end, game.round) == ("stalemate", 2)


@pytest.mark.clause("T9", "E3")
@pytest.mark.parametrize(("answer", "over"), [("claim civil-war", False), ("decline", True)])
def test_a_round_of_passes_in_which_a_battle_was_claimed_is_no_stalemate(answer: str, over: bool) -> None:
    game = game_at(*stuck(cards="hawkeye kingpin"), market=DEAR, battles="civil-war")
    game = after(game, "pass", answer, "pass")
    assert game.over is over
