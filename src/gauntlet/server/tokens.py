"""Tokens: how they come with a request, and the digest by which the database knows them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

COOKIE: Final = "gauntlet"


def token_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """The token that came along: a bot's in its Authorization, a browser's in its cookie; never in an address."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()
    return cookies.get(COOKIE)


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
