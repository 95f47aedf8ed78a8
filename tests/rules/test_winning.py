"""W: the Infinity Gauntlet, and how a game ends."""

from __future__ import annotations

import pytest

from gauntlet.rules.game import Game
from testkit.rules.positions import DEAR, Seat, after, game_at, stuck

FIVE_FIVES = "green-goblin gamora spider-man luke-cage loki"
"""25 points, and a bonus of each stone."""


def ended(game: Game) -> tuple[str, tuple[int, ...]] | None:
    return None if game.result is None else (game.result.end, game.result.winners)


@pytest.mark.clause("W1")
@pytest.mark.parametrize(
    ("winner", "enough"),
    [
        # 4 + 4 + 4 + 4 = 16 points, and Rocket for the mind bonus
        (Seat(cards="ant-man black-bolt drax nova rocket", time=1), True),
        # 3 + 4 + 4 + 4 = 15
        (Seat(cards="black-widow black-bolt drax nova rocket", time=1), False),
        # 20 points without a mind bonus
        (Seat(cards="gamora spider-man luke-cage loki", time=1), False),
        # the time token has been spent (B7)
        (Seat(cards=FIVE_FIVES, time=0), False),
    ],
    ids=["16 points", "15 points", "a bonus is missing", "time is missing"],
)
def test_points_bonuses_and_time_are_all_needed(winner: Seat, enough: bool) -> None:
    game = after(game_at(Seat(), winner, turn=1), "take mind space soul")
    assert ended(game) == (("gauntlet", (1,)) if enough else None)


@pytest.mark.clause("W2")
def test_the_round_is_played_to_its_end() -> None:
    game = game_at(Seat(), Seat(cards=FIVE_FIVES, time=1), Seat(), turn=1, rounds=9)
    game.play("take mind space soul")
    assert ended(game) is None
    game.play("take mind space soul")
    assert ended(game) == ("gauntlet", (1,))
    assert (game.phase, game.seat, game.round, game.legal_decisions) == ("over", None, 9, [])


@pytest.mark.clause("W2")
def test_the_last_seat_wins_on_the_spot_if_it_alone_meets_it() -> None:
    last = Seat(cards="gamora spider-man luke-cage loki", time=1, reality=2, mind=1)
    game = after(game_at(Seat(), Seat(), last, turn=2, market="rocket"), "recruit rocket")
    assert ended(game) == ("gauntlet", (2,))


@pytest.mark.clause("W2", "W3")
def test_the_last_seat_does_not_win_on_the_spot_against_more_points() -> None:
    last = Seat(cards="gamora spider-man luke-cage loki", time=1, reality=2, mind=1)
    first = Seat(cards="ant-man black-bolt drax nova doctor-octopus iron-fist", time=1)
    game = game_at(first, last, turn=1, market="rocket")
    game.play("recruit rocket")
    assert game.result is not None
    assert game.result.points == (24, 20)
    assert ended(game) == ("gauntlet", (0,))


@pytest.mark.clause("W2")
def test_who_has_lost_the_avengers_tile_since_meets_it_no_more() -> None:
    # 4 + 4 + 3 + 2 points, the tile and a bonus of each stone: 16 with the tile, 13 without.
    first = Seat(cards="ant-man drax daredevil ghost-rider rocket wasp hawkeye", time=1)
    second = Seat(cards="kate-bishop valkyrie quake", mind=1, space=1, reality=3)
    game = game_at(first, second, avengers=0, market="spider-woman moon-knight")
    assert game.players[0].points == 16
    game.play("take mind space power")
    game.play("recruit spider-woman")
    assert [player.points for player in game.players] == [13, 3]
    assert (ended(game), game.round, game.seat) == (None, 2, 0)


@pytest.mark.clause("W2")
def test_meeting_it_is_checked_at_the_end_of_the_round_only() -> None:
    game = game_at(Seat(cards=FIVE_FIVES, time=1), Seat())
    game.play("take mind space soul")
    assert ended(game) is None


TWENTY = "ant-man black-bolt drax nova doctor-octopus"
ALSO_TWENTY = "gamora spider-man luke-cage loki"


def tie(first: str, second: str, avengers: int | None) -> tuple[int, ...]:
    """Who wins of two who meet W1 with the same number of points."""
    seats = Seat(cards=first, time=1), Seat(cards=second, time=1)
    game = after(game_at(*seats, turn=1, avengers=avengers), "take mind space soul")
    assert game.result is not None
    assert game.result.end == "gauntlet"
    assert len(set(game.result.points)) == 1
    return game.result.winners


@pytest.mark.clause("W3")
def test_most_points() -> None:
    seats = Seat(cards=TWENTY, time=1), Seat(cards=ALSO_TWENTY + " vulture", time=1)
    game = after(game_at(*seats, turn=1), "take mind space soul")
    assert game.result is not None
    assert (game.result.points, game.result.winners) == ((20, 21), (1,))


