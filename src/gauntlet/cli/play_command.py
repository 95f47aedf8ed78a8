"""The command `play`: a local server, and the page in the browser."""

from __future__ import annotations

import contextlib
import threading
import time
from typing import Annotated

import typer

from gauntlet.cli.common import UserError, app
from gauntlet.cli.compiling import BotCompiler, RulesCompiler, progress_bar
from gauntlet.cli.preflight import check_machine

FIRST_PORT, LAST_PORT = 8000, 8019


@app.command()
def play(
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="The port; the first free one from 8000.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Play on this machine: opens the game in your browser. To play with others over the network: gauntlet serve.

    \b
    gauntlet play
    gauntlet text                the game in the terminal
    """
    from gauntlet.cli.serve import run
    from gauntlet.server.ops.settings import Settings

    settings = Settings.load(port=port or _free_port(), host="127.0.0.1", log_level="warning")
    check_machine(settings, has_flags=False)
    rules = RulesCompiler()
    bots = BotCompiler(after=rules)
    address = f"http://localhost:{settings.port}"
    threading.Thread(target=_welcome, args=(address, browser, rules), daemon=True).start()
    run(settings, bots, rules)


def _free_port() -> int:
    import socket

    for port in range(FIRST_PORT, LAST_PORT + 1):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise UserError(f"all ports from {FIRST_PORT} to {LAST_PORT} are in use; choose another one with --port")


def _welcome(address: str, browser: bool, rules: RulesCompiler) -> None:
    """Waits until the server answers, then prints its address and opens it; then shows how far compilation is."""
    import webbrowser

    while not _answers(f"{address}/api/health"):
        time.sleep(0.05)
    opened = browser and webbrowser.open(address)
    typer.echo(f"Gauntlet is {'open in your browser' if opened else 'ready'}: {address}   (Ctrl+C stops it)")
    if rules.running:
        with progress_bar("Compiling the rules for this machine (once): games can start in some seconds") as report:
            while rules.running:
                report(rules.progress)
                time.sleep(0.1)


def _answers(url: str) -> bool:
    import urllib.request

    with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=1):  # noqa: S310
        return True
    return False
