"""The log is the match: folded again it gives the same, at every point, whatever happened at the table."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import pytest

from gauntlet.match import events as e
from gauntlet.match.events import EVENT, AnyEvent
from gauntlet.match.history import history
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions, TurnClock
from testkit.match.matches import GAMES, facts, name, whole_match
from testkit.rules.kinds import many

KINDS = get_args(get_args(AnyEvent)[0])

EXAMPLES: list[AnyEvent] = [
    e.Opened(number=1, at=5, options=MatchOptions(players=3, clock=TurnClock(seconds=20), ending=None), maker="ana"),
    e.Seated(number=2, at=5, seat=0, player="ana", name="Ana Łęcka <b>"),
    e.Seated(number=3, at=6, seat=1, player=None, name="Mason", bot="mason"),
    e.Vacated(number=4, at=6, seat=1),
    e.Drawing(number=5, at=6, seats=[0, 2], first=None, commitment="ab" * 32),
    e.Committed(number=6, at=6, seat=2, commitment="cd" * 32, id="cleo/1"),
    e.Revealing(number=7, at=6),
    e.Revealed(number=8, at=7, seat=2, entropy="ef" * 32, id="cleo/2"),
    e.Started(number=5, at=7, order=[1, 2, 0], commitment="ab" * 32),
    e.Decided(number=6, at=8, seat=0, decision="take mind space soul", id="ana/1"),
    e.Undone(number=7, at=8, seat=0, id="ana/2"),
    e.PauseRequested(number=8, at=9, seat=1),
    e.Paused(number=9, at=9),
    e.Resumed(number=10, at=9, seat=2),
    e.StoodIn(number=11, at=9, seat=2, why="time"),
    e.Returned(number=12, at=9, seat=2),
    e.Forfeited(number=13, at=9, seat=2, why="resigned"),
    e.Restarted(number=14, at=9),
    e.ChatLine(number=15, at=9, player="ana", name="Ana", seat=None, text="hé 🦊", id="ana/3"),
    e.ChatLine(number=16, at=9, player="ana", name="Ana", seat=1, phrase="hello"),
    e.Muted(number=17, at=9, seat=1, muted=True, id="ben/1"),
    e.Ended(number=17, at=9, end="forfeit", winners=[1], points=[1, 2, 3], decided_by=None, nonce="cd" * 32),
    e.Closed(number=18, at=10),
    e.Rematch(number=18, at=10, table="other"),
]


def written(event: AnyEvent) -> dict[str, Any]:
    """As a log keeps it."""
    kept: dict[str, Any] = json.loads(json.dumps(event.model_dump(mode="json")))
    return kept


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event) for event in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_an_event_is_read_as_it_was_written(event: AnyEvent) -> None:
    kept = written(event)
    assert kept["kind"] == event.kind
    again = EVENT.validate_python(kept)
    assert (again, type(again)) == (event, type(event))


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_what_a_newer_program_adds_to_an_event_is_ignored(event: AnyEvent) -> None:
    assert EVENT.validate_python({**written(event), "colour": "red", "more": {"a": [1]}}) == event


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_an_event_cannot_be_changed(event: AnyEvent) -> None:
    with pytest.raises(ValueError, match="frozen"):
        event.number = 99


def test_an_older_log_without_newer_options_is_read() -> None:
    opened = EVENT.validate_python({"kind": "opened", "number": 1, "at": 0, "options": {}, "maker": "ana"})
    assert isinstance(opened, e.Opened)
    assert opened.options == MatchOptions()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_log_gives_the_same_match_at_every_point(game: dict[str, Any]) -> None:
    chance = random.Random(name(game))
    kinds: set[str] = set()
    for seed in range(10, 10 + many(1)):
        again: Match | None = None
        heard = 1
        for live in whole_match(game, seed, busy=0.4):
            again = again or Match.of("table", live.log[:1], None)
            again.secret = live.match.secret
            for event in live.log[heard:]:
                again.apply(EVENT.validate_python(written(event)))
                kinds.add(event.kind)
            heard = len(live.log)
            assert facts(again) == facts(live.match)
            if chance.random() < 0.05:
                assert facts(live.again()) == facts(live.match)
        assert [event.number for event in live.log] == list(range(1, len(live.log) + 1))
        assert facts(live.again()) == facts(live.match)
    assert kinds >= {"seated", "started", "ended", "rematch"}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_later_is_what_was_told_then(seed: int) -> None:
    chance = random.Random(seed)
    *_, live = whole_match(GAMES[4 * seed], seed, busy=0.4)
    for viewer in (0, 1, None):
        whole = history(live.match, live.log, viewer)
        assert [fact["event"] for fact in whole] == live.log
        assert all(("effects" in fact) == isinstance(fact["event"], e.Decided) for fact in whole)
        for after in {0, 1, len(live.log), *(chance.randrange(len(live.log)) for _ in range(3))}:
            assert history(live.again(), live.log[after:], viewer) == whole[after:]


def test_everything_happens_in_these_matches() -> None:
    kinds = {event.kind for game in GAMES[::2] for live in [*whole_match(game, 10, 0.4)][-1:] for event in live.log}
    assert kinds >= {event.kind for event in EXAMPLES} - {"vacated", "closed"}
