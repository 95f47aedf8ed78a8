"""A game in words: what a decision did, as someone at the table would say it.

Told from two states, before and after, as whoever listens may know them: so the same words serve a replay, where
all is known, and a running game, where a card from a deck is `?2`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gauntlet.rules.game import Result
from gauntlet.rules.record import Record
from gauntlet.rules.tables import (
    BATTLE_BY_ID,
    BATTLES,
    CARD_BY_ID,
    CARDS,
    LOCATION_BY_ID,
    LOCATIONS,
)
from gauntlet.rules.trace import trace

State = dict[str, Any]


def tell(before: State, after: State, seat: int, decision: str, names: Sequence[str]) -> str:
    """One sentence for the decision, then one for each thing that came with it."""
    verb, *objects = decision.split(" ")
    old, new = before["players"][seat], after["players"][seat]
    change = {token: new["tokens"][token] - old["tokens"][token] for token in new["tokens"]}
    who = names[seat]
    if len(new["recruited"]) > len(old["recruited"]):
        sentences = [_recruited(who, old, new, change)]
    elif verb == "reserve":
        sentences = [_reserved(who, objects, new, change)]
    else:
        sentences = [_decided(who, verb, objects, change)]
    sentences += _came_with_it(before, after, seat, names)
    return " ".join(sentence for sentence in sentences if sentence)


def _decided(who: str, verb: str, objects: list[str], change: dict[str, int]) -> str:
    thing = objects[0] if objects else ""
    gained, lost = _gained(change), _lost(change)
    match verb:
        case "take":
            back = f" and returns {listed(lost)}" if lost else ""
            return f"{who} takes {listed(gained) or 'nothing'}{back}."
        case "gain":
            return f"{who} gains 1 {thing}."
        case "return":
            return f"{who} returns {listed(lost)}."
        case "recruit":
            return f"{who} is about to recruit {card_name(thing)}, and chooses what to pay with."
        case "discount":
            return f"{who} saves 1 {thing} (Yellow Jacket)."
        case "shield" | "time":
            return f"{who} pays for {thing} with {'a shield' if verb == 'shield' else 'the time token'}."
        case "location":
            return ""  # told by what came with it
        case "claim":
            return f"{who} claims {BATTLES[BATTLE_BY_ID[thing]].name}."
        case "decline":
            return f"{who} claims no battle."
        case _:
            return f"{who} cannot move and passes."


def _reserved(who: str, objects: list[str], new: State, change: dict[str, int]) -> str:
    card = new["reserved"][-1]
    if objects[0] != "deck":
        what = card_name(card)
    elif card.startswith("?"):
        what = f"the top card of the level {objects[1]} deck"
    else:
        what = f"{card_name(card)} from the top of the level {objects[1]} deck"
    shield = " and takes a shield" if change["shield"] > 0 else ""
    back = _lost(change)
    returned = f", returning {listed(back)}" if back else ""
    return f"{who} reserves {what}{shield}{returned}."


def _recruited(who: str, old: State, new: State, change: dict[str, int]) -> str:
    card = new["recruited"][-1]
    origin = " from the hand" if card not in new["reserved"] and len(new["reserved"]) < len(old["reserved"]) else ""
    return f"{who} recruits {card_name(card)}{origin} for {listed(_lost(change)) or 'nothing'}."


def _came_with_it(before: State, after: State, seat: int, names: Sequence[str]) -> Iterator[str]:
    old, new = before["players"][seat], after["players"][seat]
    if new["tokens"]["time"] > old["tokens"]["time"]:
        yield f"{names[seat]} receives the time token."
    if new["avengers"] and not old["avengers"]:
        loser = next((names[n] for n, player in enumerate(before["players"]) if player["avengers"]), None)
        yield f"{names[seat]} takes the Avengers tile{f' from {loser}' if loser else ''}."
    for tile in new["locations"][len(old["locations"]) :]:
        yield f"{names[seat]} takes the location {LOCATIONS[LOCATION_BY_ID[tile]].name} for 3 points."


def story(record: Record) -> Iterator[str]:
    """A whole record, line by line."""
    lines = trace(record)
    before = next(lines)
    kind = "with Epic Battles" if record.table.epic_battles else "the base game"
    yield f"{', '.join(record.names)}: {kind}"
    told = 0
    for after in lines:
        if before["state"]["round"] != told:
            told = before["state"]["round"]
            yield f"\nRound {told}"
        yield "  " + tell(before["state"], after["state"], before["seat"], after["decision"], record.names)
        before = after
    yield f"\n{ending(record.result, record.names)}" if record.result else "\nThe game is not over."


def ending(result: Result, names: Sequence[str]) -> str:
    """Who won, and how the game ended."""
    points = ", ".join(f"{name} {score}" for name, score in zip(names, result.points, strict=True))
    winners = " and ".join(names[seat] for seat in result.winners)
    how = {
        "gauntlet": f"{winners} closed the Infinity Gauntlet",
        "sixteen": f"{winners} won with the most points",
        "stalemate": "nobody could move any more: no winner",
        "limit": "the last round is over: no winner",
    }[result.end]
    shared = ", and share the victory" if len(result.winners) > 1 else ""
    return f"Game over: {how}{shared}. Points: {points}."


def card_name(card: str) -> str:
    return CARDS[CARD_BY_ID[card]].name


def _gained(change: dict[str, int]) -> dict[str, int]:
    return {token: number for token, number in change.items() if number > 0}


def _lost(change: dict[str, int]) -> dict[str, int]:
    return {token: -number for token, number in change.items() if number < 0}


def listed(tokens: dict[str, int]) -> str:
    """'2 mind, 1 space and 1 shield'."""
    *most, last = [f"{number} {token}" for token, number in tokens.items()] or [""]
    return f"{', '.join(most)} and {last}" if most else last
