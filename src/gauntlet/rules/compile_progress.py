"""How far compilation has come: of the kernel functions that are loaded, the share that is compiled by now."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event
from numba.core.dispatcher import Dispatcher


@contextmanager
def compile_progress(report: Callable[[float], None]) -> Iterator[None]:
    """Reports the share, from 0 to 1, after each function that is compiled; what is loaded from disk is not."""
    listener = _Listener(report)
    event.register("numba:compile", listener)  # type: ignore[no-untyped-call]
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)  # type: ignore[no-untyped-call]


class _Listener(event.Listener):
    def __init__(self, report: Callable[[float], None]) -> None:
        self._report, self._compiled = report, set[int]()

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        kernel = {
            id(found)
            for name, module in sys.modules.copy().items()
            if name.startswith("gauntlet.")
            for found in vars(module).values()
            if isinstance(found, Dispatcher)
        }
        if (done := id(event.data["dispatcher"])) in kernel:
            self._compiled.add(done)
            self._report(len(self._compiled) / len(kernel))
