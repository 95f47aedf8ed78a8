"""Sees to it that the real parts which the tests use are on this machine: as Debian's packages, where that may be done.

It says what it installs before it does so, and installs only as root or on CI; INSTALL=1 allows it with sudo, too, and
INSTALL=0 forbids it. What is not there is said plainly, with what that leaves untested; those tests are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

PARTS = {
    "PostgreSQL": (["initdb"], "postgresql", "the server on PostgreSQL and with several processes"),
    "Redis": (["redis-server"], "redis-server", "news between processes over Redis"),
    "Chromium": (["chromium-headless-shell", "chromium"], "chromium-headless-shell", "the page in a real browser"),
    "strace": (["strace"], "strace", "that nothing is acknowledged before it is synced, and power losses"),
}
"""The program (or what does as well, if slower), Debian's package, and what is untested without it."""


def is_here(program: str) -> bool:
    return bool(shutil.which(program) or next(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), None))


def may_install() -> bool:
    if not shutil.which("apt-get") or os.environ.get("INSTALL") == "0":
        return False
    return os.geteuid() == 0 or bool(shutil.which("sudo") and (os.environ.get("INSTALL") or os.environ.get("CI")))


def install(packages: list[str]) -> None:
    sudo = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    each = (["install", "--yes", "--no-install-recommends", package] for package in packages)  # some may be unknown
    for arguments in (["update"], *each):
        subprocess.run([*sudo, "apt-get", "--quiet=2", *arguments], env=environment, capture_output=True)


def main() -> None:
    missing = [package for programs, package, _ in PARTS.values() if not is_here(programs[0])]
    if missing and may_install():
        print(f"Installing for the tests, with apt-get (INSTALL=0 forbids it): {', '.join(missing)}", flush=True)
        install(missing)
    elif missing:
        print(
            f"For all tests, install: sudo apt-get install {' '.join(missing)}   (or make test INSTALL=1)", flush=True
        )
    for name, (programs, _, untested) in PARTS.items():
        if not any(map(is_here, programs)):
            print(f"{name} is not here, which leaves untested: {untested}.", flush=True)


if __name__ == "__main__":
    main()
