"""More than 100 seeded games, to the last number. A change here is a change of behaviour.

If it is meant, raise the version in the names of the environments (`gauntlet/SplendorMarvel-v1` and so on), tell it in
the CHANGELOG, and write down the new digests.
"""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from gauntlet.envs.batch import HOLD, Batch
from testkit.envs import KINDS

GAMES_A_KIND = 12
VERSION = "v1"
DIGESTS = {
    "2p-gauntlet": "f661ddbe277f5eb8",
    "2p-epic-sixteen": "61c3cd6942a2f386",
    "2p-epic-gauntlet": "315c7f3a6f09db34",
    "3p-gauntlet": "0730e2209596431c",
    "3p-epic-sixteen": "9fa29c5deef4466e",
    "3p-epic-gauntlet": "d091557cbce97c4f",
    "4p-gauntlet": "920f6142b5f82db6",
    "4p-epic-sixteen": "ff0b3a2b80d1fb80",
    "4p-epic-gauntlet": "0b7c7d7b23487686",
}


def trace_digest(kind: str) -> str:
    """Observations, masks, rewards, ends and seats of all steps of seeded games at a table."""
    batch = Batch(GAMES_A_KIND, KINDS[kind], "rich")
    batch.reset(2026)
    digest = hashlib.sha256(VERSION.encode())
    while not (ended := batch.terminations | batch.truncations).all():
        batch.step(np.where(ended, HOLD, batch.random_actions()))
        rows = (batch.observations, batch.masks, batch.rewards, batch.terminations, batch.truncations, batch.seats)
        for array in rows:
            digest.update(array.tobytes())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("kind", KINDS)
def test_seeded_games_are_what_they_were(kind: str) -> None:
    assert trace_digest(kind) == DIGESTS[kind], f"what {VERSION} does has changed: see the top of this file"


def test_there_are_a_hundred_of_them() -> None:
    assert len(DIGESTS) * GAMES_A_KIND >= 100
