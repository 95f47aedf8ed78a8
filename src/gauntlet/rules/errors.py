"""Every mistake that a user of the rules can make, each with a sentence that says what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class GauntletError(ValueError):
    """The base of all our errors: its text is one clear sentence for a person."""


class DataError(GauntletError):
    """A file of `data/` is broken; the text names file, row and column."""


class OptionsError(GauntletError):
    """A table asks for something that the game does not have."""


class NotationError(GauntletError):
    """A line is no decision at all, whatever the position."""


class IllegalDecision(GauntletError):
    """A well-formed decision that is not legal where it stands."""


class RecordError(GauntletError):
    """A record is broken; the text names the field."""


class PositionError(GauntletError):
    """A position string or a view does not describe a position."""


class NothingToUndo(GauntletError):
    """`undo` at the start of a game, or of a position that came without its history."""


def suggestion(word: object, known: Iterable[str]) -> str:
    """A ' (did you mean …?)' for a misspelt word, or nothing."""
    near = get_close_matches(word, list(known), n=1) if isinstance(word, str) else []
    return f" (did you mean {near[0]!r}?)" if near else ""
