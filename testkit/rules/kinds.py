"""All kinds of tables, and how much more of them to try."""

from __future__ import annotations

import os
from itertools import product

from gauntlet.rules.options import Options

MORE = float(os.environ.get("GAUNTLET_GAMES", "1"))
"""GAUNTLET_GAMES=20 plays twenty times as many random games and positions."""

KINDS = ((False, "gauntlet"), (True, "sixteen"), (True, "gauntlet"))

TABLES = [
    Options(players, epic, ending, payment)
    for players, (epic, ending), payment in product((2, 3, 4), KINDS, ("choice", "default"))
]
TABLES += [Options(2, False, "gauntlet", "choice", 12), Options(3, True, "sixteen", "choice", 9)]
TABLES.append(Options(4, max_rounds=1))


def name(table: Options) -> str:
    """A table in a word, for the list of tests."""
    kind = f"epic-{table.ending}" if table.epic_battles else "base"
    limit = f"-{table.max_rounds}-rounds" if table.max_rounds else ""
    return f"{table.players}p-{kind}-{table.payment}{limit}"


def many(number: int) -> int:
    return max(1, round(number * MORE))
