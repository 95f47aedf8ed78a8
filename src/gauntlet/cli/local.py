"""The command `play`: a server for this machine alone, and the page in the browser."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer

from gauntlet.cli.app import UserError, app, load_tables, make_folder

FIRST_PORT, LAST_PORT = 8000, 8019


@app.command()
def play(
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="The port; the first free one from 8000.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Play on this machine: opens the game in your browser. For friends on other machines: gauntlet serve.

    \b
    gauntlet play
    gauntlet text                the game in the terminal
    """
    load_tables()
    from gauntlet.cli.serve import run
    from gauntlet.server.settings import Settings

    settings = Settings.load(port=port or _free_port(), host="127.0.0.1", log_level="warning")
    make_folder(settings.data)
    address = f"http://localhost:{settings.port}"
    threading.Thread(target=_welcome, args=(address, browser), daemon=True).start()
    run(settings)


def _free_port() -> int:
    for port in range(FIRST_PORT, LAST_PORT + 1):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise UserError(f"all ports from {FIRST_PORT} to {LAST_PORT} are taken; --port names another one")


def _welcome(address: str, browser: bool) -> None:
    """Once the server answers, says where it is, and opens it."""
    while True:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/api/ready", timeout=1):  # noqa: S310
            break
        time.sleep(0.05)
    opened = browser and webbrowser.open(address)
    typer.echo(f"Gauntlet is {'open in your browser' if opened else 'ready'}: {address}   (Ctrl+C ends it)")
