"""The package as others get it: built, and installed into an empty environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON = os.environ.get("PACKAGE_PYTHON", sys.executable)
"""The one that it is installed for: PACKAGE_PYTHON=python3.14 pytest tests/browser/test_package.py"""


def build(kind: str, folder: Path, source: Path = ROOT) -> Path:
    """The wheel or the sdist, as `make dist` builds it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (made,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def install(wheel: Path, folder: Path, extras: str = "") -> Path:
    """Into a new environment with nothing in it; the folder of its programs. Versions are those of the lock."""
    subprocess.run([PYTHON, "-m", "venv", "--without-pip", str(folder)], check=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", f"{folder}/bin/python"]
    options = ["--no-compile", "--constraint", f"{ROOT}/requirements-dev.lock"]  # bytecode only of what is used
    done = subprocess.run([*pip, "install", *options, f"{wheel}{extras}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / "bin"


def empty_environment(programs: Path, home: Path) -> dict[str, str]:
    """Of someone who has these programs and nothing else: no Node, and no cache of what is compiled."""
    return {"PATH": str(programs), "HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "200"} | {
        name: os.environ[name] for name in ("TMPDIR",) if name in os.environ
    }
