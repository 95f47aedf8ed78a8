"""Puts the built page into the wheel, as `gauntlet/web`: whoever installs it needs no Node."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageInWheel(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout serves web/dist
            return
        page = Path(self.root) / "web" / "dist"
        if not (page / "index.html").is_file():
            raise SystemExit("The page is not built, and the package would be without it: make dist builds both.")
        build_data["force_include"][str(page)] = "gauntlet/web"
