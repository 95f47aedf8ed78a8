"""B14 to B16: how a game with Epic Battles ends."""

from __future__ import annotations

import pytest

from gauntlet.rules.errors import OptionsError
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from testkit.rules.positions import Seat, after, game_at

TURN = "take mind space soul"


def ended(game: Game) -> tuple[str, tuple[int, ...]] | None:
    return None if game.result is None else (game.result.end, game.result.winners)


@pytest.mark.clause("B14")
def test_sixteen_points_without_the_gauntlet() -> None:
    # 16 points with two kinds of bonuses and no time token.
    sixteen = Seat(cards="hela venom medusa ghost-rider red-skull the-collector karnak")
    game = game_at(Seat(), sixteen, turn=1, battles="civil-war")
    assert game.players[1].points == 16
    assert ended(after(game, TURN)) == ("sixteen", (1,))


@pytest.mark.clause("B14")
def test_fifteen_points_are_not_enough() -> None:
    fifteen = Seat(cards="hela venom medusa ghost-rider red-skull the-collector taskmaster")
    game = game_at(Seat(), fifteen, turn=1, battles="civil-war")
    assert game.players[1].points == 15
    assert ended(after(game, TURN)) is None


@pytest.mark.clause("B14")
def test_the_rest_of_the_round_is_played_and_nobody_plays_twice() -> None:
    seats = Seat(cards="gamora spider-man loki vulture"), Seat(), Seat()
    game = game_at(*seats, battles="civil-war", rounds=6)
    game = after(game, TURN, "decline", TURN)
    assert (ended(game), game.seat) == (None, 2)
    game.play(TURN)
    assert (ended(game), game.round) == (("sixteen", (0,)), 6)


@pytest.mark.clause("B14")
def test_the_highest_score_of_all_wins() -> None:
    seats = (
        Seat(cards="gamora spider-man loki black-widow"),
        Seat(cards="green-goblin luke-cage iron-man thor taskmaster"),
    )
    game = after(game_at(*seats, turn=1, battles="civil-war"), TURN, "decline")
    assert game.result is not None
    assert (game.result.points, game.result.winners) == ((18, 17), (0,))


@pytest.mark.clause("B14")
@pytest.mark.parametrize(
    ("more", "winners"), [(("rocket", ""), (1,)), (("", "rocket"), (0,)), (("", ""), (0, 1))], ids=str
)
def test_then_fewest_cards_then_shared(more: tuple[str, str], winners: tuple[int, ...]) -> None:
    cards = "gamora spider-man loki black-widow ", "green-goblin luke-cage doctor-strange drax "
    seats = [Seat(cards=own + extra) for own, extra in zip(cards, more, strict=True)]
    game = after(game_at(*seats, turn=1, battles="civil-war"), TURN, "decline")
    assert game.result is not None
    assert (game.result.points, game.result.winners) == ((18, 18), winners)


@pytest.mark.clause("B14")
def test_the_avengers_tile_breaks_no_tie() -> None:
    # 18 points each: the holder has the tile's 3 among them, and more cards.
    holder = Seat(cards="green-goblin luke-cage doctor-octopus hawkeye kate-bishop wasp taskmaster")
    other = Seat(cards="gamora spider-man loki black-widow")
    game = after(game_at(holder, other, turn=1, battles="civil-war", avengers=0), TURN, "decline")
    assert game.result is not None
    assert (game.result.points, game.result.winners) == ((18, 18), (1,))


@pytest.mark.clause("B14")
def test_who_has_fallen_below_sixteen_no_longer_counts() -> None:
    first = Seat(cards="gamora spider-man red-skull wasp hawkeye valkyrie")
    second = Seat(cards="kate-bishop quake ms-marvel", mind=1, space=1, reality=3)
    game = game_at(first, second, avengers=0, market="spider-woman", battles="hail-hydra", ending="sixteen")
    assert game.players[0].points == 16
    game = after(game, TURN, "decline")
    game.play("recruit spider-woman")
    assert [player.points for player in game.players] == [13, 3]
    assert (ended(game), game.round) == (None, 2)


FIVE_MIND = "rocket modok baron-zemo prowler spider-woman valkyrie wasp"


@pytest.mark.clause("B15")
def test_reached_by_a_claim_the_game_is_over_with_this_turn() -> None:
    # 5 + 3 (tile) + 4 = 12, and 6 for the claim.
    first = Seat(cards=FIVE_MIND + " gamora black-bolt")
    game = after(game_at(first, Seat(), Seat(), battles="sinister-six", avengers=0, rounds=3), TURN)
    assert game.players[0].points == 12
    assert ended(after(game, "decline")) is None
    game.play("claim sinister-six")
    assert (ended(game), game.round) == (("sixteen", (0,)), 3)


