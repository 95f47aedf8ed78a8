"""A record played out: one JSON object for the start and one after each decision."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from gauntlet.rules.effects import Effect
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record


def trace(record: Record) -> Iterator[dict[str, Any]]:
    """The lines of a record's trace."""
    game = Game.of(record.options, record.setup, record.names)
    yield _line(game, ())
    for decision in record.decisions:
        yield _line(game, game.play(decision))


def _line(game: Game, effects: Sequence[Effect]) -> dict[str, Any]:
    state = game.state
    line = {
        "n": len(game.decisions),
        "decision": game.decisions[-1] if game.decisions else None,
        "effects": [str(effect) for effect in effects],
        "phase": state.phase,
        "seat": state.seat,
        "legal": game.legal_decisions,
        "state": state.as_json(),
    }
    if state.result:
        line["result"] = state.result.as_json()
    return line


def trace_text(record: Record) -> Iterator[str]:
    """The same as lines of text."""
    for line in trace(record):
        yield json.dumps(line, separators=(",", ":"))
