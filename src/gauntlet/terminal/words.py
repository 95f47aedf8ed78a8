"""A recorded game in words, as someone at the table would tell it."""

from __future__ import annotations

from collections.abc import Iterator

from gauntlet.rules.deeds import deeds
from gauntlet.rules.game import Result
from gauntlet.rules.record import Record
from gauntlet.rules.trace import trace
from gauntlet.texts import Texts, sentences
from gauntlet.texts import ending as ending_text


def story(record: Record, texts: Texts) -> Iterator[str]:
    """A whole record, line by line."""
    lines = trace(record)
    before = next(lines)
    epic = "yes" if record.table.epic_battles else "no"
    yield texts.text("terminal-story", names=texts.listed(record.names), epic=epic)
    told = 0
    for after in lines:
        if before["state"]["round"] != told:
            told = before["state"]["round"]
            yield f"\n{texts.text('round', round=told)}"
        done = deeds(before["state"], after["state"], before["seat"], after["decision"])
        yield f"  {sentences(texts, done, record.names)}"
        before = after
    yield f"\n{ending(record.result, record.names, texts) if record.result else texts.text('review-not-over')}"


def ending(result: Result, names: tuple[str, ...], texts: Texts) -> str:
    """Who won, and how the game ended."""
    return ending_text(texts, result.end, result.winners, result.points, names)
