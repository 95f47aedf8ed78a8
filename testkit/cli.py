"""The command line as a user has it: a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def gauntlet(
    *arguments: str | Path, stdin: str = "", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gauntlet", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"COLUMNS": "80", "LC_ALL": "C.UTF-8"} | (environment or {}),
    )
