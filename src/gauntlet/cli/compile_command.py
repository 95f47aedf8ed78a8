"""The command `compile`: what the first start would do, ahead of it."""

from __future__ import annotations

import typer

from gauntlet.cli.common import app
from gauntlet.cli.compiling import load_match, load_review


@app.command("compile")
def compile_all() -> None:
    """Compile rules, bots and reviews ahead of the first start. Useful when a container image is built.

    \b
    gauntlet compile
    NUMBA_CPU_NAME=generic NUMBA_CACHE_DIR=/var/cache/gauntlet gauntlet compile     for any CPU of this architecture
    """
    from gauntlet.rules.kernel.cache import cache_folder

    load_review()
    load_match()
    typer.echo(f"Compiled in {cache_folder().parent}")
