"""How the kernel is compiled: three decorators, and a cache on disk that cannot be stale.

Numba notices a change in a function's own file, but not in the files of the functions that it calls, nor in the
tables that it has frozen into its code. So compiled code lives in a folder named after a digest of all of them.
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

OUTSIDE = "outside"
"""In place of a room's name: for benches and tests."""
_RULES = Path(__file__).parents[1]


def _digest(room: str) -> str:
    """Of all that can be compiled into the code of a room: the rules and the room itself; for outsiders, all rooms."""
    tables = (_RULES / "layout.py", _RULES / "tables.py", *_RULES.glob("data/*.csv"))
    sources = [*tables, *_RULES.glob("kernel/*.py")]
    if room != "rules":
        sources += _RULES.parent.glob(f"{'*' if room == OUTSIDE else room}/*.py")
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(room: str = "rules") -> Path:
    """Where the compiled code of just this version is kept; a temporary folder where there is no home to write to."""
    base = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    folder = Path(base).expanduser() / "gauntlet" / f"{room}-{_digest(room)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    if not writable:
        folder = Path(tempfile.gettempdir()) / f"gauntlet-{os.getuid()}" / folder.name
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


_njit: Any = numba.njit  # its published types know only some of its options
_config: Any = numba.config


def _compiled(function: F, **options: object) -> F:
    package, *rooms = function.__module__.split(".")
    _config.CACHE_DIR = str(cache_folder(rooms[0] if package == "gauntlet" else OUTSIDE))
    compiled: F = _njit(cache=True, error_model="numpy", **options)(function)
    return compiled


def door(function: F) -> F:
    """For what is called from Python: compiled once, kept on disk, free of the GIL."""
    return _compiled(function, nogil=True)


def step(function: F, **options: bool) -> F:
    """For what only the kernel calls: without the wrappers that Python would need, which take long to compile."""
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, **options)


def inline(function: F) -> F:
    """The same for what is small: merged into its callers, which is worth about a third of the speed."""
    return step(function, forceinline=True)
