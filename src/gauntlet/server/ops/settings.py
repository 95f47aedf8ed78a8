"""All settings: type, default and description, once. Flags, environment, file and docs/hosting.md take them from here.

A flag of `gauntlet serve` overrides the environment (GAUNTLET_PORT=…), which overrides the file of `--config`.
Every command imports this module for its flags, so it must load quickly: pydantic is imported only to check values.
"""

from __future__ import annotations

import os
import sys
import tomllib
from dataclasses import MISSING, dataclass, field, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, get_origin, get_type_hints
from urllib.parse import urlsplit

from annotated_types import Ge, Interval

from gauntlet.rules.errors import GauntletError

PREFIX: Final = "GAUNTLET_"


class SettingsError(GauntletError):
    """An invalid setting; the text names it."""


def data_folder() -> Path:
    """The user's data folder of this platform."""
    from platformdirs import user_data_path

    return user_data_path("gauntlet", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """The configuration of a server; `load` makes a checked one."""

    __pydantic_config__: ClassVar = {"extra": "forbid"}

    host: Annotated[str, "The address to listen on; 0.0.0.0 for all interfaces."] = "127.0.0.1"
    port: Annotated[int, Interval(ge=0, le=65535), "The port to listen on."] = 8000
    data: Annotated[Path, "The data folder."] = field(default_factory=data_folder)
    database: Annotated[str, "sqlite:///FILE or postgresql://…; default: gauntlet.db in the data folder."] = ""
    redis: Annotated[str, "redis://…: the bus between processes, and shared rate limits."] = ""
    workers: Annotated[int, Interval(ge=1, le=64), "The number of processes; more than one needs PostgreSQL."] = 1
    public_url: Annotated[
        str, "The URL that players open: https://play.example.org, or with a path; other Hosts are refused."
    ] = ""
    origins: Annotated[tuple[str, ...], "Other origins whose pages may use this server, separated by commas."] = ()
    secure_cookies: Annotated[bool, "Send cookies over https only, even if the proxy does not announce https."] = False
    trusted_proxies: Annotated[
        str, "Addresses or networks of proxies whose X-Forwarded-… headers are trusted; by default none."
    ] = ""
    web: Annotated[Path | None, "The folder of the browser client; default: the one that is installed."] = None
    bot_pause: Annotated[
        float, Interval(ge=0, le=10), "The minimum seconds between a bot's moves while people are connected."
    ] = 0.8
    connections_per_address: Annotated[
        int, Ge(1), "The maximum number of open sockets of one address (IPv6: one /64 network); 64 more for requests."
    ] = 200
    messages_per_second: Annotated[
        int, Ge(1), "The rate limit of messages of one socket, with a burst of 3 seconds; of an address ten times that."
    ] = 20
    chat_per_minute: Annotated[
        int, Ge(1), "The rate limit of one person's lines of chat at a table; onlookers together have twice as many."
    ] = 30
    requests_per_minute: Annotated[
        int, Ge(1), "The rate limit of requests of one address, and of one session; as many sockets may be opened."
    ] = 600
    logins_per_minute: Annotated[int, Ge(1), "The rate limit of password attempts of one address."] = 10
    guests_per_minute: Annotated[int, Ge(1), "The rate limit of new guests of one address."] = 30
    tables_per_player: Annotated[int, Ge(1), "The maximum number of unfinished tables that one player has made."] = 50
    exhibitions_per_address: Annotated[
        int, Ge(1), "The maximum number of games between bots alone that one address has under way."
    ] = 8
    metrics_from: Annotated[tuple[str, ...], "Addresses that may read /metrics, separated by commas."] = (
        "127.0.0.1",
        "::1",
    )
    log_level: Annotated[Literal["debug", "info", "warning", "error"], "debug, info, warning or error."] = "info"

    @property
    def database_url(self) -> str:
        return self.database.replace("postgres://", "postgresql://", 1) or f"sqlite:///{self.data / 'gauntlet.db'}"

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def base_path(self) -> str:
        """The path of the public URL, below which everything is served: "" or "/games"."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Those that were named, without a path or a slash at the end, as browsers send them; empty: a page may come
        from wherever this server is reached."""
        public = self.public_url.rstrip("/").removesuffix(self.base_path)
        return frozenset({origin.rstrip("/") for origin in (*self.origins, public)} - {""})

    @classmethod
    def load(cls, config: Path | None = None, /, **flags: Any) -> Settings:
        """The settings of flags (None: not given), environment and file; a mistake is an error of one sentence."""
        from pydantic import TypeAdapter, ValidationError

        given = _from_file(config) if config else {}
        given |= {name: os.environ[PREFIX + name.upper()] for name in DESCRIBED if PREFIX + name.upper() in os.environ}
        given |= {name: value for name, value in flags.items() if value is not None}
        for name, value in given.items():
            if isinstance(value, str) and name in DESCRIBED and DESCRIBED[name].is_list:
                given[name] = [part.strip() for part in value.split(",") if part.strip()]
        try:
            settings = TypeAdapter(cls).validate_python(given)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            raise SettingsError(f"setting {'.'.join(map(str, first['loc']))}: {first['msg']}") from None
        if not settings.database_url.startswith(("sqlite:", "sqlite+", "postgresql:", "postgresql+")):
            raise SettingsError("setting database: must begin with sqlite:/// or postgresql://")
        if settings.workers > 1 and settings.is_sqlite:
            raise SettingsError(
                "several workers need PostgreSQL (--database postgresql://…): SQLite lets one process write"
            )
        for name, urls in ("public_url", filter(None, [settings.public_url])), ("origins", settings.origins):
            if not all(_is_url(url, "http", "https") for url in urls):
                raise SettingsError(f"setting {name}: must begin with https:// or http://, and name a host")
        if settings.redis and not _is_url(settings.redis, "redis", "rediss", "unix"):
            raise SettingsError("setting redis: must begin with redis://, rediss:// or unix://")
        for proxy in filter(None, map(str.strip, settings.trusted_proxies.split(","))):
            if proxy != "*" and not is_network(proxy):
                raise SettingsError(f"setting trusted_proxies: {proxy} is neither an address nor a network")
        settings._need("asyncpg", "PostgreSQL", not settings.is_sqlite)
        settings._need("redis", "Redis", bool(settings.redis))
        return settings

    @staticmethod
    def _need(module: str, what: str, wanted: bool) -> None:
        """What only hosts of many need is an extra of the package."""
        if wanted and find_spec(module) is None:
            raise SettingsError(f"{what} needs an extra of the package: pip install 'gauntlet-game[server]'")


def _is_url(text: str, *schemes: str) -> bool:
    try:
        url = urlsplit(text)
        _ = url.port  # which may be no number
    except ValueError:
        return False
    return url.scheme in schemes and bool(url.hostname or url.scheme == "unix")


def is_network(text: str) -> bool:
    """Whether it is an address, or a network of addresses."""
    import ipaddress

    try:
        ipaddress.ip_network(text.strip())
    except ValueError:
        return False
    return True


def _from_file(config: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(config.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SettingsError(f"{config}: no such file") from None
    except (OSError, ValueError) as error:
        raise SettingsError(f"{config}: {error}") from error


class Described(NamedTuple):
    """A setting, as flags and the guide show it."""

    type: Any
    text: str
    default: str

    @property
    def is_list(self) -> bool:
        return get_origin(self.type) is tuple


def _described() -> dict[str, Described]:
    hints = get_type_hints(Settings, include_extras=True)
    found = {}
    for one in fields(Settings):
        default = "" if one.default in (MISSING, None) else one.default
        text = ",".join(default) if isinstance(default, tuple) else str(default)
        hint = hints[one.name]
        found[one.name] = Described(hint.__origin__, hint.__metadata__[-1], text.lower())
    return found


DESCRIBED: Final = _described()


def markdown() -> str:
    """The table of docs/hosting.md."""
    lines = ["| flag | environment | default | meaning |", "|---|---|---|---|"]
    for name, one in DESCRIBED.items():
        default = f"`{one.default}`" if one.default else ""
        lines.append(f"| `--{name.replace('_', '-')}` | `{PREFIX}{name.upper()}` | {default} | {one.text} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(markdown() + "\n")
