"""Session tokens: read from a request, and their digests for the database."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

COOKIE: Final = "gauntlet"


def token_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """The token of a request: a bot's in the Authorization header, a browser's in its cookie; never in a URL."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()
    return cookies.get(COOKIE)


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
