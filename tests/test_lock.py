"""The locks pin what pyproject.toml asks for, on every Python and platform that the package is for."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest
from packaging.markers import Environment, default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from testkit.documents import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PYTHONS = [
    line.rpartition(" ")[2]
    for line in PROJECT["classifiers"]
    if line.startswith("Programming Language :: Python :: 3.")
]
MACHINES = [("linux", "x86_64"), ("linux", "aarch64"), ("darwin", "arm64")]


def asked(extra: str) -> Iterator[Requirement]:
    """What the package needs with an extra, those that the extra refers to included."""
    wanted = [extra]
    lines = [*PROJECT["dependencies"]]
    while wanted:
        for line in PROJECT["optional-dependencies"][wanted.pop()]:
            requirement = Requirement(line)
            if requirement.name == PROJECT["name"]:
                wanted += requirement.extras
            else:
                lines.append(line)
    return map(Requirement, lines)


def pinned(lock: str, where: Environment) -> dict[str, Version]:
    found: dict[str, Version] = {}
    for line in (ROOT / lock).read_text().splitlines():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate(where):  # type: ignore[arg-type]
            name = canonicalize_name(requirement.name)
            assert name not in found, f"{name} is pinned twice"
            found[name] = Version(str(requirement.specifier).removeprefix("=="))
    return found


@pytest.mark.parametrize("python", [*PYTHONS, "3.11.2"])  # the last one is Debian's
@pytest.mark.parametrize("machine", MACHINES, ids=" ".join)
@pytest.mark.parametrize(("lock", "extra"), [("requirements.lock", "server"), ("requirements-dev.lock", "dev")])
def test_everything_is_pinned_once_everywhere(python: str, machine: tuple[str, str], lock: str, extra: str) -> None:
    where = default_environment()
    where["python_version"] = ".".join(python.split(".")[:2])
    where["python_full_version"] = python if python.count(".") == 2 else f"{python}.9"
    where["sys_platform"], where["platform_machine"] = machine
    pins = pinned(lock, where)
    for requirement in asked(extra):
        if requirement.marker is None or requirement.marker.evaluate(where):  # type: ignore[arg-type]
            assert pins[canonicalize_name(requirement.name)] in requirement.specifier


def test_who_works_on_it_has_what_players_have() -> None:
    where = default_environment()
    assert pinned("requirements.lock", where).items() <= pinned("requirements-dev.lock", where).items()
