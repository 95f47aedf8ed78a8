"""A failing test draws the boards that it had."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from gauntlet.rules.game import Game


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    call: pytest.CallInfo[None],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and report.failed:
        for entry in call.excinfo.traceback:
            for name, value in entry.frame.f_locals.items():
                if isinstance(value, Game):
                    report.sections.append((f"{name} in {entry.name}", f"{value}\n\n{value.position}"))
    return report
