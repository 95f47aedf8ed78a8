"""A record played out: one JSON object for the start and one after each decision."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from gauntlet.rules.game import Game
from gauntlet.rules.record import Record


def state_json(game: Game, reserved: Sequence[Sequence[str]]) -> dict[str, Any]:
    """The position in the format's words; the reserved cards as whoever reads it may know them."""
    return {
        "round": game.round,
        "bank": game.bank,
        "market": [list(row) for row in game.market],
        "decks": list(game.deck_counts),
        "locations": list(game.locations),
        "battles": list(game.battles),
        "players": [
            {
                "tokens": player.tokens,
                "recruited": list(player.recruited),
                "reserved": list(hand),
                "locations": list(player.locations),
                "battles": list(player.battles),
                "tags": player.tags,
                "avengers": player.avengers,
                "points": player.points,
            }
            for player, hand in zip(game.players, reserved, strict=True)
        ],
    }


def trace(record: Record) -> Iterator[dict[str, Any]]:
    """The lines of a record's trace."""
    game = Game.of(record.table, record.setup, record.names)
    yield _line(game, None)
    for decision in record.decisions:
        game.play(decision)
        yield _line(game, decision)


def _line(game: Game, decision: str | None) -> dict[str, Any]:
    line = {
        "n": len(game.decisions),
        "decision": decision,
        "phase": game.phase,
        "seat": game.seat,
        "legal": game.legal_decisions,
        "state": state_json(game, [player.reserved for player in game.players]),
    }
    if game.result:
        line["result"] = game.result.as_json()
    return line


def trace_text(record: Record) -> Iterator[str]:
    """The same as lines of text."""
    for line in trace(record):
        yield json.dumps(line, separators=(",", ":"))
