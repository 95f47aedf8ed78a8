"""Passwords: argon2, in a thread, a few at a time."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gauntlet.server.refusals import refusal

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
"""Each takes 19 MB and a core for a while: a crowd that logs in must not stop the games."""


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)


@cache
def _nobody() -> str:
    """The hash of a password that nobody has, so that an unknown name costs as much as a wrong password."""
    import secrets

    return _hasher().hash(secrets.token_urlsafe(32))


COMMON: Final = frozenset(Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8").split())
"""Those that are tried first: of the lists of passwords that were stolen most often, and what this game suggests."""


def check_password(password: str, name: str = "") -> None:
    """Raises a refusal for one that is too short, too long, no text at all, or easily guessed."""
    if not SHORTEST <= len(password) <= LONGEST or not _is_text(password):
        raise refusal("bad-password")
    if password.casefold() in COMMON or password.casefold() == name.casefold() or len(set(password)) < 3:
        raise refusal("common-password")


class Passwords:
    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(_hasher().hash, password)

    async def verified(self, stored: str | None, password: str) -> bool:
        """Takes as long whether there is a stored hash or not."""
        async with self._slots:
            return await asyncio.to_thread(_verified, stored, password)


def _verified(stored: str | None, password: str) -> bool:
    try:
        _hasher().verify(stored or _nobody(), password if _is_text(password) else "")
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


def _is_text(password: str) -> bool:
    """JSON can contain lone surrogates, which cannot be encoded."""
    try:
        password.encode()
    except UnicodeEncodeError:
        return False
    return True
