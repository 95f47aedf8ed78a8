"""The unseen cards of a position, shuffled again and again.

`determinize` makes a game from a view in a millisecond, by way of text and with every check. Comparing decisions
needs many such games of one view: one is made that way, and the others from it by exchanging cards.
"""

from __future__ import annotations

import random

from gauntlet.rules.layout import States
from gauntlet.rules.tables import CARDS, DECK_SIZES, DECK_START


def shuffle_unseen(states: States, seat: int, chance: random.Random) -> None:
    """H: the decks, and what others have drawn from them unseen, change places; `seat` is asked and notices nothing."""
    position = states[0]
    deck, hands, hidden = position["deck"], position["player"]["reserved"], position["player"]["hidden"]
    drawn_by_others = [
        (owner, place)
        for owner in range(int(position["players"]))
        for place in range(3)
        if owner != seat and int(hidden[owner]) >> place & 1
    ]
    for level, size in enumerate(DECK_SIZES):
        first, end = int(DECK_START[level] + position["drawn"][level]), int(DECK_START[level]) + size
        held = [spot for spot in drawn_by_others if CARDS[hands[spot]].level == level + 1]
        cards = [*deck[first:end].tolist(), *(int(hands[spot]) for spot in held)]
        chance.shuffle(cards)
        for spot in held:
            hands[spot] = cards.pop()
        deck[first:end] = cards
