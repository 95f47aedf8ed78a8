"""Names and lines of chat as they are shown."""

from __future__ import annotations

import re
from typing import Final

from gauntlet.match.refused import LONGEST_NAME, Refused

_PICTURE: Final = "\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff"
JOINER: Final = re.compile(f"(?<=[{_PICTURE}])\u200d(?=[{_PICTURE}])")
"""Between two emoji it makes one of them; elsewhere it is invisible."""
BLANKS: Final = frozenset(" \u115f\u1160\u2800\u3164\uffa0")
"""Printable characters that show nothing."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line, trimmed, at least one visible character."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not is_printable(name) or not set(name) - BLANKS:
        raise Refused("bad-name")
    return name


def is_printable(text: str) -> bool:
    return JOINER.sub("", text).isprintable()
