"""Players with a weakness that people know from themselves: short sight, a favourite stone, greed for points.

A character judges cards by the same facts as our best bots (worth.py), but weighs them its own way and looks only so
far ahead. It never throws dice over a blunder: asked twice, it makes the same mistake again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from gauntlet.bots.light import TURNS, tally, wait
from gauntlet.bots.worth import POINT, card_worth, extra_worth, stone_worth, tags_for_tile
from gauntlet.rules.catalogue import BONUS, CARD_BY_ID, CARDS, COST, NO_CARD, POINTS, STONES, TOKEN_LIMIT, unpacked
from gauntlet.rules.determinize import determinize
from gauntlet.rules.game import Game
from gauntlet.rules.kernel.jit import door
from gauntlet.rules.kernel.vectors import SHIELD, STONES_ONLY, amount, monus
from gauntlet.rules.layout import CARD_SLOTS, MARKET, NONE, State, States
from gauntlet.rules.view import View

FULL = 9
"""Tokens from which on a character thinks of spending."""


@dataclass(frozen=True)
class Taste:
    """How a character weighs what it sees."""

    sight: int
    """How many turns ahead it plans."""
    points: float = 1.0
    others: float = 1.0
    """All that is not points: bonuses, the time token, the tile."""
    favourite: float = 0.0
    """Tenths of a point by which it overrates its favourite stone."""
    reserves_from: int = 99
    """It reserves a card with so many points as soon as it sees one."""
    hoards: int = 0
    """It spends nothing before it holds so many tokens."""


@dataclass(frozen=True)
class Prospect:
    """A card that a character could go for."""

    card: str
    in_market: bool
    appeal: float
    turns: int
    needed: dict[str, int]
    """The stones that are missing for it."""


@door
def appraise(states: States, worth: np.ndarray, turns: np.ndarray, missing: np.ndarray) -> None:
    """For each slot of the market and the hand: what the card is worth, how far it is, and what is missing for it."""
    s: State = states[0]
    seat = s.seat
    p = s.player[seat]
    held = (p.bonus & STONES_ONLY) + (p.tokens & STONES_ONLY)
    means, reach = tally(held), tally(held + (s.bank & STONES_ONLY))
    shields = amount(p.tokens, SHIELD)
    stones, extra = stone_worth(s, seat), extra_worth(s, seat, tags_for_tile(s, seat))
    for slot in range(CARD_SLOTS):
        card = s.market[slot] if slot < MARKET else p.reserved[slot - MARKET]
        turns[slot] = NONE
        if card != NO_CARD:
            missing[slot] = monus(COST[card], held)
            turns[slot] = TURNS[wait(card, means, reach, shields)]
            worth[slot] = card_worth(card, stones, extra)


class Character:
    """A bot with a taste; its seed chooses its favourite stone."""

    def __init__(self, taste: Taste, seed: int | None = None) -> None:
        self._taste = taste
        chance = random.Random(seed)
        self._seed = chance.getrandbits(62)
        self._stones = chance.sample(STONES, len(STONES))
        """From the favourite down."""
        self._worth, self._turns, self._missing = (np.zeros(CARD_SLOTS, np.int64) for _ in range(3))

    def decide(self, view: View) -> str:
        legal = view.legal
        if "pay" in legal:
            return "pay"
        if view.phase == "claim":
            return legal[0]
        if view.phase == "location":
            return legal[0]
        game = determinize(view, random.Random(self._seed))
        if view.phase == "turn":
            return self._turn(view, game)
        goal = self._goal(self._prospects(game), full=True)
        if view.phase == "gain":
            return max(legal, key=lambda decision: self._use(decision.tokens, goal))
        return max(legal, key=lambda decision: self._spare(decision.tokens[0], game, goal))

    def _turn(self, view: View, game: Game) -> str:
        prospects = self._prospects(game)
        held = sum(game.players[game.seat or 0].tokens.values())
        full = held >= FULL
        goal = self._goal(prospects, full)
        recruits = [decision for decision in view.legal if decision.verb == "recruit"]
        if held < self._taste.hoards:
            recruits = []
        if goal and f"recruit {goal.card}" in recruits:
            return f"recruit {goal.card}"
        if goal and goal.in_market and self._grabs(goal) and f"reserve {goal.card}" in view.legal:
            return f"reserve {goal.card}"
        if full and recruits:
            return recruits[0]
        takes = [decision for decision in view.legal if decision.verb == "take"]
        return max(takes or view.legal, key=lambda take: self._use(take.tokens, goal))

    def _goal(self, prospects: list[Prospect], full: bool) -> Prospect | None:
        """What appeals most within sight; with full hands, simply what is nearest."""
        if full:
            return min(prospects, key=lambda prospect: (prospect.turns, -prospect.appeal), default=None)
        seen = [prospect for prospect in prospects if prospect.turns <= self._taste.sight]
        return max(seen, key=lambda prospect: prospect.appeal, default=None)

    def _grabs(self, goal: Prospect) -> bool:
        return bool(POINTS[CARD_BY_ID[goal.card]] >= self._taste.reserves_from)

    def _prospects(self, game: Game) -> list[Prospect]:
        appraise(game.states, self._worth, self._turns, self._missing)
        s = game.states[0]
        cards = [*s.market.tolist(), *s.player[s.seat].reserved.tolist()]
        found = []
        for slot, card in enumerate(cards):
            turns = int(self._turns[slot])
            if turns != NONE:
                appeal = self._appeal(card, int(self._worth[slot])) / (1 + turns) ** 1.5
                needed = unpacked(int(self._missing[slot]))
                found.append(Prospect(CARDS[card].id, slot < MARKET, appeal, turns, needed))
        return found

    def _appeal(self, card: int, worth: int) -> float:
        printed = POINT * int(POINTS[card])
        liked = self._taste.favourite if STONES[BONUS[card]] == self._stones[0] else 0.0
        return self._taste.points * printed + self._taste.others * (worth - printed) + liked

    def _use(self, tokens: Sequence[str], goal: Prospect | None) -> tuple[int, int]:
        """How many of the tokens bring the goal nearer; then how much they are liked."""
        needed = goal.needed if goal else {}
        useful = sum(min(tokens.count(token), needed.get(token, 0)) for token in set(tokens))
        return useful, -sum(self._stones.index(token) for token in tokens if token in STONES)

    def _spare(self, token: str, game: Game, goal: Prospect | None) -> tuple[int, int]:
        """How many of a token are held beyond what the goal costs; then how little it is liked. Shields are kept."""
        if token not in STONES:
            return -TOKEN_LIMIT, 0
        me = game.players[game.seat or 0]
        cost = CARDS[CARD_BY_ID[goal.card]].cost[STONES.index(token)] if goal else 0
        return me.tokens[token] - max(0, cost - me.bonuses[token]), self._stones.index(token)
