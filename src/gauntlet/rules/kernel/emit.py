"""What a decision moved on the table, written down while it is applied: see `layout.EFFECTS`.

Whoever does not listen passes None: Numba drops `if log is not None` where the argument's type is None, so the search
pays nothing for it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.kernel.jit import inline

Log = NDArray[np.int64] | None
"""The number of effects, then the effects (`layout.new_log`)."""


@inline
def emit(log: Log, effect: int) -> None:
    """Appends an effect: its kind with its argument."""
    if log is not None:
        log[0] += 1
        log[log[0]] = effect
