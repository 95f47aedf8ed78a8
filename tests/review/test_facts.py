"""Facts behind the reasons: read from positions, and about nothing that the deciding seat could not see."""

from __future__ import annotations

import pytest

from gauntlet.review.facts import Gain, consequences, gain_of, kept_from, known_cards, possible
from gauntlet.rules.decision import Decision
from gauntlet.rules.game import Game
from testkit.review import played, record_of
from testkit.rules.positions import Seat, game_at

HULK, BLACK_CAT = Decision.parse("recruit hulk"), Decision.parse("recruit black-cat")


@pytest.fixture(scope="module")
def chance_missed() -> Game:
    """The 4 player vector where p0 could win by recruiting Black Cat, and did not."""
    record = record_of("4p-epic-sixteen-greedy")
    return played(record, max(n for n, decision in enumerate(record.decisions) if decision == "recruit hulk"))


def test_what_a_decision_brings(chance_missed: Game) -> None:
    game = possible(chance_missed.view(chance_missed.seat))
    assert gain_of(game, BLACK_CAT).wins
    assert not gain_of(game, HULK).wins
    assert gain_of(game, HULK).points > 0
    assert game == possible(chance_missed.view(chance_missed.seat))  # asking changes nothing


def test_gains_as_data_have_only_what_there_is() -> None:
    gain = Gain(points=9, tile=True, locations=("wakanda",), time=True, first="soul")
    assert gain.named
    assert gain.as_json("gauntlet") == {
        "points": 3,
        "avengers": True,
        "locations": ["wakanda"],
        "time": True,
        "first": "soul",
    }
    assert Gain().as_json("gauntlet") == {}
    assert not Gain(near="wakanda", missing="reality", closes=True).named
    assert Gain(closes=True).as_json("sixteen") == {"ends": "sixteen"}
    assert Gain(closes=True, wins=True).as_json("sixteen") == {"ends": "wins"}


def test_what_one_gain_has_beyond_another() -> None:
    more = Gain(points=8, tile=True, locations=("wakanda",), time=True).beyond(Gain(points=4, tile=True))
    assert more == Gain(points=4, locations=("wakanda",), time=True)
    assert more.as_json("gauntlet") == {"points": 1, "locations": ["wakanda"], "time": True}
    assert not Gain(points=1).beyond(Gain(points=3)).named


def test_reach_is_about_cards_that_the_seat_knows(chance_missed: Game) -> None:
    seat = chance_missed.seat
    assert seat is not None
    view = chance_missed.view(seat)
    known = known_cards(view)
    assert not any(card.startswith("?") for card in known)
    hidden = {
        card
        for owner, player in enumerate(chance_missed.players)
        for card, unseen in zip(player.reserved, player.hidden, strict=True)
        if unseen and owner != seat
    }
    found = consequences(possible(view), known, HULK)
    assert {reach.card for reach in found.within.values()} <= known - hidden
    assert not any(reach.gain.wins for reach in found.within.values() if reach.seat != (seat + 1) % 4)


def test_who_is_near_to_a_card() -> None:
    """America Chavez costs 1 mind, 3 space and 1 reality; Lizard 2 space and 1 power; Yondu 4 power."""
    game = game_at(Seat(power=4), Seat(mind=1, space=1, soul=1), market="america-chavez lizard yondu")
    assert kept_from(game, "america-chavez") == (1, 3)
    assert kept_from(game, "lizard") == (1, 2)
    assert kept_from(game, "yondu") is None  # more than three short; whoever decides does not count
