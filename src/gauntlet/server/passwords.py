"""Passwords: argon2, in a thread, a few at a time."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gauntlet.server.errors import refusal

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


def check_password(password: str) -> None:
    """Raises a refusal for one that is too short, too long, or no text at all."""
    if not SHORTEST <= len(password) <= LONGEST or not _is_text(password):
        raise refusal("bad-password")


class Passwords:
    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(_hasher().hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """The same work, and the same answer, whether there is a stored one or not."""
        async with self._turns:
            return await asyncio.to_thread(_fits, stored, password)


def _fits(stored: str | None, password: str) -> bool:
    try:
        _hasher().verify(stored or _nobody(), password if _is_text(password) else "")
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


def _is_text(password: str) -> bool:
    """JSON can hold halves of letters, which no encoding has."""
    try:
        password.encode()
    except UnicodeEncodeError:
        return False
    return True
