"""The first start on a machine compiles the kernel; later ones load it from disk.

The bots take twice as long as everything else together, so a process of their own compiles them at the same time. A
server that is to answer at once leaves the rules to a process, too.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import IO

import typer


def load_rules() -> None:
    """Loads the kernel; the first time on a machine this compiles it, with a progress bar."""
    from gauntlet.rules.warm import is_compiled, warm_up

    if not is_compiled("rules"):
        with _compiling("Compiling the rules for this machine (once, about 10 seconds)"):
            warm_up()


def load_match() -> None:
    """The same for the rules and all that a table needs."""
    from gauntlet.match.warm import warm_up
    from gauntlet.rules.warm import is_compiled

    load_rules()
    if not is_compiled("match"):
        with _compiling("Compiling what tables need (once, about 5 seconds)"):
            warm_up()


def load_bots() -> None:
    """The same for the rules and the bots."""
    compiler = BotCompiler()
    load_rules()
    if compiler.running:
        with progress_bar("Compiling the bots for this machine (once, about half a minute)"):
            compiler.finish()


def load_review() -> None:
    """The same for the rules, the bots and reviews."""
    from gauntlet.rules.warm import is_compiled

    load_bots()
    if not is_compiled("review"):
        from gauntlet.review.warm import warm_up

        with _compiling("Compiling the review for this machine (once, about 10 seconds)"):
            warm_up()


class _Compiler:
    """A process that compiles a package in the background."""

    def __init__(self, module: str, needed: bool, output: int = subprocess.DEVNULL) -> None:
        """If it fails, whoever needs the result tries it themselves, and says what is wrong. `output`: a pipe, if
        someone reads it."""
        self._stopped = False
        self._process: subprocess.Popen[str] | None = None
        if needed:
            command = [sys.executable, "-m", module]
            self._process = subprocess.Popen(  # noqa: S603
                command, stdout=output, stderr=subprocess.DEVNULL, text=True, process_group=0
            )

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def wait(self) -> None:
        if self._process:
            self._process.wait()

    def stop(self) -> None:
        """Nobody needs the result any more: it is ended with those that it has started."""
        self._stopped = True
        if self._process:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGTERM)


class RulesCompiler(_Compiler):
    """Compiles the rules and what tables need in the background, and says how far it is."""

    progress = 0.0
    """The share that is done."""

    def __init__(self) -> None:
        from gauntlet.rules.warm import is_compiled

        needed = not (is_compiled("rules") and is_compiled("match"))
        super().__init__("gauntlet.match.warm", needed, subprocess.PIPE)
        if self._process:
            threading.Thread(target=self._follow, args=(self._process.stdout,), daemon=True).start()

    def _follow(self, output: IO[str]) -> None:
        with output, suppress(ValueError):  # cut off in the middle of a line
            for line in output:
                self.progress = float(line)


class BotCompiler(_Compiler):
    """Compiles the bots in the background."""

    def __init__(self, after: RulesCompiler | None = None) -> None:
        """`after`: what compiles the rules, if they are not there yet."""
        from gauntlet.rules.warm import is_compiled

        super().__init__("gauntlet.bots.warm", not is_compiled("bots"))
        self._after = after

    def finish(self) -> None:
        """Waits for it, and compiles what it has left: all of it, if it failed."""
        from gauntlet.bots.warm import warm_up

        if self._after:
            self._after.wait()
        self.wait()
        if self._process and not self._stopped:
            warm_up()
        self._process = None


class Compilation:
    """Both, as a server sees them: it waits for the rules alone, and when it stops nobody needs either."""

    def __init__(self, rules: RulesCompiler | None, bots: BotCompiler) -> None:
        self._rules, self._bots = rules, bots

    @property
    def running(self) -> bool:
        return self._rules is not None and self._rules.running

    @property
    def progress(self) -> float:
        return self._rules.progress if self._rules else 1.0

    def stop(self) -> None:
        self._bots.stop()
        if self._rules:
            self._rules.stop()


@contextmanager
def _compiling(text: str) -> Iterator[None]:
    """In this process."""
    from gauntlet.rules.compile_progress import compile_progress

    with progress_bar(text) as report, compile_progress(report):
        yield


@contextmanager
def progress_bar(text: str) -> Iterator[Callable[[float], None]]:
    """On a terminal a bar, which moves to and fro until the first report; elsewhere one line."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    if not console.is_terminal:
        typer.echo(text, err=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text, total=None)
        yield lambda share: progress.update(task, total=1.0, completed=share)
