"""A training run: a folder that grows by a generation at a time, and resumes wherever it was stopped.

    run.json                         what was agreed when it began
    generation-003/games/0017.npz    positions of self-play, by the best network so far
    generation-003/parameters.npz    what was learned from them and those before
    generation-003/match.json        whether it beat the best so far, and so replaces it
    log.jsonl, figures.svg           the figures of all of it
    mind.weights                     the best network so far, as the bots read it

A file appears when it is whole, so a run that is killed loses only what was being made.
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from gauntlet.arena.win_rate import win_rate
from gauntlet.bots.mind import TUNED
from gauntlet.bots.network import NETWORK, Networks
from gauntlet.bots.tree import ROLLOUTS
from gauntlet.bots.weights import read_weights, save_weights
from gauntlet.training.duel import baseline_match
from gauntlet.training.figures import figures_svg
from gauntlet.training.kinds import KINDS
from gauntlet.training.positions import Positions, save_positions
from gauntlet.training.selfplay import Result, Table
from gauntlet.training.workers import TrainingError, Workers

AGREED: Final = "run.json"
Progress = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""


@dataclass(frozen=True)
class Settings:
    """What a run is made of; stored when it begins. Of several numbers the last holds for all later generations."""

    seed: int = 0
    chunk: int = 50
    """Games in a file."""
    games: tuple[int, ...] = (2500, 3000, 4000)
    deep: tuple[int, ...] = (120, 200, 240, 280, 320)
    shallow: tuple[int, ...] = (24, 32, 40)
    share: float = 0.3
    noise: float = 0.25
    sampled_decisions: int = 20
    random_rate: float = 0.05
    """See `selfplay.Schedule`."""
    window: int = 4
    """How many generations of games are learned from."""
    steps: tuple[int, ...] = (1000, 1200, 1500)
    rate: float = 1.5e-3
    match_games: int = 300
    match_simulations: int = 128

    @classmethod
    def read(cls, file: Path) -> Settings:
        try:
            stored = json.loads(file.read_text(encoding="utf-8"))
            values: dict[str, Any] = {
                name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()
            }
            return cls(**values)
        except (OSError, ValueError, TypeError) as error:
            raise TrainingError(f"{file}: is not what a run of this version stores: {error}") from error

    def changed(self, changes: Mapping[str, str]) -> Settings:
        """With other values, as a command line has them: `400`, `0.3`, or `2500,3000` for several generations."""
        values: dict[str, Any] = {}
        for name, text in changes.items():
            default = asdict(self).get(name)
            if default is None:
                raise TrainingError(f"{name!r} is none of the settings {', '.join(asdict(self))}")
            several, number = isinstance(default, tuple), float if isinstance(default, float) else int
            least = 0 if number is float or name in ("seed", "sampled_decisions") else 1
            try:
                numbers = tuple(number(part) for part in text.split(",")) if several else (number(text),)
            except ValueError:
                numbers = (-1,)
            if not all(least <= value < math.inf for value in numbers):
                kind = "a number" if number is float else "whole numbers with commas" if several else "a whole number"
                raise TrainingError(f"{name} must be {kind} from {least} on, not {text!r}")
            values[name] = numbers if several else numbers[0]
        return replace(self, **values)

    def schedule(self, generation: int) -> dict[str, float]:
        return {
            "deep": at(self.deep, generation),
            "shallow": at(self.shallow, generation),
            "share": self.share,
            "noise": self.noise,
            "sampled_decisions": self.sampled_decisions,
            "random_rate": self.random_rate,
        }


def settings_for(folder: Path, changes: Mapping[str, str]) -> Settings:
    """Those of the folder's run, or of a new one. Changes are for a new one: its games are not made twice."""
    agreed = folder / AGREED
    if not agreed.exists():
        return Settings().changed(changes)
    stored = Settings.read(agreed)
    asked = stored.changed(changes)
    other = [name for name in changes if getattr(stored, name) != getattr(asked, name)]
    if other:
        told = ", ".join(f"{name} {getattr(stored, name)}" for name in other)
        raise TrainingError(f"{folder}: this run began with {told}; leave that as it is, or begin another one")
    return stored


def at(numbers: Sequence[int], generation: int) -> int:
    return numbers[min(generation, len(numbers) - 1)]


