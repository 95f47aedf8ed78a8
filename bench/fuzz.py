"""Ten million inputs for all parsers: python -m bench.fuzz [--count N] [--only TARGET]. A finding makes it fail.

Record, proof, decision, position, message, settings and backup (testkit/fuzz), as many at a time as there are cores.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.speed import row
from testkit.fuzz.targets import TARGETS

PULSE = re.compile(r"^#(\d+)\s")
DONE = re.compile(r"number_of_executed_units: (\d+)")


def run(target: str, count: int, seed: int, findings: Path, progress: Progress) -> tuple[int, float, str]:
    """How many inputs it got, in how many seconds, and what was found."""
    task = progress.add_task(target, total=count)
    began = time.perf_counter()
    command = [sys.executable, "-m", "testkit.fuzz", target, "--runs", str(count), "--seed", str(seed)]
    done, last = 0, ""
    with subprocess.Popen([*command, "--findings", f"{findings}/"], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None  # noqa: S101
        kept: list[str] = []
        for line in process.stderr:
            kept = [*kept[-40:], line]
            if found := PULSE.match(line) or DONE.search(line):
                done = int(found[1])
                progress.update(task, completed=done)
    if process.returncode:
        last = "".join(kept)
    return done, time.perf_counter() - began, last


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000_000)
    parser.add_argument("--only", choices=TARGETS)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chosen = [arguments.only] if arguments.only else list(TARGETS)
    whole = sum(TARGETS[name].share for name in chosen)
    findings = Path(tempfile.mkdtemp(prefix="gauntlet-findings-"))
    with Progress(console=Console(stderr=True)) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {
            name: pool.submit(
                run, name, round(arguments.count * TARGETS[name].share / whole), arguments.seed, findings, progress
            )
            for name in chosen
        }
        found = {name: job.result() for name, job in jobs.items()}
    for name, (count, seconds, _) in found.items():
        row(f"inputs for {name}", f"{count:,}", f"{count / seconds:,.0f} a second")
    row("inputs", f"{sum(count for count, _, _ in found.values()):,}", "")
    broken = [name for name, (_, _, problem) in found.items() if problem]
    row("findings", f"{len(broken)}", "0")
    for name in broken:
        print(f"\n{name}: the input is in {findings}\n{found[name][2]}", file=sys.stderr)
    if broken:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
