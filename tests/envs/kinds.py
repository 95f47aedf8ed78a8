"""Every kind of table, and random games at them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gauntlet.rules.game import Game
from gauntlet.rules.table import Table

KINDS = {
    f"{players}p{'-epic-' if epic else '-'}{ending}": Table(players, epic, ending)
    for players in (2, 3, 4)
    for epic, ending in ((False, "gauntlet"), (True, "sixteen"), (True, "gauntlet"))
}


def positions(table: Table, count: int, seed: int) -> Iterator[Game]:
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
