"""How a match ends: the result of the rules, with those who have forfeited taken out."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.match.events import End
from gauntlet.rules.game import Game
from gauntlet.rules.layout import DecidedBy


class Outcome(TypedDict):
    end: End
    winners: list[int]
    points: list[int]
    decided_by: DecidedBy | None


def outcome(game: Game, rivals: Sequence[int]) -> Outcome | None:
    """How the game ends between the seats that have not forfeited; None while it is played."""
    result = game.result
    forfeit = len(rivals) <= 1  # none: one player of several seats has left
    if result is None and not forfeit:
        return None
    points = [player.points for player in game.players]
    if result is None or forfeit:
        return {"end": "forfeit", "winners": list(rivals), "points": points, "decided_by": None}
    winners = _winners(rivals, result.winners, points)
    end: End = result.end  # type: ignore[assignment]
    return {"end": end, "winners": winners, "points": points, "decided_by": game.decided_by(winners, rivals)}


def _winners(rivals: Sequence[int], winners: Sequence[int], points: list[int]) -> list[int]:
    """The winners who have not forfeited; if all of them have, the rest win by points."""
    left = [seat for seat in winners if seat in rivals]
    most = max(points[seat] for seat in rivals)
    return left if left or not winners else [seat for seat in rivals if points[seat] == most]
