"""How an input is changed: as a JSON value where it is one, else as bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from testkit.server.frames import ODD, TEXTS

Mutate = Callable[[bytes, int], bytes]


def mutated(data: bytes, chance: random.Random, longest: int, as_bytes: Mutate | None = None) -> bytes:
    """Half of the values are changed as values, so that what comes out is JSON that nobody expects. `as_bytes`: the
    fuzzer's own way, which knows what has reached new code before."""
    if chance.random() < 0.5:
        try:
            return json.dumps(_changed(json.loads(data), chance)).encode()[:longest]
        except (ValueError, RecursionError):
            pass
    if as_bytes:
        return as_bytes(data, longest)
    for _ in range(chance.choice((1, 1, 2, 4))):
        data = chance.choice(TEXTS)(chance, data)
    return data[:longest]


def _changed(value: Any, chance: random.Random) -> Any:
    """One thing somewhere in it is another now, is gone, or is there twice."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return chance.choice(ODD)
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = chance.choice(keys)
    match chance.randrange(6):
        case 0:
            del value[key]
        case 1 if isinstance(value, dict):
            value[f"{key}s"] = value[key]
        case 1 if isinstance(value, list):
            value.insert(key, value[key])
        case 2:
            other = chance.choice(keys)
            value[key], value[other] = value[other], value[key]
        case _:
            value[key] = _changed(value[key], chance)
    return value
