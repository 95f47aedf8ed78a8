"""Writes the kernel as a WebAssembly module: python -m tools.wasm FILE."""

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


def main() -> int:
    file = Path(sys.argv[1])
    made_from = digest()
    if file.exists() and digest_of(file.read_bytes()) == made_from:
        file.touch()
        return 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= ENVIRONMENT | {"NUMBA_CACHE_DIR": folder}
        warnings.simplefilter("ignore")
        module = _module(made_from, began)
    file.write_bytes(module)
    return 0


def _module(made_from: str, began: float) -> bytes:
    from tools.wasm.compiler import compile_doors
    from tools.wasm.doors import DOORS

    def note(what: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\033[K{time.monotonic() - began:5.0f} s  {what}", end="", file=sys.stderr, flush=True)

    compiled = compile_doors(DOORS, note)
    note("")
    return finish(compiled, [door.name for door in DOORS], made_from)


if __name__ == "__main__":
    sys.exit(main())
