"""One server at a time for a folder with a database of SQLite: its tables in memory are the only ones that change."""

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
    """Holds the lock while it is entered; it ends with the process, however that ends.

    The folder itself is locked, by whichever path or link it was reached: a file for the lock could be deleted and
    made anew while it is held.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database or sys.platform == "win32":
        yield
        return
    import fcntl

    file = Path(address.database)
    try:
        folder = os.open(file.resolve().parent, os.O_RDONLY | os.O_DIRECTORY)
    except OSError as error:
        raise InUse(f"{file}: cannot be used: {error.strerror}") from error
    try:
        _check_only_name(file)
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(
                f"{file.parent}: another server is using it; stop it first, or choose another --data folder"
            ) from None
        yield
    finally:
        os.close(folder)


def _check_only_name(file: Path) -> None:
    """A hard link in another folder would be used under another lock, and with a write-ahead log of its own."""
    if file.is_file() and file.stat().st_nlink > 1:
        raise InUse(f"{file}: it has a second name (a hard link), by which another server could use it; remove one")