class Run:
    """A folder with a run."""

    def __init__(
        self, folder: Path, settings: Settings, workers: Workers, report: Callable[[str], None], progress: Progress
    ) -> None:
        self.folder, self._workers, self._report, self._progress = folder, workers, report, progress
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise TrainingError(f"{folder}: the folder cannot be created: {error.strerror}") from error
        agreed = folder / AGREED
        if not agreed.exists():
            _write(agreed, json.dumps(asdict(settings), indent=1))
        self.settings = Settings.read(agreed)

    def begin_with(self, file: Path) -> None:
        """Takes the weights of a file for generation 0 of a new run, instead of learning them from rollouts."""
        from gauntlet.training.jax_network import from_network
        from gauntlet.training.learn import save_parameters

        if (self._at(0) / "match.json").exists():
            return
        net, about = read_weights(file)
        self._at(0).mkdir(exist_ok=True)
        save_parameters(self._parameters(0), from_network(net, self.settings.seed))
        _write(self._at(0) / "match.json", json.dumps({"replaces": True, "against": None, "about": about}))

    def go(self, generations: int) -> None:
        """Makes what is missing up to so many generations."""
        for generation in range(generations):
            if not (self._at(generation) / "match.json").exists():
                self.play(generation)
                self.learn(generation)
                self.evaluate(generation)

    def best(self, before: int) -> int | None:
        """The last generation before this one that has replaced its predecessor."""
        for generation in range(before - 1, -1, -1):
            match = self._at(generation) / "match.json"
            if match.exists() and json.loads(match.read_text())["replaces"]:
                return generation
        return None

    def network(self, generation: int) -> Networks:
        net = np.zeros(1, NETWORK)
        with np.load(self._parameters(generation)) as stored:
            for name in NETWORK.names or ():
                net[name][0] = stored[name]
        return net

    def play(self, generation: int) -> None:
        """Self-play by the best network so far; by rollouts as long as there is none."""
        games, settings = self._at(generation) / "games", self.settings
        games.mkdir(parents=True, exist_ok=True)
        whole = -(-at(settings.games, generation) // settings.chunk)
        missing = [chunk for chunk in range(whole) if not (games / f"{chunk:04}.npz").exists()]
        best = self.best(generation)
        net = None if best is None else self.network(best)
        tasks = [
            (
                settings.schedule(generation),
                net,
                [_seed(settings, "game", generation, chunk, game) for game in range(settings.chunk)],
            )
            for chunk in missing
        ]
        results: list[Result] = []
        begin = time.monotonic()
        for done, (index, (positions, ended)) in enumerate(self._workers(play_chunk, tasks), start=1):
            save_positions(games / f"{missing[index]:04}.npz", positions)
            results += ended
            self._progress(
                f"generation {generation}: games",
                (whole - len(missing) + done) * settings.chunk,
                whole * settings.chunk,
            )
        if results:
            rounds = float(np.mean([result.rounds for result in results]))
            undecided = sum(result.winners == 0 for result in results)
            seconds = round(time.monotonic() - begin)
            self._log(
                generation,
                "self-play",
                games=len(results),
                rounds=round(rounds, 2),
                undecided=undecided,
                seconds=seconds,
            )

    def learn(self, generation: int) -> None:
        """From the games of the last generations, going on from what the one before had learned."""
        if self._parameters(generation).exists():
            return
        try:
            from gauntlet.training.learn import Window, learn, load_parameters, save_parameters
        except ImportError as error:
            raise TrainingError(
                "training needs JAX and optax, which are an extra: pip install 'gauntlet-game[train]'"
            ) from error
        settings = self.settings
        first = max(0, generation - settings.window + 1)
        files = [file for g in range(first, generation + 1) for file in sorted((self._at(g) / "games").glob("*.npz"))]
        window = Window(files)
        start = load_parameters(self._parameters(generation - 1)) if generation else None
        begin = time.monotonic()

        def report(step: int, steps: int, figures: dict[str, float]) -> None:
            self._progress(f"generation {generation}: learning", step, steps)
            if step == steps:
                seconds = round(time.monotonic() - begin)
                self._log(generation, "learning", positions=len(window), seconds=seconds, **figures)

        rate = settings.rate if generation == 0 else settings.rate * 0.6
        seed = _seed(settings, "learn", generation) % 2**31
        learned = learn(window, start, at(settings.steps, generation), rate, seed, report)
        save_parameters(self._parameters(generation), learned)

    def evaluate(self, generation: int) -> None:
        """A match against the best so far: shared deals, seats exchanged, equal simulations for nets of equal size."""
        best = self.best(generation)
        outcome: dict[str, Any] = {"replaces": True, "against": None}
        if best is not None:
            deals, batch = self.settings.match_games // 2, 10
            nets = np.concatenate([self.network(best), self.network(generation)])
            seed = _seed(self.settings, "match", generation)
            tasks = [
                (self.settings.match_simulations, nets, seed, range(first, min(first + batch, deals)))
                for first in range(0, deals, batch)
            ]
            shares: list[tuple[int, float]] = []
            for _, played in self._workers(play_deals, tasks):
                shares += played
                self._progress(f"generation {generation}: match against {best}", len(shares), 2 * deals)
            rate = win_rate(shares)
            outcome = {"replaces": rate.low > 0.5, "against": best, "games": len(shares), **_shown(rate.as_json())}
        self._log(generation, "match", **outcome)
        if outcome["replaces"]:
            self._measure(generation)
        _write(self._at(generation) / "match.json", json.dumps(outcome))

    def _measure(self, generation: int) -> None:
        """Against an opponent that stays the same, and saves the weights for the bots."""
        net = self.network(generation)
        shares: list[tuple[int, float]] = []
        tasks = [(net, deal) for deal in range(BASELINE_DEALS)]
        for _, played in self._workers(baseline_match, tasks):
            shares += played
            self._progress(f"generation {generation}: against rollouts", len(shares), 2 * BASELINE_DEALS)
        self._log(generation, "rollouts", games=len(shares), **_shown(win_rate(shares).as_json()))
        about = {"generation": generation, "settings": asdict(self.settings)}
        save_weights(self.folder / "mind.weights", net, about)

    def _at(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:03}"

    def _parameters(self, generation: int) -> Path:
        return self._at(generation) / "parameters.npz"

    def _log(self, generation: int, what: str, **figures: Any) -> None:
        log = self.folder / "log.jsonl"
        with log.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps({"generation": generation, "what": what, **figures}) + "\n")
        report = ", ".join(f"{name} {value}" for name, value in figures.items())
        self._report(f"generation {generation}, {what}: {report}")
        _write(self.folder / "figures.svg", figures_svg([json.loads(line) for line in log.read_text().splitlines()]))


