"""What tests of accounts share."""

from __future__ import annotations

import httpx

PASSWORD = "correct horse battery"  # noqa: S105


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["code"]
    return found
