"""One game between bots, and its result."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from gauntlet.arena.plan import Pairing, Plan
from gauntlet.bots import Bot, make_bot
from gauntlet.bots.process import ForfeitError
from gauntlet.rules.game import Game
from gauntlet.rules.view import View

FORFEIT = "forfeit"
"""The end of a game that a bot forfeited; the other ends are those of the rules."""


class Stopped(Exception):
    """The run was stopped during a game, which does not count."""


@dataclass(frozen=True)
class Outcome:
    """The result of a game. All lists are by seat."""

    number: int
    deal: int
    seats: tuple[int, ...]
    """The entrants."""
    end: str
    winners: tuple[int, ...]
    """Their seats. After a forfeit these are all others."""
    points: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    """The longest decision of each."""
    forfeit: dict[str, Any] | None
    """`seat`, `kind` and `reason`, where a bot failed."""
    worker: str
    """The process, or the cluster node, that played it."""

    def shares(self) -> dict[int, float]:
        """The share of the win of each entrant; 0 for all without a winner."""
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
    """A game to store."""

    outcome: Outcome
    record: str


def play_pairing(plan: Plan, pairing: Pairing, stopped: Callable[[], bool] = lambda: False, worker: str = "") -> Played:
    """Plays one game of a plan. A bot that fails loses it; only a bot that does not exist raises."""
    options, names = plan.options, [plan.labels[entrant] for entrant in pairing.seats]
    game = Game.new(**options.as_json(), seed=plan.deal_seed(pairing.deal), names=names)
    bots = [make_bot(plan.bots[entrant], plan.bot_seed(pairing, seat)) for seat, entrant in enumerate(pairing.seats)]
    times: list[list[float]] = [[] for _ in bots]
    forfeit = None
    try:
        while (seat := game.seat) is not None:
            if stopped():
                raise Stopped
            view = game.view(seat)
            start = time.perf_counter()
            try:
                decision = _decide(bots[seat], view)
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
            number=pairing.number,
            deal=pairing.deal,
            seats=pairing.seats,
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


def _decide(bot: Bot, view: View) -> str:
    """A legal decision. A bot may come from another package, so none is trusted more than an external program."""
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
    """Closes the bots that hold resources."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close:
            close()
