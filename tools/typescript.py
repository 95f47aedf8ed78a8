"""Writes the rules' constants for the page, web/src/lib/rules/generated*.ts; --check fails if they are stale."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from gauntlet.rules import catalogue
from gauntlet.rules.decision import DECISIONS

FOLDER = Path(__file__).parents[1] / "web/src/lib/rules"
HEAD = "/** Written by tools/typescript.py from the rules: do not edit, run `make types`. */"
LISTS = {"STONES": catalogue.STONES, "TOKENS": catalogue.TOKENS}
NUMBERS = {
    "GOAL": "W1, B14: the points that end the game.",
    "TOKEN_LIMIT": "E1: tokens that a player may keep.",
    "HAND_LIMIT": "T3: reserved cards that a player may hold.",
    "MOST_PLAYERS": "",
}


def constants() -> Iterator[str]:
    yield HEAD
    for name, values in LISTS.items():
        yield f"export const {name} = {json.dumps(values)} as const"
    for name, comment in NUMBERS.items():
        yield from [f"/** {comment} */"] if comment else []
        yield f"export const {name} = {getattr(catalogue, name)}"


def decisions() -> Iterator[str]:
    """A file of its own: most pages do without it."""
    yield HEAD
    yield "/** All decisions in the order of their numbers: a verb, then what can follow it in the notation. */"
    yield "export const DECISION_TABLE = ["
    for verb, group in groupby(DECISIONS, key=lambda decision: decision.verb):
        yield f"  {json.dumps([verb, *(decision[len(verb) + 1 :] for decision in group)])},"
    yield "] as const"


def main() -> int:
    texts = {"generated.ts": constants(), "generated-decisions.ts": decisions()}
    for name, lines in texts.items():
        file, text = FOLDER / name, "\n".join(lines) + "\n"
        if sys.argv[1:] != ["--check"]:
            file.write_text(text, encoding="utf-8")
        elif file.read_text(encoding="utf-8") != text:
            print(f"{file} is stale: make types")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
