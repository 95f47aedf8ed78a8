"""A state as plain Python numbers, unpacked in one go: one look into a numpy record takes as long as all of it."""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable
from functools import lru_cache
from math import prod
from operator import itemgetter
from typing import Any, cast

import numpy as np

from gauntlet.rules.layout import STATE, State

_CODES = {"int64": "q", "int32": "i", "uint8": "B", "int8": "b"}
_Numbers = tuple[int, ...]


def _format(dtype: np.dtype[Any]) -> str:
    """The record's bytes for `struct`."""
    kind, shape = dtype.subdtype or (dtype, ())
    one = "".join(_format(kind[name]) for name in kind.names) if kind.names else _CODES[kind.name]
    return one * prod(shape)


def _unpacker(dtype: np.dtype[Any]) -> Callable[[_Numbers], Any]:
    """How a record is made of its numbers: a number stays, an array becomes a tuple, and one of records of those."""
    record: Any = namedtuple("Record", dtype.names or ())  # type: ignore[misc]
    slices: list[int | slice] = []
    inner: dict[int, tuple[Callable[[_Numbers], Any], int]] = {}
    at = 0
    for order, name in enumerate(dtype.names or ()):
        size = len(_format(dtype[name]))
        kind, shape = dtype[name].subdtype or (dtype[name], ())
        if kind.names:
            inner[order] = _unpacker(kind), size // prod(shape)
        slices.append(slice(at, at + size) if shape else at)
        at += size
    fields = itemgetter(*slices)

    def unpack_record(numbers: _Numbers) -> Any:
        found = list(fields(numbers))
        for order, (inner_unpack, step) in inner.items():
            row = found[order]
            found[order] = tuple(inner_unpack(row[first : first + step]) for first in range(0, len(row), step))
        return record._make(found)

    return unpack_record


_STRUCT = struct.Struct("<" + _format(STATE))
_unpack = _unpacker(STATE)


@lru_cache(256)
def unpack(state: bytes) -> State:
    """The numbers of a state's bytes, under the names of its fields. One decision looks at the same state several
    times: what is legal, who is asked, what a screen shows."""
    return cast(State, _unpack(_STRUCT.unpack(state)))
