"""The match itself: its log, its numbers, its seats."""

from __future__ import annotations

import pytest

from gauntlet.match import commands
from gauntlet.match import events as e
from gauntlet.match.commitment import Deal
from gauntlet.match.match import Match
from testkit.match.examples import TAKE
from testkit.match.matches import seated


def test_the_numbers_of_events_have_no_gaps() -> None:
    live = seated("ana", "ben")
    for number in (live.match.number, live.match.number + 2, 0):
        with pytest.raises(ValueError, match=f"event {number} after {live.match.number}"):
            live.match.apply(e.Restarted(number=number, at=live.now))


def test_a_log_begins_with_the_opening_and_a_game_with_a_deal() -> None:
    live = seated("ana", "ben")
    with pytest.raises(TypeError, match="begins with seated"):
        Match.of("table", live.log[1:], None)
    with pytest.raises(ValueError, match="starts without a deal"):
        Match.of("table", live.log, None)
    waiting = seated("ana", "ben", seed=None)
    with pytest.raises(ValueError, match="has not started"):
        waiting.match.apply(e.Decided(number=waiting.match.number + 1, at=0, seat=0, decision=TAKE))


def test_whose_eyes_and_whose_seats() -> None:
    live = seated("ana", "ben", "ana")
    assert (live.match.seats_of("ana"), live.match.seats_of("dan")) == ([0, 2], [])
    assert (live.match.viewer_of("ana"), live.match.viewer_of("ben"), live.match.viewer_of("dan")) == (0, 1, None)
    live.decide(TAKE)
    assert live.match.viewer_of("ana") == 0
    live.decide(TAKE, player="ben")
    assert live.match.viewer_of("ana") == 2


def test_a_started_match_is_dealt_by_chance() -> None:
    deals: list[Deal] = []
    for _ in range(2):
        live = seated("ana", "ben", seed=None)
        live.do(commands.start, "ana", 0)
        assert live.match.deal is not None
        assert live.match.deal.setup == live.game.setup
        deals.append(live.match.deal)
    assert deals[0] != deals[1]
