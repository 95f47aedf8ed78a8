"""Whether a program keeps to the line protocol, and what to mend if not: `gauntlet bot-check "cmd:./mybot"`."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from gauntlet.bots.base import BotError, make_bot
from gauntlet.bots.process import Connection, ForfeitError, Limits, ProcessBot, close_all
from gauntlet.bots.process import make as make_process
from gauntlet.bots.protocol import Budget
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options

ADVICE = {
    "start": "Make the file executable, with the right #! line, or name its interpreter: cmd:python3 bot.py",
    "timeout": "Flush standard output after every line, and answer `go` within budget.ms, or as soon as `stop` comes.",
    "crash": "Read its standard error. It must go on reading until `quit` or the end of the input, game after game.",
    "garbage": "Write only one JSON object with a verb per question; print anything else to standard error.",
    "flood": "End every message with a newline.",
    "illegal": "Answer with one of view.legal, exactly as it is written there, for the last view that came.",
    "error": "It answered with `error`: its text says what it could not read.",
}
"""What to do about each kind of forfeit."""

TABLES = (
    Options(2),
    Options(3),
    Options(4, epic_battles=True, ending="gauntlet"),
    Options(2, epic_battles=True),
    Options(2, max_rounds=3),
)
"""All phases come up at these; the last one ends without a winner."""
SHORT = Budget(50)
SEED = 20260101


@dataclass(frozen=True)
class Finding:
    """What a check found."""

    check: str
    passed: bool
    text: str


def check_program(name: str, limits: Limits | None = None) -> Iterator[Finding]:
    """All checks of a program, given as `cmd:…`, one after another; none after a hello that fails."""
    kind, _, parameter = name.partition(":")
    if kind != "cmd":
        raise BotError(f"bot-check tests programs: cmd:./mybot, not {name!r}")
    bot = make_process(parameter, SEED)
    checker = Checker(bot.command, bot.budget, limits or Limits())
    try:
        yield from checker.run()
    finally:
        close_all()


class Checker:
    """A program that is put to the test."""

    def __init__(self, command: tuple[str, ...], budget: Budget, limits: Limits) -> None:
        self._command, self._budget, self._limits = command, budget, limits

    def run(self) -> Iterator[Finding]:
        hello = self._checked("says hello", self._hello)
        yield hello
        if not hello.passed:
            return
        for options in TABLES:
            yield self._checked(f"plays a whole game: {_named(options)}", lambda options=options: self._game(options))  # type: ignore[misc]
        yield self._checked(f"answers in time with a budget of {SHORT.ms} ms", self._in_time)
        yield self._checked("plays the same with the same seed", self._repeats)
        yield self._checked("ends when it is told to quit", lambda: self._ends(quits=True))
        yield self._checked("ends with the end of its input", lambda: self._ends(quits=False))

    def _checked(self, check: str, tried: Callable[[], str]) -> Finding:
        try:
            return Finding(check, True, tried())
        except ForfeitError as error:
            return Finding(check, False, f"{error}. {ADVICE[error.kind]}")
        except _Failed as failed:
            return Finding(check, False, str(failed))

    def _hello(self) -> str:
        begin = time.monotonic()
        connection = Connection(self._command, self._limits)
        connection.close()
        return f"after {time.monotonic() - begin:.1f} s"

    def _game(self, options: Options, budget: Budget | None = None, seed: int = SEED) -> str:
        """The program at one seat, random bots at the others."""
        decisions, slowest = self._play(options, budget or self._budget, seed)
        return f"{len(decisions)} decisions, the slowest took {1000 * slowest:.0f} ms"

    def _play(self, options: Options, budget: Budget, seed: int) -> tuple[list[str], float]:
        game = Game.new(**options.as_json(), seed=seed)
        others = [make_bot("random", seed + seat) for seat in range(options.players)]
        bot = ProcessBot(self._command, budget, seed, self._limits)
        decisions: list[str] = []
        slowest = 0.0
        try:
            while game.seat is not None and game.round <= MOST_ROUNDS:
                view = game.view(game.seat)
                if game.seat:
                    game.play(others[game.seat].decide(view))
                    continue
                begin = time.monotonic()
                decisions.append(bot.decide(view))
                slowest = max(slowest, time.monotonic() - begin)
                game.play(decisions[-1])
        finally:
            bot.close()
        return decisions, slowest

    def _in_time(self) -> str:
        """Later than its budget is not lost as long as it answers soon after `stop`; but it should know."""
        _, slowest = self._play(TABLES[-1], SHORT, SEED)
        stopped = " and needed `stop`" if 1000 * slowest > SHORT.ms else ""
        return f"the slowest took {1000 * slowest:.0f} ms{stopped}"

    def _repeats(self) -> str:
        first, again = (self._play(TABLES[0], self._budget, SEED)[0] for _ in range(2))
        if first != again:
            at = next((i for i, pair in enumerate(zip(first, again, strict=False)) if pair[0] != pair[1]), 0)
            raise _Failed(
                f"with the same cards and the same seed it decided {first[at]!r} once and {again[at]!r} then, as its"
                f" decision {at + 1}. Draw random numbers from table.seed. (A bot that looks at the clock cannot.)"
            )
        return f"{len(first)} decisions"

    def _ends(self, quits: bool) -> str:
        connection = Connection(self._command, self._limits)
        begin = time.monotonic()
        if not connection.close(quits):
            what = "`quit`" if quits else "the end of its input"
            raise _Failed(
                f"it still ran {self._limits.quit:g} s after {what}, and was killed. End its loop of lines then."
            )
        return f"after {time.monotonic() - begin:.2f} s"


MOST_ROUNDS = 200
"""Random bots may go on for ever; by then everything has been seen."""


class _Failed(Exception):
    """A check that a program did not pass, though it would not forfeit a game by that."""


def _named(options: Options) -> str:
    parts: list[Any] = [f"{options.players} players"]
    if options.epic_battles:
        parts.append(f"Epic Battles, ending {options.ending}")
    if options.max_rounds:
        parts.append(f"{options.max_rounds} rounds at most")
    return ", ".join(parts)


def shown(name: str, findings: list[Finding]) -> str:
    failed = sum(not finding.passed for finding in findings)
    return f"{shlex.quote(name)}: {len(findings) - failed} passed, {failed} failed"
