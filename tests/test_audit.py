"""The audit of packages says what it has not looked at, and fails for nothing but a weakness."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools.audit import verdict

FINE = {"name": "rich", "version": "15.0.0", "vulns": []}
WEAK = {"name": "h11", "version": "0.1.0", "vulns": [{"id": "PYSEC-2025-1", "fix_versions": ["0.2.0"]}]}
UNKNOWN = {"name": "numba", "skip_reason": "Dependency not found on PyPI and could not be audited: numba (0.68.1)"}


@pytest.mark.parametrize(
    ("packages", "output", "well"),
    [
        ([FINE], "", True),
        ([FINE, WEAK], "h11 0.1.0: PYSEC-2025-1", False),
        ([UNKNOWN, WEAK], "h11 0.1.0: PYSEC-2025-1", False),
        ([UNKNOWN, FINE], "NOT audited: numba", True),
        ([UNKNOWN], "packages are NOT audited", True),
    ],
)
def test_what_is_said(packages: list[dict[str, Any]], output: str, well: bool) -> None:
    said, fine = verdict(json.dumps({"dependencies": packages, "fixes": []}))
    assert output in said
    assert (bool(said), fine) == (bool(output), well)


@pytest.mark.parametrize("output", ["", "Traceback (most recent call last):"])
def test_without_an_answer_nothing_is_audited(output: str) -> None:
    assert verdict(output) == ("The advisories cannot be reached from here: packages are NOT audited.", True)
