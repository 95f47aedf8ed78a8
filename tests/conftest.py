"""Before any test: what the first use would compile is compiled, once, and not in the middle of a test."""

from __future__ import annotations

import os

import pytest

from gauntlet.cli.compiling import load_review
from gauntlet.match.warm import warm_up
from gauntlet.rules.warm import is_compiled

pytest.register_assert_rewrite("testkit")
pytest_plugins = ("testkit.server.fixtures",)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests with a browser or a database often wait."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # the workers of pytest-xdist come after
        load_review()
        if not is_compiled("match"):
            warm_up()
