"""The engine and the reference agree on a position, and on what a decision does."""

from __future__ import annotations

from gauntlet.rules.game import Game
from gauntlet.rules.view import masked
from testkit import reference


def assert_same(game: Game, theirs: reference.Position, views: bool) -> list[str]:
    """The legal decisions on which both agree, with all else that can be asked."""
    legal = game.legal_decisions
    assert (game.phase, game.seat, legal) == (
        reference.phase(theirs),
        reference.seat(theirs),
        reference.legal(theirs),
    )
    assert game.state.as_json() == reference.state(theirs)
    assert (game.result.as_json() if game.result else None) == reference.result(theirs)
    if views or game.over:
        for seat in (*range(game.options.players), None):
            assert game.view(seat).state.as_json() == reference.view(theirs, seat)
    return list(map(str, legal))


def play_same(game: Game, theirs: reference.Position, decision: str) -> reference.Position:
    """Play a decision in both, with the same effects for everyone who may see them; the reference's position after."""
    seat = reference.seat(theirs)
    assert seat is not None
    found = game.play(decision)
    theirs = reference.play(theirs, decision)
    wanted = reference.effects(theirs)
    assert [str(effect) for effect in found] == wanted
    for viewer in (*range(game.options.players), None):
        seen = masked(found, seat, viewer)
        assert [str(effect) for effect in seen] == reference.masked(wanted, seat, viewer)
    return theirs
