"""A finished game that was played elsewhere: its record as the events of a match."""

from __future__ import annotations

from gauntlet.match import events as e
from gauntlet.match.commitment import Deal
from gauntlet.match.events import AnyEvent
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions
from gauntlet.match.outcome import outcome
from gauntlet.match.refused import Refused
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record


def options_of(record: Record) -> MatchOptions:
    """Those of a table at which the game could have been played."""
    rules = record.options.as_json()
    if rules.pop("max_rounds") is not None:
        raise Refused("bad-message", "table.max_rounds: must be null, since a table has no last round")
    return MatchOptions(begins="chosen", **rules)


def handed_over(match: Match, record: Record, now: int) -> tuple[list[AnyEvent], Deal]:
    """From the start to the end, at a table whose seats are taken in the order of the record. Nobody has promised the
    deal: it has neither a nonce nor a commitment."""
    game = Game.of(record.options, record.setup, record.names)
    seats = list(range(record.options.players))
    found: list[AnyEvent] = [e.Started(number=match.number + 1, at=now, order=seats, commitment="")]
    for number, decision in enumerate(record.decisions, start=match.number + 2):
        assert game.seat is not None  # noqa: S101 - a record ends with its game
        found.append(e.Decided(number=number, at=now, seat=game.seat, decision=decision))
        game.play(decision)
    ending = outcome(game, seats)
    if ending is None:
        raise Refused("not-over")
    return [*found, e.Ended(number=found[-1].number + 1, at=now, nonce="", **ending)], Deal(record.setup, nonce="")
