"""A hook of mkdocs: the changelog is the one at the root of the repository, whose links begin there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if page.file.src_uri != "changelog.md":
        return markdown
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").replace("](docs/", "](")
