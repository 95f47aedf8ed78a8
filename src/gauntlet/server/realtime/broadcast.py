"""What the connections of a table are sent: the welcome, updates and older events, as each of them may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import orjson

from gauntlet.match import events as e
from gauntlet.match.events import AnyEvent
from gauntlet.match.history import Entry, history
from gauntlet.match.match import Match
from gauntlet.match.screen import SharedStatus, board_at, shared_status, status
from gauntlet.server.realtime.messages import PROTOCOL
from gauntlet.server.realtime.onlookers import Onlookers


class Subscriber(Protocol):
    """A connection that gets a table's updates."""

    player: str | None
    wants_view: bool
    close_code: int | None

    def send(self, message: bytes) -> None: ...


class Broadcast:
    """The subscribers of one table. What several of them may know alike is computed and encoded once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.subscribers: set[Subscriber] = set()
        self._onlookers = Onlookers(self.subscribers, lambda player: bool(match.seats_of(player)))
        self._boards: dict[int | None, orjson.Fragment] = {}
        """The board as seats and onlookers (None) see it, until it changes: chat and hello do not compute it anew."""

    def update(self, events: Sequence[AnyEvent], now: int) -> None:
        """Sends events that the match has applied, and the state after them."""
        if not all(isinstance(event, e.ChatLine) for event in events):
            self._boards.clear()
        shared = shared_status(self._match, now)
        messages: dict[tuple[str | None, bool], bytes] = {}
        for subscriber in self.subscribers:
            key = self._viewer(subscriber), subscriber.wants_view
            if key not in messages:
                state = self._state(events, *key, now, shared)
                messages[key] = encode({"type": "update"} | state)
            subscriber.send(messages[key])
        for subscriber in [one for one in self.subscribers if one.close_code is not None]:
            self.remove(subscriber)
        if any(isinstance(event, e.Seated | e.Vacated) for event in events):
            self._onlookers.changed()

    def welcome(self, subscriber: Subscriber, after: int, events: Sequence[AnyEvent], now: int) -> None:
        """Sends the events after a number, and the current state; from now on the subscriber gets updates."""
        match = self._match
        welcome = {
            "type": "welcome",
            "protocol": PROTOCOL,
            "table": match.table,
            "after": after,
            "options": match.options.model_dump(mode="json"),
        }
        shared = shared_status(match, now)
        state = self._state(events, self._viewer(subscriber), subscriber.wants_view, now, shared)
        subscriber.send(encode(welcome | state))
        self.subscribers.add(subscriber)
        self._onlookers.greet(subscriber)

    def history(self, subscriber: Subscriber, events: Sequence[AnyEvent]) -> list[Entry]:
        """Events of the past, as the subscriber may know them."""
        viewer = self._viewer(subscriber)
        return history(self._match, events, self._match.viewer_of(viewer) if viewer else None)

    def remove(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self._onlookers.changed()
        if not self.subscribers:
            self._boards.clear()

    def _state(
        self, events: Sequence[AnyEvent], player: str | None, wants_view: bool, now: int, shared: SharedStatus
    ) -> dict[str, Any]:
        """What `welcome` and `update` have in common, as a player may know it."""
        match = self._match
        seat = match.viewer_of(player) if player else None
        if seat not in self._boards:
            self._boards[seat] = orjson.Fragment(orjson.dumps(board_at(match, seat)))
        screen = {**status(match, player, shared), "board": self._boards[seat]}
        state = {"now": now, "events": history(match, events, seat), "screen": screen}
        if wants_view and match.game:
            state["view"] = match.game.view(seat).as_json()
        return state

    def _viewer(self, subscriber: Subscriber) -> str | None:
        """The player, if the table looks different to them than to any onlooker: messages for onlookers are shared."""
        player = subscriber.player
        if player is not None and (player == self._match.maker or self._match.seats_of(player)):
            return player
        return None


def _as_json(event: AnyEvent) -> orjson.Fragment:
    return orjson.Fragment(event.as_json)


def encode(message: dict[str, Any]) -> bytes:
    return orjson.dumps(message, default=_as_json)
