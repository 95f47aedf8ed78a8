"""The menu of legal decisions, numbered and grouped by verb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from gauntlet.rules.decision import Decision
from gauntlet.texts import Texts, decision_phrase

VERB_ORDER: Final = ("recruit", "take", "reserve", "pass")
HEADINGS: Final = {"discount": "pay", "shield": "pay", "time": "pay", "decline": "claim"}
"""Verbs that are listed under the heading of another."""


def ordered(decisions: Iterable[Decision]) -> list[Decision]:
    """Recruiting first, then taking and reserving; within a verb, what names more comes first, so `pay` is last."""

    def key(decision: Decision) -> tuple[int, int]:
        named = len(decision.tokens) + 2 * (decision.level is not None)
        named += sum(thing is not None for thing in (decision.card, decision.location, decision.battle))
        return VERB_ORDER.index(decision.verb) if decision.verb in VERB_ORDER else 0, -named

    return sorted(decisions, key=key)


def menu(choices: Sequence[Decision], texts: Texts, width: int = 79) -> list[str]:
    """The numbered choices, in lines that fit the terminal, one paragraph per verb."""
    lines = []
    for heading, group in groupby(
        enumerate(choices, start=1), key=lambda choice: HEADINGS.get(choice[1].verb, choice[1].verb)
    ):
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


def _object(decision: Decision, texts: Texts) -> str:
    """The object of the heading's verb."""
    match decision.verb:
        case "take" | "gain" | "return":
            counts = Counter(texts.text(f"token-{token}") for token in decision.tokens)
            return " + ".join(f"{count} × {name}" if count > 1 else name for name, count in counts.items())
        case "reserve" if decision.level:
            return texts.text("terminal-menu-deck", level=decision.level)
        case "recruit" | "reserve":
            return texts.text(f"card-{decision.card}")
        case "location":
            return texts.text(f"location-{decision.location}")
        case "claim":
            return texts.text(f"battle-{decision.battle}")
        case _:
            return decision_phrase(texts, decision)
