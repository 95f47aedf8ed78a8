"""What is fuzzed: every parser, each with examples to start from and what must hold whatever it is given.

A target raises an error of ours that says what is wrong, or gives a value that prints and parses back to itself. Any
other exception is a finding.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pydantic import ValidationError
from sqlalchemy import Table

from gauntlet.match.proof import Proof
from gauntlet.rules.decision import Decision
from gauntlet.rules.errors import GauntletError
from gauntlet.rules.game import Game
from gauntlet.rules.position import position_text
from gauntlet.rules.position_parser import parse_position
from gauntlet.rules.record import Record
from gauntlet.server.ops.settings import Settings
from gauntlet.server.realtime.messages import CLIENT_MESSAGE
from gauntlet.server.realtime.socket import _sentence
from gauntlet.server.storage.backup import _batches, _fill, _tables, _version
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.migrate import up_to_date
from testkit.server.frames import MESSAGES

VECTORS: Final = Path(__file__).parents[2] / "tests" / "vectors"


@dataclass(frozen=True)
class Target:
    check: Callable[[bytes], None]
    examples: Callable[[], list[bytes]]
    share: float
    """Of all inputs: quick parsers get more of them."""


def _text(data: bytes) -> str:
    """What is no UTF-8 becomes lone surrogates, which JSON can bring, too."""
    return data.decode(errors="surrogateescape")


def _said(error: GauntletError) -> None:
    """An error is a sentence that can be printed."""
    assert str(error), "an error without a text"
    str(error).encode(errors="backslashreplace")


def record(data: bytes) -> None:
    try:
        found = Record.read(_text(data))
    except GauntletError as error:
        return _said(error)
    assert Record.read(str(found)) == found
    return None


def proof(data: bytes) -> None:
    try:
        found = Proof.read(_text(data))
    except GauntletError as error:
        return _said(error)
    assert found.verdict in ("fair", "changed", "nonce", "share", "chosen")
    assert Proof.read(json.dumps(found.as_json())) == found
    return None


def decision(data: bytes) -> None:
    try:
        found = Decision.parse(_text(data))
    except GauntletError as error:
        return _said(error)
    assert (str(found), Decision.parse(str(found))) == (_text(data), found)
    return None


def position(data: bytes) -> None:
    try:
        found = parse_position(_text(data))
    except GauntletError as error:
        return _said(error)
    text = position_text(found)
    assert parse_position(text).tobytes() == found.tobytes()
    try:
        game = Game.from_position(text)
    except GauntletError as error:  # what a viewer knows is no game yet
        return _said(error)
    assert game.position == text
    return None


def message(data: bytes) -> None:
    text = _text(data)
    if any("\ud800" <= char <= "\udfff" for char in text):
        return None  # a frame of text is UTF-8, or the socket is closed
    try:
        found = CLIENT_MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        return _said(GauntletError(_sentence(error)))
    assert CLIENT_MESSAGE.validate_json(found.model_dump_json(), strict=True) == found
    return None


def settings(data: bytes) -> None:
    """As a file; and its first line as a setting of the environment."""
    file = _folder() / "settings.toml"
    file.write_bytes(data)
    line = _text(data).partition("\n")[0].replace("\0", "")
    name, _, value = line.partition("=")
    variable = f"GAUNTLET_{name.strip().upper()}"
    if "=" not in variable:
        os.environ[variable] = value
    try:
        found = Settings.load(file)
        assert found.database_url
    except GauntletError as error:
        _said(error)
    finally:
        os.environ.pop(variable, None)


def backup(data: bytes) -> None:
    """Its head and its rows are read; if that goes well, they are filled into an empty database: all or none."""
    file = _folder() / "backup"
    file.write_bytes(data)
    loop, database, tables = _empty()
    try:
        _version(file)
        for _ in _batches(file, tables):
            pass
        loop.run_until_complete(_fill(database, file, lambda _: None))
    except GauntletError as error:
        return _said(error)
    loop.run_until_complete(database.engine.dispose())
    _empty.cache_clear()
    return None


@cache
def _folder() -> Path:
    memory = Path("/dev/shm")  # noqa: S108  files of a moment need no disk
    return Path(tempfile.mkdtemp(prefix="gauntlet-fuzz-", dir=memory if memory.is_dir() else None))


@cache
def _loop() -> asyncio.AbstractEventLoop:
    return asyncio.new_event_loop()


@cache
def _template() -> Path:
    """An empty database of today's schema."""
    file = _folder() / "template.db"
    database = Database(f"sqlite:///{file}")
    _loop().run_until_complete(up_to_date(database))
    _loop().run_until_complete(database.engine.dispose())
    return file


@cache
def _empty() -> tuple[asyncio.AbstractEventLoop, Database, list[Table]]:
    """One for all inputs that are refused, since those leave nothing in it."""
    for leftover in _folder().glob("restored.db*"):
        leftover.unlink()
    file = _folder() / "restored.db"
    shutil.copyfile(_template(), file)
    database = Database(f"sqlite:///{file}")

    async def tables() -> list[Table]:
        async with database.engine.connect() as connection:
            return await connection.run_sync(_tables)

    return _loop(), database, _loop().run_until_complete(tables())


def _records() -> list[bytes]:
    return [file.read_bytes() for file in sorted(VECTORS.glob("?p-*.json"))[:6]]


def _decisions() -> list[bytes]:
    games = [json.loads(record) for record in _records()]
    return sorted({text.encode() for game in games for text in game["decisions"]})


def _positions() -> list[bytes]:
    found = []
    for text in _records():
        whole = Record.read(text.decode())
        game = Game.of(whole.options, whole.setup, whole.names)
        for number, one in enumerate(whole.decisions):
            game.play(one)
            if number % 20 == 0:
                found += [game.position.encode(), position_text(game.view(0).states).encode()]
    return found


def _settings() -> list[bytes]:
    return [
        b'host = "0.0.0.0"\nport = 8000\nworkers = 4\ndatabase = "postgresql://gauntlet@localhost/gauntlet"\n',
        b'origins = ["https://a.test"]\nsecure_cookies = true\nbot_pause = 0.5\nlog_level = "debug"\n',
        b'data = "/var/lib/gauntlet"\npublic_url = "https://play.example.org"\nmetrics_from = "127.0.0.1,::1"\n',
        b"port = 1",
    ]


def _backups() -> list[bytes]:
    whole = next(VECTORS.glob("server-*.backup")).read_bytes()
    lines = whole.splitlines(keepends=True)
    return [whole, b"".join(lines[:1]), b"".join(lines[:15]), b"".join(lines[:30]), _template().read_bytes()]


def _proofs() -> list[bytes]:
    whole = json.loads((VECTORS / "proof.json").read_bytes())
    older = {key: value for key, value in whole.items() if key != "draw"} | {"format": "gauntlet-proof/1"}
    return [json.dumps(whole).encode(), json.dumps(older).encode()]


TARGETS: Final[dict[str, Target]] = {
    "decision": Target(decision, _decisions, 0.3),
    "message": Target(message, lambda: [json.dumps(message).encode() for message in MESSAGES], 0.5),
    "position": Target(position, _positions, 0.1),
    "settings": Target(settings, _settings, 0.04),
    "record": Target(record, _records, 0.04),
    "proof": Target(proof, _proofs, 0.017),
    "backup": Target(backup, _backups, 0.003),
}
