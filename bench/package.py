"""What the package costs those who install it: python -m bench.package prints a table. Keep the machine idle meanwhile.

The wheel is installed twice into an empty environment with what it needs, and measured the second time, when pip has
fetched everything; then `gauntlet play` starts there for the first time, with no cache of compiled code.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from contextlib import suppress
from pathlib import Path

from bench.speed import row
from testkit.browser.real_browser import WEB
from testkit.package import build, empty_environment
from testkit.server.real_server import free_port

PATIENCE = 300.0


def seconds_to_install(wheel: Path, folder: Path) -> float:
    """As `pip install` does it by default, bytecode included."""
    venv.create(folder, with_pip=False, clear=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", f"{folder}/bin/python"]
    begin = time.perf_counter()
    subprocess.run([*pip, "install", str(wheel)], check=True)
    return time.perf_counter() - begin


def seconds_to_page(programs: Path, home: Path) -> tuple[float, float]:
    """From `gauntlet play` until the page answers, and until games can start."""
    port = free_port()
    command = [f"{programs}/gauntlet", "play", "--no-browser", "--port", str(port)]
    begin = time.perf_counter()
    process = subprocess.Popen(command, env=empty_environment(programs, home), stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        return _answered(f"{address}/", begin), _answered(f"{address}/api/ready", begin)
    finally:
        process.terminate()
        process.wait()


def _answered(url: str, begin: float) -> float:
    while time.perf_counter() - begin < PATIENCE:
        with suppress(OSError), urllib.request.urlopen(url, timeout=5):  # noqa: S310
            return time.perf_counter() - begin
        time.sleep(0.02)
    raise SystemExit(f"{url} does not answer")


def main() -> None:
    if not (WEB / "index.html").exists():
        raise SystemExit("the page is not built: make dist builds it")
    row("what", "measured", "target")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build("wheel", folder / "dist")
        row("the wheel", f"{wheel.stat().st_size / 1e6:.2f} MB", "at most 3 MB")
        row("the source distribution", f"{build('sdist', folder / 'sdist').stat().st_size / 1e6:.2f} MB", "")
        first, again = (seconds_to_install(wheel, folder / "installed") for _ in range(2))
        row("pip install, all that it needs included", f"{again:.1f} s", "at most 60 s")
        row("the same for the first time", f"{first:.1f} s", "")
        page, ready = seconds_to_page(folder / "installed" / "bin", folder)
        row("gauntlet play for the first time until the page answers", f"{page:.1f} s", "at most 5 s")
        row("the same until games can start", f"{ready:.1f} s", "")


if __name__ == "__main__":
    main()
