"""Leaks to plant: each shows something that a viewer may not know, and must be caught."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from gauntlet.rules.catalogue import CARD_BY_ID, CARDS
from gauntlet.rules.game import Game
from testkit.match.hidden import Viewer


def leak_next_refill(game: Game, viewer: Viewer, seen: dict[str, Any]) -> None:
    _ = viewer
    assert game.setup is not None
    deck = game.setup.decks[0]
    left = game.decks[0]
    seen["next"] = deck[len(deck) - left] if left else None


def leak_hidden_reserve(game: Game, viewer: Viewer, seen: dict[str, Any]) -> None:
    _ = viewer
    for area, player in zip(seen["players"], game.players, strict=True):
        area["reserved"] = list(player.reserved)


def leak_last_card_by_name(game: Game, viewer: Viewer, seen: dict[str, Any]) -> None:
    assert game.setup is not None
    if viewer is None:
        seen["hint"] = f"at the bottom lies {CARDS[CARD_BY_ID[game.setup.decks[2][-1]]].name}."


def leak_cost_of_next_refill(game: Game, viewer: Viewer, seen: dict[str, Any]) -> None:
    """Names nothing."""
    _ = viewer
    leak_next_refill(game, None, seen)
    card = seen.pop("next")
    seen["bank"] = {**seen["bank"], "cheap": card and sum(CARDS[CARD_BY_ID[card]].cost)}


def leak_order_of_decks(game: Game, viewer: Viewer, seen: dict[str, Any]) -> None:
    """Names nothing that is not known to be there."""
    assert game.setup is not None
    _ = viewer
    left = game.setup.decks[1][-game.decks[1] :]
    seen["sorted"] = sum(one < two for one, two in pairwise(left))


Leak = Callable[[Game, Viewer, dict[str, Any]], None]
