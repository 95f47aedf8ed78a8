"""The command `site`: the page as files, for any web host."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Annotated, Final

import typer

from gauntlet.cli.common import UserError, app, make_folder

MARK: Final = 'data-server="none"'
"""Of the page's <html>: it asks nobody, and keeps its addresses behind a `#` (web/src/lib/base.ts)."""
ASSETS: Final = "assets"


Folder = Annotated[Path, typer.Argument(metavar="DIR", help="A new folder, or one with an older site.")]


@app.command()
def site(folder: Folder) -> None:
    """Write the game as a static site, to play without a server. It has bots, lessons, puzzles and your games: see
    docs/hosting.md.

    \b
    gauntlet site public
    python -m http.server --directory public
    """
    from gauntlet.server.http.static_site import folder as page_folder

    page = page_folder(None)
    if page is None:
        raise UserError("The page is not built: make site builds it, and the package has it inside")
    make_folder(folder)
    index = folder / "index.html"
    ours = index.is_file() and MARK in index.read_text(encoding="utf-8", errors="replace")
    if not ours and any(folder.iterdir()):
        raise UserError(f"{folder}: the folder is not empty, and has no site of ours; name another one")
    try:
        shutil.rmtree(folder / ASSETS, ignore_errors=True)
        shutil.copytree(page, folder, dirs_exist_ok=True)
        index.write_text(_without_server(index.read_text(encoding="utf-8")), encoding="utf-8")
    except OSError as error:
        raise UserError(f"{folder}: cannot be written: {error.strerror or error}") from error
    files = [file for file in folder.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    typer.echo(f"{folder}: {len(files)} files, {size / 1e6:.1f} MB, for any web host and below any path")


def _without_server(index: str) -> str:
    """The page that finds its files next to itself, with the policy that a server would have sent."""
    from gauntlet.server.http.security import POLICY

    rules = [rule for rule in POLICY.split("; ") if not rule.startswith("frame-ancestors")]  # only a header can say so
    policy = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}" />'
    index = re.sub(r'((?:src|href)=")/', r"\1./", index)
    index = index.replace("<html ", f"<html {MARK} ", 1)
    return index.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
