"""The history of a match: its events, each decision with its effects as the viewer may know them.

Live updates and catching up after a reconnect are both made here, so they cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NotRequired

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.match.events import AnyEvent, Decided
from gauntlet.match.match import Match
from gauntlet.rules.view import masked


class Entry(TypedDict):
    """An event, and with a decision its effects in the notation of docs/record.md."""

    event: AnyEvent
    effects: NotRequired[list[str]]


def history(match: Match, events: Iterable[AnyEvent], viewer: int | None) -> list[Entry]:
    """Events that the match has applied, for a seat or (None) an onlooker."""
    return [_entry(match, event, viewer) for event in events]


def _entry(match: Match, event: AnyEvent, viewer: int | None) -> Entry:
    if not isinstance(event, Decided):
        return {"event": event}
    effects = masked(match.effects[event.number], event.seat, viewer)
    return {"event": event, "effects": [str(effect) for effect in effects]}
