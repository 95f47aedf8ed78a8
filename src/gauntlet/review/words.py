"""Decisions in words: 'takes 2 mind', and as something that could have been done, 'taking 2 mind'."""

from __future__ import annotations

from typing import Final

from gauntlet.rules.tables import BATTLE_BY_ID, BATTLES, CARD_BY_ID, CARDS, LOCATION_BY_ID, LOCATIONS

_VERBS: Final = {
    "take": ("takes", "taking", "take"),
    "gain": ("gains", "gaining", "gain"),
    "return": ("returns", "returning", "return"),
    "reserve": ("reserves", "reserving", "reserve"),
    "recruit": ("recruits", "recruiting", "recruit"),
    "discount": ("saves", "saving", "save"),
    "shield": ("pays", "paying", "pay"),
    "time": ("pays", "paying", "pay"),
    "pay": ("pays", "paying", "pay"),
    "location": ("takes", "taking", "take"),
    "claim": ("claims", "claiming", "claim"),
    "decline": ("claims", "claiming", "claim"),
    "pass": ("passes", "passing", "pass"),
}


def does(decision: str) -> str:
    """'recruits Thor'."""
    return _phrase(decision, 0)


def doing(decision: str) -> str:
    """'recruiting Thor'."""
    return _phrase(decision, 1)


def to_do(decision: str) -> str:
    """'recruit Thor'."""
    return _phrase(decision, 2)


def _phrase(decision: str, form: int) -> str:
    verb, *objects = decision.split(" ")
    return f"{_VERBS[verb][form]} {_object(verb, objects)}".rstrip()


def _object(verb: str, objects: list[str]) -> str:
    thing = objects[0] if objects else ""
    match verb:
        case "take" | "gain" | "return":
            return listed([f"{objects.count(token)} {token}" for token in dict.fromkeys(objects)])
        case "reserve" if thing == "deck":
            return f"the top card of the level {objects[1]} deck"
        case "reserve" | "recruit":
            return card_name(thing)
        case "discount":
            return f"1 {thing}"
        case "shield":
            return f"for {thing} with a shield"
        case "time":
            return f"for {thing} with the time token"
        case "pay":
            return "the usual way"
        case "location":
            return f"the location {location_name(thing)}"
        case "claim":
            return BATTLES[BATTLE_BY_ID[thing]].name
        case "decline":
            return "no battle"
        case _:
            return ""


def card_name(card: str) -> str:
    return CARDS[CARD_BY_ID[card]].name


def location_name(tile: str) -> str:
    return LOCATIONS[LOCATION_BY_ID[tile]].name


def plain(name: str) -> str:
    """A player's name without what could move a cursor or turn the writing round: a record can hold anything."""
    return "".join(sign if sign.isprintable() else "·" for sign in name) or "?"


def unbroken(text: str) -> str:
    """A number and its % stay on one line."""
    return text.replace(" %", "\N{NO-BREAK SPACE}%")


def points_of(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def listed(parts: list[str]) -> str:
    """'a, b and c'."""
    *most, last = parts or [""]
    return f"{', '.join(most)} and {last}" if most else last
