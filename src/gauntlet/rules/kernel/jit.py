"""How the kernel runs: compiled, or as the plain Python that it is written in.

Plain Python is thousands of times slower, but begins at once: a single game is over before Numba is imported. A
debugger and a measurement of coverage see it, too: `NUMBA_DISABLE_JIT=1`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from types import ModuleType
from typing import TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., object])

_COMPILER = "gauntlet.rules.kernel.numba_compiler"
_plain = os.environ.get("NUMBA_DISABLE_JIT", "") not in ("", "0")


def is_plain() -> bool:
    return _plain


def run_plain() -> None:
    """For a process that plays a single game: asks for plain Python. It stays compiled if it already is."""
    global _plain
    _plain = _COMPILER not in sys.modules
    if _plain:
        np.seterr(over="ignore")  # random numbers wrap around, as compiled ones do


if _plain:
    run_plain()


def door(function: F) -> F:
    """For what is called from Python: compiled once, kept on disk, free of the GIL."""
    return function if _plain else _compiler().door(function)


def step(function: F) -> F:
    """For what only the kernel calls: without the wrappers that Python would need, which take long to compile."""
    return function if _plain else _compiler().step(function)


def inline(function: F) -> F:
    """The same for what is small: merged into its callers, which is worth about a third of the speed."""
    return function if _plain else _compiler().inline(function)


def _compiler() -> ModuleType:
    from gauntlet.rules.kernel import numba_compiler

    return numba_compiler
