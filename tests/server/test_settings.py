"""One table of settings: flags, environment, file, and the guide all have the same."""

from __future__ import annotations

import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gauntlet.cli.common import app
from gauntlet.cli.compiling import BotCompiler
from gauntlet.cli.serve import HANDED_ON, run, serve, worker
from gauntlet.server.ops.settings import DESCRIBED, Settings, SettingsError, data_folder

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_setting_is_a_flag() -> None:
    assert set(inspect.signature(serve).parameters) - {"config"} == {field.name for field in fields(Settings)}
    shown = CliRunner().invoke(app, ["serve", "--help"]).output
    for name, setting in DESCRIBED.items():
        assert f"--{name.replace('_', '-')}" in shown
        assert setting.text in " ".join(shown.split())


def test_a_flag_reaches_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[Settings] = []
    monkeypatch.setattr("gauntlet.cli.serve.load_match", lambda: None)
    monkeypatch.setattr("gauntlet.cli.serve.run", lambda settings, _: found.append(settings))
    flags = ["--port", "0", "--origins", "https://a.test,https://b.test", "--secure-cookies", "--data", str(tmp_path)]
    assert CliRunner().invoke(app, ["serve", *flags]).exit_code == 0
    (settings,) = found
    assert (settings.port, settings.secure_cookies, settings.data) == (0, True, tmp_path)
    assert settings.origins == ("https://a.test", "https://b.test")


def test_workers_get_the_same_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings.load(workers=2, database="postgresql://h/d", origins="https://a.test", web=Path("/web"))
    found: list[Settings] = []
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: worker())
    monkeypatch.setattr("gauntlet.cli.serve.run_on_database", lambda work: work.close())  # there is no such database
    monkeypatch.setattr("gauntlet.cli.serve._application", lambda settings, *_, **__: found.append(settings))
    monkeypatch.setattr("gauntlet.server.ops.logging_setup.set_up_logging", lambda _: None)
    for name in (HANDED_ON, "PROMETHEUS_MULTIPROC_DIR"):
        monkeypatch.setenv(name, "")  # so that it is restored
    run(settings, BotCompiler())
    assert found == [settings]


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
    assert Settings.load().origins == ("https://a.test/", "https://b.test")
    assert Settings.load().allowed_origins == {"https://a.test", "https://b.test"}
    assert Settings.load(metrics_from="10.0.0.1").metrics_from == ("10.0.0.1",)


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ({"port": 70000}, "setting port"),
        ({"log_level": "loud"}, "setting log_level"),
        ({"database": "mysql://x"}, "setting database.*sqlite:///"),
        ({"redis": "localhost"}, "setting redis.*redis://"),
        ({"redis": "http://localhost"}, "setting redis"),
        ({"public_url": "play.example.org"}, "setting public_url"),
        ({"public_url": "http://["}, "setting public_url"),
        ({"public_url": "https://play.example.org:port"}, "setting public_url"),
        ({"origins": "https://a.test, a.test"}, "setting origins"),
        ({"trusted_proxies": "127.0.0.1, proxy"}, "setting trusted_proxies: proxy"),
        ({"workers": 2}, "several workers need PostgreSQL"),
        ({"colour": "red"}, "setting colour"),
    ],
)
def test_a_mistake_is_one_sentence(flags: dict[str, object], message: str) -> None:
    with pytest.raises(SettingsError, match=message) as raised:
        Settings.load(**flags)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("text", ["port = ", "colour = 'red'", "port = 'many'"])
def test_a_broken_file_is_reported(tmp_path: Path, text: str) -> None:
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
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local" / "share" / "gauntlet"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "kept"))
    assert data_folder() == tmp_path / "kept" / "gauntlet"


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
