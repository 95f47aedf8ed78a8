"""Our bots as the server wants them: in threads, since the kernel works outside the GIL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

from gauntlet.bots import make_bot
from gauntlet.bots.levels import LEVELS
from gauntlet.bots.protocol import Budget
from gauntlet.rules.record import Record
from gauntlet.rules.view import View
from gauntlet.server.messages import Advice

T = TypeVar("T")

HINT = Budget(ms=700)


class Minds:
    """Every level by its name. A bot is made anew for each decision: it knows the view, and nothing else matters."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="bot")

    def names(self) -> dict[str, str]:
        return {level.name: level.style for level in LEVELS}

    async def decide(self, name: str, view: View) -> str:
        return await self._thread(lambda: make_bot(name).decide(view))

    async def hint(self, view: View) -> list[Advice]:
        return await self._thread(lambda: _hints(view))

    async def review(self, record: Record, progress: Callable[[float], None]) -> dict[str, Any]:
        from gauntlet.review import review  # here and below: a server should start quickly
        from gauntlet.texts import Texts

        found = await self._thread(lambda: review(record, progress=lambda done, total: progress(done / total)))
        return found.as_json(Texts("en"))  # a client makes its own sentences of the reasons' data

    async def _thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def _hints(view: View) -> list[Advice]:
    """The best decisions, each with its reasons as data."""
    from gauntlet.review import analyse, hint_reasons

    if len(view.legal) == 1:
        return [{"decision": view.legal[0], "win": 0.5, "reasons": [{"kind": "only-choice"}]}]
    found = analyse(view, HINT)
    return [
        {"decision": option.decision, "win": round(option.value, 3), "reasons": cast("list[dict[str, Any]]", reasons)}
        for option, reasons in zip(found.options, hint_reasons(view, found), strict=False)
    ]
