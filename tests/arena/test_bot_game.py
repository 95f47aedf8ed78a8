"""One game, and what a bot that fails does to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gauntlet.arena import Pairing, Plan, bot_game, play_pairing
from gauntlet.arena.bot_game import Outcome, Stopped
from gauntlet.bots import Bot, make_bot
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from gauntlet.rules.record import Record
from gauntlet.rules.view import View

PLAN = Plan("arena", ("random", "random", "random"), Options(3, True), 3, 5)


class Broken:
    """Plays some decisions well, and then does something else."""

    def __init__(self, last: Callable[[View], str]) -> None:
        self._last, self._good, self.closed = last, 4, 0

    def decide(self, view: View) -> str:
        self._good -= 1
        return view.legal[0] if self._good >= 0 else self._last(view)

    def close(self) -> None:
        self.closed += 1


def test_a_game_repeats_and_its_record_holds() -> None:
    pairing = PLAN.pairings[1]
    one, two = play_pairing(PLAN, pairing), play_pairing(PLAN, pairing)
    assert one.record == two.record
    record = Record.read(one.record)
    assert record.names == ("random #3", "random #1", "random #2")
    game, outcome = Game.replay(record), one.outcome
    assert game.result
    assert (outcome.end, outcome.winners, outcome.points) == (
        game.result.end,
        game.result.winners,
        game.result.points,
    )
    assert (outcome.rounds, sum(outcome.decisions)) == (game.round, len(game.decisions))
    assert sum(outcome.shares().values()) == pytest.approx(1)
    assert outcome.forfeit is None
    assert Outcome.from_json(outcome.as_json()) == outcome


def _raise(_: View) -> str:
    raise ZeroDivisionError("no idea")


@pytest.mark.parametrize(
    ("last", "kind", "reason"),
    [
        (_raise, "crash", "raised ZeroDivisionError: no idea"),
        (lambda _: "recruit nobody", "illegal", "answered with 'recruit nobody', which is not legal"),
    ],
)
def test_a_bot_that_fails_loses_and_the_others_share_the_win(
    last: Callable[[View], str], kind: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Broken(last)

    def make(name: str, seed: int) -> Bot:
        return broken if name == "broken" else make_bot(name, seed)

    monkeypatch.setattr(bot_game, "make_bot", make)
    plan = Plan("arena", ("random", "broken", "random"), Options(3), 3, 5)
    played = play_pairing(plan, plan.pairings[0])
    outcome = played.outcome
    assert outcome.end == "forfeit"
    assert outcome.forfeit == {"seat": 1, "kind": kind, "reason": reason}
    assert outcome.shares() == {0: 0.5, 1: 0.0, 2: 0.5}
    assert Record.read(played.record).result is None
    assert broken.closed == 1


def test_a_game_that_is_stopped_does_not_count() -> None:
    with pytest.raises(Stopped):
        play_pairing(PLAN, Pairing(1, 0, 0, (0, 1, 2)), stopped=lambda: True)
