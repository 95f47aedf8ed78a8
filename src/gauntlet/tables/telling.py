"""A log as it is told: each event, and with a decision what it did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NotRequired

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.rules.deeds import Deed, deeds
from gauntlet.tables import events as e
from gauntlet.tables.events import AnyEvent
from gauntlet.tables.match import Match
from gauntlet.tables.screen import seen
from gauntlet.tables.shuffle import Deal


class Told(TypedDict):
    """An event as it is told to someone, with what a decision did as far as they may know it."""

    event: AnyEvent
    deeds: NotRequired[list[Deed]]


def tell(table: str, log: Sequence[AnyEvent], deal: Deal | None, seat: int | None, after: int = 0) -> Iterator[Told]:
    """The events after a number, told to a seat or (None) an onlooker."""
    match = Match.of(table, log[:1], deal)
    before: dict[str, Any] = {}
    if after < 1:
        yield {"event": log[0]}
    for event in log[1:]:
        listening = event.number > after and isinstance(event, e.Decided)
        if listening and match.game and not before:
            before = seen(match.game, seat)
        match.apply(event)
        if isinstance(event, e.Undone):
            before = {}
        if event.number <= after:
            continue
        if isinstance(event, e.Decided) and match.game:
            now = seen(match.game, seat)
            yield {"event": event, "deeds": deeds(before, now, event.seat, event.decision)}
            before = now
        else:
            yield {"event": event}
