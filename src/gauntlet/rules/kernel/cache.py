"""Where compiled code is kept: a cache on disk that cannot be stale.

Numba notices a change in a function's own file, but not in the files of the functions that it calls, nor in the
data that it has frozen into its code. So compiled code lives in a folder named after a digest of all of them.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

OUTSIDE = "outside"
"""In place of a package's name: for benches and tests."""
_WITH = {OUTSIDE: ("*",), "training": ("bots", "training"), "review": ("bots", "review/kernel")}
"""The packages whose code a package compiles into its own, besides the rules; without an entry only itself."""
_RULES = Path(__file__).parents[1]


def _digest(package: str) -> str:
    """Of all that can be compiled into the code of a package: the rules and the package itself; for outsiders, all."""
    data = (_RULES / "layout.py", _RULES / "catalogue.py", *_RULES.glob("data/*.csv"))
    sources = [*data, *_RULES.glob("kernel/*.py")]
    if package != "rules":
        for each in _WITH.get(package, (package,)):
            sources += _RULES.parent.glob(f"{each}/*.py")
    digest = hashlib.sha256(f"{version('numba')} {sys.version}".encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(package: str = "rules") -> Path:
    """Where the compiled code of just this version is kept; a temporary folder where there is no home to write to."""
    base = os.environ.get("NUMBA_CACHE_DIR") or user_cache_path()
    folder = Path(base).expanduser() / "gauntlet" / f"{package}-{_digest(package)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    if not writable:
        folder = Path(tempfile.gettempdir()) / f"gauntlet-{os.getuid()}" / folder.name
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
