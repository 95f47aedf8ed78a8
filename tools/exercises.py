"""Writes the lessons and puzzles for the page, as TypeScript: python -m tools.exercises, which `make` runs.

web/src/lib/learn/generated.ts          what they are: steps, answers, replies
web/src/lib/learn/generated-starts.ts   the position in which each begins
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gauntlet.learning.lessons import Lesson
    from gauntlet.learning.puzzles import Puzzle

FOLDER = Path(__file__).parents[1] / "web/src/lib/learn"
HEAD = "/** Written by tools/exercises.py from learning/data: do not edit, run `make engine`. */"


def lesson(one: Lesson) -> dict[str, Any]:
    steps = [
        {"text": step.text, "at": step.at, "expect": step.expect, "reply": step.reply, "other": step.other}
        for step in one.steps
    ]
    return _named(one) | {"part": one.part, "clauses": one.clauses, "steps": steps}


def puzzle(one: Puzzle) -> dict[str, Any]:
    kind = {"kind": one.kind, "stars": one.stars, "turns": one.turns, "battles": one.battles}
    return _named(one) | kind | {"answers": one.answers, "reply": one.reply}


def _named(one: Lesson | Puzzle) -> dict[str, Any]:
    return {"id": one.id, "title": one.title, "seat": one.seat, "ending": one.start.options.ending}


def _list(name: str, kind: str, entries: Iterable[dict[str, Any]]) -> list[str]:
    return [f"export const {name}: readonly {kind}[] = [", *(f"  {json.dumps(entry)}," for entry in entries), "]"]


def main() -> int:
    # A thousand decisions in all: plain Python plays them sooner than the rules are compiled. It warns of the overflows
    # that the kernel's hashes are made of.
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    warnings.simplefilter("ignore", RuntimeWarning)
    from gauntlet.learning.lessons import lessons
    from gauntlet.learning.puzzles import puzzles

    texts = {
        "generated.ts": [
            HEAD,
            "import type { Lesson, Puzzle } from './exercise'",
            *_list("LESSONS", "Lesson", map(lesson, lessons().values())),
            *_list("PUZZLES", "Puzzle", map(puzzle, puzzles().values())),
        ],
        "generated-starts.ts": [
            HEAD,
            "/** Positions by the id of their exercise. */",
            "export const STARTS: Readonly<Record<string, string>> = {",
            *(f"  {json.dumps(name)}: {json.dumps(one.start.position)}," for name, one in lessons().items()),
            *(f"  {json.dumps(name)}: {json.dumps(one.start.position)}," for name, one in puzzles().items()),
            "}",
        ],
    }
    for file, lines in texts.items():
        (FOLDER / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
