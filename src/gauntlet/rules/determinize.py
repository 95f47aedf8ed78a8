"""From a view to a game that could be behind it."""

from __future__ import annotations

import random

from gauntlet.rules.errors import PositionError
from gauntlet.rules.game import Game
from gauntlet.rules.parsing import whole_number
from gauntlet.rules.position import split
from gauntlet.rules.position_build import build
from gauntlet.rules.tables import CARDS, DECK_SIZES
from gauntlet.rules.view import View


def determinize(view: View, chance: random.Random) -> Game:
    """A game that agrees with all that the view tells; the rest is shuffled, each way as likely as any other."""
    fields = split(view.position)
    counts = [whole_number(count, 0, 40) for count in fields["decks"].split("/")]
    if len(counts) != len(DECK_SIZES) or None in counts:
        raise PositionError(f"decks: a view has three numbers of cards, not {fields['decks']!r}")
    hands = {name: value.split(",") for name, value in fields.items() if name.startswith("reserved")}
    recruited = [item.partition("@")[0] for item in fields["recruited"].split(",")]
    seen = {
        *fields["market"].split(","),
        *recruited,
        *(card.rstrip("*") for hand in hands.values() for card in hand),
    }
    decks = []
    for level, count in enumerate(counts, start=1):
        unseen = [card.id for card in CARDS if card.level == level and card.id not in seen]
        chance.shuffle(unseen)
        for hand in hands.values():
            for place, card in enumerate(hand):
                if card == f"?{level}*" and unseen:
                    hand[place] = unseen.pop() + "*"
        if len(unseen) != count:
            raise PositionError(f"decks: {count} cards of level {level} in the deck, but {len(unseen)} are unseen")
        decks.append(",".join(unseen) or "-")
    fields["decks"] = "/".join(decks)
    fields |= {name: ",".join(hand) for name, hand in hands.items()}
    states, table = build(fields)
    return Game(states, table, names=view.names)
