"""Power loss: nothing is acknowledged before it is on disk, and what a disk has then is enough.

1,000 cuts: python -m bench.power
"""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from testkit.server import syscalls
from testkit.server.power import Trace, acknowledged_too_early, power_losses, traced


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> Trace:
    if not syscalls.is_there():
        pytest.skip("system calls cannot be traced here (strace)")
    return traced(tmp_path_factory.mktemp("power"), rounds=12)


def test_the_trial_has_everything_in_it(trace: Trace) -> None:
    """Enough acknowledgements, each after a sync of its own or one that it shared; and checkpoints."""
    assert trace.acknowledged >= 50
    assert trace.syncs >= trace.acknowledged / 4
    synced = {Path(call.file).name for call in trace.calls if call.name in ("fdatasync", "fsync")}
    assert {"gauntlet.db", "gauntlet.db-wal"} <= synced


def test_nothing_is_acknowledged_before_it_is_synced(trace: Trace) -> None:
    assert acknowledged_too_early(trace) == []


def test_after_a_power_loss_every_acknowledged_event_is_there(trace: Trace) -> None:
    in_flight, looked_for = power_losses(trace, cuts=100, seed=1)
    assert in_flight > 10
    assert looked_for > 100


def test_a_server_that_syncs_nothing_is_caught(trace: Trace) -> None:
    """The same trace without its syncs."""
    lazy = replace(trace, calls=[call for call in trace.calls if call.name not in ("fdatasync", "fsync")])
    assert len(acknowledged_too_early(lazy)) == trace.acknowledged
    with pytest.raises((AssertionError, sqlite3.DatabaseError, ValueError)):  # what is damaged may be no text at all
        power_losses(lazy, cuts=100, seed=1)
