"""A finished game, frame by frame: what each decision did, and the board after it with every hand open."""

from __future__ import annotations

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.rules.deeds import Deed, deeds
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from gauntlet.tables.screen import Board, board


class Frame(TypedDict):
    seat: int | None
    """Who decided; None in the first frame, which is the set-up."""
    decision: str | None
    told: list[Deed]
    board: Board


class Replay(TypedDict):
    names: list[str]
    frames: list[Frame]


def replay(record: Record) -> Replay:
    game = Game.of(record.table, record.setup, record.names)
    before = _open_board(game)
    frames: list[Frame] = [{"seat": None, "decision": None, "told": [], "board": before}]
    for decision in record.decisions:
        seat = game.seat or 0
        game.play(decision)
        after = _open_board(game)
        told = deeds(dict(before), dict(after), seat, decision)
        frames.append({"seat": seat, "decision": decision, "told": told, "board": after})
        before = after
    return {"names": list(record.names), "frames": frames}


def _open_board(game: Game) -> Board:
    """The game is over, and its record tells all: so may the board."""
    seen = board(game, None)
    for area, player in zip(seen["players"], game.players, strict=True):
        area["reserved"] = list(player.reserved)
    return seen
