"""Whether 70 % means 70 %: python -m bench.calibration [--games 5000] [--simulations 100] [--out FILE.svg] [--fit FILE]

The mind plays games that it has not learned from, at each kind of table. The win probabilities of every seat after each
search are sorted by tenths, and compared with how often those seats won; the figure is the largest difference of a
tenth. `--out` writes the reliability diagram. `--fit` first finds the temperature of each kind of table that fits games
of other seeds best, stores it with the weights in a file of its own, and measures with it.

Sums are kept below `runs/calibration`: an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from gauntlet.bots.calibration import TEMPERATURES, calibrated, kind_of
from gauntlet.bots.mind import TUNED
from gauntlet.bots.weights import SHIPPED, load_weights, read_weights, save_weights
from gauntlet.rules.layout import ENDS
from gauntlet.rules.options import Options
from gauntlet.training.kinds import KINDS, Kind
from gauntlet.training.selfplay import Table

TENTHS = 10
FEWEST = 500
"""Probabilities in a tenth; of fewer nothing is claimed."""
CHUNK = 50
SEED, FIT_SEED = 20_260_000, 20_270_000
"""Games of training have seeds of another kind."""
GRID = np.geomspace(0.6, 1.8, 49)
"""Temperatures that are tried."""
SIDE, GAP = 170, 46
INK, PALE, RULE, LINE = "#1f2933", "#6b7785", "#e2e6ea", "#1d5fa8"
RUNS = Path("runs/calibration")


class Tenth(NamedTuple):
    """What was predicted and what happened, in a tenth of all probabilities."""

    predicted: float
    won: float
    number: int


def games(kind: int, first: int, simulations: int, weights: Path) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """A chunk of self-play: the values of the seats in each position, and what they won; 0 for absent seats."""
    net = load_weights(weights)
    schedule = {"deep": simulations, "shallow": simulations, "share": 0.0}
    table = Table(schedule, TUNED, np.concatenate([net, net]))
    positions, _ = table.record(range(first, first + CHUNK), KINDS[kind])
    return positions["value"].astype(float), positions["share"].astype(float)


def tenths_of(kind: int, first: int, simulations: int, weights: Path, temperature: float) -> NDArray[np.float64]:
    """Of a chunk, by tenth: how many probabilities, their sum, and what those seats won."""
    value, share = games(kind, first, simulations, weights)
    value = calibrated(value, temperature)
    seats = np.arange(value.shape[1]) < KINDS[kind].players
    predicted, won = value[:, seats].ravel(), share[:, seats].ravel()
    tenth = np.minimum((predicted * TENTHS).astype(int), TENTHS - 1)
    return np.stack([np.bincount(tenth, by, TENTHS) for by in (np.ones_like(predicted), predicted, won)])


def losses_of(kind: int, first: int, simulations: int, weights: Path, _: float) -> NDArray[np.float64]:
    """Of a chunk: the cross-entropy at each temperature, added up."""
    value, share = games(kind, first, simulations, weights)
    return np.array([-(share * np.log(np.maximum(calibrated(value, t), 1e-6))).sum() for t in GRID])


TASKS = {"tenths": tenths_of, "losses": losses_of}


def chunk(task: str, folder: Path, kind: int, first: int, simulations: int, weights: Path, temperature: float) -> Path:
    """The sums of a chunk, in a file that appears when it is whole."""
    file = folder / f"{task}-{kind}-{first}-{simulations}-{temperature:.4f}.npy"
    if not file.exists():
        part = file.with_suffix(".part")
        with part.open("wb") as stream:
            np.save(stream, TASKS[task](kind, first, simulations, weights, temperature))
        part.replace(file)
    return file


def picture(found: list[tuple[Kind, list[Tenth]]]) -> Iterator[str]:
    """A square for each kind of table: on the diagonal, what was predicted is what happened."""
    columns = 3
    width, height = columns * (SIDE + GAP) + GAP, -(-len(found) // columns) * (SIDE + GAP) + GAP
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
    yield ' font-size="11">'
    yield '<rect width="100%" height="100%" fill="#ffffff"/>'
    for index, (kind, tenths) in enumerate(found):
        x, y = GAP + index % columns * (SIDE + GAP), GAP + index // columns * (SIDE + GAP)
        yield f'<text x="{x}" y="{y - 8}" fill="{INK}">{kind.name}</text>'
        yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{RULE}"/>'
        yield f'<line x1="{x}" y1="{y + SIDE}" x2="{x + SIDE}" y2="{y}" stroke="{PALE}" stroke-dasharray="3 3"/>'
        dots = [(x + SIDE * tenth.predicted, y + SIDE * (1 - tenth.won)) for tenth in tenths]
        line = " ".join(f"{left:.1f},{top:.1f}" for left, top in dots)
        yield f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="1.5"/>'
        yield from (f'<circle cx="{left:.1f}" cy="{top:.1f}" r="2.5" fill="{LINE}"/>' for left, top in dots)
        yield f'<text x="{x + SIDE / 2}" y="{y + SIDE + 14}" fill="{PALE}" text-anchor="middle">predicted</text>'
        yield (
            f'<text x="{x - 6}" y="{y + SIDE / 2}" fill="{PALE}" text-anchor="middle"'
            f' transform="rotate(-90 {x - 6} {y + SIDE / 2})">won</text>'
        )
    yield "</svg>"


class Measurement:
    """All chunks of one set of weights."""

    def __init__(self, asked: argparse.Namespace, pool: ProcessPoolExecutor, progress: Progress) -> None:
        digest = hashlib.sha256(asked.weights.read_bytes()).hexdigest()[:12]
        self._folder = RUNS / digest
        self._folder.mkdir(parents=True, exist_ok=True)
        self._asked, self._pool, self._progress = asked, pool, progress

    def sums(self, task: str, kind: int, seed: int, temperature: float = 1.0) -> NDArray[np.float64]:
        asked = self._asked
        bar = self._progress.add_task(f"{KINDS[kind].name}, {task}", total=-(-asked.games // CHUNK))
        waiting = [
            self._pool.submit(
                chunk, task, self._folder, kind, seed + first, asked.simulations, asked.weights, temperature
            )
            for first in range(0, asked.games, CHUNK)
        ]
        total = np.zeros(1)
        for done in waiting:
            total = total + np.load(done.result())
            self._progress.advance(bar)
        self._progress.remove_task(bar)
        return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="of each kind of table")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=SHIPPED)
    parser.add_argument("--kinds", type=int, nargs="*", choices=range(len(KINDS)), default=range(len(KINDS)))
    parser.add_argument("--out", type=Path, help="where the diagram is written")
    parser.add_argument("--fit", type=Path, help="where the weights are written, with fitted temperatures")
    asked = parser.parse_args()
    net, about = read_weights(asked.weights)
    temperatures = dict(about.get(TEMPERATURES, {}))
    found, console = [], Console(stderr=True)
    with (
        ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool,
        Progress(console=console, disable=not console.is_terminal) as progress,
    ):
        measurement = Measurement(asked, pool, progress)
        for number in asked.kinds:
            kind = KINDS[number]
            name = kind_of(Options(kind.players, kind.epic_battles, ENDS[kind.ending]))
            if asked.fit:
                temperatures[name] = round(float(GRID[measurement.sums("losses", number, FIT_SEED).argmin()]), 3)
            temperature = temperatures.get(name, 1.0)
            sums = measurement.sums("tenths", number, SEED, temperature)
            tenths = [Tenth(said / count, won / count, int(count)) for count, said, won in sums.T if count >= FEWEST]
            found.append((kind, tenths))
            if not tenths:
                print(f"{kind.name:34} no tenth has {FEWEST} probabilities: play more games")
                continue
            worst = max(tenths, key=lambda tenth: abs(tenth.predicted - tenth.won))
            print(
                f"{kind.name:34} {asked.games} games, temperature {temperature:.3f}: at most"
                f" {100 * abs(worst.predicted - worst.won):.1f} points ({worst.predicted:.1%} predicted,"
                f" {worst.won:.1%} won, {worst.number} probabilities)",
                flush=True,
            )
    if asked.fit:
        save_weights(asked.fit, net, about | {TEMPERATURES: temperatures})
    if asked.out:
        asked.out.write_text("\n".join(picture(found)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
