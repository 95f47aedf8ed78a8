"""Decisions in words: as what somebody does, and as something that could be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gauntlet.texts.loader import Texts
from gauntlet.texts.story import sentence


def doing(texts: Texts, decision: str) -> str:
    """'recruiting Thor', for the middle of a sentence: message doing-VERB, or doing-reserve-deck."""
    verb, *objects = decision.split(" ")
    thing = objects[0] if objects else ""
    match verb:
        case "take" | "gain" | "return":
            return texts.text(f"doing-{verb}", tokens=texts.tokens(_counted(objects)))
        case "reserve" if thing == "deck":
            return texts.text("doing-reserve-deck", level=int(objects[1]))
        case "reserve" | "recruit":
            return texts.text(f"doing-{verb}", card=texts.text(f"card-{thing}"))
        case "discount" | "shield" | "time":
            return texts.text(f"doing-{verb}", stone=texts.text(f"kind-{thing}"))
        case "location":
            return texts.text("doing-location", location=texts.text(f"location-{thing}"))
        case "claim":
            return texts.text("doing-claim", battle=texts.text(f"battle-{thing}"))
        case _:
            return texts.text(f"doing-{verb}")  # pay, decline, pass


def does(texts: Texts, decision: str, who: str) -> str:
    """'Ana recruits Thor.', from the notation alone: without what came of it, which the log tells."""
    verb, *objects = decision.split(" ")
    match verb:
        case "recruit":
            return texts.text("does-recruit", who=who, card=texts.text(f"card-{objects[0]}"))
        case "pay":
            return texts.text("does-pay", who=who)
        case _:
            return sentence(texts, {"seat": 0, **_deed(verb, objects)}, [who])


def _deed(verb: str, objects: Sequence[str]) -> dict[str, Any]:
    thing = objects[0] if objects else ""
    match verb:
        case "take" | "return":
            return {"deed": verb, "tokens": _counted(objects)}
        case "gain":
            return {"deed": "gain", "stone": thing}
        case "reserve" if thing == "deck":
            return {"deed": "reserve", "card": None, "level": int(objects[1]), "shield": False}
        case "reserve":
            return {"deed": "reserve", "card": thing, "source": "market", "shield": False}
        case "discount" | "shield" | "time":
            return {"deed": "pay", "paid_with": verb, "stone": thing}
        case "location" | "claim":
            return {"deed": verb, "location": thing, "battle": thing}
        case _:
            return {"deed": verb}


def _counted(tokens: Sequence[str]) -> dict[str, int]:
    return {token: tokens.count(token) for token in tokens}
