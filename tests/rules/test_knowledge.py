"""H: who may know what. (Whether a view leaks anything else is in test_views.py.)"""

from __future__ import annotations

from typing import Any

import pytest

from gauntlet.rules.game import Game
from testkit.rules.positions import Seat, after, game_at

WINNER = Seat(cards="green-goblin gamora spider-man luke-cage loki", time=1, hand="thor* wasp hela*", space=3)


def hands(game: Game, seat: int | None) -> list[Any]:
    return [player["reserved"] for player in game.view(seat).state.as_json()["players"]]


@pytest.mark.clause("H1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_open_to_all(seat: int | None) -> None:
    claimed = Seat(
        cards="hawkeye wasp valkyrie", mind=2, time=1, locations="wakanda", battles="civil-war", hand="rocket"
    )
    game = game_at(claimed, Seat(shield=1, hand="thor"), Seat(), battles="civil-war", avengers=0)
    state = game.view(seat).state.as_json()
    assert state["bank"] == game.bank
    assert state["market"] == [list(row) for row in game.market]
    assert state["locations"] == list(game.locations)
    assert state["battles"] == list(game.battles)
    assert state["decks"] == list(game.decks)
    first = state["players"][0]
    assert first["tokens"] == {"mind": 2, "space": 0, "soul": 0, "power": 0, "reality": 0, "time": 1, "shield": 0}
    assert first["recruited"] == ["hawkeye", "wasp", "valkyrie"]
    assert (first["locations"], first["battles"]) == (["wakanda"], ["civil-war"])
    assert (first["tags"], first["avengers"], first["points"]) == (3, True, 6)
    assert [len(hand) for hand in hands(game, seat)] == [1, 1, 0]


@pytest.mark.clause("H2")
def test_a_card_reserved_from_the_table_stays_known() -> None:
    game = after(game_at(Seat(), Seat(), market="rocket"), "reserve rocket")
    assert hands(game, 0) == hands(game, 1) == hands(game, None) == [["rocket"], []]


@pytest.mark.clause("H2")
def test_a_card_reserved_from_a_deck_is_known_to_its_owner_alone() -> None:
    game = after(game_at(Seat(), Seat(), top="hela"), "reserve deck 2")
    assert hands(game, 0) == [["hela"], []]
    assert hands(game, 1) == hands(game, None) == [["?2"], []]


@pytest.mark.clause("H2")
def test_it_becomes_known_when_it_is_recruited() -> None:
    game = game_at(Seat(hand="thor* kraven* hela*", space=3, shield=1), Seat())
    game.play("recruit kraven")
    # While it is being paid for, it lies on the table already.
    assert (game.phase, hands(game, 1)) == ("pay", [["?3", "kraven", "?2"], []])
    game.play("pay")
    assert hands(game, 1) == [["?3", "?2"], []]
    assert game.view(1).state.as_json()["players"][0]["recruited"] == ["kraven"]


@pytest.mark.clause("H2")
def test_all_becomes_known_when_the_game_is_over() -> None:
    game = game_at(Seat(hand="rocket*"), WINNER, turn=1)
    assert hands(game, 0) == [["rocket"], ["?3", "wasp", "?2"]]
    game.play("take mind space soul")
    assert game.over
    for seat in (0, 1, None):
        assert hands(game, seat) == [["rocket"], ["thor", "wasp", "hela"]]


@pytest.mark.clause("H3")
def test_nobody_knows_the_order_of_the_decks() -> None:
    first = game_at(Seat(), Seat(), top="wasp hawkeye hela thor")
    second = game_at(Seat(), Seat(), top="hawkeye wasp hela thor")
    assert first.market == second.market
    assert first != second
    for seat in (0, 1, None):
        assert first.view(seat) == second.view(seat)


@pytest.mark.clause("H3")
def test_only_the_seat_that_is_asked_is_told_what_it_may_do() -> None:
    game = game_at(Seat(hand="kraven*", space=3), Seat())
    assert "recruit kraven" in game.view(0).legal
    assert game.view(1).legal == game.view(None).legal == ()
    assert (game.view(1).asked, game.view(1).phase) == (0, "turn")
