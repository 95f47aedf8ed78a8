"""The first start on a machine compiles the kernel; later ones load it from disk.

The bots take as long as everything else together, so a process of their own compiles them at the same time.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import AbstractContextManager

import typer


def load_rules() -> None:
    """Loads the kernel; the first time on a machine this compiles it, with a notice."""
    from gauntlet.rules.warm import is_compiled, warm_up

    if not is_compiled("rules"):
        with _notice("Compiling the rules for this machine (once, about 10 seconds)"):
            warm_up()


def load_match() -> None:
    """The same for the rules and all that a table needs."""
    from gauntlet.match.warm import warm_up
    from gauntlet.rules.warm import is_compiled

    load_rules()
    if not is_compiled("match"):
        with _notice("Compiling what tables need (once, about 5 seconds)"):
            warm_up()


def load_bots() -> None:
    """The same for the rules and the bots."""
    compiler = BotCompiler()
    load_rules()
    if compiler.running:
        with _notice("Compiling the bots for this machine (once, about 10 seconds)"):
            compiler.finish()


class BotCompiler:
    """Compiles the bots in the background, where that is needed."""

    def __init__(self) -> None:
        from gauntlet.rules.warm import is_compiled

        self._process: subprocess.Popen[bytes] | None = None
        if not is_compiled("bots"):
            self._process = subprocess.Popen([sys.executable, "-m", "gauntlet.bots.warm"])

    @property
    def running(self) -> bool:
        return self._process is not None

    def finish(self) -> None:
        """Waits for it, and compiles what it has left: all of it, if it failed."""
        from gauntlet.bots.warm import warm_up

        if self._process:
            self._process.wait()
            warm_up()
            self._process = None


def _notice(text: str) -> AbstractContextManager[object]:
    """A spinner on a terminal, one line elsewhere."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        typer.echo(text, err=True)
    return console.status(text)
