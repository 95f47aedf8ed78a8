"""Before any test: what the first use would compile is compiled, once, and not in the middle of a test."""

from __future__ import annotations

import os
import signal
from itertools import groupby

import pytest

from gauntlet.cli.compiling import load_review
from gauntlet.match.warm import warm_up
from gauntlet.rules.warm import is_compiled

pytest.register_assert_rewrite("testkit")
pytest_plugins = ("testkit.server.fixtures",)
SLOW = (
    *("test_package.py", "test_four.py", "test_plain.py", "test_first_start.py", "test_run.py"),
    *("browser", "training", "server", "engine", "arena"),
)


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: tests with a browser, a database or a server of their own often wait."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first for each worker, file by file: none is left with a long test at the end.

    pytest-xdist cuts the list into parts of equally many tests, so each worker's share has as many. Where there are
    few in a file each may take long, so these come before files with many.
    """
    shares: list[list[list[pytest.Item]]] = [[] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))]
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    for tests in sorted(files, key=lambda tests: (_slowness(tests), -len(tests))):
        min(shares, key=lambda share: sum(map(len, share))).append(tests)
    for share in shares:
        share.sort(key=lambda tests: (_slowness(tests), len(tests)))
    items[:] = [item for share in shares for tests in share for item in tests]


def _slowness(tests: list[pytest.Item]) -> int:
    return next((number for number, name in enumerate(SLOW) if name in tests[0].path.parts), len(SLOW))


def pytest_configure(config: pytest.Config) -> None:
    # In the background of a shell Ctrl-C is ignored, and all that tests start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput"):  # the workers of pytest-xdist come after
        load_review()
        if not is_compiled("match"):
            warm_up()
