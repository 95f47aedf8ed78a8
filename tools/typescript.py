"""Writes what the page has from the rules, as TypeScript: python -m tools.typescript, which `make` runs.

web/src/lib/rules/generated.ts             constants
web/src/lib/rules/generated-decisions.ts   all decisions, by number
web/src/lib/engine/generated.ts            the state record, names by number, the module's doors, the bots
web/src/lib/engine/generated-review.ts     reasons, marks and the measures of a review
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import astuple
from itertools import groupby
from typing import Any

import numpy as np

from gauntlet.bots.levels import LEVELS, MOST_MS, Level
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import LINE_VISITS
from gauntlet.bots.strongest import ROLLOUTS, strongest
from gauntlet.bots.tree import NODE
from gauntlet.bots.weights import FORMAT as MIND_FORMAT
from gauntlet.bots.weights import LAYOUT as MIND_LAYOUT
from gauntlet.match import preview
from gauntlet.review import analysis, game_review, reasons
from gauntlet.review.kernel import judge, marks, rows
from gauntlet.rules import catalogue, layout, position
from gauntlet.rules import record as record_file
from gauntlet.rules.decision import DECISIONS
from gauntlet.rules.kernel.chance import STEP
from gauntlet.rules.options import MOST_ROUNDS, Options, Setup
from tools.wasm.doors import DOORS
from tools.wasm.module import DATA_LIMIT, DIGEST_SECTION
from tools.wasm.sources import ROOT, digest
from tools.wasm.wasm_compiler import Array, Door

FOLDER = ROOT / "web/src/lib"
HEAD = "/** Written by tools/typescript.py from the rules: do not edit, run `make engine`. */"
LISTS = {
    "STONES": catalogue.STONES,
    "TOKENS": catalogue.TOKENS,
    "CARD_LEVELS": list(range(1, catalogue.LEVELS + 1)),
    "PLAYER_COUNTS": list(catalogue.PLAYER_COUNTS),
    "SEATS": list(range(catalogue.MOST_PLAYERS)),
    "LEVEL_NAMES": [level.name for level in LEVELS],
}
NUMBERS = {
    "GOAL": "W1, B14: the points that end the game.",
    "TOKEN_LIMIT": "E1: tokens that a player may keep.",
    "HAND_LIMIT": "T3: reserved cards that a player may hold.",
    "TAGS_FOR_TILE": "T8: tags that bring the Avengers tile.",
    "AVENGERS_POINTS": "W4",
    "MOST_PLAYERS": "",
    "ROW": "S1: face-up cards of each level.",
    "DEALT_BATTLES": "S5",
}
ENGINE: Mapping[str, object] = {
    **{name: getattr(layout, name) for name in ("PHASES", "ENDS", "PAYMENTS", "DECIDED_BY", "EFFECTS", "FLAWS")},
    **{name: getattr(layout, name) for name in ("NONE", "MARKET", "PAY", "OVER", "SIXTEEN", "MOST_EFFECTS")},
    **{name: getattr(layout, name) for name in ("RESERVE_CARD", "VISIT_LOCATION", "CLAIM_BATTLE", "DECISION_NUMBERS")},
    **{name: getattr(catalogue, name) for name in ("NO_CARD", "UNKNOWN", "CUBES", "DECK_SIZES")},
    "DECK_START": catalogue.DECK_START.tolist(),
    "RECORD_FORMAT": record_file.FORMAT,
    "RECORD_KEYS": record_file.KEYS,
    "OPTIONS": list(Options.__dataclass_fields__),
    "SETUP": list(Setup.__dataclass_fields__),
    "POSITION_FORMAT": position.FORMAT,
    "POSITION_FIELDS": position.ONCE,
    "PLAYER_FIELDS": position.EACH,
    "POSITION_NUMBERS": position.NUMBERS,
    "MOST_OF_A_TOKEN": position.MOST_OF_A_TOKEN,
    "TILES": [location.tile for location in catalogue.LOCATIONS],
    "MOST_LEGAL": preview.MOST_LEGAL,
    "MOST_ROUNDS": MOST_ROUNDS,
    "LINE_VISITS": LINE_VISITS,
    "LEVEL_MS": MOST_MS,
    "MIND_FORMAT": MIND_FORMAT,
    "MIND_LAYOUT": MIND_LAYOUT,
    "DATA_LIMIT": DATA_LIMIT,
    "DIGEST_SECTION": DIGEST_SECTION,
}


def searched_by(budget: Budget) -> str:
    return "rollouts" if strongest(Options(), budget) is ROLLOUTS else "mind"


REVIEW: Mapping[str, object] = {
    "SEARCHED_BY": searched_by(analysis.HINT),
    "REVIEWED_BY": searched_by(analysis.DEFAULT_BUDGET),
    "HINT_MS": analysis.HINT.ms,
    "REVIEW_SIMULATIONS": analysis.DEFAULT_BUDGET.simulations,
    "MARKS": marks.MARKS,
    "GOOD": marks.GOOD,
    "LEAST_LOSS": judge.LEAST,
    "NEARLY": judge.NEARLY,
    **{name: getattr(judge, name) for name in ("SCREENING", "STAGE", "MOST_DEALS")},
    **{name: getattr(game_review, name) for name in ("TURNING_POINTS", "SWING")},
    **{name: getattr(rows, name) for name in ("MOST_REASONS", "GAIN_OF", "WORTH_OF")},
    **{name: getattr(reasons, name) for name in ("HINTS", "WORTH_A_MENTION")},
    "LOCATION_POINTS": catalogue.LOCATION_POINTS,
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


def engine() -> Iterator[str]:
    yield HEAD
    yield "/** What the module must have been made from. */"
    yield f"export const DIGEST = {json.dumps(digest())}"
    for name, value in ENGINE.items():
        yield f"export const {name} = {json.dumps(value)} as const"
    yield f"export const STEP = {STEP}n"
    yield from record("StateRecord", "STATE", layout.STATE)
    yield from record("NodeRecord", "NODE", NODE)
    yield "/** The opponents from the weakest to the strongest, as bots/levels.py has them. */"
    yield f"export const LEVELS = {json.dumps([level(one) for one in LEVELS])} as const"
    yield "/** An array is its address; one of any length is followed by how long it is. */"
    yield "export interface Doors {"
    yield from (f"  {signature(door)}" for door in DOORS)
    yield "}"
    yield "/** Of each array that is handed to a door: how many bytes it takes. */"
    yield f"export const SIZES = {json.dumps({door.name: sizes(door) for door in DOORS})} as const"


def review() -> Iterator[str]:
    """What a review in the page has in common with one here."""
    yield HEAD
    yield "/** Each kind of reason by its number, and what belongs to it. */"
    yield f"export const REASON_KEYS = {json.dumps([[kind, *rows.KEYS[kind]] for kind in rows.KINDS])} as const"
    yield "/** What `judge` finds, by column. */"
    columns = ("BEST_VALUE", "VALUE", "LOSS", "ERROR", "SETTLED")
    yield f"export const FOUND = {json.dumps({name: getattr(judge, name) for name in columns})} as const"
    for name, value in REVIEW.items():
        yield f"export const {name} = {json.dumps(value)} as const"
    yield from record("ReasonRecord", "REASON", rows.REASON)
    yield from record("GainRecord", "GAIN", rows.GAIN)


def record(interface: str, name: str, dtype: np.dtype[Any]) -> Iterator[str]:
    """The fields of a record: where each begins, how it is read, and how many there are of it (0: one number)."""
    yield f"export interface {interface} {{"
    yield from _interface(dtype)
    yield "}"
    yield f"export const {name}_SIZE = {dtype.itemsize}"
    yield f"export const {name} = {json.dumps(_fields(dtype))} as const"


def _parts(dtype: np.dtype[Any]) -> Iterator[tuple[str, int, np.dtype[Any], int]]:
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        base, shape = kind.subdtype or (kind, ())
        yield name, offset, base, int(np.prod(shape, dtype=int)) if shape else 0


def _fields(dtype: np.dtype[Any]) -> list[list[object]]:
    return [
        [name, offset, base.itemsize, _fields(base) if base.names else base.str[1:], count]
        for name, offset, base, count in _parts(dtype)
    ]


def _interface(dtype: np.dtype[Any]) -> Iterator[str]:
    for name, _, base, count in _parts(dtype):
        if base.names:
            yield f"  {name}: {{"
            yield from (f"  {line}" for line in _interface(base))
            yield "  }[]"
        else:  # eight bytes are a vector of tokens
            yield f"  {name}: {'number[]' if count or base.str[1:] == 'i8' else 'number'}"


def level(one: Level) -> dict[str, object]:
    """`style` are the numbers that `sample_policy` and `style_root` take."""
    return {"name": one.name, "simulations": one.simulations, "style": astuple(one.style)}


def signature(door: Door) -> str:
    parameters = []
    for name, what in door.parameters:
        parameters.append(f"{name}: {'boolean' if what is bool else 'number'}")
        if isinstance(what, Array) and what.shape[0] is None:
            parameters.append(f"{name}Length: number")
    return f"{door.name}({', '.join(parameters)}): {'number' if door.returns else 'void'}"


def sizes(door: Door) -> dict[str, int]:
    return {
        name: what.item.itemsize * int(np.prod([extent or 1 for extent in what.shape]))
        for name, what in door.parameters
        if isinstance(what, Array)
    }


def main() -> int:
    texts = {
        "rules/generated.ts": constants(),
        "rules/generated-decisions.ts": decisions(),
        "engine/generated.ts": engine(),
        "engine/generated-review.ts": review(),
    }
    for name, lines in texts.items():
        (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
