"""Runs the module in Node."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"
BIN = Path(__file__).parents[2] / ".venv/bin"
"""Where Node may be, if the machine has none of its own."""


def differences(reference: dict[str, Any]) -> list[str]:
    """Where the module differs from the reference: nothing if it is the same."""
    found: list[str] = json.loads(run_node("tools/engine/compare-in-node.ts", json.dumps(reference)))
    return found


def run_node(script: str, text: str = "", *arguments: str) -> str:
    """What a script of the page's folder writes, with a text as its input."""
    environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(WEB / "node_modules/.bin/tsx"), script, *arguments]
    run = subprocess.run(command, cwd=WEB, env=environment, input=text, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"{script}: {run.stderr}")
    return run.stdout
