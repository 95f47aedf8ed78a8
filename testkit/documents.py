"""The code in README.md and docs: its blocks, by language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))


class Block(NamedTuple):
    page: Path
    line: int
    language: str
    title: str
    code: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = re.finditer(r'^( *)```(\w*)(?: title="([^"\n]*)")?\n(.*?)^\1```$', text, flags=re.MULTILINE | re.DOTALL)
    return [
        Block(page, text[: one.start()].count("\n") + 1, one[2], one[3] or "", one[4].replace(f"\n{one[1]}", "\n"))
        for one in found
    ]


def commands(page: Path) -> list[str]:
    """All lines of the page's blocks that call our command, without what is said about them behind two spaces."""
    lines = [line for block in blocks(page) if block.language in ("", "console") for line in block.code.splitlines()]
    calls = [line.removeprefix("$ ") for line in lines if line.removeprefix("$ ").startswith("gauntlet ")]
    return [re.split(r"\s{2,}|\s+#", call)[0] for call in calls]
