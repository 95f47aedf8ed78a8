"""A real server and a real Chromium, for the tests, the bench and the screenshots."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Playwright

SHELL = shutil.which("chromium-headless-shell")
"""The same engine without a window around each page, which takes a third of the time of a test: for tests."""
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or SHELL
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--force-color-profile=srgb"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
WEB = Path(os.environ.get("GAUNTLET_WEB") or Path(__file__).parents[2] / "web" / "dist")
"""The built page; the server reads the same variable."""
UNHURRIED = {
    "GAUNTLET_CHAT_PER_MINUTE": "100000",
    "GAUNTLET_BOT_PAUSE": "0",
    "GAUNTLET_GUESTS_PER_MINUTE": "100000",
    "GAUNTLET_REQUESTS_PER_MINUTE": "1000000",
    "GAUNTLET_MESSAGES_PER_SECOND": "1000",
    "GAUNTLET_LOG_LEVEL": "warning",
}
PATIENCE = 120
"""Seconds until a server that compiles on a busy machine is ready."""


@contextmanager
def serving(folder: Path, settings: Mapping[str, str] = UNHURRIED, web: Path = WEB, below: str = "") -> Iterator[str]:
    """The address of a server that keeps its things in the folder and serves a page; `below`: the path of its URL."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "gauntlet", "serve", "--port", str(port), "--data", str(folder)]
    address = f"http://localhost:{port}{below}"
    command += ["--public-url", address] if below else []
    process = subprocess.Popen([*command, "--web", str(web)], env={**os.environ, **settings})
    until = time.monotonic() + PATIENCE
    try:
        while True:
            with suppress(OSError), urllib.request.urlopen(f"{address}/api/ready", timeout=5):  # noqa: S310
                break
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("the server is not ready")
            time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()


def launch(playwright: Playwright, program: str | None = CHROMIUM) -> Browser:
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