@pytest.mark.clause("B15")
def test_another_player_can_win_then() -> None:
    first = Seat(cards=FIVE_MIND + " gamora black-bolt")
    ahead = Seat(cards="spider-man luke-cage loki green-goblin", battles="multiverse-madness hail-hydra sinister-six")
    game = game_at(first, ahead, battles="sinister-six", avengers=0)
    game = after(game, TURN, "claim sinister-six")
    assert game.result is not None
    assert (game.result.end, game.result.points, game.result.winners) == ("sixteen", (18, 33), (1,))


@pytest.mark.clause("B15", "B9")
def test_reached_by_an_earlier_claim_that_grows_with_a_battle() -> None:
    # 15 with Hail Hydra for one battle; claiming Civil War makes it two.
    seat = Seat(cards="gamora loki red-skull hawkeye kingpin taskmaster", battles="hail-hydra")
    game = game_at(seat, Seat(), battles="hail-hydra civil-war")
    assert game.players[0].points == 15
    assert ended(after(game, TURN, "claim civil-war")) == ("sixteen", (0,))
    assert ended(after(game, TURN, "decline")) is None


@pytest.mark.clause("B15", "B8")
@pytest.mark.parametrize(("others", "over"), [("taskmaster", True), ("taskmaster vulture", False)])
def test_reached_by_an_earlier_claim_that_grows_with_a_time_card(others: str, over: bool) -> None:
    # Iron Fist brings 4 points, and 1 of Multiverse Madness: from 11 to 16 with that point only, from 12 without it.
    seat = Seat(cards=f"black-bolt drax {others}", reality=4, shield=3, battles="multiverse-madness")
    game = game_at(seat, Seat(), battles="multiverse-madness", market="iron-fist")
    before = game.players[0].points
    game.play("recruit iron-fist")
    assert game.players[0].points == before + 5 == (16 if over else 17)
    assert ended(game) == (("sixteen", (0,)) if over else None)


@pytest.mark.clause("B15")
def test_not_when_sixteen_was_there_without_it() -> None:
    first = Seat(cards=FIVE_MIND + " gamora black-bolt drax")
    game = after(game_at(first, Seat(), battles="sinister-six", avengers=0), TURN)
    assert game.players[0].points == 16
    game.play("claim sinister-six")
    assert (ended(game), game.seat, game.players[0].points) == (None, 1, 22)


@pytest.mark.clause("B15")
def test_not_by_what_super_powers_brought_on_earlier_turns() -> None:
    # 15 points, 6 of them from a battle claimed before; 1 more for a card is no exception to B14.
    first = Seat(cards="gamora black-bolt", space=4, battles="sinister-six")
    game = game_at(first, Seat(), battles="sinister-six", market="scorpion")
    assert game.players[0].points == 15
    game.play("recruit scorpion")
    assert (game.players[0].points, ended(game), game.seat) == (16, None, 1)


@pytest.mark.clause("B15")
def test_not_for_a_player_who_is_not_on_turn() -> None:
    ahead = Seat(cards="gamora loki", battles="sinister-six")
    game = after(game_at(Seat(), ahead, Seat(), battles="sinister-six"), TURN)
    assert (game.players[1].points, ended(game), game.seat) == (16, None, 1)


@pytest.mark.clause("B15")
def test_not_with_fewer_than_sixteen() -> None:
    game = after(game_at(Seat(cards=FIVE_MIND + " red-skull"), Seat(), battles="sinister-six", avengers=0), TURN)
    game.play("claim sinister-six")
    assert (game.players[0].points, ended(game)) == (12, None)


@pytest.mark.clause("B16", "B14", "B15")
def test_the_gauntlet_ending_with_epic_battles() -> None:
    first = Seat(cards=FIVE_MIND + " gamora black-bolt")
    game = game_at(first, Seat(), battles="sinister-six", avengers=0, ending="gauntlet")
    game = after(game, TURN, "claim sinister-six", TURN)
    assert game.players[0].points == 18
    assert (ended(game), game.round) == (None, 2)
    closed = Seat(cards="gamora spider-man luke-cage loki rocket", time=1)
    game = game_at(Seat(), closed, turn=1, battles="sinister-six", ending="gauntlet")
    assert ended(after(game, TURN, "decline")) == ("gauntlet", (1,))


@pytest.mark.clause("B14", "B16")
def test_the_ending_of_a_table() -> None:
    assert Options(2, True).ending == "sixteen"
    assert Options(2, True, "gauntlet").ending == "gauntlet"
    assert Options(2, False).ending == "gauntlet"
    with pytest.raises(OptionsError, match="ending can be sixteen only with Epic Battles"):
        Options(2, False, "sixteen")
