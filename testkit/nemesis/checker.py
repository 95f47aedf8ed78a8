"""The checker: what clients have seen, held against the log that is on disk in the end. Nothing here talks to a server.

- Every acknowledged command is in the log exactly once, under the number of its acknowledgement; no command is there
  twice, and none that was refused.
- The events of every connection are contiguous, from the number that it asked for, and are those of the log.
- Every screen, and what was said of every event, is a function of the log, the viewer and the time.
- No frame names a card that its receiver may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from gauntlet.match import events as e
from gauntlet.match.commitment import Secret
from gauntlet.match.events import AnyEvent, message_and_digest
from gauntlet.match.history import history
from gauntlet.match.match import Match
from gauntlet.match.screen import screen
from gauntlet.server.realtime.table_host import PAGE
from testkit.match.hidden import Knowledge, assert_names_no_unknown_card
from testkit.nemesis.clients import TRY_AGAIN, History, Visit

Json = dict[str, Any]


class Violation(AssertionError):
    """A promise that was broken."""


@dataclass(frozen=True)
class Stored:
    """What is on disk of a table."""

    log: Sequence[AnyEvent]
    secret: Secret | None


@dataclass
class Verdict:
    """How much was checked."""

    acknowledged: int = 0
    repeated: int = 0
    """Acknowledgements of messages that were sent again."""
    connections: int = 0
    events: int = 0
    screens: int = 0

    def __add__(self, other: Verdict) -> Verdict:
        return Verdict(*(one + two for one, two in zip(vars(self).values(), vars(other).values(), strict=True)))


def check(stored: Mapping[str, Stored], histories: Sequence[History]) -> Verdict:
    """Raises a Violation that names what was broken."""
    verdict = Verdict()
    for table in stored.values():
        _contiguous(table)
    for client in histories:
        _commands(client, stored, verdict)
        for visit in client.visits:
            _events(visit, stored, verdict)
    for name, table in stored.items():
        _screens(name, table, histories, verdict)
    return verdict


def _broken(what: str, **where: Any) -> Violation:
    return Violation(f"{what}: {', '.join(f'{name} {value!r}' for name, value in where.items())}")


def _contiguous(table: Stored) -> None:
    numbers = [event.number for event in table.log]
    if numbers != list(range(1, len(numbers) + 1)):
        raise _broken("the log has a gap", numbers=numbers)
    ids = Counter(message_and_digest(event.id)[0] for event in table.log if event.id)
    twice = [message for message, count in ids.items() if count > 1]
    if twice:
        raise _broken("a command was executed twice", ids=twice)


def _commands(client: History, stored: Mapping[str, Stored], verdict: Verdict) -> None:
    for ref, sent in client.sent.items():
        log = stored[sent.table].log
        found = [event for event in log if message_and_digest(event.id)[0] == f"{client.player}/{ref}"]
        if len(set(sent.acks)) > 1:
            raise _broken("acknowledged with several numbers", message=sent.message, numbers=sent.acks)
        if sent.acks:
            verdict.acknowledged += 1
            verdict.repeated += len(sent.acks) - 1
            number = sent.acks[0]
            if sent.message["type"] == "rematch":  # of all who ask, one is executed
                if not any(isinstance(event, e.Rematch) for event in log):
                    raise _broken("a rematch was acknowledged and is lost", message=sent.message)
            elif [event.number for event in found] != [number]:
                raise _broken("acknowledged and not in the log", message=sent.message, number=number, found=found)
        elif found and sent.refusals and sent.refusals[-1] not in TRY_AGAIN:
            raise _broken("refused and executed all the same", message=sent.message, refusals=sent.refusals)


def _events(visit: Visit, stored: Mapping[str, Stored], verdict: Verdict) -> None:
    verdict.connections += 1
    log = stored[visit.table].log
    last = visit.last
    for frame in visit.frames:
        message = orjson.loads(frame)
        if message["type"] == "welcome":  # a long history is paged: the latest come first
            after = max(last, message["screen"]["number"] - PAGE)
            if message["after"] != after:
                raise _broken("a welcome leaves out events", last=last, after=message["after"], table=visit.table)
            last = after
        for entry in message.get("events", ()):
            number = entry["event"]["number"]
            if number != last + 1:
                raise _broken("not contiguous", after=last, came=number, table=visit.table)
            if number > len(log) or entry["event"] != log[number - 1].model_dump(mode="json"):
                raise _broken("received otherwise than stored", event=entry["event"])
            last = number
            verdict.events += 1


def _screens(name: str, table: Stored, histories: Sequence[History], verdict: Verdict) -> None:
    by_number: dict[int, list[tuple[History, bytes, Json]]] = {}
    for client in histories:
        for visit in client.visits:
            for frame in visit.frames if visit.table == name else ():
                message = orjson.loads(frame)
                if "screen" in message:
                    by_number.setdefault(message["screen"]["number"], []).append((client, frame, message))
    opened, *rest = table.log
    assert isinstance(opened, e.Opened)
    match, known = Match(name, opened), Knowledge(None)
    for event in (opened, *rest):
        if isinstance(event, e.Drawing | e.Started):
            match.secret = match.secret or table.secret
        if event is not opened:
            match.apply(event)
        known.deal = match.deal
        known.hear(event)
        for client, frame, message in by_number.pop(event.number, ()):
            _screen(match, known, table, client, frame, message)
            verdict.screens += 1
    if by_number:
        raise _broken("a screen of what never happened", table=name, numbers=sorted(by_number))


def _screen(match: Match, known: Knowledge, table: Stored, client: History, frame: bytes, message: Json) -> None:
    player = client.player
    viewer = player if player is not None and (player == match.maker or match.seats_of(player)) else None
    expected = orjson.loads(orjson.dumps(screen(match, viewer, message["now"])))
    if message["screen"] != expected:
        wrong = [key for key in expected if message["screen"].get(key) != expected[key]]
        raise _broken("a screen is not that of the log", number=match.number, client=client.kind, differs=wrong)
    seat = match.viewer_of(viewer) if viewer else None
    events = [table.log[entry["event"]["number"] - 1] for entry in message["events"]]
    shown = orjson.dumps(history(match, events, seat), default=lambda event: event.model_dump(mode="json"))
    if message["events"] != orjson.loads(shown):
        raise _broken("events differ from those of the log", number=match.number, client=client.kind)
    assert_names_no_unknown_card(frame, known.unknown(seat))
