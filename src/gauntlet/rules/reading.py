"""A state as plain Python numbers, read in one go: one look into a numpy record takes as long as a whole reading."""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, cast

import numpy as np

from gauntlet.rules.layout import STATE, State

_CODES = {"int64": "q", "int32": "i", "uint8": "B", "int8": "b"}
_Reader = Callable[[Iterator[int]], Any]


def _format(dtype: np.dtype[Any]) -> str:
    """The record's bytes for `struct`."""
    kind, shape = dtype.subdtype or (dtype, ())
    one = "".join(_format(kind[name]) for name in kind.names) if kind.names else _CODES[kind.name]
    return one * int(np.prod(shape, dtype=int))


def _reader(dtype: np.dtype[Any]) -> _Reader:
    """How a field is made of the numbers that come next: a record by name, an array as a tuple."""
    if dtype.subdtype:
        kind, (size,) = dtype.subdtype
        if not kind.names:
            return lambda numbers: tuple(islice(numbers, size))
        item = _reader(kind)
        return lambda numbers: tuple(item(numbers) for _ in range(size))
    if not dtype.names:
        return next
    record: Any = namedtuple("Record", dtype.names)  # type: ignore[misc]
    fields = [_reader(dtype[name]) for name in dtype.names]
    return lambda numbers: record._make([field(numbers) for field in fields])


_STRUCT = struct.Struct("<" + _format(STATE))
_read = _reader(STATE)


def read(state: bytes) -> State:
    """The numbers of a state's bytes, under the names of its fields."""
    return cast(State, _read(iter(_STRUCT.unpack(state))))
