"""Numbers in text, as all our formats write them."""

from __future__ import annotations


def whole_number(text: str, low: int, high: int) -> int | None:
    """The number from low to high that a text of plain digits says; None for anything else."""
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 12:
        return None
    return int(text) if low <= int(text) <= high else None
