"""What a name looks like: two accounts must not look the same, nor a guest like an account."""

from __future__ import annotations

import unicodedata
from typing import Final

_LATIN: Final = "abcehkmoptxylsjdqw" + "aenikvoptuxyb" + "olls"
_ALIKE: Final = "авсенкмортхуіѕјԁԛԝ" + "αεηικνορτυχγβ" + "01|5"
_SAME: Final = str.maketrans(_ALIKE, _LATIN) | str.maketrans("i", "l") | {ord(sign): None for sign in " .,_-'`´’·"}
"""Cyrillic and Greek letters, digits and signs, by the Latin letter that they look like; I and l are one, and what
parts words is nothing."""


def lookalike(name: str) -> str:
    """The same for names that a reader would not tell apart."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return plain.translate(_SAME).translate(_SAME)[:24]  # twice: a Cyrillic i becomes a Latin one, and then an l
