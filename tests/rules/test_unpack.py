"""A state read as plain numbers says what the record says."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from gauntlet.rules.layout import STATE
from gauntlet.rules.unpack import unpack


def assert_same(numbers: Any, record: Any) -> None:
    """Field by field, down to the last number."""
    if record.shape:
        assert type(numbers) in (tuple, bytes)
        for number, part in zip(numbers, record, strict=True):
            assert_same(number, part)
    elif record.dtype.names:
        assert numbers._fields == record.dtype.names
        for field in record.dtype.names:
            assert_same(getattr(numbers, field), record[field])
    else:
        assert type(numbers) is int
        assert numbers == int(record)


@settings(max_examples=25, deadline=None)
@given(st.binary(min_size=STATE.itemsize, max_size=STATE.itemsize))
def test_any_bytes_are_read_as_the_record_has_them(state: bytes) -> None:
    assert_same(unpack(state), np.frombuffer(state, STATE)[0])
