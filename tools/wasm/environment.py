"""How Numba must be set up before it is imported, to translate and not to optimize."""

from __future__ import annotations

from typing import Final

ENVIRONMENT: Final = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
}
"""And NUMBA_CACHE_DIR is an empty folder: what Numba has cached has no IR."""
