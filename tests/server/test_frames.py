"""Mutated frames: no traceback, and no change but by messages that are valid and authorised.

A million of them: python -m bench.frames
"""

from __future__ import annotations

import random
from functools import partial

import pytest

from gauntlet.match import commands
from gauntlet.match import events as e
from gauntlet.server.accounts.players import Player
from testkit.rules.kinds import many
from testkit.server.fixtures import Server
from testkit.server.frames import ANA, BEN, COMMANDS, MESSAGES, STRANGER, Errors, Listener, feed, mutated, table
from testkit.server.sockets import TYPES

pytestmark = pytest.mark.anyio

COUNT = 5_000
TABLES = 10
"""For a player, who gives up, or leaves, now and then."""


def test_all_messages_are_mutated() -> None:
    assert {message["type"] for message in MESSAGES} == TYPES
    chance = random.Random(1)
    frames = {mutated(chance, chance.choice(MESSAGES)) for _ in range(2000)}
    assert len(frames) > 1500
    assert len({message["type"] for message in COMMANDS}) == len(TYPES) - 2


@pytest.mark.parametrize("player", [None, STRANGER], ids=["onlooker", "stranger"])
async def test_frames_of_strangers_change_nothing_but_the_chat(light: Server, player: Player | None) -> None:
    runtime = light.runtime
    name = await table(runtime)
    host = await runtime.tables.host(name)
    before = await runtime.store.read(name)
    watcher = Listener(player)
    with Errors() as errors:
        await feed(runtime, host, watcher, random.Random(2), many(COUNT))
    assert [record.getMessage() for record in errors.records] == []
    log = await runtime.store.read(name)
    assert log[: len(before)] == before
    new = log[len(before) :]
    assert all(isinstance(event, e.ChatLine) for event in new)
    assert len(new) == 0 if player is None else {event.number for event in new} <= watcher.acked
    assert watcher.answers["refused"] > many(COUNT) * 0.6
    assert watcher.answers["welcome"] > 0  # few: how often one may say hello is limited


async def test_frames_of_a_player_change_nothing_but_what_is_acknowledged(light: Server) -> None:
    """Every event is one that was acknowledged, or followed from one: the frames that did it were valid."""
    runtime = light.runtime
    chance = random.Random(3)
    acked = 0
    with Errors() as errors:
        for _ in range(TABLES):
            name = await table(runtime)
            host = await runtime.tables.host(name)
            before = host.match.number
            watcher = Listener(BEN)
            await feed(runtime, host, watcher, chance, many(COUNT) // TABLES)
            own = [event for event in (await runtime.store.read(name))[before:] if not _follows(event)]
            heard = {number for number in watcher.acked if number > before}
            assert {event.number for event in own} <= heard | {event.number for event in own if _of_several(event)}
            assert all(event.seat == 1 for event in own if isinstance(event, e.Forfeited | e.StoodIn | e.Returned))
            acked += len(heard)
            if host.match.status == "playing":
                await host.execute(partial(commands.resign, player=ANA.id))
    assert [record.getMessage() for record in errors.records] == []
    assert acked > 20


def _follows(event: object) -> bool:
    """What comes by itself: the end, a bot's move, the rematch that was asked for."""
    return isinstance(event, e.Ended | e.Rematch) or (isinstance(event, e.Decided) and not event.id)


def _of_several(event: object) -> bool:
    """Of a command with two events, the last is acknowledged."""
    return isinstance(event, e.PauseRequested)
