"""How the kernel is compiled: two decorators, and a cache on disk that cannot be stale.

Numba notices a change in a function's own file, but not in the files of the functions that it calls, nor in the
tables that it has frozen into its code. So the cache lives in a folder named after a digest of all of them.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., object])

_RULES = Path(__file__).parents[1]


def _digest() -> str:
    sources = sorted([*_RULES.glob("*.py"), *_RULES.glob("kernel/*.py"), *_RULES.glob("data/*.csv")])
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where the compiled kernel of just this version is kept; a temporary folder where there is no home to write to."""
    base = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    folder = Path(base).expanduser() / "gauntlet" / _digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    return folder if writable else Path(tempfile.gettempdir()) / f"gauntlet-{os.getuid()}" / folder.name


_njit: Any = numba.njit  # its published types know only some of its options
_config: Any = numba.config
_config.CACHE_DIR = str(cache_folder())


def door(function: F) -> F:
    """For what is called from Python: compiled once, kept on disk, free of the GIL."""
    compiled: F = _njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def step(function: F, **options: bool) -> F:
    """For what only the kernel calls: without the wrappers that Python would need, which take long to compile."""
    options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compiled: F = _njit(cache=True, error_model="numpy", **options)(function)
    return compiled


def inline(function: F) -> F:
    """The same for what is small: merged into its callers, which is worth about a third of the speed."""
    return step(function, forceinline=True)
