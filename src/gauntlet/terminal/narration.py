"""A recorded game in words, move by move."""

from __future__ import annotations

from collections.abc import Iterator

from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from gauntlet.texts import Texts, ending_text, move_text


def narration(record: Record, texts: Texts) -> Iterator[str]:
    """A whole record, line by line."""
    epic = "yes" if record.options.epic_battles else "no"
    yield texts.text("terminal-story", names=texts.listed(record.names), epic=epic)
    game, shown = Game.of(record.options, record.setup, record.names), 0
    for decision in record.decisions:
        if game.round != shown:
            shown = game.round
            yield f"\n{texts.text('round', round=shown)}"
        seat = game.seat or 0
        yield f"  {move_text(texts, decision, game.play(decision), seat, record.names)}"
    result = record.result
    if result:
        yield f"\n{ending_text(texts, result.end, result.winners, result.points, record.names)}"
    else:
        yield f"\n{texts.text('review-not-over')}"
