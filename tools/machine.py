"""Sees to it that the real parts which the tests use are on this machine: as Debian's packages, where that may be done.

What cannot be installed is said plainly, with what that leaves untested; those tests are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

PARTS = {
    "PostgreSQL": ("initdb", "postgresql", "the server on PostgreSQL and with several processes"),
    "Redis": ("redis-server", "redis-server", "news between processes over Redis"),
    "Chromium": ("chromium", "chromium", "the browser client in a real browser"),
    "strace": ("strace", "strace", "that nothing is acknowledged before it is synced, and power losses"),
}
"""The program, Debian's package, and what is untested without it."""


def is_here(program: str) -> bool:
    return bool(shutil.which(program) or next(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), None))


def install(packages: list[str]) -> None:
    """Quietly, with the user's consent given by who runs this: root, or someone with sudo that asks for nothing."""
    sudo = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if not shutil.which("apt-get") or (sudo and not shutil.which("sudo")):
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        done = subprocess.run([*sudo, "apt-get", "--quiet=2", *arguments], env=environment, capture_output=True)
        if done.returncode:
            return


def main() -> None:
    missing = [package for program, package, _ in PARTS.values() if not is_here(program)]
    if missing:
        print(f"Installing for the tests: {', '.join(missing)}", flush=True)
        install(missing)
    for name, (program, package, untested) in PARTS.items():
        if not is_here(program):
            print(f"{name} (Debian's {package}) could not be installed here, which leaves untested: {untested}.")


if __name__ == "__main__":
    main()
