"""The replay of a finished game: each decision with its effects, and the board after it with all hands open."""

from __future__ import annotations

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.match.screen import Board, board_of
from gauntlet.rules.game import Game
from gauntlet.rules.record import Record


class Frame(TypedDict):
    seat: int | None
    """Who decided; null in the first frame, which is the set-up."""
    decision: str | None
    effects: list[str]
    board: Board


class Replay(TypedDict):
    names: list[str]
    frames: list[Frame]


def replay(record: Record) -> Replay:
    game = Game.of(record.options, record.setup, record.names)
    frames: list[Frame] = [{"seat": None, "decision": None, "effects": [], "board": _open_board(game)}]
    for decision in record.decisions:
        seat = game.seat
        effects = [str(effect) for effect in game.play(decision)]
        frames.append({"seat": seat, "decision": decision, "effects": effects, "board": _open_board(game)})
    return {"names": list(record.names), "frames": frames}


def _open_board(game: Game) -> Board:
    """Nothing is masked: the game is over."""
    return board_of(game.states, None)
