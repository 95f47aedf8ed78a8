"""The bots for the server: in threads, since the kernel releases the GIL."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from threading import Event, get_native_id
from typing import Any, TypeVar, cast

from gauntlet.bots import make_bot
from gauntlet.bots.levels import LEVELS
from gauntlet.cli.compiling import BotCompiler
from gauntlet.rules.record import Record
from gauntlet.rules.view import View
from gauntlet.server.realtime.messages import Advice

T = TypeVar("T")

OTHER_WORK = 3
"""A thread each for tables of bots alone, hints and reviews: the server hands out no more (`fair_queue.Work`)."""


class BotPool:
    """Every level by its name. Each decision gets a new bot: the view is all that it depends on."""

    def __init__(self, compiler: BotCompiler) -> None:
        threads = (os.cpu_count() or 1) + OTHER_WORK
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=_be_modest)
        self._compiled = self._threads.submit(compiler.finish)
        """Done once the bots are compiled: until then they think about their first decisions a little longer."""
        self._threads.submit(_warm_hints, self._compiled)

    def names(self) -> dict[str, str]:
        return _styles()

    async def decide(self, name: str, view: View) -> str:
        return await self._thread(lambda _: make_bot(name).decide(view))

    async def hint(self, view: View) -> list[Advice]:
        return await self._thread(lambda stop: _hints(view, stop))

    async def review(self, record: Record, progress: Callable[[float], None]) -> dict[str, Any]:
        from gauntlet.review import Review, review  # imported late, so that a server starts quickly
        from gauntlet.texts import Texts

        def work(stop: Event) -> Review:
            return review(record, progress=lambda done, total: progress(done / total), stop=stop)

        found = await self._thread(work)
        return found.as_json(Texts("en"))  # clients write sentences from the reasons as data

    async def _thread(self, work: Callable[[Event], T]) -> T:
        """Whoever is cancelled sets the event that `work` gets, and waits for its end: until then its thread is
        taken, and with it its slot in the queue."""
        await asyncio.shield(asyncio.wrap_future(self._compiled))
        stop = Event()
        working = asyncio.wrap_future(self._threads.submit(work, stop))
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            stop.set()
            while not working.done():
                with suppress(asyncio.CancelledError):  # once is enough
                    await asyncio.wait([working])
            working.exception()  # nobody is there to hear of it
            raise


def _warm_hints(compiled: Future[None]) -> None:
    """Nobody waits for it, but the first hint would."""
    from gauntlet.review.warm import warm_up
    from gauntlet.rules.warm import is_compiled

    compiled.result()
    if not is_compiled("review"):
        warm_up()


def _be_modest() -> None:
    """The thread that serves everyone comes first; on Linux each thread has a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), 5)


@cache
def _styles() -> dict[str, str]:
    from gauntlet.texts import Texts

    return {level.name: Texts("en").text(f"bot-{level.name}-style") for level in LEVELS}


def _hints(view: View, stop: Event) -> list[Advice]:
    """The best decisions, with their reasons as data."""
    from gauntlet.review import analyse, hint_reasons
    from gauntlet.review.analysis import HINT

    if len(view.legal) == 1:
        return [{"decision": view.legal[0], "win": 0.5, "reasons": [{"kind": "only-choice"}]}]
    found = analyse(view, HINT, stop=stop)
    return [
        {"decision": option.decision, "win": round(option.value, 3), "reasons": cast("list[dict[str, Any]]", reasons)}
        for option, reasons in zip(found.options, hint_reasons(view, found), strict=False)
    ]
