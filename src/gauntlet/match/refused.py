"""Why a command is refused."""

from __future__ import annotations

from typing import Final

from gauntlet.rules.errors import GauntletError

LONGEST_NAME: Final = 24

REFUSALS: Final = {
    "not-allowed": "Not allowed",
    "not-your-turn": "Not your turn",
    "stale": "The question has been answered or has changed",
    "illegal": "Illegal decision",
    "table-full": "All seats are taken",
    "seat-taken": "The seat is taken",
    "not-started": "The game has not started",
    "already-started": "The game has already started",
    "over": "The game is over",
    "not-over": "The game is not over yet",
    "paused": "The game is paused",
    "cannot-undo": "The decision can no longer be undone",
    "bad-name": f"A name has 1 to {LONGEST_NAME} visible characters",
    "bad-message": "Validation failed",
}
"""Why a command was refused, by code."""


class Refused(GauntletError):
    """A command that was refused; nothing has changed."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(text or REFUSALS[code])
        self.code = code
