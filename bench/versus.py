"""This tree against another commit, in one run: python -m bench.versus d192803

Both sides are measured in turn, again and again, each in a process and with a Numba cache of its own. The ratios are of
figures that were taken right after each other, so that a machine whose speed changes changes both.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track

HERE = Path(__file__).parents[1]
FIGURES: dict[str, tuple[str, str, Callable[[float], float]]] = {
    "2 players": ("random games, 2 players", "M decisions/s", lambda rate: rate / 1e6),
    "4 players": ("random games, 4 players", "M decisions/s", lambda rate: rate / 1e6),
    "search": ("search, 2 players, one core", "k simulations/s", lambda rate: rate / 1e3),
    "new game": ("a new game, 2 players", "ns", lambda rate: 1e9 / rate),
}
"""What it is, its unit, and how the rate is written in it."""


class Side:
    """A tree's process that measures when it is told to."""

    def __init__(self, tree: Path, cache: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(HERE / "bench" / "sample.py")],
            env=os.environ | {"PYTHONPATH": f"{tree / 'src'}:{tree}", "NUMBA_CACHE_DIR": str(cache)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lines = iter(self._process.stdout or ())

    def wait(self) -> None:
        """Until everything is compiled."""
        if self._line() != "ready":
            raise SystemExit("a side could not be measured")

    def measure(self, figure: str) -> float:
        print(figure, file=self._process.stdin, flush=True)
        return float(self._line())

    def _line(self) -> str:
        return next(self._lines, "").strip()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


def name_its_bots(tree: Path) -> None:
    """Bots are found by the entry points of the installed package, which are this tree's: the other needs its own."""
    points = tomllib.loads((tree / "pyproject.toml").read_text())["project"]["entry-points"]
    folder = tree / "src" / "gauntlet_game-0.dist-info"
    folder.mkdir()
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {to}\n" for name, to in each.items()) for group, each in points.items()
    ]
    (folder / "entry_points.txt").write_text("".join(lines))


@contextmanager
def tree_of(revision: str) -> Iterator[Path]:
    """The files of a commit, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="gauntlet-versus-") as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "-C", HERE, "worktree", "add", "--quiet", "--detach", tree, revision], check=True)  # noqa: S607
        name_its_bots(tree)
        try:
            yield tree
        finally:
            subprocess.run(["git", "-C", HERE, "worktree", "remove", "--force", tree], check=True)  # noqa: S607


def compare(revision: str, rounds: int) -> dict[str, list[tuple[float, float]]]:
    """For each figure the pairs of both sides' rates: this tree's first."""
    console = Console(stderr=True)
    with ExitStack() as stack:
        other = stack.enter_context(tree_of(revision))
        sides = []
        with console.status("Compiling both sides"):
            for name, tree in (("ours", HERE), ("theirs", other)):
                cache = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=f"gauntlet-{name}-")))
                side = Side(tree, cache)
                stack.callback(side.close)
                side.wait()
                sides.append(side)
        found: dict[str, list[tuple[float, float]]] = {figure: [] for figure in FIGURES}
        for number in track(range(rounds), "Measuring", console=console):
            order = sides if number % 2 else sides[::-1]  # whoever comes second may find a warmer machine
            for figure, pairs in found.items():
                rates = {side: side.measure(figure) for side in order}
                pairs.append((rates[sides[0]], rates[sides[1]]))
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=40)
    arguments = parser.parse_args()
    found = compare(arguments.revision, arguments.rounds)
    print(f"{'what':30} {'here':>9} {arguments.revision[:9]:>9}   {'unit':16} {'speed':>7}   least to most")
    for figure, pairs in found.items():
        what, unit, written = FIGURES[figure]
        ours, theirs = (median(written(rate) for rate in rates) for rates in zip(*pairs, strict=True))
        ratios = [one / other for one, other in pairs]
        spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
        print(f"{what:30} {ours:9.1f} {theirs:9.1f}   {unit:16} {median(ratios):6.2f}x   {spread}")


if __name__ == "__main__":
    main()
