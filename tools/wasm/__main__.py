"""Writes the kernel as WebAssembly modules: python -m tools.wasm FILE…, named as in `doors.MODULES`."""

from __future__ import annotations

import os
import sys
import tempfile
import time
import warnings
from pathlib import Path

from tools.wasm.environment import ENVIRONMENT
from tools.wasm.module import digest_of, finish
from tools.wasm.sources import digest

VECTORS_AT_ONCE = 4
"""Instead of the 8 of `layers.py`: a browser's vectors are half as wide, and there are as many registers."""


def main() -> int:
    files = [Path(name) for name in sys.argv[1:]]
    made_from = digest()
    old = [file for file in files if not file.exists() or digest_of(file.read_bytes()) != made_from]
    for file in files:
        if file not in old:
            file.touch()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= ENVIRONMENT | {"NUMBA_CACHE_DIR": folder}
        warnings.simplefilter("ignore")
        from gauntlet.bots import layers

        layers.AT_ONCE = VECTORS_AT_ONCE
        for file in old:
            file.write_bytes(_module(file.stem, made_from, began))
    return 0


def _module(name: str, made_from: str, began: float) -> bytes:
    from tools.wasm.doors import MODULES
    from tools.wasm.wasm_compiler import compile_doors

    def note(what: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\033[K{time.monotonic() - began:5.0f} s  {name}: {what}", end="", file=sys.stderr, flush=True)

    compiled = compile_doors(MODULES[name], note, vectors=name == "mind")
    note("")
    return finish(compiled, [door.name for door in MODULES[name]], made_from)


if __name__ == "__main__":
    sys.exit(main())
