"""One table of settings: flags, environment, file, and the guide all have the same."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from gauntlet.cli.app import app
from gauntlet.cli.serve import serve
from gauntlet.server.settings import Settings, SettingsError, data_folder, markdown

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_guide_has_the_table() -> None:
    assert markdown() in GUIDE.read_text(), "docs/hosting.md: paste what `python -m gauntlet.server.settings` prints"


def test_every_setting_is_a_flag() -> None:
    assert set(inspect.signature(serve).parameters) - {"config"} == set(Settings.model_fields)


def test_flags_before_environment_before_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "gauntlet.toml"
    file.write_text('port = 1\nhost = "file"\nlog_level = "error"\norigins = ["https://a.test"]\n')
    monkeypatch.setenv("GAUNTLET_PORT", "2")
    monkeypatch.setenv("GAUNTLET_HOST", "environment")
    found = Settings.load(file, port=3, host=None)
    assert (found.port, found.host, found.log_level) == (3, "environment", "error")
    assert found.origins == ("https://a.test",)
    assert Settings.load().log_level == "info"  # the file is not remembered


def test_lists_are_written_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAUNTLET_ORIGINS", "https://a.test/, https://b.test")
    assert Settings.load().origins == ("https://a.test", "https://b.test")
    assert Settings.load(metrics_from="10.0.0.1").metrics_from == ("10.0.0.1",)


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        ({"port": 70000}, "setting port"),
        ({"log_level": "loud"}, "setting log_level"),
        ({"database": "mysql://x"}, "setting database.*sqlite:///"),
        ({"workers": 2}, "several workers need PostgreSQL"),
        ({"colour": "red"}, "setting colour"),
    ],
)
def test_a_mistake_is_one_sentence(flags: dict[str, object], told: str) -> None:
    with pytest.raises(SettingsError, match=told) as raised:
        Settings.load(**flags)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("text", ["port = ", "colour = 'red'", "port = 'many'"])
def test_a_broken_file_is_told(tmp_path: Path, text: str) -> None:
    file = tmp_path / "gauntlet.toml"
    file.write_text(text)
    with pytest.raises(SettingsError):
        Settings.load(file)
    with pytest.raises(SettingsError, match="no such file"):
        Settings.load(tmp_path / "nowhere.toml")


def test_the_database_is_in_the_data_folder(tmp_path: Path) -> None:
    assert Settings.load(data=tmp_path).database_url == f"sqlite:///{tmp_path}/gauntlet.db"
    assert Settings.load(database="postgres://h/d").database_url == "postgresql://h/d"


def test_the_data_folder_is_where_the_system_has_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for platform in ("linux", "darwin", "win32"):
        monkeypatch.setattr("sys.platform", platform)
        assert data_folder().name == "gauntlet"


def test_the_file_of_the_guide_can_be_read(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(), flags=re.DOTALL)
    file = tmp_path / "gauntlet.toml"
    file.write_text(example)
    assert Settings.load(file).allowed_origins == {"https://play.example.org"}


def test_every_command_of_the_guide_is_one() -> None:
    """Its name and its flags, in every block and in the unit of systemd."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", GUIDE.read_text(), flags=re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in re.findall(r"(?:^|/|&& )gauntlet ([a-z]+.*)", block, re.MULTILINE)]
    known = {command.callback.__name__: command.callback for command in app.registered_commands if command.callback}
    assert {line.split()[0] for line in lines} == {"serve", "backup", "restore", "export", "verify"}
    for line in lines:
        name, *words = line.split("#")[0].split()
        flags = {word[2:].replace("-", "_") for word in words if word.startswith("--")}
        assert flags <= set(inspect.signature(known[name]).parameters), line
