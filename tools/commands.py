"""Writes docs/commands.md, every command as its `--help` shows it: python -m tools.commands"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from typer.main import get_command

from gauntlet.cli import app

PAGE = Path(__file__).parents[1] / "docs" / "commands.md"
HEAD = """# Commands

What `gauntlet COMMAND --help` shows. `python -m tools.commands` writes this page; `make docs` fails if it is stale.
"""
LINES: dict[str, Any] = {"terminal_width": 120, "max_content_width": 120}


def page() -> str:
    group: Any = get_command(app)
    parts = [HEAD]
    for name, command in sorted(group.commands.items()):
        context = command.make_context(f"gauntlet {name}", [], resilient_parsing=True, **LINES)
        parts.append(f"## gauntlet {name}\n\n```text\n{command.get_help(context).strip()}\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
