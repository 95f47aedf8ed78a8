"""Looks up the pinned packages among known weaknesses, where the advisories can be reached; says so where not."""

from __future__ import annotations

import subprocess
import sys

OFFLINE = 30
"""Seconds: whoever has no network should not wait for long."""


def main() -> int:
    command = [sys.executable, "-m", "pip_audit", "--progress-spinner=off", "--disable-pip", "--no-deps"]
    try:
        done = subprocess.run(
            [*command, "--requirement", "requirements.lock"], capture_output=True, text=True, timeout=OFFLINE
        )
    except subprocess.TimeoutExpired:
        print("The advisories cannot be reached from here: packages are not audited.")
        return 0
    if "Found" in done.stderr:
        print(done.stdout)
        return 1
    if done.returncode or "could not be audited" in done.stdout:
        print("The advisories cannot be reached from here: packages are not audited.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
