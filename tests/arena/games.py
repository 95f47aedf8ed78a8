"""Games that were never played, for tests of what is made of results; and whether a process is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from gauntlet.arena import Match, Outcome, Plan


def outcome(match: Match, winners: tuple[int, ...], end: str = "gauntlet") -> Outcome:
    players = len(match.seats)
    return Outcome(
        number=match.number,
        deal=match.deal,
        seats=match.seats,
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
        outcome(match, (chance.choices(range(len(match.seats)), [weights[bot] for bot in match.seats])[0],))
        for match in plan.matches
    ]


def is_running(pid: int) -> bool:
    """A process that only waits to be reaped does not run; a stranger's child may be reaped late."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
