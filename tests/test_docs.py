"""README and docs show what is there: their Python runs, their commands exist, with the options that they are given."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from gauntlet.cli import app
from testkit.documents import PAGES, ROOT, blocks, commands
from tools import documents

SNIPPETS = [page for page in PAGES if any(block.language == "python" for block in blocks(page))]
CALLS = [(page.name, call) for page in PAGES for call in commands(page)]


@pytest.mark.parametrize("page", SNIPPETS, ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    """Blocks of one page build upon each other; those with a title are files, which stand alone."""
    together = [block for block in blocks(page) if block.language == "python" and not block.title]
    program = "\n".join("\n" * (block.line > 0) + block.code for block in together)
    run = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(("page", "call"), CALLS, ids=[f"{page}: {call}" for page, call in CALLS])
def test_a_command_of_a_page_exists(page: str, call: str) -> None:  # noqa: ARG001
    _, name, *arguments = shlex.split(call)
    group: Any = get_command(app)
    if name.startswith("-"):
        return
    group.commands[name].make_context(name, arguments)  # raises on an option that is unknown or lacks its value


def test_everything_is_documented() -> None:
    assert documents.problems() == []


@pytest.mark.parametrize(
    ("name", "there", "instead", "problem"),
    [
        ("commands.md", "--bot-pause", "--bot-wait", "is stale: python -m tools.commands"),
        ("hosting.md", "`GAUNTLET_REDIS`", "", "paste the table that `python -m gauntlet.server.ops.settings` prints"),
        (
            "protocol.md",
            "| `stale` |",
            "| |",
            "lacks the row | `stale` | The question has been answered or has changed |",
        ),
        ("protocol.md", "| `resign` |", "| |", "lacks the message `resign`"),
        ("protocol.md", "`last`, `position`", "`last`", "lacks the key `position` of the message `hello`"),
        ("protocol.md", "| `pong` | `id`, `now` |", "| `pong` | |", "lacks the key `now` of the message `pong`"),
        ("protocol.md", "| `forfeited` |", "| |", "lacks the event `forfeited`"),
        ("bots.md", "| `flood` |", "| |", "lacks `flood`"),
        ("play.md", "**Play now**", "**Play then**", "names **Play then**, which the page does not have"),
    ],
)
def test_what_is_missing_is_said(name: str, there: str, instead: str, problem: str) -> None:
    page = (documents.DOCS / name).read_text(encoding="utf-8")
    assert there in page
    assert list(documents.CHECKS[name](page.replace(there, instead))) == [problem]


def test_importing_the_game_or_its_environments_loads_no_web_framework() -> None:
    """Researchers carry a web framework in their installation, but not in their processes."""
    heavy = ("fastapi", "starlette", "uvicorn", "sqlalchemy", "pydantic", "typer")
    code = (
        f"import sys, gauntlet, gauntlet.envs.batch; gauntlet.Game; sys.exit(str(sys.modules.keys() & {heavy!r} or ''))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.stderr.strip() == ""


def test_what_is_to_be_installed_is_named_as_it_is() -> None:
    """The index has another package with the name of our command: an extra of that one would be somebody else's."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"].keys()
    named = re.compile(r"pip install '?([\w-]+)\[([\w,]+)\]|`([\w-]+)\[([\w,]+)\]`")
    found = set()
    for file in (*PAGES, *(ROOT / "src").rglob("*.py")):
        for install, one, code, other in named.findall(file.read_text()):
            if (install or code).startswith("gauntlet"):
                assert (install or code) == "gauntlet-game", file
                found |= set((one or other).split(","))
    assert {"server", "envs", "ray", "data", "train", "ppo"} <= found <= extras
