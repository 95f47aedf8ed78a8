"""A nemesis against two real processes on PostgreSQL, and the checker that judges what the clients have seen.

Half an hour: python -m bench.nemesis
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from gauntlet.match import events as e
from gauntlet.match.history import history
from gauntlet.match.screen import screen
from testkit.match.matches import GAMES, Live, whole_match
from testkit.nemesis.checker import Stored, Violation, check
from testkit.nemesis.clients import History, Sent, Visit
from testkit.nemesis.nemesis_trial import Trial
from testkit.nemesis.proxy import Proxy
from testkit.server.postgres import Postgres, is_there
from testkit.server.real_server import message_id

SECONDS = 20


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    """Of its own, since it is restarted."""
    if not is_there():
        pytest.skip("PostgreSQL is not installed (initdb, pg_ctl, psql): nothing is tested on it")
    running = Postgres()
    yield running
    running.stop()


def test_no_promise_is_broken(cluster: Postgres, tmp_path: Path) -> None:
    trial = Trial(tmp_path, cluster, seed=7)
    verdict = asyncio.run(trial.run(SECONDS))
    assert sum(trial.faults.values()) >= 3
    assert verdict.acknowledged >= 30
    assert verdict.screens >= 100


# The checker


def frame_of(live: Live, player: str | None, log: list[e.AnyEvent], number: int, kind: str = "update") -> bytes:
    """What a server sends when the match has come to its last event."""
    match = live.match
    seat = match.viewer_of(player) if player else None
    message = {
        "type": kind,
        "now": live.now,
        "events": history(match, log[number:], seat),
        "screen": screen(match, player, live.now),
    }
    return orjson.dumps(message, default=lambda event: event.model_dump(mode="json"))


@pytest.fixture(scope="module")
def seen() -> tuple[dict[str, Stored], list[History]]:
    """Honest histories of a match: Ana's, who plays, and an onlooker's."""
    ana, onlooker = History("ana", "player"), History(None, "onlooker")
    for client in (ana, onlooker):
        client.visits.append(Visit("table", 0))
    number = 0
    for live in whole_match(GAMES[0], 3, busy=0.3):
        for client in (ana, onlooker):
            client.visits[-1].frames.append(frame_of(live, client.player, live.log, number))
        number = live.match.number
    for event in live.log:
        if event.id.startswith("ana/"):
            ref = message_id(event.id)
            ana.sent[ref] = Sent("table", {"type": event.kind, "id": ref}, [event.number])
    return {"table": Stored(live.log, live.match.secret)}, [ana, onlooker]


def test_honest_histories_pass(seen: tuple[dict[str, Stored], list[History]]) -> None:
    verdict = check(*seen)
    assert (verdict.connections, verdict.events) == (2, 2 * len(seen[0]["table"].log))
    assert verdict.screens > 50
    assert verdict.acknowledged == len(seen[1][0].sent) > 10


def changed(client: History, at: int, change: Callable[[dict[str, Any]], Any]) -> History:
    """A history in which one frame was another."""
    (visit,) = client.visits
    message = orjson.loads(visit.frames[at])
    change(message)
    frames = [*visit.frames[:at], orjson.dumps(message), *visit.frames[at + 1 :]]
    return replace(client, visits=[replace(visit, frames=frames)])


def without(client: History, at: int) -> History:
    (visit,) = client.visits
    return replace(client, visits=[replace(visit, frames=visit.frames[:at] + visit.frames[at + 1 :])])


def twice(client: History, at: int) -> History:
    (visit,) = client.visits
    return replace(client, visits=[replace(visit, frames=[*visit.frames[: at + 1], *visit.frames[at:]])])


def acknowledged(client: History, *numbers: int) -> History:
    ref = next(iter(client.sent))
    return replace(client, sent=client.sent | {ref: replace(client.sent[ref], acks=list(numbers))})


@pytest.mark.parametrize(
    ("lie", "named"),
    [
        (lambda ana: without(ana, 20), "not contiguous"),
        (lambda ana: twice(ana, 20), "not contiguous"),
        (lambda ana: changed(ana, 20, lambda it: it["events"][0]["event"].update(at=1)), "otherwise than stored"),
        (lambda ana: changed(ana, 20, lambda it: it["screen"].update(question=1)), r"not that of the log.*question"),
        (lambda ana: changed(ana, 20, lambda it: it["screen"]["board"]["bank"].update(mind=7)), "board"),
        (lambda ana: changed(ana, 20, lambda it: it["screen"].update(number=10_000)), "never happened"),
        (lambda ana: acknowledged(ana, 10_000), "not in the log"),
        (lambda ana: acknowledged(ana, 1, 2), "several numbers"),
        (lambda ana: replace(ana, sent=ana.sent | {"lost": Sent("table", {"type": "chat"}, [5])}), "not in the log"),
    ],
    ids=["a gap", "doubled", "changed", "stale", "another bank", "future", "wrong number", "two numbers", "lost"],
)
def test_every_lie_is_found_out(
    seen: tuple[dict[str, Stored], list[History]], lie: Callable[[History], History], named: str
) -> None:
    stored, (ana, onlooker) = seen
    with pytest.raises(Violation, match=named):
        check(stored, [lie(ana), onlooker])


def test_what_was_executed_twice_is_found_out(seen: tuple[dict[str, Stored], list[History]]) -> None:
    stored, histories = seen
    log = list(stored["table"].log)
    again = log[-1].model_copy(update={"number": len(log) + 1, "id": next(event.id for event in log if event.id)})
    with pytest.raises(Violation, match="executed twice"):
        check({"table": replace(stored["table"], log=[*log, again])}, histories)


def test_what_was_refused_and_executed_is_found_out(seen: tuple[dict[str, Stored], list[History]]) -> None:
    stored, (ana, onlooker) = seen
    ref = next(iter(ana.sent))
    lie = replace(ana, sent=ana.sent | {ref: replace(ana.sent[ref], acks=[], refusals=["stale"])})
    with pytest.raises(Violation, match="refused and executed"):
        check(stored, [lie, onlooker])


def test_a_card_that_nobody_may_know_is_found_out(seen: tuple[dict[str, Stored], list[History]]) -> None:
    """Even where the screen is right."""
    stored, (ana, onlooker) = seen
    secret = stored["table"].secret
    assert secret is not None
    (visit,) = ana.visits
    live = Live(stored["table"].log[0].options)  # type: ignore[union-attr]
    live.match.secret = secret
    for event in stored["table"].log[1:]:
        live.apply(event)
    assert live.match.deal is not None
    card = live.match.deal.setup.decks[2][-1]
    leak = changed(ana, 4, lambda it: it.update(hint=card))
    assert visit.frames[4] != leak.visits[0].frames[4]
    with pytest.raises(AssertionError, match=card):
        check(stored, [leak, onlooker])


# The proxy


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(100):
        writer.write(data)
    writer.close()


@pytest.mark.anyio
async def test_the_proxy_holds_severs_and_swallows() -> None:
    server = await asyncio.start_server(_echo, "127.0.0.1", 0)
    async with server, Proxy(server.sockets[0].getsockname()[:2]) as proxy:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        writer.write(b"a")
        assert await reader.readexactly(1) == b"a"
        proxy.hold()
        writer.write(b"b")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.readexactly(1), 0.1)
        proxy.heal()
        assert await reader.readexactly(1) == b"b"
        proxy.swallow()
        writer.write(b"c")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.readexactly(1), 0.1)
        proxy.heal()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.readexactly(1), 0.1)
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        writer.write(b"d")
        assert await reader.readexactly(1) == b"d"
        proxy.sever()
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
