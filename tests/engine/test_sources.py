"""What the page has of the rules is made anew when anything changes that it is made from."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.wasm.sources import ROOT

GIT = shutil.which("git")
IMPORTED = """
import sys
import tools.typescript, tools.wasm.__main__
print(*(module.__file__ for name, module in sys.modules.items() if name.startswith(("gauntlet", "tools."))), sep="\\n")
"""


def _variable(name: str) -> set[str]:
    """A variable of the Makefile."""
    show = f"show: ; @echo $({name})"
    command = ["make", "--no-print-directory", "--eval", show, "show"]
    return set(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split())


def test_make_knows_every_source_that_is_read() -> None:
    found = subprocess.run([sys.executable, "-c", IMPORTED], cwd=ROOT, capture_output=True, text=True, check=True)
    read = {str(Path(file).relative_to(ROOT)) for file in found.stdout.split()}
    assert len(read) > 50
    assert read <= _variable("KERNEL_SOURCES")


@pytest.mark.skipif(not GIT or not (ROOT / ".git").exists(), reason="not a checkout")
def test_nothing_that_is_made_is_committed() -> None:
    made = _variable("GENERATED") | _variable("EXERCISES") | _variable("MODULES")
    assert len(made) == 9
    command = [GIT or "", "ls-files", "--", *made]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout == ""