@pytest.mark.clause("W3")
@pytest.mark.parametrize("holder", [0, 1])
def test_then_the_holder_of_the_avengers_tile_be_it_with_more_cards(holder: int) -> None:
    # The holder: 4 + 4 + 4 + 4 + 1 and the tile = 20 points with 8 cards; the other: 20 points with 5 cards.
    with_tile = "vision black-panther captain-marvel iron-fist sandman kate-bishop valkyrie quake"
    without = "gamora spider-man luke-cage loki rocket"
    cards = (with_tile, without) if holder == 0 else (without, with_tile)
    assert tie(*cards, avengers=holder) == (holder,)


@pytest.mark.clause("W3")
def test_then_fewest_recruited_cards() -> None:
    assert tie(TWENTY, ALSO_TWENTY + " rocket modok", avengers=None) == (0,)
    assert tie(TWENTY + " modok", ALSO_TWENTY + " rocket", avengers=None) == (1,)


@pytest.mark.clause("W3")
def test_then_they_share_the_victory() -> None:
    assert tie(TWENTY, ALSO_TWENTY + " rocket", avengers=None) == (0, 1)


@pytest.mark.clause("W3")
def test_reserved_cards_neither_count_nor_cost() -> None:
    seats = (
        Seat(cards=TWENTY, time=1, hand="thor iron-man hulk"),
        Seat(cards=ALSO_TWENTY + " rocket", time=1),
    )
    game = after(game_at(*seats, turn=1), "take mind space soul")
    assert game.result is not None
    assert (game.result.points, game.result.winners) == ((20, 20), (0, 1))


@pytest.mark.clause("W3")
def test_only_those_who_meet_it_can_win() -> None:
    more_points = Seat(cards="iron-man black-widow captain-america hulk thor loki gamora", time=0)
    game = after(game_at(more_points, Seat(cards=TWENTY, time=1), turn=1), "take mind space soul")
    assert game.result is not None
    assert (game.result.points, game.result.winners) == ((25, 20), (1,))


@pytest.mark.clause("W4")
def test_points_are_cards_locations_and_the_tile() -> None:
    game = game_at(Seat(cards="thor hela wasp hawkeye vulture", locations="wakanda atlantis"), Seat(), avengers=0)
    assert game.players[0].points == 3 + 3 + 1 + 2 * 3 + 3


@pytest.mark.clause("W4", "B6", "B8", "B9")
def test_points_of_super_powers() -> None:
    claimed = "sinister-six multiverse-madness hail-hydra"
    game = game_at(Seat(cards="thor hulk wasp", battles=claimed), Seat(), battles=claimed)
    assert game.players[0].points == 3 + 3 + 6 + 2 + 3


@pytest.mark.clause("W5")
@pytest.mark.parametrize(("limit", "end"), [(4, ("limit", ())), (5, None), (None, None)])
def test_the_last_round_of_a_table(limit: int | None, end: tuple[str, tuple[int, ...]] | None) -> None:
    game = game_at(Seat(), Seat(cards="thor", time=1), rounds=4, max_rounds=limit)
    game.play("take mind space soul")
    assert ended(game) is None
    game.play("take mind space soul")
    assert ended(game) == end
    assert game.round == (4 if end else 5)


@pytest.mark.clause("W5", "W2")
def test_a_winner_comes_before_the_limit() -> None:
    game = game_at(Seat(), Seat(cards=FIVE_FIVES, time=1), turn=1, rounds=4, max_rounds=4)
    game.play("take mind space soul")
    assert ended(game) == ("gauntlet", (1,))


@pytest.mark.clause("W5", "T9")
def test_a_stalemate_comes_before_the_limit() -> None:
    game = after(game_at(*stuck(), market=DEAR, rounds=4, max_rounds=4), "pass", "pass")
    assert ended(game) == ("stalemate", ())


@pytest.mark.clause("T9", "W2")
def test_a_winner_comes_before_a_stalemate() -> None:
    # Three players, as the time token is one more to hold; all stones are in hands again.
    seats = (
        Seat(cards=FIVE_FIVES, mind=5, space=4, time=1, hand="vision nova captain-marvel"),
        Seat(soul=5, power=5, hand="ant-man black-panther captain-america"),
        Seat(space=1, reality=5, hand="doctor-strange black-bolt drax"),
    )
    game = game_at(*seats, market=DEAR)
    for _ in seats:
        assert game.legal_decisions == ["pass"]
        game.play("pass")
    assert ended(game) == ("gauntlet", (0,))


@pytest.mark.clause("T9", "B14")
def test_sixteen_comes_before_a_stalemate() -> None:
    game = game_at(*stuck(FIVE_FIVES), market=DEAR, battles="multiverse-madness", ending="sixteen")
    assert ended(after(game, "pass", "decline", "pass")) == ("sixteen", (0,))
