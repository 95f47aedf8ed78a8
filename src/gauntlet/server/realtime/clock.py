"""The clock, handed in where time matters, so that tests can set it.

While a process lives its time only moves on, whatever happens to the clock of the machine: it is read once, and then
continued by one that nobody can set.
"""

from __future__ import annotations

import time
from typing import Final, Protocol


class Clock(Protocol):
    def now_ms(self) -> int:
        """Milliseconds since 1970; never runs backwards."""
        ...

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        ...


STEADY: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Where there is one, the clock that goes on while the machine sleeps."""


class SystemClock:
    def __init__(self) -> None:
        self._offset = time.time() - time.clock_gettime(STEADY)

    def now_ms(self) -> int:
        return int(1000 * (self._offset + time.clock_gettime(STEADY)))

    def monotonic(self) -> float:
        return time.clock_gettime(STEADY)
