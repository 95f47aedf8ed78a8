"""The command line as a user has it: a real process, or just its call where starting one takes longer than the rest."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from gauntlet.cli import main

ENVIRONMENT = {"COLUMNS": "80", "LC_ALL": "C.UTF-8"}


def gauntlet(
    *arguments: str | Path, stdin: str = "", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gauntlet", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | ENVIRONMENT | (environment or {}),
    )


def in_process(*arguments: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """For lists and mistakes, which need nothing that is slow to start."""
    command = ["gauntlet", *map(str, arguments)]
    output, errors = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", command),
        patch.object(sys, "stdin", io.StringIO(stdin)),
        patch.dict(os.environ, ENVIRONMENT),
        patch("gc.set_threshold"),
        redirect_stdout(output),
        redirect_stderr(errors),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code
    assert isinstance(code, int | None)
    return subprocess.CompletedProcess(command, code or 0, output.getvalue(), errors.getvalue())
