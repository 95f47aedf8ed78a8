"""All settings, once: each with its default and a sentence. docs/hosting.md has the same table; a test compares them.

A flag of `gauntlet serve` goes before the environment (GAUNTLET_PORT=…), that before the file that `--config` names.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from gauntlet.rules.errors import GauntletError

PREFIX: Final = "GAUNTLET_"


class SettingsError(GauntletError):
    """A setting that cannot be; the text names it."""


def data_folder() -> Path:
    """Where programs of this system keep what their user would miss."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "gauntlet"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "gauntlet"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "gauntlet"


def _words(value: object) -> object:
    """A list may be written as one text with commas."""
    return tuple(word.strip() for word in value.split(",") if word.strip()) if isinstance(value, str) else value


Words = Annotated[tuple[str, ...], NoDecode]


class Settings(BaseSettings):
    """How a server runs."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True)
    file: ClassVar[Path | None] = None
    """The TOML file; `load` sets it for the moment of reading."""

    host: str = Field(default="127.0.0.1", description="The address to listen on; 0.0.0.0 for all of this machine.")
    port: int = Field(default=8000, ge=0, le=65535, description="The port to listen on.")
    data: Path = Field(default_factory=data_folder, description="The folder for all that is kept.")
    database: str = Field(
        default="", description="sqlite:///FILE or postgresql://…; empty: gauntlet.db in the data folder."
    )
    redis: str = Field(
        default="", description="redis://…: carries news between processes, and they share the limits a minute."
    )
    workers: int = Field(default=1, ge=1, le=64, description="How many processes; more than one needs PostgreSQL.")
    public_url: str = Field(default="", description="The address that players open, such as https://play.example.org.")
    origins: Words = Field(default=(), description="Pages of other addresses that may use this server, with commas.")
    secure_cookies: bool = Field(default=False, description="Cookies only by https, even if a proxy does not say so.")
    trusted_proxies: str = Field(
        default="127.0.0.1", description="Addresses of proxies whose X-Forwarded-… are believed."
    )
    web: Path | None = Field(
        default=None, description="The folder of the browser client; empty: the one that came along."
    )
    bot_pause: float = Field(
        default=0.8, ge=0, le=10, description="The least seconds that a bot takes while people watch."
    )
    connections_per_address: int = Field(default=200, ge=1, description="How many sockets one address may have open.")
    messages_per_second: int = Field(default=20, ge=1, description="How many messages a socket may send, on average.")
    requests_per_minute: int = Field(
        default=600, ge=1, description="How many requests an address, or a session, may make."
    )
    logins_per_minute: int = Field(default=10, ge=1, description="How many passwords an address may try.")
    guests_per_minute: int = Field(default=30, ge=1, description="How many new guests may come from an address.")
    tables_per_player: int = Field(default=50, ge=1, description="How many unfinished tables a player may have made.")
    metrics_from: Words = Field(
        default=("127.0.0.1", "::1"), description="Addresses that may read /metrics, with commas."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="What is worth a line of log."
    )

    _split = field_validator("origins", "metrics_from", mode="before")(_words)

    @field_validator("origins", "public_url", mode="after")
    @classmethod
    def _no_slash(cls, value: str | tuple[str, ...]) -> str | tuple[str, ...]:
        """An origin has no path: a slash at the end would never match what browsers send."""
        return value.rstrip("/") if isinstance(value, str) else tuple(origin.rstrip("/") for origin in value)

    @field_validator("database")
    @classmethod
    def _known_database(cls, value: str) -> str:
        if value and not value.startswith(("sqlite:", "postgresql:", "postgres:", "sqlite+", "postgresql+")):
            raise ValueError("must begin with sqlite:/// or postgresql://")
        return value.replace("postgres://", "postgresql://", 1) if value.startswith("postgres://") else value

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'gauntlet.db'}"

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Those that were named; empty: a page may come from wherever this server is reached."""
        return frozenset({*self.origins, self.public_url} - {""})

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        _ = dotenv_settings, file_secret_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, cls.file)

    @classmethod
    def load(cls, config: Path | None = None, /, **flags: Any) -> Settings:
        """The settings of flags (None: not given), environment and file; a mistake is told in one sentence."""
        if config and not config.is_file():
            raise SettingsError(f"{config}: there is no such file")
        cls.file = config
        try:
            settings = cls(**{name: value for name, value in flags.items() if value is not None})
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            name = ".".join(str(part) for part in first["loc"]) or "settings"
            raise SettingsError(f"setting {name}: {first['msg']}") from None
        except ValueError as error:  # the file is not TOML
            raise SettingsError(f"{config}: {error}") from error
        finally:
            cls.file = None
        if settings.workers > 1 and settings.is_sqlite:
            raise SettingsError(
                "several workers need PostgreSQL (--database postgresql://…): SQLite lets one process write"
            )
        return settings


def rows() -> list[tuple[str, str, str, str]]:
    """Of each setting: its flag, its variable, its default, its sentence."""
    found = []
    for name, field in Settings.model_fields.items():
        default = "" if field.default_factory else field.default
        if isinstance(default, tuple):
            default = ",".join(default)
        text = "" if default in ("", None) else str(default).lower() if isinstance(default, bool) else str(default)
        found.append((f"--{name.replace('_', '-')}", PREFIX + name.upper(), text, field.description or ""))
    return found


def markdown() -> str:
    """The table of docs/hosting.md."""
    lines = ["| flag | environment | default | meaning |", "|---|---|---|---|"]
    for flag, variable, default, meaning in rows():
        lines.append(f"| `{flag}` | `{variable}` | {f'`{default}`' if default else ''} | {meaning} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(markdown() + "\n")
