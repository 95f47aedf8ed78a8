"""A page that has nothing but the engine, built as the real one is: for tests and benches in a browser."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from testkit.engine.node import BIN, WEB


def build_page(folder: Path) -> Path:
    """Builds it into a folder, which a server can serve as its page."""
    environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(WEB / "node_modules/.bin/vite"), "build", "--config", "tools/engine/page/vite.config.ts"]
    subprocess.run(
        [*command, "--outDir", str(folder), "--logLevel", "warn", "--emptyOutDir"], cwd=WEB, env=environment, check=True
    )
    return folder
