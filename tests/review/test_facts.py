"""Facts behind the reasons: read from positions, and about nothing that the deciding seat could not see."""

from __future__ import annotations

import pytest

from gauntlet.review.facts import Gain, gain_of, kept_from, known_cards, outlook, possible
from gauntlet.rules.game import Game
from tests.review.games import played, record_of


@pytest.fixture(scope="module")
def chance_missed() -> Game:
    """The 4 player vector where p0 could win by recruiting Black Cat, and did not."""
    record = record_of("4p-epic-sixteen-greedy")
    return played(record, max(n for n, decision in enumerate(record.decisions) if decision == "recruit hulk"))


def test_what_a_decision_brings(chance_missed: Game) -> None:
    game = possible(chance_missed.view(chance_missed.seat))
    assert gain_of(game, "recruit black-cat").wins
    assert not gain_of(game, "recruit hulk").wins
    assert gain_of(game, "recruit hulk").points > 0
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
    found = outlook(possible(view), known, "recruit hulk")
    assert {reach.card for reach in found.within.values()} <= known - hidden
    assert not any(reach.gain.wins for reach in found.within.values() if reach.seat != (seat + 1) % 4)


def test_who_is_near_to_a_card() -> None:
    game = Game.new(seed=1)
    assert kept_from(game, "thor") is None  # nobody has anything yet
    game.play("take mind space soul")
    cheap = next(card for card in game.market[0] if card)
    near = kept_from(game, cheap)
    assert near is None or (near[0] == 0 and 0 <= near[1] <= 3)
