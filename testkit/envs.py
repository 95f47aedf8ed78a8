"""Every kind of table, random games at them, and the documented table of an observation."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gauntlet.envs.observation import LAYOUTS
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options

KINDS = {
    f"{players}p{'-epic-' if epic else '-'}{ending}": Options(players, epic, ending)
    for players in (2, 3, 4)
    for epic, ending in ((False, "gauntlet"), (True, "sixteen"), (True, "gauntlet"))
}


def positions(table: Options, count: int, seed: int) -> Iterator[Game]:
    """Positions of random games in which hidden cards are reserved often; the game is the same object, played on."""
    chance = random.Random(seed)
    found = 0
    while found < count:
        game = Game.new(table.players, table.epic_battles, table.ending, seed=chance.getrandbits(64))
        while not game.over and found < count:
            decisions = game.legal_decisions
            hidden = [decision for decision in decisions if decision.startswith("reserve deck")]
            grabs = [decision for decision in decisions if decision.startswith(("recruit", "claim"))]
            choices = chance.choice([decisions, hidden or decisions, grabs or decisions])
            game.play(chance.choice(choices))
            if chance.random() < 0.3:
                found += 1
                yield game


def markdown(kind: str) -> str:
    """The table of an observation's slices for the documentation."""
    rows = ["| slice | numbers | shape | meaning |", "|---|---|---|---|"]
    for piece in LAYOUTS[kind].values():
        shape = " × ".join(str(length) for length in piece.shape)
        rows.append(f"| `{piece.name}` | {piece.start}–{piece.stop - 1} | {shape} | {piece.meaning} |")
    return "\n".join(rows)
