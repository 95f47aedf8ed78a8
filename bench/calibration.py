"""Whether 70 % means 70 %: python -m bench.calibration [--games 5000] [--simulations 100] [--out FILE.svg]

The mind plays games that it has not learned from, at each kind of table. After each search, what it thought of every
seat's chances is sorted by tenths, and compared with how often those seats won. Writes the reliability diagram.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from gauntlet.bots.mind import TUNED
from gauntlet.bots.weights import SHIPPED, load_weights
from gauntlet.training.kinds import KINDS, Kind
from gauntlet.training.selfplay import Table

TENTHS = 10
FEWEST = 500
"""Chances in a tenth; of fewer nothing is claimed."""
CHUNK = 50
SEED = 20_260_000
"""Games of training have seeds of another kind."""
SIDE, GAP = 170, 46
INK, PALE, GRID, LINE = "#1f2933", "#6b7785", "#e2e6ea", "#1d5fa8"


class Tenth(NamedTuple):
    """What was said and what happened, in a tenth of all chances."""

    said: float
    won: float
    count: int


def chunk(kind: int, first: int, simulations: int, weights: Path) -> NDArray[np.float64]:
    """Of some games, by tenth: how many chances, their sum, and what those seats won."""
    net = load_weights(weights)
    schedule = {"deep": simulations, "shallow": simulations, "share": 0.0}
    table = Table(schedule, TUNED, np.concatenate([net, net]))
    positions, _ = table.record(range(SEED + first, SEED + first + CHUNK), KINDS[kind])
    seats = np.arange(positions["value"].shape[1]) < positions["state"]["players"][:, None]
    said, won = positions["value"][seats].astype(float), positions["share"][seats].astype(float)
    place = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    return np.stack([np.bincount(place, by, TENTHS) for by in (np.ones_like(said), said, won)])


def tenths(sums: NDArray[np.float64]) -> list[Tenth]:
    return [Tenth(said / count, won / count, int(count)) for count, said, won in sums.T if count >= FEWEST]


def picture(found: list[tuple[Kind, list[Tenth]]]) -> Iterator[str]:
    """A square for each kind of table: on the diagonal, what was said is what happened."""
    columns = 3
    width, height = columns * (SIDE + GAP) + GAP, -(-len(found) // columns) * (SIDE + GAP) + GAP
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
    yield ' font-size="11">'
    yield '<rect width="100%" height="100%" fill="#ffffff"/>'
    for place, (kind, parts) in enumerate(found):
        x, y = GAP + place % columns * (SIDE + GAP), GAP + place // columns * (SIDE + GAP)
        yield f'<text x="{x}" y="{y - 8}" fill="{INK}">{kind.name}</text>'
        yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{GRID}"/>'
        yield f'<line x1="{x}" y1="{y + SIDE}" x2="{x + SIDE}" y2="{y}" stroke="{PALE}" stroke-dasharray="3 3"/>'
        dots = [(x + SIDE * part.said, y + SIDE * (1 - part.won)) for part in parts]
        line = " ".join(f"{left:.1f},{top:.1f}" for left, top in dots)
        yield f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="1.5"/>'
        yield from (f'<circle cx="{left:.1f}" cy="{top:.1f}" r="2.5" fill="{LINE}"/>' for left, top in dots)
    yield "</svg>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="of each kind of table")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=SHIPPED)
    parser.add_argument("--out", type=Path, help="where the diagram is written")
    asked = parser.parse_args()
    firsts = range(0, asked.games, CHUNK)
    found = []
    console = Console(stderr=True)
    with (
        ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool,
        Progress(console=console, disable=not console.is_terminal) as progress,
    ):
        task = progress.add_task("Playing", total=len(KINDS) * len(firsts))
        for number, kind in enumerate(KINDS):
            sums = np.zeros((3, TENTHS))
            waiting = [pool.submit(chunk, number, first, asked.simulations, asked.weights) for first in firsts]
            for played in waiting:
                sums += played.result()
                progress.advance(task)
            parts = tenths(sums)
            found.append((kind, parts))
            worst = max(parts, key=lambda part: abs(part.said - part.won))
            print(
                f"{kind.name:34} {len(firsts) * CHUNK} games: at most {100 * abs(worst.said - worst.won):.1f} points"
                f" ({worst.said:.1%} said, {worst.won:.1%} won, {worst.count} chances)",
                flush=True,
            )
    if asked.out:
        asked.out.write_text("\n".join(picture(found)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