BASELINE_DEALS = 50


def _seed(settings: Settings, *path: object) -> int:
    """Depends on nothing but the run's seed and what it is for."""
    return random.Random("/".join(map(str, (settings.seed, *path)))).getrandbits(62)


def _write(file: Path, text: str) -> None:
    part = file.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def _shown(interval: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in interval.items()}


def play_chunk(
    schedule: dict[str, float], net: Networks | None, seeds: Sequence[int]
) -> tuple[Positions, list[Result]]:
    """Games of self-play, in a worker."""
    if net is None:
        return Table(schedule, ROLLOUTS, None).record(seeds)
    return Table(schedule, TUNED, np.concatenate([net, net])).record(seeds)


def play_deals(simulations: int, nets: Networks, seed: int, deals: range) -> list[tuple[int, float]]:
    """What the second network won: each deal is played twice, with all seats exchanged between the two."""
    table = Table({"deep": simulations, "shallow": simulations}, TUNED, nets)
    shares = []
    for deal in deals:
        chance = random.Random(f"{seed}/{deal}")
        (kind,) = chance.choices(KINDS, [kind.weight for kind in KINDS])
        everyone = (1 << kind.players) - 1
        ours = 0b0101 & everyone if kind.players != 3 else chance.choice([0b001, 0b010, 0b100])
        deal_seed = chance.getrandbits(62)
        for seats in (ours, everyone & ~ours):
            winners, _ = table.play(kind, deal_seed, chance.getrandbits(62), seats)
            shares.append((deal, (winners & seats).bit_count() / winners.bit_count() if winners else 0.5))
    return shares
