"""One game between bots, and what is kept of it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from gauntlet.arena.plan import Match, Plan
from gauntlet.bots import Bot, make_bot
from gauntlet.bots.process import ForfeitError
from gauntlet.rules.game import Game
from gauntlet.rules.view import View

FORFEIT = "forfeit"
"""How a game ended in which a bot did not decide; the rules know the other ends."""


class Stopped(Exception):
    """The run was stopped in the middle of a game, which does not count."""


@dataclass(frozen=True)
class Outcome:
    """What counts of a game. All lists are by seat."""

    number: int
    deal: int
    seats: tuple[int, ...]
    """The entrants."""
    end: str
    winners: tuple[int, ...]
    """Their seats. After a forfeit all others have won."""
    points: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    """The longest thought of each."""
    forfeit: dict[str, Any] | None
    """`seat`, `kind` and `reason`, where a bot did not decide."""
    worker: str
    """Which process, or which node of a cluster, has played it."""

    def shares(self) -> dict[int, float]:
        """What each entrant has won: a shared win is a fraction, without a winner nobody has anything."""
        won = 1 / len(self.winners) if self.winners else 0.0
        return {entrant: won if seat in self.winners else 0.0 for seat, entrant in enumerate(self.seats)}

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Outcome:
        fields: dict[str, Any] = {key: tuple(item) if isinstance(item, list) else item for key, item in value.items()}
        return cls(**fields)


@dataclass(frozen=True)
class Played:
    """A game that is to be kept."""

    outcome: Outcome
    record: str


def play_match(plan: Plan, match: Match, stopped: Callable[[], bool] = lambda: False, worker: str = "") -> Played:
    """Plays one game of a plan. A bot that fails loses it; only a bot that does not exist raises."""
    table, names = plan.table, [plan.labels[entrant] for entrant in match.seats]
    game = Game.new(**table.as_json(), seed=plan.deal_seed(match.deal), names=names)
    bots = [make_bot(plan.bots[entrant], plan.bot_seed(match, seat)) for seat, entrant in enumerate(match.seats)]
    times: list[list[float]] = [[] for _ in bots]
    forfeit = None
    try:
        while (seat := game.seat) is not None:
            if stopped():
                raise Stopped
            view = game.view(seat)
            start = time.perf_counter()
            try:
                decision = _decided(bots[seat], view)
            except ForfeitError as error:
                forfeit = {"seat": seat, "kind": error.kind, "reason": str(error)}
                break
            finally:
                times[seat].append(time.perf_counter() - start)
            game.play(decision)
    finally:
        _close(bots)
    result = game.result
    return Played(
        Outcome(
            number=match.number,
            deal=match.deal,
            seats=match.seats,
            end=result.end if result else FORFEIT,
            winners=result.winners if result else tuple(s for s in range(len(bots)) if s != seat),
            points=tuple(player.points for player in game.players),
            rounds=game.round,
            decisions=tuple(map(len, times)),
            seconds=tuple(round(sum(each), 6) for each in times),
            slowest=tuple(round(max(each, default=0.0), 6) for each in times),
            forfeit=forfeit,
            worker=worker or str(os.getpid()),
        ),
        str(game.record()),
    )


def _decided(bot: Bot, view: View) -> str:
    """A decision that is legal. Any bot may come from another package, so none is trusted more than a program is."""
    try:
        decision = bot.decide(view)
    except ForfeitError:
        raise
    except Exception as error:
        raise ForfeitError("crash", f"raised {type(error).__name__}: {error}") from error
    if decision not in view.legal:
        raise ForfeitError("illegal", f"answered with {decision!r:.60}, which is not legal")
    return decision


def _close(bots: Sequence[Bot]) -> None:
    """Gives back what a bot holds, for those that hold something."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close:
            close()
