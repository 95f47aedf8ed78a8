"""Games that were never played, for tests of what is made of results; and whether a process is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from gauntlet.arena import Outcome, Pairing, Plan


def outcome(pairing: Pairing, winners: tuple[int, ...], end: str = "gauntlet") -> Outcome:
    players = len(pairing.seats)
    return Outcome(
        number=pairing.number,
        deal=pairing.deal,
        seats=pairing.seats,
        end=end,
        winners=winners,
        points=tuple(16 if seat in winners else 9 for seat in range(players)),
        rounds=25,
        decisions=(30,) * players,
        seconds=(0.3,) * players,
        slowest=(0.02,) * players,
        forfeit=None,
        worker="test",
    )


def drawn_by_lot(plan: Plan, weights: Sequence[float], seed: int = 1) -> list[Outcome]:
    """Results in which each bot wins as often as its weight says."""
    chance = random.Random(seed)
    return [
        outcome(pairing, (chance.choices(range(len(pairing.seats)), [weights[bot] for bot in pairing.seats])[0],))
        for pairing in plan.pairings
    ]


def is_running(pid: int) -> bool:
    """A process that only waits to be reaped does not run; a stranger's child may be reaped late."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
