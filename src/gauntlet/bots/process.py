"""The host's side of the line protocol: `cmd:./mybot` is a program that decides, in any language.

Whatever such a program does, it can only lose its game: every wait has an end, every line a greatest length, and
every process is ended and reaped.
"""

from __future__ import annotations

import shlex
import shutil
import time
from dataclasses import dataclass
from multiprocessing.util import Finalize
from threading import Lock
from typing import Any

from gauntlet.bots.base import BotError
from gauntlet.bots.pipe import Closed, Flood, Late, Pipe
from gauntlet.bots.protocol import PROTOCOL, Budget, ProtocolError, brief, line_of, message_of
from gauntlet.rules.errors import GauntletError
from gauntlet.rules.view import View

FORFEITS = {
    "start": "the program could not be started",
    "timeout": "it did not answer in time, nor soon after `stop`",
    "crash": "it ended, or raised an error, in the middle of a game",
    "garbage": "it wrote what is no message of the protocol, or wrote without being asked",
    "flood": "it wrote more than one line may hold",
    "illegal": "it answered with a decision that is not legal",
    "error": "it answered with an `error` message",
}
"""The ways to lose a game by not playing it."""


class ForfeitError(GauntletError):
    """A bot did not decide, and so has lost its game; `kind` is one of FORFEITS."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


@dataclass(frozen=True)
class Limits:
    """How many seconds a program has, besides its budget."""

    start: float = 60
    """To say hello. Long, because a first start may compile."""
    grace: float = 2
    """To answer after `stop`."""
    quit: float = 1
    """To end after `quit`."""


class Connection:
    """One running program that has said hello. Any mistake ends it, and raises a ForfeitError."""

    def __init__(self, command: tuple[str, ...], limits: Limits) -> None:
        self.command, self.limits = command, limits
        try:
            self._pipe = Pipe(command)
        except OSError as error:
            raise self._forfeit("start", f"cannot be started: {error.strerror}") from error
        with _lock:
            _alive.add(self)
        hello = {"verb": "hello", "protocol": PROTOCOL}
        answer = self.ask([hello], "hello", limits.start)
        if answer.get("protocol") != PROTOCOL:
            raise self._fail("garbage", f"speaks {answer.get('protocol')!r:.40}, not {PROTOCOL}")

    def ask(self, messages: list[dict[str, Any]], verb: str, seconds: float, stoppable: bool = False) -> dict[str, Any]:
        """Sends messages and waits for the answer with that verb; who may be stopped gets a last chance by `stop`."""
        end = time.monotonic() + seconds
        try:
            if early := self._pipe.unasked():
                raise self._fail("garbage", f"wrote without being asked: {brief(early)}")
            try:
                self._pipe.write(b"".join(map(line_of, messages)), end)
                line = self._pipe.read_line(end)
            except Late:
                if not stoppable:
                    raise
                end = time.monotonic() + self.limits.grace
                self._pipe.write(line_of({"verb": "stop"}), end)
                line = self._pipe.read_line(end)
            answer = message_of(line)
        except Late as error:
            also = f" and {self.limits.grace:g} s more after stop" if stoppable else ""
            raise self._fail("timeout", f"did not answer with {verb} within {seconds:g} s{also}") from error
        except Flood as error:
            raise self._fail("flood", f"wrote {error} bytes without an end") from error
        except Closed as error:
            raise self._fail("crash", f"ended {error}") from error
        except ProtocolError as error:
            raise self._fail("garbage", f"wrote what is no message: {error}") from error
        if answer["verb"] == "error":
            raise self._fail("error", f"complained: {answer.get('code')!s:.40}: {answer.get('text')!s:.200}")
        if answer["verb"] != verb:
            raise self._fail("garbage", f"answered with {answer['verb']!r:.40}, not with {verb!r}")
        return answer

    def is_fit(self) -> bool:
        """Whether it still runs and is silent; a program that is not is ended, and its next game gets a fresh one."""
        try:
            fit = not self._pipe.unasked()
        except (Closed, Flood):
            fit = False
        if not fit:
            self._end()
        return fit

    def illegal(self, decision: object) -> ForfeitError:
        return self._fail("illegal", f"answered with {decision!r:.60}, which is not legal")

    def close(self, quits: bool = True) -> bool:
        """Asks the program to quit (or only ends its input), ends it if it does not, and reaps it; whether it did."""
        obeyed = self._pipe.close(line_of({"verb": "quit"}) if quits else b"", self.limits.quit)
        with _lock:
            _alive.discard(self)
        return obeyed

    def _end(self) -> None:
        self._pipe.kill()
        with _lock:
            _alive.discard(self)

    def _fail(self, kind: str, text: str) -> ForfeitError:
        self._end()
        return self._forfeit(kind, text)

    def _forfeit(self, kind: str, text: str) -> ForfeitError:
        return ForfeitError(kind, f"{shlex.join(self.command)} {text}")


_lock = Lock()
_alive: set[Connection] = set()
_idle: dict[tuple[tuple[str, ...], Limits], list[Connection]] = {}
"""Programs between two games: starting one can take longer than a game."""


def close_all() -> None:
    """Ends all programs of this process."""
    with _lock:
        connections = list(_alive)
        _idle.clear()
    for connection in connections:
        connection.close()


Finalize(None, close_all, exitpriority=10)  # unlike atexit, this runs in the workers of a pool, too


class ProcessBot:
    """A bot that is a program of its own. It takes one at its first decision, and `close` gives it back."""

    def __init__(
        self, command: tuple[str, ...], budget: Budget, seed: int | None, limits: Limits | None = None
    ) -> None:
        self.command, self.budget, self._seed = command, budget, seed
        self._limits = limits or Limits()
        self._connection: Connection | None = None
        self._last: View | None = None

    def decide(self, view: View) -> str:
        """Asks the program; a ForfeitError says what it did instead of deciding."""
        connection, messages = self._connected(), []
        if self._is_new_game(view):
            messages.append(
                {
                    "verb": "table",
                    "table": view.options.as_json(),
                    "names": list(view.names),
                    "seat": view.seat,
                    "seed": self._seed,
                }
            )
        messages += [{"verb": "view", "view": view.as_json()}, {"verb": "go", "budget": self.budget.as_json()}]
        self._connection, self._last = None, None  # for the case that it fails: the next game gets a fresh one
        answer = connection.ask(messages, "decision", self.budget.ms / 1000, stoppable=True)
        decision = answer.get("decision")
        if not isinstance(decision, str) or decision not in view.legal:
            raise connection.illegal(decision)
        self._connection, self._last = connection, view
        return decision

    def close(self) -> None:
        """The game is over for this bot; its program may serve another one."""
        if self._connection:
            with _lock:
                _idle.setdefault((self.command, self._limits), []).append(self._connection)
            self._connection, self._last = None, None

    def _connected(self) -> Connection:
        if self._connection:
            return self._connection
        waiting = _idle.get((self.command, self._limits), [])
        while True:
            with _lock:
                connection = waiting.pop() if waiting else None
            if connection is None:
                return Connection(self.command, self._limits)
            if connection.is_fit():
                return connection

    def _is_new_game(self, view: View) -> bool:
        last = self._last
        return (
            last is None
            or (last.seat, last.names) != (view.seat, view.names)
            or len(view.decisions) <= len(last.decisions)
            or view.decisions[: len(last.decisions)] != last.decisions
        )


def make(parameter: str, seed: int | None) -> ProcessBot:
    """`cmd:./mybot --fast`, or with a budget `cmd:500ms:./mybot --fast`."""
    first, colon, rest = parameter.partition(":")
    budgeted = bool(colon) and first[:1].isdecimal()
    budget = Budget.parse(first) if budgeted else Budget()
    try:
        command = shlex.split(rest if budgeted else parameter)
    except ValueError as error:
        raise BotError(f"cmd: {parameter!r} is no command line: {error}") from error
    if not command:
        raise BotError("cmd needs a program: cmd:./mybot, or with a budget cmd:500ms:./mybot")
    if shutil.which(command[0]) is None:
        raise BotError(f"cmd: {command[0]!r} is no program that can be started: is it there, and executable?")
    return ProcessBot(tuple(command), budget, seed)
