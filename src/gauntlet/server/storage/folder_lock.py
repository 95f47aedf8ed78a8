"""One server at a time for a database file of SQLite: its tables in memory are the only ones that change."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from gauntlet.rules.errors import GauntletError


class InUse(GauntletError):
    """Another server uses the database."""


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Holds the lock beside the file while it is entered; it ends with the process, however that ends."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database or sys.platform == "win32":
        yield
        return
    import fcntl

    file = Path(address.database)
    try:
        lock = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise InUse(f"{file}: cannot be used: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise InUse(f"{file}: another server is using it; stop it first, or choose another --data folder") from None
    try:
        yield
    finally:
        os.close(lock)
