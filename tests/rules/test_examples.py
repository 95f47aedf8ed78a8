"""X: the examples of the rulebooks."""

from __future__ import annotations

import pytest

from gauntlet.rules.catalogue import CARD_BY_ID, CARDS
from testkit.rules.positions import Seat, after, game_at, held, offered


@pytest.mark.clause("X1")
def test_ghost_rider() -> None:
    card = CARDS[CARD_BY_ID["ghost-rider"]]
    assert (card.name, card.points, card.bonus) == ("Ghost Rider", 2, "reality")
    exact = Seat(mind=2, space=4, power=1)
    game = after(game_at(exact, Seat(), market="ghost-rider"), "recruit ghost-rider")
    assert held(game, 0) == {}
    assert (game.players[0].points, game.players[0].bonuses["reality"]) == (2, 1)
    for short in (Seat(mind=1, space=4, power=1), Seat(mind=2, space=3, power=1), Seat(mind=2, space=4)):
        assert "ghost-rider" not in offered(game_at(short, Seat(), market="ghost-rider"), "recruit")


@pytest.mark.clause("X2")
def test_rocket_with_two_bonuses() -> None:
    seat = Seat(cards="modok electro", reality=1)
    game = after(game_at(seat, Seat(), market="rocket"), "recruit rocket")
    assert game.players[0].recruited == ("modok", "electro", "rocket")
    assert held(game, 0) == {}
    assert game.bank["reality"] == 4


@pytest.mark.clause("X3")
def test_knowhere() -> None:
    bonuses = Seat(cards="rocket modok prowler elektra lockjaw moon-knight electro triton wong")
    game = after(game_at(bonuses, Seat(), locations="knowhere"), "take mind space soul")
    assert game.players[0].locations == ("knowhere",)
    assert game.players[0].points == 3


@pytest.mark.clause("X4")
def test_a_draw_keeps_the_tile_and_five_tags_take_it() -> None:
    a = Seat(cards="spider-woman squirrel-girl valkyrie hawkeye")
    b = Seat(cards="kate-bishop america-chavez winter-soldier", mind=2, space=1, soul=2)
    c = Seat(cards="ms-marvel quake maria-hill", mind=2, space=3, soul=3, power=3, shield=2)
    game = game_at(a, b, c, turn=1, market="wasp captain-america", avengers=0)
    assert [player.tags for player in game.players] == [4, 3, 3]
    game.play("recruit wasp")
    assert [player.tags for player in game.players] == [4, 4, 3]
    assert [player.avengers for player in game.players] == [True, False, False]
    game.play("recruit captain-america")
    assert [player.tags for player in game.players] == [4, 4, 5]
    assert [player.avengers for player in game.players] == [False, False, True]
