"""A state as plain Python numbers, unpacked in one go: one look into a numpy record takes as long as all of it."""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod
from operator import itemgetter
from typing import Any, cast

import numpy as np

from gauntlet.rules.layout import STATE, State

_CODES = {"int64": "q", "int32": "i", "uint8": "B", "int8": "b"}
_Values = Sequence[Any]


def _format(dtype: np.dtype[Any]) -> list[str]:
    """The record's bytes for `struct`, a code for each value. An array of unsigned bytes is one value: `bytes` is a
    sequence of numbers, too, and most of a state are such arrays."""
    kind, shape = dtype.subdtype or (dtype, ())
    if kind.names:
        return [code for name in kind.names for code in _format(kind[name])] * prod(shape)
    if kind.name == "uint8" and shape:
        return [f"{prod(shape)}s"]
    return [_CODES[kind.name]] * prod(shape)


def _unpacker(dtype: np.dtype[Any]) -> Callable[[_Values], Any]:
    """How a record is made of its values: one stays, several become a tuple, and records a tuple of those."""
    record: Any = namedtuple("Record", dtype.names or ())  # type: ignore[misc]
    slices: list[int | slice] = []
    inner: dict[int, tuple[Callable[[_Values], Any], int]] = {}
    at = 0
    for order, name in enumerate(dtype.names or ()):
        size = len(_format(dtype[name]))
        kind, shape = dtype[name].subdtype or (dtype[name], ())
        if kind.names:
            inner[order] = _unpacker(kind), size // prod(shape)
        slices.append(at if size == 1 else slice(at, at + size))
        at += size
    fields = itemgetter(*slices)

    def unpack_record(values: _Values) -> Any:
        found = list(fields(values))
        for order, (inner_unpack, step) in inner.items():
            row = found[order]
            found[order] = tuple([inner_unpack(row[first : first + step]) for first in range(0, len(row), step)])
        return record._make(found)

    return unpack_record


_STRUCT = struct.Struct("<" + "".join(_format(STATE)))
_unpack = _unpacker(STATE)


@lru_cache(256)
def unpack(state: bytes) -> State:
    """The numbers of a state's bytes, under the names of its fields. One decision looks at the same state several
    times: what is legal, who is asked, what a screen shows."""
    return cast(State, _unpack(_STRUCT.unpack(state)))
