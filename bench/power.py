"""Power losses: python -m bench.power [--cuts N] [--rounds N]. Fails if an acknowledged event is lost.

A real server on SQLite is played on under strace; then the power fails N times, at any moment of what was traced.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.speed import row
from testkit.server import syscalls
from testkit.server.power import acknowledged_too_early, power_losses, traced


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=60, help="how long is played: each of four people so often")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not syscalls.is_there():
        raise SystemExit("system calls cannot be traced here: Debian's strace is needed, and the right to trace")
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        playing = progress.add_task("Playing under strace", total=None)
        trace = traced(Path(folder), arguments.rounds)
        progress.update(playing, total=1, completed=1)
        task = progress.add_task("Power losses", total=arguments.cuts)
        in_flight, looked_for = power_losses(trace, arguments.cuts, arguments.seed, lambda: progress.advance(task))
        progress.add_task("Acknowledgements", total=None)
        early = acknowledged_too_early(trace)
    row("acknowledgements; syncs", f"{trace.acknowledged:,}; {trace.syncs:,}", "")
    row("acknowledged before the sync", f"{len(early)}", "0")
    row("power losses", f"{arguments.cuts:,}", "every acknowledged event there, of each log a prefix")
    row("of these with something written and not synced", f"{in_flight:,}", "")
    row("acknowledged events looked for", f"{looked_for:,}", "")
    if early:
        raise SystemExit("\n".join(early))


if __name__ == "__main__":
    main()
