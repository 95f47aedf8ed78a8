"""What `make test` may install, and that it says so first."""

from __future__ import annotations

import pytest

from tools import machine


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Debian that has sudo, and none of the parts."""
    monkeypatch.setattr(machine, "is_here", lambda _: False)
    monkeypatch.setattr("shutil.which", lambda program: f"/usr/bin/{program}")
    for name in ("CI", "INSTALL"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("user", "environment", "may"),
    [
        (0, {}, True),
        (0, {"INSTALL": "0"}, False),
        (1000, {}, False),
        (1000, {"INSTALL": "1"}, True),
        (1000, {"CI": "true"}, True),
        (1000, {"CI": "true", "INSTALL": "0"}, False),
    ],
)
def test_it_installs_only_where_it_may_and_says_so_first(
    user: int,
    environment: dict[str, str],
    may: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    said: list[str] = []
    monkeypatch.setattr(machine, "install", lambda _: said.append(capsys.readouterr().out))
    machine.main()
    packages = [package for _, package, _ in machine.PARTS.values()]
    if may:
        assert said == [f"Installing for the tests, with apt-get (INSTALL=0 forbids it): {', '.join(packages)}\n"]
    else:
        assert said == []
        assert f"sudo apt-get install {' '.join(packages)}" in capsys.readouterr().out


def test_nothing_is_installed_without_apt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert not machine.may_install()
