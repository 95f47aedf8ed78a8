"""The legal decisions with their numbers, as one looks for them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from gauntlet.texts import Texts, doing

VERB_ORDER: Final = ("recruit", "take", "reserve", "pass")
HEADINGS: Final = {"discount": "pay", "shield": "pay", "time": "pay", "decline": "claim"}
"""Verbs that stand under the heading of another."""


def ordered(decisions: Sequence[str]) -> list[str]:
    """Recruiting first, then taking and reserving."""

    def key(decision: str) -> tuple[int, int]:
        verb, *objects = decision.split(" ")
        return (VERB_ORDER.index(verb) if verb in VERB_ORDER else 0, -len(objects))

    return sorted(decisions, key=key)


def menu(choices: Sequence[str], texts: Texts, width: int = 79) -> list[str]:
    """The choices with their numbers, in lines that fit the terminal, a verb to a paragraph."""
    lines = []
    for heading, group in groupby(enumerate(choices, start=1), key=lambda choice: _heading(choice[1])):
        line = texts.text("terminal-pair", label=texts.text(f"terminal-menu-{heading}"), text="").rstrip()
        indent = " " * len(line)
        for number, choice in group:
            item = f"  [{number}] {_object(choice, texts)}"
            if len(line) + len(item) > width and line.strip():
                lines.append(line)
                line = indent
            line += item
        lines.append(line)
    return lines


def _heading(choice: str) -> str:
    verb = choice.split(" ")[0]
    return HEADINGS.get(verb, verb)


def _object(choice: str, texts: Texts) -> str:
    """What the heading's verb is about."""
    verb, *objects = choice.split(" ")
    thing = objects[0] if objects else ""
    match verb:
        case "take" | "gain" | "return":
            names = {token: texts.text(f"token-{token}") for token in objects}
            return " + ".join(
                f"{objects.count(token)} × {name}" if objects.count(token) > 1 else name
                for token, name in names.items()
            )
        case "reserve" if thing == "deck":
            return texts.text("terminal-menu-deck", level=int(objects[1]))
        case "recruit" | "reserve":
            return texts.text(f"card-{thing}")
        case "location":
            return texts.text(f"location-{thing}")
        case "claim":
            return texts.text(f"battle-{thing}")
        case _:
            return doing(texts, choice)
