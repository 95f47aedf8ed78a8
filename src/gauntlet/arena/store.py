"""The folder of a run: every game is on disk before it counts, so an interrupted run can be resumed.

- `arena.json`: the plan
- `games/001.json` …: the record of each game
- `results.jsonl`: one line for each game, in the order in which they ended
- `summary.json`, `matrix.svg`, `ratings.svg`: the report, rewritten at the end
"""

from __future__ import annotations

import fcntl
import json
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from gauntlet.arena.bot_game import Outcome, Played
from gauntlet.arena.plan import FORMAT, ArenaError, Plan


class Store:
    """A run on disk, locked by one process."""

    def __init__(self, folder: Path, plan: Plan, any_seed: bool = False) -> None:
        """Opens the run of a folder, or starts one; `any_seed` adopts the seed of an existing run."""
        self.folder = folder
        self.outcomes: dict[int, Outcome] = {}
        """The games that are done, by number."""
        try:
            (folder / "games").mkdir(parents=True, exist_ok=True)
            self._results: IO[bytes] = (folder / "results.jsonl").open("ab+")
        except OSError as error:
            raise ArenaError(f"{folder}: cannot be used as the folder of a run: {error.strerror}") from error
        try:
            self._lock()
            self.plan = self._agree(plan, any_seed)
            self._read()
        except BaseException:
            self._results.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self._results.close()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._results, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise ArenaError(f"{self.folder}: another process is playing this run") from error

    def _agree(self, plan: Plan, any_seed: bool) -> Plan:
        """The plan of this folder, which must be the requested one."""
        file = self.folder / "arena.json"
        if not file.exists():
            _replace(file, json.dumps(plan.as_json(), indent=1))
            return plan
        there = _read_object(file)
        if there.get("format") != FORMAT:
            raise ArenaError(f"{file}: format: {there.get('format')!r} is not {FORMAT!r}")
        if any_seed and isinstance(there.get("seed"), int):
            plan = plan.with_seed(there["seed"])
        if change := _change(there, plan.as_json()):
            raise ArenaError(f"{self.folder} holds another run: {change}; take another --out, or the same settings")
        return plan

    def _read(self) -> None:
        """Reads the games that are done. A last line without an end was cut off by a kill: its game is played again."""
        self._results.seek(0)
        good = 0
        for number, line in enumerate(iter(self._results.readline, b""), start=1):
            if not line.endswith(b"\n"):
                self._results.truncate(good)
                break
            try:
                outcome = Outcome.from_json(json.loads(line))
            except (ValueError, TypeError, AttributeError) as error:
                raise ArenaError(f"{self.folder / 'results.jsonl'}: line {number} is not a game's result") from error
            self.outcomes[outcome.number] = outcome
            good += len(line)

    def record_file(self, number: int) -> Path:
        width = len(str(len(self.plan.pairings)))
        return self.folder / "games" / f"{number:0{width}}.json"

    def keep(self, played: Played) -> None:
        """The record first: a line in the results says that the record is there."""
        try:
            _replace(self.record_file(played.outcome.number), played.record)
            self._results.write(json.dumps(played.outcome.as_json()).encode() + b"\n")
            self._results.flush()
        except OSError as error:
            raise ArenaError(f"{self.folder}: a game cannot be saved: {error.strerror}") from error
        self.outcomes[played.outcome.number] = played.outcome

    def write(self, files: Mapping[str, str]) -> None:
        for name, text in files.items():
            _replace(self.folder / name, text)


def _replace(file: Path, text: str) -> None:
    """Writes a file atomically."""
    part = file.with_name(f".{file.name}.part")
    part.write_text(text + "\n", encoding="utf-8")
    part.replace(file)


def _read_object(file: Path) -> dict[str, Any]:
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ArenaError(f"{file}: is not the plan of a run") from error
    if not isinstance(value, dict):
        raise ArenaError(f"{file}: is not the plan of a run")
    return value


def _change(there: dict[str, Any], asked: dict[str, Any]) -> str:
    """The first setting that differs."""
    old, new = ({**value, **value.get("table", {})} for value in (there, asked))
    for key in new:
        if key != "table" and old.get(key) != new[key]:
            return f"{key} is {_value(old.get(key))} there, not {_value(new[key])}"
    return ""


def _value(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else json.dumps(value)
