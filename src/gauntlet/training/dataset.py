"""Games and searched positions as Parquet files with a data card: what others train and measure on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from gauntlet import __version__
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search, SearchResult
from gauntlet.rules.errors import GauntletError
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from gauntlet.rules.view import View

FORMAT: Final = "gauntlet-dataset/1"
GAMES_A_GROUP: Final = 50
"""So many games are written at once."""


class DatasetError(GauntletError):
    """A data set that cannot be written."""


@dataclass(frozen=True)
class Plan:
    """What a data set holds; the same plan gives the same data."""

    searcher: str
    """What searches: `search` or `mind`."""
    simulations: int
    options: Options
    games: int
    seed: int
    sampled_decisions: int = 8
    """So many decisions of each game are drawn by their visits, so that games differ in more than their cards."""


def schemas() -> tuple[Any, Any]:
    import pyarrow as pa

    games = pa.schema(
        [
            ("game", pa.int32()),
            ("players", pa.int8()),
            ("epic_battles", pa.bool_()),
            ("ending", pa.string()),
            ("winners", pa.list_(pa.int8())),
            ("points", pa.list_(pa.int16())),
            ("rounds", pa.int16()),
            ("record", pa.string()),
        ]
    )
    positions = pa.schema(
        [
            ("game", pa.int32()),
            ("ply", pa.int16()),
            ("seat", pa.int8()),
            ("phase", pa.string()),
            ("round", pa.int16()),
            ("position", pa.string()),
            ("legal", pa.list_(pa.string())),
            ("visits", pa.list_(pa.int32())),
            ("wins", pa.list_(pa.float32())),
            ("decision", pa.string()),
            ("won", pa.float32()),
        ]
    )
    return games, positions


def write_dataset(folder: Path, plan: Plan, make: Callable[[int], Search], done: Callable[[int], None]) -> None:
    """Fills a folder that is not there yet; `done` is called after each game."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise DatasetError("a data set needs pyarrow: pip install 'gauntlet-game[data]'") from error
    if folder.exists() and any(folder.iterdir()):
        raise DatasetError(f"{folder}: the folder is not empty; choose another one or move it away")
    folder.mkdir(parents=True, exist_ok=True)
    games_schema, positions_schema = schemas()
    count = 0
    with (
        pq.ParquetWriter(folder / "games.parquet", games_schema, compression="zstd") as games_file,
        pq.ParquetWriter(folder / "positions.parquet", positions_schema, compression="zstd") as positions_file,
    ):
        games: list[dict[str, Any]] = []
        positions: list[dict[str, Any]] = []
        for game, rows in play(plan, make):
            games.append(game)
            positions += rows
            count += len(rows)
            if len(games) == GAMES_A_GROUP or game["game"] + 1 == plan.games:
                games_file.write_table(pa.Table.from_pylist(games, games_schema))
                positions_file.write_table(pa.Table.from_pylist(positions, positions_schema))
                games, positions = [], []
            done(game["game"] + 1)
    (folder / "README.md").write_text(card(plan, count), encoding="utf-8")


def play(plan: Plan, make: Callable[[int], Search]) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Each game as its row, with the rows of its positions."""
    for number in range(plan.games):
        chance = random.Random(f"{plan.seed}/{number}")
        game = Game.new(**plan.options.as_json(), seed=chance.getrandbits(53))
        search = make(chance.getrandbits(53))
        rows: list[dict[str, Any]] = []
        while (seat := game.seat) is not None:
            view = game.view(seat)
            if len(view.legal) == 1:
                game.play(view.legal[0])
                continue
            found = search.run(view, Budget.parse(str(plan.simulations)))
            sampled = len(rows) < plan.sampled_decisions
            weights = [candidate.visits if sampled else index == 0 for index, candidate in enumerate(found.candidates)]
            (chosen,) = chance.choices([candidate.decision for candidate in found.candidates], weights)
            rows.append(_row(number, len(rows), view, found, chosen))
            game.play(chosen)
        result = game.result
        winners = result.winners if result else ()
        for row in rows:
            row["won"] = 1 / len(winners) if row["seat"] in winners else 0.0
        yield (
            {
                "game": number,
                "players": plan.options.players,
                "epic_battles": plan.options.epic_battles,
                "ending": plan.options.ending,
                "winners": list(winners),
                "points": [player.points for player in game.players],
                "rounds": game.round,
                "record": str(game.record()),
            },
            rows,
        )


def _row(number: int, ply: int, view: View, found: SearchResult, chosen: str) -> dict[str, Any]:
    visits = {candidate.decision: candidate.visits for candidate in found.candidates}
    return {
        "game": number,
        "ply": ply,
        "seat": view.seat,
        "phase": view.phase,
        "round": view.state.round,
        "position": view.position,
        "legal": list(view.legal),
        "visits": [visits.get(decision, 0) for decision in view.legal],
        "wins": list(found.wins),
        "decision": str(chosen),
    }


def card(plan: Plan, positions: int) -> str:
    """The data card."""
    options = plan.options
    table = f"{options.players} players" + (f", Epic Battles, ending {options.ending}" if options.epic_battles else "")
    plan_text = json.dumps(asdict(plan))
    return f"""# Games and searched positions of Splendor: Marvel

Format `{FORMAT}`, written by `gauntlet dataset`, version {__version__}.

| | |
|---|---|
| table | {table} |
| games | {plan.games:,} |
| positions | {positions:,} |
| player | `{plan.searcher}:{plan.simulations}` at every seat |
| variety | the first {plan.sampled_decisions} decisions of a game are drawn by their visits |
| plan | `{plan_text}` |

## Files

`games.parquet`: a row for each game.

| column | what it is |
|---|---|
| `game` | its number, from 0 |
| `players`, `epic_battles`, `ending` | the table |
| `winners`, `points`, `rounds` | the seats that won (none if nobody did), the points of every seat, the rounds played |
| `record` | the whole game as JSON (docs/record.md), the deck order included: `gauntlet replay` reads it |

`positions.parquet`: a row for each decision that had more than one answer.

| column | what it is |
|---|---|
| `game`, `ply` | of which game, and the how manieth row of it |
| `seat`, `phase`, `round` | who is asked, and what |
| `position` | the position **as this seat sees it**, as one line of text: hidden cards are written by their level |
| `legal`, `visits` | the legal decisions in notation, and how often the search tried each |
| `wins` | the win probability of every seat after the search |
| `decision` | what was played |
| `won` | what this seat won in the end: 1, a share of a shared win, or 0 |

## Use

Policies learn from `visits`, values from `won` and `wins`. `position` holds no hidden information; `games.record` does,
so keep it from anything that plays. Games of one plan share their player's habits: hold out whole games, not positions.
The data comes from bots, and describes nobody. Names of characters belong to their owners; this is an unofficial fan
project.
"""
