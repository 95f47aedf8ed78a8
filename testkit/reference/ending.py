"""How the game ends (W, T9, B14 to B16)."""

from .facts import STONES
from .position import Player, Position, bonuses, points, super_points


def has_gauntlet(player: Player) -> bool:
    """The Infinity Gauntlet (W1)."""
    have = bonuses(player)
    return points(player) >= 16 and all(have[stone] >= 1 for stone in STONES) and player.tokens["time"] >= 1


def gauntlet_winners(position: Position) -> list[int]:
    """Who wins among those who meet W1 (W3)."""
    players = position.players

    def rank(seat: int) -> tuple[int, bool, int]:
        player = players[seat]
        return points(player), player.avengers, -len(player.recruited)

    able = [seat for seat, player in enumerate(players) if has_gauntlet(player)]
    best = max((rank(seat) for seat in able), default=None)
    return [seat for seat in able if rank(seat) == best]


def sixteen_winners(position: Position) -> list[int]:
    """Who wins among all players (B14)."""
    players = position.players

    def rank(seat: int) -> tuple[int, int]:
        return points(players[seat]), -len(players[seat].recruited)

    seats = range(len(players))
    best = max(rank(seat) for seat in seats)
    return [seat for seat in seats if rank(seat) == best]


def _finish(position: Position, end: str, winners: list[int]) -> None:
    """The game is over (RECORD, result)."""
    position.phase = "over"
    position.end = end
    position.winners = winners


def _immediate(position: Position) -> bool:
    """The exception to B14 (B15)."""
    if position.ending != "sixteen":
        return False
    now = points(position.player)
    gained = super_points(position.player) - position.super_before
    return now >= 16 and now - gained < 16


def _end_of_round(position: Position) -> None:
    """First W2 or B14, then the stalemate (T9), then the round limit (W5)."""
    if position.ending == "gauntlet":
        if any(has_gauntlet(player) for player in position.players):
            _finish(position, "gauntlet", gauntlet_winners(position))
            return
    elif any(points(player) >= 16 for player in position.players):
        _finish(position, "sixteen", sixteen_winners(position))
        return
    if position.passes == len(position.players) and not position.eventful:
        _finish(position, "stalemate", [])
        return
    if position.max_rounds is not None and position.round >= position.max_rounds:
        _finish(position, "limit", [])
        return
    position.round += 1
    position.passes = 0
    position.eventful = False


def pass_on(position: Position) -> None:
    """The turn passes on; after the last seat the round ends (E4)."""
    if _immediate(position):
        _finish(position, "sixteen", sixteen_winners(position))
        return
    if position.seat == len(position.players) - 1:
        _end_of_round(position)
        if position.phase == "over":
            return
    position.seat = (position.seat + 1) % len(position.players)
    position.phase = "turn"
    position.super_before = super_points(position.player)
